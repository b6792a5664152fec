# A short code for each table that waits for people. Tables of before have none: their links still
# work. Notes about going back know what the action in question brought about, to say it in words.

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0018_covered_turns"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="code",
            field=models.CharField(blank=True, db_index=True, default="", max_length=4),
        ),
        migrations.AddField(
            model_name="lognote",
            name="event",
            field=models.JSONField(default=dict),
        ),
    ]
