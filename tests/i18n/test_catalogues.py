"""Fluent stays silent about gaps, so these tests speak."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.i18n.catalogue import FOLDER, LANGUAGES, REFERENCE, Catalogue, catalogue_files
from companion.rules.bang_dice.characters import CHARACTERS
from companion.rules.bang_dice.model import Face, Role
from companion.viewmodels.text import kebab, text

ROOT = Path(__file__).parents[2]
SAMPLE_NUMBERS = (0, 1, 2, 5, 21, 22)


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        """Note a variable."""
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Parse all messages of a language, and fail on junk."""
    found: dict[str, ast.Message] = {}
    for path in catalogue_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    """Give the variables of a message."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def refusal_codes() -> Iterator[str]:
    """Give the value of every refusal and store reason in the source."""
    pattern = re.compile(r'^    [A-Z0-9_]+ = "([a-z0-9_]+)"$', re.MULTILINE)
    for path in (ROOT / "companion").rglob("*.py"):
        if path.name in {"refusals.py", "errors.py"}:
            yield from pattern.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    """Nobody sees a message id, or another language, on the screen."""
    assert set(messages(language)) == set(messages(REFERENCE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_the_same_variables_everywhere(language: str) -> None:
    """A name or number left out in one language is a mistake."""
    mine, reference = messages(language), messages(REFERENCE)
    different = {
        name: (variables(mine[name]), variables(reference[name]))
        for name in reference
        if name in mine and variables(mine[name]) != variables(reference[name])
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_without_error(language: str) -> None:
    """With small, large and odd numbers, which meet every plural form."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for name, message in messages(language).items():
        for number in SAMPLE_NUMBERS:
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            args: dict[str, object] = dict.fromkeys(variables(message), number)
            words, errors = bundle.format_pattern(pattern, args)
            assert not errors, (name, errors)
            assert "{" not in str(words), name


@pytest.mark.parametrize("code", sorted(set(refusal_codes())))
def test_every_refusal_has_words(code: str) -> None:
    """A refusal is a code; here it becomes a sentence."""
    assert f"refusal-{kebab(code)}" in messages(REFERENCE)


def test_faces_roles_and_characters_have_words() -> None:
    """Names, help, goals and abilities."""
    wanted = {f"bang-dice-{kind}-{kebab(face)}" for face in Face for kind in ("face", "help")}
    wanted |= {f"bang-dice-{kind}-{kebab(role)}" for role in Role for kind in ("role", "goal")}
    wanted |= {f"bang-dice-{k}-{kebab(c)}" for c in CHARACTERS for k in ("character", "ability")}
    assert wanted - set(messages(REFERENCE)) == set()


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", {1: "1 arrow", 2: "2 arrows", 5: "5 arrows"}),
        ("es", {1: "1 flecha", 2: "2 flechas", 5: "5 flechas"}),
        ("ru", {1: "1 стрелу", 2: "2 стрелы", 5: "5 стрел", 21: "21 стрелу"}),
        ("uk", {1: "1 стрілу", 2: "2 стріли", 5: "5 стріл", 22: "22 стріли"}),
    ],
)
def test_plurals_are_right(language: str, counts: dict[int, str]) -> None:
    """One, few and many, as the language has them."""
    words = Catalogue(language)
    for count, expected in counts.items():
        line = text("bang-dice-history-gatling-fired", name="Ana", returned=count)
        assert expected in words.words(line)


def test_an_edition_names_its_characters_in_any_language() -> None:
    """The box on the table decides the names, not the language of the screen."""
    name = text("bang-dice-character-willy-the-kid", edition="russian")
    assert {Catalogue(language).words(name) for language in LANGUAGES} == {"Малыш Билли"}


def test_messages_inside_messages_are_translated() -> None:
    """A face inside a sentence is in the sentence's language."""
    line = text("bang-dice-face-count", count=2, face=text("bang-dice-face-beer"))
    assert Catalogue("es").words(line) == "2 × cerveza"


def test_a_language_falls_back_to_english() -> None:
    """And an unknown id shows itself, so that somebody notices."""
    assert Catalogue("uk").say("no-such-id") == "no-such-id"


def test_each_language_has_the_same_files() -> None:
    """A translator finds every area under the same name."""
    names = {language: {path.name for path in catalogue_files(language)} for language in LANGUAGES}
    assert all(files == names[REFERENCE] for files in names.values())
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} >= set(LANGUAGES)
