/** A second game beside the first: its name in a file chooses what the file may hold. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { faultOf } from '../../fault-of.testing.ts';
import { rulingJsonSchema } from '../../json-schema.ts';
import { readMatch } from '../../match.ts';
import { readRuling, writeRuling } from '../../ruling.ts';
import { fields, list, maybe, whole } from '../../schema/basics.ts';
import type { AnySetup, GameFiles } from '../game.ts';
import { wowFiles } from './index.ts';

interface PilesSetup extends AnySetup {
  readonly piles: readonly number[];
}

interface PilesSituation {
  readonly piles: readonly number[];
  readonly turn?: number;
}

const piles = list(whole(0, 9), 5, 1);
const pilesFiles: GameFiles<'piles', PilesSetup, PilesSituation> = {
  game: 'piles',
  rules: { prefix: 'pile', example: 'pile:R-2.a' },
  seats: 3,
  setup: fields({ piles }),
  situation: fields({ piles, turn: maybe(whole(1, 2)) }),
  parts: { piles },
  meanings: { situation: { piles: 'How many lie on each pile.' } },
};
const BOTH = [wowFiles, pilesFiles] as const;

const RULING = `ruling: pile:R2
cases:
  - name: { en: One, fr: Un }
    situation: { piles: [3, 4] }
    script:
      - take: take:1>2
      - expect: { refused: { 'take:1>9': pile:R2.a } }
`;
const WOW = `ruling: wow:404.1
cases:
  - name: { en: One, fr: Un }
    situation: { figures: {}, turn: tick }
`;
const MATCH = {
  format: 'escarmouche-match',
  version: 1,
  game: 'piles',
  setup: { piles: [3] },
  seats: ['random', 'person'],
  choices: { last: 'wins' },
  entries: [{ kind: 'take', seat: 0, id: 'take:1>2', hash: 7 }],
};

describe('rulings of several games', () => {
  it('are of the game whose rule they prove', () => {
    const one = readRuling(RULING, 'a', BOTH);
    expect(one).toMatchObject({ game: 'piles', cases: [{ situation: { piles: [3, 4] } }] });
    expect(readRuling(WOW, 'a', BOTH).game).toBe('wow');
    if (one.game === 'piles') expectTypeOf(one.cases[0].situation).toEqualTypeOf<PilesSituation>();
  });

  it('may name it, and are written without', () => {
    const named = readRuling(`game: piles\n${RULING}`, 'a', BOTH);
    expect(named).toEqual(readRuling(RULING, 'a', BOTH));
    expect(readRuling(writeRuling(named, BOTH), 'a', BOTH)).toEqual(named);
    expect(writeRuling(named, BOTH)).not.toContain('game:');
  });

  it.each([
    [WOW.replace('wow:404.1', 'pile:404'), 'a:4:27: cases[0].situation.figures: expected one of the fields piles, turn, found "figures"'],
    [RULING.replace('ruling: pile:R2', 'ruling: wow:2'), 'situation.piles: expected one of the fields map,'],
    [RULING.replace('pile:R2.a', 'wow:404'), 'expected a rule such as pile:R-2.a, found "wow:404"'],
    [`game: wow\n${RULING}`, 'a:2:9: ruling: expected a rule such as wow:601.1c, found "pile:R2"'],
    [`game: chess\n${RULING}`, 'a:1:7: game: expected wow or piles, found "chess"'],
    [RULING.replace('pile:R2', 'chess:2'), 'a:1:9: ruling: expected a rule such as wow:601.1c or pile:R-2.a, found "chess:2"'],
    [RULING.replace('pile:R2', '7'), 'a:1:9: ruling: expected a rule such as wow:601.1c, found 7'],
  ])('are refused where they are of neither: %#', (text, message) => {
    expect(faultOf(() => readRuling(text, 'a', BOTH))).toContain(message);
  });

  it('are not read where the game is not among those asked for', () => {
    expect(faultOf(() => readRuling(RULING, 'a'))).toMatch(/^a:1:9: ruling: expected a rule such as wow:601\.1c.*, found "pile:R2"$/);
    expect(() => writeRuling(readRuling(RULING, 'a', BOTH))).toThrow(TypeError);
  });
});

describe('matches of several games', () => {
  it('are of the game they name', () => {
    const file = readMatch(JSON.stringify(MATCH), 'a', BOTH);
    expect(file).toMatchObject({ game: 'piles', setup: { piles: [3], choices: { last: 'wins' } } });
    if (file.game === 'piles') expectTypeOf(file.setup).toEqualTypeOf<PilesSetup>();
  });

  it.each([
    [{ game: 'chess' }, 'game: expected wow or piles, found "chess"'],
    [{ game: 'wow' }, 'setup.piles: expected one of the fields format,'],
    [{ seats: ['random', 'random', 'random', 'random'] }, 'seats: expected a list of 2 to 3, found a list of 4'],
    [{ setup: { piles: [12] } }, 'setup.piles[0]: expected a whole number from 0 to 9, found 12'],
    [{ result: { winner: 0, rule: 'wow:102' } }, 'result.rule: expected a rule such as pile:R-2.a, found "wow:102"'],
  ])('are refused where they are of neither: %j', (change, message) => {
    expect(faultOf(() => readMatch(JSON.stringify({ ...MATCH, ...change }), 'a', BOTH))).toContain(message);
  });
});

describe('the published schema of several games', () => {
  it('has a definition of each, and of all their parts', () => {
    const schema = rulingJsonSchema(BOTH) as { oneOf: unknown; definitions: Record<string, { properties?: Record<string, object> }> };
    expect(schema.oneOf).toEqual([{ $ref: '#/definitions/wow' }, { $ref: '#/definitions/piles' }]);
    expect(schema.definitions.piles.properties?.game).toMatchObject({ const: 'piles' });
    expect(schema.definitions['piles.situation'].properties?.piles).toMatchObject({ description: 'How many lie on each pile.' });
    expect(Object.keys(schema.definitions)).toEqual(expect.arrayContaining(['wow.situation', 'wow.step', 'piles.step', 'piles.piles']));
  });
});
