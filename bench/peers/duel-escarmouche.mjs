/** The duel on this project's core. */
import { advance, chance, decide, END, fall, NEXT, outcomesOf, REPEAT, sequence, sequences, step, take } from '@escarmouche/engine';
import { aims, mixIn, rollDice } from './duel.mjs';

/** Outcomes are numbers of successes; the driver takes them from the shared stream, so their weights are never asked. */
const SUCCESSES = outcomesOf([0, 1, 2, 3, 4, 5, 6], [1, 1, 1, 1, 1, 1, 1]);

const roll = (name, dice, put) =>
  chance(name, 'duel:2', {
    outcomes: (_g, f) => (f.aiming === 1 ? null : SUCCESSES),
    take: (g, f, n) => {
      put(g, f, n);
      return NEXT;
    },
    id: (_g, _f, n) => `successes:${n}`,
    seat: (g) => g.state.turn % 2,
    dice: (g, f) => ({ dice: dice(g, f), sides: 10 }),
    fromFaces: (_g, _f, faces) => faces.filter((x) => x >= 4).length,
    prompt: () => ({ key: name, args: {} }),
  });

const duel = sequence('duel', 'duel:1', (f) => ({ aiming: f.aiming, hits: f.hits }), [
  decide('act', 'duel:1', {
    seat: (g) => g.state.turn % 2,
    options: (_g, _f, out) => {
      out.push(0, 1);
    },
    take: (_g, f, code) => {
      f.aiming = code;
      return NEXT;
    },
    id: (_g, _f, code) => (code === 0 ? 'strike' : 'aim'),
    say: (_g, _f, code) => ({ key: code === 0 ? 'strike' : 'aim', args: {} }),
    prompt: () => ({ key: 'act', args: {} }),
  }),
  roll(
    'strike',
    (g) => 4 + g.state.aimed[g.state.turn % 2],
    (_g, f, n) => {
      f.hits = n;
    },
  ),
  roll(
    'defend',
    () => 2,
    (g, f, n) => {
      const other = 1 - (g.state.turn % 2);
      g.state.health[other] = Math.max(0, g.state.health[other] - Math.max(0, f.hits - n));
    },
  ),
  step('end of turn', 'duel:3', (g, f) => {
    g.state.aimed[g.state.turn % 2] = f.aiming === 1 ? 2 : 0;
    g.state.turn++;
    return g.state.health[0] === 0 || g.state.health[1] === 0 ? END : REPEAT;
  }),
]);

const BOOK = sequences(duel);

/** Plays `games` duels; returns the checksum of their ends. */
export function play(games) {
  let checksum = 0;
  for (let n = 1; n <= games; n++) {
    const state = { stack: [{ seq: duel.id, step: 0, d: { aiming: 0, hits: 0 } }], turn: 0, health: [20, 20], aimed: [0, 0] };
    const g = { table: null, state, log: null };
    let seed = n;
    for (;;) {
      const kind = advance(g, BOOK);
      if (kind === 'over') break;
      if (kind === 'decision') {
        take(g, BOOK, aims(state.turn) ? 1 : 0);
        continue;
      }
      const frame = state.stack[0];
      const [hits, next] = rollDice(seed, BOOK[frame.seq].steps[frame.step].dice(g, frame.d).dice);
      seed = next;
      fall(g, BOOK, hits, null);
    }
    checksum = mixIn(checksum, state.health[0], state.health[1], state.turn);
  }
  return checksum;
}
