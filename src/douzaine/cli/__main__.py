"""Make `python -m douzaine.cli` the same as `douzaine`."""

from douzaine.cli import main

main()
