/** What each answer promises to a plan: pairs of cards, cards given for a blow, legs of a move, targets. */
import { describe, expect, it } from 'vitest';
import { Match, seeded } from '../../../core/index.ts';
import { promiseOf } from '../foreseen-answer.ts';
import { gloomhaven, MONSTER, type Situation, situationMatch } from '../index.ts';
import { DISCARD } from '../state.ts';
import { choosing } from '../talking/choosing.testing.ts';
import { against, PLAIN_BLOW } from './deeds.ts';

/** What is promised where a situation asks, by the ids of the answers. */
function promises(s: Situation, ...before: readonly string[]): (id: string) => number {
  const m = situationMatch(s);
  const random = seeded(1);
  const onward = (): void => {
    for (let n = 0; n < 40 && m.nodeKind === 'chance'; n++) m.rollBy(random);
  };
  onward();
  for (const id of before) {
    m.take(id);
    onward();
  }
  const options = m.options();
  const out = new Float64Array(options.length);
  expect(
    promiseOf(
      m.play,
      options.map((o) => o.code),
      out,
    ),
  ).toBe(true);
  return (id) => {
    const at = options.findIndex((o) => o.id === id);
    if (at < 0) throw new Error(`${id} is not among ${options.map((o) => o.id).join(' ')}`);
    return out[at];
  };
}

describe('a pair of cards', () => {
  /** What each pair promises the brute, with one monster left that is near; some of its cards are discarded. */
  function pairs(discarded = 0): (id: string) => number {
    const m = choosing();
    const state = gloomhaven.copy(m.state);
    const monsters = state.figures.filter((f) => f.kind === MONSTER);
    const brute = state.figures.find((f) => f.kind !== MONSTER && f.seat === 0);
    for (const f of monsters.slice(1)) f.out = 1;
    if (brute !== undefined) brute.hex = monsters[1].hex;
    state.cards
      .filter((c) => c.owner === 0)
      .forEach((c, i) => {
        if (i >= 10 - discarded) c.zone = DISCARD;
      });
    const match = new Match(gloomhaven, m.setup, { table: m.table, state });
    const options = match.options();
    const out = new Float64Array(options.length);
    expect(
      promiseOf(
        match.play,
        options.map((o) => o.code),
        out,
      ),
    ).toBe(true);
    return (id) => out[options.findIndex((o) => o.id === id)];
  }

  it('promises the same whichever leads, but for when it acts: early, where monsters are near', () => {
    const near = pairs();
    const early = (told: (id: string) => number, one: string, other: string): number =>
      told(`cards:brute:${one}+brute:${other}`) - told(`cards:brute:${other}+brute:${one}`);
    // Initiatives 10, 54 and 72.
    expect(early(near, 'provoking-roar', 'leaping-cleave')).toBeGreaterThan(0);
    expect(early(near, 'provoking-roar', 'leaping-cleave') / 44).toBeCloseTo(early(near, 'leaping-cleave', 'trample') / 18, 8);
  });

  it('promises more than a rest', () => {
    const told = pairs(3);
    expect(told('rest')).toBeLessThan(told('cards:brute:trample+brute:provoking-roar'));
  });
});

describe('a blow', () => {
  const hit: Situation = {
    characters: {
      brute: {
        at: [3, 3],
        hp: 3,
        initiative: 10,
        acted: true,
        hand: ['brute:leaping-cleave', 'brute:eye-for-an-eye', 'brute:shield-bash'],
        discard: ['brute:trample', 'brute:grab-and-go', 'brute:sweeping-blow'],
      },
    },
    monsters: { 'bandit-guard-1': { at: [4, 3] } },
    types: { 'bandit-guard': { card: '529' } },
    deck: { pile: { '+0': 20 } },
    turn: 'bandit-guard-1',
  };

  it('is paid for by the card of the hand that is missed least', () => {
    const told = promises(hit);
    expect(told('lose:brute:eye-for-an-eye')).toBeGreaterThan(told('lose:brute:leaping-cleave'));
    expect(told('suffer')).toBeLessThan(told('lose:brute:leaping-cleave'));
  });

  it('is worth less against a shield, but for what pierces it', () => {
    const m = situationMatch(hit);
    const guard = m.state.figures.findIndex((f) => f.kind === MONSTER);
    const worth = (shield: number, pierce = 0): number => {
      m.state.figures[guard].shield = shield;
      return against(m.play, guard, { ...PLAIN_BLOW, n: 3, pierce });
    };
    expect(worth(1)).toBeLessThan(worth(0));
    expect(worth(3)).toBe(0);
    expect(worth(3, 3)).toBe(worth(0));
  });
});

describe('a leg of a move', () => {
  const two: Situation = {
    characters: { brute: { at: [3, 3], lead: 'brute:grab-and-go', other: 'brute:trample' } },
    monsters: { 'bandit-guard-1': [5, 3] },
    tiles: [{ kind: 'trap', at: [2, 2] }],
    turn: 'brute',
  };

  it('promises what may be struck from there, and otherwise to stand where fewer blows fall', () => {
    const before = promises(two, 'play:brute:grab-and-go/bottom', 'do:move');
    expect(before('move:4,3')).toBeGreaterThan(before('move:1,3'));
    // Nothing is left to strike with: whoever can strike back is better kept away from.
    const after = (conditions: readonly ['stun'] | readonly []): ((id: string) => number) =>
      promises(
        { ...two, monsters: { 'bandit-guard-1': { at: [4, 3], elite: true, conditions } } },
        'play:brute:trample/top',
        'do:attack',
        'target:bandit-guard-1',
        'play:brute:grab-and-go/bottom',
        'do:move',
      );
    expect(after([])('move:3,4')).toBeLessThan(after(['stun'])('move:3,4'));
    expect(after([])('move:0,3')).toBe(after(['stun'])('move:0,3'));
  });

  it('is not onto a trap', () => {
    const told = promises(two, 'play:brute:grab-and-go/bottom', 'do:move');
    expect(told('move:2,2')).toBeLessThan(told('move:2,3') - 100);
  });
});
