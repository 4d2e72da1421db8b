/** What this game draws under and over its pieces: the way to a place and its length, who strikes whom, names of what reaches how far. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { type Mark, type Marks, marks } from '../../../../board/mark.ts';
import { figureIn, NOWHERE } from '../../../../table/args.ts';
import type { Point } from '../../../../table/drawing.ts';
import { placeOf } from '../concerns.ts';
import { figuresOf, type Scene } from '../scene.ts';
import type { AllTexts } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import type { Carried } from '../usePointing.ts';
import { attackNow } from './fights.ts';
import { arrow, baseOf, reachOf } from './geometry.ts';

/** A circle around the figure held: how far it walks, runs or pursues. */
export interface Reach extends Point {
  readonly r: number;
  readonly name: string;
  readonly run: boolean;
}

/**
 * Circles around the figure held, for as far as it may go at this question: in pursuit, or walking and running; none for whoever goes
 * nowhere.
 */
export function reachesOf(scene: Scene, board: BoardState, t: AllTexts): readonly Reach[] {
  const { node, position } = scene.snapshot;
  const me = board.plane.figures[board.held];
  const values = position.figures[board.held]?.values;
  if (node.kind !== 'decision' || me === undefined || values === undefined || me.place < 0) return [];
  const { key } = node.prompt;
  const around = (r: number, name: string, run = false): Reach => ({ x: me.x, y: me.y, r, name: `${name} ${t.cm(r)}`, run });
  if (key === 'ask-pursue' || key === 'ask-pursuers') return [around(values.pursuit, t.legend.pursuit)];
  // Whoever is in contact goes nowhere: it stays, or tries to leave.
  return key === 'ask-act' && goesSomewhere(scene.snapshot.options, scene.table.keys[board.held])
    ? [around(values.walk, t.legend.walk), around(values.walk * 2, t.legend.run, true)]
    : [];
}

/** Where a circle's name stands: between the places offered on it, well on the table. */
function nameOn({ x: left, y: top, width, height }: BoardState['plane']['table'], { x, y, r }: Reach): Point {
  const spots = [-67.5, -112.5, 67.5, 112.5, -22.5, 22.5, -157.5, 157.5].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    return { x: x + r * Math.cos(a), y: y + r * Math.sin(a) + 8 };
  });
  return spots.find((p) => p.x > left + 50 && p.x < left + width - 50 && p.y > top + 40 && p.y < top + height - 30) ?? spots[0];
}

/** Where the figure held would stand: in hand, or as the option shown says. The place of the board and the figure; null. */
export function thereOf(
  { table, snapshot }: Scene,
  board: BoardState,
  { shown, inHand }: Pick<Carried, 'shown' | 'inHand'>,
): { readonly figure: number; readonly place: number; readonly at: Point } | null {
  if (inHand !== null) return { figure: inHand.fig, place: board.loose, at: inHand };
  const at = shown === null ? null : placeOf(shown.say);
  const place = shown === null ? NOWHERE : board.pieces.spaces.indexOf(shown.on.spaces[0] ?? ' ');
  const figure = table.keys.indexOf(shown?.by ?? '');
  return at === null || place < 0 || snapshot.node.kind !== 'decision' ? null : { figure, place, at: { x: at[0], y: at[1] } };
}

/** Whether a figure is offered a place to go to: one in contact may have no other answers than to stay or to try to leave. */
export function goesSomewhere(options: readonly Option[], figure: string | undefined): boolean {
  return options.some((o) => figure !== undefined && o.by === figure && o.on.spaces.length > 0);
}

/** An arrow that swings from one figure to another, so that it can be seen where they touch. */
function between(scene: Scene, { plane }: BoardState, a: number, b: number, tone: 'deed' | 'way'): Mark | null {
  const [f, o] = [plane.figures[a], plane.figures[b]];
  if (f === undefined || o === undefined || f.place < 0 || o.place < 0 || f.level !== o.level) return null;
  const reach = (x: typeof f): number => reachOf(baseOf(scene.table, x), x.angle).x;
  return { kind: 'shape', tone, d: arrow(f, o, reach(f), reach(o)), side: f.side };
}

/** The marks of a position and of what is being chosen on it. */
export function boardMarks(scene: Scene, board: BoardState, { shown, whyNot, inHand }: Carried, t: AllTexts): Marks {
  const { loose, plane } = board;
  const figures = figuresOf(scene);
  const there = thereOf(scene, board, { shown, inHand });
  const me = there === null ? undefined : figures[there.figure];
  const attack = attackNow(scene);
  const { keys } = scene.table;
  const aimed = shown === null || there !== null ? NOBODY : figureIn(shown.say.args.target);
  const by = shown === null ? NOBODY : keys.indexOf(shown.by ?? '');
  const look = shown === null ? (scene.look ?? null) : null;
  const strikes = aimed >= 0 && by >= 0 && by !== aimed;
  return {
    under: marks(
      me !== undefined && me.place >= 0 && there !== null && { kind: 'way', tone: 'way', over: [there.figure, there.place], side: me.side },
      inHand !== null && whyNot !== null && { kind: 'hex', tone: 'cut', at: loose },
    ),
    over: marks(
      strikes ? between(scene, board, by, aimed, 'way') : attack !== null && between(scene, board, attack.by, attack.on, 'deed'),
      look !== null && between(scene, board, keys.indexOf(look.from), keys.indexOf(look.to), 'way'),
      me !== undefined &&
        me.place >= 0 &&
        there !== null && { kind: 'label', tone: 'deed', at: there.place, text: t.cm(Math.hypot(there.at.x - me.x, there.at.y - me.y)) },
      inHand !== null && whyNot !== null && { kind: 'cross', tone: 'cut', at: loose },
      reachesOf(scene, board, t).map((r): Mark => ({ kind: 'label', tone: 'deed', at: nameOn(plane.table, r), text: r.name })),
    ),
  };
}
