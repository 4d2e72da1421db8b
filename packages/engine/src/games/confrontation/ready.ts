/** Set-ups made of ready-made forces, so that a match can begin at once. */
import { SetupError } from '../../core/index.ts';
import { type Force, findForce } from './content/forces.ts';
import type { Mode, SeatSetup, Setup } from './setup.ts';
import type { Situation, SituationFighter } from './situation.ts';
import { situationMatch } from './situations.ts';

function forceOf(id: string): Force {
  const force = findForce(id);
  if (force === undefined) throw new SetupError('seats', 'conf:F9.b', { key: 'unknown-force', args: { what: id } }, `no force ${id}`);
  return force;
}

/** The fighters of one force as one player, their names given by their profiles. */
function seatOf(force: Force, side: 1 | 2): SeatSetup {
  return { side, army: force.army, fighters: force.profiles.map((profile) => ({ profile })) };
}

/**
 * One line of fighters against another, each touching two of the enemy where both lines are as long: `A1-B1`, `B1-A2`, ...
 * One melee, which has to be cut.
 */
function linesOf(one: Force, two: Force): Situation {
  const fighters: Record<string, SituationFighter> = {};
  one.profiles.forEach((is, i) => {
    fighters[`A${i + 1}`] = { is, side: 1 };
  });
  two.profiles.forEach((is, i) => {
    fighters[`B${i + 1}`] = { is, side: 2 };
  });
  const a = one.profiles.length;
  const b = two.profiles.length;
  const contacts: string[] = [];
  for (let i = 1; i <= Math.max(a, b); i++) {
    contacts.push(`A${Math.min(i, a)}-B${Math.min(i, b)}`);
    if (i < a && i <= b) contacts.push(`A${i + 1}-B${i}`);
  }
  return { fighters, contacts: [...new Set(contacts)], tactics: 'roll' };
}

/**
 * A match between two ready-made forces: a skirmish from deployment on, or one combat phase between two lines in contact.
 * @throws SetupError for a force nobody knows
 */
export function readySetup(mode: Mode, one: string, two: string): Setup {
  const forces = [forceOf(one), forceOf(two)] as const;
  if (mode === 'combat') return situationMatch(linesOf(...forces)).setup;
  return { mode, seats: [seatOf(forces[0], 1), seatOf(forces[1], 2)] };
}
