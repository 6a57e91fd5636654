"""What signs say of hidden cards: hundredths of a logarithm, by kind.  Made by `python -m learning.beliefs`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LAID: Final = vec[i64]([0] * 4096)
HELD: Final = vec[i64]([0] * 4096)
