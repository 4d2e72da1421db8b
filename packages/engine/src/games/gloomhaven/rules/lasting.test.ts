/** gh:turn.5. What a card of the active area gives ends with it, however it leaves, and stays as long as it does. */
import { describe, expect, it } from 'vitest';
import { Match as CoreMatch } from '../../../core/index.ts';
import { gloomhaven } from '../game.ts';
import type { Setup } from '../setup.ts';
import type { Situation } from '../situation.ts';
import type { SituationCharacter } from '../situation-figures.ts';
import { situationValue } from '../situation-values.ts';
import { caseOf } from '../situation-writing.ts';
import { situationMatch } from '../situations.ts';

type Match = ReturnType<typeof situationMatch>;

const CARDS = {
  wall: {
    initiative: 20,
    top: {
      abilities: [
        { do: 'retaliate', n: 2, whom: { who: 'self-and-adjacent-allies' } },
        { do: 'shield', n: 2, whom: { who: 'self-and-adjacent-allies' } },
      ],
      stays: 'round',
      lost: true,
    },
    bottom: { abilities: [{ do: 'shield', n: 1, whom: { who: 'self' } }], stays: 'persistent' },
  },
  again: { initiative: 30, bottom: [{ do: 'recover-all-lost' }], top: [{ do: 'attack', n: 2 }] },
} as NonNullable<Situation['cards']>;

/** The brute with both cards, the scoundrel beside it, and an enemy that does nothing. */
function scene(
  brute: { readonly [K in keyof SituationCharacter]?: SituationCharacter[K] | undefined },
  more: { readonly [K in keyof Situation]?: Situation[K] | undefined } = {},
): Match {
  return situationMatch({
    characters: {
      brute: { at: [3, 3], lead: 'wall', other: 'again', ...brute },
      scoundrel: { at: [3, 4], rest: true, hand: ['scoundrel:flanking-strike', 'scoundrel:backstab'] },
    },
    monsters: { 'bandit-guard-1': { at: [8, 0], hp: 60 } },
    types: { 'bandit-guard': { normal: { hp: 60 }, card: { initiative: 90, lines: [] } } },
    cards: CARDS,
    turn: 'brute',
    ...more,
  } as Situation);
}

const take = (m: Match, ...ids: string[]): void => {
  for (const id of ids) m.take(id);
};
const numbers = (m: Match): unknown[] =>
  ['brute.shield', 'brute.retaliate', 'scoundrel.shield', 'scoundrel.retaliate'].map((name) => situationValue(m, name));

describe('an active card that is recovered', () => {
  it('takes back what it gave, to its owner and to others', () => {
    const m = scene({});
    take(m, 'play:wall/top', 'do:retaliate', 'do:shield');
    expect(numbers(m)).toEqual([2, 2, 2, 2]);
    take(m, 'play:again/bottom', 'do:recover-all-lost>wall');
    expect(numbers(m)).toEqual([0, 0, 0, 0]);
    expect(situationValue(m, 'brute.hand')).toEqual(['wall']);
  });

  it('leaves what others gave', () => {
    const m = scene({ shield: 1 });
    take(m, 'play:wall/top', 'do:retaliate', 'do:shield');
    expect(situationValue(m, 'brute.shield')).toBe(3);
    take(m, 'play:again/bottom', 'do:recover-all-lost>wall');
    expect(situationValue(m, 'brute.shield')).toBe(1);
  });

  it('does so where the situation has it active, said or not', () => {
    for (const said of [{}, { shield: 2, retaliate: 2 }]) {
      const m = scene({ lead: 'again', other: undefined, active: [{ card: 'wall', half: 'top' }], ...said });
      expect(numbers(m)).toEqual([2, 2, 0, 0]);
      take(m, 'play:again/bottom', 'do:recover-all-lost>wall');
      expect(numbers(m)).toEqual([0, 0, 0, 0]);
    }
  });

  it('Wall of Doom itself', () => {
    const m = situationMatch({
      characters: { brute: { at: [3, 3], lead: 'brute:wall-of-doom', other: 'again' } },
      monsters: { 'bandit-guard-1': { at: [8, 0], hp: 60 } },
      types: { 'bandit-guard': { card: { initiative: 90, lines: [] } } },
      cards: CARDS,
      turn: 'brute',
    } as Situation);
    take(m, 'play:brute:wall-of-doom/top', 'do:retaliate', 'do:shield');
    expect([situationValue(m, 'brute.shield'), situationValue(m, 'brute.retaliate')]).toEqual([2, 2]);
    take(m, 'play:again/bottom', 'do:recover-all-lost>brute:wall-of-doom');
    expect([situationValue(m, 'brute.shield'), situationValue(m, 'brute.retaliate')]).toEqual([0, 0]);
  });
});

describe('an active card that goes otherwise', () => {
  it('with its owner, who is exhausted: its friends lose what it gave', () => {
    const m = scene(
      {
        hp: 1,
        lead: 'again',
        other: undefined,
        active: [{ card: 'wall', half: 'top', gives: [{ to: 'scoundrel', shield: 2 }] }],
        conditions: ['wound'],
      },
      { turn: undefined },
    );
    expect(m.options().map((o) => o.id)).toContain('suffer');
    take(m, 'suffer');
    expect(situationValue(m, 'brute.out')).toBe(true);
    expect(situationValue(m, 'scoundrel.shield')).toBe(0);
  });

  it('as one of two discards that negate damage: it counts as discarded', () => {
    const m = scene({
      lead: 'again',
      other: undefined,
      hand: [],
      discard: ['brute:trample'],
      active: [{ card: 'wall', half: 'bottom' }],
      conditions: ['wound'],
    });
    expect(situationValue(m, 'brute.shield')).toBe(1);
    const both = m.options().filter((o) => o.id.includes('+'));
    expect(both.map((o) => o.say.key)).toEqual(['lose-two-active']);
    take(m, both[0].id);
    expect(situationValue(m, 'brute.shield')).toBe(0);
    expect(situationValue(m, 'brute.lost')).toEqual(['brute:trample', 'wall']);
  });

  it('before a rest that is to bring it back, or lost by it', () => {
    const resting = {
      lead: undefined,
      other: undefined,
      rest: true,
      hand: ['brute:sweeping-blow', 'brute:warding-strength'],
      discard: ['brute:trample', 'brute:skewer'],
      active: [{ card: 'wall', half: 'bottom' as const }],
    };
    const kept = scene(resting);
    expect(
      kept
        .options()
        .map((o) => o.id)
        .sort(),
    ).toEqual(['lose:brute:skewer', 'lose:brute:trample', 'lose:wall', 'take:wall']);
    take(kept, 'lose:brute:trample');
    expect([situationValue(kept, 'brute.active'), situationValue(kept, 'brute.shield')]).toEqual([['wall'], 1]);
    const taken = scene(resting);
    take(taken, 'take:wall', 'lose:brute:trample');
    expect([situationValue(taken, 'brute.hand'), situationValue(taken, 'brute.shield')]).toEqual([
      ['brute:skewer', 'brute:sweeping-blow', 'brute:warding-strength', 'wall'],
      0,
    ]);
    const lost = scene(resting);
    take(lost, 'lose:wall');
    expect([situationValue(lost, 'brute.lost'), situationValue(lost, 'brute.shield')]).toEqual([['wall'], 0]);
  });
});

describe('a shield that persists', () => {
  it('outlasts the round, as its card does; one of the round does not', () => {
    const m = scene({ lead: 'wall', other: 'again', shield: 3, hand: ['brute:trample', 'brute:skewer'] });
    take(m, 'play:wall/bottom', 'do:shield');
    expect(situationValue(m, 'brute.shield')).toBe(4);
    take(m, 'end');
    for (let n = 0; n < 20 && situationValue(m, 'round') === 1; n++) {
      const ids = m.options().map((o) => o.id);
      m.take(ids.find((id) => id === 'no-rest' || id === 'end') ?? ids[0]);
    }
    expect(situationValue(m, 'round')).toBe(2);
    expect(situationValue(m, 'brute.shield')).toBe(1);
    expect(situationValue(m, 'brute.active')).toEqual(['wall']);
  });
});

describe('stats of a situation', () => {
  it('say what differs; a type of its own says all of them', () => {
    const m = scene({}, { types: { 'bandit-guard': { normal: { shield: 5 }, card: { initiative: 90, lines: [] } } } });
    expect(situationValue(m, 'bandit-guard-1.shield')).toBe(5);
    expect(() => scene({}, { monsters: { 'ghost-1': [8, 0] }, types: { ghost: { normal: { shield: 5 } } } })).toThrow('values-missing');
  });
});

describe('a position written down', () => {
  it('keeps what active cards give, and to whom', () => {
    const active = [{ card: 'brute:wall-of-doom', half: 'top' as const, gives: [{ to: 'scoundrel', shield: 2 }] }];
    const m = situationMatch({
      scenario: 'black-barrow',
      characters: {
        brute: { at: [11, 1], lead: 'brute:trample', other: 'brute:skewer', active },
        scoundrel: { at: [11, 2], rest: true, shield: 2 },
      },
      monsters: { 'bandit-guard-1': [8, 2] },
      types: { 'bandit-guard': { card: '525' } },
      turn: 'brute',
    });
    // The same position with nothing of the situation's own: only such a match has words for all of it.
    const setup: Setup = { scenario: 'black-barrow', characters: m.setup.characters, anyHand: true };
    const written = caseOf(new CoreMatch(gloomhaven, setup, { state: m.state }))?.situation;
    const brute = written?.characters.brute as SituationCharacter | undefined;
    expect(brute?.active).toEqual(active);
    expect(situationMatch(written as Situation).state.given).toEqual(m.state.given);
  });
});

describe('a bonus above an attack on one half (turn.5)', () => {
  it('holds for the attack below it, and may be used up by it', () => {
    const m = situationMatch({
      characters: { brute: { at: [3, 3], lead: 'rage', deck: { pile: { '+0': 20 } } } },
      monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20, acted: true } },
      cards: {
        rage: {
          initiative: 20,
          top: {
            abilities: [
              { do: 'lasting', of: 'attack-action-plus-one' },
              { do: 'attack', n: 2 },
            ],
            stays: 'persistent',
            xp: 1,
          },
        },
      },
      turn: 'brute',
    } as Situation);
    take(m, 'play:rage/top', 'do:attack', 'target:bandit-guard-1');
    m.fall('+0');
    expect(['bandit-guard-1.hp', 'brute.active', 'brute.discard', 'brute.xp'].map((name) => situationValue(m, name))).toEqual([
      17,
      [],
      ['rage'],
      1,
    ]);
  });
});
