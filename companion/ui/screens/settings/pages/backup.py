"""All games and settings to a file and back."""

from dataclasses import asdict
from pathlib import Path

from kivy.properties import StringProperty

from companion.session.backup import BackupError, read_backup, write_backup
from companion.store.errors import StoreError
from companion.ui.exports import stamp
from companion.ui.kv import load_beside
from companion.ui.screens.settings.pages.base import SettingsPage
from companion.ui.words import words
from companion.viewmodels.text import text

SECRETS = ("camera", "pin")
"""A backup may be carried about: passwords stay at home."""


class BackupPage(SettingsPage):
    """A strong-box to carry to another machine."""

    order = 70
    icon = "backup"
    latest = StringProperty("")

    def show(self) -> None:
        """Look for the newest backup."""
        super().show()
        found = self._backups()
        self.latest = found[-1].name if found else ""

    def write(self) -> None:
        """Write everything to a new file."""
        services = self.app.services
        kept = asdict(services.settings.current)
        for secret in SECRETS:
            kept.pop(secret)
        path = services.data / "backups" / f"tumbleweed-{stamp(services.now())}.json"
        try:
            count = write_backup(services.log, kept, path)
        except OSError:
            self.app.toast("refusal-disk-full", icon="warning")
        except StoreError as error:
            self.app.refuse(error)
        else:
            self.app.toast(text("shell-backup-written", count=count, path=str(path)), icon="backup")
        self.show()

    def restore(self) -> None:
        """Bring back what the newest backup holds, after asking."""
        self.app.confirm(
            "shell-backup-restore", text("shell-backup-sure", name=self.latest), self._restore
        )

    def _restore(self) -> None:
        services = self.app.services
        try:
            count, settings = read_backup(services.log, self._backups()[-1])
        except (BackupError, IndexError):
            self.app.toast("shell-backup-bad", icon="warning")
        except StoreError as error:
            self.app.refuse(error)
        else:
            language = services.settings.take_over(settings).language
            words.lang = language or words.lang
            self.app.toast(text("shell-backup-restored", count=count), icon="backup")
        self.show()

    def _backups(self) -> list[Path]:
        return sorted((self.app.services.data / "backups").glob("*.json"))


Page = BackupPage
load_beside(__file__)
