import type { Choice } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { choicesPart, groupsOf, keptChoices, readDraft } from './draft.ts';

const choice = (id: string): Choice => ({ id, rule: 'toy:1', values: ['yes', 'no'], usual: 'yes', standing: 'ours' });
const CHOICES = ['a', 'b', 'c', 'd'].map(choice);

describe('options', () => {
  it('that a game no longer has, or values it does not know, are left out', () => {
    expect(keptChoices(CHOICES, { a: 'no', b: 'perhaps', z: 'yes' })).toEqual({ a: 'no' });
  });

  it('stand in a set-up only where one differs', () => {
    expect(choicesPart({ choices: {} })).toEqual({});
    expect(choicesPart({ choices: { a: 'no' } })).toEqual({ choices: { a: 'no' } });
  });

  it('stand in groups, each from its first one on', () => {
    const [a, b, c, d] = CHOICES;
    expect([...groupsOf(CHOICES, { a: 'first', c: 'second' })]).toEqual([
      ['first', [a, b]],
      ['second', [c, d]],
    ]);
  });
});

describe('a kept draft', () => {
  const usual = { n: 1, of: { x: 1, y: 2 } };
  const mended = (d: typeof usual | null): typeof usual | null =>
    d === null ? null : { n: d.n > 9 ? 1 : d.n, of: { x: d.of.x, y: d.of.y } };
  const read = (text: string | null): unknown => readDraft(text, { usual, mended });

  it('comes back as it was, whatever order it was written in', () => {
    expect(read('{"of":{"y":4,"x":3},"n":2}')).toEqual({ draft: { n: 2, of: { x: 3, y: 4 } }, state: 'whole' });
  });

  it('says where a part of it was mended', () => {
    expect(read('{"of":{"y":4,"x":3},"n":20}')).toEqual({ draft: { n: 1, of: { x: 3, y: 4 } }, state: 'mended' });
    expect(read('{"of":{"y":4,"x":3},"n":2,"old":1}')).toMatchObject({ state: 'mended' });
  });

  it('says where it is lost, and is the usual one', () => {
    for (const text of ['', '{', 'null', '7', '{}']) expect(read(text)).toEqual({ draft: usual, state: 'lost' });
    expect(read(null)).toEqual({ draft: usual, state: 'none' });
  });
});
