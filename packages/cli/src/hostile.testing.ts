/** Hostile files: what no command may fall over, made from a good file of each kind. */
import fc from 'fast-check';
import { nameOf } from './games/game.ts';
import { GAMES } from './games/list.testing.ts';

/** A kind of file, and every way in which the command line takes one. */
export interface Kind {
  readonly name: string;
  /** A good one. */
  readonly text: string;
  /** Whether half of such a file is still one. */
  readonly half?: true;
  /** Command lines that read such a file; `out` is a place to write to. */
  readonly commands: (file: string, out: string) => readonly (readonly string[])[];
}

/** A text with each of the things replaced that no file should hold; each is bad in every kind of file. */
export const BROKEN: Readonly<Record<string, (good: string) => string | Uint8Array>> = {
  'nothing at all': () => '',
  'blank lines': () => '\n \n\t\n',
  'half of it': (good) => `${good.slice(0, Math.floor(good.length / 2))}\n{"`,
  'a picture': () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0xff, 0xfe]),
  'two bytes for each letter': (good) => Buffer.from(`\ufeff${good}`, 'utf16le'),
  'bytes of nought': () => '\u0000'.repeat(4000),
  'commands to a terminal': () => '\u001b]0;x\u0007\u001b[2J\r\u009b31m',
  'signs nobody sees': () => '\u202e\u2066\u200b\u061c\u2028x\u{e0041}: [1]',
  '400 kB of brackets': () => '['.repeat(399_000),
  '400 kB of braces': () => '{"a":'.repeat(79_000),
  '400 kB of dashes': () => '- '.repeat(199_000),
  '400 kB of keys in keys': () => Array.from({ length: 800 }, (_x, i) => `${' '.repeat(i)}a:`).join('\n'),
  'a long line': () => 'x'.repeat(390_000),
  'a huge number': () => `9${'0'.repeat(5000)}`,
  'a number beyond counting': () => '{"a": 1e999}',
  'names of the language': () => '{"__proto__": {"x": 1}, "constructor": {"prototype": {"x": 1}}}',
  'the same in YAML': () => '__proto__: { x: 1 }\nconstructor: { prototype: { x: 1 } }\n',
  'copies of copies': () =>
    `a0: &a0 [x, x]\n${Array.from({ length: 40 }, (_x, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]\n`).join('')}`,
  'a thing within itself': () => 'a: &a\n  b: *a\n',
  'a game nobody knows': () => '{"game": "chess", "ruling": "chess:1", "format": "escarmouche-match", "version": 1}',
  'another version': () => `{"format": "escarmouche-match", "version": 99, "game": "${nameOf(GAMES[0])}"}`,
  'a page of the web': () => '<!doctype html><html><body>404</body></html>\n',
};

const PIECES = [
  '[',
  ']',
  '{',
  '}',
  ':',
  ': ',
  ',',
  '"',
  "'",
  '- ',
  '&a ',
  '*a',
  '!!map ',
  '|\n',
  '#',
  '---\n',
  '\t',
  '\r',
  '\u0000',
  '\u202e',
  '\ud800',
  '<<: ',
  '1e999',
  '.inf',
  '-',
  '9'.repeat(40),
  '0',
  '99',
  '__proto__: 1\n',
  'null',
  '[[[[',
  '{"a":',
  'true',
];

/** A good text broken at some places: cut, repeated, spliced, or with pieces put in that mean something. */
export function broken(good: string): fc.Arbitrary<string> {
  const cut = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom('cut', 'piece', 'instead', 'twice', 'number', 'swap', 'end'),
    n: fc.nat(1000),
  });
  return fc.array(cut, { minLength: 1, maxLength: 3 }).map((all) => all.reduce(mangled, good));
}

function mangled(text: string, { at, kind, n }: { readonly at: number; readonly kind: string; readonly n: number }): string {
  const i = Math.floor(at * text.length);
  const [before, behind] = [text.slice(0, i), text.slice(i)];
  const piece = PIECES[n % PIECES.length];
  switch (kind) {
    case 'cut':
      return before + behind.slice(1 + (n % 60));
    case 'piece':
      return before + piece + behind;
    case 'instead':
      return before + behind.replace(/[\w-]+/, piece);
    case 'twice':
      return before + behind.slice(0, 1 + (n % 200)) + behind;
    case 'number':
      return before + behind.replace(/-?\d+/, String([n, -n, n / 7, n * 1e12, 2 ** 53, 0, 1, 2, 3][n % 9]));
    case 'swap': {
      // A word where another one of the same file belongs reads well, and means nothing.
      const words = text.match(/[\w-]{2,}/g) ?? ['x'];
      return before + behind.replace(/[\w-]{2,}/, words[(n * 31) % words.length]);
    }
    default:
      return before;
  }
}
