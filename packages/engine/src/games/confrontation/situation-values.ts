/** Named values of a match: what a ruling may expect of a position, and its events by name. */
import {
  argsNamed,
  type Contribution,
  type GameEvent,
  innermost,
  type Match,
  type NamedValues,
  NOBODY,
  said,
  shown,
  stepOf,
  Unplayable,
  valuesOf,
} from '../../core/index.ts';
import { rowOf } from './content/index.ts';
import { LOCATIONS, RESULTS, STATS, type Stat } from './content/types.ts';
import { leaveDifficulty } from './rules/acting.ts';
import { attackUnderWay } from './rules/attack.ts';
import { enemiesTouched, melees } from './rules/board.ts';
import { effectsSteps } from './rules/effects.ts';
import {
  type AttackFrame,
  combatSequence,
  type EffectsFrame,
  effectsSequence,
  type OpposedFrame,
  opposedSequence,
  type Tested,
  type TestFrame,
  testSequence,
} from './rules/frames.ts';
import { figureKey, figureNamed, figuresIn } from './rules/keys.ts';
import { valueLeft } from './rules/match.ts';
import { walkOf } from './rules/moving.ts';
import { placingNow, waitsForInitiative } from './rules/placing.ts';
import { pursuitRange } from './rules/pursuing.ts';
import { separations } from './rules/separating.ts';
import { stat } from './rules/values.ts';
import type { Setup } from './setup.ts';
import { FIGHTER } from './situation-fighters.ts';
import { type Figure, FOUGHT, KILLED, NO_COMBAT, PHASES, type State, WAITS } from './state.ts';
import { type Conf, MISSING, type Table } from './table.ts';
import type { View } from './view.ts';

export type ConfMatch = Match<Setup, Table, State, View>;

/** A name that means nothing to this game. */
function noSuch(key: string, what: string, message: string): Unplayable {
  return new Unplayable({ key, args: { what } }, message);
}

const keys = (g: Conf, bits: number): string[] => figuresIn(bits).map((i) => figureKey(g, i));

const ofDice = (word: 'unplaced' | 'attack' | 'defence', en: string, fr: string) => shown<Conf, Figure>(en, fr, (_g, f) => f[word]);

/** Named values of fighters: those that a position writes, and what follows from them. */
export const OF_FIGHTER = valuesOf<Conf, Figure>(FIGHTER, {
  wound: shown('wound', 'blessure', (_g, f) => (f.wound === 0 ? 'none' : RESULTS[f.wound + 1]), 'wound'),
  level: shown('altitude', 'altitude', (_g, f) => f.level),
  alive: shown('on the table', 'sur la table', (_g, f) => f.placed === 1),
  // Stunned is no wound (IX-F-1.a); killed outright is none either (F2.e).
  wounds: shown('wounds: 1 or 0, 0 once killed outright', 'blessures : 1 ou 0, 0 une fois Tué net', (_g, f) =>
    f.wound > 0 && f.wound < KILLED ? 1 : 0,
  ),
  charged: shown('what a charge takes from it', 'ce qu’une charge lui ôte', (_g, f) => f.charged),
  dive: shown('whether a dive’s bonus lasts', 'si le bonus d’un piqué dure', (_g, f) => f.dive === 1),
  counters: shown('counters of Huge', 'compteurs d’Énorme', (_g, f) => f.counters),
  contact: shown('whom it touches', 'qui il touche', (g, _f, i) => keys(g, g.state.contact[i]), 'figure'),
  enemies: shown('enemies it touches', 'ennemis qu’il touche', (g, _f, i) => keys(g, enemiesTouched(g, i)), 'figure'),
  combat: shown(
    'members of its combat, or null',
    'les membres de son combat, ou null',
    (g, f) => (f.combat === NO_COMBAT || g.state.combats[f.combat].done !== WAITS ? null : keys(g, g.state.combats[f.combat].members)),
    'figure',
  ),
  dice: shown('combat dice left in all', 'les dés de combat restants en tout', (_g, f) => f.unplaced + f.attack + f.defence),
  unplaced: ofDice('unplaced', 'combat dice not placed', 'dés de combat non placés'),
  attack: ofDice('attack', 'combat dice in attack', 'dés de combat en attaque'),
  defence: ofDice('defence', 'combat dice in defence', 'dés de combat en défense'),
  sustained: shown('in sustained defence', 'en défense soutenue', (_g, f) => f.sustained === 1),
  walk: shown('how far it walks, in millimetres', 'jusqu’où il marche, en millimètres', (g, _f, i) => walkOf(g, i)),
  pursuit: shown('how far it pursues', 'jusqu’où il poursuit', (g, _f, i) => pursuitRange(g, i)),
  leave: shown('difficulty to break contact', 'difficulté pour rompre le contact', (g, _f, i) => leaveDifficulty(g, i)),
  card: shown(
    'figures on its card',
    'les figurines de sa carte',
    (g, _f, i) => g.table.cards.find((c) => c.figures.includes(i))?.figures.map((x) => figureKey(g, x)),
    'figure',
  ),
});

/** The named values of each part of a position. */
export const CONFRONTATION_VALUES = { fighter: OF_FIGHTER };

function figureValue(g: Conf, i: number, name: string): unknown {
  const which = STATS.indexOf(name as Stat);
  if (which >= 0) {
    const n = stat(g, i, which);
    return n === MISSING ? null : n;
  }
  const of = OF_FIGHTER.get(name);
  if (of === undefined) throw noSuch('no-figure-value', name, `a figure has no value called ${name}`);
  return of.value(g, g.state.figures[i], i);
}

/** What a characteristic is made of: `[[3, 'printed', 'conf:F9.a'], [-1, 'stunned', 'conf:IX-F-1.a']]`. */
function because(g: Conf, i: number, name: string): unknown {
  const parts: Contribution[] = [];
  const which = STATS.indexOf(name as Stat);
  if (which < 0) throw noSuch('no-figure-value', name, `no characteristic is called ${name}`);
  stat(g, i, which, parts);
  return parts.map((p) => [p.amount, (p.source as { term?: string }).term ?? '', p.rule]);
}

/** Values of the attack under way. */
export const OF_ATTACK = valuesOf<Conf, AttackFrame>(
  {},
  {
    by: shown('who attacks', 'qui attaque', (g, a) => figureKey(g, a.by), 'figure'),
    on: shown('who is attacked', 'qui est attaqué', (g, a) => figureKey(g, a.on), 'figure'),
    committed: shown('dice committed to the attack', 'dés engagés dans l’attaque', (_g, a) => a.committed),
    sustained: shown('whether the attack is sustained', 'si l’attaque est soutenue', (_g, a) => a.sustained === 1),
    difficulty: shown('difficulty of the attack', 'difficulté de l’attaque', (_g, a) => a.difficulty),
    missed: shown('whether the attack missed', 'si l’attaque est manquée', (_g, a) => a.missed === 1),
    parried: shown('whether the attack was parried', 'si l’attaque est parée', (_g, a) => a.parried === 1),
    hit: shown('whether the attack hit', 'si l’attaque touche', (_g, a) => a.difficulty !== 0 && a.missed === 0 && a.parried === 0),
    earned: shown('whether the attack earned another', 'si l’attaque en a valu une autre', (_g, a) => a.earned === 1),
  },
);

function attackValue(g: Conf, name: string): unknown {
  const of = OF_ATTACK.get(name);
  if (of === undefined) throw noSuch('no-attack-value', name, `an attack has no value called ${name}`);
  const a = attackUnderWay(g);
  return a === null ? null : of.value(g, a, 0);
}

/** Values of the test under way, or just made, and of the opposed test it is part of. */
export const OF_ROLL: NamedValues = new Map([
  ['by', said('who is tested', 'qui est testé', 'figure')],
  ['natural', said('natural result', 'résultat naturel')],
  ['total', said('final result', 'résultat final')],
  ['failed', said('whether the test failed', 'si le test est raté')],
  ['passed', said('whether the test is passed', 'si le test est réussi')],
  ['winner', said('winner of the opposed test', 'gagnant du test opposé', 'seat')],
  ['order', said('order of the opposed test', 'ordre du test opposé', 'seat')],
]);

/** Whose place in an opposed test is settled (F1.d). */
const SETTLED = 3;

/** The players of an opposed test by their places, best first; null while some are still to roll (again). */
function opposedOrder(f: OpposedFrame): number[] | null {
  if (f.rolled.some((r) => r !== SETTLED)) return null;
  const order = f.seats.map((_s, i) => i).sort((a, b) => f.score[b] - f.score[a]);
  return order.map((i) => f.seats[i] + 1);
}

/** Whether the die of Insensible that has just fallen holds an effect off; null where none has. */
function wardedOff({ state: { stack } }: Conf): boolean | null {
  const { seq, step, d } = stack[stack.length - 1];
  if (seq !== effectsSequence.id || (d as EffectsFrame).using <= 0) return null;
  // Where it does, the next effect is asked for from the beginning.
  return step === 0 ? true : step === stepOf(effectsSteps, 'the effect') ? false : null;
}

/** The test under way, or just made, and the opposed test it is part of; `null` where there is none. */
function rollValue(g: Conf, name: string): unknown {
  if (!OF_ROLL.has(name)) throw noSuch('no-roll-value', name, `a roll has no value called ${name}`);
  const { stack } = g.state;
  const opposed = innermost(g.state, opposedSequence);
  if (name === 'winner' || name === 'order') {
    const order = opposed === null ? null : opposedOrder(opposed);
    return name === 'order' ? order : (order?.[0] ?? null);
  }
  const at = stack.findLastIndex((x) => x.seq === testSequence.id);
  if (at < 0) return name === 'passed' ? wardedOff(g) : null;
  const f = stack[at].d as TestFrame;
  // The result of the roll is a field of the frame of the rule that called for it.
  const over = stack[at].step > 0 && f.again === 0 && f.n === 0;
  const to = stack[at - 1]?.d as Partial<Tested> | undefined;
  switch (name) {
    case 'by':
      return figureKey(g, f.fig);
    case 'natural':
      return f.natural;
    case 'total':
      return over ? (to?.total ?? null) : null;
    case 'passed':
      return over && f.against > 0 ? to?.failed !== 1 && (to?.total ?? 0) >= f.against : null;
    default:
      return over ? to?.failed === 1 : null;
  }
}

/** The order in which those who have not placed their dice yet will place them (IX-C-3.b): equals of one player together. */
function placingOrder(g: Conf): string[][] {
  const f = innermost(g.state, combatSequence);
  if (f === null) return [];
  const out: string[][] = [];
  const before = g.state.figures.map((x) => x.ready);
  for (const late of [false, true])
    for (let now = placingNow(g, f.members, late); now !== 0; now = placingNow(g, f.members, late)) {
      out.push(keys(g, now));
      for (const i of figuresIn(now)) g.state.figures[i].ready = 1;
    }
  for (const [i, ready] of before.entries()) g.state.figures[i].ready = ready;
  return out;
}

function tableValue(g: Conf, final: string, location: string): unknown {
  const column = (LOCATIONS as readonly string[]).indexOf(location);
  if (column < 0 || !/^(?:0|-?[1-9]\d{0,2})$/.test(final))
    throw noSuch('no-such-value', `${final} ${location}`, `the wound table has no ${final} ${location}`);
  return RESULTS[g.table.cells[rowOf(Number(final)) * LOCATIONS.length + column]];
}

/** Named values of the match as a whole. */
export const OF_MATCH = valuesOf<Conf, State>(
  {},
  {
    round: shown('round', 'tour', (_g, s) => s.round),
    phase: shown('phase', 'phase', (_g, s) => PHASES[s.phase], 'phase'),
    melees: shown('melees', 'mêlées', (g) => melees(g).map((m) => keys(g, m)), 'figure'),
    combats: shown(
      'combats to come',
      'combats à venir',
      (g, s) => s.combats.filter((c) => c.done === WAITS).map((c) => keys(g, c.members)),
      'figure',
    ),
    fought: shown('combats fought', 'combats livrés', (_g, s) => s.combats.filter((c) => c.done === FOUGHT).length),
    speaking: shown(
      'whose turn it is to activate',
      'à qui est le tour d’activer',
      (_g, s) => (s.speaking < 0 ? null : s.authority[s.speaking] + 1),
      'seat',
    ),
    order: shown('order of the Authority roll', 'ordre du jet d’Autorité', (_g, s) => s.authority.map((seat) => seat + 1), 'seat'),
    tactics: shown('order of the Tactics roll', 'ordre du jet de Tactique', (_g, s) => s.tactics.map((seat) => seat + 1), 'seat'),
    placing: shown('who places dice, in order', 'qui place ses dés, dans l’ordre', placingOrder, 'figure'),
    late: shown(
      'who places dice after Initiative',
      'qui place ses dés après l’Initiative',
      (g, s) => s.figures.flatMap((_f, i) => (waitsForInitiative(g, i) ? [figureKey(g, i)] : [])),
      'figure',
    ),
    value: shown('strategic value left to each side', 'valeur stratégique qui reste à chaque camp', (g) => [
      valueLeft(g, 0),
      valueLeft(g, 1),
    ]),
  },
);

/** A named value of a match; every name is listed in the description of the ruling file. */
export function situationValue(match: ConfMatch, name: string): unknown {
  const g: Conf = match.play;
  const { state } = g;
  const wounds = /^table (-?\d+) (\w+)$/.exec(name);
  if (wounds !== null) return tableValue(g, wounds[1], wounds[2]);
  const of = /^separations of (.+)$/.exec(name);
  if (of !== null) {
    const fig = figureNamed(g, of[1]);
    if (fig === NOBODY) throw noSuch('no-such-figure', of[1], `no figure is called ${of[1]}`);
    const melee = melees(g).find((m) => (m >>> fig) & 1);
    return melee === undefined ? 0 : separations(g, melee).length;
  }
  const dot = name.lastIndexOf('.');
  if (dot < 0) {
    const of = OF_MATCH.get(name);
    if (of === undefined) throw noSuch('no-such-value', name, `no value is called ${name}`);
    return of.value(g, state, 0);
  }
  const what = name.slice(0, dot);
  const prop = name.slice(dot + 1);
  if (what === 'attack') return attackValue(g, prop);
  if (what === 'roll') return rollValue(g, prop);
  const parts = /^(.+)\.because$/.exec(what);
  const fig = figureNamed(g, parts === null ? what : parts[1]);
  if (fig === NOBODY) throw noSuch('no-such-figure', what, `no figure is called ${what}`);
  return parts === null ? figureValue(g, fig, prop) : because(g, fig, prop);
}

/** An event's arguments as ruling files write them. */
export function namedArgs(match: ConfMatch, e: GameEvent): Record<string, unknown> {
  return argsNamed<Conf>(e, match.play, { figure: figureKey });
}
