/** The rulebook: every paragraph that anything in this game cites, in its order. */
import type { RuleId } from '../../../core/index.ts';
import { CHAPTER_404 } from './chapter-404-movement.ts';
import { CHAPTER_405 } from './chapter-405-range-and-sight.ts';
import { CHAPTER_406 } from './chapter-406-spaces-and-terrain.ts';
import { CHAPTER_407 } from './chapter-407-targets.ts';
import { CHAPTER_408 } from './chapter-408-clocks.ts';
import { CHAPTER_600 } from './chapter-600-attacks.ts';
import { CHAPTER_601 } from './chapter-601-dice-of-an-attack.ts';
import { CHAPTER_602 } from './chapter-602-damage-and-after.ts';
import { ABILITIES } from './from-facts-abilities.ts';
import { CARD_CHAPTERS } from './from-facts-cards.ts';
import { CONTROL } from './from-facts-control.ts';
import { PARTY } from './from-facts-party.ts';
import { START } from './from-facts-start.ts';
import { TURNS } from './from-facts-turns.ts';
import type { Paragraph } from './types.ts';

export type { Paragraph } from './types.ts';

export const RULEBOOK: readonly Paragraph[] = [
  ...PARTY,
  ...START,
  ...CARD_CHAPTERS,
  ...CONTROL,
  ...CHAPTER_404,
  ...CHAPTER_405,
  ...CHAPTER_406,
  ...CHAPTER_407,
  ...CHAPTER_408,
  ...TURNS,
  ...CHAPTER_600,
  ...CHAPTER_601,
  ...CHAPTER_602,
  ...ABILITIES,
];

const BY_ID: ReadonlyMap<RuleId, Paragraph> = new Map(RULEBOOK.map((entry) => [entry.id, entry]));

/** The paragraph of this id, if there is one. */
export function paragraph(id: RuleId): Paragraph | undefined {
  return BY_ID.get(id);
}
