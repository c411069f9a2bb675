"""`python -m douzaine` is `douzaine`."""

from douzaine.cli import main

if __name__ == "__main__":
    main()
