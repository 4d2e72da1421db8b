import { type Situation, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../../../settings/store.ts';
import { play } from '../../play.ts';
import type { GhPosition } from '../../position.ts';
import type { Scene } from '../scene.ts';
import { speechFor } from '../speech.ts';
import { ghStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { spokenHex } from './spoken.ts';
import { initialsOf } from './Token.tsx';

/** A brute before two guards, a door, and what can lie on a map. */
const SITUATION = {
  map: ['1111111', '1111111', '111D111', '2222222'],
  characters: { brute: { at: [1, 1], lead: 'axe', hp: 7 } },
  monsters: {
    'bandit-guard-1': { at: [2, 1], hp: 3, conditions: ['poison', 'stun'], shield: 1 },
    'bandit-guard-2': { at: [4, 1], elite: true },
  },
  tiles: [
    { kind: 'obstacle', at: [5, 0] },
    { kind: 'obstacle', at: [6, 0] },
    { kind: 'trap', at: [0, 0], n: 4 },
    { kind: 'hazard', at: [1, 0] },
    { kind: 'difficult', at: [2, 0] },
    { kind: 'coin', at: [3, 0] },
    { kind: 'coin', at: [3, 0] },
  ],
  cards: { axe: { top: [{ do: 'move', n: 2 }] } },
  turn: 'brute',
} as unknown as Situation;

function said(lang: Lang, more: Partial<BoardState> = {}): (name: string) => string {
  const match = situationMatch(SITUATION);
  match.take('play:axe/top');
  match.take('do:move');
  const { table, state } = match;
  const position = play.position(match as never, 0) as GhPosition;
  const scene = { table, snapshot: { position }, speech: speechFor(lang, table, state) } as unknown as Scene;
  const hexOf = (name: string): number => table.map.names.indexOf(name);
  const clicks = new Map(match.options().flatMap((o) => (o.id.startsWith('move:') ? [[hexOf(o.id.slice(5)), [o]] as const] : [])));
  const board = { clicks, whyNot: null, laying: null, explained: null, ...more } as unknown as BoardState;
  return (name) => spokenHex(scene, board, ghStrings(lang), hexOf(name));
}

describe('the spoken name of a hex', () => {
  const en = said('en');

  test('says who stands there, with hit points, shield and conditions', () => {
    expect(en('1,1')).toBe('1,1. Brute, 7 of 10 hit points, its turn');
    expect(en('2,1')).toMatch(/^2,1\. Bandit Guard 1, normal, 3 of \d+ hit points, Shield 1, Poison, Stun$/);
    expect(en('4,1')).toMatch(/^4,1\. Bandit Guard 2, elite, \d+ of \d+ hit points/);
  });

  test('says what lies there, and what Enter does', () => {
    expect(en('0,0')).toBe('0,0, trap, 4 damage. Go to 0,0');
    expect(en('1,0')).toBe('1,0, hazardous terrain. Go to 1,0');
    expect(en('2,0')).toMatch(/^2,0, difficult terrain/);
    expect(en('3,0')).toContain('3,0, 2 money tokens');
    expect(en('5,0')).toBe('5,0, obstacle of 2 hexes');
    expect(en('3,2')).toBe('3,2, closed door');
    expect(en('0,3')).toBe('0,3, covered, its room is not revealed');
  });

  test('says why nothing can be done there', () => {
    const table = situationMatch(SITUATION).table;
    const hex = table.map.names.indexOf('5,0');
    const refused = said('en', {
      whyNot: { hex, reasons: [{ rule: 'gh:terrain.5', key: 'obstacle-there', args: { space: { space: hex } } }] },
    });
    expect(refused('5,0')).toBe('5,0, obstacle of 2 hexes. Not possible: Nobody ends a movement on the obstacle in 5,0.');
  });

  test('in French too', () => {
    const fr = said('fr');
    expect(fr('2,1')).toMatch(/^2,1\. Garde bandit 1, normal, 3 points de vie sur \d+, Bouclier 1, /);
    expect(fr('3,0')).toContain('3,0, 2 pièces');
    expect(fr('0,0')).toBe('0,0, piège, 4 dégâts. Aller en 0,0');
  });
});

test('initials are those of two words, or the first two letters of one', () => {
  expect(['Brute', 'Bandit Guard 3', 'Garde bandit', 'Rat 1', 'Esprit d’ombre'].map(initialsOf)).toEqual(['Br', 'BG', 'GB', 'Ra', 'ED']);
});
