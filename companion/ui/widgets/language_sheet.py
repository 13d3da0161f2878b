"""Choosing the language: each in its own words, one tap."""

from typing import Any

from kivy.app import App

from companion.ui.kv import load_beside
from companion.ui.widgets.button import ActButton
from companion.ui.widgets.dialog import Cover
from companion.ui.widgets.layouts import NAMES
from companion.ui.words import words


class LanguageSheet(Cover):
    """Four large buttons."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for code, name in NAMES.items():
            button = ActButton(
                text=name, token=code, kind="main" if code == words.lang else "plain"
            )
            button.bind(on_act=self._chosen)
            self.ids.languages.add_widget(button)

    def _chosen(self, button: ActButton) -> None:
        self.close()
        App.get_running_app().set_language(button.token)


load_beside(__file__)
