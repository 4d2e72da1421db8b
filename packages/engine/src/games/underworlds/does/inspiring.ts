/** I2. What Inspires the fighters of each warband. */
import type { WarbandId } from '../content/index.ts';
import type { Inspiration, Und } from '../defs.ts';
import { neighbours } from '../rules/acting.ts';
import { inPlay } from '../rules/board.ts';
import { CRITICAL, SHIELD } from '../rules/dice.ts';
import { inspire } from '../rules/settling.ts';
import { DEED_DAMAGE } from '../state.ts';
import { chose } from '../table.ts';

const merit = (g: Und, fighter: number): boolean => g.state.fighters[fighter].merit === 1;

/** Glory that Inspires the Gitz. */
const GLORY_WANTED = 3;

/** Squigs look at their herder, Snirk Inspires himself by a reaction, the others look at the glory. */
function gitHolds(g: Und, fighter: number): boolean {
  const { seat } = g.state.fighters[fighter];
  const { id, kinds } = g.table.fighters[fighter].fighter;
  if (kinds.includes('squig'))
    return g.state.fighters.some((f, i) => f.seat === seat && f.out === 1 && g.table.fighters[i].fighter.id === 'drizgit');
  const { glory, spent } = g.state.players[seat];
  return id !== 'snirk' && (chose(g, 'gitz-glory', 'all') ? glory : glory - spent) >= GLORY_WANTED;
}

/** Warbands that are played; the others are refused. */
export const INSPIRATIONS: Partial<Readonly<Record<WarbandId, Inspiration>>> = {
  'garreks-reavers': {
    rule: 'wu:I2.garreks-reavers',
    noted: 0,
    holds: (g) => g.state.fighters.reduce((n, f) => n + f.out, 0) >= 3,
  },
  'steelhearts-champions': { rule: 'wu:I2.steelhearts-champions', noted: SHIELD | CRITICAL, holds: merit },
  // At the start of an activation, before anything is done (thorns-of-the-briar-queen.1).
  'thorns-of-the-briar-queen': {
    rule: 'wu:I2.thorns-of-the-briar-queen',
    noted: 0,
    holds: () => false,
    activation(g, fighter) {
      // One that must be Pass is an activation like others (368.1).
      if (inPlay(g, fighter) && neighbours(g, fighter, false).length > 0) inspire(g, fighter);
    },
  },
  'zarbags-gitz': { rule: 'wu:I2.zarbags-gitz', noted: 0, holds: gitHolds },
  // What was healed before the check was suffered all the same.
  'ironskulls-boyz': {
    rule: 'wu:I2.ironskulls-boyz',
    noted: 0,
    byHarm: true,
    holds: (g, i) => g.state.fighters[i].wounds > 0 || g.state.deeds.some((d) => d.what === DEED_DAMAGE && d.on === i),
  },
  // Only who was chosen in the end: a reaction may have put another in the place of the first (341.1).
  'spiteclaws-swarm': {
    rule: 'wu:I2.spiteclaws-swarm',
    noted: 0,
    holds: merit,
    chosen(g, i) {
      g.state.fighters[i].merit = 1;
    },
  },
  // The Warden's merit counts the returns of his friends, of whichever of them (sepulchral-guard.1).
  'sepulchral-guard': {
    rule: 'wu:I2.sepulchral-guard',
    noted: 0,
    holds: (g, i) => g.state.fighters[i].merit >= (g.table.fighters[i].fighter.leader === true ? 2 : 1),
    returned(g, i, who) {
      if (i === who || g.table.fighters[i].fighter.leader === true) g.state.fighters[i].merit++;
    },
  },
  'stormsires-cursebreakers': {
    rule: 'wu:I2.stormsires-cursebreakers',
    noted: 0,
    holds: merit,
    casts(g, i) {
      g.state.fighters[i].merit = 1;
    },
  },
};
