import { describe, expect, it } from 'vitest';
import { hexDistance } from '../../../../space/boards.testing.ts';
import { formatHex, parseHex } from '../../../../space/index.ts';
import { findMap, MAPS } from '../index.ts';
import { CROSSROADS } from './crossroads.ts';
import { openMap } from './open.ts';
import { mapFromRows } from './rows.ts';

const opposite = (at: string): string => {
  const hex = parseHex(at);
  if (hex === null) throw new Error(`not a hex: ${at}`);
  return formatHex({ q: -hex.q, r: -hex.r });
};

describe('Crossroads', () => {
  const terrain = new Map(CROSSROADS.spaces.map((space) => [space.at, space.terrain]));

  it('has 95 spaces, each once', () => {
    expect(CROSSROADS.spaces).toHaveLength(95);
    expect(terrain.size).toBe(95);
  });

  it('has its victory point location in the middle', () => {
    expect(CROSSROADS.victory).toEqual(['0,0']);
  });

  it('is itself when turned by half a circle', () => {
    for (const [at, kind] of terrain) expect(terrain.get(opposite(at)), at).toBe(kind);
  });

  it('gives each faction three spawn points, opposite each other', () => {
    const of = (faction: string) => CROSSROADS.spawn.filter((point) => point.faction === faction).map((point) => point.at);
    expect(of('D')).toEqual(['-4,-2', '-5,0', '-6,2']);
    expect(of('A')).toEqual(['6,-2', '5,0', '4,2']);
    expect(of('D').map(opposite).sort()).toEqual(of('A').sort());
  });

  it('has six spaces of cover, four of high ground and two impassable', () => {
    const count = (kind: string) => CROSSROADS.spaces.filter((space) => space.terrain === kind).length;
    expect([count('open'), count('cover'), count('high'), count('impassable')]).toEqual([83, 6, 4, 2]);
  });

  it('flanks the location with high ground', () => {
    expect([terrain.get('-1,0'), terrain.get('1,0')]).toEqual(['high', 'high']);
  });

  it('keeps neighbours of the drawing next to each other across shifted rows', () => {
    // The cell under the left half of a letter and the one under its right half both touch it.
    const map = mapFromRows({
      id: 't',
      names: { en: 't', fr: 't' },
      shifted: 'odd',
      origin: { column: 0, row: 0 },
      rows: ['. .', ' V', '. .'],
    });
    const middle = parseHex(map.victory[0]);
    if (middle === null) throw new Error('no middle');
    const others = map.spaces.map((space) => parseHex(space.at)).filter((hex) => hex !== null);
    expect(others.map((hex) => hexDistance(hex, middle))).toEqual([1, 1, 0, 1, 1]);
  });
});

describe('a drawn map', () => {
  it('says where it is wrong', () => {
    const drawn = { id: 't', names: { en: 't', fr: 't' }, shifted: 'odd' as const, origin: { column: 0, row: 0 } };
    expect(() => mapFromRows({ ...drawn, rows: ['. .', '. ?'] })).toThrow('map t: row 1, column 1: unknown letter ?');
  });

  it('may have holes', () => {
    const map = mapFromRows({ id: 't', names: { en: 't', fr: 't' }, shifted: 'even', origin: { column: 0, row: 0 }, rows: ['. - N'] });
    expect(map.spaces.map((space) => space.at)).toEqual(['0,0', '2,0']);
    expect(map.spawn).toEqual([{ at: '2,0', faction: 'neutral' }]);
  });
});

describe('open fields', () => {
  it.each([
    [0, 1],
    [1, 7],
    [2, 19],
    [6, 127],
  ])('of radius %i have %i spaces', (radius, count) => {
    const map = openMap(radius);
    expect(map.spaces).toHaveLength(count);
    expect(new Set(map.spaces.map((space) => space.at)).size).toBe(count);
    expect(map.spaces.every((space) => space.terrain === 'open')).toBe(true);
    expect(map.id).toBe(`open-${radius}`);
  });
});

describe('maps by id', () => {
  it('finds printed maps and makes open ones', () => {
    for (const map of MAPS) expect(findMap(map.id)).toBe(map);
    expect(findMap('open-3')).toEqual(openMap(3));
    expect(findMap('open-03')).toBeUndefined();
    expect(findMap('nowhere')).toBeUndefined();
  });
});
