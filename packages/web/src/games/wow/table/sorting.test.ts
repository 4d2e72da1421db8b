import { expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { sorting } from './sorting.ts';

it('says what a reaction costs and does with its button, and of nothing else', () => {
  const scene = {
    table: { figures: [{ abilities: [{ key: 'ward', ability: 'ward' }] }], cards: [] },
    snapshot: { position: { figures: [{ def: 0 }], cards: [] } },
    speech: { ability: () => ({ line: '1 tick · react', text: ['Cancel it.'] }) },
  } as unknown as Scene;
  const about = (does: string): unknown => {
    const say = { key: does, args: { figure: { figure: 0 }, ability: { term: 'ward' } } };
    return sorting.means?.(scene, { does, say } as unknown as Parameters<NonNullable<typeof sorting.means>>[1]);
  };
  expect(about('react')).toEqual([{ text: '1 tick · react. Cancel it.' }]);
  expect(about('ability')).toEqual([]);
});
