"""What the package says of itself to those who do not have the repository."""

import re
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^)#]+)")

pytestmark = pytest.mark.source


@pytest.fixture(name="package", scope="module")
def fixture_package() -> ProjectMetadata[PluginManager]:
    return ProjectMetadata(str(ROOT), PluginManager())


def test_every_link_of_the_readme_works_outside_the_repository(
    package: ProjectMetadata[PluginManager],
) -> None:
    source = package.core.urls["Source"]
    targets = LINK.findall(package.core.readme)

    assert f"{source}docs/howto/host-it.md" in targets
    assert [target for target in targets if not target.startswith("https://")] == []
    assert all((ROOT / target.removeprefix(source)).exists() for target in targets)


def test_it_names_the_versions_of_python_and_where_to_find_more(
    package: ProjectMetadata[PluginManager],
) -> None:
    versions = [
        entry.rpartition(" ")[2]
        for entry in package.core.classifiers
        if entry.startswith("Programming Language :: Python :: 3.")
    ]

    assert versions == ["3.11", "3.12", "3.13"]
    assert list(package.core.urls) == [
        *("Homepage", "Documentation", "Source", "Issues", "Changelog")
    ]
    assert package.core.readme_content_type == "text/markdown"
