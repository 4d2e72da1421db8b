/** All content of the game: ability cards, classes, summons, monsters and their decks, modifier cards, scenarios, and how to find them by id. */
import type { Printed } from '../../../core/index.ts';
import { SCENARIOS } from './black-barrow.ts';
import { BRUTE_CARDS } from './cards/brute.ts';
import { SCOUNDREL_CARDS } from './cards/scoundrel.ts';
import { SPELLWEAVER_CARDS } from './cards/spellweaver.ts';
import { CLASSES_FACES } from './classes.ts';
import { MODIFIERS } from './modifiers.ts';
import { MONSTER_DECKS, MONSTERS } from './monsters.ts';
import { SUMMONS } from './summons.ts';
import type { CardFace, ClassFace, ModifierFace, MonsterDeck, MonsterFace, PrintedCard, Scenario, SummonFace } from './types.ts';

export { SCENARIOS } from './black-barrow.ts';
export { CLASSES_FACES } from './classes.ts';
export { MODIFIERS, STANDARD_DECK } from './modifiers.ts';
export { MONSTER_DECKS, MONSTERS } from './monsters.ts';
export { SUMMONS } from './summons.ts';
export * from './types.ts';

/** Every ability card, by class. */
export const CARDS: readonly PrintedCard[] = [...BRUTE_CARDS, ...SCOUNDREL_CARDS, ...SPELLWEAVER_CARDS];

const CARD_BY_ID: ReadonlyMap<string, CardFace> = new Map(CARDS.map((card) => [card.id, card]));

/** The ability card of this id, if there is one. */
export function findCard(id: string): CardFace | undefined {
  return CARD_BY_ID.get(id);
}

/** The class of this id, if there is one. */
export function findClass(id: string): ClassFace | undefined {
  return CLASSES_FACES.find((face) => face.id === id);
}

/** The summoned figure of this id, if there is one. */
export function findSummon(id: string): Printed<SummonFace> | undefined {
  return SUMMONS.find((summon) => summon.id === id);
}

/** The monster type of this id, if there is one. */
export function findMonster(id: string): Printed<MonsterFace> | undefined {
  return MONSTERS.find((monster) => monster.id === id);
}

/** The deck of monster ability cards of this id, if there is one. */
export function findMonsterDeck(id: string): MonsterDeck | undefined {
  return MONSTER_DECKS.find((deck) => deck.id === id);
}

/** The modifier card of this id, if there is one. */
export function findModifier(id: string): ModifierFace | undefined {
  return MODIFIERS.find((modifier) => modifier.id === id);
}

/** The scenario of this id, if there is one. */
export function findScenario(id: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
