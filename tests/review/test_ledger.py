"""Start, luck, losses and what the evaluation changed its mind about add up to the result, to the last digit."""

from __future__ import annotations

from random import Random

from theomachy.review.ledger import WHOLE, Ledger, Row, in_points, ledger


def test_columns_add_up_to_the_last_digit_whatever_happened() -> None:
    rng = Random(5)
    for seats in (2, 3, 4):
        for _ in range(50):
            rows = [
                Row(
                    at,
                    rng.randrange(seats),
                    rng.choice(("luck", "loss")),
                    in_points([rng.random() for _ in range(seats)]),
                    in_points([rng.random() for _ in range(seats)]),
                )
                for at in range(rng.randrange(40))
            ]
            result = [rng.choice((-1.0, -1 / 3, 0.0, 1.0)) for _ in range(seats)]
            for seat in range(seats):
                found = ledger(rows, seat, result)
                assert found.start + sum(found.luck) - sum(found.losses) + found.mind == found.result
                assert found.adjusted == found.result - sum(found.luck)


def test_of_two_seats_one_has_what_the_other_has_not() -> None:
    for chance in (0.0, 0.00005, 0.33335, 0.5, 1.0):
        assert sum(in_points([chance, 1 - chance])) == WHOLE


def test_each_column_gets_its_own() -> None:
    rows = [
        Row(0, 0, "luck", (5000, 5000), (6000, 4000)),
        Row(1, 1, "loss", (5900, 4100), (6200, 3800)),
        Row(2, 1, "luck", (6200, 3800), (5200, 4800)),
        Row(3, 0, "loss", (5500, 4500), (4000, 6000)),
    ]
    assert ledger(rows, 0, [-1.0, 1.0]) == Ledger(5000, (1000, -1000), (1500, -300), -3800, 0)
    assert ledger(rows, 1, [-1.0, 1.0]) == Ledger(5000, (-1000, 1000), (-1500, 300), 3800, WHOLE)


def test_a_game_without_nodes_is_its_result() -> None:
    assert ledger([], 1, [-1.0, 1.0]) == Ledger(WHOLE, (0, 0), (0, 0), 0, WHOLE)
