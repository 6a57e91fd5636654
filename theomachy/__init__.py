"""Theomachy: a home for three board games of Greek myth."""

import os

__version__ = "0.2.0"

if os.environ.get("THEOMACHY_PURE") == "1":
    from theomachy import _sources

    _sources.prefer()
