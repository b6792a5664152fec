"""What is said at a table: who may say what, who reads it, and what becomes of it."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import limits, models
from gridwright.web.chat import relations, reporting, talking
from gridwright.web.chat.talking import NotesChangedError, TooOftenError
from gridwright.web.models import ChatMode, Room, TableState
from gridwright.web.people.club import club
from gridwright.web.play import lobby, people, table_changes
from gridwright.web.play.perspective import perspective_of, public_record
from gridwright.web.play.seating import Seating
from tests.web.browser import Page, Visitor
from tests.web.every_page import laid as laid_with
from tests.web.every_page import played
from tests.web.filling import Form
from tests.web.members import member, signed_in
from tests.web.tables import guest, laid, three_people, written

LONG_AGO = timedelta(days=2)


@pytest.fixture(autouse=True)
def nothing_counted() -> None:
    limits.CHAT.clear()
    limits.REPORTS.clear()


def old_member(name: str, role: str = models.Role.MEMBER) -> models.Account:
    """Return a member who is not new any more."""
    account = member(name, role)
    account.created -= LONG_AGO
    account.save()
    return account


class Club:
    """A table for two members, Ana, who hosts it, and Bea; Cid looks on."""

    def __init__(self, chat: str = ChatMode.FREE) -> None:
        self.ana, self.bea, self.cid = [old_member(name) for name in ("Ana", "Bea", "Cid")]
        wish = lobby.Wish("recharged", "germany", ("me", "open", "novice"), chat=chat)
        self.row = lobby.lay(wish, self.ana.guest)
        lobby.sit_down(self.row.places.get(number=1), self.bea.guest)
        self.row.refresh_from_db()
        self.path = f"/t/{self.row.pk}"

    def say(self, account: models.Account, text: str = "", phrase: str = "") -> models.ChatLine:
        return talking.say(self.row.pk, account.guest, account, text=text, phrase=phrase)

    def heard(self, account: models.Account | None) -> list[str]:
        """Return what stands in the chat of a page of *account*."""
        return heard(Visitor() if account is None else signed_in(account), self.path)

    def end(self) -> None:
        """Let the table be abandoned, by the votes of both."""
        people.propose(self.row.pk, self.ana.guest, models.ProposalKind.ABANDON)
        proposal = self.row.proposals.get()
        people.vote(self.row.pk, self.bea.guest, proposal.pk, is_yes=True)
        self.row.refresh_from_db()


def heard(visitor: Visitor, path: str) -> list[str]:
    return words_of(visitor.get(path))


def words_of(page: Page) -> list[str]:
    return re.findall(r'<span class="words" dir="auto">([^<]*)</span>', page.html)


def refusal(error: pytest.ExceptionInfo[GridwrightError]) -> str:
    return error.value.message.id


# Saying something


def test_a_line_is_read_by_who_sits_there_and_who_looks_on(database: str) -> None:
    table = Club()
    before = models.Table.objects.get(pk=table.row.pk)

    table.say(table.ana, "  Hamburg was my plan.  ")

    after = models.Table.objects.get(pk=table.row.pk)
    assert (after.change, after.version) == (before.change + 1, before.version)
    for account in (table.ana, table.bea, table.cid, None):
        assert table.heard(account) == ["Hamburg was my plan."]


def test_a_quick_phrase_is_read_in_everybodys_own_language(sqlite: None) -> None:
    table = Club()
    english, german, czech = [signed_in(each) for each in (table.ana, table.bea, table.cid)]

    english.get(table.path)
    assert english.post(f"{table.path}/say", phrase="well_played").where == f"{table.path}#chat"

    assert heard(english, table.path) == ["Well played"]
    assert words_of(german.get(table.path, **{"Accept-Language": "de"})) == ["Gut gespielt"]
    assert words_of(czech.get(table.path, **{"Accept-Language": "cs"})) == ["Dobře zahráno"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * 301,
        "two\nlines",
        "\u202egnp.exe",
        "zero\u200bwidth",
        "tab\there",
        "\x1b[2J",
    ],
)
def test_what_is_no_line_is_refused_and_changes_nothing(sqlite: None, text: str) -> None:
    table = Club()
    visitor = signed_in(table.ana)
    visitor.get(table.path)
    before = written()

    page = visitor.post(f"{table.path}/say", text=text)

    assert page.status == 422
    assert "Nothing was changed." in page.alert
    assert written() == before


def test_ten_thousand_letters_are_refused(sqlite: None) -> None:
    table = Club()
    visitor = signed_in(table.ana)
    visitor.get(table.path)
    assert visitor.post_by_script(f"{table.path}/say", text="x" * 10_000).status == 422
    assert visitor.post(f"{table.path}/memo", text="x" * 2_001, seen="").status == 422
    assert not models.ChatLine.objects.exists()
    assert not models.Memo.objects.exists()


@pytest.mark.parametrize("text", ["x" * 300, "🙂" * 300, "ß€漢字 & <script>alert(1)</script>"])
def test_markup_links_and_signs_are_text(sqlite: None, text: str) -> None:
    table = Club()
    table.say(table.ana, text)

    page = signed_in(table.bea).get(table.path)

    assert "<script>alert" not in page.html
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    assert words_of(page) == [escaped]


def test_a_link_is_no_link(sqlite: None) -> None:
    table = Club()
    table.say(table.ana, 'https://example.org/" onmouseover="x')
    html = signed_in(table.bea).get(table.path).html
    assert 'href="https://example.org' not in html
    assert 'onmouseover="' not in html


def test_hostile_names_are_text(sqlite: None) -> None:
    table = Club()
    models.Seat.objects.filter(table=table.row, number=0).update(name="<i>A</i>\"'")
    table.say(table.ana, "hello")
    page = signed_in(table.bea).get(table.path)
    assert "<i>A</i>" not in page.html
    assert "<bdi>&lt;i&gt;A&lt;/i&gt;&quot;&#x27;</bdi>" in page.html


def test_the_ninth_line_within_half_a_minute_is_too_much(sqlite: None) -> None:
    table = Club()
    for number in range(8):
        table.say(table.ana, f"line {number}")
    with pytest.raises(TooOftenError):
        table.say(table.ana, phrase="thanks")
    table.say(table.bea, "each has their own measure")

    visitor = signed_in(table.ana)
    visitor.get(table.path)
    page = visitor.post(f"{table.path}/say", text="line 8")

    assert page.status == 429
    assert 1 <= int(page.headers["Retry-After"]) <= 30
    assert page.alert.startswith("A moment, please")
    assert models.ChatLine.objects.filter(by=table.ana.guest).count() == 8


# Who may say what


def test_guests_have_quick_phrases_only(database: str) -> None:
    row, (ana, bea, _) = three_people()
    talking.say(row.pk, ana, None, phrase="good_luck")
    with pytest.raises(GridwrightError) as refused:
        talking.say(row.pk, bea, None, text="hello")
    assert refusal(refused) == "web.chat.limit.guest"
    assert [line.phrase for line in models.ChatLine.objects.all()] == ["good_luck"]


def test_a_guest_has_no_field_and_a_member_has_one(sqlite: None) -> None:
    table = Club()
    field = f'action="{table.path}/say"'
    page = signed_in(table.ana).get(table.path)
    assert page.html.count(field) == 2  # phrases, and words
    assert "Guests have quick phrases" not in page.text

    visitor = Visitor()
    host = visitor.become("Dan")
    page = visitor.get(f"/t/{laid(host, ('me', 'open', 'novice')).pk}")
    assert 'name="text" maxlength="300"' not in page.html
    assert "Guests have quick phrases; members write freely." in page.text


@pytest.mark.parametrize("way", ["quiet", "phrases", "club", "no_free_chat"])
def test_free_words_can_be_switched_off(sqlite: None, way: str) -> None:
    table = Club()
    reason = {"quiet": "quiet", "phrases": "table"}.get(way, "club")
    if way == "quiet":
        table.ana.quiet_until = timezone.now() + timedelta(hours=1)
    elif way == "phrases":
        models.Table.objects.update(chat=ChatMode.PHRASES)
    else:
        row = club()
        row.is_quiet, row.has_free_chat = way == "club", way == "club"
        row.save()

    with pytest.raises(GridwrightError) as refused:
        table.say(table.ana, "hello")

    assert refusal(refused) == f"web.chat.limit.{reason}"
    table.say(table.ana, phrase="thanks")
    table.ana.quiet_until = timezone.now() - timedelta(seconds=1)
    if way == "quiet":
        table.say(table.ana, "free again")


def test_a_new_member_writes_freely_among_friends_only(sqlite: None) -> None:
    table, dan = Club(), member("Dan")
    with pytest.raises(GridwrightError) as refused:
        table.say(dan, "hello from outside")
    assert refusal(refused) == "web.chat.limit.new"

    own = lobby.lay(lobby.Wish("card", "", ("me", "open"), is_listed=True), dan.guest)
    talking.say(own.pk, dan.guest, dan, text="at my own table")
    wish = lobby.Wish("card", "", ("me", "open", "open"), is_listed=True)
    strange = lobby.lay(wish, table.ana.guest)
    lobby.sit_anywhere(strange.pk, dan.guest)
    with pytest.raises(GridwrightError) as refused:
        talking.say(strange.pk, dan.guest, dan, text="at a table for anyone")
    assert refusal(refused) == "web.chat.limit.new"
    models.Table.objects.filter(pk=own.pk).update(state=TableState.OVER)
    talking.say(strange.pk, dan.guest, dan, text="after my first game")


def test_there_is_no_chat_where_nobody_listens(sqlite: None) -> None:
    ana = old_member("Ana")
    alone = laid(ana.guest, ("me", "novice", "novice"))
    screen = lobby.lay(lobby.Wish("card", "", ("me", "here"), names=("", "Bo")), ana.guest)
    silent = lobby.lay(lobby.Wish("card", "", ("me", "open"), chat=ChatMode.NONE), ana.guest)
    lesson = laid(ana.guest, ("me", "open"))
    models.Table.objects.filter(pk=lesson.pk).update(kind=models.TableKind.LESSON)
    visitor = signed_in(ana)
    for row in (alone, screen, silent, lesson):
        with pytest.raises(GridwrightError) as refused:
            talking.say(row.pk, ana.guest, ana, phrase="thanks")
        assert refusal(refused) == "web.chat.closed"
        assert 'id="chat"' not in visitor.get(f"/t/{row.pk}").html
        assert visitor.post(f"/t/{row.pk}/say", phrase="thanks").status == 403
        assert visitor.get(f"/t/{row.pk}/chat").status == 204
    assert "My notes" in visitor.get(f"/t/{alone.pk}").text
    assert "My notes" not in visitor.get(f"/t/{lesson.pk}").text


# Rooms


def test_players_and_watchers_are_apart_until_the_end(database: str) -> None:
    table = Club()
    table.say(table.ana, "to the table")
    line = table.say(table.cid, "Ana should bid 12")
    assert (line.room, line.seat) == (Room.WATCHERS, -1)

    assert table.heard(table.ana) == table.heard(table.bea) == ["to the table"]
    assert table.heard(table.cid) == table.heard(None) == ["to the table", "Ana should bid 12"]
    number = line.pk
    assert signed_in(table.ana).get(f"{table.path}/person?line={number}").status == 404
    assert signed_in(table.ana).get(f"{table.path}/report?line={number}").status == 404

    table.end()

    assert table.heard(table.ana) == ["to the table", "Ana should bid 12"]
    table.say(table.ana, "you were right")
    assert table.heard(table.cid)[-1] == "you were right"


def test_guests_who_look_on_only_read(sqlite: None) -> None:
    table = Club()
    visitor = Visitor()
    visitor.become("Eve")
    visitor.get(table.path)
    before = written()
    page = visitor.post(f"{table.path}/say", phrase="thanks")
    assert page.status == 403
    assert page.alert.startswith("Only the players write here")
    assert Visitor().post(f"{table.path}/say", phrase="thanks").status == 403
    assert visitor.post("/t/nowhere/say", phrase="thanks").status == 404
    assert visitor.post(f"{table.path}/say", phrase="explode").status == 422
    assert written() == before


def test_a_form_of_another_site_is_refused(sqlite: None) -> None:
    table = Club()
    visitor = signed_in(table.ana)
    for address in ("say", "memo", "person", "report"):
        answer = visitor.client.post(f"{table.path}/{address}", {"text": "x", "seat": "1"})
        assert answer.status_code == 403
    assert visitor.client.post("/me/blocked", {"relation": "1"}).status_code == 403
    assert not models.ChatLine.objects.exists()


# What is sent


def test_a_line_brings_the_part_of_the_chat_and_nothing_else(sqlite: None) -> None:
    table = Club()
    visitor = signed_in(table.bea)
    digests = re.findall(r'id="(\w+)"[^>]*data-digest="(\w+)"', visitor.get(table.path).html)
    have = " ".join(f"{name}:{digest}" for name, digest in digests)
    table.say(table.ana, "hello")

    page = visitor.get(f"{table.path}/parts?have={have}")

    names = re.findall(r'id="(\w+)" data-digest="\w+"', page.html)
    assert [name for name in names if name != "state"] == ["chat"]
    assert words_of(page) == ["hello"]


def test_who_speaks_by_script_gets_the_part_alone(sqlite: None) -> None:
    table = Club()
    visitor = signed_in(table.ana)
    visitor.get(table.path)
    page = visitor.post_by_script(f"{table.path}/say", text="hello")
    assert page.html.startswith('<div id="chat"')
    digest = re.search(r'data-digest="(\w+)"', page.html)
    assert digest is not None
    assert visitor.get(f"{table.path}/chat?have={digest[1]}").status == 204
    assert words_of(visitor.get(f"{table.path}/chat?have=")) == ["hello"]


def test_a_removed_line_says_so_to_everybody(sqlite: None) -> None:
    table = Club()
    line = table.say(table.ana, "something bad")
    before = signed_in(table.bea).get(f"{table.path}/chat").html
    line.taken_out = models.Act.objects.create(kind=models.ActKind.TAKE_OUT, about=table.ana.guest)
    line.save()
    for account in (table.ana, table.bea, table.cid, None):
        assert table.heard(account) == ["removed by a moderator"]
    after = signed_in(table.bea).get(f"{table.path}/chat").html
    assert "something bad" not in after
    assert before[:60] != after[:60]  # another digest


# Mute and block


def test_the_lines_of_who_is_muted_are_not_sent(database: str) -> None:
    table = Club()
    table.say(table.ana, "before")
    bea = signed_in(table.bea)
    line = models.ChatLine.objects.get()
    bea.get(table.path)

    page = bea.post(f"{table.path}/person", line=str(line.pk), way="mute")

    assert page.where == f"{table.path}#chat"
    table.say(table.ana, "after")
    assert "before" not in bea.get(f"{table.path}/chat").html
    assert table.heard(table.bea) == []
    assert table.heard(table.ana) == table.heard(table.cid) == ["before", "after"]
    other = lobby.lay(lobby.Wish("card", "", ("me", "open")), table.ana.guest)
    lobby.sit_anywhere(other.pk, table.bea.guest, is_invited=True)
    talking.say(other.pk, table.ana.guest, table.ana, text="elsewhere")
    assert heard(bea, f"/t/{other.pk}") == []

    settings = bea.get("/me/blocked")
    assert "Ana" in settings.text
    form = next(form for form in settings.forms if form.action == "/me/blocked")
    bea.send(form)
    assert "You haven't muted or blocked anybody." in bea.get("/me/blocked").text
    assert table.heard(table.bea) == ["before", "after"]


def test_a_guest_mutes_too_and_nobody_ends_what_others_chose(sqlite: None) -> None:
    row, (ana, bea, _) = three_people()
    talking.say(row.pk, ana, None, phrase="sorry")
    relations.relate(bea, ana, models.RelationKind.MUTED)
    assert talking.lines_for(row, Seating.of(row), bea) == ()
    assert len(talking.lines_for(row, Seating.of(row), ana)) == 1
    relation = models.Relation.objects.get()
    visitor = Visitor()
    visitor.become("Eve")
    assert visitor.post("/me/blocked", relation=str(relation.pk)).status == 302
    assert models.Relation.objects.get() == relation
    with pytest.raises(GridwrightError):
        relations.relate(bea, bea, models.RelationKind.MUTED)


def test_who_is_blocked_does_not_sit_down(database: str) -> None:
    ana, eve = guest("Ana"), guest("Eve")
    relations.relate(ana, eve, models.RelationKind.BLOCKED)
    wish = lobby.Wish("card", "", ("me", "open", "open"), is_listed=True)
    row = lobby.lay(wish, ana)
    for is_invited in (False, True):
        with pytest.raises(GridwrightError) as refused:
            lobby.sit_anywhere(row.pk, eve, is_invited=is_invited)
        assert refusal(refused) == "web.chat.no_seat"
    with pytest.raises(GridwrightError) as refused:
        lobby.sit_down(row.places.get(number=1), eve)
    assert refusal(refused) == "web.chat.no_seat"
    lobby.sit_anywhere(row.pk, guest("Bea"))
    assert [seat.guest for seat in row.places.all()][2] is None
    theirs = lobby.lay(wish, eve)
    lobby.sit_anywhere(theirs.pk, ana)  # the other way round nothing is in the way


def test_the_page_of_a_table_says_that_one_cannot_sit_down(sqlite: None) -> None:
    visitor = Visitor()
    eve = visitor.become("Eve")
    ana = guest("Ana")
    row = lobby.lay(lobby.Wish("card", "", ("me", "open"), is_listed=True), ana)
    assert "can't sit down" not in visitor.get(f"/t/{row.pk}/sit").text
    relations.relate(ana, eve, models.RelationKind.BLOCKED)
    assert "You can't sit down at this table." in visitor.get(f"/t/{row.pk}/sit").text
    assert visitor.post(f"/t/{row.pk}/sit").status == 422


def test_no_seat_is_kept_for_who_is_blocked(sqlite: None) -> None:
    row, (ana, bea, cid) = three_people()
    again = lobby.lay_again(row, Seating.of(row), ana)
    assert [seat.kept_for for seat in again.places.all()] == [None, bea, cid]
    relations.relate(ana, cid, models.RelationKind.BLOCKED)
    assert [seat.kept_for for seat in again.places.all()] == [None, bea, None]
    once_more = lobby.lay_again(row, Seating.of(row), ana)
    assert [seat.kept_for for seat in once_more.places.all()] == [None, bea, None]


# Reports


def test_a_report_has_the_lines_around_it(sqlite: None) -> None:
    table = Club()
    lines = []
    for number in range(20):
        limits.CHAT.clear()
        lines.append(table.say(table.ana, f"line {number}"))
    bea = signed_in(table.bea)
    page = bea.get(f"{table.path}/report?line={lines[12].pk}")
    assert "line 12" in page.text
    form = next(form for form in page.forms if form.action.endswith("/report"))

    done = bea.send(form, why="insult", text="see\nabove")

    assert done.status == 200
    report = models.Report.objects.get()
    assert (report.by, report.about, report.line) == (table.bea.guest, table.ana.guest, lines[12])
    assert (report.why, report.text) == ("insult", "see above")
    assert reporting.complaint(report) == "Insults or threats: see above"
    with words.speaking(words.catalogue("de")):
        assert reporting.complaint(report) == "Beleidigungen oder Drohungen: see above"
    texts = [entry["text"] for entry in report.context]
    assert texts == [f"line {number}" for number in range(2, 18)]
    assert [entry["text"] for entry in report.context if entry["is_reported"]] == ["line 12"]


def test_a_report_without_a_reason_or_about_nobody_is_refused(sqlite: None) -> None:
    table = Club()
    line = table.say(table.ana, "hello")
    bea = signed_in(table.bea)
    bea.get(table.path)
    before = written()
    assert bea.post(f"{table.path}/report", line=str(line.pk), why="boredom").status == 422
    assert bea.post(f"{table.path}/report", seat="0", why="spam", text="\u202e").status == 422
    assert bea.post(f"{table.path}/report", seat="0", why="spam", text="x" * 401).status == 422
    for who in ({}, {"seat": "1"}, {"seat": "2"}, {"seat": "9"}, {"line": "999999"}):
        assert bea.post(f"{table.path}/report", why="spam", **who).status == 404
    assert Visitor().post(f"{table.path}/report", seat="0", why="spam").status == 403
    assert written() == before

    assert bea.post(f"{table.path}/report", seat="0", why="name").status == 200
    assert models.Report.objects.get().context == []


def test_somebody_reports_twenty_times_a_day_at_most(sqlite: None) -> None:
    table = Club()
    person = reporting.person_at(Seating.of(table.row), table.bea.guest, 0)
    assert person is not None
    for _ in range(20):
        reporting.report(table.row, table.bea.guest, person, "other")
    with pytest.raises(TooOftenError):
        reporting.report(table.row, table.bea.guest, person, "other")


def test_the_page_about_people_names_the_others_once(sqlite: None) -> None:
    table = Club()
    page = signed_in(table.ana).get(f"{table.path}/person")
    assert "Bea" in page.text
    assert page.html.count('class="panel person"') == 1  # neither oneself nor the bot
    assert signed_in(table.ana).get(f"{table.path}/person?seat=2").status == 404
    assert signed_in(table.ana).post(f"{table.path}/person", seat="1", way="hug").status == 422
    assert Visitor().get(f"{table.path}/person").status == 403


# Mentions


def test_a_name_is_mentioned_as_a_whole(sqlite: None) -> None:
    assert talking.is_mentioned("Ana", "well, @ana!")
    assert talking.is_mentioned("Guest 4711", "@Guest 4711 your turn")
    assert not talking.is_mentioned("Ana", "@Anabel")
    assert talking.is_mentioned("Ana", "@Anabel and @Ana")
    assert not talking.is_mentioned("Ana", "Ana")
    assert not talking.is_mentioned("Ana", "@" * 300)


def test_who_is_mentioned_is_told_without_the_words(database: str) -> None:
    table = Club()
    table.say(table.ana, "@bea, a secret; @Ana @Cid @nobody " + "@" * 200)
    table.say(table.ana, "@Bea again")
    table.say(table.cid, "@Ana you should bid")  # whom the seats do not hear

    notices = models.Notice.objects.filter(kind=models.NoticeKind.MENTION)
    notice = notices.get()

    assert (notice.guest, notice.kind, notice.table) == (table.bea.guest, "mention", table.row)
    assert notice.message == {"id": "web.chat.mentions", "values": {"name": "Ana"}}
    relations.relate(table.ana.guest, table.bea.guest, models.RelationKind.MUTED)
    table.say(table.bea, "@Ana?")
    assert notices.count() == 1


# Notes


def test_notes_are_for_nobody_else(database: str) -> None:
    table = Club()
    ana = signed_in(table.ana)
    form = memo_of(ana.get(table.path))
    before = models.Table.objects.get(pk=table.row.pk).change

    assert ana.send(form, text="Bea saves for 36\nI do, too").where == f"{table.path}#memo"

    assert models.Table.objects.get(pk=table.row.pk).change == before
    assert memo_text(ana.get(table.path)) == "Bea saves for 36\nI do, too"
    assert memo_text(signed_in(table.bea).get(table.path)) == ""
    for visitor in (ana, signed_in(table.bea), signed_in(table.cid), Visitor()):
        for address in ("/parts?have=", "/record", "/chat", "/replay", "/since"):
            assert "saves for 36" not in visitor.get(f"{table.path}{address}").html
    perspective = perspective_of(table.row.pk, table.ana.guest)
    assert "saves for 36" not in repr(perspective)
    assert 'name="seen"' not in signed_in(table.cid).get(table.path).html
    table.end()
    assert memo_text(ana.get(table.path)) == "Bea saves for 36\nI do, too"


def test_notes_do_not_overwrite_newer_ones(sqlite: None) -> None:
    table = Club()
    first, second = signed_in(table.ana), signed_in(table.ana)
    one, other = memo_of(first.get(table.path)), memo_of(second.get(table.path))
    first.send(one, text="first")
    page = second.send(other, text="second")
    assert page.status == 409
    assert "changed in another window" in page.alert
    assert models.Memo.objects.get().text == "first"
    with pytest.raises(NotesChangedError):
        talking.write_memo(table.row.pk, table.ana.guest, "third", "nonsense")
    seen = talking.memo_mark("first")
    assert talking.write_memo(table.row.pk, table.ana.guest, "", seen) == ""
    assert not models.Memo.objects.exists()


def test_only_who_sits_there_takes_notes(sqlite: None) -> None:
    table = Club()
    eve = signed_in(table.cid)
    eve.get(table.path)
    assert eve.post(f"{table.path}/memo", text="x", seen=talking.memo_mark("")).status == 403
    assert eve.post("/t/nowhere/memo", text="x").status == 404
    assert eve.post(f"{table.path}/memo", text="a\u202eb", seen="").status == 422
    assert not models.Memo.objects.exists()


def memo_of(page: Page) -> Form:
    return next(form for form in page.forms if form.action.endswith("/memo"))


def memo_text(page: Page) -> str:
    found = re.search(r"<textarea id=\"memo-text\"[^>]*>([^<]*)</textarea>", page.html)
    assert found is not None
    return found[1].replace("\r\n", "\n").lstrip("\n")


# The table says how people talk


@pytest.mark.parametrize(
    ("mode", "sentence"), [("phrases", "quick phrases only"), ("none", "no chat")]
)
def test_a_table_says_what_may_be_said(sqlite: None, mode: str, sentence: str) -> None:
    visitor = Visitor()
    visitor.become("Ana")
    page = visitor.get("/new?title=card")
    form = next(form for form in page.forms if form.action == "/new")
    assert form.value("chat") == "free"

    laid_at = visitor.send(form, None, chat=mode, **{"seat-1": "me", "seat-2": "open"}).where

    row = models.Table.objects.get()
    assert row.chat == mode
    assert sentence in visitor.get(laid_at).text
    assert sentence in Visitor().get(f"/join/{row.code}").text
    assert visitor.send(form, chat="shout").status == 422
    again = lobby.lay_again(row, Seating.of(row), guest("Ana"))
    assert again.chat == mode


def test_the_host_changes_how_people_talk_and_who_sits_there_is_told(sqlite: None) -> None:
    ana, visitor = Visitor(), Visitor()
    host, bea = ana.become("Ana"), visitor.become("Bea")
    row = laid(host, ("me", "open", "open"))
    lobby.sit_down(row.places.get(number=1), bea)
    visitor.get(f"/t/{row.pk}")
    form = next(f for f in ana.get(f"/t/{row.pk}/change").forms if f.action.endswith("/change"))
    talking.say(row.pk, bea, None, phrase="good_luck")  # is no reason to ask the host again

    seats = {"seat-1": "me", "seat-2": "stay", "seat-3": "open"}
    assert ana.send(form, None, chat="none", **seats).status == 302

    row.refresh_from_db()
    assert row.chat == "none"
    page = visitor.get(f"/t/{row.pk}")
    assert "no chat" in page.text
    assert 'id="chat"' not in page.html
    assert "The host has changed the table: Recharged, Germany" in page.text
    assert table_changes.may_change(row, host)


# The end of a game


def test_people_go_on_talking_at_the_end(sqlite: None) -> None:
    ana, bea, cid = [old_member(name) for name in ("Ana", "Bea", "Cid")]
    lines, _ = played("card")
    row = laid_with(ana.guest, "card", ("me", "novice"), lines)
    row.places.filter(number=1).update(bot="", guest=bea.guest, name="Bea")
    talking.say(row.pk, cid.guest, cid, text="a close race")
    path = f"/t/{row.pk}"
    visitor = signed_in(bea)

    page = visitor.get(path)

    assert row.state == TableState.OVER
    assert words_of(page) == ["a close race"]  # of a watcher, whom the seats may read now
    assert "watching" in page.text
    done = visitor.post(f"{path}/say", phrase="well_played")
    assert done.where == f"{path}#chat"
    assert words_of(signed_in(ana).get(path)) == ["a close race", "Well played"]
    visitor.send(memo_of(page), text="next time coal first")
    assert memo_text(visitor.get(path)) == "next time coal first"
    for address in (f"{path}/replay", f"{path}/record", f"{path}/analysis"):
        html = signed_in(ana).get(address).html
        assert "a close race" not in html
        assert "coal first" not in html


# What becomes of it


def test_what_is_said_is_in_no_record(sqlite: None) -> None:
    table = Club()
    table.say(table.ana, "unmistakable words")
    assert "unmistakable" not in (public_record(table.row.pk) or "")
    assert "unmistakable" not in signed_in(table.ana).get(f"{table.path}/replay").html
    assert "unmistakable" not in repr(perspective_of(table.row.pk, table.ana.guest))


def test_lines_go_with_their_table_and_90_days_after_the_end(database: str) -> None:
    table = Club()
    line, taken, late = [table.say(table.ana, text) for text in ("old", "bad", "late")]
    now = timezone.now()
    act = models.Act.objects.create(kind=models.ActKind.TAKE_OUT, about=table.ana.guest)
    lines = models.ChatLine.objects
    lines.filter(pk__in=[line.pk, taken.pk]).update(created=now - timedelta(days=91))
    lines.filter(pk=taken.pk).update(taken_out=act)
    assert talking.clean(now) == 0  # the table still waits or runs

    models.Table.objects.update(state=TableState.OVER)
    models.Action.objects.create(table=table.row, index=0, seat=0, line="x", created=now)
    assert talking.clean(now) == 0  # it was played a moment ago
    models.Action.objects.update(created=now - timedelta(days=91))
    assert talking.clean(now) == 1
    assert {each.pk for each in lines.all()} == {taken.pk, late.pk}
    assert talking.clean(now + timedelta(days=366)) == 2

    table.say(table.bea, "again")
    talking.write_memo(table.row.pk, table.ana.guest, "mine", talking.memo_mark(""))
    table.row.delete()
    assert not models.ChatLine.objects.exists()
    assert not models.Memo.objects.exists()


def test_a_chat_outlives_who_spoke(sqlite: None) -> None:
    table = Club()
    table.say(table.cid, "hello")
    table.cid.guest.delete()
    page = Visitor().get(table.path)
    assert words_of(page) == ["hello"]
    assert "Former guest" in page.text
