import { describe, expect, it } from 'vitest';
import { gameFaults } from '../recording/ruling-failure.ts';
import { Faults, setupFaultsIn } from '../running/faults.ts';
import { SetupError, Unplayable } from '../running/game.ts';

const broken = (at: string): SetupError => new SetupError(at, 'toy:1', { key: 'k', args: {} }, `at ${at}`);
const strange = (at: string): Unplayable => new Unplayable({ key: 'u', args: {} }, `at ${at}`, at);

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('the faults of a position', () => {
  it('are kept part by part, and thrown as one error that holds them all', () => {
    const faults = new Faults();
    faults.each(['a', 'b', 'a'], (at) => {
      throw broken(at);
    });
    expect(faults.part(() => 3)).toBe(3);
    expect(
      faults.part(() => {
        throw broken('c');
      }),
    ).toBeUndefined();
    const error = thrown(() => faults.end());
    expect(error).toBeInstanceOf(SetupError);
    expect(setupFaultsIn(error).map((f) => f.at)).toEqual(['a', 'b', 'c']);
    expect(gameFaults(error).map((f) => f.at)).toEqual(['a', 'b', 'c']);
    expect(gameFaults(new Error('mine'))).toEqual([]);
  });

  it('begin with what the game has no use for: the file is malformed then', () => {
    const faults = new Faults();
    faults.note(broken('a'));
    faults.note(strange('b'));
    expect(setupFaultsIn(thrown(() => faults.end())).map((f) => f.at)).toEqual(['b', 'a']);
  });

  it('are told of the place where the reader has them, and what follows from another one is not told', () => {
    const faults = new Faults();
    const inner = (): never => {
      const all = new Faults();
      all.note(broken('seats[0]'));
      all.note(strange('seats[1]'));
      throw all.error();
    };
    faults.part(inner, (f) => (f.at === 'seats[0]' ? null : 'sides[1]'));
    expect(setupFaultsIn(thrown(() => faults.end())).map((f) => f.at)).toEqual(['sides[1]']);
    expect([faults.at('sides'), faults.at('sides[1]'), faults.at('side'), faults.none]).toEqual([true, true, false, false]);
  });

  it('let every other error pass, and say nothing where there are none', () => {
    const faults = new Faults();
    expect(() =>
      faults.part(() => {
        throw new TypeError('mine');
      }),
    ).toThrow(TypeError);
    expect(() => faults.end()).not.toThrow();
  });
});
