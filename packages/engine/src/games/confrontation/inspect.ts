/** What a screen asks of a position: numbers with what they are made of, melees, how far a figure goes. The rules' own functions answer. */
import { type Contribution, innermost } from '../../core/index.ts';
import { STATS, type Stat } from './content/types.ts';
import { passIn } from './rules/blows.ts';
import { enemiesTouched, melees } from './rules/board.ts';
import { combatSequence, separateSequence } from './rules/frames.ts';
import { figuresIn } from './rules/keys.ts';
import { walkOf } from './rules/moving.ts';
import { pursuitRange } from './rules/pursuing.ts';
import { stat } from './rules/values.ts';
import { type Conf, MISSING } from './table.ts';

/** One characteristic of a figure as it is now. */
export interface StatNow {
  readonly stat: Stat;
  readonly total: number;
  readonly because: readonly Contribution[];
  /** The printed value is unknown: ours stands in its place. */
  readonly ours: boolean;
}

/** A figure in numbers. */
export interface FighterValues {
  /** Those it has, in the order of the card. */
  readonly stats: readonly StatNow[];
  /** How far it walks now, and pursues, in millimetres. */
  readonly walk: number;
  readonly pursuit: number;
  /** The enemies it touches. */
  readonly touches: readonly number[];
}

/** The numbers of a figure, each with its parts. */
export function valuesOf(g: Conf, fig: number): FighterValues {
  const { profile } = g.table.fighters[g.state.figures[fig].def];
  const stats: StatNow[] = [];
  STATS.forEach((name, which) => {
    const because: Contribution[] = [];
    const total = stat(g, fig, which, because);
    if (total !== MISSING)
      stats.push({ stat: name, total, because, ours: profile.values[name] === undefined && profile.ours?.[name] !== undefined });
  });
  return { stats, walk: walkOf(g, fig), pursuit: pursuitRange(g, fig), touches: figuresIn(enemiesTouched(g, fig)) };
}

/** The fights of a position: the melees as they touch, and what is under way. */
export interface FightsNow {
  readonly melees: readonly (readonly number[])[];
  /** The melee that is being cut; null where none is. */
  readonly cutting: readonly number[] | null;
  /** The combat that is being fought: its place in the state's combats, its members, the side with Initiative (`NO_SIDE` before that), passes begun. */
  readonly combat: { readonly id: number; readonly members: readonly number[]; readonly first: number; readonly passes: number } | null;
  /** In a pass of arms: the side that strikes. */
  readonly striking: number | null;
}

/** Who fights whom. */
export function fightsOf(g: Conf): FightsNow {
  const { stack } = g.state;
  const cutting = innermost(g.state, separateSequence);
  const combat = innermost(g.state, combatSequence);
  const pass = passIn(stack);
  return {
    melees: melees(g).map(figuresIn),
    cutting: cutting === null ? null : figuresIn(cutting.members),
    combat: combat === null ? null : { id: combat.id, members: figuresIn(combat.members), first: combat.first, passes: combat.passes },
    striking: pass === null ? null : pass.side,
  };
}
