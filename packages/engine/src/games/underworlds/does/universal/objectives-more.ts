/** Universal objectives about what is held, where fighters stand and what was done. */
import type { Does, Und } from '../../defs.ts';
import { onOppositeEdges } from '../../field.ts';
import { heldBy, survivors } from '../../rules/board.ts';
import { deedsOf, justNow } from '../../rules/deeds.ts';
import {
  ACTION_PHASE,
  BY_SPELL,
  DEED_ACTION,
  DEED_ATTACK,
  DEED_CHARGE,
  DEED_GUARD,
  DEED_MOVE,
  DEED_OUT,
  DEED_PLAY,
  DEED_SCORE,
  IN_CHARGE,
} from '../../state.ts';
import { fieldOf } from '../../table.ts';
import { kills } from '../making.ts';

/** How many of the five kinds of action of 340.1 a warband made; what belongs to a Charge is the Charge. */
function kindsOfAction(g: Und, seat: number): number {
  const outside = (what: number): boolean => deedsOf(g, seat, what).some((d) => (d.how & IN_CHARGE) === 0);
  return [
    outside(DEED_MOVE),
    outside(DEED_ATTACK),
    deedsOf(g, seat, DEED_CHARGE).length > 0,
    deedsOf(g, seat, DEED_GUARD).length > 0,
    deedsOf(g, seat, DEED_ACTION).some((d) => d.card < 0),
  ].filter(Boolean).length;
}

/** Hexes of a Move action that cover ground. */
const FAR = 6;

export const OBJECTIVES_MORE_DO: Readonly<Record<string, Does>> = {
  // Cover Ground
  'shadespire:249': { covers: FAR, justAfter: DEED_MOVE, scores: (g, seat) => justNow(g, seat, DEED_MOVE).some((d) => d.n >= FAR) },
  // Our Only Way Out
  'shadespire:278': { scores: (g, seat) => heldBy(g, seat).length >= 3 },
  // Ploymaster
  'shadespire:282': {
    scores: (g, seat) => deedsOf(g, seat, DEED_PLAY).filter((d) => g.table.cards[d.card].face.kind === 'ploy').length >= 3,
  },
  // Scent of Victory
  'shadespire:288': {
    scores: (g, seat) => survivors(g, 1 - seat).length >= 3 && survivors(g, 1 - seat).every((f) => g.state.fighters[f].wounds > 0),
  },
  // Tactical Supremacy 1-2
  'shadespire:296': {
    scores(g, seat) {
      const faces = heldBy(g, seat).map((t) => g.state.tokens[t].face);
      return faces.includes(1) && faces.includes(2);
    },
  },
  // Extreme Flank
  'nightvault:317': {
    scores(g, seat) {
      const hexes = survivors(g, seat).map((f) => g.state.fighters[f].hex);
      return hexes.some((a, i) => hexes.some((b, k) => i !== k && onOppositeEdges(fieldOf(g), a, b)));
    },
  },
  // Fired Up
  'nightvault:319': { scores: (g, seat) => survivors(g, seat).some((f) => g.state.fighters[f].inspired === 1) },
  // Keep Them Guessing
  'nightvault:340': { scores: (g, seat) => kindsOfAction(g, seat) >= 4 },
  // Opening Gambit
  'nightvault:357': { scores: (g, seat) => deedsOf(g, seat, DEED_SCORE).some((d) => d.n === ACTION_PHASE) },
  // Sorcerous Scouring
  'nightvault:371': { justAfter: DEED_OUT, scores: (g, seat) => kills(g, seat, true).some((d) => (d.how & BY_SPELL) !== 0) },
};
