"""Words: Fluent catalogues in four languages. Codes and ids come in, sentences go out."""
