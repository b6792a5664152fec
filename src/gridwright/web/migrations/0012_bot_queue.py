# What a fair order of the bots' turns is made of: who looks at a table, who plays there, which bot is next.

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0011_drafts"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="watched",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="botturn",
            name="level",
            field=models.CharField(default="", max_length=40),
        ),
        migrations.AddField(
            model_name="botturn",
            name="has_people",
            field=models.BooleanField(default=True),
        ),
        migrations.AlterField(
            model_name="botturn",
            name="lease",
            field=models.DateTimeField(null=True),
        ),
    ]
