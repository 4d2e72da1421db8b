/** What an answer leads to before anybody chooses anything else: dice of an attack, or attacks among which the same seat chooses then. */
import { type CoreState, type Deed, decisionOn, hashOf, Match, NOBODY, type Option, seeded } from '../core/index.ts';
import type { OddsOfGame } from './odds-of-game.ts';
import type { Means, Outlook } from './outlook.ts';
import type { AtStake } from './stakes.ts';

/** Answers of nobody's choice in between, at most. */
const BETWEEN = 60;
/** Guesses at what lies hidden by which it is seen whether anything does. */
const GUESSES = 3;
/** Answers in a row that are followed towards an attack: which card, which half of it, whom it is aimed at. */
const AHEAD = 3;
/** Attacks among which the best is looked for; of more nothing is told. */
const MANY = 24;

/** Stands for whatever is under way, where no answer is asked about. */
const NO_DEED: Deed = { does: '', on: { figures: [], spaces: [] }, with: [] };

/** What follows by itself, and from where. */
export interface Following<U, T, S extends CoreState, V> {
  readonly at: AtStake<S>;
  readonly from: Match<U, T, S, V>;
  /** Whether it is the same in whatever lies hidden. */
  readonly sure: boolean;
  /** What it follows from by itself is a rule of its own: a combat. */
  readonly brought?: true;
}

/** How an answer is foreseen. */
type Foresee<U, T, S extends CoreState, V> = (
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  option: Option & Deed,
  means: Means<T, S>,
) => Outlook | null;

/**
 * What hangs on an answer that is no attack itself. Where the dice of one fall next in the same turn, what that puts at stake; where the same
 * seat chooses among attacks next, and the answer is one that leads there, the odds of the best of them; what follows by itself, with the
 * position in which that begins. Null for anything else. `told`: what it begins itself is told already, and comes to nothing; so only dice of
 * what goes on after it are looked for, from where they fall.
 */
export function ledTo<U, T, S extends CoreState, V>(
  match: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  option: Option & Deed,
  means: Means<T, S>,
  foresee: Foresee<U, T, S, V>,
  told = false,
): AtStake<S> | Following<U, T, S, V> | Outlook | null {
  const { game, setup, node } = match;
  if (node.kind !== 'decision') return null;
  const open = game.openTables?.(match.table) ?? match.table;
  const table = means.onTable?.(open) ?? open;
  const view = game.view(match.play, node.seat);
  const random = seeded(hashOf(game.imagine(table, view, () => 0)));
  const state = game.imagine(table, view, (n) => random.below(n));
  means.change?.({ table, state });
  // Whether anything lies hidden is seen by imagining it again.
  const among = told ? Array.from({ length: GUESSES }, () => hashOf(game.imagine(table, view, (n) => random.below(n)))) : [];
  const world = new Match(game, setup, { table, state, undo: false });
  if (world.nodeKind !== 'decision') return null;
  const { stack } = world.state;
  const within = (until: 'turn' | 'action'): number => {
    const all = (of.until[until] ?? []).map((s) => s.id);
    return until === 'turn' ? stack.findLastIndex((f) => all.includes(f.seq)) : stack.findIndex((f) => all.includes(f.seq));
  };
  // What a card allows between two turns belongs to that card.
  const turn = within('turn') < 0 ? within('action') : within('turn');
  if (turn < 0) return null;
  const { seq, d } = stack[turn];
  const goesOn = (): boolean => world.state.stack[turn]?.seq === seq && world.state.stack[turn].d === d;
  if (!world.options().some((o) => o.id === option.id)) return null;
  world.take(option.id);
  for (let n = 0; n < BETWEEN; n++) {
    const then = world.node;
    if (then.kind === 'over') return null;
    // Of one who acts alone the turn may be over with his answer: what it brings comes later all the same.
    const lasts = goesOn();
    if (lasts && then.kind === 'chance') {
      const next = of.stakes?.(world, NO_DEED) ?? null;
      if (next !== null) return among.length > 0 ? { at: next, from: world, sure: new Set(among).size === 1 } : next;
      // Cards drawn for something else in between.
      world.rollBy(random);
      continue;
    }
    const brought = !told && (lasts || n === 0) ? (of.brings?.(world.play, option) ?? null) : null;
    if (brought !== null)
      return { at: brought, from: new Match(game, setup, { table, state: world.state, undo: false }), sure: true, brought: true };
    if (!lasts || then.kind === 'chance') return null;
    const offered = world.options();
    if (then.seat === node.seat && !told) {
      const found = of.leads?.test(option.id) === true ? bestOf(world, of, offered, means, foresee) : null;
      if (found !== null) return { ...found, option: option.id };
    }
    const idle = offered.findIndex((o) => of.idle.test(o.id));
    const leaves = decisionOn(world.play, game.book).leave !== undefined;
    if (offered.length > 1 && (idle < 0 || (then.seat === node.seat && !leaves))) return null;
    world.take(offered[Math.max(0, offered.length === 1 ? 0 : idle)].id);
  }
  return null;
}

/** The best of the attacks that are offered, or that what is offered leads to; null where there are none, or too many. */
function bestOf<U, T, S extends CoreState, V>(
  world: Match<U, T, S, V>,
  of: OddsOfGame<U, T, S, V>,
  offered: readonly (Option & Deed)[],
  { change: _changed, onTable: _there, ahead = AHEAD, ...means }: Means<T, S>,
  foresee: Foresee<U, T, S, V>,
): Outlook | null {
  const attacks = offered.filter((o) => of.stakes?.(world, o) != null || (ahead > 1 && of.leads?.test(o.id) === true));
  if (attacks.length > MANY) return null;
  const found = attacks.flatMap((o) => {
    const outlook = foresee(world, of, o, { ...means, ahead: ahead - 1 });
    return outlook === null ? [] : [{ outlook, says: [o.say, ...(outlook.best?.says ?? [])], among: outlook.best?.among ?? 1 }];
  });
  if (found.length === 0) return null;
  const seat = world.node.kind === 'decision' ? world.node.seat : NOBODY;
  const worth = ({ prospects }: Outlook): readonly number[] => {
    const foes = prospects.filter((p) => p.figure < 0 || !isOwn(world, of, seat, p.figure));
    return ['out', 'damage', 'wound', 'success', 'hit'].map((key) => foes.reduce((sum, p) => sum + (p.key === key ? p.mean : 0), 0));
  };
  const best = found.reduce((a, b) => (isMore(worth(b.outlook), worth(a.outlook)) ? b : a));
  return { ...best.outlook, best: { says: best.says, among: found.reduce((sum, f) => sum + f.among, 0) } };
}

function isOwn<U, T, S extends CoreState, V>(
  world: Match<U, T, S, V>,
  { luck }: OddsOfGame<U, T, S, V>,
  seat: number,
  figure: number,
): boolean {
  return luck !== undefined && luck.sideOf(world.play, figure) === luck.sideOfSeat(world.table, seat);
}

/** Whether one row of numbers comes before another: by the first that differs, the larger. */
function isMore(a: readonly number[], b: readonly number[]): boolean {
  const k = a.findIndex((n, i) => Math.abs(n - b[i]) > 1e-12);
  return k >= 0 && a[k] > b[k];
}
