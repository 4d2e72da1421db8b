import { describe, expect, it } from 'vitest';
import { hrefTo, type Route, routeOf } from './router.ts';

describe('addresses', () => {
  it.each<[string, Exclude<Route, { screen: 'unknown' }>]>([
    ['#/', { screen: 'home' }],
    ['#/setup/duel', { screen: 'setup', game: 'duel' }],
    ['#/table', { screen: 'table' }],
    ['#/match/8a3d-b_1', { screen: 'match', id: '8a3d-b_1' }],
    ['#/replay', { screen: 'replay' }],
    ['#/replay/8a3d-b_1', { screen: 'replay', id: '8a3d-b_1' }],
    ['#/replay/8a3d-b_1/0', { screen: 'replay', id: '8a3d-b_1', at: 0 }],
    ['#/replay/8a3d-b_1/120', { screen: 'replay', id: '8a3d-b_1', at: 120 }],
    ['#/settings', { screen: 'settings' }],
    ['#/rulings', { screen: 'rulings' }],
    ['#/tools/duel/monster-turn', { screen: 'tools', game: 'duel', tool: 'monster-turn' }],
    ['#/tools/duel/monster-turn/a-b_c', { screen: 'tools', game: 'duel', tool: 'monster-turn', with: 'a-b_c' }],
    ['#/rulings/duel:2.1', { screen: 'rulings', id: 'duel:2.1' }],
    ['#/book/duel', { screen: 'book', game: 'duel' }],
    ['#/book/duel/2', { screen: 'book', game: 'duel', at: '2' }],
    ['#/book/duel/duel:2.1', { screen: 'book', game: 'duel', at: 'duel:2.1' }],
    ['#/rulings/duel/daily', { screen: 'rulings', id: 'duel', at: 'daily' }],
    ['#/rulings/duel/next', { screen: 'rulings', id: 'duel', at: 'next' }],
    ['#/rulings/duel:2.1/2', { screen: 'rulings', id: 'duel:2.1', at: 2 }],
  ])('%s', (hash, route) => {
    expect(routeOf(hash)).toEqual(route);
    expect(hrefTo(route)).toBe(hash);
  });

  it.each(['', '#', '#/', '/'])('%j is home', (hash) => {
    expect(routeOf(hash)).toEqual({ screen: 'home' });
  });

  it.each([
    '#/nowhere',
    '#/setup',
    '#/table/2',
    '#/match',
    '#/match/a/b',
    '#/match/a b',
    '#/match/%00',
    `#/match/${'a'.repeat(65)}`,
    '#/replay/..',
    '#/replay/a/-1',
    '#/replay/a/01',
    '#/replay/a/1/2',
    '#/match/a/1',
    '#/rulings/duel:2.1/0',
    '#/rulings/duel:2.1/2/3',
    '#/%E0%A4%A',
    '#/tools/duel',
    '#/tools/duel/monster-turn/a/b',
    '#/__proto__',
  ])('%s is unknown', (hash) => {
    expect(routeOf(hash).screen).toBe('unknown');
  });
});
