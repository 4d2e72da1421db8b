/**
 * Every piece about a file, a ruling or a record has words in both languages that ask for no value that is not there. The keys
 * are read from the sources that make the pieces.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asWritten, phrase } from '@escarmouche/engine/core';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { type FileProblem, problemLine } from '../../files.ts';
import { en, fr, wordsFor } from './index.ts';

const PACKAGES = fileURLToPath(new URL('../../../../', import.meta.url));

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree come in a hundred shapes.
type Node = any;

/** A piece made somewhere: its key, and the names of its values where they are written out. */
interface Made {
  readonly key: string;
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
        if (args !== null || !known.has(key)) made.push({ key, args, at: `${file.slice(PACKAGES.length)}: ${key}` });
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

describe('the pieces about files, rulings and records', () => {
  const known = new Set([...Object.keys(en.files), ...Object.keys(en.records)]);
  const read = PLACES.flatMap((f) => (f.endsWith('.ts') ? [join(PACKAGES, f)] : sources(join(PACKAGES, f)))).map((f) => madeIn(f, known));
  const made = read.flatMap((r) => r.made);
  // The games name what a field of a situation has to be.
  const named = sources(join(PACKAGES, 'engine/src/games')).map((f) => madeIn(f, known));
  const literals = new Set([...read, ...named].flatMap((r) => [...r.literals]));

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
});

describe('what is wrong with a file', () => {
  const problem: FileProblem = {
    file: "l'été.yaml",
    place: '6:20',
    path: 'cases[0].turn',
    expected: phrase('text-limit', { what: phrase('figure-name'), n: 40 }),
    found: asWritten('"l\'a : b"'),
  };

  it('is said in both languages, and what stands in the file is left as it is', () => {
    expect(problemLine(problem)).toBe(
      `l'été.yaml:6:20: cases[0].turn: expected the name of a figure of at most 40 characters, found "l'a : b"`,
    );
    expect(wordsFor('en').file(problem)).toBe(problemLine(problem));
    expect(wordsFor('fr').file(problem)).toBe(
      `l'été.yaml:6:20\u202F: cases[0].turn\u202F: il faut le nom d’une figurine de 40 caractères au plus, et non "l'a : b"`,
    );
    expect(wordsFor('fr').file(problem, { inside: true })).toMatch(/^ligne 6, colonne 20\u202F: cases\[0\]\.turn\u202F: il faut /);
  });

  it('may be nothing at all, or what a game says of a situation', () => {
    const { found: _found, ...bare } = problem;
    expect(wordsFor('en').file({ ...bare, place: '', path: '' })).toMatch(/^l'été\.yaml: expected [^,]+$/);
    expect(wordsFor('fr').file({ ...problem, found: phrase('nothing') })).toContain('et il n’y a rien');
    const fault = { fault: { key: 'no-such-value', args: { what: 'Z.health' } }, line: 'no value is called Z.health' };
    expect(problemLine({ ...problem, expected: phrase('playable-case'), found: fault })).toContain(
      'expected a case that can be played, found: no value is called Z.health',
    );
    expect(wordsFor('fr').file({ ...problem, expected: phrase('playable-case'), found: fault })).toContain(
      'or\u202F: Aucune valeur ne s’appelle «\u202FZ.health\u202F».',
    );
    const unheard = { ...problem, found: { fault: { key: 'never-heard-of', args: {} }, line: 'said by another game' } };
    expect(wordsFor('fr').file(unheard)).toContain('said by another game');
    expect(wordsFor('fr').file(unheard, { fault: (say) => `«${say.key}»` })).toContain('«never-heard-of»');
  });

  it('lists alternatives as each language does', () => {
    const one = { ...problem, expected: phrase('one-of', { words: ['a', 'b', 'c'] }) };
    expect(wordsFor('en').file(one)).toContain('expected a, b or c,');
    expect(wordsFor('fr').file(one)).toContain('il faut a, b ou c,');
  });
});
