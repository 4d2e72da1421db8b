/** `lab readings EXPERIMENT.yaml`: how often each reading of the named options changes anything, and what then becomes of the match. */
import { join } from 'node:path';
import { type Bot, botNamed, wilson } from '@escarmouche/engine';
import { readExperiment, writeRuling } from '@escarmouche/files';
import { type Cell, LabFault, listedBot, measureReadings, type ReadingFound } from '@escarmouche/lab';
import { columns, OK, printJson, printLines } from '../common.ts';
import { type AnyGame, nameOf } from '../games/game.ts';
import { makeFolder, readText, writeText } from '../io.ts';
import { decimal } from '../numbers.ts';
import { progress } from '../progress.ts';
import { allLoaded, type Setting } from '../setting.ts';
import { textsIn } from '../texts.ts';
import { planned } from './lab-plan.ts';

/** What is asked of the command. */
export interface ReadingsWishes {
  /** Matches of each game. */
  readonly matches: number;
  /** Matches that are played on under each reading, at most. */
  readonly played: number;
  /** A folder for tables, data and rulings. */
  readonly out?: string | undefined;
}

/** What is written down of one game. */
interface GameRead {
  readonly game: string;
  readonly bot: string;
  readonly seed: number;
  readonly matches: number;
  readonly readings: readonly ReadingWritten[];
}

/** A reading as data: numbers as they were counted, and the file of the position where it parts from the usual one. */
type ReadingWritten = Omit<ReadingFound, 'cases' | 'matches'> & { readonly ruling: string | null };

/** Set-ups spread evenly over all meetings, where there are fewer matches than meetings. */
function spread(cells: readonly Cell[], matches: number): unknown[] {
  const all = cells.flatMap((c) => c.setups);
  return matches >= all.length ? all : Array.from({ length: matches }, (_x, i) => all[Math.floor((i * all.length) / matches)]);
}

/** The one player that plays all matches of a game. @throws LabFault where there are several, or it is one of one's own */
function playerOf(game: string, cells: readonly Cell[]): { readonly name: string; readonly budget?: { readonly lines: number } } {
  const names = [...new Set(cells.flatMap((c) => c.seats.flat()))];
  const listed = listedBot(names[0]);
  if (names.length !== 1 || listed === null)
    throw new LabFault({
      en: `${game}: expected one player for all seats, found ${names.join(', ')}`,
      fr: `${game} : il faut un seul joueur pour toutes les places, et non ${names.join(', ')}`,
    });
  return listed.lines === undefined ? { name: names[0] } : { name: names[0], budget: { lines: listed.lines } };
}

/** A position where two readings part, as a ruling file. */
function rulingText(of: AnyGame, one: ReadingFound): string | null {
  if (one.cases === null) return null;
  const said = (lang: 'en' | 'fr'): { title: string; values: readonly string[] } => {
    const { title, values } = of.words(lang).choice(one.option);
    return { title, values: [one.usual, one.value].map((v) => values[v]?.title ?? v) };
  };
  const [en, fr] = [said('en'), said('fr')];
  const cases = one.cases.map((c, i) => ({ ...c, name: { en: en.values[i], fr: fr.values[i] } }));
  // As files hold it: what is not there is not written.
  return writeRuling(JSON.parse(JSON.stringify({ ruling: one.rule, title: { en: en.title, fr: fr.title }, cases })), [of.files]);
}

const percent = (lang: 'en' | 'fr', n: number, of: number): string => (of === 0 ? '–' : `${decimal(lang, (100 * n) / of, 0)} %`);

/** A share with its interval. */
function share(lang: 'en' | 'fr', n: number, of: number): string {
  if (of === 0) return '–';
  const [low, high] = wilson(n, of);
  return `${percent(lang, n, of)} [${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)}]`;
}

/** By how much the first seat's share moves, with half the width of its 95 % interval, in points of a hundred. */
function moved(lang: 'en' | 'fr', { played, score, squares }: ReadingWritten): string {
  if (played < 2) return '–';
  const mean = score / played;
  // Where nothing was otherwise, little is known yet: three in so many may still be (the rule of three).
  const half = Math.max(3 / played, 1.96 * Math.sqrt(Math.max(0, squares / played - mean * mean) / (played - 1)));
  return `${mean > 0 ? '+' : ''}${decimal(lang, 100 * mean, 0)} ± ${(100 * half).toFixed(0)}`;
}

/** The rows of a game's table. */
function rowsOf(lang: 'en' | 'fr', of: AnyGame, { matches, readings }: GameRead, file: (name: string, text: string) => string): string[][] {
  return readings.map((r) => {
    const { title, values } = of.words(lang).choice(r.option);
    const value = values[r.value]?.title ?? r.value;
    return [
      title,
      r.ruling === null ? value : file(r.ruling, value),
      r.refused > 0 ? `${percent(lang, r.refused, matches)} *` : percent(lang, r.asked, matches),
      share(lang, r.parted, matches),
      r.played === 0 ? '–' : `${share(lang, r.otherwise, r.played)}`,
      percent(lang, r.byChance, r.played),
      moved(lang, r),
      r.played === 0 ? '–' : `${r.rounds > 0 ? '+' : ''}${decimal(lang, r.rounds / r.played, 1)}`,
      String(r.played),
    ];
  });
}

/** A game's table as Markdown. */
function markdown(of: AnyGame, read: GameRead): string {
  const t = textsIn('en').lab.readings;
  const row = (cells: readonly string[]): string => `| ${cells.map((c) => c.replaceAll('|', '\\|')).join(' | ')} |`;
  const rows = rowsOf('en', of, read, (file, text) => `[${text}](${file})`);
  return [
    t.head(read.matches, nameOf(of), read.bot, read.seed),
    '',
    row(t.columns),
    row(t.columns.map(() => '---')),
    ...rows.map(row),
    '',
    t.foot,
    '',
  ].join('\n');
}

/** Runs the command. */
export async function labReadings(setting: Setting, file: string, { matches, played, out }: ReadingsWishes): Promise<number> {
  const { io, texts, lang } = setting;
  const games = await allLoaded(setting.games);
  const t = texts.lab.readings;
  const read = readExperiment(readText(file), file);
  const seed = read.written.seed ?? 1;
  const cells = planned({ read, file, games, lang, own: [] });
  const all: GameRead[] = [];
  for (const game of new Set(cells.map((c) => c.game))) {
    const of = games.find((g) => nameOf(g) === game);
    if (of === undefined) throw new RangeError(game);
    const mine = cells.filter((c) => c.game === game);
    const { name, budget } = playerOf(game, mine);
    const bot = botNamed(listedBot(name)?.name ?? 'greedy', of.situations.game, budget) as Bot;
    const bar = progress(io);
    const found = measureReadings({
      game,
      setups: spread(mine, matches),
      bot,
      matches,
      seed,
      most: played,
      heard: (done) => bar.step((seconds) => t.running(game, done, matches, Math.round(seconds))),
    });
    bar.end();
    const readings = found.map(({ cases, matches: _matches, ...r }): ReadingWritten => {
      const text = out === undefined ? null : rulingText(of, { ...r, cases, matches });
      if (out === undefined || text === null) return { ...r, ruling: null };
      const ruling = `${game}/${r.option}.${r.value}.yaml`;
      makeFolder(join(out, game));
      writeText(join(out, ruling), text);
      return { ...r, ruling };
    });
    const gameRead = { game, bot: name, seed, matches, readings };
    all.push(gameRead);
    if (out !== undefined) {
      makeFolder(out);
      writeText(join(out, `${game}.json`), `${JSON.stringify(gameRead, null, 1)}\n`);
      writeText(join(out, `${game}.md`), markdown(of, gameRead));
    }
    if (setting.json) continue;
    printLines(io, [
      t.head(matches, game, name, seed),
      ...columns([t.columns, ...rowsOf(lang, of, gameRead, (_file, text) => text)]),
      t.foot,
    ]);
  }
  if (setting.json) printJson(io, all);
  return OK;
}
