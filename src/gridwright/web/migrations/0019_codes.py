# A short code for each table that waits for people. Tables of before have none: their links still
# work.

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
    ]
