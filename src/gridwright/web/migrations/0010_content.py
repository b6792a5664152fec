from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0009_names"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="content",
            field=models.CharField(blank=True, max_length=12),
        ),
    ]
