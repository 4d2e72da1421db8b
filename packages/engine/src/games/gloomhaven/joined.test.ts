/** Names joined in one option stand in any order, wherever a file has them. */
import { describe, expect, it } from 'vitest';
import { runRuling, type ScriptStep } from '../../core/index.ts';
import type { Situation } from './situation.ts';
import { gloomhavenSituations, situationMatch } from './situations.ts';

const situation = {
  characters: { brute: { at: [3, 3], lead: 'axe', deck: { pile: { '+0': 20 } } } },
  monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20 } },
  cards: {
    axe: {
      top: [
        {
          do: 'attack',
          n: 3,
          area: {
            red: [
              { q: 1, r: 0 },
              { q: 2, r: 0 },
            ],
            grey: true,
          },
        },
      ],
    },
  },
  turn: 'brute',
} as Situation;

const backwards = (id: string): string => `area:${id.slice(5).split('+').reverse().join('+')}`;

describe('hexes joined in an area', () => {
  const match = situationMatch(situation);
  match.take('play:axe/top');
  match.take('do:attack');
  const [first] = match.options().map((o) => o.id);
  const script = (...more: ScriptStep[]): ScriptStep[] => [{ take: 'play:axe/top' }, { take: 'do:attack' }, ...more];
  const failures = (...more: ScriptStep[]): string[] =>
    runRuling(gloomhavenSituations, {
      ruling: 'gh:area.01',
      cases: [{ name: { en: 'a', fr: 'a' }, situation, script: script(...more) }],
    }).map((f) => `${f.expected} / ${f.got}`);

  it('are understood and recorded as they are offered', () => {
    expect(first).toMatch(/^area:\d+,\d+\+\d+,\d+$/);
    expect(match.options().map((o) => o.id)).not.toContain(backwards(first));
    expect(match.whyNot(backwards(first))).toEqual([]);
    const taken = match.fork();
    taken.take(backwards(first));
    expect(taken.entries[0].id).toBe(first);
  });

  it('are the same in every expectation of a ruling', () => {
    const id = backwards(first);
    expect(failures({ expect: { offered: [id] } }, { take: id })).toEqual([]);
    expect(failures({ expect: { absent: [id] } })).toHaveLength(1);
    expect(failures({ expect: { refused: { [id]: 'gh:area.01' } } })).toHaveLength(1);
    expect(failures({ expect: { exactly: { prefix: 'area:', ids: match.options().map((o) => backwards(o.id)) } } })).toEqual([]);
  });
});
