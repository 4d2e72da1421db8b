import { describe, expect, it } from 'vitest';
import { linesOf } from '../../fault-of.testing.ts';
import { readRuling } from '../../ruling.ts';
import { gloomhavenFiles } from './index.ts';

const file = (roll: string, card = "'528'", hp = '20'): string => `ruling: gh:draw.04
cases:
  - name: a draw
    situation:
      characters: { brute: { at: [3, 3], lead: hit, deck: { pile: { +0: 2, null: 1 } } } }
      monsters: { bandit-guard-1: { at: [4, 3], hp: ${hp} } }
      types: { bandit-guard: { card: ${card} } }
      cards: { hit: { top: [{ do: attack, n: 3 }] } }
      turn: brute
    script:
      - roll: ${roll}
`;

const read = (text: string) => readRuling(text, 'draw.yaml', [gloomhavenFiles]).cases[0];

describe('names that YAML takes for something else', () => {
  it.each(['null', '+1', '-1', '+0', '0', '-2'])('are read as they are written where a card is drawn: %s', (roll) => {
    expect(read(file(roll)).script).toEqual([{ roll }]);
  });

  it('are the same with quotes', () => {
    for (const name of ['null', '+1', '-2']) expect(read(file(`'${name}'`))).toEqual(read(file(name)));
  });

  it('are those of ability cards and of what lies in a deck', () => {
    const { situation } = read(file('x2', '525'));
    expect(situation).toMatchObject({
      types: { 'bandit-guard': { card: '525' } },
      characters: { brute: { deck: { pile: { '+0': 2, null: 1 } } } },
    });
  });

  it('do not hide other faults, nor does a number that is none of them become one', () => {
    const lines = linesOf(file('+1', '525', '500'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/hp: expected a whole number from 0 to 99, found 500$/);
    expect(linesOf(file('~'))).toHaveLength(1);
    expect(linesOf(file(''))).toHaveLength(1);
    expect(linesOf(file('x2', 'null'))).toHaveLength(1);
  });
});
