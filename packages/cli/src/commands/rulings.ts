/** `rulings [GAME]`: every ruling of the project, and how much of the rulebook they prove. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAILS, OK, printJson, printLines, type Setting } from '../common.ts';
import { ENTRIES, GAMES, RULINGS } from '../games.ts';
import { CliFault, reasonOf } from '../io.ts';
import { progress } from '../progress.ts';
import { type RulingOutcome, runFile } from '../running.ts';

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

function ruleOf(file: string): string {
  return `wow:${file.replace(/\.ya?ml$/, '')}`;
}

/** Runs the ruling files of a folder against a list of entries. */
export function standingOf(folder: string, entries: readonly string[], onFile: (file: string) => void = () => {}): Standing {
  let files: string[];
  try {
    files = readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .sort();
  } catch (error) {
    throw new CliFault(`${folder}: cannot be read: ${reasonOf(error)}`);
  }
  const proved = new Set<string>();
  const failing = new Set<string>();
  const failures: RulingOutcome[] = [];
  for (const file of files) {
    onFile(file);
    const outcome = runFile(join(folder, file), file);
    // A file that says of itself that it proves something else would count for neither.
    const id = outcome.id ?? ruleOf(file);
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

/** Runs the command. */
export function rulings(setting: Setting, names: readonly string[] = GAMES, folder = fileURLToPath(RULINGS)): number {
  const { io, texts } = setting;
  const bar = progress(io);
  const all: Record<string, Standing> = {};
  for (const name of names) all[name] = standingOf(folder, ENTRIES, (file) => bar.step(() => texts.rulings.running(file)));
  bar.end();
  if (setting.json) printJson(io, all);
  else for (const [name, standing] of Object.entries(all)) printLines(io, report(setting, name, standing));
  return Object.values(all).some((s) => s.failing.length > 0) ? FAILS : OK;
}

function report({ texts }: Setting, name: string, s: Standing): string[] {
  const t = texts.rulings;
  const lines = [t.line(name, s.done, s.entries, s.failing.length, s.missing.length)];
  for (const f of s.failures) {
    lines.push(`  ${t.failing} ${f.id ?? ruleOf(f.file)}`);
    if (f.malformed !== undefined) lines.push(`    ${f.malformed}`);
    for (const { at, expected, got } of f.failures) lines.push(`    ${f.file}: ${texts.ruling.failure(at, expected, got)}`);
  }
  if (s.missing.length > 0) lines.push(`  ${t.missing} ${s.missing.join(' ')}`);
  return lines;
}
