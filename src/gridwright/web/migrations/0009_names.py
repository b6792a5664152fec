# Names that say what a row is; `backup.py` maps the old ones.

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0008_mentions"),
    ]

    operations = [
        migrations.RenameModel(old_name="Kept", new_name="SavedRecord"),
        migrations.RenameModel(old_name="Plan", new_name="PlannedTurn"),
        migrations.RenameModel(old_name="Mention", new_name="LogNote"),
        migrations.RenameModel(old_name="Chore", new_name="Errand"),
        migrations.RenameField(model_name="lognote", old_name="said", new_name="kind"),
        migrations.RenameField(model_name="lognote", old_name="doer", new_name="actor"),
        migrations.AlterField(
            model_name="lognote",
            name="table",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="log_notes",
                to="web.table",
            ),
        ),
        migrations.AlterField(
            model_name="savedrecord",
            name="guest",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="saved_records",
                to="web.guest",
            ),
        ),
    ]
