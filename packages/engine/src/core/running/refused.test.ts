import { expect, it } from 'vitest';
import { inOrder } from './refused.ts';

it.each([
  ['names of one list', 'area:3,0+1,0', 'area:1,0+3,0'],
  ['names that hold a colon themselves', 'lose:brute:trample+brute:skewer', 'lose:brute:skewer+brute:trample'],
  ['such names among others', 'lose:walk+brute:skewer', 'lose:brute:skewer+walk'],
  ['each list by itself', 'go:3,2>scoundrel+brute', 'go:3,2>brute+scoundrel'],
])('what is joined by + stands in one order: %s', (_what, id, ordered) => {
  expect(inOrder(id)).toBe(ordered);
  expect(inOrder(ordered)).toBe(ordered);
});

it.each([
  ['what is not joined', 'move:A>2,0>1,0'],
  ['whom something is done by and to', 'react:X/reflexes>Y'],
])('everything else stays: %s', (_what, id) => {
  expect(inOrder(id)).toBe(id);
});
