"""Make `python -m douzaine` the same as `douzaine`."""

from douzaine.cli import main

if __name__ == "__main__":
    main()
