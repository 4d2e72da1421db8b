/**
 * The journal of an experiment: one line for each unit that was played, written as soon as it comes in. Killed at any moment it holds whole
 * lines and at most one half, which is cut away; what is written down is never played again.
 */
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Course } from './course.ts';
import type { Experiment, UnitResult } from './experiment.ts';
import { LabFault, reason } from './fault.ts';

const EXPERIMENT = 'experiment.json';
const GAMES = 'games.jsonl';
const LOCK = 'in-use';

/** A line: place of the cell, number of the unit, its games. */
type Line = readonly [cell: number, unit: number, games: UnitResult];

/** The experiment whose results lie in a folder, or undefined. @throws LabFault where what lies there is none */
export function experimentIn(folder: string): Experiment | undefined {
  const path = join(folder, EXPERIMENT);
  if (!existsSync(path)) return undefined;
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Experiment;
    if (typeof read.name === 'string' && Array.isArray(read.cells)) return read;
  } catch {
    // Said below.
  }
  throw new LabFault({ en: `${path}: expected an experiment that was begun here`, fr: `${path} : il faut une expérience commencée ici` });
}

/** Whether the process of that number lives. */
function lives(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes the folder for this process. @throws LabFault where another one that lives has it */
function lock(folder: string): void {
  const path = join(folder, LOCK);
  for (let tries = 0; tries < 3; tries++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(path, 'utf8'));
      if (lives(owner) && owner !== process.pid)
        throw new LabFault({
          en: `${folder}: in use by another run of the laboratory (process ${owner})`,
          fr: `${folder} : déjà utilisé par un autre laboratoire (processus ${owner})`,
        });
      rmSync(path, { force: true });
    }
  }
  throw new LabFault({
    en: `${folder}: other runs of the laboratory take it at the same time`,
    fr: `${folder} : d'autres laboratoires le prennent au même moment`,
  });
}

const unlock = (folder: string): void => rmSync(join(folder, LOCK), { force: true });

/** Reads the lines of a file, calls back for each that is whole, and returns the length of what is whole. */
function readLines(file: number, each: (line: string) => void): number {
  const chunk = Buffer.allocUnsafe(1 << 20);
  let rest = Buffer.alloc(0);
  let whole = 0;
  for (;;) {
    const n = readSync(file, chunk, 0, chunk.length, null);
    if (n === 0) return whole;
    const text = Buffer.concat([rest, chunk.subarray(0, n)]);
    let from = 0;
    for (let at = text.indexOf(10, from); at >= 0; at = text.indexOf(10, from)) {
      each(text.toString('utf8', from, at));
      whole += at + 1 - from;
      from = at + 1;
    }
    rest = Buffer.from(text.subarray(from));
  }
}

/** The journal as it is written: opened for an experiment, new or to be gone on with, and added to unit by unit. */
export class Journal {
  readonly folder: string;
  private readonly file: number;

  private constructor(folder: string, file: number) {
    this.folder = folder;
    this.file = file;
  }

  /**
   * Opens the journal of an experiment, begins one where there is none, and hands what is written there to the course.
   * @throws LabFault where the folder holds another experiment, or cannot be used
   */
  static open(folder: string, course: Course, again = false): Journal {
    const { experiment } = course;
    let own = false;
    try {
      mkdirSync(folder, { recursive: true });
      lock(folder);
      own = true;
      const text = JSON.stringify(experiment);
      const before = again ? undefined : experimentIn(folder);
      if (before === undefined) {
        for (const old of [GAMES, 'matches.parquet', 'pieces.parquet', 'report.html']) rmSync(join(folder, old), { force: true });
        const part = join(folder, `${EXPERIMENT}.part`);
        writeFileSync(part, text, { flush: true });
        renameSync(part, join(folder, EXPERIMENT));
      } else if (JSON.stringify(before) !== text) throw otherwise(folder, before, experiment);
      const file = openSync(join(folder, GAMES), 'a+');
      const whole = readLines(file, (line) => {
        const [cell, unit, games] = JSON.parse(line) as Line;
        if (experiment.cells[cell] !== undefined) course.add(cell, unit, games);
      });
      ftruncateSync(file, whole);
      return new Journal(folder, file);
    } catch (error) {
      if (own) unlock(folder);
      if (error instanceof LabFault) throw error;
      throw new LabFault({ en: `${folder}: cannot be used: ${reason(error)}`, fr: `${folder} : inutilisable : ${reason(error)}` });
    }
  }

  /** Writes a unit down. */
  write(cell: number, unit: number, games: UnitResult): void {
    writeSync(this.file, `${JSON.stringify([cell, unit, games] satisfies Line)}\n`);
  }

  close(): void {
    closeSync(this.file);
    unlock(this.folder);
  }
}

/** Why what was begun there cannot be gone on with. */
function otherwise(folder: string, before: Experiment, now: Experiment): LabFault {
  const sameButCode = JSON.stringify({ ...before, code: '' }) === JSON.stringify({ ...now, code: '' });
  return sameButCode
    ? new LabFault({
        en: `${folder}: expected the rules that these games were begun with, found others; --again begins anew, --folder puts the results elsewhere`,
        fr: `${folder} : il faut les règles sous lesquelles ces parties ont commencé, et elles ont changé ; --again recommence, --folder met les résultats ailleurs`,
      })
    : new LabFault({
        en: `${folder}: expected the experiment that was begun there, found another of that name; --again begins anew, --folder puts the results elsewhere`,
        fr: `${folder} : il faut l'expérience qui y a commencé, et c'en est une autre du même nom ; --again recommence, --folder met les résultats ailleurs`,
      });
}
