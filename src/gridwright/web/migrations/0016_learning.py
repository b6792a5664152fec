# Lessons, analyses, puzzles, and sums over the finished games of the server.

import django.db.models.deletion
import django.utils.timezone
import gridwright.web.ids
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0015_second_edition"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="is_counted",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="kind",
            field=models.CharField(
                choices=[("game", "Game"), ("lesson", "Lesson"), ("puzzle", "Puzzle")],
                default="game",
                max_length=10,
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="subject",
            field=models.CharField(blank=True, default="", max_length=40),
        ),
        migrations.CreateModel(
            name="Analysis",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("key", models.CharField(max_length=64)),
                ("level", models.CharField(max_length=40)),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("waiting", "Waiting"),
                            ("running", "Running"),
                            ("done", "Done"),
                            ("failed", "Failed"),
                        ],
                        default="waiting",
                        max_length=10,
                    ),
                ),
                ("moments", models.PositiveIntegerField(default=0)),
                ("done", models.PositiveIntegerField(default=0)),
                ("lease", models.DateTimeField(null=True)),
                ("worker", models.CharField(blank=True, max_length=80)),
                ("tries", models.PositiveSmallIntegerField(default=0)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "guest",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="analyses",
                        to="web.guest",
                    ),
                ),
            ],
        ),
        migrations.AddField(
            model_name="savedrecord",
            name="analysis",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="saved_records",
                to="web.analysis",
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="analysis",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="tables",
                to="web.analysis",
            ),
        ),
        migrations.CreateModel(
            name="Attempt",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("puzzle", models.CharField(max_length=40)),
                ("title", models.CharField(max_length=20)),
                ("kind", models.CharField(max_length=10)),
                ("lines", models.JSONField(default=list)),
                ("choice", models.SmallIntegerField(default=-1)),
                ("chance", models.FloatField(null=True)),
                ("is_right", models.BooleanField(null=True)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "guest",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="attempts",
                        to="web.guest",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="ComparedMoves",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("at", models.PositiveIntegerField()),
                ("level", models.CharField(max_length=40)),
                ("result", models.JSONField(default=dict)),
                ("lease", models.DateTimeField(null=True)),
                ("worker", models.CharField(blank=True, max_length=80)),
                ("tries", models.PositiveSmallIntegerField(default=0)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "analysis",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="compared",
                        to="web.analysis",
                    ),
                ),
                (
                    "guest",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to="web.guest",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="GameSums",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("title", models.CharField(max_length=20)),
                ("board", models.CharField(blank=True, max_length=40)),
                ("seat_count", models.PositiveSmallIntegerField()),
                ("content", models.CharField(max_length=12)),
                ("sums", models.JSONField(default=dict)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("title", "board", "seat_count", "content"), name="one_row_of_sums"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="JudgedMoment",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("judgement", models.JSONField(default=dict)),
                (
                    "analysis",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="judged",
                        to="web.analysis",
                    ),
                ),
            ],
            options={
                "ordering": ("number",),
            },
        ),
        migrations.CreateModel(
            name="Progress",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("lesson", models.CharField(max_length=40)),
                ("talk", models.JSONField(default=dict)),
                ("is_done", models.BooleanField(default=False)),
                ("plays_on", models.BooleanField(default=False)),
                ("changed", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "guest",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="progress",
                        to="web.guest",
                    ),
                ),
                (
                    "table",
                    models.OneToOneField(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="progress",
                        to="web.table",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Puzzle",
            fields=[
                (
                    "id",
                    models.CharField(
                        default=gridwright.web.ids.new_id,
                        max_length=10,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("title", models.CharField(max_length=20)),
                ("position", models.TextField()),
                ("turn", models.CharField(max_length=10)),
                ("played", models.JSONField(default=list)),
                ("puzzle", models.JSONField(default=dict)),
                (
                    "state",
                    models.CharField(
                        choices=[("new", "New"), ("live", "Live"), ("out", "Out")],
                        default="new",
                        max_length=4,
                    ),
                ),
                ("lease", models.DateTimeField(null=True)),
                ("worker", models.CharField(blank=True, max_length=80)),
                ("tries", models.PositiveSmallIntegerField(default=0)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "guest",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="puzzles",
                        to="web.guest",
                    ),
                ),
            ],
            options={
                "ordering": ("-created", "pk"),
            },
        ),
        migrations.AddIndex(
            model_name="analysis",
            index=models.Index(fields=["lease"], name="analyses_by_lease"),
        ),
        migrations.AddConstraint(
            model_name="analysis",
            constraint=models.UniqueConstraint(
                fields=("key", "level"), name="one_analysis_of_a_game"
            ),
        ),
        migrations.AddConstraint(
            model_name="attempt",
            constraint=models.UniqueConstraint(
                fields=("guest", "puzzle"), name="one_answer_to_a_puzzle"
            ),
        ),
        migrations.AddIndex(
            model_name="comparedmoves",
            index=models.Index(fields=["lease"], name="moves_by_lease"),
        ),
        migrations.AddConstraint(
            model_name="comparedmoves",
            constraint=models.UniqueConstraint(
                fields=("analysis", "at"), name="moves_once_for_a_position"
            ),
        ),
        migrations.AddConstraint(
            model_name="judgedmoment",
            constraint=models.UniqueConstraint(
                fields=("analysis", "number"), name="one_judgement_of_a_moment"
            ),
        ),
        migrations.AddConstraint(
            model_name="progress",
            constraint=models.UniqueConstraint(
                fields=("guest", "lesson"), name="one_progress_for_a_lesson"
            ),
        ),
        migrations.AddIndex(
            model_name="puzzle",
            index=models.Index(fields=["lease"], name="puzzles_by_lease"),
        ),
        migrations.AddConstraint(
            model_name="puzzle",
            constraint=models.UniqueConstraint(
                fields=("guest", "turn"), name="one_puzzle_of_a_turn"
            ),
        ),
    ]
