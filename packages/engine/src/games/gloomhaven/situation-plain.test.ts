import { describe, expect, it } from 'vitest';
import { runCase } from '../../core/index.ts';
import type { Situation } from './situation.ts';
import { withPlainCards } from './situation-plain.ts';
import { gloomhavenSituations, situationMatch } from './situations.ts';

const GUARD = { 'bandit-guard-1': [5, 3] } as const;

describe('a character of whom no cards are said', () => {
  it('stands where it is put and is asked for its turn, when nobody has any', () => {
    for (const turn of [undefined, 'brute']) {
      const s: Situation = { characters: { brute: [2, 3] }, monsters: GUARD, ...(turn === undefined ? {} : { turn }) };
      const match = situationMatch(s);
      expect(match.node).toMatchObject({ kind: 'decision', seat: 0, step: 'action' });
      expect(gloomhavenSituations.value(match, 'brute.at')).toBe('2,3');
      expect(gloomhavenSituations.value(match, 'brute.initiative')).toBe(99);
    }
  });

  it('has its turn behind a monster that acts, not an exhaustion', () => {
    const s: Situation = {
      characters: { brute: [2, 3] },
      monsters: GUARD,
      types: { 'bandit-guard': { card: '524' } },
      turn: 'bandit-guard-1',
    };
    const match = situationMatch(s);
    expect(match.node).toMatchObject({ kind: 'decision', seat: 0, step: 'action' });
    expect(match.events.map((e) => e.key)).not.toContain('exhausted');
  });

  it('has two plain cards on its own turn, whatever it holds in hand, and none beside another that has some', () => {
    const hand = { at: [2, 3], hand: ['brute:trample'] } as const;
    expect(withPlainCards({ characters: { brute: hand, scoundrel: [0, 0] }, turn: 'brute' }).characters).toEqual({
      brute: { ...hand, initiative: 99 },
      scoundrel: [0, 0],
    });
    const led: Situation = { characters: { brute: { at: [2, 3], initiative: 20 }, scoundrel: [0, 0] }, turn: 'brute' };
    expect(withPlainCards(led)).toBe(led);
  });

  it('is left alone where it rests, has acted or is out, and at any other moment', () => {
    for (const c of [{ rest: true }, { acted: true }, { out: true }])
      for (const turn of [undefined, 'brute']) {
        const s = { characters: { brute: { at: [2, 3], ...c } }, ...(turn === undefined ? {} : { turn }) } as Situation;
        expect(withPlainCards(s)).toBe(s);
      }
    const round: Situation = { characters: { brute: [2, 3] }, at: 'round' };
    expect(withPlainCards(round)).toBe(round);
  });
});

describe('a turn that nobody was asked in', () => {
  it('is told before what failed behind it', () => {
    const situation: Situation = { characters: { brute: { at: [2, 3], initiative: 80 } }, monsters: GUARD, turn: 'bandit-guard-1' };
    const script = [{ expect: { values: { 'bandit-guard-1.at': '3,3' } } }];
    const [first, second] = runCase(gloomhavenSituations, { name: { en: 'A', fr: 'A' }, situation, script }, 1);
    expect(first.say.got).toMatchObject({ key: 'ran-on' });
    expect(second.got).toBe('5,3');
  });
});

describe('the ability card of a round', () => {
  const shown = (card: string): unknown =>
    gloomhavenSituations.value(
      situationMatch({ characters: { brute: [2, 3] }, monsters: GUARD, types: { 'bandit-guard': { card } } }),
      'card bandit-guard',
    );

  it('may be called by its initiative, where that is of one card or of several alike', () => {
    expect(shown('30')).toBe('525');
    expect(shown('50')).toBe('527');
    expect(shown('526')).toBe('526');
  });

  it('says which there are where that is of several different ones', () => {
    expect(() => shown('15')).toThrow(/one-of-these-cards: 524, 531/);
    expect(() => shown('99')).toThrow('no-such-card');
  });
});
