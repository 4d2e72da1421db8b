import type { GameEvent } from '@escarmouche/engine/core';
import { describe, expect, it } from 'vitest';
import type { Gist, Scene } from './contract.ts';
import { soundOf } from './sound.ts';

const GISTS: Readonly<Record<string, Gist>> = {
  moves: { is: 'move', far: '2' },
  suffers: { is: 'harm', who: 'Gorm', n: 2 },
  dies: { is: 'out', who: 'Gorm' },
};

function scene(waits: boolean): Scene {
  const log = { headings: [], small: [], rolls: ['rolled'], gist: (_scene: Scene, e: GameEvent) => GISTS[e.key] ?? null };
  return { game: { log }, snapshot: { waits } } as unknown as Scene;
}

describe('what is heard', () => {
  it.each([
    ['', true, null],
    ['moves', false, null],
    ['moves', true, 'turn'],
    ['moves rolled', true, 'dice'],
    ['rolled suffers moves', true, 'blow'],
    ['dies', false, 'blow'],
  ] as const)('of “%s”, asked %s', (keys, waits, sound) => {
    const news = keys.split(' ').flatMap((key): GameEvent[] => (key === '' ? [] : [{ key, args: {}, rule: 'x:1', to: 'all' }]));
    expect(soundOf(scene(waits), news)).toBe(sound);
  });
});
