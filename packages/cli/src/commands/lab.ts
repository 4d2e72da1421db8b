/** `lab`: games by the thousand, as rows and as a report. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ExperimentWritten, readExperiment } from '@escarmouche/files';
import {
  Course,
  checkOwn,
  codeMark,
  Database,
  type Experiment,
  experimentIn,
  type Fault,
  fileMark,
  gamesOf,
  inThreads,
  intervalOf,
  Journal,
  LabFault,
  needDuckDb,
  play,
  query,
  reportPage,
  type Stop,
  serve,
  unitsOf,
  work,
  writeRows,
} from '@escarmouche/lab';
import { columns, csvLines, OK, printJson, printLines } from '../common.ts';
import { CliFault, makeFolder, readText, reasonOf, writeText } from '../io.ts';
import { decimal } from '../numbers.ts';
import { type OwnFiles, ownFiles } from '../own-bots.ts';
import { progress } from '../progress.ts';
import { allLoaded, type Setting } from '../setting.ts';
import { planned } from './lab-plan.ts';

/** What is asked of the command. */
export interface LabWishes {
  readonly workers?: number | undefined;
  readonly folder: string;
  readonly bots: readonly string[];
  readonly again: boolean;
  /** Says what would be played, and plays nothing. */
  readonly plan: boolean;
}

/** Games of a cell where nothing is said, and before a rule is asked. */
const USUAL_GAMES = 100;
const USUAL_LEAST = 20;
const USUAL_LIMIT = 1000;
const USUAL_ERROR = 0.05;

function stopOf({ games = USUAL_GAMES, until }: ExperimentWritten): Stop {
  const sprt = until?.sprt;
  return {
    games,
    least: Math.min(games, until?.least ?? USUAL_LEAST),
    ...(until?.interval === undefined ? {} : { interval: until.interval }),
    ...(sprt === undefined
      ? {}
      : { sprt: { from: sprt.from, to: sprt.to, alpha: sprt.alpha ?? USUAL_ERROR, beta: sprt.beta ?? USUAL_ERROR } }),
  };
}

/** What the files of one's own bots hold, as hashes. @throws CliFault for one that cannot be read */
function marksOf(files: OwnFiles): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, path] of Object.entries(files)) {
    try {
      own[name] = fileMark(path);
    } catch (error) {
      throw new CliFault((t) => t.faults.cannotRead(path, reasonOf(error, t)));
    }
  }
  return own;
}

/** Reads an experiment and makes of it what is played. @throws CliFault, FileFault and LabFault for all that is wrong with it */
async function experimentOf(setting: Setting, file: string, files: OwnFiles, plan: boolean): Promise<Experiment> {
  const read = readExperiment(readText(file), file);
  const { written } = read;
  const cells = planned({ read, file, games: await allLoaded(setting.games), lang: setting.lang, own: Object.keys(files) });
  const own = marksOf(files);
  const limit = written.limit ?? USUAL_LIMIT;
  if (!plan) checkOwn(cells, files, limit);
  return {
    name: written.experiment,
    titles: written.title ?? { en: written.experiment, fr: written.experiment },
    seed: written.seed ?? 1,
    stop: stopOf(written),
    cells,
    own,
    limit,
    code: plan ? '' : codeMark(),
  };
}

/** A bot that broke games off; no bot where a match passed its bound. */
interface BotAtFault {
  readonly bot: string | null;
  readonly fault: Fault;
  readonly said: string;
  readonly games: number;
}

/** Tells how far an experiment is, and how long it may still take. */
function labProgress(setting: Setting, course: Course): { heard: () => void; end: () => void } {
  const bar = progress(setting.io);
  const before = course.games.done;
  return {
    heard: () =>
      bar.step((seconds) => {
        const { done, all } = course.games;
        const speed = Math.max(1e-9, (done - before) / seconds);
        return setting.texts.lab.running(done, all, speed, (all - done) / speed);
      }),
    end: () => bar.end(),
  };
}

/** Games that were broken off, by whose fault it was and what that bot said or answered. */
function faultsIn(course: Course): BotAtFault[] {
  const all = new Map<string, BotAtFault>();
  for (const { cell, result } of course.units())
    for (const [half, [, , , , , fault, faulty, , said = '']] of result.entries()) {
      if (fault === '') continue;
      const bot = cell.seats[half][faulty] ?? null;
      const key = JSON.stringify([bot, fault, said]);
      all.set(key, { bot, fault, said, games: (all.get(key)?.games ?? 0) + 1 });
    }
  return [...all.values()].sort((a, b) => b.games - a.games);
}

/** Writes rows and report, and says what came of it. */
async function finish(setting: Setting, course: Course, folder: string, seconds: number, played: number): Promise<number> {
  await writeRows(course, folder);
  const report = join(folder, 'report.html');
  writeText(report, await reportPage(course.experiment, folder, course.over));
  const { io, texts } = setting;
  const cells = course.experiment.cells.map((cell, i) => {
    const tally = course.tallyOf(i);
    return {
      cell: cell.key,
      a: cell.a.label,
      b: cell.b?.label ?? null,
      games: tally.games,
      points: tally.points,
      draws: tally.draws,
      ...intervalOf(tally),
    };
  });
  const { name } = course.experiment;
  const faults = faultsIn(course);
  if (setting.json) {
    const files = { matches: join(folder, 'matches.parquet'), pieces: join(folder, 'pieces.parquet'), report };
    printJson(io, { experiment: name, folder, games: course.games.done, played, seconds, cells, faults, files });
    return OK;
  }
  const hundred = (n: number): string => decimal(setting.lang, n * 100, 1);
  printLines(io, [
    texts.lab.head(name, course.games.done, played, decimal(setting.lang, seconds, 1)),
    ...columns(
      cells.map((c) => [
        c.cell,
        c.games === 0 ? '–' : `${hundred(c.points / c.games)} %`,
        `[${hundred(c.low)}–${hundred(c.high)}]`,
        texts.lab.games(c.games),
      ]),
    ),
    ...faults.map(({ bot, fault, said, games }) => texts.lab.fault(bot, fault, said, games)),
    texts.lab.written(report),
  ]);
  return OK;
}

/** `--plan`: every meeting, and its games at most. */
function tellPlan({ io, json, texts }: Setting, { name, cells, stop }: Experiment): number {
  const told = cells.map((c) => ({ cell: c.key, a: c.a.label, b: c.b?.label ?? null, games: unitsOf(c, stop) * gamesOf(c) }));
  const games = told.reduce((n, c) => n + c.games, 0);
  if (json) printJson(io, { experiment: name, games, cells: told });
  else printLines(io, [texts.lab.planned(name, games), ...columns(told.map((c) => [c.cell, texts.lab.games(c.games)]))]);
  return OK;
}

/** Opens an experiment's journal, has what is missing played by whoever is to play it, and writes rows and report. */
async function played(
  setting: Setting,
  experiment: Experiment,
  { folder: below, again }: Pick<LabWishes, 'folder' | 'again'>,
  by: (course: Course, journal: Journal, heard: () => void) => Promise<void>,
): Promise<number> {
  needDuckDb();
  const folder = join(below, experiment.name);
  makeFolder(folder);
  const course = new Course(experiment);
  const journal = Journal.open(folder, course, again);
  const began = setting.io.now();
  const before = course.games.done;
  try {
    const bar = labProgress(setting, course);
    try {
      await by(course, journal, bar.heard);
    } finally {
      bar.end();
    }
    return await finish(setting, course, folder, (setting.io.now() - began) / 1000, course.games.done - before);
  } finally {
    journal.close();
  }
}

/** `lab EXPERIMENT.yaml`: plays what is missing, on all processors. */
export async function lab(setting: Setting, file: string, wishes: LabWishes): Promise<number> {
  const files = ownFiles(wishes.bots);
  const experiment = await experimentOf(setting, file, files, wishes.plan);
  if (wishes.plan) return tellPlan(setting, experiment);
  return played(setting, experiment, wishes, async (course, journal, heard) => {
    if (course.over) return;
    const players = inThreads({ experiment, files }, Math.min(wishes.workers ?? availableParallelism(), course.unitsLeft));
    try {
      await play(course, journal, players, heard);
    } finally {
      await players.close();
    }
  });
}

/** `lab query "select …"`: a question to the rows. */
export async function labQuery(
  setting: Setting,
  sql: string,
  { folder, csv }: { readonly folder: string; readonly csv: boolean },
): Promise<number> {
  const answer = await query(folder, sql);
  if (setting.json)
    printJson(
      setting.io,
      answer.rows.map((row) => Object.fromEntries(row.map((v, i) => [answer.columns[i], v]))),
    );
  else {
    const shown = (v: unknown): string => (v === null ? '' : typeof v === 'object' ? JSON.stringify(v) : String(v));
    const rows = [answer.columns, ...answer.rows.map((row) => row.map(shown))];
    printLines(setting.io, csv ? csvLines(rows) : columns(rows, ''));
  }
  return OK;
}

/** `lab report NAME`: the page anew, of what has been played so far. */
export async function labReport(setting: Setting, name: string, { folder }: { readonly folder: string }): Promise<number> {
  const place = join(folder, name);
  const experiment = experimentIn(place);
  if (experiment === undefined)
    throw new LabFault({
      en: `${place}: expected results of an experiment, found none`,
      fr: `${place} : il faut les résultats d'une expérience, et il n'y en a pas`,
    });
  // Which cards and figures a line tells of is known by the rules under which it was played.
  if (experiment.code !== codeMark())
    throw new LabFault({
      en: `${place}: expected games of the rules of today, found others; their rows and report stay as they were written`,
      fr: `${place} : il faut des parties des règles d'aujourd'hui, et ce sont d'autres ; leurs lignes et leur rapport restent tels quels`,
    });
  const course = new Course(experiment);
  const journal = Journal.open(place, course);
  try {
    return await finish(setting, course, place, 0, 0);
  } finally {
    journal.close();
  }
}

/** What is asked of `lab serve` and `lab work`. */
export interface SharedWishes extends Omit<LabWishes, 'plan'> {
  /** Address of a PostgreSQL; that of the environment unless given. */
  readonly database?: string | undefined;
  /** Milliseconds of work in a chunk. */
  readonly chunk: number;
  readonly untilDone: boolean;
}

function databaseOf({ io }: Setting, { database }: SharedWishes): string {
  const url = database ?? io.env.DATABASE_URL ?? '';
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw new CliFault((t) => t.faults.labDatabase);
  return url;
}

/** `lab serve EXPERIMENT.yaml`: has it played by whoever works at the same database. */
export async function labServe(setting: Setting, file: string, wishes: SharedWishes): Promise<number> {
  const url = databaseOf(setting, wishes);
  const files = ownFiles(wishes.bots);
  const experiment = await experimentOf(setting, file, files, false);
  return played(setting, experiment, wishes, async (course, journal, heard) => {
    const database = await Database.open(url);
    try {
      await serve(course, journal, database, files, wishes.chunk, heard);
    } finally {
      await database.close();
    }
  });
}

/** `lab work`: plays whatever is served at a database. */
export async function labWork(
  setting: Setting,
  wishes: Pick<SharedWishes, 'database' | 'workers' | 'bots' | 'untilDone'>,
): Promise<number> {
  const { io, texts } = setting;
  const database = databaseOf(setting, wishes as SharedWishes);
  const files = ownFiles(wishes.bots);
  const bar = progress(io);
  let games = 0;
  let said = '';
  const say = (line: string): void => {
    if (line !== said) io.err(`${line}\n`);
    said = line;
  };
  await work(
    {
      database,
      workers: wishes.workers ?? availableParallelism(),
      code: codeMark(),
      files,
      own: marksOf(files),
      untilDone: wishes.untilDone,
    },
    {
      chunk: (more) => {
        games += more;
        bar.step((seconds) => texts.lab.working(games, games / seconds));
      },
      others: (experiments) => say(texts.lab.others(experiments)),
      lost: (why) => say(texts.lab.lost(why)),
    },
  );
  bar.end();
  if (setting.json) printJson(io, { games });
  else printLines(io, [texts.lab.games(games)]);
  return OK;
}
