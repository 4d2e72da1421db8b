/** One unit of each game: pairs with the same dice, marks for every piece, and bots that lose by their own fault. */
import { type Bot, randomBot } from '@escarmouche/engine';
import { describe, expect, it } from 'vitest';
import { type Cell, type Fault, scoreOf } from './experiment.ts';
import { PLAYED, SURVIVED } from './games/game.ts';
import { labGame } from './games/index.ts';
import { CELLS } from './games/list.testing.ts';
import { experimentWith, VERSUS } from './lab.testing.ts';
import { Slow } from './own/failing.ts';
import { Player } from './players.ts';
import { playUnit } from './playing.ts';

const random = (): Bot[] => [randomBot, randomBot];
const play = (cell: Cell, unit = 0, seating: (half: number) => Bot[] = random) =>
  playUnit({ seed: 1 }, cell, unit, (_c, half) => seating(half), new Map());

describe.each(Object.values(CELLS).map((cell) => [cell.game, cell] as const))('%s', (_name, cell) => {
  const unit = play(cell);

  it('plays whole games, the same again', () => {
    expect(unit).toHaveLength(cell.b === null ? 1 : 2);
    expect(play(cell)).toEqual(unit);
    expect(play(cell, 1)).not.toEqual(unit);
    for (const [, , rounds, decisions, checksum, fault] of unit) {
      expect([rounds > 0, decisions > 5, fault]).toEqual([true, true, '']);
      expect(checksum).toMatch(/^[0-9a-f]{8}$/);
    }
  });

  it('says of every card and figure what became of it', () => {
    const of = labGame(cell.game);
    for (const [half, setup] of cell.setups.entries()) {
      const pieces = of.pieces(of.game.tables(setup));
      const marks = unit[half][7];
      expect(marks).toHaveLength(pieces.length);
      expect(pieces.some((p) => p.kind === 'figure')).toBe(true);
      for (const [i, p] of pieces.entries()) {
        expect(p.names.en.length * p.names.fr.length).toBeGreaterThan(0);
        expect(marks[i] & ~of.knows[p.kind]).toBe(0);
      }
      const all = (bit: number, kind: string): number => pieces.filter((p, i) => p.kind === kind && (marks[i] & bit) !== 0).length;
      if ((of.knows.card & PLAYED) !== 0) expect(all(PLAYED, 'card')).toBeGreaterThan(0);
      // Who lost his last figure has none that survived; nobody lost all on both sides here but in a scenario.
      if (cell.b !== null) expect(all(SURVIVED, 'figure')).toBeGreaterThan(0);
    }
  });

  it('plays both games of a pair with the same dice, and the same luck in the players', () => {
    const [one] = cell.setups;
    const [first, second] = play({ ...cell, setups: [one, one] });
    expect(second).toEqual(first);
  });

  it('exchanges the seats of a pair, dice and all else being equal', () => {
    if (cell.b === null) return;
    const of = labGame(cell.game);
    const [first, second] = cell.setups.map((setup) => of.pieces(of.game.tables(setup)));
    const ids = (pieces: typeof first, seat: number): string[] => pieces.filter((p) => p.seat === seat).map((p) => p.id);
    expect(ids(second, 0)).toEqual(ids(first, 1));
    expect(ids(second, 1)).toEqual(ids(first, 0));
  });
});

it('a bot of the list follows as many lines as stand behind its name', () => {
  const played = (bot: string): unknown => {
    const seats = VERSUS.setups.map((_s, half) => (half === 0 ? [bot, 'random'] : ['random', bot]));
    return new Player(experimentWith([{ ...VERSUS, seats }]), {}).play(0, 0);
  };
  expect(played('search:3')).not.toEqual(played('search:1'));
});

describe('a bot at fault', () => {
  const bad = (choose: Bot['choose']) => (half: number) =>
    half === 0 ? [randomBot, { id: 'bad', choose }] : [{ id: 'bad', choose }, randomBot];
  const FAULTY: readonly (readonly [fault: Fault, choose: Bot['choose'], said: string])[] = [
    [
      'threw',
      () => {
        throw new Error('no\nstack');
      },
      'no',
    ],
    [
      'slow',
      () => {
        throw new Slow(1);
      },
      'no answer in 1 ms',
    ],
    ['nonsense', () => 1_000_000_007, '1000000007'],
  ];
  it.each(FAULTY)('that %s loses in either seat, and is named with what it said', (fault, choose, said) => {
    const unit = play(VERSUS, 0, bad(choose));
    expect(unit.map((game) => [game[0], game[5], game[6], game[8]])).toEqual([
      [0, fault, 1, said],
      [1, fault, 0, said],
    ]);
    expect(unit.map((game, half) => scoreOf(VERSUS, half, game))).toEqual([1, 1]);
  });

  it.each(Object.values(CELLS).filter((cell) => cell.b === null))('loses the scenario of $game for all', (cell) => {
    const [game] = play(
      cell,
      0,
      bad(() => -5),
    );
    expect([game[0], game[5], scoreOf(cell, 0, game)]).toEqual([-1, 'nonsense', 0]);
  });
});
