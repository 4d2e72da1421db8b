/**
 * F1.d. Opposed tests among players: each names a fighter, each tests, the best goes first, and those level roll again. The
 * Tactics roll (F4.b), the test that separates a melee (IX-A-2.b), the Authority roll (IX-C-1.b) and Initiative (IX-C-4) are
 * all of this kind.
 */
import {
  call,
  caller,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  on,
  REPEAT,
  type RefusedOption,
  type RuleId,
  STAY,
  step,
} from '../../../core/index.ts';
import { KILLED } from '../state.ts';
import { type Conf, chose, DIS, INI } from '../table.ts';
import { count, firstOf, sideBits } from './board.ts';
import {
  type CombatFrame,
  INITIATIVE,
  type OpposedFrame,
  opposedSequence,
  type PhaseFrame,
  SEPARATION,
  type SeparateFrame,
  TACTICS,
  testSequence,
} from './frames.ts';
import { figuresIn } from './keys.ts';
import { FIGURE } from './naming.ts';
import { testFrame } from './tests.ts';

export const NAMES = coded<Conf, OpposedFrame>('name:{figure}', {
  say: (_g, f, code) => ({ key: `name-${OPPOSED[f.what]}`, args: { figure: { figure: code } } }),
  parts: { figure: on(FIGURE) },
});

export const opposedSteps = define(opposedSequence, [
  step('naming', 'conf:F1.d', (_g: Conf, f: OpposedFrame): Flow => {
    // A player with a single fighter to name has nothing to choose (IX-C-4.d); those level roll again with the same ones.
    for (; f.whose < f.seats.length && (f.named[f.whose] !== NOBODY || count(f.from[f.whose]) === 1); f.whose++)
      f.named[f.whose] = f.named[f.whose] !== NOBODY ? f.named[f.whose] : firstOf(f.from[f.whose]);
    return NEXT;
  }),
  decide('name', 'conf:F1.d', {
    when: (_g: Conf, f: OpposedFrame) => f.whose < f.seats.length,
    seat: (_g, f) => f.seats[f.whose],
    ruleHere: (_g, f) => NAMING[f.what],
    options(_g, f, out) {
      for (let b = f.from[f.whose]; b !== 0; b &= b - 1) out.push(firstOf(b));
    },
    take(_g, f, code): Flow {
      f.named[f.whose] = code;
      f.whose++;
      return REPEAT;
    },
    ...offers(NAMES),
    refused(g, f): RefusedOption[] {
      return g.state.figures.flatMap((x, i) =>
        x.placed === 1 && ((f.from[f.whose] >>> i) & 1) === 0 && x.seat === f.seats[f.whose]
          ? [NAMES.barred(g, f, i, [{ ...unnamed(g, f, i), args: { figure: { figure: i } } }])]
          : [],
      );
    },
    understand(g, f, id) {
      if (id === 'pass') return [{ rule: NAMING[f.what], key: 'must-name', args: {} }];
      const [fig] = NAMES.values(g, f, id) ?? [NOBODY];
      return fig === NOBODY ? null : [{ ...unnamed(g, f, fig), args: { figure: { figure: fig } } }];
    },
    prompt: (_g, f) => ({
      key: `ask-name-${OPPOSED[f.what]}`,
      // Several melees may wait: the question says who is in the one it is about.
      args: { among: { figures: figuresIn(f.from.reduce((all, own) => all | own, 0)) } },
    }),
  }),
  step('companions', 'conf:IX-C-4.f', (g: Conf, f: OpposedFrame): Flow => {
    // The friends of the one who tests, in this combat, himself not counted.
    if (f.what === INITIATIVE) {
      const { members } = g.state.combats[g.state.figures[f.named[0]].combat];
      for (let i = 0; i < f.seats.length; i++) f.plus[i] = count(members & sideBits(g, g.state.figures[f.named[i]].side)) - 1;
    }
    f.whose = 0;
    return NEXT;
  }),
  step('rolls', 'conf:F1.d', (g: Conf, f: OpposedFrame): Flow => {
    for (; f.whose < f.seats.length; f.whose++) {
      if (f.rolled[f.whose] === ROLLING) {
        f.totals[f.whose] = f.total;
        f.rolled[f.whose] = f.failed === 1 ? HAS_FAILED : ROLLED;
      }
      if (f.rolled[f.whose] !== 0) continue;
      f.rolled[f.whose] = ROLLING;
      call(g, testSequence, testFrame(f.named[f.whose], f.what === INITIATIVE ? INI : DIS, f.plus[f.whose], 1, 0));
      return STAY;
    }
    return NEXT;
  }),
  step('compared', 'conf:F1.d', (g: Conf, f: OpposedFrame): Flow => {
    const n = f.seats.length;
    const place = placesOf(g, f, f.totals, f.rolled);
    let level = false;
    for (let i = 0; i < n; i++) {
      const shared = place.some((s, k) => k !== i && s === place[i]);
      level ||= shared;
      f.rolled[i] = shared ? 0 : SETTLED;
      f.score[i] = place[i];
    }
    f.whose = 0;
    if (!level) return NEXT;
    g.log?.tell('conf:F1.d', 'level-again', { what: { term: OPPOSED[f.what] } });
    return REPEAT;
  }),
  step('order', 'conf:F1.d', (g: Conf, f: OpposedFrame): Flow => {
    const order = f.seats.map((_s, i) => i).sort((a, b) => f.score[b] - f.score[a]);
    g.log?.tell(RULES[f.what], `won-${OPPOSED[f.what]}`, {
      seat: { seat: f.seats[order[0]] },
      figure: { figure: f.named[order[0]] },
      total: f.totals[order[0]],
      other: f.totals[order[1]],
    });
    finish(g, f, order);
    return END;
  }),
]);

const RULES: readonly RuleId[] = ['conf:F4.b', 'conf:IX-A-2.b', 'conf:IX-C-1.b', 'conf:IX-C-4.a'];
const NAMING: readonly RuleId[] = ['conf:F4.b', 'conf:IX-A-2.b', 'conf:IX-C-1.a', 'conf:IX-C-4.e'];
/** What is rolled for against each other. */
export const OPPOSED = ['tactics', 'separation', 'authority', 'initiative'] as const;

/** An opposed test about to be made: for each seat, the fighters it may name. */
export function opposedFrame(what: number, seats: number[], from: number[]): OpposedFrame {
  return {
    what,
    seats,
    from,
    named: seats.map(() => NOBODY),
    plus: seats.map(() => 0),
    score: seats.map(() => 0),
    totals: seats.map(() => 0),
    rolled: seats.map(() => 0),
    whose: 0,
    total: 0,
    failed: 0,
  };
}

/** The seats in the order in which they name and place: by option the loser of the Tactics roll first (IX-C-3.c, IX-A-2.b). */
export function namingOrder(g: Conf, seats: readonly number[]): number[] {
  const { tactics } = g.state;
  const rank = (seat: number): number => (tactics.length === 0 ? seat : tactics.indexOf(seat));
  const best = chose(g, 'naming-order', 'tactics-winner');
  return seats.slice().sort((a, b) => (best ? rank(a) - rank(b) : rank(b) - rank(a)));
}

/** Whether the player of one figure goes before the player of another, his ally, by the Tactics roll: what the two agree on is an option. */
export function speaksBefore(g: Conf, fig: number, other: number): boolean {
  const { figures, tactics } = g.state;
  const a = figures[fig].seat;
  const b = figures[other].seat;
  if (a === b) return false;
  const better = tactics.length === 0 ? a < b : tactics.indexOf(a) < tactics.indexOf(b);
  return better === chose(g, 'allies', 'tactics-winner');
}

/** The player who names a fighter for his side, or whose figures go first: of several allies the one who goes before the others. */
export function speakerOf(g: Conf, bits: number): number {
  let fig = firstOf(bits);
  for (let b = bits & (bits - 1); b !== 0; b &= b - 1) if (speaksBefore(g, firstOf(b), fig)) fig = firstOf(b);
  return g.state.figures[fig].seat;
}

/** Has each side name one of these figures and roll; one of several allies speaks for them. */
export function callForSides(g: Conf, what: number, members: number): void {
  const own = [members & sideBits(g, 0), members & sideBits(g, 1)];
  const seats = own.map((bits) => speakerOf(g, bits));
  const order = namingOrder(g, seats);
  const from = order.map((seat) => own[seats.indexOf(seat)]);
  call(g, opposedSequence, opposedFrame(what, order, from));
}

/** How far a seat's roll is: under way, made, its place settled, made and failed by itself. */
const ROLLING = 1;
export const ROLLED = 2;
const SETTLED = 3;
const HAS_FAILED = 4;

/** Below any total that succeeds: what a failed test counts for beside one that did not (F1.e). */
const FAILED = -200;
/** Wider than any two totals can be apart. */
const STEP = 1000;

/** The place of each score among the scores, 0 the lowest; equal ones share it. */
function ranks(scores: readonly number[]): number[] {
  return scores.map((s) => scores.filter((o) => o < s).length);
}

/** The places as they stand: by the places before, then by what was rolled this time; equal ones share it (F1.d). */
function placesOf(g: Conf, f: OpposedFrame, totals: readonly number[], rolled: readonly number[]): number[] {
  const failuresLose = chose(g, 'opposed-failures', 'success-wins');
  return ranks(f.score.map((s, i) => s * STEP + (failuresLose && rolled[i] === HAS_FAILED ? FAILED : totals[i])));
}

/**
 * What the test under way comes to for an opposed test, as a number that totals share after which it goes on alike: of the last one who rolls
 * only the places that all have then.
 */
export function rollComesTo(g: Conf, f: OpposedFrame, total: number, failed: boolean): number {
  if (f.rolled.includes(0)) return total * 2 + Number(failed);
  const totals = f.totals.with(f.whose, total);
  const rolled = f.rolled.with(f.whose, failed ? HAS_FAILED : ROLLED);
  return placesOf(g, f, totals, rolled).reduce((sum, place) => sum * f.seats.length + place, 0);
}

/** The total from which on a higher one changes nothing in an opposed test: of the last one who rolls what beats all others; null where each counts. */
export function enoughAgainst(f: OpposedFrame): number | null {
  if (f.rolled.includes(0)) return null;
  return f.totals.reduce((most, total, i) => (f.rolled[i] === ROLLED ? Math.max(most, total + 1) : most), 1);
}

/** Makes nothing of totals that no rule reads any more: of those whose place is settled, and of those who roll again. */
export function forgetTotals(f: OpposedFrame): void {
  f.total = 0;
  f.failed = 0;
  for (let i = 0; i < f.totals.length; i++) if (f.rolled[i] !== ROLLED && f.rolled[i] !== HAS_FAILED) f.totals[i] = 0;
}

/** Hands the result to the rule that asked for it. */
function finish(g: Conf, f: OpposedFrame, order: readonly number[]): void {
  const to = caller(g)?.d;
  const seats = order.map((i) => f.seats[i]);
  if (f.what === TACTICS) g.state.tactics = seats;
  else if (f.what === SEPARATION) (to as SeparateFrame).seat = seats[0];
  else if (f.what === INITIATIVE) (to as CombatFrame).first = g.state.figures[f.named[order[0]]].side;
  else {
    g.state.authority = seats;
    (to as PhaseFrame).imposed = f.named[order[0]];
  }
}

/** Why a fighter cannot be named. */
function unnamed(g: Conf, f: OpposedFrame, fig: number): { readonly rule: RuleId; readonly key: string } {
  const x = g.state.figures[fig];
  if (x.seat !== f.seats[f.whose]) return { rule: NAMING[f.what], key: 'not-yours' };
  if (x.wound === KILLED) return { rule: 'conf:F2.e', key: 'killed' };
  if (f.what === SEPARATION) return { rule: 'conf:IX-A-2.b', key: 'not-in-melee' };
  return { rule: NAMING[f.what], key: f.what === INITIATIVE ? 'not-in-this-combat' : 'not-in-combat' };
}
