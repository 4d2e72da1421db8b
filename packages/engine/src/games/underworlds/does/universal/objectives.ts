/** Universal objectives: what they are scored for. */
import type { Does } from '../../defs.ts';
import { heldBy, survivors, territoryOf } from '../../rules/board.ts';
import { deedsOf } from '../../rules/deeds.ts';
import { upgradesOn } from '../../rules/values.ts';
import { BY_REACTION, DEED_DAMAGE, DEED_OUT } from '../../state.ts';
import { fieldOf } from '../../table.ts';
import { different, isLeader, kills, struckPrecisely } from '../making.ts';

export const OBJECTIVES_DO: Readonly<Record<string, Does>> = {
  // Advancing Strike
  'shadespire:234': {
    justAfter: DEED_OUT,
    scores: (g, seat) => kills(g, seat, true).some((d) => d.hex >= 0 && fieldOf(g).territory[d.hex] === 1 - seat),
  },
  // Assassinate
  'shadespire:237': { scores: (g, seat) => kills(g, seat).some((d) => isLeader(g, d.on)) },
  // Blooded
  'shadespire:239': {
    scores: (g, seat) => survivors(g, seat).length >= 3 && survivors(g, seat).every((f) => g.state.fighters[f].wounds > 0),
  },
  // Chosen Champion
  'shadespire:244': { scores: (g, seat) => survivors(g, seat).some((f) => upgradesOn(g, f).length >= 3) },
  // Conquest
  'shadespire:247': {
    scores: (g, seat) => survivors(g, seat).length > 0 && survivors(g, seat).every((f) => territoryOf(g, f) === 1 - seat),
  },
  // Contained
  'shadespire:248': {
    scores: (g, seat) => survivors(g, 1 - seat).length > 0 && survivors(g, 1 - seat).every((f) => territoryOf(g, f) === 1 - seat),
  },
  // Massive Assault: whomever they have dealt it to (382.2).
  'shadespire:271': {
    after: DEED_DAMAGE,
    scores: (g, seat) =>
      deedsOf(g, seat, DEED_DAMAGE)
        .filter((d) => d.by >= 0)
        .reduce((n, d) => n + d.n, 0) >= 7,
  },
  // Masterstroke
  'shadespire:273': { justAfter: DEED_OUT, scores: (g, seat) => kills(g, seat, true).some((d) => (d.how & BY_REACTION) !== 0) },
  // Multiple Fronts
  'shadespire:275': {
    scores: (g, seat) =>
      different(
        deedsOf(g, seat, DEED_DAMAGE)
          .map((d) => d.on)
          .filter((f) => g.state.fighters[f].seat !== seat),
      ) >= 3,
  },
  // Precise Use of Force
  'shadespire:284': { justAfter: DEED_OUT, scores: struckPrecisely },
  // Supremacy
  'shadespire:292': { scores: (g, seat) => heldBy(g, seat).length >= 3 },
  // Victorious Duel
  'shadespire:305': { justAfter: DEED_OUT, scores: (g, seat) => kills(g, seat, true).some((d) => isLeader(g, d.by) && isLeader(g, d.on)) },
  // War of Attrition
  'shadespire:307': {
    scores(g) {
      const lost = [0, 1].map((seat) => g.state.fighters.filter((f) => f.seat === seat && f.out === 1).length);
      return lost[0] > 0 && lost[0] === lost[1];
    },
  },
  // Hold Objective 1, 2, 4, 5
  ...Object.fromEntries(
    [
      [263, 1],
      [264, 2],
      [266, 4],
      [267, 5],
    ].map(([n, face]): [string, Does] => [
      `shadespire:${n}`,
      { scores: (g, seat) => heldBy(g, seat).some((t) => g.state.tokens[t].face === face) },
    ]),
  ),
};
