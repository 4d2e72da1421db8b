/** Every skill this game knows, those its rules play first. */
import type { Skill } from '../types.ts';
import { ASSAULTS } from './assaults.ts';
import { BLOWS } from './blows.ts';
import { MAGIC } from './magic.ts';
import { SHOWN } from './shown.ts';
import { WOUND_SKILLS } from './wounds.ts';

export const SKILLS: readonly Skill[] = [...BLOWS, ...ASSAULTS, ...WOUND_SKILLS, ...MAGIC, ...SHOWN];

const BY_ID: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [skill.id, skill]));

/** The skill of this id, if there is one. */
export function skillNamed(id: string): Skill | undefined {
  return BY_ID.get(id);
}
