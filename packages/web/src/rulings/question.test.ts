import { describe, expect, it } from 'vitest';
import { scoreOf } from './Question.tsx';

describe('the score of a visit', () => {
  it('counts questions that were answered and have a declared answer, in one game', () => {
    const given = {
      'wu:g.01': { said: 'yes', right: 'yes' },
      'wu:g.02': { said: 'no', right: 'depends' },
      'wu:g.03': { said: 'shown', right: 'yes' },
      'wu:g.04': { said: 'shown', right: undefined },
      'wow:404.1': { said: 'no', right: 'no' },
    } as const;
    expect(scoreOf(given, 'wu')).toEqual({ right: 1, of: 2 });
    expect(scoreOf(given, 'conf')).toEqual({ right: 0, of: 0 });
  });
});
