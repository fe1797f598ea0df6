"""How messages become sentences: Fluent files in English, French, Italian and Russian."""

from .speaker import LANGUAGES, Speaker, choose_language

__all__ = ["LANGUAGES", "Speaker", "choose_language"]
