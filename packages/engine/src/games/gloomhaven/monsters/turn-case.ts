/**
 * Monster turns as cases in a file: a small map of flat-top hexes in columns and rows, figures on it, what the monster may do, and
 * every outcome that is legal. Odd columns stand half a hex towards higher rows; rows grow upwards.
 */
import {
  clearFromCorners,
  type Edge,
  type Hex,
  hexField,
  lineBetween,
  spaceAt,
  type Touching,
  type WalledField,
  walledField,
} from '../../../space/index.ts';
import { keeper } from '../kept.ts';
import { ALL_TARGETS, AREA_SIDE, TURN_COLUMNS, type TURN_FIGURES, TURN_ROWS, type TURN_TERRAIN } from '../turn-board.ts';
import { focusOf } from './focus.ts';
import { DIFFICULT, ENEMY, FLYING, FRIEND, HAZARD, JUMPING, OBSTACLE, TRAP, WALKING } from './ground.ts';
import { type Action, type Position, reading } from './reach.ts';
import { outcomesOf } from './turn.ts';
import { type WhyFocus, type WhyNot, type WhyPlace, type WhyStage, whyOf } from './why.ts';

/** Column and row. */
export type At = readonly [number, number];

/** One monster turn. */
export interface TurnCase {
  readonly n: number;
  readonly move: number;
  /** 0 melee. */
  readonly range: number;
  /** 0 no attack, 6 all enemies in range. */
  readonly targets: number;
  readonly flying: boolean;
  readonly jumping: boolean;
  readonly muddled: boolean;
  /** Red hexes around the middle of the pattern's board; with range 0 the middle is the grey hex. */
  readonly aoeCells: readonly At[];
  readonly figures: readonly { readonly at: At; readonly kind: (typeof TURN_FIGURES)[number]; readonly initiative?: number }[];
  readonly terrain: readonly { readonly at: At; readonly kind: (typeof TURN_TERRAIN)[number] }[];
  /** Walls at the edges of hexes: 0 upper right, then counter-clockwise. */
  readonly wallEdges: readonly { readonly at: At; readonly edge: number }[];
  readonly expected: readonly { readonly moveTo: At; readonly attacks: readonly At[] }[];
  readonly focusBySolver?: readonly At[];
  readonly losBySolver?: readonly { readonly at: At; readonly visible: readonly At[] }[];
}

/** An outcome of a case in its own coordinates. */
export interface TurnOutcome {
  readonly moveTo: At;
  readonly attacks: readonly At[];
}

/** Where sight differs from what a case says: ours is `clear`, along the corners given where it is. */
export interface SightDifference {
  readonly from: At;
  readonly to: At;
  readonly clear: boolean;
  /** Corners of a clear line as points of the plane, in thirds of hexes. */
  readonly line?: readonly [At, At];
}

/** What the rules lead to in a case, beside what the file expects of it. */
export interface TurnResult {
  readonly outcomes: readonly TurnOutcome[];
  readonly missing: readonly TurnOutcome[];
  readonly extra: readonly TurnOutcome[];
  readonly focus: readonly At[];
  /** False where the case names a focus and it is another. */
  readonly focusEqual: boolean;
  readonly sight: readonly SightDifference[];
}

/** Axial coordinates of a column and row: a column is a value of q, and higher rows have a lower r. */
function axial([column, row]: At): Hex {
  return { q: column, r: -column - (row - Math.floor(column / 2)) };
}

/** Edges go counter-clockwise from the upper right, directions of the engine from the lower right. */
const directionOf = (edge: number): number => (edge + 1) % 6;

const CELLS: readonly At[] = Array.from(
  { length: TURN_COLUMNS * TURN_ROWS },
  (_x, i) => [Math.floor(i / TURN_ROWS), i % TURN_ROWS] as const,
);
const FIELD = hexField(CELLS.map(axial));
/** Boards of the last cases: their walls alone. */
const boards = keeper<WalledField>(16);
const BITS = { wallHex: 0, obstacle: OBSTACLE, trap: TRAP, hazard: HAZARD, difficult: DIFFICULT } as const;

function spaceOf(at: At): number {
  const { q, r } = axial(at);
  return spaceAt(FIELD, q, r);
}

/** A case as the engine takes it. The first active figure is the monster. @throws RangeError where there is none. */
export function positionOf(c: TurnCase, touching: Touching = 'stops'): { readonly position: Position; readonly action: Action } {
  const edges: Edge[] = c.wallEdges.map(({ at, edge }) => ({ space: spaceOf(at), direction: directionOf(edge) }));
  for (const t of c.terrain) {
    if (t.kind !== 'wallHex') continue;
    for (let edge = 0; edge < 6; edge++) edges.push({ space: spaceOf(t.at), direction: directionOf(edge) });
  }
  const walled = boards(edges.map((e) => e.space * 6 + e.direction).join(), () => walledField(FIELD, edges, false));
  const terrain = new Uint8Array(FIELD.size);
  const stands = new Uint8Array(FIELD.size);
  for (const t of c.terrain) terrain[spaceOf(t.at)] |= BITS[t.kind];
  const active = c.figures.find((f) => f.kind === 'active');
  if (active === undefined) throw new RangeError('nobody is active');
  for (const f of c.figures) if (f !== active) stands[spaceOf(f.at)] = f.kind === 'character' ? ENEMY : FRIEND;
  const middle = axial([(AREA_SIDE - 1) / 2, (AREA_SIDE - 1) / 2]);
  const position: Position = {
    ground: { walled, terrain, stands },
    at: spaceOf(active.at),
    foes: foesOf(c).map((f) => ({ space: spaceOf(f.at), initiative: f.initiative ?? 0 })),
    touching,
  };
  const action: Action = {
    move: c.move,
    how: c.flying ? FLYING : c.jumping ? JUMPING : WALKING,
    targets: c.targets >= ALL_TARGETS ? Math.max(1, position.foes.length) : c.targets,
    range: c.range,
    area: c.aoeCells.map((cell) => {
      const { q, r } = axial(cell);
      return { q: q - middle.q, r: r - middle.r };
    }),
    grey: c.range === 0,
    muddled: c.muddled,
  };
  return { position, action };
}

function foesOf(c: TurnCase): TurnCase['figures'] {
  return c.figures.filter((f) => f.kind === 'character');
}

const order = (a: At, b: At): number => a[0] - b[0] || a[1] - b[1];
const keyOf = (o: TurnOutcome): string => `${o.moveTo.join()} ${[...o.attacks].sort(order).join(' ')}`;

/** Plays a case and holds what comes out against what it says. */
export function playTurnCase(c: TurnCase, touching: Touching = 'stops'): TurnResult {
  const { position, action } = positionOf(c, touching);
  const foes = foesOf(c);
  const found = new Map<string, TurnOutcome>();
  for (const o of outcomesOf(position, action)) {
    const outcome = { moveTo: CELLS[o.space], attacks: foes.filter((_f, i) => ((o.attacks >> i) & 1) === 1).map((f) => f.at) };
    found.set(keyOf(outcome), outcome);
  }
  const wanted = new Map(c.expected.map((o) => [keyOf(o), o]));
  const focus = focusOf(reading(position, action)).map((i) => foes[i].at);
  const said = c.focusBySolver;
  return {
    outcomes: [...found.values()],
    missing: [...wanted].filter(([key]) => !found.has(key)).map(([, o]) => o),
    extra: [...found].filter(([key]) => !wanted.has(key)).map(([, o]) => o),
    focus,
    focusEqual: said === undefined || [...said].sort(order).join(' ') === [...focus].sort(order).join(' '),
    sight: sightOf(c, position),
  };
}

function sightOf(c: TurnCase, { ground: { walled }, touching }: Position): SightDifference[] {
  const out: SightDifference[] = [];
  const walls = new Set(c.terrain.filter((t) => t.kind === 'wallHex').map((t) => t.at.join()));
  for (const { at, visible } of c.losBySolver ?? []) {
    const seen = new Set(visible.map((v) => v.join()));
    for (const to of CELLS) {
      if (to.join() === at.join() || walls.has(to.join())) continue;
      const clear = clearFromCorners(walled, spaceOf(at), spaceOf(to), touching);
      if (clear === seen.has(to.join())) continue;
      const line = clear ? lineBetween(walled, spaceOf(at), spaceOf(to), touching) : null;
      out.push(line === null ? { from: at, to, clear } : { from: at, to, clear, line: [line.from, line.to] });
    }
  }
  return out;
}

/** Why a monster does what it does, in the coordinates of a case. */
export interface TurnCaseExplained {
  readonly focus: readonly (WhyFocus & { readonly at: At })[];
  /** Foes that were no candidates. */
  readonly out: readonly (WhyNot & { readonly at: At })[];
  readonly turns: readonly {
    readonly focus: At;
    readonly places: readonly (Omit<WhyPlace, 'attacks'> & { readonly at: At; readonly attacks: readonly At[] })[];
    /** Where it goes meanwhile, if all of those are beyond this turn's movement. */
    readonly going: readonly (WhyStage & { readonly at: At })[];
  }[];
}

/** Every candidate of a case, for the focus, for the place to attack from and for the way there, and where each lost. */
export function explainTurnCase(c: TurnCase, touching: Touching = 'stops'): TurnCaseExplained {
  const { position, action } = positionOf(c, touching);
  const foes = foesOf(c);
  const why = whyOf(position, action);
  return {
    focus: why.focus.map((f) => ({ ...f, at: foes[f.foe].at })),
    out: why.out.map((f) => ({ ...f, at: foes[f.foe].at })),
    turns: why.turns.map((t) => ({
      focus: foes[t.focus].at,
      places: t.places.map((p) => ({ ...p, at: CELLS[p.space], attacks: p.attacks.map((i) => foes[i].at) })),
      going: t.going.map((g) => ({ ...g, at: CELLS[g.space] })),
    })),
  };
}
