import { gloomhavenSituations } from '@escarmouche/engine/gloomhaven';
import { type Examples, listedProperties } from '../listed.testing.ts';
import { gloomhavenFiles } from './index.ts';
import { gloomhavenContent } from './listed.ts';

const gh = (brute: object = {}, more: object = {}): unknown => ({
  characters: { brute: { at: [2, 3], ...brute } },
  turn: 'brute',
  ...more,
});
const GH: Examples = {
  classes: ({ id }) => ({ characters: { [id]: [2, 3] }, turn: id }),
  cards: ({ id, of = '' }) => ({ characters: { [of]: { at: [2, 3], hand: [id] } }, turn: of }),
  figures: ({ id }) => gh({}, { monsters: { [`${id}-1`]: [4, 3] } }),
  decks: ({ id }) => gh({}, { types: { own: { normal: { hp: 3, move: 2, attack: 2, range: 0 }, deck: id } } }),
  'ability-cards': ({ id, of = '' }) => {
    const type = of === 'living-bones' ? of : `bandit-${of}`;
    return gh({}, { monsters: { [`${type}-1`]: [4, 3] }, types: { [type]: { card: id } } });
  },
  summons: ({ id }) => gh({}, { summons: { [`${id}-1`]: { owner: 'brute', at: [3, 3] } } }),
  modifiers: ({ id }) => gh({ deck: { pile: { [id]: 1, '+0': 1 } } }),
  conditions: ({ id }) => gh({ conditions: [id] }),
  elements: ({ id }) => gh({}, { elements: { [id]: 'strong' } }),
  tiles: ({ id }) => gh({}, { tiles: [{ kind: id, at: [5, 5] }] }),
  scenarios: ({ id }) => ({ scenario: id, characters: { brute: {}, scoundrel: {} }, at: 'start' }),
  moments: ({ id }) => (id === 'start' ? GH.scenarios?.({ id: 'black-barrow' }) : { characters: { brute: [2, 3] }, at: id }),
};

listedProperties(gloomhavenFiles, gloomhavenContent, gloomhavenSituations, GH, gh() as object);
