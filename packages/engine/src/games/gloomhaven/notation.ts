/** How positions of Gloomhaven are written, for forms that change them: what each place may name. */
import { Faults, type ListedName, listCalled, listChoices, listThings, listWords, type Notation } from '../../core/index.ts';
import { LASTINGS } from './card-notation.ts';
import { CHOICES } from './choices.ts';
import {
  CARDS,
  CLASSES_FACES,
  findMonster,
  findMonsterDeck,
  MODIFIERS,
  MONSTER_DECKS,
  MONSTERS,
  SCENARIOS,
  SUMMONS,
} from './content/index.ts';
import { CHARACTER_KEYS, classOfKey, MOST_ROOMS } from './setup.ts';
import { type Situation, situationKind } from './situation.ts';
import { setupOf } from './situation-setup.ts';

/** Standees of a type at most, and summons of one. */
const MOST = 10;
/** Figures of a type by their numbers, called as the type is. */
const numbered = (all: readonly ListedName[]): ListedName[] =>
  all.flatMap(({ id, names = { en: id, fr: id } }) =>
    Array.from({ length: MOST }, (_x, i) => ({ id: `${id}-${i + 1}`, names: { en: `${names.en} ${i + 1}`, fr: `${names.fr} ${i + 1}` } })),
  );
const own = (of: object | undefined): string[] => Object.keys(of ?? {});

/** Figures as a position calls them. */
const figures = ({ characters, monsters, summons, objectives = [] }: Situation): string[] => [
  ...own(characters),
  ...own(monsters),
  ...own(summons),
  ...objectives.map((_o, i) => `objective-${i + 1}`),
];

/** Types of monsters: the game's, and the position's own. */
const monsters = ({ types }: Situation): string[] => [...new Set([...MONSTERS.map((m) => m.id), ...own(types)])];
const typesOf = (s: Situation): ListedName[] =>
  monsters(s).map((id) => ({ id, names: s.types?.[id]?.name ?? findMonster(id)?.names ?? { en: id, fr: id } }));

/** Ability cards of a monster type: those of its deck, or its own. */
function monsterCards({ types }: Situation, type: string): string[] {
  const { deck, card } = types?.[type] ?? {};
  const printed = findMonsterDeck(typeof deck === 'string' ? deck : (findMonster(type)?.deck ?? ''))?.cards ?? [];
  const cards = typeof deck === 'object' ? deck : printed;
  return [...cards.map((c) => c.id), ...(typeof card === 'object' ? [card.id ?? 'own'] : [])];
}

/** What words on ability cards are called, for forms that make some. */
export const CARD_WORDS = {
  class: () => listThings(CLASSES_FACES),
  lasting: () => LASTINGS,
  amount: () => listCalled({ moved: ['the hexes moved', 'les cases parcourues'], dealt: ['the damage dealt', 'les dégâts infligés'] }),
  targets: () =>
    listCalled({
      'all-adjacent': ['all adjacent enemies', 'tous les ennemis adjacents'],
      'moved-through': ['those moved through', 'ceux que l’on a traversés'],
    }),
  stays: () => listCalled({ round: ['for the round', 'pour le round'], persistent: ['for good', 'persistante'] }),
};

export const GLOOMHAVEN_NOTATION: Notation<Situation> = {
  kind: situationKind,
  blank: { characters: { brute: { at: [3, 3], initiative: 20 } }, monsters: { 'bandit-guard-1': [5, 3] } },
  lists: {
    scenario: () => listThings(SCENARIOS),
    card: ({ cards }) => [...listThings(CARDS, (c) => c.class), ...listWords(own(cards))],
    modifier: (s) => listWords([...MODIFIERS.map((m) => m.id), ...own(s.modifiers)]),
    character: () =>
      CHARACTER_KEYS.map((id) => ({ id, names: CLASSES_FACES.find((c) => c.id === classOfKey(id))?.names ?? { en: id, fr: id } })),
    figure: (s) => listWords(figures(s)),
    monster: typesOf,
    'monster-figure': (s) => numbered(typesOf(s)),
    'monster-deck': () => listWords(MONSTER_DECKS.map((d) => d.id)),
    'monster-card': (s, [, type]) => listWords(monsterCards(s, String(type))),
    'summon-figure': ({ summonTypes }) => numbered([...listThings(SUMMONS), ...listWords(own(summonTypes))]),
    summon: ({ summonTypes }) => [...listThings(SUMMONS), ...listWords(own(summonTypes))],
    ...CARD_WORDS,
    rim: () => listCalled({ wall: ['a wall', 'un mur'], open: ['open', 'ouvert'] }),
    at: () =>
      listCalled({
        start: ['the scenario begins', 'le scénario commence'],
        round: ['a round begins', 'un round commence'],
        cards: ['monsters are about to draw', 'les monstres vont piocher'],
        turns: ['among the turns', 'parmi les tours'],
        end: ['all have had their turns', 'tous ont eu leur tour'],
      }),
    room: () => listWords(Array.from({ length: MOST_ROOMS }, (_x, i) => String(i + 1))),
    place: (s) => {
      const { own: made, scenario } = setupOf(s, new Faults());
      const { rooms, doors } = made?.scenario ?? SCENARIOS.find((x) => x.id === scenario) ?? { rooms: [], doors: [] };
      return listWords([...rooms.flatMap((r) => r.hexes), ...doors.map((d) => d.at)].map((at) => at.join()));
    },
    ...listChoices(CHOICES),
  },
};
