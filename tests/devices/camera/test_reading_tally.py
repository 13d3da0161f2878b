"""How many dice were read at this table, and how many of them people put right."""

from pathlib import Path

from companion.devices.reading_tally import ReadingTally


def test_the_tally_survives_a_restart_and_a_broken_file(tmp_path: Path) -> None:
    """Readings and mistakes add up over evenings; rubbish counts from nothing."""
    path = tmp_path / "readings.json"
    ReadingTally(path).count(read=5, wrong=1)
    again = ReadingTally(path)
    again.count(read=5)
    assert (ReadingTally(path).read, ReadingTally(path).wrong) == (10, 1)

    path.write_text("{", encoding="utf-8")
    assert ReadingTally(path).read == 0
