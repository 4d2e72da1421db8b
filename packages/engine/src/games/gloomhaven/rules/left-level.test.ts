/** What monsters' lines do, and what the rules leave level: whom a heal goes to, which type begins. */
import { describe, expect, it } from 'vitest';
import { chanceOn } from '../../../core/index.ts';
import { gloomhaven } from '../game.ts';
import { play } from '../scene.testing.ts';
import type { Situation } from '../situation.ts';
import { situationValue } from '../situation-values.ts';
import { situationMatch } from '../situations.ts';

const ids = (s: Situation): string[] =>
  situationMatch(s)
    .options()
    .map((o) => o.id);

describe('a monster’s heal (monster.5, monster.7)', () => {
  const healing = (monsters: Situation['monsters'], more: Partial<Situation> = {}): Situation => ({
    characters: { brute: { at: [0, 0], initiative: 10, acted: true } },
    monsters: { 'living-bones-1': [4, 3], ...monsters },
    types: { 'living-bones': { card: { initiative: 20, lines: [{ do: 'heal', n: 2, range: 2 }] } } },
    turn: 'living-bones-1',
    ...more,
  });
  const hurt = (hp: number, at: readonly [number, number]) => ({ at, hp, acted: true });

  it('goes to whoever lacks most, without a question', () => {
    const m = situationMatch(
      healing({ 'living-bones-2': hurt(2, [5, 3]), 'living-bones-3': hurt(3, [3, 3]), 'living-bones-4': hurt(1, [8, 3]) }),
    );
    expect(m.state.figures.slice(2).map((f) => f.hp)).toEqual([5, 4, 3, 1]);
  });

  it('between equals is for the players', () => {
    const s = healing({ 'living-bones-2': hurt(2, [5, 3]), 'living-bones-3': hurt(2, [3, 3]) });
    const m = situationMatch(s);
    expect(m.node).toMatchObject({ kind: 'decision', seat: 0, rule: 'gh:focus.7' });
    expect(ids(s)).toEqual(['heal:living-bones-2', 'heal:living-bones-3']);
    m.take('heal:living-bones-3');
    expect(m.state.figures.slice(2).map((f) => f.hp)).toEqual([5, 2, 4]);
  });

  it('or for chance, where that is the option', () => {
    const s = healing({ 'living-bones-2': hurt(2, [5, 3]), 'living-bones-3': hurt(2, [3, 3]) }, { choices: { 'monster-ties': 'chance' } });
    const m = situationMatch(s);
    expect(m.node).toMatchObject({ kind: 'chance', rule: 'gh:focus.7' });
    m.fall('heal:living-bones-2');
    expect(m.state.figures.slice(2).map((f) => f.hp)).toEqual([5, 4, 2]);
  });

  it('asks nobody where it could do nothing, and never goes to an obstacle', () => {
    const m = situationMatch(healing({ 'living-bones-2': { at: [5, 3], acted: true } }, { objectives: [{ at: [4, 4], hp: 5 }] }));
    expect(m.node).toMatchObject({ kind: 'decision', step: expect.not.stringContaining('where') });
  });

  it('takes poison away, of a monster alone: an obstacle is no ally', () => {
    const m = situationMatch(
      healing({ 'living-bones-1': { at: [4, 3], conditions: ['poison'] } }, { objectives: [{ at: [4, 4], hp: 5 }] }),
    );
    expect(m.state.figures[2].conditions).toBe(0);
  });
});

describe('two types on one number (round.3)', () => {
  const level: Situation = {
    characters: { brute: { at: [0, 0], initiative: 10, acted: true } },
    monsters: { 'bandit-guard-1': [4, 3], 'living-bones-1': [6, 3] },
    types: {
      'bandit-guard': { card: { initiative: 30, lines: [{ do: 'shield', n: 1 }] } },
      'living-bones': { card: { initiative: 30, lines: [{ do: 'shield', n: 1 }] } },
    },
  };

  it('begin as the players say', () => {
    expect(situationMatch(level).node).toMatchObject({ kind: 'decision', rule: 'gh:round.3' });
    expect(ids(level)).toEqual(['first:bandit-guard-1', 'first:living-bones-1']);
  });

  it('or as chance will have it, evenly', () => {
    const m = situationMatch({ ...level, choices: { 'monster-ties': 'chance' } });
    expect(m.node).toMatchObject({ kind: 'chance', rule: 'gh:round.3' });
    expect(chanceOn(m.play, gloomhaven.book).outcomes(m.play, {})).toMatchObject({ weights: [1, 1], total: 2 });
    m.fall('first:living-bones-1');
    expect(m.events.filter((e) => e.key === 'turn').map((e) => e.args.figure)).toEqual([{ figure: 3 }, { figure: 2 }]);
  });

  it('two characters on the same numbers still decide themselves', () => {
    const tied: Situation = {
      characters: { brute: { at: [0, 0], initiative: 10 }, scoundrel: { at: [2, 0], initiative: 10 } },
      monsters: { 'bandit-guard-1': [4, 3] },
      choices: { 'monster-ties': 'chance' },
    };
    expect(ids(tied)).toEqual(['first:brute', 'first:scoundrel']);
  });
});

describe('a monster’s loot line (monster.6)', () => {
  it('takes money within reach that it sees, and leaves treasure', () => {
    const m = situationMatch({
      characters: { brute: { at: [0, 0], initiative: 10, acted: true } },
      map: ['......', '.###..', '......', '......'],
      monsters: { 'bandit-guard-1': [2, 2] },
      types: { 'bandit-guard': { card: { initiative: 30, lines: [{ do: 'loot', n: 4 }] } } },
      tiles: [
        { kind: 'coin', at: [2, 2] },
        { kind: 'coin', at: [5, 2] },
        // Four steps around the block, and hidden behind it.
        { kind: 'coin', at: [2, 0] },
        { kind: 'chest', at: [3, 3], n: 7 },
      ],
      turn: 'bandit-guard-1',
    });
    expect([situationValue(m, 'range bandit-guard-1 2,0'), situationValue(m, 'sees bandit-guard-1 2,0')]).toEqual([4, false]);
    const left = m.state.tiles.map((t) => m.table.map.names[t.hex]);
    expect(left).toEqual(['2,0', '3,3']);
    expect(m.events.find((e) => e.key === 'monster-loots')).toMatchObject({ rule: 'gh:monster.6', args: { n: 2 } });
    expect(m.state.players[0].gold).toBe(0);
  });
});

describe('retaliate with a range (pipeline.8)', () => {
  const shot = (range: number): Situation => ({
    characters: {
      brute: { at: [1, 3], hp: 9, lead: 'bow', deck: { pile: { '+0': 20 } } },
    },
    cards: { bow: { top: [{ do: 'attack', n: 2, range: 4 }] } },
    monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20, retaliate: 1, retaliateFar: [{ n: 2, range }] } },
    turn: 'brute',
  });
  const struck = (s: Situation) => {
    const m = situationMatch(s);
    play(m as Parameters<typeof play>[0], 'play:bow/top', 'do:attack', 'target:bandit-guard-1', '~+0');
    return m;
  };

  it('reaches an attacker within it, without what is for adjacent ones', () => {
    const m = struck(shot(3));
    m.take('suffer');
    expect(m.state.figures[0].hp).toBe(7);
  });

  it('does not reach farther', () => {
    expect(struck(shot(2)).events.some((e) => e.key === 'retaliates')).toBe(false);
  });

  it('adds up with the others beside it', () => {
    const s = shot(3);
    const m = struck({ ...s, characters: { brute: { ...(s.characters.brute as object), at: [3, 3], deck: { pile: { '+0': 20 } } } } });
    // Shot at from beside: two cards.
    m.fall('+0');
    m.take('suffer');
    expect(m.state.figures[0].hp).toBe(6);
  });

  it('comes from a line of a monster’s card, and ends with the round', () => {
    const m = situationMatch({
      characters: { brute: { at: [0, 0], initiative: 10, acted: true } },
      monsters: { 'bandit-guard-1': [4, 3] },
      types: { 'bandit-guard': { card: { initiative: 30, lines: [{ do: 'retaliate', n: 2, range: 3 }] } } },
      turn: 'bandit-guard-1',
    });
    expect(m.events.find((e) => e.key === 'will-retaliate')).toMatchObject({ args: { n: 2, range: 3 } });
    while (m.node.kind === 'decision' && m.state.round === 1) m.take(m.options()[0].id);
    expect(m.state.figures[2].far).toEqual([]);
  });

  it('comes from a stat card as well', () => {
    const s = shot(0);
    const elite = { hp: 20, move: 2, attack: 2, range: 0, retaliate: 3, retaliateRange: 3 };
    const m = struck({ ...s, monsters: { 'bandit-guard-1': { at: [4, 3], elite: true } }, types: { 'bandit-guard': { elite } } });
    m.take('suffer');
    expect(m.state.figures[0].hp).toBe(6);
  });
});
