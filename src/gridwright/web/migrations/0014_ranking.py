# The places of the seats of a finished game, so that lists of games need not play them again. Games
# that were over before have none.

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0013_salt_and_progress"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="ranking",
            field=models.JSONField(default=list),
        ),
    ]
