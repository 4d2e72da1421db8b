/** Named values of a scenario: what a ruling may expect of a position, and its events by name. */
import { type GameEvent, type Match, shown, Unplayable, valuesOf } from '../../core/index.ts';
import { stepsBetween, UNREACHED } from '../../space/index.ts';
import { modifierAt } from './content/modifiers.ts';
import { type AttackAbility, ELEMENTS } from './content/types.ts';
import { adjacent, areEnemies, mayTarget, sees, walledOf } from './rules/board.ts';
import { focuses } from './rules/deeds.ts';
import { countingOf } from './rules/drawing.ts';
import { type DeedsFrame, type DrawFrame, deedsSequence, drawSequence, type StrikeFrame, strikeSequence } from './rules/frames.ts';
import { initiativeOf, UNIT } from './rules/initiative.ts';
import { standeesLeft } from './rules/revealing.ts';
import { modeOf } from './rules/striking.ts';
import { targetsOf, turnsKept } from './rules/targets.ts';
import { figureKey, hexKey } from './rules/telling.ts';
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

function figure(g: Gloom, name: string): number {
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
const initiative = (g: Gloom, f: FigureState, i: number): number => (f.kind === OBJECTIVE ? 99 : Math.floor(initiativeOf(g, i) / UNIT));

/** Named values of figures: those that a position writes, and what follows from them. */
const OF_FIGURE = valuesOf<Gloom, FigureState>(MONSTER, {
  number: shown('its number', 'son numéro', (_g, f) => f.number),
  shield: shown('its Shield, all that counts now', 'son Bouclier, tout ce qui compte à présent', (g, _f, i) => shieldOf(g, i)),
  retaliate: shown('its Retaliate, all that counts now', 'sa Riposte, tout ce qui compte à présent', (g, _f, i) => retaliateOf(g, i)),
  initiative: shown('its initiative', 'son initiative', initiative),
  enemies: shown('whom it may target at all', 'qui elle peut cibler, tout court', (g, _f, i) =>
    keys(
      g,
      g.state.figures.flatMap((_x, x) => (mayTarget(g, i, x) ? [x] : [])),
    ),
  ),
  targets: shown(
    'whom it may target in melee; a monster, by its card',
    'qui elle peut cibler au corps à corps ; un monstre, selon sa carte',
    (g, f, i) => keys(g, targetsOf(g, i, f.kind === A_MONSTER ? actionOf(g, i).range : 0)),
  ),
});

/** Those of a character besides. */
const OF_CHARACTER = valuesOf<Gloom, PlayerState>(PLAYER, {
  chosen: shown('its cards of this round', 'ses cartes de ce round', valueOfZone(CHOSEN)),
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

/** The frame of a rule that is under way. */
function frameOf<F>(g: Gloom, seq: number): F | undefined {
  return g.state.stack.findLast((f) => f.seq === seq)?.d as F | undefined;
}

const MODES = ['disadvantage', 'plain', 'advantage'] as const;

/** What an attack has values of, under way or not. */
const OF_ATTACK = ['by', 'on', 'n', 'kind', 'draw', 'drawn', 'used', 'dealt'];

function attackValue(g: Gloom, name: string): unknown {
  if (!OF_ATTACK.includes(name)) throw noSuch('no-attack-value', name, `an attack has no value called ${name}`);
  const f = frameOf<StrikeFrame>(g, strikeSequence.id);
  if (f === undefined) return null;
  switch (name) {
    case 'by':
      return figureKey(g, f.by);
    case 'on':
      return figureKey(g, f.on);
    case 'n':
      return f.n;
    case 'kind':
      return f.ranged === 1 ? 'ranged' : 'melee';
    case 'draw':
      return MODES[modeOf(g, f) + 1];
    case 'drawn':
      return kinds(g, frameOf<DrawFrame>(g, drawSequence.id)?.drawn ?? []);
    case 'used':
      return kinds(g, f.used);
    default:
      return f.dealt;
  }
}

/** The draw under way, or just made: its cards, each by name; `null` where nobody draws. */
function rollValue(g: Gloom, name: string): unknown {
  if (name !== 'cards' && name !== 'last') throw noSuch('no-roll-value', name, `a draw has no value called ${name}`);
  const f = frameOf<DrawFrame>(g, drawSequence.id);
  if (f === undefined) return null;
  if (name === 'cards') return kinds(g, f.drawn);
  return f.drawn.length === 0 ? null : kinds(g, f.drawn.slice(-1))[0];
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
  if (half !== 'top' && half !== 'bottom') throw noSuch('no-such-value', half, `a card has no half called ${half}`);
  const def = g.table.cards.findLast((c) => c.face.id === id);
  if (def === undefined) throw noSuch('no-such-card', id, `no card is called ${id}`);
  const line = (half === 'bottom' ? def.face.bottom : def.face.top).abilities.find((a) => a.do === 'attack');
  if (line?.do !== 'attack') throw noSuch('no-such-attack', id, `no attack stands on ${id} ${half}`);
  return line;
}

/** Melee or ranged: an attack of a card, or what a monster makes of its card of this round (gh:melee.01). */
function kindOf(g: Gloom, a: string, b: string | undefined): string {
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

/** How many words may stand behind each: the least, the most. */
const BEHIND: Readonly<Record<string, readonly [number, number]>> = {
  range: [2, 2],
  sees: [2, 2],
  adjacent: [2, 2],
  enemies: [2, 2],
  targets: [1, 2],
  focus: [1, 1],
  kind: [1, 2],
  placements: [1, 2],
  better: [2, 3],
  pile: [1, 2],
  discards: [1, 2],
  shuffles: [1, 1],
  rolling: [1, 1],
  card: [1, 1],
  left: [1, 1],
  standees: [1, 1],
  element: [1, 1],
  on: [1, 1],
};

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

/** Values of what stands behind a word: `range brute bandit-guard-1`. */
function asked(g: Gloom, word: string, rest: string): unknown {
  const behind = wordsBehind(word, rest);
  const [least, most] = Object.hasOwn(BEHIND, word) ? BEHIND[word] : [0, 0];
  if (behind.length < least || behind.length > most) throw noSuch('no-such-value', `${word} ${rest}`, `no value is called ${word} ${rest}`);
  const [a, b, c] = behind;
  switch (word) {
    case 'range': {
      const steps = stepsBetween(walledOf(g), spot(g, a), spot(g, b ?? ''));
      return steps === UNREACHED ? null : steps;
    }
    case 'sees':
      return sees(g, spot(g, a), spot(g, b ?? ''));
    case 'adjacent':
      return adjacent(g, figure(g, a), figure(g, b ?? ''));
    case 'enemies':
      return areEnemies(g, figure(g, a), figure(g, b ?? ''));
    case 'targets':
      return keys(g, targetsOf(g, figure(g, a), numberIn(b ?? '0')));
    case 'focus':
      return keys(g, focuses(g, { figure: figure(g, a) }));
    case 'kind':
      return kindOf(g, a, b);
    case 'placements':
      return turnsKept(attackOn(g, a, b ?? 'top').area ?? { red: [], grey: true }).length;
    case 'better':
      return betterOf(g, a, b ?? '', numberIn(c ?? '3'));
    case 'pile':
      return counted(g, deckNamed(g, a).pile, b);
    case 'discards':
      return counted(g, deckNamed(g, a).spent, b);
    case 'shuffles':
      return deckNamed(g, a).shuffle === 1;
    case 'rolling':
      return [...deckNamed(g, a).pile, ...deckNamed(g, a).spent].reduce(
        (n, many, i) => n + (g.table.modifiers[i % g.table.modifiers.length].rolling === true ? many : 0),
        0,
      );
    case 'card': {
      const type = typeNamed(g, a);
      return g.table.monsters[type].cards[g.state.types[type].card]?.id ?? null;
    }
    case 'left': {
      const type = typeNamed(g, a);
      return g.table.monsters[type].cards.filter((_x, i) => ((g.state.types[type].left >> i) & 1) === 1).map((x) => x.id);
    }
    case 'standees':
      return standeesLeft(g, typeNamed(g, a));
    case 'element':
      if (!(ELEMENTS as readonly string[]).includes(a)) throw noSuch('no-such-value', a, `no element is called ${a}`);
      return STRENGTHS[g.state.elements[(ELEMENTS as readonly string[]).indexOf(a)]];
    case 'on': {
      const hex = spot(g, a);
      return g.state.tiles
        .filter((t) => t.hex === hex)
        .map((t) => TILES[t.kind])
        .sort();
    }
    default:
      throw noSuch('no-such-value', `${word} ${rest}`, `no value is called ${word} ${rest}`);
  }
}

/** Figures on the map that have not had their turn, in the order they will have it. */
function orderOf(g: Gloom): string[] {
  const left = g.state.figures.flatMap((f, i) => (f.out === 0 && f.hex >= 0 && f.acted === 0 && f.kind !== OBJECTIVE ? [i] : []));
  return left.sort((a, b) => initiativeOf(g, a) - initiativeOf(g, b)).map((i) => figureKey(g, i));
}

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
  switch (name) {
    case 'round':
      return state.round;
    case 'level':
      return g.table.level;
    case 'turn':
      return state.turn < 0 ? null : figureKey(g, state.turn);
    case 'order':
      return orderOf(g);
    case 'focus': {
      const f = frameOf<DeedsFrame>(g, deedsSequence.id);
      return f === undefined || f.focus < 0 ? null : figureKey(g, f.focus);
    }
    case 'attacks': {
      const f = frameOf<DeedsFrame>(g, deedsSequence.id);
      return f === undefined ? [] : keys(g, f.attacks);
    }
    case 'figures':
      return keys(
        g,
        state.figures.flatMap((f, i) => (f.out === 0 && f.hex >= 0 ? [i] : [])),
      );
    case 'rooms':
      return g.table.scenario.rooms.flatMap((_r, i) => (((state.rooms >> i) & 1) === 1 ? [i + 1] : []));
    case 'open':
      return g.table.map.doors.flatMap((d, i) => (((state.doors >> i) & 1) === 1 ? [hexKey(g, d.space)] : []));
    case 'tiles':
      return state.tiles.map((t) => `${TILES[t.kind]} ${hexKey(g, t.hex)}`).sort();
    case 'won':
      return state.over === 0 ? null : state.won === 1;
    default:
      throw noSuch('no-such-value', name, `no value is called ${name}`);
  }
}

/** An event's arguments as ruling files write them: names for figures, cards and hexes, players from 1. */
export function namedArgs(match: GloomMatch, e: GameEvent): Record<string, unknown> {
  const g: Gloom = match.play;
  const out: Record<string, unknown> = {};
  for (const [k, v] of Object.entries(e.args)) {
    if (typeof v !== 'object') out[k] = v;
    else if ('figure' in v) out[k] = v.figure < 0 ? null : figureKey(g, v.figure);
    else if ('figures' in v) out[k] = v.figures.map((i) => figureKey(g, i));
    else if ('seat' in v) out[k] = v.seat + 1;
    else if ('card' in v) out[k] = g.table.cards[Number(v.card)]?.face.id ?? null;
    else if ('space' in v) out[k] = hexKey(g, v.space);
    else if ('spaces' in v) out[k] = v.spaces.map((x) => hexKey(g, x));
    // Terms as the rulebook has them: `modifier.+1` is +1.
    else if ('term' in v) out[k] = v.term.slice(v.term.indexOf('.') + 1);
    else out[k] = v;
  }
  return out;
}
