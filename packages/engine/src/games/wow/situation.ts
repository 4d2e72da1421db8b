/**
 * Situations: a position written down with the game's own words, for rulings and for arbiters. Each field stands here once: what it may
 * hold, what it is, and what of the state it is (`core/recording/notation.ts`).
 */

import {
  choicesField,
  either,
  type FieldKind,
  fieldsFor,
  flag,
  list,
  NOBODY,
  name,
  named,
  oneOf,
  orNew,
  present,
  record,
  row,
  sampleOf,
  suchAs,
  type Written,
  whole,
  write,
} from '../../core/index.ts';
import { CARDS, CHARACTERS, findMap } from './content/index.ts';
import { DAMAGE_TYPES, DURATIONS, NATURES, type SpawnPoint, STATS, TERRAINS } from './content/types.ts';
import { effectAt } from './effect-numbers.ts';
import { CONTENT_KINDS } from './own-notation.ts';
import { figureKey } from './rules/keys.ts';
import { FORMATS } from './setup.ts';
import { amount, FIGURE, figureName, type Laying, ownCharacters, type SituationFigure, space, TOKEN } from './situation-figures.ts';
import { inThisTurn, type Lasting, MODIFY, NO_CARD, NO_EFFECT, NOWHERE, REROLLS, ROOT, SHIELD, type State } from './state.ts';
import type { Wow } from './table.ts';

const spaces = (...example: string[]) => suchAs(list(space('0,0'), 1024), example);
const faction = orNew(name(64, 'D', 'faction', undefined, 'a-faction'));
/** Open ground: the map of a situation that names none. */
export const PLAIN_MAP = 'open-5';
const victory = whole(0, 999);
const needed99 = whole(1, 999);
const some = <X>(of: readonly X[]): readonly X[] | undefined => (of.length === 0 ? undefined : of);

const effect = fieldsFor<Laying, Wow, Lasting>();
const ofKind = <T>(kind: number, value: (g: Wow, l: Lasting) => T) => ({
  write: (g: Wow, l: Lasting) => (l.kind === kind ? value(g, l) : undefined),
});
/** For attacks of which kind an effect is, where it says so. */
const narrow = (g: Wow, l: Lasting) => {
  const e = l.kind !== MODIFY || l.effect === NO_EFFECT ? undefined : effectAt(g.table.lists, l.effect);
  return e?.do === 'modify' ? e : undefined;
};

/** An effect that lasts. */
const EFFECT = {
  on: effect.needed(figureName('A'), 'whom it lies on', 'sur qui il est', { write: (g, l) => figureKey(g, l.on) }),
  by: effect.field(figureName('B'), 'who gave it; whom it lies on unless given', 'qui l’a donné ; qui le porte si rien n’est dit', {
    write: (g, l) => (l.by === NOBODY || l.by === l.on ? undefined : figureKey(g, l.by)),
  }),
  stat: effect.field(
    oneOf(STATS, STATS[0], 'stat'),
    'the number it changes',
    'le nombre qu’il change',
    ofKind(MODIFY, (_g, l) => STATS[l.stat]),
  ),
  n: effect.field(
    whole(-99, 99),
    'by how much',
    'de combien',
    ofKind(MODIFY, (_g, l) => l.n),
  ),
  nature: effect.field(
    oneOf(NATURES, NATURES[0], 'nature'),
    'only for attacks of this nature',
    'seulement pour les attaques de cette nature',
    {
      write: (g, l) => narrow(g, l)?.nature,
    },
  ),
  type: effect.field(
    oneOf(DAMAGE_TYPES, DAMAGE_TYPES[0], 'type'),
    'only for attacks of this type',
    'seulement pour les attaques de ce type',
    {
      write: (g, l) => narrow(g, l)?.type,
    },
  ),
  next: effect.field(
    present,
    'only for its next main attack, which spends it',
    'seulement pour sa prochaine attaque principale, qui le dépense',
    ofKind(MODIFY, (_g, l) => (l.next === 1 ? (true as const) : undefined)),
  ),
  rooted: effect.field(
    present,
    'it cannot move',
    'elle ne peut pas bouger',
    ofKind(ROOT, () => true as const),
  ),
  rerolls: effect.field(
    whole(0, 30),
    'dice it may roll again',
    'dés à relancer',
    ofKind(REROLLS, (_g, l) => l.n),
  ),
  shield: effect.field(
    amount,
    'damage that it prevents',
    'dégâts qu’il prévient',
    ofKind(SHIELD, (_g, l) => l.n),
  ),
  until: effect.field(
    oneOf(DURATIONS, DURATIONS[0], 'until'),
    'how long it lasts; to the end of the match unless given',
    'jusqu’à quand ; la fin de la partie si rien n’est dit',
    { usual: 'match-end', write: (_g, l) => DURATIONS[l.until] },
  ),
  begun: effect.field(
    present,
    'it began in this turn, whose end does not end it yet',
    'il a commencé durant ce tour, dont la fin ne le termine pas encore',
    { write: (g, l) => inThisTurn(g.state, l.since) || undefined },
  ),
};
export type SituationEffect = Written<typeof EFFECT>;

/** Whether the map is one of the game's. */
const printedMap = ({ table: { setup } }: Wow): boolean =>
  findMap(setup.map) !== undefined && setup.content?.maps?.some((m) => m.id === setup.map) !== true;
/** A part of a map of one's own. */
const ofMap = <T>(value: (g: Wow) => T) => ({ write: (g: Wow) => (printedMap(g) ? undefined : value(g)) });
const two = <X>([a, b]: readonly X[]): [X, X] => [a, b];

const { field, needed } = fieldsFor<Laying, Wow, State>();

/** Where figures come in. */
const SPAWN = {
  at: needed(space('0,3'), 'its space', 'sa case'),
  faction: needed(orNew(name(64, 'neutral', 'spawn', undefined, 'a-faction')), 'its faction', 'sa faction'),
  convertible: field(present, 'it may be converted to a faction', 'il peut être converti au profit d’une faction'),
};

/** A position. */
export const SITUATION = {
  map: field(
    name(64, 'open-3', 'map'),
    'the map: one of the game, or open-N, open ground in a hexagon of radius N round 0,0; open-5 unless given',
    'le plateau : un de ceux du jeu, ou open-N, un terrain ouvert en hexagone de rayon N autour de 0,0 ; open-5 si rien n’est dit',
    { usual: PLAIN_MAP, write: (g) => (printedMap(g) ? g.table.setup.map : 'open-30') },
  ),
  terrain: field(
    named(oneOf(TERRAINS, TERRAINS[0], 'terrain'), 1024, '1,0', 64, 'place'),
    'terrain: other than the map’s, by space',
    'terrain : autre que celui du plateau, par case',
    {
      sample: { '1,0': 'high', '-1,2': 'cover' },
      ...ofMap((g) => Object.fromEntries(g.table.map.spaces.filter((s) => s.terrain !== 'open').map((s) => [s.at, s.terrain]))),
    },
  ),
  spaces: field(
    spaces('0,0', '1,0', '2,0', '3,0', '1,-1', '-1,2', '0,3'),
    'spaces that are kept: only these exist',
    'cases gardées : elles seules existent',
    ofMap((g) => g.table.map.spaces.map((s) => s.at)),
  ),
  without: field(spaces('2,-1', '3,0'), 'spaces left out: these do not exist', 'cases ôtées : elles n’existent pas'),
  victory: field(
    list(space('0,0'), 64),
    'victory point locations',
    'lieux de points de victoire',
    ofMap((g) => g.table.map.victory),
  ),
  spawn: field(
    list(suchAs(record(SPAWN) as FieldKind<SpawnPoint>, { at: '0,3', faction: 'neutral', convertible: true }), 64),
    'spawn points: where each is and of which faction, neutral for both sides',
    'points d’apparition : où est chacun et de quelle faction, neutral pour les deux camps',
    ofMap((g) => g.table.map.spawn),
  ),
  format: field(
    oneOf(FORMATS, 'open', 'format'),
    'format: open (unless given), any party of one to five with one Legendary at most; starter; constructed',
    'format : open (si rien n’est dit), tout groupe d’un à cinq, avec un Légendaire au plus ; starter ; constructed',
    { usual: 'open' },
  ),
  choices: choicesField<Laying, Wow, State>('round-limit', '5', { write: (g) => g.table.setup.choices }),
  main: field(
    whole(1, 9999),
    'main clock: an absolute tick, 1 to 10 is round 1, 11 to 20 round 2; 1 unless given',
    'horloge principale : un tic absolu, de 1 à 10 le round 1, de 11 à 20 le round 2 ; 1 si rien n’est dit',
    {
      in: 'main',
      sample: 12,
      usual: 1,
      lay: (_on, s, given = 1) => {
        s.main = given;
      },
    },
  ),
  points: field(
    row([victory, victory], 'two-numbers'),
    'victory points: those of the two sides',
    'points de victoire : ceux des deux camps',
    {
      lay: (_on, s, given) => {
        if (given !== undefined) s.points = two(given);
      },
      write: (_g, s) => two(s.points),
      sample: [3, 0],
      usual: [0, 0],
    },
  ),
  target: field(
    row([needed99, needed99], 'two-numbers'),
    'victory points needed: those of each side; its honor unless given',
    'points de victoire à atteindre : ceux de chaque camp ; son honneur si rien n’est dit',
    { write: (_g, s) => two(s.target), sample: [14, 13] },
  ),
  factions: field(
    row([faction, faction], 'two-factions'),
    'factions: those of the two sides; D and A unless given',
    'factions : celles des deux camps ; D et A si rien n’est dit',
    { sample: ['A', 'D'], usual: ['D', 'A'], write: (g) => two(g.table.setup.seats.map((x) => x.faction)) },
  ),
  first: field(
    oneOf([1, 2, 'chance'], 2, 'first'),
    'first side: the one that goes first where the clock allows both; 1 (unless given), 2, or chance',
    'premier camp : celui qui commence si l’horloge le permet aux deux ; 1 (si rien n’est dit), 2, ou chance',
    { usual: 1 },
  ),
  figures: needed(named(record(FIGURE, 'figure'), 40, 'A'), 'figures: each by its name', 'figurines : chacune par son nom', {
    sample: {
      A: { is: 'D1', side: 1, at: '0,0', cards: ['K04', { card: 'K07', ready: false, up: false }, { card: 'K14', on: 'A' }] },
      'B 2': { ...(({ is: _is, cards: _cards, ...rest }) => rest)(sampleOf(record(FIGURE)) as SituationFigure), side: 2 },
    },
    write: (g, s) =>
      Object.fromEntries(s.figures.flatMap((f, i) => (f.card !== NO_CARD ? [] : [[figureKey(g, i), write(FIGURE, g, f, i)]]))),
  }),
  tokens: field(list(record(TOKEN, 'token'), 40), 'pets and totems: those in play', 'familiers et totems : ceux qui sont en jeu', {
    write: (g, s) => some(s.figures.flatMap((f) => (f.card !== NO_CARD && f.space !== NOWHERE ? [write(TOKEN, g, f)] : []))),
  }),
  effects: field(
    list(record(EFFECT, 'lasting'), 100),
    'lasting effects: stat with n, rooted, rerolls or shield',
    'effets qui durent : stat avec n, rooted, rerolls ou shield',
    {
      sample: [
        { on: 'A', by: 'B 2', stat: 'armor', n: -1, until: 'own-turn-end', begun: true },
        { on: 'A', stat: 'resist', n: 1, nature: 'magic', type: 'fire' },
        { on: 'A', stat: 'power', n: 1, next: true, until: 'turn-end' },
        { on: 'A', rooted: true },
        { on: 'A', rerolls: 2 },
        { on: 'A', shield: 2 },
      ],
      write: (g, s) => some(s.lasting.map((l) => write(EFFECT, g, l))),
    },
  ),
  cards: field(list(suchAs(CONTENT_KINDS.card, CARDS[0]), 100), 'cards of one’s own', 'des cartes à soi', {
    sample: CARDS.slice(0, 3),
    write: (g) => some(g.table.setup.content?.cards ?? []),
  }),
  characters: field(list(suchAs(CONTENT_KINDS.character, CHARACTERS[0]), 40), 'characters of one’s own', 'des personnages à soi', {
    sample: CHARACTERS.slice(0, 2),
    write: (g) => some(ownCharacters(g.table.setup)),
  }),
  turn: needed(
    either(
      [
        name(40, 'A', 'turn', undefined, 'a-figure'),
        record({
          of: needed(figureName('A'), 'whose turn', 'à qui est le tour'),
          moved: field(flag, 'it has moved', 'elle s’est déplacée'),
          acted: field(flag, 'it has acted', 'elle a agi'),
          instants: field(whole(0, 99), 'instants it has played', 'instantanés qu’elle a joués'),
        }),
      ],
      'turn-words',
      { words: ['{ of, moved, acted, instants }', 'tick', 'start'] },
    ),
    'whose turn: a figure’s name, alone or with what it has done, tick (who acts is still to be chosen) or start',
    'à qui est le tour : le nom d’une figurine, seul ou avec ce qu’elle a fait, tick (reste à choisir qui agit) ou start',
  ),
};
export type Situation = Written<typeof SITUATION>;
export const situationKind = record(SITUATION, 'situation');
