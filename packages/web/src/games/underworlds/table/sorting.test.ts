import { expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { sorting } from './sorting.ts';

it('says the words of a card where it is scored, discarded or reacted with, for a screen that has the hand behind a tab', () => {
  const scene = {
    table: { cards: [{ face: { text: { en: 'Hold three.', fr: 'Tenez-en trois.' } } }] },
    speech: { lang: 'fr', words: { kindLine: () => 'Objectif, 3 gloires', typeset: (text: string) => text } },
  } as unknown as Scene;
  const about = (does: string, card = 0): unknown =>
    sorting.means?.(scene, { does, say: { key: does, args: { card: { card } } } } as unknown as Parameters<
      NonNullable<typeof sorting.means>
    >[1]);
  const words = [{ text: 'Objectif, 3 gloires. Tenez-en trois.', beside: true }];
  for (const does of ['score', 'discard', 'react', 'exchange']) expect(about(does), does).toEqual(words);
  // Where it is played they stand with its verb.
  expect(about('play')).toEqual([]);
  expect(about('discard', -1)).toEqual([]);
});
