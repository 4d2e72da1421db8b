import { expect, test } from 'vitest';
import { type Ask, type Bot, botTakes, Match, playOut, seeded } from '../../core/index.ts';
import { findParty } from './content/parties.ts';
import { wow } from './game.ts';
import type { Setup } from './setup.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

const [dawn, ash] = ['dawn-oak-and-frost', 'ash-storm-and-knives'].map((id) => findParty(id));
const setup: Setup = {
  format: 'constructed',
  map: 'crossroads',
  seats: [
    { faction: 'D', party: dawn?.members ?? [] },
    { faction: 'A', party: ash?.members ?? [] },
  ],
};

/** A bot that keeps what it is given. */
function keeper(kept: string[]): Bot<Table, View> {
  return {
    id: 'keeper',
    choose(ask: Ask<Table, View>) {
      kept.push(JSON.stringify([ask.table().setup, ask.table().scratch.fresh]));
      return ask.codes[0];
    },
  };
}

test('the tables a bot is given do not tell which cards lie in the bars', () => {
  const kept: string[] = [];
  const match = new Match(wow, { ...setup, first: 0 });
  botTakes(match, keeper(kept), seeded(1));
  const table = wow.tables(setup);
  expect(() =>
    playOut({ ...wow, bound: 30 }, { table, state: wow.begin(table), log: null }, [keeper(kept), keeper(kept)], seeded(1)),
  ).toThrow();
  expect(kept.length).toBeGreaterThan(10);
  expect(JSON.stringify(setup)).toMatch(/K\d\d/);
  for (const k of kept) expect(k).not.toMatch(/K\d\d/);
});

test('a view leaves the cards blank that its seat may not see, and nothing else', () => {
  const match = new Match(wow, { ...setup, first: 0 });
  const mine = match.view(0).state;
  match.state.cards.forEach((c, i) => {
    expect(mine.cards[i].def).toBe(match.state.figures[c.bearer].owner === 0 ? c.def : -1);
  });
  expect({ ...mine, cards: [] }).toEqual({ ...match.state, cards: [] });
});
