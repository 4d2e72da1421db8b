/** All faults of a file at once, one for each cause, each with its place and what was meant. */
import { fileWordsFor } from '@escarmouche/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileFault } from '../../fault.ts';
import { linesOf } from '../../fault-of.testing.ts';
import { readMatch } from '../../match.ts';
import { unplayable } from '../../problem.ts';
import { readRuling } from '../../ruling.ts';
import { readYaml } from '../../yaml.ts';
import { GAMES_LISTED } from './in-faults.testing.ts';

const GOOD = `ruling: wow:404.1
cases:
  - name: { en: One, fr: Un }
    situation:
      figures:
        A: { side: 1, at: '0,0' }
        X: { side: 2, at: '1,0' }
      turn: A
    script:
      - take: end
      - roll: [1, 2]
      - expect: { offered: [end] }
`;

describe('the faults of a file', () => {
  it('are told all at once, in the order in which they stand there', () => {
    const bad = GOOD.replace('side: 1', 'side: 3')
      .replace("'1,0'", '7')
      .replace('take', 'tkae')
      .replace('offered', 'ofered')
      .replace('[1, 2]', '[1, 2000]');
    expect(linesOf(bad)).toEqual([
      'my.yaml:6:20: cases[0].situation.figures.A.side: expected 1 or 2, found 3',
      'my.yaml:7:27: cases[0].situation.figures.X.at: expected a space as text, such as "2,-1", found 7',
      'my.yaml:10:9: cases[0].script[0]: expected one of take, roll, pass or expect, found an object with tkae; did you mean "take"?',
      'my.yaml:11:19: cases[0].script[1].roll[1]: expected a whole number from 1 to 100, found 2000',
      expect.stringMatching(
        /^my\.yaml:12:27: cases\[0\]\.script\[2\]\.expect\.ofered: expected one of the fields .*, found "ofered"; did you mean "offered"\?$/,
      ),
    ]);
  });

  it('say where quotes are missing: what stands behind a comma is a field of its own there', () => {
    expect(linesOf(GOOD.replace("at: '1,0'", 'at: 1,0').replace('- take: end', '- { take: move:A>1,-1>2,-1 }'))).toEqual([
      'my.yaml:7:27: cases[0].situation.figures.X.at: expected a space as text, such as "2,-1", found 1',
      'my.yaml:7:29: cases[0].situation.figures.X.0: expected quotes round what holds a comma, found "0"',
      'my.yaml:10:26: cases[0].script[0].-1>2: expected quotes round what holds a comma, found "-1>2"',
      'my.yaml:10:31: cases[0].script[0].-1: expected quotes round what holds a comma, found "-1"',
    ]);
  });

  it('are told in French too', () => {
    try {
      readRuling(GOOD.replace('turn: A', 'trun: A').replace('side: 1', 'side: 3'), 'ma.yaml');
      expect.unreachable();
    } catch (error) {
      expect((error as FileFault).problems.map((p) => fileWordsFor('fr').file(p))).toEqual([
        'ma.yaml:6:20\u202F: cases[0].situation.figures.A.side\u202F: il faut 1 ou 2, et non 3',
        expect.stringMatching(/^ma\.yaml:8:13\u202F: .*, et non "trun"\u202F; vouliez-vous dire "turn"\u202F\?$/),
      ]);
    }
  });

  it('are one for each cause: a name misspelt is not missing besides', () => {
    expect(linesOf(GOOD.replace('turn: A', 'trun: A'))).toHaveLength(1);
    expect(linesOf(GOOD.replace('turn: A', 'elephant: A'))).toHaveLength(2);
    // All that an object lacks is one fault.
    expect(linesOf('ruling: wow:404.1\ncases:\n  - name: One\n    situation: { map: open-3 }\n')).toEqual([
      'my.yaml:4:16: cases[0].situation: expected these fields as well: figures, turn',
    ]);
  });

  it('of how it is written stand among those of what it says', () => {
    const bad = GOOD.replace('side: 1', 'side: 1, side: 2')
      .replace('take: end', 'take: "\\q"')
      .replace("side: 2, at: '1,0'", "side: 5, at: '1,0'")
      .replace('turn: A', 'turn: A\n      main: .nan');
    expect(linesOf(bad).map((line) => line.replace(/: .*(expected.*)/, ' $1'))).toEqual([
      'my.yaml:6:23 expected each name once, found "side" again',
      expect.stringMatching(/^my\.yaml:7:20 expected 1 or 2, found 5/),
      'my.yaml:9:13 expected a number that can be counted with, found .nan',
      'my.yaml:11:16 expected valid YAML (an unknown escape in a text)',
    ]);
  });

  it('end where nobody knows how the text goes on', () => {
    expect(linesOf(GOOD.replace('[1, 2]', '[1, 2').replace('side: 1', 'side: 3'))).toHaveLength(1);
    expect(linesOf('{"ruling": 3, "ruling": 4, ]', readRuling, 'a.json')).toEqual([
      'a.json:1:15: expected each name once, found "ruling" again',
      'a.json:1:28: expected the name of a field, in quotes, found "]"',
    ]);
  });

  it('are told in JSON likewise', () => {
    expect(linesOf('{\n"format": "escarmouche-mach",\n"version": 1,\n"game": "wov"\n}', readMatch, 'm.json')).toEqual([
      `m.json:4:9: game: expected ${GAMES_LISTED}, found "wov"; did you mean "wow"?`,
    ]);
    expect(linesOf('{\n"format": "escarmouche-mach",\n"version": 1,\n"game": "wow"\n}', readMatch, 'm.json')).toEqual([
      'm.json:1:1: expected these fields as well: setup, seats, choices, entries',
      'm.json:2:11: format: expected escarmouche-match, found "escarmouche-mach"; did you mean "escarmouche-match"?',
    ]);
  });

  it('are no more than anybody reads', () => {
    const lines = linesOf(GOOD.replace('[1, 2]', `[${'0, '.repeat(59)}0]`));
    expect(lines).toHaveLength(51);
    expect(lines[50]).toBe('my.yaml: expected a file with at most 50 faults, which are told above, found 60');
  });

  it('are as many as are made', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(11), { maxLength: 12 }), (wrong) => {
        const figures = Array.from({ length: 12 }, (_, i) => `        F${i}: { side: ${wrong.includes(i) ? 9 : 1} }`).join('\n');
        const text = GOOD.replace(/ {8}A:[\s\S]*?(?= {6}turn)/, `${figures}\n`);
        expect(linesOf(text).map((line) => Number(/F(\d+)/.exec(line)?.[1]))).toEqual([...wrong].sort((a, b) => a - b));
      }),
    );
  });
});

describe('a case that cannot be played', () => {
  it('is told with the line where the name stands that the game does not know', () => {
    const fault = Object.assign(new RangeError('x'), {
      name: 'Unplayable',
      say: { key: 'no-such-figure', args: { what: 'X' } },
      at: 'figures',
    });
    expect(unplayable(fault, 'a.yaml', 'cases[0].situation', GOOD)).toMatchObject({
      place: '7:12',
      path: 'cases[0].situation.figures.X',
      written: '"X"',
    });
    const space = Object.assign(new RangeError('x'), {
      name: 'SetupError',
      say: { key: 'k', args: { what: '1,0' } },
      at: 'seats[1].party',
      rule: 'wow:1',
    });
    expect(unplayable(space, 'a.yaml', 'cases[0].situation', GOOD)).toMatchObject({
      place: '7:27',
      path: 'cases[0].situation.figures.X.at',
      written: '"1,0"',
    });
    expect(unplayable(fault, 'a.yaml', 'cases[0].script[0]', '{')).toMatchObject({ place: '', path: 'cases[0].script[0]' });
  });
});

describe('one language', () => {
  it.each(['name: Anything', 'name: { en: Anything }', 'name: { fr: Anything }'])('is enough for a table of one’s own: %s', (name) => {
    const ruling = readRuling(
      GOOD.replace('name: { en: One, fr: Un }', name).replace('cases:', 'title: My table\nnote: Mine\ncases:'),
      'a',
    );
    expect(ruling.cases[0].name).toEqual({ en: 'Anything', fr: 'Anything' });
    expect([ruling.title, ruling.note]).toEqual([
      { en: 'My table', fr: 'My table' },
      { en: 'Mine', fr: 'Mine' },
    ]);
  });

  it.each(['name: {}', 'name: 3', "name: ''", 'name: { en: 3, fr: Un }', 'name: { en: One, de: Eins }'])('is not none: %s', (name) => {
    expect(linesOf(GOOD.replace('name: { en: One, fr: Un }', name))).toHaveLength(1);
  });
});

describe('names that hide something', () => {
  const file = (name: string): string => GOOD.replace('name: { en: One, fr: Un }', `name: ${JSON.stringify(name)}`);

  it('are shown with what they hide, and names of things stay as they are written', () => {
    expect(readRuling(file('Gar\u200brek\u202e'), 'a').cases[0].name.en).toBe('Gar\\u200brek\\u202e');
    const { situation } = readRuling(GOOD.replaceAll('A:', '"A\u200b":'), 'a').cases[0] as { situation: { figures: object } };
    expect(Object.keys(situation.figures)[0]).toBe('A\u200b');
  });

  it('are told in faults with what they hide', () => {
    const [line] = linesOf(GOOD.replace('side: 1', '"si\u200bde\u2066": 1'), readRuling, 'my\u061c.yaml');
    expect(line).toContain('my\\u061c.yaml:6:');
    expect(linesOf(GOOD.replace('side: 1', '"si\u200bde\u2066": 1'), readRuling).join()).toContain('"si\\u200bde\\u2066"');
  });
});

describe('aliases in YAML', () => {
  it('stand for what their anchors stand for', () => {
    const text = GOOD.replace("A: { side: 1, at: '0,0' }", "A: &one { side: 1, at: '0,0' }")
      .replace("X: { side: 2, at: '1,0' }", 'B: *one')
      .replace('take: end', 'take: &e end')
      .replace('[end]', '[*e]');
    const ruling = readRuling(text, 'a');
    expect((ruling.cases[0].situation as { figures: Record<string, unknown> }).figures).toEqual({
      A: { side: 1, at: '0,0' },
      B: { side: 1, at: '0,0' },
    });
    expect(ruling.cases[0].script[2]).toEqual({ expect: { offered: ['end'] } });
  });

  it('stand for nothing that comes later or holds them', () => {
    expect(linesOf('a: *b\nb: &b 1', readYaml)).toEqual([]);
    expect(linesOf(GOOD.replace('take: end', 'take: *later'))).toEqual([
      'my.yaml:10:15: expected an alias whose anchor stands before it, found the alias *later',
    ]);
    expect(linesOf('&a [ *a ]').at(-1)).toBe('my.yaml:1:6: expected an alias whose anchor stands before it, found the alias *a');
  });

  it('unfold to no more than a file may hold', () => {
    const laughs = Array.from(
      { length: 12 },
      (_, i) =>
        `a${i}: &a${i} [${
          i === 0
            ? '1'
            : Array(10)
                .fill(`*a${i - 1}`)
                .join(', ')
        }]`,
    ).join('\n');
    expect(linesOf(laughs)[0]).toMatch(/^my\.yaml:\d+:\d+: expected at most 50000 values by aliases, found more$/);
    const stairs = Array.from({ length: 40 }, (_, i) => `a${i}: &a${i} [[${i === 0 ? '1' : `*a${i - 1}`}]]`).join('\n');
    expect(linesOf(stairs)[0]).toMatch(/^my\.yaml:\d+:\d+: expected at most 64 lists and objects inside each other, found more$/);
    expect(linesOf(`a: &a [${'1, '.repeat(1000)}1]\nb: [${'*a, '.repeat(40)}*a]`, readYaml)).toEqual([]);
  });
});
