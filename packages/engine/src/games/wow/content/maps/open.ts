/** Plain fields, for situations in which the ground must not matter. */
import { formatHex, offsetLength } from '../../../../space/index.ts';
import type { BoardMap, Terrain } from '../types.ts';

/** Every space within `radius` steps of (0,0), all open, row by row; no location, no spawn point. Its id is `open-N`. */
export function openMap(radius: number): BoardMap {
  const spaces: { at: string; terrain: Terrain }[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) {
      if (offsetLength(q, r) <= radius) spaces.push({ at: formatHex({ q, r }), terrain: 'open' });
    }
  }
  return {
    id: `open-${radius}`,
    names: { en: `Open field, radius ${radius}`, fr: `Terrain dégagé, rayon ${radius}` },
    spaces,
    victory: [],
    spawn: [],
  };
}
