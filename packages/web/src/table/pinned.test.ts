import type { Option, RefusedOption, Say } from '@escarmouche/engine/core';
import { describe, expect, test } from 'vitest';
import type { OptionGroup, Verb } from './contract.ts';
import { pinnedIn } from './pinned.ts';
import { dead } from './verbs.ts';

const say = (key: string, args: Say['args'] = {}): Say => ({ key, args });
const option = (id: string): Option => ({ id, say: say(id) }) as Option;
const refused = (id: string, reason: string, at?: string): RefusedOption => ({
  id,
  say: say(id, at === undefined ? {} : { at }),
  reasons: [{ key: reason, args: {}, rule: 'wow:1' }],
});
const verb = (key: string, group: string, options: readonly Option[], against: readonly RefusedOption[] = []): Verb => ({
  key,
  group,
  first: option(key),
  aimed: false,
  options,
  refused: against as Verb['refused'],
});

const LAYOUT: readonly OptionGroup[] = [
  { look: 'plain', groups: ['ask'] },
  { look: 'plain', groups: ['end'], stays: true },
];

describe('what stands under the question', () => {
  test('is what ends or passes, as long as it is no list of its own', () => {
    const ask = verb('ask', 'ask', [option('a'), option('b')]);
    const few = verb('end', 'end', [option('pass'), option('end')]);
    expect(pinnedIn(LAYOUT, [ask, few]).flatMap(({ options }) => options.map((o) => o.id))).toEqual(['pass', 'end']);
    const many = verb('end', 'end', ['1', '2', '3', '4', '5'].map(option));
    expect(pinnedIn(LAYOUT, [ask, many])).toEqual([]);
    expect(pinnedIn(LAYOUT, [ask])).toEqual([]);
  });
});

describe('what cannot be done', () => {
  const told = (verbs: readonly Verb[]) =>
    dead(
      verbs,
      (v) => v.key,
      ({ say: { args } }) => (typeof args.at === 'string' ? args.at : null),
    );

  test('is said once for each reason, with everything it stands against', () => {
    const { lines, count } = told([
      verb('Bite', 'attack', [], [refused('x', 'acted')]),
      verb('Claw', 'attack', [], [refused('y', 'acted', 'A'), refused('z', 'far', 'B')]),
      // The same thing listed twice is one thing.
      verb('Bite', 'attack', [], [refused('x', 'acted')]),
    ]);
    expect(lines.map((l) => [l.reasons[0].key, l.what])).toEqual([
      [
        'acted',
        [
          { name: 'Bite', targets: [] },
          { name: 'Claw', targets: ['A'] },
        ],
      ],
      ['far', [{ name: 'Claw', targets: ['B'] }]],
    ]);
    expect(count).toBe(3);
  });

  test('is nothing where nothing is refused', () => {
    expect(told([verb('Bite', 'attack', [option('x')])])).toEqual({ lines: [], count: 0 });
  });
});
