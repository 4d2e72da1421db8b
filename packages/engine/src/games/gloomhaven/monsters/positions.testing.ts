/** Small positions for the tests of this folder: a hexagon of hexes around 0,0, everybody and everything by `q,r`. */
import { type Edge, hexField, spaceAt, walledField } from '../../../space/index.ts';
import { ENEMY, FRIEND, type Ground, WALKING } from './ground.ts';
import type { Action, Position } from './reach.ts';

const RADIUS = 4;
const HEXES = Array.from({ length: (2 * RADIUS + 1) ** 2 }, (_x, i) => ({
  q: (i % (2 * RADIUS + 1)) - RADIUS,
  r: Math.floor(i / (2 * RADIUS + 1)) - RADIUS,
})).filter(({ q, r }) => Math.abs(q + r) <= RADIUS);

export const FIELD = hexField(HEXES);

/** A space by its id. */
export function at(id: string): number {
  const [q, r] = id.split(',').map(Number);
  return spaceAt(FIELD, q, r);
}

interface Drawn {
  readonly at?: string;
  /** Foes with their initiative. */
  readonly foes?: Readonly<Record<string, number>>;
  readonly friends?: readonly string[];
  /** Bits of ground.ts. */
  readonly terrain?: Readonly<Record<string, number>>;
  readonly walls?: readonly Edge[];
}

/** The ground of a drawing. */
export function groundOf({ foes = {}, friends = [], terrain = {}, walls = [] }: Drawn): Ground {
  const lies = new Uint8Array(FIELD.size);
  const stands = new Uint8Array(FIELD.size);
  for (const [id, bits] of Object.entries(terrain)) lies[at(id)] = bits;
  for (const id of Object.keys(foes)) stands[at(id)] = ENEMY;
  for (const id of friends) stands[at(id)] = FRIEND;
  return { walled: walledField(FIELD, walls, false), terrain: lies, stands };
}

/** The position of a drawing. */
export function positionOf(drawn: Drawn): Position {
  return {
    ground: groundOf(drawn),
    at: at(drawn.at ?? '0,0'),
    foes: Object.entries(drawn.foes ?? {}).map(([id, initiative]) => ({ space: at(id), initiative })),
    touching: 'stops',
  };
}

/** A plain melee attack on one target, and what is other than that. */
export function action(other: Partial<Action> = {}): Action {
  const area = other.area ?? [];
  const range = other.range ?? 0;
  return { move: 2, how: WALKING, targets: 1, range, area, grey: range === 0, muddled: false, ...other };
}
