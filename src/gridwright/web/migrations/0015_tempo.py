# The tempo of the bots is a word that can be changed at the table, instead of milliseconds.

from typing import Any

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

_TEMPOS = (("step", "Step"), ("calm", "Calm"), ("quick", "Quick"), ("at_once", "At Once"))
_QUICK = 1000  # milliseconds, at most


def name_paces(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    tables: Any = apps.get_model("web", "Table").objects
    tables.filter(pace=0).update(tempo="at_once")
    tables.filter(pace__gt=_QUICK).update(tempo="calm")


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0014_ranking"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="tempo",
            field=models.CharField(choices=_TEMPOS, default="quick", max_length=10),
        ),
        migrations.AddField(
            model_name="table",
            name="is_paused",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="skips_to",
            field=models.SmallIntegerField(default=-1),
        ),
        migrations.RunPython(name_paces, migrations.RunPython.noop),
        migrations.RemoveField(model_name="table", name="pace"),
    ]
