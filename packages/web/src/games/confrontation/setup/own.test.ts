import { CONFRONTATION_OWN, findProfile, type Profile, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitThings } from '../../../own/store.ts';
import { allProfiles, canFight, contentFor, type Own, priceOf, profileOf, tableOf } from './content.ts';
import { formerly } from './own.ts';

const mine: Profile = { ...(findProfile('plain') as Profile), id: 'mine', names: { en: 'Mine', fr: 'À moi' }, army: 'own' };
const table = { ...WOUND_TABLE, id: 'soft' };
const own: Own = { profiles: [mine, { ...mine, id: 'plain', values: { ...mine.values, PA: 99 } }], tables: [table] };

/** What is offered of what was kept before. */
const offered = (kind: 'profiles' | 'wounds', text: string) => fitThings({ [kind]: formerly(kind, text) }, CONFRONTATION_OWN)[kind];

describe('what was kept before there were packs', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** A page that opens on a store with this in it. */
  async function opened(before: Readonly<Record<string, string>>) {
    const kept = new Map(Object.entries(before));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.resetModules();
    const { takeOver, ownNow } = await import('./own.ts');
    takeOver();
    return { kept, now: ownNow() };
  }

  const stored = {
    'escarmouche.confrontation.profiles': JSON.stringify([mine, null, { ...mine, id: 'plain' }]),
    'escarmouche.confrontation.wounds': JSON.stringify(table),
  };

  it('is taken over once, with what has the id of one of the game', async () => {
    const { kept, now } = await opened(stored);
    expect(now).toEqual({ profiles: [mine, { ...mine, id: 'plain' }], tables: [table] });
    expect([...kept.keys()]).toEqual(['escarmouche.own']);
    // What is thrown away from then on stays away.
    const again = await opened({ 'escarmouche.own': '{}' });
    expect(again.now).toEqual({ profiles: [], tables: [] });
  });

  it('gives way to what has the same id already', async () => {
    const later = { ...mine, perCard: 2 };
    const { now } = await opened({ ...stored, 'escarmouche.own': JSON.stringify({ confrontation: { profiles: [later] } }) });
    expect(now.profiles.map((p) => [p.id, p.perCard])).toEqual([
      ['mine', 2],
      ['plain', 3],
    ]);
  });

  it.each(['', '{', '7', '{}', '[{}]'])('stays where it cannot be read: %s', async (text) => {
    const { kept } = await opened({ 'escarmouche.confrontation.profiles': text, 'escarmouche.confrontation.wounds': `{${text}` });
    expect([...kept]).toEqual([
      ['escarmouche.confrontation.profiles', text],
      ['escarmouche.confrontation.wounds', `{${text}`],
    ]);
  });

  it('stays as far as it could not be taken, and what was taken does not come back', async () => {
    const nameless = { id: 'nameless', names: {} };
    const { kept } = await opened({ 'escarmouche.confrontation.profiles': JSON.stringify([mine, nameless]) });
    expect(kept.get('escarmouche.confrontation.profiles')).toBe(JSON.stringify([nameless]));
    expect((await opened({ ...Object.fromEntries(kept), 'escarmouche.own': '{}' })).now.profiles).toEqual([]);
  });

  it.each(['', '{', '7', '{}', '[null]', '[{}]', JSON.stringify([{ ...mine, base: 'sand' }]), JSON.stringify([{ ...mine, names: {} }])])(
    'offers nothing of what is no profile: %s',
    (text) => {
      expect(offered('profiles', text)).toEqual([]);
    },
  );

  it('keeps each short name once', () => {
    expect(formerly('profiles', JSON.stringify([null, mine, mine]))).toEqual([mine]);
  });

  it.each(['null', '{', '[]', '{}', JSON.stringify({ ...WOUND_TABLE, rows: [] })])('is no wound table: %s', (text) => {
    expect(offered('wounds', text)).toEqual([]);
  });
});

describe('what a set-up can be made of', () => {
  it('is the game’s and one’s own, which go before the game’s of the same short name', () => {
    expect(profileOf(own, 'mine')).toBe(mine);
    expect(priceOf(profileOf(own, 'plain'))).toBe(99);
    expect(allProfiles(own).filter((p) => p.id === 'plain')).toHaveLength(1);
    expect(canFight({ ...mine, values: { ...mine.values, RES: null } })).toBe(false);
    expect([tableOf(own, 'soft'), tableOf(own, ''), tableOf(own, 'gone')]).toEqual([table, WOUND_TABLE, WOUND_TABLE]);
  });

  it('travels with the match as far as it is used', () => {
    expect(contentFor(own, ['royal-guard'], '')).toBeUndefined();
    expect(contentFor(own, ['mine'], '')).toEqual({ profiles: [mine] });
    expect(contentFor(own, [], 'soft')).toEqual({ wounds: table });
  });
});
