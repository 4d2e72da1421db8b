/** Named values of a match: what a ruling may expect of a position, and its events by name. */
import { type Contribution, type GameEvent, type Match, NOBODY, shown, stepOf, Unplayable, valuesOf } from '../../core/index.ts';
import { rowOf } from './content/index.ts';
import { LOCATIONS, RESULTS, STATS, type Stat } from './content/types.ts';
import { leaveDifficulty } from './rules/acting.ts';
import { attackUnderWay } from './rules/attack.ts';
import { enemiesTouched, melees } from './rules/board.ts';
import { effectsSteps } from './rules/effects.ts';
import {
  type CombatFrame,
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
import { type Figure, KILLED, NO_COMBAT, PHASES, type State } from './state.ts';
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
const OF_FIGHTER = valuesOf<Conf, Figure>(FIGHTER, {
  alive: shown('on the table', 'sur la table', (_g, f) => f.placed === 1),
  // Stunned is no wound (IX-F-1.a); killed outright is none either (F2.e).
  wounds: shown('1 where it is wounded', '1 s’il est blessé', (_g, f) => (f.wound > 0 && f.wound < KILLED ? 1 : 0)),
  charged: shown('what a charge takes from it', 'ce qu’une charge lui ôte', (_g, f) => f.charged),
  dive: shown('whether a dive’s bonus lasts', 'si le bonus d’un piqué dure', (_g, f) => f.dive === 1),
  counters: shown('counters of Huge', 'compteurs d’Énorme', (_g, f) => f.counters),
  contact: shown('whom it touches', 'qui il touche', (g, _f, i) => keys(g, g.state.contact[i])),
  enemies: shown('which of them are enemies', 'lesquels sont des ennemis', (g, _f, i) => keys(g, enemiesTouched(g, i))),
  combat: shown('members of its combat, or null', 'les membres de son combat, ou null', (g, f) =>
    f.combat === NO_COMBAT || g.state.combats[f.combat].done === 1 ? null : keys(g, g.state.combats[f.combat].members),
  ),
  dice: shown('combat dice left in all', 'les dés de combat restants en tout', (_g, f) => f.unplaced + f.attack + f.defence),
  unplaced: ofDice('unplaced', 'those not placed', 'ceux qui ne sont pas placés'),
  attack: ofDice('attack', 'those in attack', 'ceux en attaque'),
  defence: ofDice('defence', 'those in defence', 'ceux en défense'),
  sustained: shown('in sustained defence', 'en défense soutenue', (_g, f) => f.sustained === 1),
  walk: shown('how far it walks, in millimetres', 'jusqu’où il marche, en millimètres', (g, _f, i) => walkOf(g, i)),
  pursuit: shown('how far it pursues', 'jusqu’où il poursuit', (g, _f, i) => pursuitRange(g, i)),
  leave: shown('difficulty to break contact', 'difficulté pour rompre le contact', (g, _f, i) => leaveDifficulty(g, i)),
  card: shown('figures on its card', 'les figurines de sa carte', (g, _f, i) =>
    g.table.cards.find((c) => c.figures.includes(i))?.figures.map((x) => figureKey(g, x)),
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

/** What an attack and a test have values of, under way or not. */
const OF_ATTACK = ['by', 'on', 'committed', 'sustained', 'difficulty', 'missed', 'parried', 'hit', 'earned'];
const OF_ROLL = ['by', 'natural', 'total', 'failed', 'passed', 'winner', 'order'];

function attackValue(g: Conf, name: string): unknown {
  if (!OF_ATTACK.includes(name)) throw noSuch('no-attack-value', name, `an attack has no value called ${name}`);
  const a = attackUnderWay(g);
  if (a === null) return null;
  switch (name) {
    case 'by':
      return figureKey(g, a.by);
    case 'on':
      return figureKey(g, a.on);
    case 'committed':
      return a.committed;
    case 'sustained':
      return a.sustained === 1;
    case 'difficulty':
      return a.difficulty;
    case 'missed':
      return a.missed === 1;
    case 'parried':
      return a.parried === 1;
    case 'hit':
      return a.difficulty !== 0 && a.missed === 0 && a.parried === 0;
    default:
      return a.earned === 1;
  }
}

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
  if (!OF_ROLL.includes(name)) throw noSuch('no-roll-value', name, `a roll has no value called ${name}`);
  const { stack } = g.state;
  const opposed = stack.findLast((x) => x.seq === opposedSequence.id)?.d as OpposedFrame | undefined;
  if (name === 'winner' || name === 'order') {
    const order = opposed === undefined ? null : opposedOrder(opposed);
    return name === 'order' ? order : (order?.[0] ?? null);
  }
  const at = stack.findLastIndex((x) => x.seq === testSequence.id);
  if (at < 0) return name === 'passed' ? wardedOff(g) : null;
  const f = stack[at].d as TestFrame;
  // What it came to is written into the rule that called for it.
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
  const f = g.state.stack.findLast((x) => x.seq === combatSequence.id)?.d as CombatFrame | undefined;
  if (f === undefined) return [];
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

/** A named value of a match; every name is listed in the description of the ruling file. */
export function situationValue(match: ConfMatch, name: string): unknown {
  const g: Conf = match.play;
  const { state } = g;
  const wounds = /^table (-?\d+) (\w+)$/.exec(name);
  if (wounds !== null) return tableValue(g, wounds[1], wounds[2]);
  const of = /^separations of (\S+)$/.exec(name);
  if (of !== null) {
    const fig = figureNamed(g, of[1]);
    if (fig === NOBODY) throw noSuch('no-such-figure', of[1], `no figure is called ${of[1]}`);
    const melee = melees(g).find((m) => (m >>> fig) & 1);
    return melee === undefined ? 0 : separations(g, melee).length;
  }
  const dot = name.lastIndexOf('.');
  if (dot < 0) {
    switch (name) {
      case 'round':
        return state.round;
      case 'phase':
        return PHASES[state.phase];
      case 'melees':
        return melees(g).map((m) => keys(g, m));
      case 'combats':
        return state.combats.filter((c) => c.done === 0).map((c) => keys(g, c.members));
      case 'fought':
        return state.combats.filter((c) => c.done === 1).length;
      case 'speaking':
        return state.speaking < 0 ? null : state.authority[state.speaking] + 1;
      case 'order':
        return state.authority.map((s) => s + 1);
      case 'tactics':
        return state.tactics.map((s) => s + 1);
      case 'placing':
        return placingOrder(g);
      case 'late':
        return state.figures.flatMap((_f, i) => (waitsForInitiative(g, i) ? [figureKey(g, i)] : []));
      case 'value':
        return [valueLeft(g, 0), valueLeft(g, 1)];
      default:
        throw noSuch('no-such-value', name, `no value is called ${name}`);
    }
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

/** An event's arguments as ruling files write them: names for figures, players from 1. */
export function namedArgs(match: ConfMatch, e: GameEvent): Record<string, unknown> {
  const g: Conf = match.play;
  const out: Record<string, unknown> = {};
  for (const [k, v] of Object.entries(e.args)) {
    if (typeof v !== 'object') out[k] = v;
    else if ('figure' in v) out[k] = v.figure === NOBODY ? null : figureKey(g, v.figure);
    else if ('figures' in v) out[k] = v.figures.map((i) => figureKey(g, i));
    else if ('seat' in v) out[k] = v.seat + 1;
    // Terms as the rulebook has them: `wound.light` is light.
    else if ('term' in v) out[k] = v.term.slice(v.term.indexOf('.') + 1);
    else out[k] = v;
  }
  return out;
}
