/** Ability cards of one's own: what one is made of, and how a hand and a situation have them. */
import {
  type BothLanguages,
  both,
  Faults,
  type FieldKind,
  fieldsFor,
  joined,
  listThings,
  type OwnThings,
  oneOf,
  record,
  slug,
  suchAs,
  thingsOf,
  whole,
} from '../../core/index.ts';
import { halfKind } from './card-notation.ts';
import { CARDS, SUMMONS } from './content/index.ts';
import { type CardFace, CLASSES, type ClassId, type Half } from './content/types.ts';
import type { Setup } from './setup.ts';
import type { Situation } from './situation.ts';
import { cardsOf, charactersOf } from './situation-setup.ts';
import { wrong } from './table.ts';

const { needed } = fieldsFor<unknown, unknown, never>();

/** An ability card of one's own, for the hands of a class. */
export interface OwnCard {
  readonly id: string;
  readonly names: BothLanguages;
  readonly class: ClassId;
  readonly initiative: number;
  readonly top: Half;
  readonly bottom: Half;
}

const abilityCardKind: FieldKind<OwnCard> = record({
  id: needed(slug('shove-through'), 'its name in files', 'son nom dans les fichiers'),
  names: needed(both(60, { en: 'Shove Through', fr: 'Passer en force' }), 'its name', 'son nom'),
  class: needed(oneOf(CLASSES, CLASSES[0], 'class'), 'the class whose hands may hold it', 'la classe dont les mains peuvent la tenir'),
  initiative: needed(suchAs(whole(1, 99), 35), 'initiative', 'initiative'),
  top: needed(suchAs(halfKind, { abilities: [{ do: 'attack', n: 2 }] }), 'its top half', 'sa moitié haute'),
  bottom: needed(suchAs(halfKind, { abilities: [{ do: 'move', n: 3 }] }), 'its bottom half', 'sa moitié basse'),
});

/** @throws SetupError for a half that does nothing, and for one that says what its card never comes to */
function check({ top, bottom }: OwnCard): void {
  const faults = new Faults();
  for (const [where, half] of [
    ['top', top],
    ['bottom', bottom],
  ] as const) {
    if (half.abilities.length === 0) faults.note(wrong(`${where}.abilities`, 'gh:turn.1', 'half-does-nothing', ''));
    if (half.xpOn !== undefined && half.stays === undefined) faults.note(wrong(`${where}.xpOn`, 'gh:turn.5', 'uses-of-what-goes', ''));
  }
  faults.end();
}

export const ABILITY_CARD = {
  one: { en: 'ability card', fr: 'carte de capacité' },
  many: { en: 'Ability cards', fr: 'Cartes de capacité' },
  is: abilityCardKind,
  blank: abilityCardKind.example as OwnCard,
  // Names of one's own have no colon.
  printed: CARDS.map(
    ({ id, names, class: of, initiative, top, bottom }): OwnCard => ({
      id: id.replace(':', '-'),
      names,
      class: of,
      initiative,
      top,
      bottom,
    }),
  ),
  most: 20,
  lists: { summon: () => listThings(SUMMONS) },
  check,
};

/** One as the table has it. */
export const cardFaceOf = (card: OwnCard): CardFace => ({ ...card, level: 1, confidence: 'sure' });

/** The set-up with those cards of one's own that hands hold. */
export function withCards(setup: Setup, things: OwnThings): Setup {
  const held = thingsOf(things, 'cards', ABILITY_CARD, ({ id }) => setup.characters.some((c) => c.cards.includes(id)));
  return held.length === 0 ? setup : { ...setup, own: { ...setup.own, cards: joined(setup.own?.cards, held.map(cardFaceOf)) } };
}

/** The situation with those cards that its characters have, or with all of them where they were `chosen` for it. */
export function layCards(s: Situation, things: OwnThings, chosen = false): Situation {
  const named = new Set(charactersOf(s).flatMap(([, c]) => cardsOf(c)));
  const held = thingsOf(things, 'cards', ABILITY_CARD, ({ id }) => chosen || named.has(id));
  if (held.length === 0) return s;
  const cards = held.map(({ id, names, initiative, top, bottom }) => [id, { name: names, initiative, top, bottom }] as const);
  return { ...s, cards: { ...s.cards, ...Object.fromEntries(cards) } };
}
