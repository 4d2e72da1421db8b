import { type Situation, shownTo, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../../../settings/store.ts';
import type { Scene } from '../scene.ts';
import { speechFor } from '../speech.ts';
import { ghStrings } from '../strings.ts';
import { signNamed, signOf } from './figure-sign.ts';
import { spokenHex, trapAt } from './spoken.ts';

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
} as Situation;

function said(lang: Lang): (name: string) => string {
  const match = situationMatch(SITUATION);
  match.take('play:axe/top');
  match.take('do:move');
  const { table, state } = match;
  const position = shownTo(match, 0);
  const scene = { table, snapshot: { position }, speech: speechFor(lang, table, state) } as Scene;
  const hexOf = (name: string): number => table.map.names.indexOf(name);
  return (name) => {
    const hex = hexOf(name);
    return [spokenHex(scene, ghStrings(lang), hex).join('. '), trapAt(scene, ghStrings(lang), hex)].filter(Boolean).join('. ');
  };
}

describe('the spoken name of a hex', () => {
  const en = said('en');

  test('says who stands there, with hit points, shield and conditions', () => {
    expect(en('1,1')).toBe('1,1. Brute, 7 of 10 hit points, its turn');
    expect(en('2,1')).toMatch(/^2,1\. Bandit Guard 1, normal, 3 of \d+ hit points, Shield 1, Poison, Stun$/);
    expect(en('4,1')).toMatch(/^4,1\. Bandit Guard 2, elite, \d+ of \d+ hit points/);
  });

  test('says what lies there, and the trap that would be sprung', () => {
    expect(en('0,0')).toBe('0,0, trap, 4 damage. Springs the trap there: 4 damage.');
    expect(en('1,0')).toBe('1,0, hazardous terrain');
    expect(en('2,0')).toMatch(/^2,0, difficult terrain/);
    expect(en('3,0')).toContain('3,0, 2 money tokens');
    expect(en('5,0')).toBe('5,0, obstacle of 2 hexes');
    expect(en('3,2')).toBe('3,2, closed door');
    expect(en('0,3')).toBe('0,3, covered, its room is not revealed');
  });

  test('in French too', () => {
    const fr = said('fr');
    expect(fr('2,1')).toMatch(/^2,1\. Garde bandit 1, normal, 3 points de vie sur \d+, Bouclier 1, /);
    expect(fr('3,0')).toContain('3,0, 2 pièces');
    expect(fr('0,0')).toBe('0,0, piège, 4 dégâts. Déclenche le piège\u202f: 4 dégâts.');
  });
});

test('figures of the content have a silhouette each, others the initials of their names', () => {
  const match = situationMatch(SITUATION);
  const paths = shownTo(match, 0).figures.map((f) => signOf(match.table, f, 'x').path);
  expect(paths.every((path) => path !== null)).toBe(true);
  expect(paths[0]).not.toBe(paths[1]);
  expect(signNamed('nobody', 'Esprit d’ombre')).toEqual({ path: null, initials: 'ED' });
  expect(signNamed('nobody', 'Rat 1').initials).toBe('Ra');
});
