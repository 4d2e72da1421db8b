/**
 * Every piece about a file, a ruling or a record has words in both languages that ask for no value that is not there, and they stand with
 * whoever says it: a game alone, or the hall. The keys are read from the sources that make the pieces.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { files } from './en/files.ts';
import { LISTS } from './games/lists.testing.ts';
import { SHARED } from './shared.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree come in a hundred shapes.
type Node = any;

/** A piece made somewhere: its key, and the names of its values where they are written out. */
interface Made {
  readonly key: string;
  readonly file: string;
  readonly args: readonly string[] | null;
  readonly at: string;
}

/** What makes pieces: the name of the function, and which of its arguments is the key. */
const MAKERS: Readonly<Record<string, number>> = { phrase: 0, say: 0, expects: 0, filled: 1, text: 1, string: 0 };

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    const path = join(folder, e.name);
    if (e.isDirectory()) return sources(path);
    return /\.ts$/.test(e.name) && !/\.(test|testing)\.ts$/.test(e.name) ? [path] : [];
  });
}

/** Strings that an expression can be. */
function strings(n: Node): string[] {
  if (n?.type === 'Literal' && typeof n.value === 'string') return [n.value];
  if (n?.type === 'ConditionalExpression') return [...strings(n.consequent), ...strings(n.alternate)];
  return [];
}

function namesOf(n: Node): string[] | null {
  if (n === undefined) return [];
  if (n.type !== 'ObjectExpression' || n.properties.some((p: Node) => p.type === 'SpreadElement')) return null;
  return n.properties.map((p: Node) => p.key.name ?? p.key.value);
}

function madeIn(file: string, known: ReadonlySet<string>): { made: Made[]; literals: Set<string> } {
  const made: Made[] = [];
  const literals = new Set<string>();
  const visit = (n: Node): void => {
    if (n.type === 'Literal' && typeof n.value === 'string') literals.add(n.value);
    const name = n.type === 'CallExpression' ? n.callee.name : undefined;
    const at = Object.hasOwn(MAKERS, name ?? '') ? MAKERS[name] : -1;
    if (at >= 0) {
      for (const key of strings(n.arguments[at])) {
        const args = ['phrase', 'say', 'expects'].includes(name) ? namesOf(n.arguments[1]) : [];
        if (args !== null || !known.has(key)) made.push({ key, file, args, at: `${file.slice(PACKAGES.length)}: ${key}` });
      }
    }
    for (const [k, v] of Object.entries(n)) {
      if (k === 'parent') continue;
      for (const c of Array.isArray(v) ? v : [v]) if (typeof c?.type === 'string') visit(c);
    }
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return { made, literals };
}

const PLACES = ['engine/src/core', 'files/src', 'words/src/files.ts', 'cli/src'];

/** The game in whose folder a file stands, if it is one's. */
const gameOf = (file: string): string | undefined => /[\\/]games[\\/]([a-z-]+)[\\/.]/.exec(file)?.[1];

describe('the pieces about files, rulings and records', () => {
  const { en, fr } = SHARED;
  const known = new Set([...Object.keys(en.files), ...Object.keys(en.records)]);
  const read = PLACES.flatMap((f) => (f.endsWith('.ts') ? [join(PACKAGES, f)] : sources(join(PACKAGES, f)))).map(
    (f) => [f, madeIn(f, known)] as const,
  );
  const made = read.flatMap(([, r]) => r.made);
  // The games name what a field of a situation has to be.
  const named = sources(join(PACKAGES, 'engine/src/games')).map((f) => [f, madeIn(f, known)] as const);
  const all = [...read, ...named];
  const literals = new Set(all.flatMap(([, r]) => [...r.literals]));
  /** Who has a key in their sources: games, and the hall as undefined. */
  const saying = (key: string): readonly (string | undefined)[] => [
    ...new Set(all.flatMap(([f, r]) => (r.literals.has(key) ? [gameOf(f)] : []))),
  ];

  it('are many', () => {
    expect(made.length).toBeGreaterThan(100);
  });

  it('have keys of their own', () => {
    expect(Object.keys(en.files).filter((key) => key in en.records)).toEqual(['as-written']);
  });

  it.each([
    ['en', en],
    ['fr', fr],
  ] as const)('all have words that ask for what comes with them: %s', (_lang, lists) => {
    const list: Readonly<Record<string, string>> = { ...lists.files, ...lists.records };
    const wrong = made.flatMap(({ key, args, at }) => {
      if (!(key in list)) return [`no words for ${at}`];
      const asked = [...list[key].matchAll(/\{\{(\w+)/g)].map(([, name]) => name);
      return args === null ? [] : asked.filter((name) => !args.includes(name)).map((name) => `${at} does not bring ${name}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('leave no words over', () => {
    expect([...known].filter((key) => !literals.has(key))).toEqual([]);
  });

  it('stand in the hall where more than one game says them, or the hall itself', () => {
    expect(Object.keys(files).filter((key) => saying(key).length === 1 && saying(key)[0] !== undefined)).toEqual([]);
  });

  it.each(LISTS)('stand with the game that alone says them: %s', (game, lists) => {
    const own = Object.keys(lists.en.files).filter((key) => !Object.hasOwn(files, key));
    expect(own.filter((key) => !saying(key).includes(game))).toEqual([]);
    // In the hall the same word may be the name of a field.
    expect(own.filter((key) => saying(key).some((who) => who !== undefined && who !== game))).toEqual([]);
    expect(own.filter((key) => made.some((m) => m.key === key && gameOf(m.file) !== game))).toEqual([]);
  });
});
