/**
 * What has been played of an experiment, and what is to be played next. Whether a cell has had enough is asked unit by unit in their order,
 * whoever played them and whenever they came in: so the rows are the same for one worker and for a thousand.
 */
import { count, isEnough, noGames, type Tally } from './deciding.ts';
import { type Cell, type Experiment, gamesOf, scoreOf, type UnitResult, unitsOf } from './experiment.ts';

/** One cell on its way. */
interface CellCourse {
  readonly cell: Cell;
  readonly results: Map<number, UnitResult>;
  readonly issued: Set<number>;
  /** Units counted so far, in their order. */
  counted: number;
  readonly tally: Tally;
  /** Units that count in the end; `UNKNOWN` while that is not known. */
  end: number;
  /** Units at most. */
  readonly most: number;
  next: number;
}

/** In place of a number of units. */
const UNKNOWN = -1;

/**
 * Where a rule may end a cell early, units are asked for only so far ahead of those that are counted: what is played behind the one that
 * decides is thrown away.
 */
const AHEAD = 16;

/** The course of one experiment, unit by unit: whoever plays asks it what is next and hands in what came of it. */
export class Course {
  readonly experiment: Experiment;
  private readonly cells: readonly CellCourse[];
  private from = 0;

  constructor(experiment: Experiment) {
    this.experiment = experiment;
    this.cells = experiment.cells.map((cell) => ({
      cell,
      results: new Map(),
      issued: new Set(),
      counted: 0,
      tally: noGames(),
      end: UNKNOWN,
      most: unitsOf(cell, experiment.stop),
      next: 0,
    }));
  }

  /** Takes a unit in, however late. @returns whether it was new */
  add(at: number, unit: number, result: UnitResult): boolean {
    const c = this.cells[at];
    if (c.results.has(unit)) return false;
    c.results.set(unit, result);
    c.issued.add(unit);
    while (c.end < 0) {
      const next = c.results.get(c.counted);
      if (next === undefined) break;
      count(
        c.tally,
        next.map((game, half) => scoreOf(c.cell, half, game)),
      );
      c.counted++;
      if (c.counted >= c.most || isEnough(c.tally, this.experiment.stop)) c.end = c.counted;
    }
    return true;
  }

  /** The next unit to be played, or null where none is to be asked for at present. `wide` looks farther ahead, for many players. */
  next(wide = 1): { readonly cell: number; readonly unit: number } | null {
    for (let i = this.from; i < this.cells.length; i++) {
      const c = this.cells[i];
      if (c.end >= 0) {
        if (i === this.from) this.from++;
        continue;
      }
      while (c.issued.has(c.next)) c.next++;
      if (c.next >= Math.min(c.most, this.ruled ? c.counted + AHEAD * wide : c.most)) continue;
      c.issued.add(c.next);
      return { cell: i, unit: c.next };
    }
    return null;
  }

  /** The next unit of one cell, or null where it needs none. */
  nextOf(at: number): number | null {
    const c = this.cells[at];
    if (c.end >= 0) return null;
    while (c.issued.has(c.next)) c.next++;
    if (c.next >= c.most) return null;
    c.issued.add(c.next);
    return c.next;
  }

  /** Marks a unit as asked for already. */
  issue(at: number, unit: number): void {
    this.cells[at].issued.add(unit);
  }

  private get ruled(): boolean {
    const { interval, sprt } = this.experiment.stop;
    return interval !== undefined || sprt !== undefined;
  }

  get over(): boolean {
    return this.cells.every((c) => c.end >= 0);
  }

  /** Games that are played and count, and how many there may be in all. */
  get games(): { readonly done: number; readonly all: number } {
    let done = 0;
    let all = 0;
    for (const c of this.cells) {
      const many = gamesOf(c.cell);
      done += (c.end < 0 ? Math.min(c.results.size, c.most) : c.end) * many;
      all += (c.end < 0 ? c.most : c.end) * many;
    }
    return { done, all };
  }

  /** Units that may yet have to be played. */
  get unitsLeft(): number {
    return this.cells.reduce((n, c) => (c.end >= 0 ? n : n + Math.max(0, c.most - c.results.size)), 0);
  }

  /** What is known of a cell. */
  tallyOf(at: number): Tally {
    return this.cells[at].tally;
  }

  /** Every unit that counts, in order. */
  *units(): Generator<{ readonly cell: Cell; readonly at: number; readonly unit: number; readonly result: UnitResult }> {
    for (const [at, c] of this.cells.entries()) {
      const end = c.end < 0 ? c.counted : c.end;
      for (let unit = 0; unit < end; unit++) yield { cell: c.cell, at, unit, result: c.results.get(unit) as UnitResult };
    }
  }
}
