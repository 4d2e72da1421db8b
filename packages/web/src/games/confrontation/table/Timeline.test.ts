import { expect, it } from 'vitest';
import { moreOf } from './Timeline.tsx';

it('the row of combats says at which ends it goes on', () => {
  const at = (scrollLeft: number): string => moreOf({ scrollLeft, clientWidth: 300, scrollWidth: 500 });
  expect([at(0), at(100), at(200)]).toEqual(['right', 'left right', 'left']);
  expect(moreOf({ scrollLeft: 0, clientWidth: 300, scrollWidth: 300 })).toBe('');
});
