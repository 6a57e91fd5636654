// node clients.js PORT TABLES SECONDS THINK: two clients at each of so many tables; says when all are seated, and then,
// as JSON, how long each move took until both clients had it from the server.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Counting } = require('./game');

const [port, tables, seconds, think] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const post = async (path, body) =>
  (await fetch(server + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const took = [];
let playing = false; // once all are seated
let measuring = false;

class Table {
  constructor() {
    this.clients = [];
    this.had = [-1, -1]; // the count that each client has
    this.sent = 0;
  }

  async sit() {
    const { matchID } = await post('/games/counting/create', { numPlayers: 2 });
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await post(`/games/counting/${matchID}/join`, { playerID, playerName: playerID });
      const client = Client({ game: Counting, matchID, playerID, credentials: playerCredentials, debug: false, multiplayer: SocketIO({ server }) });
      client.subscribe((state) => state && state.isConnected && this.hear(Number(playerID), state.G.count));
      this.clients.push(client);
      client.start();
    }
  }

  hear(who, count) {
    if (count === this.had[who]) return;
    this.had[who] = count;
    if (this.had[0] !== this.had[1]) return;
    if (this.sent && measuring) took.push(performance.now() - this.sent);
    if (playing) this.goOn();
  }

  goOn() {
    setTimeout(() => {
      this.sent = performance.now();
      this.clients[this.had[0] % 2].moves.next();
    }, think ? 1000 * think * (0.5 + Math.random()) : 0);
  }
}

(async () => {
  const all = Array.from({ length: tables }, () => new Table());
  for (const table of all) await table.sit();
  while (all.some((table) => table.had.includes(-1))) await pause(50);
  console.log('seated');
  playing = true;
  all.forEach((table) => table.goOn());
  await pause(3000);
  measuring = true;
  await pause(1000 * seconds);
  process.stdout.write(JSON.stringify({ moves: took.length, seconds, took }), () => process.exit(0));
})();
