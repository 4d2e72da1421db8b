/** Set-ups of Gloomhaven, as match files hold them. */
import { CLASSES, MOST_CARDS, MOST_MODIFIERS } from '@escarmouche/engine/gloomhaven';
import { choices, fields, id, list, maybe, oneOf, present, whole } from '../../schema/basics.ts';
import { cardFace, modifierFace, modifiers, monsterDeck, monsterFace, scenario, summonFace } from './content.ts';

const character = fields({ class: oneOf(CLASSES), cards: list(id, MOST_CARDS), modifiers: maybe(modifiers) });

const own = fields({
  cards: maybe(list(cardFace, 60)),
  monsters: maybe(list(monsterFace, 20)),
  decks: maybe(list(monsterDeck, 20)),
  summons: maybe(list(summonFace, 20)),
  modifiers: maybe(list(modifierFace, MOST_MODIFIERS)),
  scenario: maybe(scenario),
});

export const setup = fields({
  scenario: id,
  characters: list(character, 4),
  level: maybe(whole(0, 2)),
  solo: maybe(present),
  choices: maybe(choices),
  anyHand: maybe(present),
  own: maybe(own),
});
