import { describe, expect, it } from 'vitest';
import { runRuling } from '../../../core/index.ts';
import type { Situation } from '../situation.ts';
import { namedArgs, situationValue } from '../situation-values.ts';
import { gloomhavenSituations, situationMatch } from '../situations.ts';

function failures(situation: Situation, script: Parameters<typeof runRuling>[1]['cases'][number]['script']): string[] {
  return runRuling(gloomhavenSituations, { ruling: 'gh:round.6', cases: [{ name: { en: 'A', fr: 'A' }, situation, script }] }).map(
    (f) => `${f.at}: ${f.expected} / ${f.got}`,
  );
}

const CARDS = ['brute:trample', 'brute:skewer', 'brute:grab-and-go'];

describe('elements', () => {
  it('are strong from the end of the turn that made them, waning after the round, then gone (element.1)', () => {
    const s: Situation = {
      characters: { brute: { at: [3, 3], lead: 'make', other: 'use' } },
      cards: {
        make: { top: [{ do: 'element', of: 'fire' }] },
        use: { bottom: [{ do: 'shield', n: 0, whom: { who: 'self' }, consume: { element: 'fire', n: 1 } }] },
      },
      monsters: { 'bandit-guard-1': { at: [8, 6], acted: true } },
      turn: 'brute',
    };
    const script = [
      { take: 'play:make/top' },
      { expect: { values: { 'element fire': 'inert' } } },
      { take: 'play:use/bottom' },
      { expect: { values: { 'brute.shield': 0, 'element fire': 'waning' } } },
    ];
    expect(failures(s, script)).toEqual([]);
  });
});

describe('several summons of one owner (round.4)', () => {
  const kinds = { hp: 9, move: 2, attack: 1, range: 0 };
  const owner = 'brute';
  const called = (summons: Situation['summons']): Situation => ({
    characters: { brute: { at: [0, 6], initiative: 40 } },
    summonTypes: { bear: kinds, wolf: kinds },
    summons: summons ?? {},
    monsters: { 'bandit-guard-1': { at: [4, 3], hp: 90 } },
    types: {
      'bandit-guard': { normal: { hp: 90, move: 2, attack: 1, range: 0 }, card: { initiative: 60, lines: [{ do: 'attack', n: 0 }] } },
    },
    turn: 'bandit-guard-1',
  });

  it('act as they came, whatever their kind and number', () => {
    const order = (summons: Situation['summons']): unknown =>
      situationValue(situationMatch({ ...called(summons), turn: 'brute' }), 'order');
    const [a, b, c] = [
      { owner, at: [1, 0] },
      { owner, at: [2, 0] },
      { owner, at: [3, 0] },
    ] as const;
    expect(order({ 'bear-1': a, 'bear-2': b, 'wolf-1': c })).toEqual(['bear-1', 'bear-2', 'wolf-1', 'bandit-guard-1']);
    expect(order({ 'wolf-1': a, 'bear-1': b, 'bear-2': c })).toEqual(['wolf-1', 'bear-1', 'bear-2', 'bandit-guard-1']);
    expect(order({ 'bear-1': a, 'wolf-1': b, 'bear-2': c })).toEqual(['bear-1', 'wolf-1', 'bear-2', 'bandit-guard-1']);
  });

  it('and break the tie of a focus so, where nothing else does (focus.6)', () => {
    const focus = (summons: Situation['summons']): unknown => situationValue(situationMatch(called(summons)), 'focus bandit-guard-1');
    const [left, right] = [
      { owner, at: [3, 3] },
      { owner, at: [5, 3] },
    ] as const;
    expect(focus({ 'bear-1': left, 'wolf-1': right })).toEqual(['bear-1']);
    expect(focus({ 'wolf-1': right, 'bear-1': left })).toEqual(['wolf-1']);
  });
});

describe('players whose cards show the same two numbers', () => {
  const tied: Situation = {
    characters: {
      spellweaver: { at: [0, 0], lead: 'a', other: 'b' },
      'spellweaver#2': { at: [0, 4], lead: 'a', other: 'b' },
      brute: { at: [0, 6], lead: 'b', other: 'a' },
    },
    summons: {
      'mystic-ally-1': { owner: 'spellweaver', at: [1, 0] },
      'mystic-ally-2': { owner: 'spellweaver#2', at: [1, 4] },
      'mystic-ally-3': { owner: 'spellweaver#2', at: [2, 4] },
    },
    cards: { a: { initiative: 20 }, b: { initiative: 30 } },
    monsters: { 'bandit-guard-1': { at: [8, 6], hp: 90, acted: true } },
    choices: { 'class-twice': 'allowed' },
  };

  it('decide who begins, and a summon acts right before its own summoner (round.3, round.4)', () => {
    const match = situationMatch(tied);
    const ids = (): string[] => match.options().map((o) => o.id);
    expect(ids()).toEqual(['first:mystic-ally-1', 'first:mystic-ally-2']);
    match.take('first:mystic-ally-2');
    for (let n = 0; n < 60 && match.state.round === 1; n++) {
      if (match.nodeKind === 'chance') match.fall(match.outcomes()[0].id);
      else match.take(ids()[0]);
    }
    const turns = match.events.flatMap((e) => (e.key === 'turn' ? [namedArgs(match, e).figure] : []));
    expect(turns).toEqual(['mystic-ally-2', 'mystic-ally-3', 'spellweaver#2', 'mystic-ally-1', 'spellweaver', 'brute']);
  });
});

describe('rests', () => {
  it('a long rest acts at 99: a card of choice is lost, the others come back, 2 are healed, even stunned (rest.2)', () => {
    const s: Situation = {
      characters: { brute: { at: [3, 3], hp: 5, rest: true, discard: CARDS, conditions: ['stun'] } },
      turn: 'brute',
      monsters: { 'bandit-guard-1': { at: [8, 6], acted: true } },
    };
    const script = [
      { expect: { values: { 'brute.initiative': 99 } } },
      { take: 'lose:brute:skewer' },
      { expect: { values: { 'brute.hp': 7, 'brute.lost': ['brute:skewer'], 'brute.hand': ['brute:grab-and-go', 'brute:trample'] } } },
    ];
    expect(failures(s, script)).toEqual([]);
  });

  it('a short rest loses a card by chance, for 1 damage another one, and heals nothing (rest.1)', () => {
    const s: Situation = {
      characters: { brute: { at: [3, 3], hp: 5, discard: CARDS } },
      at: 'end',
      monsters: { 'bandit-guard-1': [8, 6] },
    };
    const script = [
      { take: 'rest' },
      { roll: 'brute:skewer' },
      { take: 'another' },
      { take: 'suffer' },
      { roll: 'brute:trample' },
      { expect: { values: { 'brute.hp': 4, 'brute.lost': ['brute:trample'], 'brute.hand': ['brute:grab-and-go', 'brute:skewer'] } } },
    ];
    expect(failures(s, script)).toEqual([]);
  });
});

describe('who gives damage up', () => {
  it('loses a card of the hand, or two discards, never one that is chosen (damage.1)', () => {
    const s: Situation = {
      characters: { brute: { at: [3, 3], lead: 'walk', hand: ['brute:shield-bash'], discard: ['brute:skewer', 'brute:grab-and-go'] } },
      cards: { walk: { bottom: [{ do: 'move', n: 1 }] } },
      tiles: [{ kind: 'trap', at: [4, 3], n: 3, conditions: ['poison'] }],
      monsters: { 'bandit-guard-1': [8, 6] },
      turn: 'brute',
    };
    const script = [
      { take: 'play:walk/bottom' },
      { take: 'do:move' },
      { take: 'move:4,3' },
      { expect: { offered: ['suffer', 'lose:brute:shield-bash', 'lose:brute:grab-and-go+brute:skewer'], absent: ['lose:walk'] } },
      { take: 'lose:brute:shield-bash' },
      { expect: { values: { 'brute.hp': 10, 'brute.conditions': ['poison'], 'brute.lost': ['brute:shield-bash'] } } },
    ];
    expect(failures(s, script)).toEqual([]);
  });

  it('exhausted, is gone with all cards and summons (damage.2)', () => {
    const s: Situation = {
      characters: { brute: { at: [3, 3], hp: 1, lead: 'walk', hand: [] }, scoundrel: { at: [0, 0], initiative: 80 } },
      cards: { walk: { bottom: [{ do: 'move', n: 1 }] } },
      summons: { 'mystic-ally-1': { owner: 'brute', at: [2, 2] } },
      tiles: [{ kind: 'trap', at: [4, 3], n: 3 }],
      monsters: { 'bandit-guard-1': [8, 6] },
      turn: 'brute',
    };
    const script = [
      { take: 'play:walk/bottom' },
      { take: 'do:move' },
      { take: 'move:4,3' },
      { take: 'suffer' },
      { expect: { values: { 'brute.out': true, 'mystic-ally-1.out': true, 'brute.hand': [], 'brute.chosen': [] } } },
    ];
    expect(failures(s, script)).toEqual([]);
  });
});
