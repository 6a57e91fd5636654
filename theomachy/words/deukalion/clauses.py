"""The clauses behind choices, cards and endings."""

from __future__ import annotations

# Verb, and what is asked ("" for the rest): the clauses that explain the choice, besides those of its card.
CLAUSES: dict[tuple[str, str], list[str]] = {
    ("sq", ""): ["DK-RELOCATE-04"],
    ("sq", "whirl-place"): ["DK-CHARY-01", "DK-CHARY-02"],
    ("sq", "start-anchor"): ["DK-SETUP-12", "DK-ANCHOR-01"],
    ("sq", "relocate-ship"): ["DK-RELOCATE-01", "DK-RELOCATE-02", "DK-RELOCATE-04", "DK-RELOCATE-06"],
    ("sq", "relocate-hydra"): ["DK-RELOCATE-01", "DK-RELOCATE-03", "DK-RELOCATE-04", "DK-RELOCATE-06"],
    ("dir", ""): ["DK-MOVE-02", "DK-MOVE-05"],
    ("dir", "hydra"): ["DK-HYDRA-01", "DK-HYDRA-03"],
    ("jump", ""): ["DK-CHARY-03", "DK-CHARY-04", "DK-CHARY-05"],
    ("stop", ""): ["DK-MOVE-01"],
    ("stop", "hydra"): ["DK-HYDRA-02"],
    ("pass", ""): ["DK-PURSUIT-09"],
    ("pass", "claim-now"): ["DK-PURSUIT-09", "DK-PURSUIT-10"],
    ("pass", "deliver"): ["DK-DELIVER-11"],
    ("pass", "space"): ["DK-HOPLITE-04", "DK-HOPLITE-05"],
    ("pass", "before-throw"): ["DK-ACTION-11", "DK-ACTION-21"],
    ("pass", "after-throw"): ["DK-ACTION-12", "DK-ACTION-13", "DK-ACTION-21"],
    ("pass", "after-fail"): ["DK-ACTION-14", "DK-ACTION-21"],
    ("pass", "steal"): ["DK-DUEL-06"],
    ("end", ""): ["DK-ROUND-06"],
    ("sacrifice", ""): ["DK-OTHERS-04", "DK-OTHERS-05"],
    ("below", ""): ["DK-CHEST-05"],
    ("steal-card", ""): ["DK-DUEL-06", "DK-DUEL-07"],
    ("rot", ""): ["DK-KYLIX-05", "DK-KYLIX-06"],
    ("slot", ""): ["DK-KYLIX-07"],
    ("swap", ""): ["DK-ACTION-16"],
    ("die", ""): ["DK-ROUND-04", "DK-ROUND-06"],
    ("number", ""): ["DK-HOPLITE-02", "DK-HOPLITE-03"],
    ("found", ""): ["DK-SETTLE-02", "DK-SETTLE-03", "DK-SETTLE-04", "DK-SETTLE-05", "DK-MOVE-09"],
    ("attack", ""): ["DK-MOVE-09", "DK-HOPLITE-09"],
    ("chest", ""): ["DK-CHEST-04"],
    ("chest", "pick-chest"): ["DK-CHEST-04", "DK-PURSUIT-16"],
    ("chest", "steal"): ["DK-DUEL-06", "DK-DUEL-08"],
    ("chest", "make-room"): ["DK-CHEST-05", "DK-CHEST-07"],
    ("chest", "reclaim"): ["DK-HOPLITE-04", "DK-CHEST-07"],
    ("chest", "space"): ["DK-HOPLITE-04", "DK-CHEST-07"],
    ("deliver", ""): ["DK-DELIVER-05", "DK-DELIVER-07"],
    ("city", ""): ["DK-CHEST-09", "DK-DELIVER-09"],
    ("city", "trade-city"): ["DK-ACTION-18"],
    ("card", ""): ["DK-ACTION-02"],
    ("discard", ""): ["DK-PURSUIT-21"],
    ("claim", ""): ["DK-PURSUIT-01", "DK-PURSUIT-02"],
    ("open", ""): ["DK-ACTION-17"],
    ("player", ""): ["DK-ACTION-15"],
}
# Where a step leads.
CLAUSES_OF_SQUARES = {
    "anchor": ["DK-ANCHOR-02", "DK-DELIVER-01"],
    "styx": ["DK-STYX-02", "DK-STYX-04", "DK-STYX-10"],
    "ship": ["DK-MOVE-06", "DK-DUEL-03", "DK-DUEL-04", "DK-DUEL-06"],
    "crew": ["DK-HYDRA-05", "DK-HYDRA-07", "DK-HYDRA-12"],
    "hydra": ["DK-HYDRA-13", "DK-HYDRA-15", "DK-HYDRA-17"],
}
CLAUSES_OF_DICE = {
    "hoplites": ["DK-HOPLITE-01", "DK-HOPLITE-02"],
    "move": ["DK-ROUND-07", "DK-MOVE-01"],
    "card": ["DK-CARDDIE-01", "DK-CARDDIE-02", "DK-CARDDIE-03"],
    "hydra": ["DK-HYDRA-01", "DK-HYDRA-02"],
}
CLAUSES_OF_PLACES = {
    "city": ["DK-CITY-03", "DK-CITY-04", "DK-CITY-05", "DK-CITY-06"],
    "settlement": ["DK-SETTLE-07", "DK-SETTLE-08", "DK-SETTLE-10", "DK-SETTLE-11"],
}
CLAUSES_OF_ACTIONS = {
    "zephyr": ["DK-ACTION-08"],
    "charon": ["DK-ACTION-09"],
    "trident": ["DK-ACTION-10"],
    "athena": ["DK-ACTION-11"],
    "tyche": ["DK-ACTION-12"],
    "ajax": ["DK-ACTION-13"],
    "hermes": ["DK-ACTION-15"],
    "hephaistos": ["DK-ACTION-16"],
    "pythia": ["DK-ACTION-17"],
    "ares": ["DK-ACTION-14"],
    "trader": ["DK-ACTION-18"],
    "argo": ["DK-ACTION-03", "DK-ACTION-19"],
    "asklepios": ["DK-ACTION-03", "DK-ACTION-19"],
    "aegis": ["DK-ACTION-03", "DK-ACTION-19"],
}
CLAUSES_OF_TASKS = {
    "deliver": ["DK-PURSUIT-15", "DK-DELIVER-03"],
    "deliver_any": ["DK-PURSUIT-16", "DK-DELIVER-03"],
    "deliver_same": ["DK-PURSUIT-16", "DK-DELIVER-03"],
    "deliver_distinct": ["DK-PURSUIT-16", "DK-DELIVER-03"],
    "beat_ship": ["DK-PURSUIT-17"],
    "beat_hydra": ["DK-PURSUIT-18"],
    "sail_with": ["DK-PURSUIT-19"],
    "leave": ["DK-PURSUIT-20"],
    "pay": ["DK-PURSUIT-21"],
}
CLAUSES_OF_ENDINGS = {"goal-reached": "DK-END-01", "rounds-over": "DK-END-06"}
