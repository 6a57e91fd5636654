"""Card files that were written to do harm: seeds for whoever tries out what people send."""

from __future__ import annotations

HEAD = 'format = "fight-for-olympus-cards"\nversion = 1\n'
ROOM = 199_000  # characters; a file may have 200,000


def card(id: str, kind: str, *effects: str) -> str:
    lines = [f'[[card]]\nid = "{id}"\nkind = "{kind}"\ncolour = "red"\ncost = {{}}\nattack = 1\ndefence = 2']
    lines += [f'name = {{ en = "{id}" }}', *(f"[[card.effect]]\n{effect}" for effect in effects)]
    return "\n".join(lines) + "\n"


# One after the other sends all others away and calls the next: a chain of effects that never ends by itself.
CALLER = (
    'when = "play"\nmode = "must"\ndo = [{ op = "discard", to = { unit = "own", other = true, pick = "all" } }, '
    '{ op = "play", from = ["hand", "discard"] }, { op = "point", who = "you", amount = 0 }]'
)
SOLDIERS = HEAD + "".join(card(f"s{number}", "soldier", CALLER) for number in range(116))

# One of them draws as many cards as there are.
DRAW = '{ op = "draw", who = "you", amount = { per = { unit = "any" }, times = 7 } }'
DRAWERS = HEAD + "".join(
    card(f"d{number}", "soldier", *['when = "play"\nmode = "must"\ndo = [' + ", ".join([DRAW] * 4) + "]"] * 3)
    for number in range(116)
)

# As much as fits: texts in three languages are made for each of these.
FILTERS = 'kind = "hero", colour = "red", area = "troy", damaged = true, equipped = true, max_cost = 5'
MANY = '{ per = { unit = "own", other = true, damaged = true }, times = 2 }'
WORDY = f'{{ op = "damage", to = {{ unit = "enemy", pick = 1, {FILTERS} }}, amount = {MANY} }}'
FULL = HEAD + "".join(
    card(f"w{number}", "hero", *['when = "play"\ndo = [' + ", ".join([WORDY] * 4) + "]"] * 3) for number in range(58)
)

CANNOT_BE_READ = {
    "a key with 6,000 dots": HEAD + ".".join("a" * 6_000) + " = 1\n",
    "a key with 12,000 dots": HEAD + ".".join("a" * 12_000) + " = 1\n",
    "a key with dots to the limit": HEAD + ".".join("a" * (ROOM // 2)) + " = 1\n",
    "a key of quoted parts": HEAD + ".".join(['"a"'] * (ROOM // 4)) + " = 1\n",
    "a header with dots": HEAD + "[" + ".".join("a" * 50_000) + "]\n",
    "20,000 empty cards": HEAD + "[[card]]\n" * 20_000,
    "cards in one line": HEAD + "card = [" + "{}," * (ROOM // 3 - 30) + "]\n",
    "unknown keys": HEAD + "".join(f"a{number} = 1\n" for number in range(18_000)),
    "long keys": HEAD + "a" * ROOM + " = 1\n",
    "a long key in quotes": HEAD + '"' + "a" * (ROOM - 60) + '" = 1\n',
    "a long number": HEAD + "x = " + "9" * (ROOM - 60),
    "brackets in brackets": HEAD + "x = " + "[" * (ROOM - 60),
    "braces in braces": HEAD + "x = " + "{a = " * (ROOM // 5 - 60),
    "deep tables": HEAD + "".join(f"a{n}.b.c.d.e.f.g.h.i = 1\n" for n in range(7_000)),
    "quotes": '"' * ROOM,
    "escaped quotes": HEAD + 'x = "' + '\\"' * (ROOM // 2 - 60),
    "a text that does not end": HEAD + 'x = """' + "\n" * (ROOM - 60),
    "quotes after a text": HEAD + 'x = { a = """b""""", ' + ".".join("a" * 50_000) + " = 1 }\n",
    "one card ten thousand times": HEAD + "card = [" + "{id = 'x'}," * 10_000 + "]\n",
    "ids that nobody has": HEAD
    + "[[card]]\nkind = 'hero'\neffect = [{when='play', do=["
    + "{op='play', id='zz'}," * 8_000
    + "]}]",
    "a million signs": HEAD + "#" * 1_000_000,
}
