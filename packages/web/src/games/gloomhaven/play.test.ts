/** What the worker hands to the screens: nothing that a seat may not see. */
import { Match, seeded } from '@escarmouche/engine/core';
import { CARDS, gloomhaven, type Setup, type Shown } from '@escarmouche/engine/gloomhaven';
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../worker/game.ts';
import { play } from './play.ts';

const cardsOf = (id: string, n: number): string[] =>
  CARDS.filter((c) => c.class === id && c.level === 1)
    .map((c) => c.id)
    .slice(0, n);
const setup: Setup = {
  scenario: 'black-barrow',
  characters: [
    { class: 'brute', cards: cardsOf('brute', 10) },
    { class: 'scoundrel', cards: cardsOf('scoundrel', 9) },
  ],
};

/** A match in which the first player is about to choose cards, with a round behind it so that a long rest can be chosen too. */
function choosing(solo = false): AnyMatch {
  const match = new Match(gloomhaven, solo ? { ...setup, solo: true } : setup) as AnyMatch;
  const random = seeded(4);
  for (let n = 0; n < 3000; n++) {
    const options = match.nodeKind === 'decision' ? match.options() : [];
    if (options.some((o) => o.id === 'rest') && options.some((o) => o.id.startsWith('cards:'))) {
      const node = match.node;
      if (node.kind === 'decision' && node.seat === 0) return match;
    }
    if (match.nodeKind === 'chance') match.rollBy(random);
    else match.take((options.find((o) => ['suffer', 'no-rest', 'end'].includes(o.id)) ?? options[0]).id);
  }
  throw new Error('never so far');
}

test('until all have chosen, nothing that is shown tells the others what one has chosen, nor whether it rests', () => {
  const seen = new Set<string>();
  let shownAlready = 0;
  const first = choosing();
  const ids = first.options().map((o) => o.id);
  const tried = [...ids.filter((id) => id.startsWith('cards:')).filter((_id, i) => i % 7 === 0), 'rest'];
  expect(tried.length).toBeGreaterThan(4);
  for (const id of tried) {
    const match = choosing();
    shownAlready = match.events.length;
    match.take(id);
    expect(match.node.kind === 'decision' && match.node.seat).toBe(1);
    const position = play.position(match, 1) as Shown;
    // Positions, options, what is refused, and the log of the seat: all of it goes to the page.
    seen.add(JSON.stringify([position, match.options(), match.refused(), match.events]));
    expect(match.events).toHaveLength(shownAlready);
    expect(position.track.places[0]).toMatchObject({ ready: true, initiative: null, lead: -1, other: -1, rests: false });
  }
  expect(seen.size).toBe(1);
});

test('with open hands everybody sees what is chosen at once', () => {
  const match = choosing(true);
  match.take(match.options().find((o) => o.id.startsWith('cards:'))?.id ?? '');
  const { track } = play.position(match, 1) as Shown;
  expect([track.phase, track.places[0].ready, track.places[0].initiative]).toEqual(['choosing', true, expect.any(Number)]);
});

test('once all have chosen, everybody sees who acts when', () => {
  const match = choosing();
  for (let seat = 0; seat < 2; seat++) match.take(match.options().find((o) => o.id.startsWith('cards:'))?.id ?? '');
  while (match.nodeKind === 'chance') match.rollBy(seeded(1));
  const { track } = play.position(match, 1) as Shown;
  expect(track.phase).toBe('shown');
  expect(track.places.every((p) => p.initiative !== null)).toBe(true);
});
