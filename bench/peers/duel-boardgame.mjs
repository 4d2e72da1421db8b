/** The duel on boardgame.io, in its own manner: moves that change G, one player at a time, an end condition. */
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { aims, mixIn, rollDice } from './duel.mjs';

const duel = {
  name: 'duel',
  setup: (_ctx, data) => ({ health: [20, 20], aimed: [0, 0], seed: data.seed, turns: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    strike: ({ G, ctx }) => {
      if (ctx.gameover) return INVALID_MOVE;
      const me = Number(ctx.currentPlayer);
      const [hits, s] = rollDice(G.seed, 4 + G.aimed[me]);
      const [blocks, t] = rollDice(s, 2);
      G.seed = t;
      G.health[1 - me] = Math.max(0, G.health[1 - me] - Math.max(0, hits - blocks));
      G.aimed[me] = 0;
      G.turns++;
    },
    aim: ({ G, ctx }) => {
      G.aimed[Number(ctx.currentPlayer)] = 2;
      G.turns++;
    },
  },
  endIf: ({ G }) => (G.health[0] === 0 || G.health[1] === 0 ? { winner: G.health[0] === 0 ? '1' : '0' } : undefined),
};

/** Plays `games` duels; returns the checksum of their ends. */
export function play(games) {
  let checksum = 0;
  for (let n = 1; n <= games; n++) {
    const client = Client({ game: { ...duel, setup: (ctx) => duel.setup(ctx, { seed: n }) }, numPlayers: 2, debug: false });
    client.start();
    for (let turn = 0; !client.getState().ctx.gameover; turn++) {
      if (aims(turn)) client.moves.aim();
      else client.moves.strike();
    }
    const { G } = client.getState();
    checksum = mixIn(checksum, G.health[0], G.health[1], G.turns);
    client.stop();
  }
  return checksum;
}
