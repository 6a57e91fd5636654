// The simplest game there is: the players count, one after the other. Clients wait for the server, as ours do.
exports.Counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { next: { move: ({ G }) => ({ count: G.count + 1 }), client: false } },
};
