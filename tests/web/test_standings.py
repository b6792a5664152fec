import pytest
from tests.web.browser import Visitor
from tests.web.members import signed_in
from gridwright.web import models
from tests.web.standings import NOW, club
@pytest.mark.usefixtures("sqlite")
def test_x() -> None:
    all_ = club()
    v = signed_in(all_["Gregorio"])
    rid = all_.results[-1].pk
    for a in ("/club/ladder","/club/ladder/recharged.three_to_six","/club/ladder/rule","/club/people","/club/results.csv","/club/results.ndjson",f"/club/results/{rid}",f"/club/results/{rid}/replay",f"/club/results/{rid}/record","/@Gregorio","/@Gregorio/games","/@Gregorio/figures","/@Gregorio/with","/@Gregorio/with/Jonas","/@Gregorio/records","/@Jonas","/@nobody", "/club", "/"):
        if "csv" in a or "json" in a:
            r=v.client.get(a); print(a, r.status_code, b"".join(r.streaming_content)[:1500].decode()); continue
        p = v.get(a); print(a, p.status, p.where)
        if p.status>=400: print(p.text[:300])
