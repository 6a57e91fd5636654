// node clients.js PORT TABLES SECONDS THINK: plays at so many tables; prints, as JSON, how long each move took until the
// other client had it from the server.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Counting } = require('./game');

const [port, tables, seconds, think] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const post = async (path, body) =>
  (await fetch(server + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
const took = [];
let measuring = false;
let moves = 0;

async function table(number) {
  const { matchID } = await post('/games/counting/create', { numPlayers: 2 });
  const clients = [];
  let sent = 0;
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/counting/${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({ game: Counting, matchID, playerID, credentials: playerCredentials, debug: false, multiplayer: SocketIO({ server }) });
    client.subscribe((state) => {
      if (!state || state.ctx.currentPlayer !== playerID || !state.isConnected) return;
      if (sent) {
        if (measuring) { took.push(performance.now() - sent); moves += 1; }
        sent = 0;
      }
      setTimeout(() => { if (!sent) { sent = performance.now(); client.moves.next(); } }, think ? 1000 * think * (0.5 + Math.random()) : 0);
    });
    clients.push(client);
  }
  clients.forEach((client) => client.start());
}

(async () => {
  for (let number = 0; number < tables; number += 1) await table(number);
  console.log('seated');
  await new Promise((done) => setTimeout(done, 3000));
  measuring = true;
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  process.stdout.write(JSON.stringify({ moves, seconds, took }), () => process.exit(0));
})();
