/** What setting a figure down somewhere may mean, in the words of options, for the worker to judge. No rules here, only geometry. */
import type { ShownFigure, Table } from '@escarmouche/engine/confrontation';
import { type Done, type MatchNode, NOBODY } from '@escarmouche/engine/core';
import { gap, rounded, snap } from '@escarmouche/engine/space';
import type { Point } from '../../../table/drawing.ts';

/** Nearer to an enemy's base than this, in millimetres, a figure snaps into contact. */
const NEAR = 12;

/** A place where a figure would stand, and the enemy it snapped to; `NOBODY` for none. */
export interface Drop {
  readonly fig: number;
  readonly x: number;
  readonly y: number;
  readonly target: number;
  /** Where the hand is: whoever carries on from there leaves an enemy that the figure has snapped to. */
  readonly hand: Point;
}

/** What figures do by going somewhere at each question that setting one down can answer: to a place, and into contact. */
const GOINGS: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  'ask-deploy': ['deploy', []],
  'ask-pursue': ['pursue', ['pursue']],
  'ask-pursuers': ['pursue', ['pursue']],
  'ask-act': ['move', ['charge', 'engage']],
};

function goingsAt(node: MatchNode): readonly [string, readonly string[]] | null {
  return node.kind === 'decision' ? (GOINGS[node.prompt.key] ?? null) : null;
}

/** Whether setting a figure down can answer the question. */
export function movesFigures(node: MatchNode): boolean {
  return goingsAt(node) !== null;
}

/** Where a figure dropped at a place comes to stand: against the nearest enemy near by, where contact is meant, else where it was dropped. */
export function dropped(table: Table, figures: readonly ShownFigure[], node: MatchNode, fig: number, x: number, y: number): Drop {
  const me = figures[fig];
  const base = table.fighters[me.def].base;
  let best = NEAR;
  const hand = { x, y };
  let found: Drop = { fig, x: rounded(x), y: rounded(y), target: NOBODY, hand };
  if ((goingsAt(node)?.[1] ?? []).length === 0) return found;
  figures.forEach((o, i) => {
    // A flyer may come down on whoever is one level below.
    if (o.place < 0 || o.team === me.team || (o.level !== me.level && o.level !== me.level - 1)) return;
    const other = table.fighters[o.def].base;
    const far = gap(base, x, y, me.angle, other, o.x, o.y, o.angle);
    if (far > best) return;
    const [sx, sy] = snap(base, x, y, me.angle, other, o.x, o.y, o.angle);
    best = far;
    found = { fig, x: rounded(sx), y: rounded(sy), target: i, hand };
  });
  return found;
}

/** What a drop may mean, likeliest first; without a place, what may be done to the target from anywhere. Empty where the question is about something else. */
export function meanings(
  table: Table,
  figures: readonly ShownFigure[],
  node: MatchNode,
  drop: Pick<Drop, 'fig' | 'target'> & Partial<Drop>,
): readonly Done[] {
  const goings = goingsAt(node);
  if (goings === null) return [];
  const { fig, target, x, y } = drop;
  const [alone, contact] = goings;
  const dives = target >= 0 && contact.includes('charge') && figures[target].level !== figures[fig].level;
  const on = {
    figures: target < 0 ? [] : [table.keys[target]],
    spaces: x === undefined || y === undefined ? [] : [`${x},${y}`],
  };
  return (target < 0 ? [alone] : dives ? ['dive'] : contact).map((does) => ({ does, by: table.keys[fig], on, with: [] }));
}
