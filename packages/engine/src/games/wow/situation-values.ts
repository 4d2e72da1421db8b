/** Named values of a match: what a ruling may expect of a position, and its events by name. */
import { argsNamed, type GameEvent, innermost, type Match, shown, Unplayable, valuesOf } from '../../core/index.ts';
import { NO_PATH, shortestPathCount } from '../../space/index.ts';
import { reachOf } from './inspect.ts';
import { apart, holdsSpace, sees, takesTurns } from './rules/board.ts';
import { dial, roundOf } from './rules/clocks.ts';
import type { AttackFrame, PlayFrame, RollFrame } from './rules/frames.ts';
import { attackSequence, playSequence, rollSequence } from './rules/frames.ts';
import { cardKey, figureKey, figureNamed, spaceId, spaceNamed } from './rules/keys.ts';
import { armor, cardWorks, movePoints, power, resist, toPay } from './rules/values.ts';
import type { Setup } from './setup.ts';
import { BAR_CARD, FIGURE } from './situation-figures.ts';
import { type BarCard, type Figure, inThisTurn, NO_ATTACK, NO_CARD, NOWHERE, type State } from './state.ts';
import { type Table, ticksOf, type Wow } from './table.ts';
import type { View } from './view.ts';

export type WowMatch = Match<Setup, Table, State, View>;

function noSuch(key: string, what: string, message: string): Unplayable {
  return new Unplayable({ key, args: { what } }, message);
}

/** A space by its id or by the figure that stands on it. */
function spot(g: Wow, name: string): number {
  const figure = figureNamed(g, name);
  if (figure >= 0) return g.state.figures[figure].space;
  const space = spaceNamed(g, name);
  if (space === NOWHERE) throw noSuch('no-figure-no-space', name, `${name} is neither a figure nor a space`);
  return space;
}

const isSpot = (g: Wow, name: string): boolean => figureNamed(g, name) >= 0 || spaceNamed(g, name) >= 0;

/** `A sees X` and its like, taken apart: from, how, to. Names of figures may hold spaces, and these very words. */
function relationIn(g: Wow, name: string): readonly [string, string, string] | null {
  const found = [...name.matchAll(/ (sees|to|paths|reaches) /g)].map(
    (m) => [name.slice(0, m.index), m[1], name.slice(m.index + m[0].length)] as const,
  );
  return found.find(([from, , to]) => isSpot(g, from) && isSpot(g, to)) ?? found[0] ?? null;
}

const mainOf = (g: Wow, f: Figure) => g.table.figures[f.def].abilities.find((a) => a.main === 1);

/** Named values of figures: those that a position writes, and what follows from them. */
export const OF_FIGURE = valuesOf<Wow, Figure>(FIGURE, {
  dial: shown('what the dial of its clock shows', 'ce que montre le cadran de son horloge', (_g, f) => dial(f.clock)),
  armor: shown('its armor as it holds now', 'son armure telle qu’elle vaut', (g, _f, i) => armor(g, i)),
  resist: shown('its resist as it holds now', 'sa résistance telle qu’elle vaut', (g, _f, i) => resist(g, i)),
  move: shown('its move as it holds now', 'son mouvement tel qu’il vaut', (g, _f, i) => movePoints(g, i)),
  power: shown('the power of its main attack as it holds now', 'la puissance de son attaque principale telle qu’elle vaut', (g, f, i) => {
    const main = mainOf(g, f);
    return main === undefined ? null : power(g, i, main);
  }),
  cost: shown('printed ticks of its main attack', 'tics imprimés de son attaque principale', (g, f) => {
    const main = mainOf(g, f);
    return main === undefined ? null : ticksOf(main.ability);
  }),
  pays: shown('what it would pay for it', 'ce qu’elle coûterait', (g, f, i) => {
    const main = mainOf(g, f);
    return main === undefined ? null : toPay(g, i, main);
  }),
  attacks: shown(
    'how many main attacks it has',
    'combien d’attaques principales elle a',
    (g, f) => g.table.figures[f.def].abilities.filter((a) => a.main === 1).length,
  ),
  attacked: shown('whether it was attacked this turn', 'si elle a été attaquée durant ce tour', (g, f) =>
    inThisTurn(g.state, f.attackedIn),
  ),
  hurt: shown('whether it took damage this turn', 'si elle a subi des dégâts durant ce tour', (g, f) => inThisTurn(g.state, f.hurtIn)),
});

/** Named values of bar cards. */
export const OF_CARD = valuesOf<Wow, BarCard>(BAR_CARD, {
  ready: shown('ready', 'prête', (_g, c) => c.ready === 1),
  up: shown('face up', 'face visible', (_g, c) => c.face === 1),
  active: shown('whether it is in force', 'si elle agit', (g, _c, i) => cardWorks(g, i)),
  cost: shown('its printed ticks', 'ses tics imprimés', (g, c) => g.table.cards[c.def].card.ticks),
  pays: shown('what its bearer would pay for it', 'ce que son porteur paierait', (g, c) => toPay(g, c.bearer, g.table.cards[c.def].core)),
});

/** The named values of each part of a position. */
export const WOW_VALUES = { figure: OF_FIGURE, bar: OF_CARD };

function figureValue(g: Wow, i: number, name: string): unknown {
  const of = OF_FIGURE.get(name);
  if (of === undefined) throw noSuch('no-figure-value', name, `a figure has no value called ${name}`);
  return of.value(g, g.state.figures[i], i);
}

function cardValue(g: Wow, c: number, name: string): unknown {
  const of = OF_CARD.get(name);
  if (of === undefined) throw noSuch('no-card-value', name, `a card has no value called ${name}`);
  return of.value(g, g.state.cards[c], c);
}

/** Values of the attack under way. */
export const OF_ATTACK = valuesOf<Wow, AttackFrame>(
  {},
  {
    // 600.1c: an attack is physical or magic from the moment it is played, before anything of it resolves.
    nature: shown('the attack is', 'l’attaque est', () => null, 'nature'),
    hits: shown('hits of the attack', 'touches de l’attaque', (_g, a) => a.hits),
    crit: shown('whether the attack is a crit', 'si l’attaque est critique', (_g, a) => a.crit === 1),
    power: shown('power of the attack', 'puissance de l’attaque', (_g, a) => a.power),
    defenders: shown('defenders of the attack', 'défenseurs de l’attaque', (g, a) => a.defenders.map((x) => figureKey(g, x)), 'figure'),
    blocks: shown('blocks against the attack', 'parades contre l’attaque', (_g, a) => a.blocks.slice()),
    damage: shown('damage of the attack', 'dégâts de l’attaque', (_g, a) => a.dealt.slice()),
  },
);

function attackValue(g: Wow, name: string): unknown {
  const of = OF_ATTACK.get(name);
  if (of === undefined) throw noSuch('no-attack-value', name, `an attack has no value called ${name}`);
  const played = g.state.stack.findLast((f) => f.seq === playSequence.id && (f.d as PlayFrame).nature !== NO_ATTACK)?.d as
    | PlayFrame
    | undefined;
  if (name === 'nature' && played !== undefined) return played.nature === 1 ? 'magic' : 'physical';
  const a = innermost(g.state, attackSequence);
  return a === null ? null : of.value(g, a, 0);
}

/** Values of the roll under way, or just made: whose it is, and what it shows so far. */
export const OF_ROLL = valuesOf<Wow, RollFrame>(
  {},
  {
    by: shown('who rolls', 'qui lance', (g, f) => figureKey(g, f.fig), 'figure'),
    for: shown('what is rolled for', 'pour quoi on lance', (_g, f) => (f.defence === 1 ? 'defence' : 'attack'), 'roll'),
    hits: shown('hits of the roll', 'touches du jet', (_g, f) => (f.defence === 1 ? 0 : f.hits)),
    blocks: shown('blocks of the roll', 'parades du jet', (_g, f) => (f.defence === 1 ? f.hits : 0)),
    crit: shown('whether the roll is a crit', 'si le jet est critique', (_g, f) => f.crit === 1),
  },
);

/** `null` where nobody rolls (601). */
function rollValue(g: Wow, name: string): unknown {
  const of = OF_ROLL.get(name);
  if (of === undefined) throw noSuch('no-roll-value', name, `a roll has no value called ${name}`);
  const f = innermost(g.state, rollSequence);
  return f === null ? null : of.value(g, f, 0);
}

/** Characters and pets on the fullest space: one, wherever no move is under way (406.1). */
function crowd(g: Wow): number {
  const n = new Array<number>(g.table.field.size).fill(0);
  for (const f of g.state.figures) if (holdsSpace(g.table, f)) n[f.space]++;
  return Math.max(0, ...n);
}

/** By how much the personal clocks are ahead of the main clock: the least and the most; within 0 and 9 (408.2a). */
function leads(g: Wow): [number, number] {
  const ahead = g.state.figures.filter((f) => takesTurns(g.table, f)).map((f) => f.clock - g.state.main);
  return [Math.min(...ahead), Math.max(...ahead)];
}

/** Named values of the match as a whole. */
export const OF_MATCH = valuesOf<Wow, State>(
  {},
  {
    main: shown('the main clock', 'l’horloge principale', (_g, s) => s.main),
    dial: shown('what the dial of the main clock shows', 'ce que montre le cadran de l’horloge principale', (_g, s) => dial(s.main)),
    round: shown('round', 'round', (_g, s) => roundOf(s.main)),
    points: shown('victory points of each side', 'points de victoire de chaque camp', (_g, s) => s.points.slice()),
    target: shown('victory points each side needs', 'points de victoire qu’il faut à chaque camp', (_g, s) => s.target.slice()),
    crowd: shown('figures on the fullest space', 'figurines sur la case la plus pleine', crowd),
    leads: shown('by how much personal clocks are ahead', 'de combien les horloges personnelles sont en avance', leads),
  },
);

/** What lies between two figures or spaces. Whoever is off the map sees nobody, is seen by nobody and is no distance away (403). */
function between(g: Wow, from: string, how: string, to: string): unknown {
  const a = figureNamed(g, from);
  if (a < 0 && (how === 'sees' || how === 'reaches')) throw noSuch('no-such-figure', from, `no figure is called ${from}`);
  const here = spot(g, from);
  const there = spot(g, to);
  if (here === NOWHERE || there === NOWHERE) return how === 'sees' ? false : null;
  if (how === 'sees') return sees(g, g.state.figures[a].seat, here, there);
  if (how === 'paths') return shortestPathCount(g.table.field, here, there);
  if (how === 'reaches') return reachOf(g, a).find((r) => r.space === there)?.cost ?? null;
  const length = apart(g, here, there);
  return length === NO_PATH ? null : length;
}

/** A named value of a match; every name is listed in the description of the ruling file. */
export function situationValue(match: WowMatch, name: string): unknown {
  const g: Wow = match.play;
  const relation = relationIn(g, name);
  if (relation !== null) return between(g, ...relation);
  // Whoever and whatever stands on a space, totems too.
  if (name.startsWith('on ')) {
    const space = spot(g, name.slice(3));
    return g.state.figures.flatMap((f, i) => (f.space === space && space !== NOWHERE ? [figureKey(g, i)] : []));
  }
  const [what, prop] =
    name.split('.').length > 2 ? [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)] : name.split('.');
  const whole = prop === undefined ? OF_MATCH.get(name) : undefined;
  if (whole !== undefined) return whole.value(g, g.state, 0);
  if (what === 'attack' && prop !== undefined) return attackValue(g, prop);
  if (what === 'roll' && prop !== undefined) return rollValue(g, prop);
  if (what === 'spawn' && prop !== undefined) {
    const i = g.table.spawn.findIndex((x) => x.space === spaceNamed(g, prop));
    if (i < 0) throw noSuch('no-such-spawn', prop, `no spawn point stands on ${prop}`);
    return g.state.spawn[i] < 0 ? 'neutral' : g.table.factions[g.state.spawn[i]];
  }
  const card = g.state.cards.findIndex((_c, i) => cardKey(g, i) === what);
  if (card !== NO_CARD && prop !== undefined) return cardValue(g, card, prop);
  const figure = figureNamed(g, what);
  if (figure >= 0 && prop !== undefined) return figureValue(g, figure, prop);
  throw noSuch('no-such-value', name, `no value is called ${name}`);
}

/** An event's arguments as ruling files write them. */
export function namedArgs(match: WowMatch, e: GameEvent): Record<string, unknown> {
  return argsNamed<Wow>(e, match.play, {
    figure: figureKey,
    card: (g, card) => (card === NO_CARD ? null : cardKey(g, card)),
    space: (g, space) => (space === NOWHERE ? null : spaceId(g, space)),
  });
}
