// The simplest game there is: the players count, one after the other.
exports.Counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { next: ({ G }) => ({ count: G.count + 1 }) },
};
