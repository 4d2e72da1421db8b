import { FACTIONS, PARTIES, WOW_OWN, wow } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { dropThing, keepThings } from '../../../own/store.ts';
import { readDraft } from '../../../setup/draft.ts';
import { BUILT, DRAFTS, type Draft, dealt, faultsOf, membersOf, setupOf, sidesOf, USUAL_DRAFT, withFormat, withSide } from './draft.ts';

const draftFrom = (text: string | null): Draft => readDraft(text, DRAFTS).draft;
const stored = (change: object): string => JSON.stringify({ ...USUAL_DRAFT, ...change });

describe('a set-up in the making', () => {
  it('begins as a legal match', () => {
    expect(faultsOf(USUAL_DRAFT, 0)).toEqual([]);
    expect(faultsOf(USUAL_DRAFT, 1)).toEqual([]);
    expect(() => wow.tables(setupOf(USUAL_DRAFT))).not.toThrow();
  });

  it('deals another legal match at once', () => {
    const draft = dealt(USUAL_DRAFT);
    expect([faultsOf(draft, 0), faultsOf(draft, 1)]).toEqual([[], []]);
    expect(draft.sides.map((s) => [s.faction, s.player, membersOf(s).length])).toEqual([
      ['D', 'person', 3],
      ['A', 'level-1', 3],
    ]);
    expect(() => wow.tables(setupOf(draft))).not.toThrow();
  });

  it('stays legal with the other format and with the factions exchanged', () => {
    for (const draft of [
      withFormat(USUAL_DRAFT, 'starter'),
      withSide(USUAL_DRAFT, 0, { faction: 'A' }),
      withSide(USUAL_DRAFT, 1, { faction: 'D' }),
    ]) {
      expect(draft.sides[0].faction).not.toBe(draft.sides[1].faction);
      expect(() => wow.tables(setupOf(draft))).not.toThrow();
    }
  });

  it('names every fault of a party built by hand', () => {
    const built = membersOf(USUAL_DRAFT.sides[0]).slice(0, 2);
    const draft = withSide(USUAL_DRAFT, 0, { party: BUILT, built });
    expect(faultsOf(draft, 0).map((f) => f.key)).toEqual(['three-characters', 'nine-cards']);
    expect(faultsOf(draft, 1)).toEqual([]);
  });

  it('is played on the usual map where the chosen one is gone', () => {
    const setup = setupOf({ ...USUAL_DRAFT, map: 'thrown-away' });
    expect(setup.map).toBe('crossroads');
    expect(() => wow.tables(setup)).not.toThrow();
  });

  it('names its sides by their factions where no set-up can be made', () => {
    const broken = withSide(USUAL_DRAFT, 0, { party: BUILT, built: [null as never] });
    expect(() => setupOf(broken)).toThrow();
    expect(sidesOf(broken, 'en')).toEqual(USUAL_DRAFT.sides.map((s) => FACTIONS.find((f) => f.id === s.faction)?.names.en));
    expect(sidesOf(USUAL_DRAFT, 'en')).not.toEqual(sidesOf(broken, 'en'));
  });

  it('hands on the first player and the options only where they are not the usual ones', () => {
    expect(Object.keys(setupOf(USUAL_DRAFT)).sort()).toEqual(['format', 'map', 'seats']);
    const draft: Draft = { ...USUAL_DRAFT, first: '1', choices: { 'both-reach': 'draw' } };
    expect(setupOf(draft)).toMatchObject({ first: 1, choices: { 'both-reach': 'draw' } });
  });
});

describe('a remembered set-up', () => {
  it('comes back as it was', () => {
    const draft: Draft = {
      format: 'constructed',
      map: 'crossroads',
      sides: [{ faction: 'D', party: BUILT, built: [{ character: 'D1', cards: ['K04'] }], player: 'random' }, USUAL_DRAFT.sides[1]],
      first: '0',
      choices: { 'round-limit': '5' },
    };
    expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    stored({ format: 'open' }),
    stored({ first: 2 }),
    stored({ sides: [] }),
    stored({ sides: [USUAL_DRAFT.sides[0], USUAL_DRAFT.sides[0]] }),
    stored({ sides: [{ ...USUAL_DRAFT.sides[0], party: PARTIES[0].id }, USUAL_DRAFT.sides[1]] }),
    stored({ sides: [{ ...USUAL_DRAFT.sides[0], party: BUILT, built: [{ character: 'Z9', cards: [] }] }, USUAL_DRAFT.sides[1]] }),
    stored({ choices: null }),
  ])('that cannot be is the usual one: %s', (text) => {
    expect(draftFrom(text)).toBe(USUAL_DRAFT);
  });

  it('takes what is one’s own, as far as it is there', () => {
    const map = { ...WOW_OWN.kinds.maps.blank, id: 'ford' };
    const party = {
      ...WOW_OWN.kinds.parties.blank,
      format: 'constructed',
      members: membersOf(USUAL_DRAFT.sides[0]).map((m, i) => (i > 0 ? m : { ...m, cards: ['my-card', ...m.cards.slice(1)] })),
    };
    const text = stored({ map: 'ford', sides: [{ ...USUAL_DRAFT.sides[0], party: 'my-party' }, USUAL_DRAFT.sides[1]] });
    expect(draftFrom(text)).toBe(USUAL_DRAFT);
    for (const [kind, thing] of [
      ['maps', map],
      ['parties', party],
      ['cards', WOW_OWN.kinds.cards.blank],
    ] as const)
      keepThings('wow', kind, [thing]);
    const draft = draftFrom(text);
    expect([draft.map, draft.sides[0].party, ...faultsOf(draft, 0)]).toEqual(['ford', 'my-party']);
    const setup = setupOf(draft);
    expect([setup.map, setup.content?.maps?.[0].id, setup.content?.cards?.map((c) => c.id)]).toEqual(['ford', 'ford', ['my-card']]);
    expect(() => wow.tables(setup)).not.toThrow();
    expect(setupOf(USUAL_DRAFT)).not.toHaveProperty('content');
    dropThing('wow', 'cards', 'my-card');
    expect(faultsOf(draft, 0).map((f) => f.key)).toContain('unknown-card');
    for (const [kind, id] of [
      ['maps', 'ford'],
      ['parties', 'my-party'],
    ] as const)
      dropThing('wow', kind, id);
    expect(draftFrom(stored({ map: 'ford' })).map).toBeUndefined();
  });

  it('forgets options that no longer exist', () => {
    expect(draftFrom(stored({ choices: { 'no-such': 'x', 'both-reach': 'draw', 'round-limit': 'never' } })).choices).toEqual({
      'both-reach': 'draw',
    });
  });
});
