/** The rooms that draw a match know what is done, where and with what by name alone: no keys of sentences are compared, no bits of the rules read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = /^(board|table|match|replay|games\/[a-z]+\/table)\//;
const BITS = ['&', '|', '^', '<<', '>>', '>>>'];

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree come in a hundred shapes.
type Node = any;

/** What a file reads that it should not, each by its text. */
function readIn(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (n: Node): void => {
    if (typeof n !== 'object' || n === null) return;
    // What React tells rows apart by is compared with nothing.
    if (n.type === 'JSXAttribute' && n.name.name === 'key') return;
    const key =
      n.type === 'MemberExpression' &&
      n.property.name === 'key' &&
      n.object.type === 'MemberExpression' &&
      n.object.property.name === 'say';
    const bits = n.type === 'BinaryExpression' && BITS.includes(n.operator);
    if (key || bits) found.push(`${path}: ${text.slice(n.start, n.end)}`);
    for (const k of Object.keys(n)) visit(n[k]);
  };
  visit(parseSync(path, text).program);
  return found;
}

test('no room that draws a match compares keys of sentences, or reads bits', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => relative(SRC, join(SRC, path)).replaceAll('\\', '/'))
    .filter((path) => ROOMS.test(path) && /(?<!\.test|\.testing)\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => readIn(path, readFileSync(join(SRC, path), 'utf8')));
  // Every other row of hexes stands half a hex to the right.
  expect(found).toEqual(['table/pointy.ts: field.r[from] & 1']);
});

test('the check sees both', () => {
  expect(readIn('a.ts', "const a = o.say.key === 'pass' || ((doors >> 1) & 1) === 1;")).toHaveLength(3);
  expect(readIn('a.tsx', 'const a = <p key={o.say.key} />;')).toEqual([]);
});
