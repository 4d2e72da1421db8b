/** The explanation as rows and places: in the order of who came how far, the same on the board and in the list. */

import { Match, seeded } from '@escarmouche/engine/core';
import { CARDS, type ClassId, findClass, gloomhaven, type Setup, type Thought, whyThought } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import { boardOf, candidateOn, columnsOf, fateOn, focusRows, goingRows, placeRows, spacesIn, type WhyRow } from './rows.ts';
import { thoughtIn, toldTurns } from './turns.ts';

const cards = (id: ClassId) =>
  CARDS.filter((c) => c.class === id && c.level === 1)
    .map((c) => c.id)
    .slice(0, findClass(id)?.hand ?? 0);
const setup: Setup = {
  scenario: 'black-barrow',
  characters: (['brute', 'scoundrel'] as const).map((id) => ({ class: id, cards: cards(id) })),
  solo: true,
};

/** A match in which nobody does anything but the monsters. */
function played(answers: number) {
  const match = new Match(gloomhaven, setup);
  const random = seeded(11);
  for (let n = 0; n < answers && match.nodeKind !== 'over'; n++) {
    if (match.nodeKind === 'chance') match.rollBy(random);
    else {
      const options = match.options();
      match.take((options.find((o) => o.id === 'end') ?? options[options.length - 1]).id);
    }
  }
  return match;
}

const match = played(120);
const turns = toldTurns(match.events);
const explained = turns.map((t) => ({ ...t, why: whyThought(match.table, t.thought) }));
const ORDER = [
  'negative',
  'this-turn',
  'disadvantage',
  'targets',
  'secondary-disadvantage',
  'left',
  'way',
  'secondary',
  'proximity',
  'initiative',
];
const came = (r: WhyRow): number => (r.lost === null ? 99 : ORDER.indexOf(r.lost.name));

test('every turn of a monster is found, the latest first, with its round and its deeds', () => {
  const told = match.events.filter((e) => thoughtIn(e) !== null);
  expect(told.length).toBeGreaterThan(10);
  expect(turns.map((t) => t.event)).toEqual([...told].reverse());
  for (const t of turns) {
    expect(t.round).toBeGreaterThan(0);
    for (const e of t.deeds) expect(e.args.figure).toEqual({ figure: t.thought.figure });
  }
  expect(turns.some((t) => t.deeds.some((e) => e.key === 'moves'))).toBe(true);
  expect(turns.some((t) => t.deeds.some((e) => e.key === 'attacks'))).toBe(true);
});

describe('the rows', () => {
  test('of whom it goes for: the one that was chosen stands first, with nothing lost', () => {
    for (const { why, thought, focus } of explained) {
      const rows = focusRows(why, spacesIn(thought));
      if (rows.length === 0) continue;
      expect(rows.filter((r) => r.lost === null).map((r) => r.figure)).toContain(focus);
      expect(rows.map(came)).toEqual(rows.map(came).sort((a, b) => b - a));
      for (const r of rows) {
        expect(r.space).toBe(thought.foes.find((f) => f.figure === r.figure)?.space);
        expect(r.values.map((v) => v.name)).toEqual(['negative', 'way', 'proximity', 'initiative']);
      }
    }
  });

  test('lost at a criterion have a worse value there than whoever is left, and no worse one before', () => {
    for (const { why, thought } of explained) {
      const rows = focusRows(why, spacesIn(thought));
      for (const r of rows.filter((x) => x.lost !== null)) {
        const at = r.values.findIndex((v) => v.name === r.lost?.name);
        expect(r.values.slice(0, at)).toEqual(rows[0].values.slice(0, at));
        // Numbers on the cards may be equal: then the second card told them apart.
        if (r.lost?.name !== 'initiative') expect(Number(r.values[at].value)).toBeGreaterThan(Number(rows[0].values[at].value));
      }
    }
  });

  test('of places: what stands is what the monster did', () => {
    let moved = 0;
    for (const { why, deeds, focus } of explained) {
      const to = deeds.find((e) => e.key === 'moves')?.args.space as { space: number } | undefined;
      const turn = why.turns.find((t) => t.focus === focus);
      if (to === undefined || turn === undefined) continue;
      const going = goingRows(turn).filter((r) => r.lost === null);
      const left = going.length > 0 ? going : placeRows(turn).filter((r) => r.lost === null);
      expect(left.map((r) => r.space)).toContain(to.space);
      moved++;
    }
    expect(moved).toBeGreaterThan(3);
  });
});

test('columns that tell nothing apart are left out, unless wanted or somebody lost there', () => {
  const row = (values: Record<string, number>, lost: string | null): WhyRow => ({
    key: JSON.stringify(values),
    space: 1,
    figure: -1,
    attacks: [],
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
    lost: lost === null ? null : { name: lost, rule: 'gh:focus.4' },
    path: [],
    ahead: [],
    goal: -1,
    acts: null,
  });
  const rows = [row({ a: 0, b: 1, c: 2, d: 3 }, null), row({ a: 0, b: 2, c: 2, d: 3 }, 'd')];
  expect(columnsOf(rows, [])).toEqual(['b', 'd']);
  expect(columnsOf(rows, ['a'])).toEqual(['a', 'b', 'd']);
  expect(columnsOf([], ['a'])).toEqual([]);
});

test('a hex of the board is the candidate whose row it lights', () => {
  for (const { why, thought, focus } of explained) {
    const board = boardOf(why, spacesIn(thought), focus);
    for (const r of board.foci) expect(candidateOn(board, r.space)).toBe(r);
    for (const r of board.places)
      expect(fateOn(board, r.space)?.lost ?? null).toBe(board.places.find((p) => p.space === r.space)?.lost ?? null);
    expect(candidateOn(board, -1)).toBeUndefined();
    // Of several equal enemies only the one that was chosen has its places drawn.
    expect(board.places.length).toBe(why.turns.find((t) => t.focus === focus)?.places.length ?? 0);
  }
});

test('who could not be considered has a place on the board and a reason', () => {
  const thought = {
    ...explained[0].thought,
    foes: [{ figure: 0, space: 5, initiative: 0, acts: { n: 1, second: 2, before: -1 } }],
    unseen: [{ figure: 1, space: 7 }],
  } as Thought;
  const why = { focus: [], turns: [], outcomes: [], out: [{ foe: 1, lost: { name: 'invisible', rule: 'gh:condition.invisible' } }] };
  const board = boardOf(why, spacesIn(thought));
  expect(board.out).toEqual([{ figure: 1, space: 7, lost: { name: 'invisible', rule: 'gh:condition.invisible' } }]);
  expect(fateOn(board, 7)?.lost?.name).toBe('invisible');
  expect(spacesIn(thought)(9)).toBe(-1);
});
