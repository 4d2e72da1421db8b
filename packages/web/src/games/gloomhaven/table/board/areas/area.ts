/** A pattern being laid: turned, mirrored and moved as a person likes. Which places are legal the options alone say. */
import type { Option } from '@escarmouche/engine/core';
import type { AreaNow, MapDef } from '@escarmouche/engine/gloomhaven';
import { type Hex, hexOf, spaceAt } from '@escarmouche/engine/space';
import { spacesIn } from '../../../../../table/args.ts';

/** How a pattern lies. `at` is where its origin is: the attacker's hex where the pattern shows a grey one, else its first red hex. */
export interface Ghost {
  readonly at: Hex;
  /** Sixths of a turn clockwise, 0 to 5, once it is mirrored or not. */
  readonly turn: number;
  readonly mirrored: boolean;
}

/** The red cells around the origin, as the ghost is turned and mirrored. */
function cellsOf({ area }: AreaNow, { turn, mirrored }: Ghost): readonly Hex[] {
  const origin = area.grey ? { q: 0, r: 0 } : area.red[0];
  return area.red.map((c) => {
    let cell = { q: c.q - origin.q, r: c.r - origin.r };
    if (mirrored) cell = { q: -cell.q - cell.r, r: cell.r };
    for (let i = 0; i < turn; i++) cell = { q: -cell.r, r: cell.q + cell.r };
    return cell;
  });
}

/** The hexes of the plane that a ghost covers, on the map or off it. */
export function cellsUnder(now: AreaNow, ghost: Ghost): readonly Hex[] {
  return cellsOf(now, ghost).map((c) => ({ q: ghost.at.q + c.q, r: ghost.at.r + c.r }));
}

/** The hexes of the map that a ghost covers, -1 for each cell off it. */
export function spacesUnder(map: MapDef, now: AreaNow, ghost: Ghost): readonly number[] {
  return cellsUnder(now, ghost).map(({ q, r }) => spaceAt(map.field, q, r));
}

const keyOf = (spaces: readonly number[]): string => [...spaces].sort((a, b) => a - b).join();

/** The option that lays the area on just these hexes; null where there is none. */
export function optionOn(options: readonly Option[], spaces: readonly number[]): Option | null {
  const key = keyOf(spaces);
  return options.find((o) => o.say.key === 'lay-area' && keyOf(spacesIn(o.say.args.spaces)) === key) ?? null;
}

/** What the option that lays it there would be called, so that one can ask why there is none. */
export function layingId(map: MapDef, spaces: readonly number[]): string {
  const sorted = [...spaces].sort((a, b) => a - b);
  return `area:${sorted.map((s) => (s < 0 ? '-' : map.names[s])).join('+')}`;
}

const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** A ghost that lies as an option does; null where the pattern cannot. */
export function ghostOf(map: MapDef, now: AreaNow, from: number, spaces: readonly number[]): Ghost | null {
  const key = keyOf(spaces);
  const origins = now.area.grey ? [from] : spaces.filter((s) => s >= 0);
  for (const mirrored of [false, true])
    for (const turn of TURNS)
      for (const s of origins) {
        const ghost = { at: hexOf(map.field, s), turn, mirrored };
        if (keyOf(spacesUnder(map, now, ghost)) === key) return ghost;
      }
  return null;
}

/** Turned by so many sixths clockwise. */
export function turnedBy(ghost: Ghost, sixths: number): Ghost {
  return { ...ghost, turn: (((ghost.turn + sixths) % 6) + 6) % 6 };
}

/** The mirror image, left for right as it lies. */
export function mirroredOf(ghost: Ghost): Ghost {
  return { ...ghost, mirrored: !ghost.mirrored, turn: (6 - ghost.turn) % 6 };
}

/**
 * The ghost brought to a hex: a pattern without a grey hex is carried there, `held` being the hex it is held by; one with a grey hex
 * is turned until it covers the hex, by as little as possible, and left where no turn does.
 */
export function broughtTo(map: MapDef, now: AreaNow, ghost: Ghost, hex: number, held: number): Ghost {
  if (now.area.grey) {
    for (const sixths of [0, 1, -1, 2, -2, 3]) {
      const next = turnedBy(ghost, sixths);
      if (spacesUnder(map, now, next).includes(hex)) return next;
    }
    return ghost;
  }
  const to = hexOf(map.field, hex);
  const by = held < 0 ? ghost.at : hexOf(map.field, held);
  return { ...ghost, at: { q: ghost.at.q + to.q - by.q, r: ghost.at.r + to.r - by.r } };
}
