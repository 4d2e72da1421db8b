/** Set-up by worth: what greedy players lay, keep and place, and that equals are taken by lot. */
import { describe, expect, it } from 'vitest';
import { type Bot, Match, type Random, seeded } from '../../../core/index.ts';
import {
  type DeckSetup,
  SETTING_UP,
  type Setup,
  type State,
  type Table,
  underworlds,
  type View,
} from '../../../games/underworlds/index.ts';
import { bestOf, greedyBot } from '../../greedy.ts';

type UndMatch = Match<Setup, Table, State, View>;

/** What a bot answers where a match stands. */
function answer(match: UndMatch, bot: Bot<Table, View>, random: Random): string {
  const options = match.options();
  const seat = match.node.kind === 'decision' ? match.node.seat : 0;
  const idOf = (code: number): string => options.find((o) => o.code === code)?.id ?? '';
  const view = (): View => underworlds.view(match.play, seat);
  const codes = options.map((o) => o.code);
  const at = (n: number): number => codes[n];
  return idOf(bot.choose({ seat, codes, count: codes.length, at, view, table: () => match.table, random, id: idOf }));
}

/** The names of what two greedy players did before the first round, by what they answered. */
function setUpBy(seed: number, deck: DeckSetup | string = 'starter:garreks-reavers'): string[] {
  const warband = typeof deck === 'string' ? 'garreks-reavers' : 'steelhearts-champions';
  const seat: Setup['seats'][0] = { warband, deck };
  const match = new Match(underworlds, { seats: [seat, seat], anyDeck: true });
  const random = seeded(seed);
  const bot = greedyBot(underworlds, 2);
  const done: string[] = [];
  while (match.state.phase === SETTING_UP && match.nodeKind !== 'over') {
    if (match.nodeKind === 'chance') {
      match.rollBy(random);
      continue;
    }
    const id = answer(match, bot, random);
    done.push(id);
    match.take(id);
  }
  return done;
}

describe('a greedy player sets up', () => {
  const matches = Array.from({ length: 12 }, (_, seed) => setUpBy(seed + 1));
  const said = (prefix: string): Set<string> => new Set(matches.map((m) => m.filter((id) => id.startsWith(prefix)).join(' ')));

  it('not always the same board, join, hexes and places', () => {
    expect(said('board:').size).toBeGreaterThan(1);
    expect(said('objective:').size).toBeGreaterThan(3);
    expect(said('deploy:').size).toBeGreaterThan(3);
  });

  it('and the same with the same numbers', () => {
    expect(setUpBy(3)).toEqual(matches[2]);
  });
});

describe('a greedy player keeps a first hand', () => {
  /** A deck whose hands are all of late objectives but for few, or of soon ones alone. */
  const deck = (objectives: readonly string[]): DeckSetup => ({ objectives: [...objectives], power: [] });
  const LATE = ['shadespire:247', 'shadespire:248', 'shadespire:33'];
  const SOON = ['shadespire:237', 'shadespire:239', 'shadespire:244', 'shadespire:275', 'shadespire:288', 'shadespire:307'];
  const replaced = (objectives: readonly string[]): number =>
    Array.from({ length: 12 }, (_, seed) => setUpBy(seed + 1, deck(objectives)).filter((id) => id === 'replace').length).reduce(
      (a, b) => a + b,
      0,
    );

  it('that can be scored soon, and replaces one that waits for the end', () => {
    expect(replaced(SOON)).toBe(0);
    expect(replaced([...LATE, ...SOON])).toBeGreaterThan(0);
  });
});

describe('equals', () => {
  const lot = (n: number) => ({ below: (k: number) => (k === n ? 0 : 1) });

  it('are taken by lot, the quiet one before all others', () => {
    expect(bestOf(Float64Array.of(1, 3, 3, 3), -1, lot(0))).toBe(1);
    expect(bestOf(Float64Array.of(1, 3, 3, 3), -1, lot(2))).toBe(2);
    expect(bestOf(Float64Array.of(1, 3, 3, 3), -1, lot(3))).toBe(3);
    expect(bestOf(Float64Array.of(1, 3, 3, 3), 2, lot(3))).toBe(2);
    expect(bestOf(Float64Array.of(1, 3, 3, 3), 0, lot(0))).toBe(1);
  });

  it('are each as likely', () => {
    const random = seeded(5);
    const n = [0, 0, 0];
    for (let i = 0; i < 3000; i++) n[bestOf(Float64Array.of(2, 2, 2), -1, random)]++;
    for (const k of n) expect(Math.abs(k - 1000)).toBeLessThan(120);
  });
});
