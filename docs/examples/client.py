"""A player for any table: makes random legal choices.  python client.py 'http://localhost:8080/t/TABLE#KEY'"""

import asyncio
import json
import random
import secrets
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def answer(now: dict, seat: str, seq: int) -> dict | None:
    """What to send in this position, if anything."""
    if now["commitment"] and any(each["seat"] == seat and not each["nonce"] for each in now["seats"]):
        return {"type": "nonce", "id": seq, "nonce": secrets.token_hex(16)}
    if now.get("choices"):
        return {"type": "choose", "id": seq, "at": seq, "choice": random.choice(now["choices"])["choice"]}
    return None


async def play(url: str, key: str) -> str:
    async with connect(url) as socket:
        await socket.send(json.dumps({"type": "hello", "version": 2, "key": key}))
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "welcome":
                seat, pause = message["seat"], 1 / message["pace"]["a_second"]
            if message["type"] == "refused" and message["id"] is None:
                return message["text"]
            now = message.get("now")
            if now and now["status"] == "over":
                return f"{seat}: {now['result']['points'][seat]}"
            if now and (command := answer(now, seat, message["seq"])):
                await asyncio.sleep(pause)
                await socket.send(json.dumps(command))


address, _, key = sys.argv[1].partition("#")  # the key goes into the hello, never into an address
server, _, table = address.rpartition("/t/")
while True:
    try:
        print(asyncio.run(play(f"ws{server.removeprefix('http')}/api/tables/{table}/socket", key)))
        break
    except ConnectionClosed:
        continue  # and sit down again
