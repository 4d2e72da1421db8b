import { buildTable, CHOICES, CLASSES, STANDARD_DECK } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { readDraft, seatOfFault } from '../../../setup/draft.ts';
import { gloomhavenEntry } from '../entry.ts';
import { describeSides } from './describe.ts';
import {
  aloneOf,
  DRAFTS,
  type Draft,
  faultsOf,
  isStandard,
  isUsualHand,
  NUMBERS,
  playing,
  poolOf,
  setupOf,
  USUAL_DRAFT,
  usualHand,
  withCharacter,
  withHand,
  withPartners,
} from './draft.ts';

const FOUR: Draft = { ...USUAL_DRAFT, many: 4, choices: { 'class-twice': 'allowed' } };
const keys = (draft: Draft) => faultsOf(draft).map((f) => [seatOfFault(f), f.rule, f.say.key]);

describe('a set-up in the making', () => {
  it('may begin as it is: one person alone with two characters', () => {
    expect(faultsOf(USUAL_DRAFT)).toEqual([]);
    expect(playing(USUAL_DRAFT).map((c) => [c.class, c.player])).toEqual([
      ['brute', 'person'],
      ['scoundrel', 'person'],
    ]);
    expect(setupOf(USUAL_DRAFT)).toEqual({
      scenario: 'black-barrow',
      characters: (['brute', 'scoundrel'] as const).map((id) => ({ class: id, cards: usualHand(id) })),
      level: 1,
      solo: true,
    });
  });

  it('knows who plays with whom: a person one character, persons all of them, or otherwise', () => {
    const one = withPartners(FOUR, 2);
    expect([aloneOf(FOUR), aloneOf(one)]).toEqual([-1, 2]);
    expect([aloneOf(withCharacter(one, 0, { player: 'person' })), aloneOf(withCharacter(one, 2, { player: 'random' }))]).toEqual([
      null,
      null,
    ]);
    // Whoever does not play says nothing of it.
    expect(aloneOf(withCharacter(USUAL_DRAFT, 3, { player: 'random' }))).toBe(-1);
    expect([one.solo, withPartners(one, -1).solo, aloneOf(withPartners(one, -1))]).toEqual([false, true, -1]);
  });

  it.each(CLASSES)('has as many cards of %s as its hand holds, out of all there are', (id) => {
    const draft = withCharacter({ ...USUAL_DRAFT, choices: { 'class-twice': 'allowed' } }, 0, { class: id });
    expect(isUsualHand(draft.characters[0])).toBe(true);
    expect(faultsOf(draft)).toEqual([]);
    expect(poolOf(id).length).toBeGreaterThan(usualHand(id).length);
    expect(poolOf(id).map((c) => c.initiative)).toEqual([...poolOf(id).map((c) => c.initiative)].sort((a, b) => a - b));
  });

  it('keeps the hand of each class while another one is looked at', () => {
    const hand = poolOf('brute')
      .map((c) => c.id)
      .slice(0, 10);
    const changed = withHand(USUAL_DRAFT, 0, hand);
    const back = withCharacter(withCharacter(changed, 0, { class: 'spellweaver' }), 0, { class: 'brute' });
    expect(new Set(setupOf(back).characters[0].cards)).toEqual(new Set(hand));
    expect(isUsualHand(back.characters[0])).toBe(false);
    expect(isUsualHand(back.characters[1])).toBe(true);
  });

  it('says what is wrong with each character, by its rule', () => {
    const short = withHand(USUAL_DRAFT, 1, usualHand('scoundrel').slice(1));
    const both = withCharacter(short, 0, { modifiers: { 'rolling+1': 2 } });
    expect(keys(both)).toEqual([
      [0, 'gh:deck.4', 'deck-without-end'],
      [1, 'gh:turn.1', 'hand-size'],
    ]);
  });

  it('seats four where a class may play twice, and says so where it may not', () => {
    expect(keys({ ...USUAL_DRAFT, many: 4 })).toEqual([[null, 'gh:scenario.2', 'class-twice']]);
    expect(faultsOf(FOUR)).toEqual([]);
    expect(buildTable(setupOf(FOUR)).characters.map((c) => c.key)).toEqual(['brute', 'scoundrel', 'spellweaver', 'brute#2']);
    expect(NUMBERS.map((many) => playing({ ...FOUR, many }).length)).toEqual([2, 3, 4]);
  });

  it('names its sides by their classes, by numbers where one is there twice', () => {
    expect(describeSides(setupOf(FOUR), 'en')).toEqual(['Brute 1', 'Scoundrel', 'Spellweaver', 'Brute 2']);
    expect(describeSides(setupOf(USUAL_DRAFT), 'fr')).toEqual(['Brute', 'Crapule']);
    expect(describeSides(null, 'en')).toEqual([]);
    expect(describeSides({ characters: [{}, { class: 'bard' }] }, 'en')).toEqual(['?', 'bard']);
  });

  it('is won or lost by all of them', () => {
    expect([0, -1].map((winner) => gloomhavenEntry.ended?.(winner).en)).toEqual(['Won together', 'Lost together']);
  });

  it('has the standard deck where every kind is there as often', () => {
    expect(isStandard({ ...STANDARD_DECK, 'rolling+1': 0 })).toBe(true);
    expect(isStandard({ ...STANDARD_DECK, '+0': 5 })).toBe(false);
    expect(setupOf(withCharacter(USUAL_DRAFT, 0, { modifiers: { ...STANDARD_DECK, '+2': 3 } })).characters[0].modifiers).toMatchObject({
      '+2': 3,
    });
  });
});

describe('a remembered set-up', () => {
  const read = (text: string): ReturnType<typeof readDraft<Draft>> => readDraft(text, DRAFTS);
  const stored = (change: object): string => JSON.stringify({ ...FOUR, ...change });

  it('comes back as it was', () => {
    const draft: Draft = {
      ...withCharacter(withHand(FOUR, 0, usualHand('brute').slice(2)), 1, { player: 'greedy', modifiers: { '+0': 3 } }),
      level: 2,
      solo: false,
    };
    expect(read(JSON.stringify(draft))).toEqual({ draft, state: 'whole' });
    expect(read(JSON.stringify(USUAL_DRAFT)).state).toBe('whole');
  });

  it.each([
    [{ scenario: 'cellar' }, { scenario: 'black-barrow' }],
    [{ many: 7 }, { many: 2 }],
    [{ level: 9 }, { level: 1 }],
    [{ level: '1' }, { level: 1 }],
    [{ solo: 'yes' }, { solo: true }],
    [{ choices: { 'class-twice': 'allowed', 'no-such': 'x', [CHOICES[1].id]: 'never' } }, { choices: { 'class-twice': 'allowed' } }],
    [{ characters: [] }, { characters: USUAL_DRAFT.characters }],
    [{ characters: [{ ...FOUR.characters[0], class: 'bard' }, ...FOUR.characters.slice(1)] }, { characters: FOUR.characters }],
    [
      {
        characters: [
          { ...FOUR.characters[0], hands: { ...FOUR.characters[0].hands, brute: ['scoundrel:smoke-bomb'] } },
          ...FOUR.characters.slice(1),
        ],
      },
      { characters: FOUR.characters },
    ],
    [{ characters: [{ ...FOUR.characters[0], modifiers: { '+0': -1 } }, ...FOUR.characters.slice(1)] }, { characters: FOUR.characters }],
  ])('loses only what no longer makes sense, and says so: %j', (change, is) => {
    expect(read(stored(change))).toMatchObject({ draft: { ...FOUR, ...is }, state: 'mended' });
  });

  it.each(['', '{', 'null', '7', '[]', '{}', stored({ characters: 'four' })])('that cannot be is the usual one: %s', (text) => {
    expect(read(text)).toEqual({ draft: USUAL_DRAFT, state: 'lost' });
  });
});
