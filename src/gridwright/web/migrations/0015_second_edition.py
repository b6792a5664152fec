# The second edition of the table: the tempo of the bots is a word instead of milliseconds; jobs for
# the bot processes, of which hints are the first kind; the question before a wasted turn; covered
# turns at a shared screen; a short code for tables that wait, and what a note in the log is about.

from typing import Any

import django.db.models.deletion
import django.utils.timezone
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
        migrations.AddField(
            model_name="seat",
            name="hints",
            field=models.PositiveIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="seat",
            name="hinted",
            field=models.PositiveIntegerField(null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="hints",
            field=models.CharField(
                choices=[("alone", "Alone"), ("everyone", "Everyone"), ("nobody", "Nobody")],
                default="alone",
                max_length=10,
            ),
        ),
        migrations.AlterField(
            model_name="lognote",
            name="kind",
            field=models.CharField(
                choices=[("asks", "Asks"), ("stays", "Stays"), ("back", "Back"), ("hint", "Hint")],
                max_length=10,
            ),
        ),
        migrations.AlterField(
            model_name="lognote",
            name="line",
            field=models.CharField(blank=True, max_length=200),
        ),
        migrations.CreateModel(
            name="Job",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("seat", models.PositiveSmallIntegerField()),
                ("kind", models.CharField(max_length=20)),
                ("version", models.PositiveIntegerField()),
                ("parameters", models.JSONField(default=dict)),
                ("result", models.JSONField(default=dict)),
                ("lease", models.DateTimeField(null=True)),
                ("worker", models.CharField(blank=True, max_length=80)),
                ("tries", models.PositiveSmallIntegerField(default=0)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="jobs",
                        to="web.table",
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["lease"], name="jobs_by_lease")],
                "constraints": [
                    models.UniqueConstraint(
                        fields=("table", "seat", "kind"), name="one_job_of_a_kind_for_a_seat"
                    )
                ],
            },
        ),
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
        migrations.AddField(
            model_name="guest",
            name="covers_turns",
            field=models.BooleanField(default=False),
        ),
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
