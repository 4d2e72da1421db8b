/** What monsters and rooms of one's own are made of: each field once, for files and for the form that makes them. */
import {
  type BothLanguages,
  both,
  type FieldKind,
  fieldsFor,
  flag,
  list,
  name,
  oneOf,
  present,
  record,
  slug,
  someOf,
  suchAs,
  type Variant,
  variants,
  whole,
} from '../../core/index.ts';
import { BONUSES, CONDITIONS, type Effect, ELEMENTS, type MonsterCard, type MonsterLine, type MonsterStats } from './content/types.ts';
import { MOST_HEXES, MOST_STANDEES, ROWS } from './setup.ts';
import { TILES } from './situation-map.ts';
import { at } from './situation-names.ts';

const { field, needed } = fieldsFor<unknown, unknown, never>();
/** Bonuses of one attack at most. */
export const MOST_BONUSES = 4;
const few = whole(0, 20);
const number = whole(-20, 99);
export const oneElement = oneOf([...ELEMENTS, 'any'], 'fire', 'element');

const amount = (n: typeof few) => ({ n: needed(n, 'how much', 'combien') });
const EFFECT: Readonly<Record<string, Variant>> = {
  condition: ['a condition', 'un état', { of: needed(oneOf(CONDITIONS, CONDITIONS[0], 'condition'), 'which', 'lequel') }],
  push: ['Push', 'Poussée', amount(few)],
  pull: ['Pull', 'Traction', amount(few)],
  pierce: ['Pierce', 'Percer', amount(few)],
  curse: ['Curse', 'Malédiction', {}],
  bless: ['Bless', 'Bénédiction', {}],
  'heal-self': ['Heal itself', 'Se soigner', amount(whole(0, 99))],
  element: ['an element', 'un élément', { of: needed(oneOf(ELEMENTS, ELEMENTS[0], 'element'), 'which', 'lequel') }],
};
/** What an attack carries besides its damage. */
export const effects = list(variants<Effect>('kind', EFFECT), 8);

const consume = field(
  record({
    element: needed(oneElement, 'the element used up', 'l’élément consommé'),
    n: field(number, 'this much more', 'autant de plus'),
    range: field(number, 'Range, this much more', 'Portée, autant de plus'),
    targets: field(whole(1, 9), 'Targets in place of its own', 'Cibles à la place des siennes'),
    effects: field(effects, 'effects of the attack besides', 'des effets de plus à l’attaque'),
    only: field(present, 'without the element there is no such line', 'sans l’élément, pas de telle ligne'),
  }),
  'what an element used up adds',
  'ce qu’ajoute un élément consommé',
);

const cell = whole(-6, 6);
/** The pattern of an attack. */
export const area = record({
  red: needed(list(record({ q: needed(cell, 'q', 'q'), r: needed(cell, 'r', 'r') }), 49), 'its red hexes', 'ses cases rouges'),
  grey: needed(flag, 'it shows a grey hex, from which they are counted', 'elle montre une case grise, d’où elles se comptent'),
});
/** A bonus of an attack that holds under a condition. */
export const BONUS = {
  when: needed(oneOf(BONUSES, BONUSES[0], 'bonus'), 'when', 'quand'),
  n: needed(number, 'how much', 'combien'),
  times: field(oneOf([2]), 'the attack is doubled', 'l’attaque est doublée'),
};
const ATTACK = {
  n: needed(number, 'added to its Attack', 'ajouté à son Attaque', { sample: 0 }),
  range: field(number, 'added to its Range', 'ajouté à sa Portée'),
  rangeIs: field(few, 'Range in place of its own', 'Portée à la place de la sienne'),
  targets: field(whole(1, 9), 'Targets in place of its own', 'Cibles à la place des siennes'),
  area: field(area, 'an area', 'une zone'),
  effects: field(effects, 'effects of the attack', 'effets de l’attaque'),
  bonuses: field(list(record(BONUS), MOST_BONUSES), 'bonuses under a condition', 'bonus sous une condition'),
  allOnOne: field(present, 'every attack goes to one enemy', 'toutes les attaques vont au même ennemi'),
  consume,
};

const line = variants<MonsterLine>('do', {
  attack: ['Attack', 'Attaque', ATTACK],
  move: [
    'Move',
    'Déplacement',
    {
      n: needed(number, 'added to its Move', 'ajouté à son Déplacement', { sample: 0 }),
      jump: field(present, 'a jump', 'un saut'),
      consume,
    },
  ],
  heal: ['Heal', 'Soin', { ...amount(whole(0, 99)), range: field(few, 'range', 'portée'), consume }],
  shield: ['Shield', 'Bouclier', { ...amount(few), consume }],
  retaliate: ['Retaliate', 'Riposte', { ...amount(few), range: field(few, 'range', 'portée'), consume }],
  strengthen: ['Strengthen itself', 'Se renforcer', { consume }],
  element: ['an element', 'un élément', { of: needed(oneOf(ELEMENTS, ELEMENTS[0], 'element'), 'which', 'lequel'), consume }],
  trap: ['lay a trap', 'poser un piège', { damage: needed(whole(0, 99), 'its damage', 'ses dégâts', { sample: 2 }), consume }],
  loot: ['Loot', 'Pillage', { ...amount(few), consume }],
});

/** The lines of a monsters' ability card, in order. */
export const monsterLines: FieldKind<readonly MonsterLine[]> = suchAs(list(line, 8), [
  { do: 'move', n: 0 },
  { do: 'attack', n: 0 },
]);

/** The ability cards of a type, by names of such a kind; of all types together there are only so many numbers for them. */
export const monsterCards = (called: FieldKind<string>): FieldKind<readonly MonsterCard[]> =>
  list(
    record({
      id: needed(called, 'its name in files', 'son nom dans les fichiers'),
      initiative: needed(suchAs(whole(1, 99), 50), 'initiative', 'initiative'),
      shuffle: field(present, 'its deck is shuffled at the end of the round', 'sa pioche est mélangée à la fin du round'),
      lines: needed(monsterLines, 'its lines, in order', 'ses lignes, dans l’ordre'),
    }),
    15,
    1,
  );

const stats: FieldKind<MonsterStats> = record({
  hp: needed(suchAs(whole(1, 99), 6), 'hit points', 'points de vie'),
  move: needed(suchAs(few, 2), 'Move', 'Déplacement'),
  attack: needed(suchAs(whole(0, 99), 2), 'Attack', 'Attaque'),
  range: needed(suchAs(few, 0), 'Range', 'Portée', { more: { en: '0 is melee', fr: '0 au corps à corps' } }),
  targets: field(whole(1, 9), 'Targets', 'Cibles'),
  shield: field(few, 'Shield', 'Bouclier'),
  retaliate: field(few, 'Retaliate', 'Riposte'),
  retaliateRange: field(few, 'how far off an attacker suffers it', 'à quelle distance un attaquant la subit'),
});

/** A type of monster of one's own: stat card and ability cards in one. */
export interface OwnMonster {
  readonly id: string;
  readonly names: BothLanguages;
  readonly standees: number;
  readonly flying?: true;
  readonly levels: readonly { readonly normal: MonsterStats; readonly elite: MonsterStats }[];
  readonly cards: readonly MonsterCard[];
}

const names = (en: string, fr: string) => needed(both(60, { en, fr }), 'its name', 'son nom');

export const monsterKind: FieldKind<OwnMonster> = record({
  id: needed(slug('ogre'), 'its name in files', 'son nom dans les fichiers'),
  names: names('Ogre', 'Ogre'),
  standees: needed(suchAs(whole(1, MOST_STANDEES), 6), 'how many of it there are', 'combien il y en a'),
  flying: field(present, 'it flies', 'elle vole'),
  levels: needed(
    list(record({ normal: needed(stats, 'normal', 'normal'), elite: needed(stats, 'elite', 'élite') }), 8, 1),
    'stat card: a line for each level, from 0',
    'carte de valeurs : une ligne par niveau, à partir de 0',
    { more: { en: 'beyond the last line, that one holds', fr: 'au-delà de la dernière ligne, elle vaut encore' } },
  ),
  cards: needed(monsterCards(slug('one')), 'its ability cards', 'ses cartes de capacité'),
});

const RANKS = ['none', 'normal', 'elite'] as const;
type At = readonly [number, number];

/** Rooms of one's own: a scenario in which everybody is to be killed. */
export interface OwnScenario {
  readonly id: string;
  readonly names: BothLanguages;
  readonly map: readonly string[];
  readonly start: readonly At[];
  readonly monsters: readonly { readonly type: string; readonly at: At; readonly for2: Rank; readonly for3: Rank; readonly for4: Rank }[];
  readonly tiles?: readonly {
    readonly kind: (typeof TILES)[number];
    readonly at: At;
    readonly damage?: number;
    readonly conditions?: readonly (typeof CONDITIONS)[number][];
  }[];
}
type Rank = (typeof RANKS)[number];

const rank = (n: number) => needed(oneOf(RANKS, 'normal', 'rank'), `with ${n} characters`, `à ${n} personnages`);

export const scenarioKind: FieldKind<OwnScenario> = record({
  id: needed(slug('cellar'), 'its name in files', 'son nom dans les fichiers'),
  names: names('Cellar', 'Cave'),
  map: needed(
    suchAs(list(name(24, '....#222', undefined, undefined, 'a-text'), ROWS, 1), ['....#222', '....D222', '....#222']),
    'rows of letters',
    'des rangées de lettres',
    {
      more: {
        en: '. a hex of room 1, 2 to 8 of another room, D a door, which touches two rooms, # no hex',
        fr: '. une case de la salle 1, de 2 à 8 d’une autre salle, D une porte, qui touche deux salles, # pas de case',
      },
    },
  ),
  start: needed(
    suchAs(list(at(0, 0), MOST_HEXES, 4), [
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 2],
    ]),
    'where characters may begin: hexes of room 1, four at least',
    'où les personnages peuvent commencer : des cases de la salle 1, quatre au moins',
  ),
  monsters: needed(
    suchAs(
      list(
        record({
          type: needed(name(40, 'bandit-guard', 'monster', undefined, 'listed-monster'), 'its type', 'son type'),
          at: needed(at(6, 1), 'its hex', 'sa case'),
          for2: rank(2),
          for3: rank(3),
          for4: rank(4),
        }),
        60,
        1,
      ),
      [{ type: 'bandit-guard', at: [6, 1], for2: 'normal', for3: 'normal', for4: 'elite' }],
    ),
    'monsters, each with its rank by the number of characters',
    'les monstres, chacun avec son rang selon le nombre de personnages',
  ),
  tiles: field(
    list(
      record({
        kind: needed(oneOf(TILES, 'trap', 'tile'), 'what lies there', 'ce qui s’y trouve'),
        at: needed(at(3, 2), 'its hex', 'sa case'),
        damage: field(whole(0, 99), 'damage of a trap, by the level unless given', 'dégâts d’un piège, ceux du niveau si rien n’est dit', {
          sample: 3,
        }),
        conditions: field(suchAs(someOf(CONDITIONS, 'condition'), ['stun']), 'conditions of a trap', 'états d’un piège'),
      }),
      MOST_HEXES,
    ),
    'tiles and tokens',
    'tuiles et pions',
  ),
});
