/** All content of the game: profiles by army, skills, ready-made forces, the wound table, and how to find and check them. */
import { ARMIES, type Army, PROFILES } from './armies/index.ts';
import type { Profile } from './types.ts';

export type { Army } from './armies/index.ts';
export { ARMIES, PROFILES } from './armies/index.ts';
export { checkProfile, checkWoundTable } from './check.ts';
export { FORCES, type Force, findForce, STRENGTHS, type Strength } from './forces.ts';
export { type Evenness, evenAgainst, evennessOf, MEETINGS, type Meeting, meetingOf } from './measured.ts';
export { statOf } from './profile.ts';
export { SKILLS, skillNamed } from './skills/index.ts';
export * from './types.ts';
export { codesOf, columnOf, rowOf, WOUND_TABLE } from './wounds.ts';

/** The profile of this id, if there is one. */
export function findProfile(id: string): Profile | undefined {
  return PROFILES.find((profile) => profile.id === id);
}

/** The army of this id, if there is one. */
export function findArmy(id: string): Army | undefined {
  return ARMIES.find((army) => army.id === id);
}
