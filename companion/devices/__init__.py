"""Hardware as the table sees it: readings become proposals, events become lights."""
