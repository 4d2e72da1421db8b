/** The rulebook: every paragraph that anything in this game cites, chapter 9 first. */
import type { RuleId } from '../../../core/index.ts';
import { CHAPTER_IX_A } from './chapter-ix-a-melees.ts';
import { CHAPTER_IX_B } from './chapter-ix-b-flight.ts';
import { CHAPTER_IX_C1 } from './chapter-ix-c1-order-of-combats.ts';
import { CHAPTER_IX_C3 } from './chapter-ix-c3-dice-and-initiative.ts';
import { CHAPTER_IX_D } from './chapter-ix-d-passes.ts';
import { CHAPTER_IX_E } from './chapter-ix-e-attack.ts';
import { CHAPTER_IX_F } from './chapter-ix-f-example.ts';
import { CHAPTER_IX_G } from './chapter-ix-g-pursuit.ts';
import { CHARGE_AND_PURSUIT } from './charge-and-pursuit.ts';
import { FEAR_AND_CARDS } from './fear-and-cards.ts';
import { MOVING } from './moving.ts';
import { ROUNDS } from './rounds.ts';
import { SKILL_PARAGRAPHS } from './skills.ts';
import { TESTS } from './tests.ts';
import type { Paragraph } from './types.ts';
import { WOUNDS_CHAPTER } from './wounds.ts';

export type { Paragraph } from './types.ts';

export const RULEBOOK: readonly Paragraph[] = [
  ...CHAPTER_IX_A,
  ...CHAPTER_IX_B,
  ...CHAPTER_IX_C1,
  ...CHAPTER_IX_C3,
  ...CHAPTER_IX_D,
  ...CHAPTER_IX_E,
  ...CHAPTER_IX_F,
  ...CHAPTER_IX_G,
  ...TESTS,
  ...WOUNDS_CHAPTER,
  ...CHARGE_AND_PURSUIT,
  ...ROUNDS,
  ...MOVING,
  ...FEAR_AND_CARDS,
  ...SKILL_PARAGRAPHS,
];

const BY_ID: ReadonlyMap<RuleId, Paragraph> = new Map(RULEBOOK.map((entry) => [entry.id, entry]));

/** The paragraph of this id, if there is one. */
export function paragraph(id: RuleId): Paragraph | undefined {
  return BY_ID.get(id);
}
