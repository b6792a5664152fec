# A plan is a draft for a turn that is still to come: one model for both.

from typing import Any

from django.db import migrations, models
from django.db.migrations.state import StateApps


def place_drafts(apps: StateApps, _: object) -> None:
    """Let every draft be for the turn now, and forget those of seats that are not to act."""
    for draft in apps.get_model("web", "Draft").objects.select_related("table"):
        table = draft.table
        if draft.seat != table.to_act or not table.phase:
            draft.delete()
            continue
        draft.round, draft.phase = table.round, table.phase
        draft.prices = prices_of(draft.lines, draft.changed)
        draft.save()


def prices_of(stored: list[str], changed: list[list[Any]]) -> list[int | None]:
    """Return what the *stored* lines were planned at, as far as that is known."""
    then = {change[0]: change[1] for change in changed}
    return [then.get(action) for action in stored] if then else []


def move_plans(apps: StateApps, _: object) -> None:
    drafts = apps.get_model("web", "Draft").objects
    for plan in apps.get_model("web", "PlannedTurn").objects.order_by("pk"):
        values = {name: getattr(plan, name) for name in ("lines", "prices", "is_queued", "step")}
        key = {name: getattr(plan, name) for name in ("table_id", "seat", "round", "phase")}
        drafts.get_or_create(**key, defaults=values)


class Migration(migrations.Migration):
    dependencies = [
        ("web", "0010_content"),
    ]

    operations = [
        migrations.RemoveConstraint(model_name="draft", name="one_draft_for_a_seat"),
        migrations.AddField(
            model_name="draft",
            name="round",
            field=models.PositiveIntegerField(default=0),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="draft",
            name="phase",
            field=models.CharField(default="", max_length=30),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="draft", name="prices", field=models.JSONField(default=list)
        ),
        migrations.AddField(
            model_name="draft", name="is_queued", field=models.BooleanField(default=False)
        ),
        migrations.RunPython(place_drafts, migrations.RunPython.noop),
        migrations.RemoveField(model_name="draft", name="version"),
        migrations.RemoveField(model_name="draft", name="changed"),
        migrations.AddConstraint(
            model_name="draft",
            constraint=models.UniqueConstraint(
                fields=("table", "seat", "round", "phase"), name="one_draft_for_a_turn"
            ),
        ),
        migrations.RunPython(move_plans, migrations.RunPython.noop),
        migrations.DeleteModel(name="PlannedTurn"),
    ]
