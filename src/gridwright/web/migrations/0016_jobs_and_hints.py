# Jobs for the bot processes, of which hints are the first kind; who may ask for them at a table,
# and how often each seat has.

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0015_tempo"),
    ]

    operations = [
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
    ]
