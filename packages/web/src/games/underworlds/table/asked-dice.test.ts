import { COMPASS } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { askedDice } from './asked-dice.ts';
import type { Scene } from './scene.ts';

function asked(dice: unknown, lang: 'en' | 'fr' = 'en', n = 3) {
  const speech = { lang, term: (id: string) => id };
  return askedDice({ snapshot: { node: { kind: 'chance', dice: { dice: n, sides: 6 } }, position: { dice } }, speech } as unknown as Scene);
}
const ATTACK = { kind: 'attack', faces: ['hammer', 'hammer', 'swords', 'single', 'double', 'critical'] };

describe('real dice that are asked for', () => {
  it('are called by their kind, each face by its symbol, its name and its number', () => {
    expect(asked(ATTACK)).toEqual({
      title: 'What your 3 attack dice show',
      hint: 'Press each face that lies there, or type its number: 1\u20112\u00a0symbol.hammer, 3\u00a0symbol.swords, 4\u00a0single support, 5\u00a0double support, 6\u00a0critical.',
      faces: [
        { sign: 'hammer', name: 'symbol.hammer' },
        { sign: 'hammer', name: 'symbol.hammer' },
        { sign: 'swords', name: 'symbol.swords' },
        { sign: 'single', name: 'single support' },
        { sign: 'double', name: 'double support' },
        { sign: 'critical', name: 'critical' },
      ],
    });
    expect(asked({ ...ATTACK, kind: 'defence' }, 'fr', 1)?.title).toBe('Ce que montre votre dé de défense');
  });

  it('for scattering are directions, clockwise from the north', () => {
    expect(asked(null)?.faces.map((f) => f.name)).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((to) => `direction.${to}`));
    expect(new Set(COMPASS).size).toBe(6);
  });

  it('are none where nothing is rolled', () => {
    expect(askedDice({ snapshot: { node: { kind: 'over' } }, speech: { lang: 'en' } } as unknown as Scene)).toBe(null);
  });
});
