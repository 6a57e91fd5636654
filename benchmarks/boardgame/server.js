// node server.js PORT [FOLDER]: games are kept in memory or, with a folder, in files there.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { Counting } = require('./game');

const [port, folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [Counting], origins: [Origins.LOCALHOST], ...kept }).run({ port: Number(port) });
