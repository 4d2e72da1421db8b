import { describe, expect, it } from 'vitest';
import type { Proof } from './choice-proof.testing.ts';
import { CHOICES, type ChoiceId, choicesWith } from './choices.ts';
import { ACTIONS } from './choices-actions.testing.ts';
import { CARDS_AND_PARTIES } from './choices-cards.testing.ts';
import { MATCH } from './choices-match.testing.ts';

const PROOFS: Readonly<Record<ChoiceId, Proof>> = { ...MATCH, ...ACTIONS, ...CARDS_AND_PARTIES };

describe('every option is read by the rules', () => {
  it.each(CHOICES.flatMap((c) => c.values.map((v) => [c.id, v] as const)))('%s: %s does what its name says', (id, chosen) => {
    const proof = PROOFS[id];
    expect(proof.look({ [id]: chosen })).toEqual(proof.leads[chosen]);
  });

  it.each(CHOICES.map((c) => [c.id, c.usual] as const))('%s: nothing chosen means %s', (id, usual) => {
    expect(PROOFS[id].look({})).toEqual(PROOFS[id].leads[usual]);
    expect(choicesWith()[id]).toBe(usual);
  });

  it.each(CHOICES.map((c) => [c.id, c.values as readonly string[]] as const))('%s: no two values lead to the same', (id, all) => {
    const ends = all.map((v) => JSON.stringify(PROOFS[id].leads[v]));
    expect(ends).not.toContain(undefined);
    expect(new Set(ends).size).toBe(all.length);
  });
});
