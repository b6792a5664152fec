"""The page of tables: what it lists for whom, and how it is narrowed down."""

import pytest

from tests.web.browser import Visitor


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def test_it_is_there(visitor: Visitor) -> None:
    page = visitor.get("/tables")
    assert page.status == 200
    print(page.text)
