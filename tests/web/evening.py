"""An evening of a club: a member at tables where it is their turn, and where others think.

`python -m tests.web.evening` lays it in the database of GRIDWRIGHT_HOME, and prints the cookie.
With `talk`, there is also a table in the middle of its game, with a chat, notifications, and a
report that waits for a moderator; it prints two cookies and two addresses as JSON.
"""

import json
import sys
from datetime import timedelta
from pathlib import Path

import django
from django.utils import timezone


def evening() -> str:
    """Lay the tables of Gregorio; return the value of the cookie of his device."""
    from gridwright.web import models
    from gridwright.web.clocks.terms import PRESETS, UNTIMED, Terms
    from gridwright.web.people import accounts
    from gridwright.web.play import lobby
    from tests.web.members import device_cookie
    from tests.web.tables import guest

    me = guest("Gregorio")
    account = accounts.create(me, "Gregorio")
    friends = {name: guest(name) for name in ("Angelica", "Ana", "Marek", "Ines", "Ola", "Petra")}

    def running(names: tuple[str, ...], terms: Terms, title: str, board: str, asked: int) -> None:
        wish = lobby.Wish(title, board, ("me", *["open"] * len(names)), terms=terms)
        row = lobby.lay(wish, me)
        models.Guest.objects.update(seen=timezone.now())
        for number, name in enumerate(names, 1):
            lobby.sit_down(row.places.get(number=number), friends[name])
        models.Table.objects.filter(pk=row.pk).update(to_act=asked)
        clocks = models.Clock.objects.filter(table=row)
        clocks.update(seat=asked, began=timezone.now(), gathers_until=None)

    running(("Angelica", "Ana"), PRESETS["evening"], "recharged", "germany", 0)
    running(("Marek", "Ines"), PRESETS["daily"], "classic", "usa", 0)
    running(("Marek",), PRESETS["daily"], "classic", "usa", 1)
    running(("Ola",), PRESETS["daily"], "card", "", 1)
    for _ in range(4):
        running(("Ines",), UNTIMED, "outpost", "", 1)
    now = timezone.now()
    end = now + timedelta(days=2, minutes=20)  # two days for whoever looks within that time
    models.Away.objects.create(guest=friends["Ola"], start=now - timedelta(hours=1), end=end)
    listed = lobby.Wish("recharged", "usa", ("me", "open", "open"), is_listed=True)
    lobby.lay(listed, friends["Petra"])
    return device_cookie(account)


RECORD = Path(__file__).parents[1] / "records" / "recharged" / "4-phase_5-germany.txt"
BUILDING = 136  # actions, after which somebody builds
SPOKEN = (  # by seat, minutes ago
    (3, "Hamburg was my plan. Well played.", 24),
    (2, "two rounds of garbage at 8, thank you all", 22),
    (0, "thanks", 21),
    (1, "back", 9),
    (3, "some people should stay with snakes and ladders", 8),
    (1, "That's not how we talk here.", 7),
    (1, "Step 2 is yours to start, @Gregorio", 6),
    (2, "no hints", 6),
)


def talk() -> dict[str, str]:
    """Lay the table at which Gregorio builds and the others talk; Zofia keeps order."""
    from gridwright.web import models
    from gridwright.web.chat import reporting
    from gridwright.web.clocks.terms import PRESETS
    from gridwright.web.notes import notices
    from gridwright.web.people import accounts
    from gridwright.web.people.club import club
    from gridwright.web.play import lobby, records, replays
    from gridwright.web.play.seating import Seating
    from gridwright.web.play.tempo import USUAL
    from tests.web.members import device_cookie
    from tests.web.tables import guest

    own = evening()
    models.Notice.objects.update(seen=timezone.now())
    me, angelica, ana = [
        models.Guest.objects.get(name=name) for name in ("Gregorio", "Angelica", "Ana")
    ]
    keeper, bruno = guest("Zofia"), guest("Bruno")
    for person in (keeper, angelica, bruno):
        accounts.create(person, person.name)
    models.Account.objects.filter(guest=keeper).update(role=models.Role.ADMIN)
    club()
    models.Club.objects.update(name="Rook House", notice="Zofia Nowak\nMill Lane 1, Kraków")
    recording = replays.read(RECORD.read_text(encoding="utf-8"))
    state = replays.position(recording, BUILDING)
    table, seed = records.dealt(recording.spec, recording.game, state)
    row = records.row_of(table, seed, me, USUAL)
    turns = (me, angelica, ana, bruno)  # from the one who builds
    people = [turns[(seat - recording.game.to_act(state)) % 4] for seat in range(4)]
    fields = [{"guest": person, "name": person.name} for person in people]
    row = lobby.write(row, fields, PRESETS["evening"])
    now = timezone.now()
    for turn, words, minutes in SPOKEN:
        is_phrase = words == "thanks"
        models.ChatLine.objects.create(
            table=row,
            room=models.Room.TABLE,
            by=turns[turn],
            seat=people.index(turns[turn]),
            created=now - timedelta(minutes=minutes),
            **({"phrase": words} if is_phrase else {"text": words}),
        )
    models.Memo.objects.create(
        table=row, guest=me, text="Ana saves for 35.\nEssen before Düsseldorf: 10 + 2."
    )
    line = models.ChatLine.objects.get(text__startswith="some people")
    speaker = reporting.person_of_line(row, Seating.of(row), angelica, line.pk)
    assert speaker is not None
    reporting.report(row, angelica, speaker, "insult", "It's the second time this week.")
    notices.tell(
        me,
        models.NoticeKind.MENTION,
        "mention",
        "web.chat.mentions",
        {"name": "Angelica"},
        row,
    )
    return {
        "member": own,
        "moderator": device_cookie(models.Account.objects.get(guest=keeper)),
        "table": f"/t/{row.pk}",
        "case": f"/club/house/case/{models.Report.objects.get().pk}",
    }


if __name__ == "__main__":
    django.setup()
    print(json.dumps(talk()) if "talk" in sys.argv else evening())  # noqa: T201
