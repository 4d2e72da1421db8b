/**
 * Situations: a position written down with the game's own words, for rulings and for arbiters. Each field stands here once: what it may
 * hold, what it is, and what of the state it is (`core/recording/notation.ts`).
 */
import {
  choicesField,
  either,
  type Field,
  fieldsFor,
  named,
  oneOf,
  orNew,
  present,
  record,
  sampleOf,
  suchAs,
  type Written,
  whole,
  write,
} from '../../core/index.ts';
import { ELEMENTS, type ElementId } from './content/types.ts';
import { TOP_LEVEL } from './levels.ts';
import type { At } from './monsters/turn-case.ts';
import { CHARACTER_KEYS, type CharacterKey, MOST_CARDS, MOST_MODIFIERS } from './setup.ts';
import {
  cardKind,
  cardNamed,
  isPlainCard,
  modifierKind,
  type SituationModifier,
  type SituationType,
  summonKind,
  TYPE,
} from './situation-content.ts';
import {
  characterKind,
  DECK,
  deckKind,
  FIGURE,
  MONSTER,
  monsterKind,
  PLAYER,
  type SituationCharacter,
  type SituationFigure,
  type SituationMonster,
  SUMMONED,
  writtenByName,
} from './situation-figures.ts';
import { OBJECTIVES, ON_MAP, ownRooms } from './situation-map.ts';
import { at, id, type Laying, type Writing } from './situation-names.ts';
import { CHARACTER as A_CHARACTER, MONSTER as A_MONSTER, SUMMON as A_SUMMON, type FigureState, INERT, type State } from './state.ts';

/** Strengths of an element, in their order. */
export const STRENGTHS = ['inert', 'waning', 'strong'] as const;

/** Where a scenario can stand. */
export const MOMENTS = ['start', 'round', 'cards', 'turns', 'end'] as const;

const { field, needed } = fieldsFor<Laying, Writing, State>();

const placed = either([at(0, 0), characterKind], 'at-or-fields', { fields: '{ at, hp, lead, … }' });
type Everybody = { readonly [K in CharacterKey]: Field<At | SituationCharacter, false, Laying, Writing, State> };
/** A character under each name that it may have. */
const everybody = Object.fromEntries(
  CHARACTER_KEYS.map((key) => [key, field(placed, 'a hex, or at length', 'une case, ou en détail')]),
) as Everybody;
type Elements = { readonly [K in ElementId]: Field<(typeof STRENGTHS)[number], false, Laying, Writing, State> };
const strengths = Object.fromEntries(
  ELEMENTS.map((e) => [e, field(oneOf(STRENGTHS, 'strong', 'strength'), 'its strength', 'sa force', { usual: 'inert' })]),
) as Elements;

const many = <X extends object>(of: X): X | undefined => (Object.keys(of).length === 0 ? undefined : of);
/** What a set-up has of its own, by id. */
const byId = <X extends { readonly id: string }, Y>(
  all: readonly X[] = [],
  written: (x: X, all: readonly X[]) => Y | undefined,
): Record<string, Y> | undefined =>
  many(
    Object.fromEntries(
      all.flatMap((x) => {
        const y = written(x, all);
        return y === undefined ? [] : [[x.id, y] as const];
      }),
    ),
  );
const seatOf = (g: Writing, seat: number): FigureState =>
  g.state.figures.find((f) => f.kind === A_CHARACTER && f.seat === seat) as FigureState;

/** Figures and a type of whom everything is said that can be said of one at once. */
const { acted: _acted, out: _out, ...told } = sampleOf(record(FIGURE)) as SituationFigure;
const { initiative: _initiative, rest: _rest, ...chosen } = sampleOf(record(PLAYER)) as SituationCharacter;
const person: SituationCharacter = { ...told, ...chosen };
const ogre = sampleOf(record(TYPE)) as SituationType;
const { times: _times, ...frenzy } = sampleOf(modifierKind) as SituationModifier;

/** A position. */
export const SITUATION = {
  scenario: field(
    id('black-barrow', 'scenario'),
    'scenario: one of the game, by its id, in place of a map',
    'scénario : un de ceux du jeu, par son nom, à la place d’un plateau',
    {
      write: (g) => (ownRooms(g) === undefined ? g.table.setup.scenario : undefined),
    },
  ),
  ...ON_MAP,
  characters: needed(
    record(everybody),
    'characters: by name, in the order of their seats; a hex, or at length',
    'personnages : par leur nom, dans l’ordre des places ; une case, ou en détail',
    {
      sample: {
        brute: person,
        scoundrel: { out: true },
        spellweaver: { at: [2, 2], initiative: 30, acted: true },
        'brute#2': { at: [0, 2], rest: true },
      },
      more: {
        en: 'the second of a class is brute#2, which the option class-twice must allow; one alone is joined by one that takes no part',
        fr: 'le second d’une classe est brute#2, ce que l’option class-twice doit permettre ; un seul est rejoint par un autre qui ne joue pas',
      },
      write: (g) =>
        Object.fromEntries(
          g.table.characters.map(({ key }, seat) => [
            key,
            { ...write(FIGURE, g, seatOf(g, seat)), ...write(PLAYER, g, g.state.players[seat], seat) },
          ]),
        ),
    },
  ),
  monsters: field(
    named(either([at(3, 1), monsterKind], 'at-or-fields', { fields: '{ at, elite, hp, … }' }), 30, 'bandit-guard-2', 64, 'monster-figure'),
    'monsters: by type and number; a hex, or at length',
    'monstres : par type et numéro ; une case, ou en détail',
    {
      sample: {
        'bandit-guard-1': [3, 1],
        'bandit-guard-2': { ...told, at: [3, 0], elite: true, summoned: true },
        'ogre-2': { at: [2, 0], acted: true },
        'ogre-3': { out: true },
      },
      write: (g) => writtenByName(g, A_MONSTER, (x) => write(MONSTER, g, x)),
    },
  ),
  summons: field(
    named(record(SUMMONED), 20, 'bear-1', 64, 'summon-figure'),
    'summons: by type and number, in the order of their summoning',
    'invocations : par type et numéro, dans l’ordre de leur venue',
    {
      sample: {
        'bear-1': { ...told, at: [1, 2], owner: 'spellweaver' },
        'bear-2': { at: [2, 1], owner: 'spellweaver', acted: true },
        'bear-3': { out: true, owner: 'brute' },
      },
      more: {
        en: 'they act just before their summoner, or on the initiative of their type; an owner may stand on no hex',
        fr: 'elles agissent juste avant qui les a invoquées, ou à l’initiative de leur type ; leur maître peut n’être sur aucune case',
      },
      write: (g) => many(writtenByName(g, A_SUMMON, (x) => write(SUMMONED, g, x))),
    },
  ),
  objectives: OBJECTIVES,
  types: field(
    orNew(named(record(TYPE, 'type'), 20, 'bandit-guard', 64, 'monster')),
    'monster types: those of which anything is said, their ability card of the round, other values',
    'types de monstres : ceux dont on dit quelque chose, leur carte de capacité du round, d’autres valeurs',
    {
      sample: {
        ...{ 'bandit-guard': { card: '528', left: ['529'] }, bandit: { deck: 'guard' } },
        ogre: { ...ogre, left: ['1'] },
      },
      more: {
        en: 'a type of the situation’s own without cards moves and attacks at 50',
        fr: 'un type à soi, sans cartes, se déplace et attaque à 50',
      },
      write: (g, s) => Object.fromEntries(g.table.monsters.map((m, type) => [m.face.id, write(TYPE, g, s.types[type], type)])),
    },
  ),
  cards: field(
    named(cardKind, MOST_CARDS, 'shot'),
    'ability cards of one’s own: those of the situation, by id',
    'cartes de capacité à soi : par leur nom',
    {
      write: (g) =>
        byId(g.table.setup.own?.cards, (card, all) =>
          isPlainCard(card.id) ? undefined : { ...cardNamed(all, card), initiative: card.initiative, top: card.top, bottom: card.bottom },
        ),
    },
  ),
  summonTypes: field(
    named(summonKind, 20, 'bear'),
    'summons of one’s own: figures that cards of the situation’s own summon',
    'invocations à soi : des figurines que des cartes à soi invoquent',
    {
      write: (g) =>
        byId(g.table.setup.own?.summons, ({ id: _id, names, grammar, ...of }) => (grammar === undefined ? { name: names, ...of } : of)),
    },
  ),
  modifiers: field(
    named(modifierKind, MOST_MODIFIERS, 'frenzy'),
    'modifier cards of one’s own: attack modifiers of the situation, by id',
    'cartes de modificateur à soi : par leur nom',
    {
      sample: { frenzy, thunder: { times: 2, effects: frenzy.effects ?? [] } },
      more: {
        en: 'decks hold them, and rolls, values and events name them so',
        fr: 'les pioches les contiennent, et les jets, valeurs et événements les nomment ainsi',
      },
      write: (g) => byId(g.table.setup.own?.modifiers, ({ id: _id, names, ...of }) => (names === undefined ? of : { name: names, ...of })),
    },
  ),
  deck: field(
    deckKind,
    'the monsters’ modifier deck; the standard one unless given',
    'modificateurs des monstres : leur pioche ; celle d’origine si rien n’est dit',
    {
      write: (g, s) => write(DECK, g, s.decks[g.table.characters.length]),
    },
  ),
  elements: field(record(strengths), 'elements: each by its strength', 'éléments : chacun par sa force', {
    write: (_g, s) =>
      many(Object.fromEntries(ELEMENTS.flatMap((e, i) => (s.elements[i] === INERT ? [] : [[e, STRENGTHS[s.elements[i]]]])))),
  }),
  level: field(whole(0, TOP_LEVEL), 'scenario level; 1 unless given', 'niveau du scénario ; 1 si rien n’est dit', {
    sample: 2,
    usual: 1,
    write: (g) => g.table.rewards,
  }),
  solo: field(
    present,
    'solo: one person plays alone, or hands lie open; monsters and traps are one level higher',
    'solo : une personne joue seule, ou les mains sont ouvertes ; monstres et pièges montent d’un niveau',
    { write: (g) => g.table.setup.solo },
  ),
  round: field(whole(1, 99), 'the round; 1 unless given', 'le round ; 1 si rien n’est dit', {
    sample: 3,
    usual: 1,
    write: (_g, s) => s.round,
  }),
  at: field(oneOf(MOMENTS, 'turns', 'at'), 'where it stands', 'où en est la partie', {
    usual: 'turns',
    more: {
      en: 'turns (unless given): among the turns of a round; cards: before monster types without an ability card draw one; round: a round begins; end: all have had their turns; start: the scenario begins (with scenario)',
      fr: 'turns (si rien n’est dit) : parmi les tours d’un round ; cards : avant que les types de monstres sans carte de capacité en piochent une ; round : un round commence ; end : tous ont eu leur tour ; start : le scénario commence (avec scenario)',
    },
  }),
  turn: field(
    id('brute', 'figure'),
    'whose turn: the one that begins, by name; whoever comes next unless given',
    'à qui est le tour : celui qui commence, par son nom ; à qui vient ensuite si rien n’est dit',
  ),
  choices: choicesField<Laying, Writing, State>('order-of-adjustments', 'best', {
    sample: { 'class-twice': 'allowed', 'order-of-adjustments': 'best' },
    write: (g) => g.table.setup.choices,
  }),
};
export type Situation = Written<typeof SITUATION>;
const position = record(SITUATION, 'situation');
// A scenario stands in place of a map.
const { scenario: _scenario, ...sample } = sampleOf(position) as Situation;
export const situationKind = suchAs(position, sample);

/** Whether something that may be a hex or at length is a hex. */
export function isAt(x: At | SituationCharacter | SituationMonster): x is At {
  return Array.isArray(x);
}
