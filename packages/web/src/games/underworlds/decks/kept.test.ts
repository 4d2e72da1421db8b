import { describe, expect, it } from 'vitest';
import { freeName, freshId, keptFrom, keptText, type OwnDeck } from './kept.ts';

const deck = (id: string, name: string): OwnDeck => ({ id, name, warband: 'zarbags-gitz', objectives: ['shadespire:247'], power: [] });

describe('decks kept', () => {
  it('come back as they were', () => {
    const kept = { decks: [deck('own-1', 'One'), deck('own-2', 'Two')], broken: ['{half'] };
    expect(keptFrom(keptText(kept))).toEqual(kept);
    expect(keptFrom(null)).toEqual({ decks: [], broken: [] });
  });

  it.each(['{half', '7', '{"decks":[]}'])('are kept as text where they cannot be read: %s', (text) => {
    const kept = keptFrom(text);
    expect(kept).toEqual({ decks: [], broken: [text] });
    expect(keptFrom(keptText(kept))).toEqual(kept);
  });

  it.each([
    { ...deck('own-2', 'Two'), warband: 'orcs' },
    { ...deck('own-2', 'Two'), power: [7] },
    { ...deck('own-2', 'Two'), name: null },
    { ...deck('own-1', 'Another of the same id') },
    null,
    'own-2',
  ])('lose nothing by one that is broken (%#)', (broken) => {
    const kept = keptFrom(JSON.stringify([deck('own-1', 'One'), broken]));
    expect(kept).toEqual({ decks: [deck('own-1', 'One')], broken: [JSON.stringify(broken)] });
    expect(keptFrom(keptText(kept))).toEqual(kept);
  });

  it('get ids and names that are free', () => {
    const decks = [deck('own-2', 'Waaagh'), deck('own-3', 'Waaagh 2')];
    expect(freshId(decks)).toBe('own-4');
    expect(freshId([deck('own-2', '')])).toBe('own-3');
    expect(freeName(' Waaagh ', 'zarbags-gitz', decks)).toBe('Waaagh 3');
    expect(freeName('Waaagh', 'ironskulls-boyz', decks)).toBe('Waaagh');
  });
});
