/** What a table sees after the last blow of a combat phase, before rally, maintenance and the next round have gone by. */
import { confrontationSituations, type Shown, type Situation } from '@escarmouche/engine/confrontation';
import { describe, expect, test } from 'vitest';
import { filmOf, type Picture } from '../../worker/film.ts';
import type { AnyMatch } from '../../worker/game.ts';
import { play } from './play.ts';

const DUEL: Situation = {
  mode: 'skirmish',
  fighters: { A1: { side: 1, at: [300, 300] }, A2: { side: 1, at: [100, 100] }, B1: { side: 2, at: [330, 300] } },
  speaking: [1, 2],
  combat: 'A1',
  dice: { A1: '1/1', B1: '0/2' },
  initiative: 1,
};

/** The pictures of the last answer, and the match after it. */
function filmed(...steps: readonly (string | readonly number[])[]): { pictures: Picture[]; match: AnyMatch } {
  const match = confrontationSituations.match(DUEL) as AnyMatch;
  let before = 0;
  for (const s of steps) {
    before = match.events.length;
    if (typeof s === 'string') match.take(s);
    else match.roll(s);
  }
  return { pictures: filmOf(play, match, match.at - 1, before), match };
}

const figureAt = (match: AnyMatch, fig: number): { stunned: boolean; wound: number } => {
  const { signs, wound } = (play.position(match, 0) as Shown).figures[fig];
  return { stunned: signs.includes('stunned'), wound };
};

describe('the last blow of a combat phase', () => {
  test('stays on the table until it has been seen, and so does the end of the round', () => {
    const { pictures, match } = filmed('attack:A1>B1', 'parry:2', [4], [1, 1], [2, 2]);
    // The match itself asks for the Tactics roll of the next round: nobody is stunned any more.
    expect(match.node).toMatchObject({ rule: 'conf:F4.b' });
    expect(figureAt(match, 2).stunned).toBe(false);
    expect(pictures).toHaveLength(2);
    expect(pictures.map((p) => match.events[p.events].key)).toEqual(['combat-ends', 'round-begins']);
    expect(figureAt(pictures[0].match, 2).stunned).toBe(true);
    expect(figureAt(pictures[1].match, 2).stunned).toBe(false);
  });

  test('a blow that ends nothing needs no picture', () => {
    expect(filmed('attack:A1>B1', 'parry:0', [4]).pictures).toEqual([]);
  });
});
