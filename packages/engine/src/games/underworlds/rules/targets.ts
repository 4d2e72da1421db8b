/** A1, A11. Whom an attack can be made on: from where a fighter stands, or from where it may be pushed first. */

import type { Forcing, Und } from '../defs.ts';
import { stepFrom } from '../field.ts';
import { fieldOf } from '../table.ts';
import { canReach, inPlay } from './board.ts';
import { inForce } from './in-force.ts';
import { canStep } from './moving.ts';

/** The fighters that an attack made by a seat reaches from a hex: those that are not that seat's, nor the attacker. */
export function targetsFrom(g: Und, fighter: number, which: number, from: number, seat: number): number[] {
  const { attack: a } = g.table.attacks[which];
  const { fighters } = g.state;
  const out: number[] = [];
  for (let t = 0; t < fighters.length; t++) {
    if (t === fighter || fighters[t].seat === seat || !inPlay(g, t)) continue;
    if (canReach(g, from, t, a.range)) out.push(t);
  }
  return out;
}

/** Whether an attack is made against every enemy next to the attacker. */
export function isSweep(g: Und, fighter: number, which: number): boolean {
  if (g.table.attacks[which].attack.traits.allAdjacent === true) return true;
  return saysYes(g, g.table.forcing.sweeps, fighter, which);
}

/** Whether anything in force says yes of an attack of a fighter. */
function saysYes(g: Und, forcing: Forcing<'sweeps' | 'steps' | 'pushesBefore'> | null, fighter: number, which: number): boolean {
  if (forcing === null) return false;
  const found = inForce(g, forcing);
  for (let i = 0; i < found.length; i++) if (found[i].does(g, found[i].s, fighter, which)) return true;
  return false;
}

const NO_PUSH: readonly number[] = [];

/** The directions in which a fighter may be pushed before it makes this attack, be it by a reaction (423.1). */
export function pushesBefore(g: Und, fighter: number, which: number): readonly number[] {
  const { forcing } = g.table;
  return saysYes(g, forcing.pushesBefore, fighter, which) || saysYes(g, forcing.steps, fighter, which) ? directionsOf(g, fighter) : NO_PUSH;
}

/** Directions in which a reaction may push a fighter before it declares this attack (423.1). */
export function reactionPushes(g: Und, fighter: number, which: number): readonly number[] {
  return saysYes(g, g.table.forcing.steps, fighter, which) ? directionsOf(g, fighter) : NO_PUSH;
}

/** Directions in which a fighter may be pushed before this attack by what is in force, without any reaction. */
export function ownPushes(g: Und, fighter: number, which: number): number[] {
  return saysYes(g, g.table.forcing.pushesBefore, fighter, which) ? directionsOf(g, fighter) : [];
}

const directionsOf = (g: Und, fighter: number): number[] => [0, 1, 2, 3, 4, 5].filter((d) => canStep(g, fighter, d));

/** The fighters in reach of an attack once its maker was pushed so. */
export function targetsAfter(g: Und, fighter: number, which: number, direction: number, seat: number): number[] {
  return targetsFrom(g, fighter, which, stepFrom(fieldOf(g), g.state.fighters[fighter].hex, direction), seat);
}
