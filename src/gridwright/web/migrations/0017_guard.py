# The turn in which a seat was last asked before wasting it, and how often it finished all the same.

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0016_jobs_and_hints"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="asked_in",
            field=models.CharField(blank=True, max_length=40, default=""),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="seat",
            name="overruled",
            field=models.PositiveSmallIntegerField(default=0),
        ),
    ]
