import { expect, it } from 'vitest';
import { wowSituations } from './situations.ts';

const match = () =>
  wowSituations.match({
    figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' }, Y: { side: 2, at: '4,0' } },
    turn: 'A',
  });

it('an option says what it does, and is found by as much of it as is named', () => {
  const m = match();
  const hit = m.options().find((o) => o.id === 'attack:A/main>X');
  expect(hit).toMatchObject({ does: 'attack', by: 'A', on: { figures: ['X'], spaces: [] }, with: ['main'] });
  expect(m.whyNot({ does: 'attack', by: 'A', on: { figures: ['X'] } })).toEqual([]);
  expect(m.whyNot({ does: 'attack' })).toEqual([]);
  expect(m.whyNot({ does: 'end', by: 'A' })).toEqual([]);
});

it('what is refused is refused for the same reasons, listed or not', () => {
  const m = match();
  expect(m.whyNot({ does: 'attack', by: 'A', on: { figures: ['Y'] } })).toEqual(m.whyNot('attack:A/main>Y'));
  const way = { does: 'move', by: 'A', on: { spaces: ['1,0', '2,0'] } };
  expect(m.whyNot(way)).toEqual(m.whyNot('move:A>1,0>2,0'));
  expect(m.whyNot(way).map((r) => r.key)).toContain('enemy-in-the-way');
  expect(m.whyNot({ does: 'attack', by: 'X', on: { figures: ['A'] }, with: ['main'] }).map((r) => r.key)).toEqual(['not-its-turn']);
});

it('what nobody knows is no option', () => {
  const m = match();
  for (const what of [
    { does: 'dance' },
    { does: 'attack', by: 'Z' },
    { does: 'end', by: 'X' },
    { does: 'move', by: 'A', on: { figures: ['X'] } },
  ])
    expect(
      m.whyNot(what).map((r) => r.key),
      JSON.stringify(what),
    ).toEqual(['no-such-option']);
});
