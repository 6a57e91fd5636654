"""A small random generator that draws the same numbers interpreted and compiled.

xoshiro128** by Blackman and Vigna: four words of 32 bits, so that no step leaves the range of 64-bit integers.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """The same seed gives the same numbers, whatever the build."""

    def __init__(self, seed: int) -> None:
        words = [0, 0, 0, 0]
        x = (seed * 2 + 1) & 0xFFFFFFFFFFFFFFFF
        for i in range(4):  # splitmix64 spreads the seed over the four words
            x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            z = x
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            words[i] = (z ^ (z >> 31)) & 0xFFFFFFFF
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3]

    def word(self) -> i64:
        """The next 32 random bits."""
        five: i64 = (self.b * 5) & WORD
        turned: i64 = ((five << 7) & WORD) | (five >> 25)
        t: i64 = (self.b << 9) & WORD
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ self.b
        self.b ^= c
        self.a ^= d
        self.c = c ^ t
        self.d = ((d << 11) & WORD) | (d >> 21)
        return (turned * 9) & WORD

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is far below 2**31."""
        return (self.word() * n) >> 32
