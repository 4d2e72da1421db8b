import { BOARDS, buildTable, WARBANDS } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { readDraft, seatOfFault } from '../../../setup/draft.ts';
import type { OwnDeck } from '../decks/kept.ts';
import { type Draft, draftsOf, faultsOf, offsetsFor, readyDeck, setupOf, USUAL_DRAFT, withField, withSide } from './draft.ts';

const SHORT: OwnDeck = { id: 'own-1', name: 'Short', warband: 'zarbags-gitz', objectives: [], power: [] };
const draftFrom = (text: string | null, own: readonly OwnDeck[]): Draft =>
  readDraft(
    text,
    draftsOf(() => own),
  ).draft;
const gitz = (deck: string): Draft => withSide(withSide(USUAL_DRAFT, 1, { warband: 'zarbags-gitz' }), 1, { deck });

describe('a set-up in the making', () => {
  it('may begin as it is, two different warbands against each other', () => {
    expect(faultsOf(USUAL_DRAFT, [])).toEqual([]);
    expect(new Set(USUAL_DRAFT.sides.map((s) => s.warband)).size).toBe(2);
    expect(setupOf(USUAL_DRAFT, [])).toEqual({
      seats: [
        { warband: 'steelhearts-champions', deck: 'starter:steelhearts-champions' },
        { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' },
      ],
    });
  });

  it.each(WARBANDS)('takes %s with its ready-made deck', (warband) => {
    const draft = withSide(USUAL_DRAFT, 0, { warband });
    expect(draft.sides[0].deck).toBe(readyDeck(warband));
    expect(faultsOf(draft, [])).toEqual([]);
  });

  it('says every fault of a deck with its rule, on its side', () => {
    const faults = faultsOf(gitz('own-1'), [SHORT]);
    expect(faults.map((f) => [f.say.key, f.rule, seatOfFault(f)])).toEqual([
      ['how-many-objectives', 'wu:K1', 1],
      ['too-few-power-cards', 'wu:K1', 1],
    ]);
    expect(faultsOf(gitz('own-1'), []).map((f) => f.say.key)).toEqual(['unknown-deck']);
  });

  it('wants a board from each player', () => {
    const [fault] = faultsOf(withSide(USUAL_DRAFT, 0, { boards: [] }), []);
    expect(fault).toMatchObject({ rule: 'wu:g.02', say: { key: 'no-boards' } });
    const one = withSide(USUAL_DRAFT, 0, { boards: [BOARDS[2].id] });
    expect(faultsOf(one, [])).toEqual([]);
    expect(setupOf(one, []).seats[0].boards).toEqual([BOARDS[2].id]);
    expect(() =>
      buildTable({ ...setupOf(one, []), seats: [{ ...setupOf(one, []).seats[0], boards: [] }, setupOf(one, []).seats[1]] }),
    ).toThrow('no-boards');
  });

  it('lays boards only as they may lie', () => {
    const given = { ...USUAL_DRAFT, given: true };
    for (const turned of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const)
      for (const offset of [-7, -1, 0, 3, 6]) expect(faultsOf(withField(given, { turned, offset }), [])).toEqual([]);
    const wide = withField({ ...given, choices: { joining: 'middle' } }, { offset: 5 });
    expect(offsetsFor({}, [false, false])).not.toContain(wide.field.offset);
    expect(faultsOf({ ...wide, choices: {} }, []).map((f) => f.rule)).toEqual(['wu:S2']);
    expect(faultsOf(withField({ ...wide, choices: {} }, {}), [])).toEqual([]);
  });

  it('says everything that is wrong at once: two decks, boards, and a battlefield that cannot be', () => {
    const wide = { ...USUAL_DRAFT, given: true, field: { ...USUAL_DRAFT.field, offset: 9 } };
    const draft = withSide(withSide(wide, 1, { warband: 'zarbags-gitz' }), 1, { deck: 'gone', boards: [] });
    expect(faultsOf(withSide(draft, 0, { deck: 'own-2' }), [{ ...SHORT, id: 'own-2' }]).map((f) => [f.at, f.say.key])).toEqual([
      ['seats[0].deck.objectives', 'how-many-objectives'],
      ['seats[0].deck.power', 'too-few-power-cards'],
      ['seats[1].deck', 'unknown-deck'],
      ['seats[1].boards', 'no-boards'],
      ['field', 'cannot-join'],
    ]);
  });
});

describe('a draft that was kept', () => {
  it('comes back as it was', () => {
    const draft = withField({ ...gitz('own-1'), given: true, choices: { mulligan: 'none' } }, { turned: [true, true] });
    expect(draftFrom(JSON.stringify(draft), [SHORT])).toEqual(draft);
  });

  it('has the ready-made deck where its own is gone', () => {
    expect(draftFrom(JSON.stringify(gitz('own-1')), []).sides[1].deck).toBe('starter:zarbags-gitz');
  });

  it.each([null, '', '{', '7', '{"sides":[]}', JSON.stringify({ ...USUAL_DRAFT, field: null })])(
    'is the usual one where it makes no sense: %s',
    (text) => {
      expect(draftFrom(text, [])).toEqual(USUAL_DRAFT);
    },
  );

  it('forgets options and boards that no longer exist', () => {
    const odd = { ...withSide(USUAL_DRAFT, 0, { boards: [BOARDS[0].id] }), choices: { mulligan: 'three', gone: 'x' } };
    expect(draftFrom(JSON.stringify(odd), [])).toMatchObject({ choices: {}, sides: [{ boards: [BOARDS[0].id] }, {}] });
  });
});
