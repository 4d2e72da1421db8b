/** A match about to choose cards, for the tests of what is said then. */
import { Match, seeded } from '../../../core/index.ts';
import { CARDS } from '../content/index.ts';
import { gloomhaven } from '../game.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';

export type Played = Match<Setup, Table, State, View>;

const SETUP: Setup = {
  scenario: 'black-barrow',
  level: 0,
  characters: (['brute', 'scoundrel'] as const).map((id) => ({
    class: id,
    cards: CARDS.flatMap((c) => (c.class === id && c.level === 1 ? [c.id] : [])).slice(0, id === 'brute' ? 10 : 9),
  })),
};

/** A match whose first player is about to choose cards for the first time. */
export function choosing(more: Partial<Setup> = {}): Played {
  const m: Played = new Match(gloomhaven, { ...SETUP, ...more });
  const random = seeded(2);
  while (!m.options().some((o) => o.id.startsWith('cards:'))) {
    if (m.nodeKind === 'chance') m.rollBy(random);
    else m.take(m.options()[0].id);
  }
  return m;
}
