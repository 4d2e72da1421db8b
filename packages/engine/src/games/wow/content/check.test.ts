import { describe, expect, it } from 'vitest';
import { runRuling, SetupError } from '../../../core/index.ts';
import type { Situation } from '../situation.ts';
import type { SituationFigure } from '../situation-figures.ts';
import { situationMatch, wowSituations } from '../situations.ts';
import { checkContent } from './check.ts';
import { CARDS, CHARACTERS, MAPS } from './index.ts';
import { openMap } from './maps/open.ts';
import type { AttackAbility, BoardMap, Card, Character, Terrain } from './types.ts';

/** The rule that a content is refused by; empty where it is not. */
function refusedBy(content: Parameters<typeof checkContent>[0]): string {
  try {
    checkContent(content);
    return '';
  } catch (error) {
    if (error instanceof SetupError) return error.rule;
    throw error;
  }
}

const [someone] = CHARACTERS;
const card = (id: string): Card => CARDS.find((c) => c.id === id) as Card;
const attack = (changed: Record<string, unknown>): AttackAbility => ({ ...someone.main, ...changed }) as AttackAbility;
const withMain = (main: unknown): Character => ({ ...someone, main }) as Character;

describe("content of one's own", () => {
  it('is refused no card, character or map of the game', () => {
    expect(refusedBy({ characters: CHARACTERS, cards: CARDS, maps: MAPS })).toBe('');
  });

  it('names one of the eight damage types, wherever an attack stands', () => {
    const poison = attack({ type: 'poison' });
    const pet = { ...card('K17'), pet: { ...card('K17').pet, main: poison } } as Card;
    const granted = { ...card('K19'), equipment: { slots: ['off-hand'], honor: 1, grants: [poison] } };
    expect(refusedBy({ characters: [withMain(poison)] })).toBe('wow:600.1b');
    expect(refusedBy({ characters: [{ ...someone, lower: [poison] }] })).toBe('wow:600.1b');
    expect(refusedBy({ cards: [{ ...card('K10'), ability: poison }] })).toBe('wow:600.1b');
    expect(refusedBy({ cards: [pet] })).toBe('wow:600.1b');
    expect(refusedBy({ cards: [granted] })).toBe('wow:600.1b');
  });

  it('is physical or magic, conversions too', () => {
    const both = { do: 'convert', who: 'self', from: { nature: 'physical' }, to: { nature: 'both', type: 'fire' }, until: 'turn-end' };
    expect(refusedBy({ characters: [withMain(attack({ nature: 'both' }))] })).toBe('wow:600.1c');
    expect(refusedBy({ characters: [withMain(attack({ crit: [{ effects: [both] }] }))] })).toBe('wow:600.1c');
    expect(refusedBy({ cards: [{ ...card('K25'), ability: { kind: 'payment', ticks: 0, effects: [both] } } as Card] })).toBe('wow:600.1c');
  });

  it('narrows by nature and type only what an attack is made of', () => {
    const ongoing = (changed: Record<string, unknown>): Character =>
      ({ ...someone, lower: [{ kind: 'ongoing', modifiers: [{ stat: 'power', n: 1, on: 'self', ...changed }] }] }) as Character;
    expect(refusedBy({ characters: [ongoing({ type: 'fire', nature: 'magic' }), ongoing({ stat: 'armor', type: 'ranged' })] })).toBe('');
    expect(refusedBy({ characters: [ongoing({ type: 'poison' })] })).toBe('wow:600.1b');
    expect(refusedBy({ characters: [ongoing({ nature: 'both' })] })).toBe('wow:600.1c');
    expect(refusedBy({ characters: [ongoing({ stat: 'move', type: 'fire' })] })).toBe('wow:600.1b');
    const next = { do: 'modify', stat: 'power', n: 1, who: 'self', until: 'turn-end', next: 'main-attack', type: 'fire' };
    expect(refusedBy({ cards: [{ ...card('K25'), ability: { kind: 'payment', ticks: 0, effects: [next] } } as Card] })).toBe('wow:600.1b');
  });

  it('has an attack in the upper box', () => {
    expect(refusedBy({ characters: [withMain({ kind: 'payment', ticks: 2, effects: [] })] })).toBe('wow:600.1a');
  });

  it('puts no feature on impassable ground', () => {
    const rock: BoardMap = { ...openMap(2), spaces: openMap(2).spaces.map((s) => (s.at === '1,0' ? { ...s, terrain: 'impassable' } : s)) };
    expect(refusedBy({ maps: [{ ...rock, victory: ['1,0'] }] })).toBe('wow:406.2c');
    expect(refusedBy({ maps: [{ ...rock, spawn: [{ at: '1,0', faction: 'neutral' }] }] })).toBe('wow:406.2c');
    expect(refusedBy({ maps: [{ ...rock, victory: ['0,0'], spawn: [{ at: '0,1', faction: 'D' }] }] })).toBe('');
  });

  it('is open ground where a terrain has a name that the rules do not know (406.2d)', () => {
    const figure = (side: 1 | 2, at: string): SituationFigure => ({ side, at, printed: { armor: 1, main: { range: { max: 3 } } } });
    const swamp = 'swamp' as Terrain;
    const situation: Situation = {
      terrain: { '0,0': swamp, '1,0': swamp, '2,0': swamp },
      figures: { A: figure(1, '0,0'), X: figure(2, '2,0') },
      turn: 'A',
    };
    expect(wowSituations.value(situationMatch(situation), 'A reaches 1,0')).toBe(1);
    const script = [
      { take: 'attack:A/main>X' },
      { roll: [1, 4, 4] },
      { roll: [1] },
      { expect: { values: { 'X.health': 8, 'A sees X': true }, never: ['rerolls'] } },
    ];
    expect(runRuling(wowSituations, { ruling: 'wow:406.2d', cases: [{ name: { en: 'swamp', fr: 'marais' }, situation, script }] })).toEqual(
      [],
    );
  });
});
