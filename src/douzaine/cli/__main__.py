"""`python -m douzaine.cli` is `douzaine`."""

from douzaine.cli import main

main()
