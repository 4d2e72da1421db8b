import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FileFault } from '../../fault.ts';
import { fileFault } from '../../fault-of.testing.ts';
import type { AnyRuling } from '../../opened.ts';
import { readRuling, readRulingHead, writeRuling } from '../../ruling.ts';
import { RULES_LISTED } from './in-faults.testing.ts';
import { FULL } from './samples.testing.ts';

const folder = new URL('../../../../engine/src/games/wow/rulings/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

/** What a reader says of a broken file. */
const faultOf = (text: string): FileFault => fileFault(() => readRuling(text, 'my.yaml'));

const GOOD = `ruling: wow:404.1
cases:
  - name: { en: One, fr: Un }
    situation:
      figures:
        A: { side: 1, at: '0,0' }
      turn: A
    script:
      - take: end
      - roll: [1, 2]
      - expect: { offered: [end] }
`;

describe('the rulings of the project', () => {
  it.each(files)('%s is read, and written so that it is read as the same', (file) => {
    const ruling = readRuling(readFileSync(new URL(file, folder), 'utf8'), file);
    expect(ruling.ruling).toBe(`wow:${file.slice(0, -'.yaml'.length)}`);
    expect(readRuling(writeRuling(ruling), file)).toEqual(ruling);
  });
});

describe('reading a ruling', () => {
  it('takes everything a ruling may hold', () => {
    expect(readRuling(writeRuling(FULL), 'full.yaml')).toEqual(FULL);
  });

  it('takes a case without a script where the situation itself is what must be refused', () => {
    const text = `${GOOD.slice(0, GOOD.indexOf('    script:'))}    illegal: wow:406.1\n`;
    expect(readRuling(text, 'a').cases[0]).toMatchObject({ script: [], illegal: 'wow:406.1' });
  });

  it.each(['{}', '{ absent: [] }', '{ never: [] }', '{ events: [] }', '{ offered: [] }', '{ values: {} }', '{ refused: {} }'])(
    'refuses to expect nothing: %s',
    (nothing) => {
      expect(faultOf(GOOD.replace('{ offered: [end] }', nothing)).problem.place).toMatch(/^11:/);
    },
  );

  it('refuses a case that is both refused and played', () => {
    expect(faultOf(`${GOOD}    illegal: wow:406.1\n`).message).toContain('either a `script` or `illegal`');
  });

  it('takes JSON, a byte order mark and line ends of any system', () => {
    expect(readRuling(JSON.stringify(FULL, null, 2), 'full.json')).toEqual(FULL);
    const plain = readRuling(GOOD, 'a');
    expect(readRuling(`\ufeff${GOOD}`, 'a')).toEqual(plain);
    expect(readRuling(GOOD.replaceAll('\n', '\r\n'), 'a')).toEqual(plain);
  });

  it.each([
    ['side: 1', 'side: 3', 'my.yaml:6:20: cases[0].situation.figures.A.side: expected 1 or 2, found 3'],
    ["at: '0,0'", 'at: 3', 'my.yaml:6:27: cases[0].situation.figures.A.at: expected a space as text, such as "2,-1", found 3'],
    ["at: '0,0'", "at: '0,900'", 'a space whose numbers lie from -512 to 512'],
    ['turn: A', 'turm: A', 'cases[0].situation.turm: expected one of the fields map, terrain,'],
    ['take: end', 'tak: end', 'my.yaml:9:9: cases[0].script[0]: expected one of take, roll, pass or expect, found an object with tak'],
    ['take: end', 'take: end\n        roll: [1]', 'one of take, roll, pass or expect'],
    ['[1, 2]', '[1, 2000]', 'my.yaml:10:19: cases[0].script[1].roll[1]: expected a whole number from 1 to 100, found 2000'],
    ['[1, 2]', '[]', 'my.yaml:10:15: cases[0].script[1].roll: expected a list of 1 to 60, found an empty list'],
    ['[1, 2]', '[1, 2.5]', 'a whole number from 1 to 100, found 2.5'],
    ['turn: A', 'turn: { of: A, move: true }', 'turn.move: expected one of the fields of, moved, acted, instants, found "move"'],
    ['offered: [end]', 'offerd: [end]', 'my.yaml:11:27: cases[0].script[2].expect.offerd: expected one of the fields offered,'],
    ['wow:404.1', 'wow404', `my.yaml:1:9: ruling: expected a rule such as ${RULES_LISTED}, found "wow404"`],
    ['side: 1', 'side: 1, side: 2', 'my.yaml:6:23: expected each name once, found "side" again'],
    ['side: 1', '__proto__: 1', 'my.yaml:6:14: expected the name of a field, found "__proto__"'],
    ['side: 1', 'constructor: { prototype: 1 }', 'expected the name of a field, found "'],
    ['side: 1', 'side: 1, health: 1e999', 'my.yaml:6:31: expected a number that can be counted with, found 1e999'],
    ['side: 1', 'side: 1, health: .nan', 'expected a number that can be counted with, found .nan'],
    ['take: end', 'take: *a', 'expected an alias whose anchor stands before it, found the alias *a'],
    ['take: end', 'take: !!str end', 'expected a value without a tag'],
    ['take: end', 'take: !!js/function end', 'expected valid YAML (an unknown tag)'],
    ['take: end', '? [take]\n        : end', 'a plain name before the ":"'],
    ['script:', 'script: [', 'expected valid YAML'],
    ['ruling:', '%YAML 1.1\n---\nruling:', 'expected a document without % directives'],
    ['ruling:', 'ruling: wow:1\n---\nruling:', 'expected the end of the file, found a second document'],
  ])('says where %s → %s is wrong', (from, to, message) => {
    expect(faultOf(GOOD.replace(from, to)).message).toContain(message);
  });

  it('names the file, the place and what was expected', () => {
    const fault = faultOf(GOOD.replace('side: 1', 'side: x'));
    expect(fault.problem).toEqual({
      file: 'my.yaml',
      place: '6:20',
      path: 'cases[0].situation.figures.A.side',
      expected: { key: 'one-of', args: { words: ['1', '2'] } },
      found: { key: 'as-written', args: { text: '"x"' } },
    });
  });

  it.each([
    ['nothing', ''],
    ['a list', '- a'],
    ['a number', '3'],
    ['null', '~'],
  ])('refuses %s', (_what, text) => {
    expect(faultOf(text).message).toMatch(/^my\.yaml:1:1: expected a ruling: an object with ruling, cases, found /);
  });

  it('refuses a file that is too long', () => {
    expect(faultOf('#'.repeat(500_000)).message).toBe('my.yaml: expected at most 400000 characters, found 500000');
  });

  it.each(['[', '{a: ', '- ', '? ', '- - ', '[{', 'a: [', '-\n -'])('goes down no deeper than it should: %s', (opener) => {
    expect(faultOf(opener.repeat(Math.floor(380_000 / opener.length))).message).not.toContain('\n');
  });

  it('refuses a million lists in each other at once', () => {
    expect(faultOf('['.repeat(1_000_000)).message).toContain('at most 400000 characters');
    expect(faultOf('['.repeat(300_000)).message).toBe('my.yaml:1:65: expected at most 64 lists and objects inside each other, found more');
    const stairs = Array.from({ length: 100 }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
    expect(faultOf(stairs).message).toContain('at most 64');
  });

  it('keeps a message on one line and free of control characters', () => {
    try {
      readRuling('ruling: "a\\nb\\u001b[31m"', 'evil\nname\u001b[0m');
      expect.unreachable();
    } catch (error) {
      expect((error as Error).message).toMatch(/^evil\\u000aname\\u001b\[0m:1:9: /);
    }
  });
});

describe('the head of a ruling', () => {
  it('is what stands before its cases', () => {
    const { cases: _cases, game: _game, ...head } = FULL;
    expect(readRulingHead(writeRuling(FULL), 'full.yaml')).toEqual(head);
    expect(readRulingHead(GOOD, 'a')).toEqual({ ruling: 'wow:404.1' });
    expect(() => readRulingHead(GOOD.replace('ruling:', 'answer: maybe\nruling:'), 'a')).toThrow('expected yes, no or depends');
  });
});

describe('writing a ruling', () => {
  it('puts the fields in one order, whatever order they came in', () => {
    const turned = Object.fromEntries(Object.entries(FULL).reverse()) as AnyRuling;
    expect(writeRuling(turned)).toBe(writeRuling(FULL));
  });

  it('writes what people would write', () => {
    expect(writeRuling(readRuling(GOOD, 'a'))).toBe(`ruling: wow:404.1
cases:
  - name:
      en: One
      fr: Un
    situation:
      figures:
        A: { side: 1, at: '0,0' }
      turn: A
    script:
      - take: end
      - roll: [ 1, 2 ]
      - expect:
          offered: [ end ]
`);
  });

  it('refuses what could not be read again', () => {
    expect(() => writeRuling({ ...FULL, cases: [] })).toThrow(TypeError);
  });
});
