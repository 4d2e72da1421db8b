/** `rulings [GAME]`: every ruling of the project, and how much of the rulebook they prove. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAILS, OK, printJson, printLines } from '../common.ts';
import { type AnyGame, type Loadable, loadable } from '../games/game.ts';
import { CliFault, reasonOf } from '../io.ts';
import type { Lang } from '../lang.ts';
import { progress } from '../progress.ts';
import { type RulingOutcome, runFile } from '../running.ts';
import { differenceLine } from '../sentences.ts';
import type { Setting } from '../setting.ts';

/** How a game's rulebook stands. */
interface Standing {
  /** Paragraphs that the rulebook has. */
  readonly entries: number;
  /** Those with ruling files that all hold. */
  readonly done: number;
  /** Rules with a ruling file that fails. */
  readonly failing: readonly string[];
  /** Entries without a ruling file. */
  readonly missing: readonly string[];
  readonly files: number;
  readonly failures: readonly RulingOutcome[];
}

/** The rule that a file of the project proves, by its name. */
function ruleOf({ files }: AnyGame, file: string): string {
  return `${files.rules.prefix}:${file.replace(/\.ya?ml$/, '')}`;
}

/** Runs the ruling files of a folder against the entries of a game's rulebook. */
export async function standingOf(
  lang: Lang,
  of: AnyGame,
  folder: string,
  entries = of.entries,
  onFile: (file: string) => void = () => {},
): Promise<Standing> {
  let files: string[];
  try {
    files = readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .sort();
  } catch (error) {
    throw new CliFault((t) => t.faults.cannotRead(folder, reasonOf(error, t)));
  }
  const proved = new Set<string>();
  const failing = new Set<string>();
  const failures: RulingOutcome[] = [];
  for (const file of files) {
    onFile(file);
    const outcome = await runFile([loadable(of)], lang, join(folder, file), file);
    // A file that says of itself that it proves something else would count for neither.
    const id = outcome.id ?? ruleOf(of, file);
    proved.add(id);
    if (outcome.ok) continue;
    failing.add(id);
    failures.push(outcome);
  }
  return {
    entries: entries.length,
    done: entries.filter((id) => proved.has(id) && !failing.has(id)).length,
    failing: [...failing],
    missing: entries.filter((id) => !proved.has(id)),
    files: files.length,
    failures,
  };
}

/** Runs the command. `folder` stands in for each game's own. */
export async function rulings(setting: Setting, games: readonly Loadable[] = setting.games, folder?: string): Promise<number> {
  const { io, texts, lang } = setting;
  const bar = progress(io);
  const all: Record<string, Standing> = {};
  const lines: string[] = [];
  for (const { game, load } of games) {
    const of = await load();
    all[game] = await standingOf(lang, of, folder ?? fileURLToPath(of.rulings), of.entries, (file) =>
      bar.step(() => texts.rulings.running(file)),
    );
    lines.push(...report(setting, of, all[game]));
  }
  bar.end();
  if (setting.json) printJson(io, all);
  else printLines(io, lines);
  return Object.values(all).some((s) => s.failing.length > 0) ? FAILS : OK;
}

function report({ texts, lang }: Setting, of: AnyGame, s: Standing): string[] {
  const t = texts.rulings;
  const lines = [t.line(of.situations.game.id, s.done, s.entries, s.failing.length, s.missing.length)];
  for (const f of s.failures) {
    lines.push(`  ${t.failing} ${f.id ?? ruleOf(of, f.file)}`);
    for (const { text } of f.malformed ?? []) lines.push(`    ${text}`);
    for (const failure of f.failures) lines.push(`    ${texts.at(f.file, differenceLine(lang, failure))}`);
  }
  if (s.missing.length > 0) lines.push(`  ${t.missing} ${s.missing.join(' ')}`);
  return lines;
}
