/** Answers that a sensible player might give: what plain bots suppose of everybody while they look ahead. Public facts alone. */
import { goalsOf } from './goals.ts';
import { tileOn } from './rules/board.ts';
import {
  effectsSequence,
  type HarmFrame,
  halfSequence,
  harmSequence,
  type MoveFrame,
  moveSequence,
  turnSequence,
  volleySequence,
} from './rules/frames.ts';
import { TILE_TRAP } from './state.ts';
import type { Gloom } from './table.ts';

/** Of the legs of a move the one that ends nearest to what is to be done; the first code, which goes no farther, where none leads nearer. */
function nearestLeg(g: Gloom, f: MoveFrame, codes: readonly number[]): number {
  const { fight, near } = goalsOf(g);
  let best = codes[0];
  let least = near(g.state.figures[f.figure].hex);
  for (const hex of codes) {
    // A trap is worth a door that nothing else leads to.
    if (g.table.map.names[hex] === undefined || (fight && tileOn(g, TILE_TRAP, hex) !== undefined)) continue;
    const steps = near(hex);
    if (steps >= least) continue;
    least = steps;
    best = hex;
  }
  return best;
}

/** One of these codes, of which the first stands for doing nothing. */
export function likelyAnswer(g: Gloom, codes: readonly number[], pick: (n: number) => number): number {
  const { seq, d } = g.state.stack[g.state.stack.length - 1];
  const any = codes[pick(codes.length)];
  if (codes.length === 1) return any;
  switch (seq) {
    case moveSequence.id:
      return (d as MoveFrame).by >= 0 ? any : nearestLeg(g, d as MoveFrame, codes);
    case halfSequence.id:
    case turnSequence.id:
      return codes[1 + pick(codes.length - 1)];
    case harmSequence.id: {
      const { on, n } = d as HarmFrame;
      return g.state.figures[on].hp > n ? codes[0] : codes[1];
    }
    case effectsSequence.id:
      return codes[0];
    case volleySequence.id:
      return codes[codes.length - 1 - pick(codes.length - 1)];
    default:
      return any;
  }
}
