import { describe, expect, it } from 'vitest';
import { hrefTo, type Route, routeOf } from './router.ts';

describe('addresses', () => {
  it.each<[string, Exclude<Route, { screen: 'unknown' }>]>([
    ['#/', { screen: 'home' }],
    ['#/setup/wow', { screen: 'setup', game: 'wow' }],
    ['#/table', { screen: 'table' }],
    ['#/match/8a3d-b_1', { screen: 'match', id: '8a3d-b_1' }],
    ['#/replay', { screen: 'replay' }],
    ['#/replay/8a3d-b_1', { screen: 'replay', id: '8a3d-b_1' }],
    ['#/replay/8a3d-b_1/0', { screen: 'replay', id: '8a3d-b_1', at: 0 }],
    ['#/replay/8a3d-b_1/120', { screen: 'replay', id: '8a3d-b_1', at: 120 }],
    ['#/settings', { screen: 'settings' }],
    ['#/rulings', { screen: 'rulings' }],
    ['#/tools/gloomhaven/monster-turn', { screen: 'tools', game: 'gloomhaven', tool: 'monster-turn' }],
    ['#/tools/gloomhaven/monster-turn/a-b_c', { screen: 'tools', game: 'gloomhaven', tool: 'monster-turn', with: 'a-b_c' }],
    ['#/rulings/wow:404.1', { screen: 'rulings', id: 'wow:404.1' }],
    ['#/book/wow', { screen: 'book', game: 'wow' }],
    ['#/book/wow/2', { screen: 'book', game: 'wow', at: '2' }],
    ['#/book/wow/wow:404.1', { screen: 'book', game: 'wow', at: 'wow:404.1' }],
    ['#/rulings/wow:404.1/2', { screen: 'rulings', id: 'wow:404.1', at: 2 }],
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
    '#/rulings/wow:404.1/0',
    '#/rulings/wow:404.1/2/3',
    '#/%E0%A4%A',
    '#/tools/gloomhaven',
    '#/tools/gloomhaven/monster-turn/a/b',
    '#/__proto__',
  ])('%s is unknown', (hash) => {
    expect(routeOf(hash).screen).toBe('unknown');
  });
});
