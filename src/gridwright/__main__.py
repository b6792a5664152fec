"""`python -m gridwright` is the command `gridwright`."""

from gridwright_start import main

if __name__ == "__main__":
    main()
