"""``python -m serao``."""

from serao.cli import main

main()
