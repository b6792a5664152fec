# Tables that were last played before 0005 have no phase, and lists of tables show one.

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from gridwright.web.play import progress


def fill(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    progress.fill(apps.get_model("web", "Table").objects)


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0011_drafts"),
    ]

    operations = [
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]
