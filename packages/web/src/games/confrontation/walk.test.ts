import { type Expectation, lookIn } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import { workerGameOf } from '../../worker/games.ts';

const look = async (situation: unknown, expected: Expectation) => {
  const of = await workerGameOf('confrontation');
  return lookIn(of.situations.match(situation as never), expected, of.aimed);
};
const situation = {
  fighters: { A1: { side: 1, profile: 'praetorian-guard', at: [300, 300] }, B1: { side: 2, profile: 'dirz-clone', at: [400, 300] } },
};

describe('whom or what a step of a ruling is about on the board', () => {
  it.each([
    [{ offered: ['pass', 'attack:A1>B1'] }, 'A1', 'B1'],
    [{ refused: { 'charge:A1>B1@120,80': ['conf:F5.c'] } }, 'A1', 'B1'],
  ] as const)('%j is a look from %s to %s', async (expected, from, to) => {
    expect(await look(situation, expected)).toEqual({ from, to });
  });

  it.each([[{ offered: ['move:A1>60,40', 'dice:A1=1/1'] }]] as const)('%j is about nobody', async (expected) => {
    expect(await look(situation, expected)).toBeNull();
  });
});
