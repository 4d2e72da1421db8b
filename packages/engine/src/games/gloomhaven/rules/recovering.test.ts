/** Lost cards of the active area, curses and blessings by the ten, obstacles of several hexes. */

import { describe, expect, it } from 'vitest';
import { seeded } from '../../../core/index.ts';
import { modifierAt } from '../content/modifiers.ts';
import type { Situation } from '../situation.ts';
import { situationMatch } from '../situations.ts';
import { ACTIVE, HAND, LOST, TILE_OBSTACLE } from '../state.ts';

describe('recovering every lost card (turn.5)', () => {
  const ether: Situation = {
    characters: {
      spellweaver: {
        at: [3, 3],
        lead: 'spellweaver:reviving-ether',
        lost: ['spellweaver:fire-orbs'],
        active: [
          { card: 'spellweaver:frost-armor', half: 'bottom', uses: 1 },
          { card: 'spellweaver:aid-from-the-ether', half: 'bottom' },
        ],
      },
    },
    summons: { 'mystic-ally-1': { owner: 'spellweaver', at: [4, 3] } },
    monsters: { 'bandit-guard-1': [8, 3] },
    turn: 'spellweaver',
  };
  const zones = (m: ReturnType<typeof situationMatch>) =>
    Object.fromEntries(m.state.cards.map((c) => [m.table.cards[c.def].face.id.replace('spellweaver:', ''), c.zone]));

  it('leaves what is active where it is', () => {
    const m = situationMatch(ether);
    m.take('play:spellweaver:reviving-ether/top');
    m.take('do:recover-all-lost');
    expect(zones(m)).toMatchObject({ 'fire-orbs': HAND, 'frost-armor': ACTIVE, 'aid-from-the-ether': ACTIVE });
  });

  it('or takes such cards too: their bonus ends, and a summon goes with its card', () => {
    const m = situationMatch(ether);
    m.take('play:spellweaver:reviving-ether/top');
    expect(m.options().map((o) => o.id)).toContain('do:recover-all-lost>spellweaver:frost-armor');
    m.take('do:recover-all-lost>spellweaver:frost-armor');
    m.take('do:recover-all-lost>spellweaver:aid-from-the-ether');
    expect(m.options().map((o) => o.id)).toEqual(['skip:recover-all-lost', 'do:recover-all-lost']);
    m.take('do:recover-all-lost');
    expect(zones(m)).toMatchObject({ 'fire-orbs': HAND, 'frost-armor': HAND, 'aid-from-the-ether': HAND });
    expect(m.state.cards.filter((c) => c.zone === LOST)).toEqual([]);
    expect(m.state.cards.every((c) => c.uses === 0)).toBe(true);
    expect(m.state.figures.find((f) => f.summoned === 1)?.out).toBe(1);
    expect(m.events.filter((e) => e.key === 'bonus-ends')).toHaveLength(2);
  });
});

describe('curses and blessings (condition.curse, condition.bless)', () => {
  const hexing = (n: number): Situation => ({
    characters: {
      brute: { at: [3, 3], lead: 'hex', deck: { pile: { bless: 0, '+0': 20 } } },
      scoundrel: { at: [3, 4], deck: { pile: { bless: 9, '+0': 11 } } },
    },
    cards: {
      hex: {
        top: [
          { do: 'curse', whom: { who: 'enemy', range: 3 } },
          { do: 'bless', whom: { who: 'self' } },
          { do: 'bless', whom: { who: 'self' } },
        ],
      },
    },
    monsters: { 'bandit-guard-1': [5, 3] },
    deck: { pile: { curse: n, '+0': 10 } },
    turn: 'brute',
  });
  const cursed = (n: number) => {
    const m = situationMatch(hexing(n));
    for (const id of ['play:hex/top', 'do:curse>bandit-guard-1', 'do:bless', 'do:bless']) m.take(id);
    return m;
  };

  it('are ten at most: curses in the monsters’ deck, blessings in all decks', () => {
    const [curse, bless] = [modifierAt('curse'), modifierAt('bless')];
    expect(cursed(9).state.decks[2].pile[curse]).toBe(10);
    const full = cursed(10);
    expect(full.state.decks[2].pile[curse]).toBe(10);
    expect(full.state.decks[0].pile[bless]).toBe(1);
    expect(full.events.filter((e) => e.key === 'blessed')).toHaveLength(1);
    expect(full.events.some((e) => e.key === 'cursed')).toBe(false);
  });
});

describe('an obstacle of two hexes (terrain.5)', () => {
  it('comes onto the map of Black Barrow as one piece, and goes as one', () => {
    const m = situationMatch({
      scenario: 'black-barrow',
      characters: { brute: { at: [3, 4], lead: 'axe', other: 'walk' } },
      cards: { axe: { top: [{ do: 'destroy-obstacle' }] }, walk: { bottom: [{ do: 'move', n: 3 }] } },
      open: [[7, 3]],
      turn: 'brute',
    });
    for (const id of ['play:walk/bottom', 'do:move', 'move:3,5']) m.take(id);
    while (m.nodeKind === 'chance') m.rollBy(seeded(1));
    const tables = () => m.state.tiles.filter((t) => t.kind === TILE_OBSTACLE).map((t) => m.table.map.names[t.hex]);
    expect(tables()).toEqual(['1,7', '2,7', '4,7', '5,7']);
    m.take('move:3,6');
    m.take('move:3,7');
    m.take('play:axe/top');
    expect(m.options().map((o) => o.id)).toEqual(['skip:destroy-obstacle', 'do:destroy-obstacle>4,7', 'do:destroy-obstacle>2,7']);
    m.take('do:destroy-obstacle>2,7');
    expect(tables()).toEqual(['4,7', '5,7']);
  });

  it('stands alone where nothing says it is part of one', () => {
    const m = situationMatch({
      characters: { brute: { at: [3, 3], lead: 'axe' } },
      cards: { axe: { top: [{ do: 'destroy-obstacle' }] } },
      tiles: [
        { kind: 'obstacle', at: [4, 3] },
        { kind: 'obstacle', at: [5, 3] },
      ],
      turn: 'brute',
    });
    m.take('play:axe/top');
    m.take('do:destroy-obstacle>4,3');
    expect(m.state.tiles.map((t) => m.table.map.names[t.hex])).toEqual(['5,3']);
  });
});
