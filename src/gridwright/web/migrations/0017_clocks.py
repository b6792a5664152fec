# Clocks: what was agreed at a table and the turn that is measured, the banks and flags of seats, the time
# that every action took; nights and absences of people, and when no server was there.

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0016_learning"),
    ]

    operations = [
        migrations.CreateModel(
            name="Outage",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("start", models.DateTimeField()),
                ("end", models.DateTimeField(db_index=True)),
            ],
        ),
        migrations.AddField(
            model_name="action",
            name="spent",
            field=models.PositiveBigIntegerField(null=True),
        ),
        migrations.AddField(
            model_name="seat",
            name="bank",
            field=models.PositiveBigIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="seat",
            name="bot_from",
            field=models.PositiveIntegerField(null=True),
        ),
        migrations.AddField(
            model_name="seat",
            name="flags",
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="seat",
            name="given_in",
            field=models.PositiveSmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="seat",
            name="has_left",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="seat",
            name="lent_for",
            field=models.CharField(blank=True, max_length=60),
        ),
        migrations.AddField(
            model_name="table",
            name="is_left_to_bots",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="lognote",
            name="created",
            field=models.DateTimeField(null=True),
        ),
        migrations.AlterField(
            model_name="lognote",
            name="kind",
            field=models.CharField(
                choices=[
                    ("asks", "Asks"),
                    ("stays", "Stays"),
                    ("back", "Back"),
                    ("hint", "Hint"),
                    ("flag", "Flag"),
                    ("returned", "Returned"),
                    ("left", "Left"),
                    ("break", "Break"),
                    ("resumed", "Resumed"),
                    ("time", "Time"),
                ],
                max_length=10,
            ),
        ),
        migrations.AlterField(
            model_name="proposal",
            name="kind",
            field=models.CharField(
                choices=[
                    ("stand_in", "Stand In"),
                    ("abandon", "Abandon"),
                    ("back", "Back"),
                    ("break", "Break"),
                    ("time", "Time"),
                ],
                max_length=10,
            ),
        ),
        migrations.CreateModel(
            name="Away",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("start", models.DateTimeField()),
                ("end", models.DateTimeField()),
                (
                    "guest",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="aways",
                        to="web.guest",
                    ),
                ),
            ],
            options={
                "ordering": ("start",),
            },
        ),
        migrations.CreateModel(
            name="Clock",
            fields=[
                (
                    "table",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="clock",
                        serialize=False,
                        to="web.table",
                    ),
                ),
                ("free", models.PositiveIntegerField()),
                ("bank", models.PositiveIntegerField()),
                ("refill", models.PositiveIntegerField()),
                (
                    "at_flag",
                    models.CharField(
                        choices=[("bot", "Bot"), ("turn", "Turn"), ("wait", "Wait")],
                        default="bot",
                        max_length=10,
                    ),
                ),
                ("level", models.CharField(max_length=40)),
                ("allows_nights", models.BooleanField(default=True)),
                ("allows_away", models.BooleanField(default=True)),
                ("seat", models.SmallIntegerField(default=-1)),
                ("turn", models.CharField(blank=True, max_length=60)),
                ("began", models.DateTimeField(null=True)),
                ("spent", models.PositiveBigIntegerField(default=0)),
                ("turn_free", models.PositiveBigIntegerField(default=0)),
                ("flag_at", models.DateTimeField(null=True)),
                ("is_overdue", models.BooleanField(default=False)),
                ("refilled", models.PositiveSmallIntegerField(default=0)),
                ("break_ends", models.DateTimeField(null=True)),
                ("returned", models.JSONField(default=list)),
                ("gathers_until", models.DateTimeField(null=True)),
                ("lease", models.DateTimeField(null=True)),
                ("worker", models.CharField(blank=True, max_length=80)),
                ("tries", models.PositiveSmallIntegerField(default=0)),
            ],
            options={
                "indexes": [models.Index(fields=["lease"], name="clocks_by_lease")],
            },
        ),
        migrations.CreateModel(
            name="Night",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("counts_from", models.DateTimeField()),
                ("zone", models.CharField(max_length=40)),
                ("start", models.PositiveSmallIntegerField()),
                ("end", models.PositiveSmallIntegerField()),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "guest",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="nights",
                        to="web.guest",
                    ),
                ),
            ],
            options={
                "ordering": ("counts_from", "pk"),
            },
        ),
    ]
