# The salt of the commitment to a seed: tables of before have none. And the progress of tables that
# were last played before 0005, which gave rows room for it: lists of tables show it.

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from gridwright.web.play import progress


def fill(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    progress.fill(apps.get_model("web", "Table").objects)


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0012_bot_queue"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="salt",
            field=models.CharField(blank=True, max_length=32),
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]
