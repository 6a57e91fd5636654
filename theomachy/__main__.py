"""`python -m theomachy` is `theomachy`."""

import sys

from theomachy.cli import main

sys.exit(main())
