# The commitment to the seed: tables of before have none.

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0012_progress"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="salt",
            field=models.CharField(blank=True, max_length=32),
        ),
    ]
