/** Named values of a scenario: what a ruling may expect of a position, and its events by name. */

import { argsNamed, type GameEvent, innermost, type Match, shown, Unplayable, valuesOf } from '../../core/index.ts';
import { stepsBetween, UNREACHED } from '../../space/index.ts';
import { modifierAt } from './content/modifiers.ts';
import { type AttackAbility, ELEMENTS } from './content/types.ts';
import { turnsKept } from './monsters/areas.ts';
import { adjacent, areEnemies, mayTarget, sees, walledOf } from './rules/board.ts';
import { focuses } from './rules/deeds.ts';
import { countingOf } from './rules/drawing.ts';
import { type DrawFrame, deedsSequence, drawSequence, type StrikeFrame, strikeSequence } from './rules/frames.ts';
import { halfCalled, printedHalf } from './rules/halves.ts';
import { initiativeAt, initiativeOf } from './rules/initiative.ts';
import { figureKey, hexKey } from './rules/keys.ts';
import { standeesLeft } from './rules/revealing.ts';
import { modeOf } from './rules/striking.ts';
import { targetsOf } from './rules/targets.ts';
import { actionOf } from './rules/thinking.ts';
import { retaliateOf, shieldOf } from './rules/values.ts';
import type { Setup } from './setup.ts';
import { STRENGTHS } from './situation.ts';
import { MONSTER, PLAYER, valueOfZone } from './situation-figures.ts';
import { TILES } from './situation-map.ts';
import {
  MONSTER as A_MONSTER,
  CHARACTER,
  CHOSEN,
  type DeckState,
  type FigureState,
  isDoorOpen,
  OBJECTIVE,
  type PlayerState,
  type State,
} from './state.ts';
import type { Gloom, Table } from './table.ts';
import type { View } from './view.ts';

export type GloomMatch = Match<Setup, Table, State, View>;

/** A name that means nothing to this game. */
function noSuch(key: string, what: string, message: string): Unplayable {
  return new Unplayable({ key, args: { what } }, message);
}

/** The figure of that name. @throws Unplayable */
export function figure(g: Gloom, name: string): number {
  const named = g.state.figures.flatMap((_f, i) => (figureKey(g, i) === name ? [i] : []));
  // A standee may have come back: the one in play counts.
  const i = named.find((x) => g.state.figures[x].out === 0) ?? named[0];
  if (i === undefined) throw noSuch('no-such-figure', name, `no figure is called ${name}`);
  return i;
}

/** A figure's hex, or the hex of that name. */
function spot(g: Gloom, name: string): number {
  const hex = g.table.map.names.indexOf(name);
  if (hex >= 0) return hex;
  const at = g.state.figures[figure(g, name)].hex;
  if (at < 0) throw noSuch('no-such-hex', name, `no hex is called, or nobody stands there: ${name}`);
  return at;
}

const keys = (g: Gloom, list: readonly number[]): string[] => list.map((i) => figureKey(g, i)).sort();
const kinds = (g: Gloom, list: readonly number[]): string[] => list.map((kind) => g.table.modifiers[kind].id);
const initiative = (g: Gloom, f: FigureState, i: number): number => (f.kind === OBJECTIVE ? 99 : initiativeAt(initiativeOf(g, i)));

/** Named values of figures: those that a position writes, and what follows from them. */
export const OF_FIGURE = valuesOf<Gloom, FigureState>(MONSTER, {
  number: shown('its number', 'son numéro', (_g, f) => f.number),
  shield: shown('its Shield, all that counts now', 'son Bouclier, tout ce qui compte à présent', (g, _f, i) => shieldOf(g, i)),
  retaliate: shown('its Retaliate, all that counts now', 'sa Riposte, tout ce qui compte à présent', (g, _f, i) => retaliateOf(g, i)),
  initiative: shown('its initiative', 'son initiative', initiative),
  enemies: shown(
    'whom it may target at all',
    'qui elle peut cibler, tout court',
    (g, _f, i) =>
      keys(
        g,
        g.state.figures.flatMap((_x, x) => (mayTarget(g, i, x) ? [x] : [])),
      ),
    'figure',
  ),
  targets: shown(
    'whom it may target in melee; a monster, by its card',
    'qui elle peut cibler au corps à corps ; un monstre, selon sa carte',
    (g, f, i) => keys(g, targetsOf(g, i, f.kind === A_MONSTER ? actionOf(g, i).range : 0)),
    'figure',
  ),
});

/** Those of a character besides. */
export const OF_CHARACTER = valuesOf<Gloom, PlayerState>(PLAYER, {
  chosen: shown('its cards of this round', 'ses cartes de ce round', valueOfZone(CHOSEN), 'card'),
});

/** The named values of each part of a position. */
export const GLOOMHAVEN_VALUES = { monster: OF_FIGURE, character: OF_CHARACTER };

function figureValue(g: Gloom, i: number, name: string): unknown {
  const f = g.state.figures[i];
  const of = OF_FIGURE.get(name);
  if (of !== undefined) return of.value(g, f, i);
  const more = f.kind === CHARACTER ? OF_CHARACTER.get(name) : undefined;
  if (more === undefined) throw noSuch('no-figure-value', name, `${figureKey(g, i)} has no value called ${name}`);
  return more.value(g, g.state.players[f.seat], f.seat);
}

const MODES = ['disadvantage', 'plain', 'advantage'] as const;

/** Values of the attack under way. */
export const OF_ATTACK = valuesOf<Gloom, StrikeFrame>(
  {},
  {
    by: shown('who attacks', 'qui attaque', (g, f) => figureKey(g, f.by), 'figure'),
    on: shown('who is attacked', 'qui est attaqué', (g, f) => figureKey(g, f.on), 'figure'),
    n: shown('Attack value', 'valeur de l’Attaque', (_g, f) => f.n),
    kind: shown('the attack is', 'l’attaque est', (_g, f) => (f.ranged === 1 ? 'ranged' : 'melee'), 'kind'),
    draw: shown('how modifier cards are drawn', 'comment on tire les modificateurs', (g, f) => MODES[modeOf(g, f) + 1], 'draw'),
    drawn: shown('modifier cards drawn', 'modificateurs tirés', (g) => kinds(g, innermost(g.state, drawSequence)?.drawn ?? []), 'modifier'),
    used: shown('modifier cards that count', 'modificateurs qui comptent', (g, f) => kinds(g, f.used), 'modifier'),
    dealt: shown('damage dealt', 'dégâts infligés', (_g, f) => f.dealt),
  },
);

function attackValue(g: Gloom, name: string): unknown {
  const of = OF_ATTACK.get(name);
  if (of === undefined) throw noSuch('no-attack-value', name, `an attack has no value called ${name}`);
  const f = innermost(g.state, strikeSequence);
  return f === null ? null : of.value(g, f, 0);
}

/** Values of the draw under way, or just made: its cards, each by name. */
export const OF_ROLL = valuesOf<Gloom, DrawFrame>(
  {},
  {
    cards: shown('modifier cards drawn so far', 'modificateurs tirés jusqu’ici', (g, f) => kinds(g, f.drawn), 'modifier'),
    last: shown('modifier card drawn last', 'dernier modificateur tiré', (g, f) => kinds(g, f.drawn.slice(-1))[0] ?? null, 'modifier'),
  },
);

/** `null` where nobody draws. */
function rollValue(g: Gloom, name: string): unknown {
  const of = OF_ROLL.get(name);
  if (of === undefined) throw noSuch('no-roll-value', name, `a draw has no value called ${name}`);
  const f = innermost(g.state, drawSequence);
  return f === null ? null : of.value(g, f, 0);
}

/** A modifier deck by whose it is: a character's, or `monsters`. */
function deckNamed(g: Gloom, name: string): DeckState {
  const seat = name === 'monsters' ? g.table.characters.length : g.table.characters.findIndex((c) => c.key === name);
  if (seat < 0) throw noSuch('no-such-deck', name, `nobody has a deck called ${name}`);
  return g.state.decks[seat];
}

function kindNamed(g: Gloom, name: string): number {
  const kind = modifierAt(name, g.table.modifiers);
  if (kind < 0) throw noSuch('unknown-modifier', name, `no modifier card is called ${name}`);
  return kind;
}

const counted = (g: Gloom, of: readonly number[], kind: string | undefined): number =>
  kind === undefined ? of.reduce((a, b) => a + b, 0) : of[kindNamed(g, kind)];

/** The attack on a half of a card: `brute:trample top`. */
function attackOn(g: Gloom, id: string, half: string): AttackAbility {
  const which = halfCalled(half);
  if (which < 0) throw noSuch('no-such-value', half, `a card has no half called ${half}`);
  const def = g.table.cards.findLast((c) => c.face.id === id);
  if (def === undefined) throw noSuch('no-such-card', id, `no card is called ${id}`);
  const line = printedHalf(def.face, which).abilities.find((a) => a.do === 'attack');
  if (line?.do !== 'attack') throw noSuch('no-such-attack', id, `no attack stands on ${id} ${half}`);
  return line;
}

/** In how many ways the area of an attack can be turned and mirrored. */
const placements = ({ area }: AttackAbility): number => (area === undefined ? 1 : turnsKept(area.red, area.grey).length);

/** Melee or ranged: an attack of a card, or what a monster makes of its card of this round (gh:melee.01). */
function kindOf(g: Gloom, a: string, b?: string): string {
  if (b !== undefined) {
    const attack = attackOn(g, a, b);
    return attack.range === undefined || attack.area?.grey === true ? 'melee' : 'ranged';
  }
  return actionOf(g, figure(g, a)).range > 0 ? 'ranged' : 'melee';
}

/** Which of two modifier cards is better for an attack; null where that cannot be told (gh:advantage.02). */
function betterOf(g: Gloom, a: string, b: string, n: number): string | null {
  const [x, y] = [kindNamed(g, a), kindNamed(g, b)];
  const [first] = countingOf(g.table.modifiers, [x, y], 1, n);
  const [second] = countingOf(g.table.modifiers, [y, x], 1, n);
  return first === second ? g.table.modifiers[first].id : null;
}

function typeNamed(g: Gloom, id: string): number {
  const type = g.table.monsters.findIndex((m) => m.face.id === id);
  if (type < 0) throw noSuch('unknown-monster', id, `no monster type is called ${id}`);
  return type;
}

/** A number in the name of a value. */
function numberIn(text: string): number {
  if (!/^-?\d{1,4}$/.test(text)) throw noSuch('no-such-value', text, `no number: ${text}`);
  return Number(text);
}

/** What stands behind a word, part by part: a card's id is whatever its file calls it, blanks included. */
function wordsBehind(word: string, rest: string): string[] {
  const parts = rest.split(' ');
  if ((word === 'pile' || word === 'discards') && parts.length > 2) return [parts[0], parts.slice(1).join(' ')];
  const half = parts[parts.length - 1];
  if ((word === 'kind' || word === 'placements') && parts.length > 2 && (half === 'top' || half === 'bottom'))
    return [parts.slice(0, -1).join(' '), half];
  return parts;
}

/** Cards of a deck that roll on, in the pile and among the discards. */
const rolling = (g: Gloom, { pile, spent }: DeckState): number =>
  g.table.modifiers.reduce((n, m, kind) => n + (m.rolling === true ? pile[kind] + spent[kind] : 0), 0);

function rangeOf(g: Gloom, a: string, b: string): number | null {
  const steps = stepsBetween(walledOf(g), spot(g, a), spot(g, b));
  return steps === UNREACHED ? null : steps;
}

function elementOf(g: Gloom, id: string): unknown {
  const element = (ELEMENTS as readonly string[]).indexOf(id);
  if (element < 0) throw noSuch('no-such-value', id, `no element is called ${id}`);
  return STRENGTHS[g.state.elements[element]];
}

/** Ability cards of a type, with the state of its deck. */
function typeOf(g: Gloom, id: string) {
  const type = typeNamed(g, id);
  return { ...g.state.types[type], cards: g.table.monsters[type].cards };
}

const tilesOn = (g: Gloom, hex: number): string[] => g.state.tiles.flatMap((t) => (t.hex === hex ? [TILES[t.kind]] : [])).sort();

/** What may be asked by a word: how many words stand behind it, the least and the most, and its value. */
type Asked = readonly [number, number, (g: Gloom, a: string, b?: string, c?: string) => unknown];
const ASKED: Readonly<Record<string, Asked>> = {
  range: [2, 2, (g, a, b = '') => rangeOf(g, a, b)],
  sees: [2, 2, (g, a, b = '') => sees(g, spot(g, a), spot(g, b))],
  adjacent: [2, 2, (g, a, b = '') => adjacent(g, figure(g, a), figure(g, b))],
  enemies: [2, 2, (g, a, b = '') => areEnemies(g, figure(g, a), figure(g, b))],
  targets: [1, 2, (g, a, b = '0') => keys(g, targetsOf(g, figure(g, a), numberIn(b)))],
  focus: [1, 1, (g, a) => keys(g, focuses(g, { figure: figure(g, a) }))],
  kind: [1, 2, kindOf],
  placements: [1, 2, (g, a, b = 'top') => placements(attackOn(g, a, b))],
  better: [2, 3, (g, a, b = '', c = '3') => betterOf(g, a, b, numberIn(c))],
  pile: [1, 2, (g, a, b) => counted(g, deckNamed(g, a).pile, b)],
  discards: [1, 2, (g, a, b) => counted(g, deckNamed(g, a).spent, b)],
  shuffles: [1, 1, (g, a) => deckNamed(g, a).shuffle === 1],
  rolling: [1, 1, (g, a) => rolling(g, deckNamed(g, a))],
  card: [1, 1, (g, a) => typeOf(g, a).cards[typeOf(g, a).card]?.id ?? null],
  left: [1, 1, (g, a) => typeOf(g, a).cards.flatMap((x, i) => (((typeOf(g, a).left >> i) & 1) === 1 ? [x.id] : []))],
  standees: [1, 1, (g, a) => standeesLeft(g, typeNamed(g, a))],
  element: [1, 1, elementOf],
  on: [1, 1, (g, a) => tilesOn(g, spot(g, a))],
};

/** Values of what stands behind a word: `range brute bandit-guard-1`. */
function asked(g: Gloom, word: string, rest: string): unknown {
  const behind = wordsBehind(word, rest);
  const [least, most, value] = Object.hasOwn(ASKED, word) ? ASKED[word] : [0, 0, () => null];
  if (behind.length < least || behind.length > most) throw noSuch('no-such-value', `${word} ${rest}`, `no value is called ${word} ${rest}`);
  const [a, b, c] = behind;
  return value(g, a, b, c);
}

/** Figures on the map that have not had their turn, in the order they will have it. */
function orderOf(g: Gloom): string[] {
  const left = g.state.figures.flatMap((f, i) => (f.out === 0 && f.hex >= 0 && f.acted === 0 && f.kind !== OBJECTIVE ? [i] : []));
  return left.sort((a, b) => initiativeOf(g, a) - initiativeOf(g, b)).map((i) => figureKey(g, i));
}

/** Named values of the scenario as a whole. */
export const OF_MATCH = valuesOf<Gloom, State>(
  {},
  {
    round: shown('round', 'round', (_g, s) => s.round),
    level: shown('scenario level', 'niveau du scénario', ({ table }) => table.level),
    turn: shown('whose turn it is', 'à qui est le tour', (g, s) => (s.turn < 0 ? null : figureKey(g, s.turn)), 'figure'),
    order: shown('turns to come, in order', 'tours à venir, dans l’ordre', orderOf, 'figure'),
    focus: shown(
      'focus of the monster',
      'cible du monstre',
      (g) => {
        const f = innermost(g.state, deedsSequence);
        return f === null || f.focus < 0 ? null : figureKey(g, f.focus);
      },
      'figure',
    ),
    attacks: shown(
      'whom the monster attacks',
      'qui le monstre attaque',
      (g) => keys(g, innermost(g.state, deedsSequence)?.attacks ?? []),
      'figure',
    ),
    figures: shown(
      'figures on the map',
      'figurines sur la carte',
      (g, s) =>
        keys(
          g,
          s.figures.flatMap((f, i) => (f.out === 0 && f.hex >= 0 ? [i] : [])),
        ),
      'figure',
    ),
    rooms: shown('rooms revealed', 'salles révélées', (g, s) =>
      g.table.scenario.rooms.flatMap((_r, i) => (((s.rooms >> i) & 1) === 1 ? [i + 1] : [])),
    ),
    open: shown(
      'doors open',
      'portes ouvertes',
      (g, s) => g.table.map.doors.flatMap((d, i) => (isDoorOpen(s, i) ? [hexKey(g, d.space)] : [])),
      'place',
    ),
    tiles: shown(
      'what lies on the map',
      'ce qui est sur la carte',
      (g, s) => s.tiles.map((t) => `${TILES[t.kind]} ${hexKey(g, t.hex)}`).sort(),
      'lying',
    ),
    won: shown('whether the scenario is won', 'si le scénario est gagné', (_g, s) => (s.over === 0 ? null : s.won === 1)),
  },
);

/** A named value of a scenario; every name is listed in the description of the ruling file. */
export function situationValue(match: GloomMatch, name: string): unknown {
  const g: Gloom = match.play;
  const { state } = g;
  const of = /^([a-z]+) (\S.*)$/.exec(name);
  if (of !== null) return asked(g, of[1], of[2]);
  const dot = name.lastIndexOf('.');
  if (dot >= 0) {
    const [what, prop] = [name.slice(0, dot), name.slice(dot + 1)];
    if (what === 'roll') return rollValue(g, prop);
    return what === 'attack' ? attackValue(g, prop) : figureValue(g, figure(g, what), prop);
  }
  const whole = OF_MATCH.get(name);
  if (whole === undefined) throw noSuch('no-such-value', name, `no value is called ${name}`);
  return whole.value(g, state, 0);
}

/** An event's arguments as ruling files write them. */
export function namedArgs(match: GloomMatch, e: GameEvent): Record<string, unknown> {
  return argsNamed<Gloom>(e, match.play, { figure: figureKey, card: (g, card) => g.table.cards[card]?.face.id ?? null, space: hexKey });
}
