/** gh:summon.1, gh:turn.5. A summon and the card it came by go together, each card with its own. */
import { describe, expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import { situationValue } from '../situation-values.ts';
import { situationMatch } from '../situations.ts';

const CARDS = {
  call: { initiative: 30, top: { abilities: [{ do: 'summon', of: 'bear' }], stays: 'persistent' } },
  howl: { initiative: 31, top: { abilities: [{ do: 'summon', of: 'bear' }], stays: 'persistent', lost: true } },
  again: { initiative: 32, top: [{ do: 'recover-all-lost' }] },
};

/** The brute with a bear by each of two cards; a guard beside it, or beside the first bear. */
function bears(brute: object, more: object = {}) {
  return situationMatch({
    characters: {
      brute: {
        at: [3, 3],
        discard: ['brute:trample'],
        active: [
          { card: 'call', half: 'top' },
          { card: 'howl', half: 'top' },
        ],
        ...brute,
      },
    },
    cards: CARDS,
    summonTypes: { bear: { hp: 1, move: 0, attack: 0, range: 0 } },
    summons: { 'bear-1': { owner: 'brute', at: [8, 0], acted: true }, 'bear-2': { owner: 'brute', at: [0, 0], acted: true } },
    monsters: { 'bandit-guard-1': { at: [4, 3] } },
    types: { 'bandit-guard': { normal: { hp: 9 }, card: { initiative: 90, lines: [{ do: 'attack', n: 0 }] } } },
    deck: { pile: { '+0': 20 } },
    turn: 'brute',
    ...more,
  } as Situation);
}

const gone = (m: ReturnType<typeof bears>): unknown[] =>
  ['bear-1.out', 'bear-2.out', 'brute.active'].map((name) => situationValue(m, name));

describe('a summon and its card', () => {
  it('goes with the card that is lost to negate damage', () => {
    const m = bears({ initiative: 20, acted: true }, { turn: 'bandit-guard-1' });
    m.fall('+0');
    m.take('lose:brute:trample+call');
    expect(gone(m)).toEqual([true, false, ['howl']]);
  });

  it('goes with the card that a rest takes back', () => {
    const m = bears({ initiative: 20, acted: true }, { at: 'end', turn: undefined });
    m.take('take:call');
    expect(gone(m)).toEqual([true, false, ['howl']]);
  });

  it('goes with the card that is recovered, and no other of its kind', () => {
    const m = bears({ lead: 'again' });
    m.take('play:again/top');
    m.take('do:recover-all-lost>howl');
    expect(gone(m)).toEqual([false, true, ['call']]);
  });

  it('takes its own card along when it dies', () => {
    const m = bears({ initiative: 20, acted: true }, { monsters: { 'bandit-guard-1': { at: [7, 0] } }, turn: 'bandit-guard-1' });
    m.fall('+0');
    expect(gone(m)).toEqual([true, false, ['howl']]);
  });
});
