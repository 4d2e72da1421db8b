/** The rulebook: every paragraph that anything in this game cites, the designers' commentary first. */
import type { RuleId } from '../../../core/index.ts';
import { ABILITY_PARAGRAPHS } from './abilities.ts';
import { ATTACKS } from './attacks.ts';
import { GENERAL_ONE } from './commentary/general-one.ts';
import { GENERAL_TWO } from './commentary/general-two.ts';
import { GUARD_BOYZ_SWARM } from './commentary/guard-boyz-swarm.ts';
import { NIGHTVAULT_CARDS } from './commentary/nightvault-cards.ts';
import { REAVERS_AND_CHAMPIONS } from './commentary/reavers-and-champions.ts';
import { UNIVERSAL_FROM_PLOY_342 } from './commentary/universal-from-ploy-342.ts';
import { UNIVERSAL_TO_PLOY_341 } from './commentary/universal-to-ploy-341.ts';
import { UNIVERSAL_UPGRADES } from './commentary/universal-upgrades.ts';
import { DICE } from './dice.ts';
import { END_AND_GLORY } from './end-and-glory.ts';
import { INSPIRATION } from './inspiration.ts';
import { MAGIC_AND_DECKS } from './magic-and-decks.ts';
import { POWER_AND_REACTIONS } from './power-and-reactions.ts';
import { ROUNDS } from './rounds.ts';
import { SET_UP } from './set-up.ts';
import type { Paragraph } from './types.ts';

export type { Paragraph } from './types.ts';

export const RULEBOOK: readonly Paragraph[] = [
  ...GENERAL_ONE,
  ...GENERAL_TWO,
  ...NIGHTVAULT_CARDS,
  ...REAVERS_AND_CHAMPIONS,
  ...GUARD_BOYZ_SWARM,
  ...UNIVERSAL_TO_PLOY_341,
  ...UNIVERSAL_FROM_PLOY_342,
  ...UNIVERSAL_UPGRADES,
  ...DICE,
  ...ATTACKS,
  ...ROUNDS,
  ...POWER_AND_REACTIONS,
  ...END_AND_GLORY,
  ...SET_UP,
  ...INSPIRATION,
  ...MAGIC_AND_DECKS,
  ...ABILITY_PARAGRAPHS,
];

const BY_ID: ReadonlyMap<RuleId, Paragraph> = new Map(RULEBOOK.map((entry) => [entry.id, entry]));

/** The paragraph of this id, if there is one. */
export function paragraph(id: RuleId): Paragraph | undefined {
  return BY_ID.get(id);
}
