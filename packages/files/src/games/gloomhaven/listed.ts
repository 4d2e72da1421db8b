/** What may be named in files of Gloomhaven. */
import {
  CARDS,
  CHOICES,
  CLASSES_FACES,
  CONDITIONS,
  ELEMENTS,
  MODIFIERS,
  MOMENTS,
  MONSTER_DECKS,
  MONSTERS,
  SCENARIOS,
  SUMMONS,
  TILES,
} from '@escarmouche/engine/gloomhaven';
import { type ContentGroup, optionsOf, things, words } from '../listed.ts';
import { abilityCards } from './ability-cards.ts';

export const gloomhavenContent: readonly ContentGroup[] = [
  { kind: 'classes', where: 'characters', things: things(CLASSES_FACES) },
  { kind: 'cards', where: 'characters.CLASS.hand', things: CARDS.map((c) => ({ id: c.id, names: c.names, of: c.class })) },
  { kind: 'figures', where: 'monsters.TYPE-1', things: things(MONSTERS) },
  {
    kind: 'decks',
    where: 'types.TYPE.deck',
    things: MONSTER_DECKS.map(({ id }) => ({ id })),
  },
  { kind: 'ability-cards', where: 'types.TYPE.card', things: abilityCards },
  { kind: 'summons', where: 'summons.TYPE-1', things: things(SUMMONS) },
  { kind: 'modifiers', where: 'deck.pile', things: MODIFIERS.map(({ id }) => ({ id })) },
  { kind: 'conditions', where: 'characters.CLASS.conditions', things: words(CONDITIONS) },
  { kind: 'elements', where: 'elements', things: words(ELEMENTS) },
  { kind: 'tiles', where: 'tiles[0].kind', things: words(TILES) },
  { kind: 'scenarios', where: 'scenario', things: things(SCENARIOS) },
  { kind: 'moments', where: 'at', things: words(MOMENTS) },
  optionsOf(CHOICES),
];
