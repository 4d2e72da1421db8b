/**
 * Puzzles: what a position asks whoever looks at it, answered by pointing at the board. The right answer and every reason are the rules'
 * own: a puzzle is nothing but the options of a decision and what it refuses, told apart by one figure or one space.
 */
import type { Barred, Deed, Option, Refusal, RefusedOption } from '../running/types.ts';
import type { RulingCase } from './ruling-file.ts';

/** A question to be answered by pointing, which of these may be chosen; or by a number, how many dice fall then. */
export interface Puzzle {
  /** What is pointed at: whom or where it is done to, who does it (`by`), or by what means it is done (`with`: a card, a die). */
  readonly at: 'figures' | 'spaces' | 'by' | 'with' | 'dice';
  readonly does: string;
  readonly by: string | undefined;
  readonly with: readonly string[];
  /** Their names. In an open question the wrong ones are not listed: everything on the board can be pointed at. */
  readonly candidates: readonly string[];
  readonly right: readonly string[];
  /** Why each of the others may not be. */
  readonly reasons: Readonly<Record<string, readonly Refusal[]>>;
}

/**
 * Words of deeds that the rules lead and nobody chooses, as a monster's way: where they lead is asked of the whole board, so that no wrong
 * space need be listed.
 */
const LED = ['go'];
/** Things to point at of which there must be more, right and wrong together: between two one would guess. */
const SEVERAL = 2;
/** Right ones at most: with more of them nobody would point at them all. */
const MOST = 4;

/** By what means something is done, in one word. */
export const meansOf = ({ with: what }: Pick<Deed, 'with'>): string => what.join(' ');

/** What tells one answer from the others of its kind: its only figure, the space it ends on, whose it is where nothing else is said of it, its one means. */
function pointOf({ on: { figures, spaces }, by, with: what }: Deed, at: Puzzle['at']): string | undefined {
  if (at === 'figures') return figures.length === 1 && spaces.length === 0 ? figures[0] : undefined;
  if (at === 'with') return what.length > 0 ? meansOf({ with: what }) : undefined;
  if (at === 'by') return figures.length === 0 && spaces.length === 0 && what.length === 0 ? by : undefined;
  return spaces.length > 0 ? spaces[spaces.length - 1] : undefined;
}

/** What all answers of a kind have in common: what is pointed at is not. */
function kindOf({ does, by, with: what }: Deed, at: Puzzle['at']): Pick<Puzzle, 'does' | 'by' | 'with'> {
  return { does, by: at === 'by' ? undefined : by, with: at === 'with' || at === 'by' ? [] : what };
}

/** The puzzles of a decision: where some of what may be pointed at is allowed, some is refused, and neither list is long. */
export function puzzlesOf(options: readonly Option[], refused: readonly Barred[]): readonly Puzzle[] {
  const found: Puzzle[] = [];
  for (const at of ['figures', 'spaces', 'by', 'with'] as const) {
    const keyOf = (o: Deed): string => JSON.stringify(Object.values(kindOf(o, at)));
    const kinds = new Map<string, Deed>();
    for (const o of [...options, ...refused]) if (pointOf(o, at) !== undefined && !kinds.has(keyOf(o))) kinds.set(keyOf(o), o);
    for (const [key, first] of kinds) {
      const here = <O extends Deed>(all: readonly O[]): O[] => all.filter((o) => pointOf(o, at) !== undefined && keyOf(o) === key);
      const right = [...new Set(here(options).map((o) => pointOf(o, at) as string))];
      const reasons: Record<string, readonly Refusal[]> = {};
      for (const o of here(refused)) {
        const point = pointOf(o, at) as string;
        if (!right.includes(point)) reasons[point] ??= o.reasons;
      }
      const wrong = Object.keys(reasons);
      const open = at === 'spaces' && LED.includes(first.does);
      if (right.length === 0 || right.length > MOST || (!open && (wrong.length === 0 || right.length + wrong.length <= SEVERAL))) continue;
      found.push({ at, ...kindOf(first, at), candidates: [...right, ...wrong].sort(), right, reasons });
    }
  }
  return found;
}

/** Whether an option or a refusal is among those that a puzzle asks about. */
export function isAbout(puzzle: Pick<Puzzle, 'at' | 'does' | 'by' | 'with'>, o: Deed): boolean {
  const kind = kindOf(o, puzzle.at);
  return kind.does === puzzle.does && kind.by === puzzle.by && JSON.stringify(kind.with) === JSON.stringify(puzzle.with);
}

/** Asks how many dice an answer is followed by: `fallen` of them. */
export function dicePuzzle({ does, by, with: what, id }: Deed & Pick<RefusedOption, 'id'>, fallen: number): Puzzle {
  return { at: 'dice', does, by, with: what, candidates: [id], right: [String(fallen)], reasons: {} };
}

/**
 * The one candidate that a rule refuses which seldom refuses anything, where exactly one is: the surprise of a position. `seldom` says which
 * rules those are, as counted over many positions.
 */
export function surpriseOf(
  { reasons }: Puzzle,
  seldom: (rule: string) => boolean,
): { readonly point: string; readonly rule: string } | null {
  const all = Object.entries(reasons).filter(([, why]) => why.length > 0 && why.every((r) => seldom(r.rule)));
  return all.length === 1 ? { point: all[0][0], rule: all[0][1][0].rule } : null;
}

/** A puzzle of a ruling, or of a match: then its position is written with it. */
export interface KeptPuzzle extends Partial<Pick<Puzzle, 'with'>> {
  /** `wow:405.3/2/1`: the paragraph, its situation, the line of its script before which it stands; or the number of a match's. */
  readonly id: string;
  readonly at: Puzzle['at'];
  readonly does: string;
  readonly by?: string;
  /** The answer whose dice are counted. */
  readonly answer?: string;
  /** The rule that surprises in it. */
  readonly rule?: string;
  readonly case?: RulingCase<unknown>;
}

/** Where a puzzle stands: its situation, and the step of that. */
export interface PuzzlePlace {
  readonly of: RulingCase<unknown>;
  readonly step: number;
}

/** Whether a question of a position is the one that is kept. */
export function asks(
  p: { readonly at: string; readonly does: string; readonly by?: string | undefined; readonly with: readonly string[] },
  kept: KeptPuzzle,
): boolean {
  return p.at === kept.at && p.does === kept.does && p.by === kept.by && JSON.stringify(p.with) === JSON.stringify(kept.with ?? []);
}

/** The place of a puzzle; undefined where its ruling has no such situation any more. */
export function placeOf(kept: KeptPuzzle, casesOf: (rule: string) => readonly RulingCase<unknown>[]): PuzzlePlace | undefined {
  if (kept.case !== undefined) return { of: kept.case, step: kept.case.script.length };
  const [rule, nth, step] = kept.id.split('/');
  const of = casesOf(rule)[Number(nth) - 1];
  return of === undefined ? undefined : { of, step: Number(step) };
}
