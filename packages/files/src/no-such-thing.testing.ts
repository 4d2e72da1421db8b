/** No ruling of any game holds about what does not exist: values, arguments of events, options spelled otherwise, beginnings of none. */
import { gameFault, runRuling, unknownNames } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import { FileFault } from './fault.ts';
import { situationsOf } from './games/played.testing.ts';
import { readRuling } from './ruling.ts';

type Became = 'holds' | 'fails' | 'fault';

/** Names of a game that are none: each must be a fault of its file. */
interface NoSuch {
  readonly values?: readonly string[];
  readonly events: readonly string[];
  readonly absent: readonly string[];
  readonly beginnings: readonly string[];
  /** Of each, a place beside which it may be said to be absent, and one that is nowhere. */
  readonly nowhere: readonly (readonly [beside: string, nowhere: string])[];
}

/** What becomes of a ruling of a game, by its first lines and one step of its script: it holds, it fails, or it is a fault of its file. */
export function ruled(game: string, situation: string) {
  function plays(step: string): Became {
    try {
      const ruling = readRuling(`${situation}    script:\n      - ${step}\n`, 'a.yaml');
      const of = situationsOf(game);
      if (unknownNames(of, ruling).length > 0) return 'fault';
      return runRuling(of, ruling).length === 0 ? 'holds' : 'fails';
    } catch (error) {
      if (error instanceof FileFault || gameFault(error) !== undefined) return 'fault';
      throw error;
    }
  }
  return { plays, becomes: (expectation: string): Became => plays(`expect: ${expectation}`) };
}

export function noSuchThing(
  { plays, becomes }: ReturnType<typeof ruled>,
  { values = [], events, absent, beginnings, nowhere }: NoSuch,
): void {
  it.each([...['attack.hist', 'roll.winer', 'attack.'].map((name) => `'${name}': null`), ...values])(
    'a value that there is not: %s',
    (value) => {
      expect(becomes(`{ values: { ${value} } }`)).toBe('fault');
    },
  );

  it.each(events)('an argument that no event has: %s', (event) => {
    expect(becomes(`{ never: [{ event: ${event} }] }`)).toBe('fault');
  });

  it.each(absent)('an option spelled as none is: %s', (id) => {
    expect(becomes(`{ absent: ['${id}'] }`)).toBe('fault');
  });

  it.each(beginnings)('the beginning of no option: %s', (prefix) => {
    expect(becomes(`{ exactly: { prefix: '${prefix}', ids: [] } }`)).toBe('fault');
  });

  it.each(nowhere)('%s may be said to be absent, %s may not: it is nowhere', (beside, none) => {
    expect(becomes(`{ absent: ['${beside}'] }`)).toBe('holds');
    expect(becomes(`{ absent: ['${none}'] }`)).toBe('fault');
  });

  it.each(['take: constructor', "take: '__proto__'", "take: 'toString:x'", 'roll: []'])('an answer that no game knows: %s', (step) => {
    expect(plays(step)).toBe('fault');
  });
}
