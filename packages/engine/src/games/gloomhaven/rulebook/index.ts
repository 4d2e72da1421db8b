/** The rulebook: every paragraph that anything in this game cites, the page of the summary first. */
import type { RuleId } from '../../../core/index.ts';
import { AREAS_AND_TARGETS } from './areas-and-targets.ts';
import { ATTACKS } from './attacks.ts';
import { GROUND } from './ground.ts';
import { MODIFIERS_AND_ADVANTAGE } from './modifiers-and-advantage.ts';
import { MONSTER_TURNS } from './monsters.ts';
import { REVEALED_ROOMS } from './revealed-rooms.ts';
import { ROUNDS_AND_TURNS } from './rounds-and-turns.ts';
import { SCENARIO_RULES } from './scenario.ts';
import { STRIKING } from './striking.ts';
import type { Paragraph } from './types.ts';

export type { Paragraph } from './types.ts';

/** Every paragraph in reading order. */
export const RULEBOOK: readonly Paragraph[] = [
  ...REVEALED_ROOMS,
  ...ATTACKS,
  ...AREAS_AND_TARGETS,
  ...MODIFIERS_AND_ADVANTAGE,
  ...ROUNDS_AND_TURNS,
  ...GROUND,
  ...STRIKING,
  ...MONSTER_TURNS,
  ...SCENARIO_RULES,
];

/** What no text of the rulebook says: how a program that plays monsters by cases agreed on among players does it, which we follow. */
export const FROM_PROGRAMS: readonly RuleId[] = ['gh:monster-move.5', 'gh:monster-move.6', 'gh:monster-move.7'];

/** Ids of the entries of the page of the summary that we hold. */
export const ENTRIES: readonly RuleId[] = RULEBOOK.filter((entry) => entry.source === 'rulebook').map((entry) => entry.id);

const BY_ID: ReadonlyMap<RuleId, Paragraph> = new Map(RULEBOOK.map((entry) => [entry.id, entry]));

/** The paragraph of this id, if there is one. */
export function paragraph(id: RuleId): Paragraph | undefined {
  return BY_ID.get(id);
}
