/** Has an experiment played by whoever works at the same database. */
import { createHash } from 'node:crypto';
import type { Course } from '../course.ts';
import type { Experiment, UnitResult } from '../experiment.ts';
import { LabFault } from '../fault.ts';
import type { Journal } from '../journal.ts';
import { type OwnFiles, Player } from '../players.ts';
import type { Heard } from '../run.ts';
import type { Chunk, Database } from './database.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** Tells an experiment from all others, by everything that it is. */
const markOf = (experiment: Experiment): string => hash(JSON.stringify(experiment));

/** The queue for whoever has this code and these bots: nobody else can play its games. */
export function queueFor(code: string, own: Readonly<Record<string, string>>): string {
  const bots = Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1));
  return bots.length === 0 ? `lab-${code}` : `lab-${code}-${hash(JSON.stringify(bots))}`;
}

/** Chunks that lie ready beyond those being played. */
const READY = 16;
/** Units of a chunk at most. */
const MOST_UNITS = 2000;
/** Milliseconds between looks at the database, and between looks for dead workers. */
const LOOK = 200;
const REVIVE = 1000;
/** Milliseconds for which each kind of cell is played here to begin with, to know how long its units take. */
const TRIED = 150;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long units take, by the game and the bots of their cell. */
class Pace {
  private readonly known = new Map<string, number>();
  private readonly experiment: Experiment;

  constructor(experiment: Experiment) {
    this.experiment = experiment;
  }

  private kindOf(cell: number): string {
    const { game, a, b } = this.experiment.cells[cell];
    return [game, a.bot, b?.bot ?? ''].join();
  }

  /** A unit took so long. What came last counts most: code gets quicker as it is used. */
  took(cell: number, ms: number): void {
    const kind = this.kindOf(cell);
    const before = this.known.get(kind);
    this.known.set(kind, before === undefined ? ms : 0.7 * before + 0.3 * ms);
  }

  /** Whether nothing is known of cells like this one. */
  isNew(cell: number): boolean {
    return !this.known.has(this.kindOf(cell));
  }

  /** Units that make a chunk. */
  units(cell: number, chunk: number): number {
    const ms = this.known.get(this.kindOf(cell));
    return ms === undefined ? 1 : Math.max(1, Math.min(MOST_UNITS, Math.ceil(chunk / Math.max(0.01, ms))));
  }
}

/** Plays a little of each kind of cell here: these units count like all others. */
function tryOut(course: Course, journal: Pick<Journal, 'write'>, files: OwnFiles, pace: Pace): void {
  const player = new Player(course.experiment, files);
  try {
    for (const [cell] of course.experiment.cells.entries()) {
      if (!pace.isNew(cell)) continue;
      const began = performance.now();
      for (let job = course.nextOf(cell); job !== null; job = course.nextOf(cell)) {
        const from = performance.now();
        const result = player.play(cell, job);
        if (course.add(cell, job, result)) journal.write(cell, job, result);
        pace.took(cell, performance.now() - from);
        if (performance.now() - began > TRIED) break;
      }
    }
  } finally {
    player.close();
  }
}

/** The next chunks, or none where nothing is to be asked for at present. */
function nextChunks(course: Course, mark: string, pace: Pace, chunk: number, many: number, wide: number): Chunk[] {
  const out: Chunk[] = [];
  let open: { cell: number; units: number[] } | null = null;
  for (;;) {
    const job = out.length >= many ? null : course.next(wide);
    if (open !== null && (job === null || job.cell !== open.cell || open.units.length >= pace.units(open.cell, chunk))) {
      out.push({ mark, ...open });
      open = null;
    }
    if (job === null) return out;
    open ??= { cell: job.cell, units: [] };
    open.units.push(job.unit);
  }
}

/**
 * Puts an experiment up and takes in what comes, until it is over. What comes in is written down; stopped, it goes on where it was, and what
 * workers have played meanwhile is not lost.
 * @param chunk milliseconds of work in a chunk
 * @throws LabFault where the database is not there any more, or units cost too many workers
 */
export async function serve(
  course: Course,
  journal: Pick<Journal, 'write'>,
  database: Database,
  files: OwnFiles,
  chunk: number,
  heard: Heard = () => {},
): Promise<void> {
  const { experiment } = course;
  const mark = markOf(experiment);
  const queue = queueFor(experiment.code, experiment.own);
  const pace = new Pace(experiment);
  await database.serve(mark, queue, JSON.stringify(experiment));
  const takeIn = async (): Promise<void> => {
    for (;;) {
      const units = await database.units(mark);
      if (units.length === 0) return;
      for (const { cell, unit, games, ms } of units) {
        const result = JSON.parse(games) as UnitResult;
        if (course.add(cell, unit, result)) journal.write(cell, unit, result);
        pace.took(cell, ms);
      }
      // Written down first, cleared away behind: whoever is killed in between takes them in once more, and finds them known.
      await database.clear(mark, units);
    }
  };
  await takeIn();
  for (const { cell, units } of await database.pending(mark, queue)) for (const unit of units) course.issue(cell, unit);
  tryOut(course, journal, files, pace);
  heard(course);
  let revived = 0;
  while (!course.over) {
    const now = performance.now();
    if (now - revived > REVIVE) {
      await database.revive(queue);
      revived = now;
      if ((await database.givenUp(mark, queue)) > 0)
        throw new LabFault({
          en: 'units that no worker could play: see what `lab work` says',
          fr: 'des parties qu’aucun poste n’a pu jouer : voyez ce que dit `lab work`',
        });
    }
    const { waiting, played } = await database.standing(mark, queue);
    const wanted = READY + 2 * played - waiting;
    const chunks = wanted > 0 ? nextChunks(course, mark, pace, chunk, wanted, 1 + played) : [];
    if (chunks.length > 0) await database.put(queue, chunks);
    await pause(LOOK);
    await takeIn();
    heard(course);
  }
  await database.withdraw(mark, queue);
}
