import { findProfile, type Profile, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { allProfiles, canFight, contentFor, type Own, priceOf, profileOf } from './content.ts';
import { profilesFrom, woundsFrom } from './own.ts';

const mine: Profile = { ...(findProfile('plain') as Profile), id: 'mine', names: { en: 'Mine', fr: 'À moi' }, army: 'own' };
const own: Own = { profiles: [mine, { ...mine, id: 'plain', values: { ...mine.values, PA: 99 } }], wounds: WOUND_TABLE };

describe('what is kept in the browser', () => {
  it('comes back as it was', () => {
    expect(profilesFrom(JSON.stringify([mine]))).toEqual([mine]);
    expect(woundsFrom(JSON.stringify(WOUND_TABLE))).toEqual(WOUND_TABLE);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '{}',
    '[null]',
    '[{}]',
    JSON.stringify([{ ...mine, base: 'sand' }]),
    JSON.stringify([{ ...mine, names: {} }]),
  ])('leaves out what is no profile: %s', (text) => {
    expect(profilesFrom(text)).toEqual([]);
  });

  it('keeps the good ones beside bad ones, and each short name once', () => {
    expect(profilesFrom(JSON.stringify([null, mine, mine]))).toEqual([mine]);
  });

  it.each([null, '{', '[]', '{}', JSON.stringify({ ...WOUND_TABLE, rows: [] })])('is no wound table: %s', (text) => {
    expect(woundsFrom(text)).toBeNull();
  });
});

describe('what a set-up can be made of', () => {
  it('is the game’s and one’s own, which go before the game’s of the same short name', () => {
    expect(profileOf(own, 'mine')).toBe(mine);
    expect(priceOf(profileOf(own, 'plain'))).toBe(99);
    expect(allProfiles(own).filter((p) => p.id === 'plain')).toHaveLength(1);
    expect(canFight({ ...mine, values: { ...mine.values, RES: null } })).toBe(false);
  });

  it('travels with the match as far as it is used', () => {
    expect(contentFor({ ...own, wounds: null }, ['royal-guard'])).toBeUndefined();
    expect(contentFor({ ...own, wounds: null }, ['mine'])).toEqual({ profiles: [mine] });
    expect(contentFor(own, [])).toEqual({ wounds: WOUND_TABLE });
  });
});
