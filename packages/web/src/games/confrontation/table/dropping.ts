/** What setting a figure down somewhere may mean: the names of the actions, for the worker to judge. No rules here, only geometry. */
import type { Figure, Table } from '@escarmouche/engine/confrontation';
import type { MatchNode, Option, Say } from '@escarmouche/engine/core';
import { gap, rounded, snap } from '@escarmouche/engine/space';

/** Nearer to an enemy's base than this, in millimetres, a figure snaps into contact. */
const NEAR = 12;

/** A place where a figure would stand, and the enemy it snapped to; -1. */
export interface Drop {
  readonly fig: number;
  readonly x: number;
  readonly y: number;
  readonly target: number;
}

/** Coordinates as ids spell them. */
function place(d: Drop): string {
  return `${rounded(d.x)},${rounded(d.y)}`;
}

/** Where a figure dropped at a place comes to stand: against the nearest enemy near by, else where it was dropped. */
export function dropped(table: Table, figures: readonly Figure[], fig: number, x: number, y: number, snaps: boolean): Drop {
  const me = figures[fig];
  const base = table.fighters[me.def].base;
  let best = NEAR;
  let found: Drop = { fig, x: rounded(x), y: rounded(y), target: -1 };
  if (!snaps) return found;
  figures.forEach((o, i) => {
    // A flyer may come down on whoever is one level below.
    if (o.placed === 0 || o.side === me.side || (o.level !== me.level && o.level !== me.level - 1)) return;
    const other = table.fighters[o.def].base;
    const far = gap(base, x, y, me.angle, other, o.x, o.y, o.angle);
    if (far > best) return;
    const [sx, sy] = snap(base, x, y, me.angle, other, o.x, o.y, o.angle);
    best = far;
    found = { fig, x: rounded(sx), y: rounded(sy), target: i };
  });
  return found;
}

/** An action spelled out, as an option that is not in the list: what the figure dropped does, where, and to whom. */
function spelled(table: Table, does: string, key: string, rule: string, drop: Drop): Option {
  const { fig, target, x, y } = drop;
  const by = table.keys[fig];
  const at = place(drop);
  const whom = target < 0 ? [] : [table.keys[target]];
  const say: Say = {
    key,
    args: { figure: { figure: fig }, x, y, ...(target < 0 ? {} : { target: { figure: target } }) },
  };
  const id = `${does}:${by}>${whom.map((name) => `${name}@`).join('')}${at}`;
  return { code: -1, id, rule, say, does, by, on: { figures: whom, spaces: [at] }, with: [] };
}

/** What the drop may mean at this question, in the order in which it is tried; empty where the question is about something else. */
export function meanings(table: Table, figures: readonly Figure[], node: MatchNode, drop: Drop): readonly Option[] {
  if (node.kind !== 'decision') return [];
  const { rule } = node;
  const { fig, target } = drop;
  switch (node.prompt.key) {
    case 'ask-deploy':
      return [spelled(table, 'deploy', 'deploy', rule, { ...drop, target: -1 })];
    case 'ask-pursue':
    case 'ask-pursuers':
      return [spelled(table, 'pursue', target < 0 ? 'pursue-to' : 'pursue', rule, drop)];
    case 'ask-act': {
      if (target < 0) return [spelled(table, 'move', 'move-to', rule, drop)];
      const kinds = figures[target].level === figures[fig].level ? ['charge', 'engage'] : ['dive'];
      return kinds.map((kind) => spelled(table, kind, kind, rule, drop));
    }
    default:
      return [];
  }
}

/** Questions that setting a figure down can answer. */
export function movesFigures(node: MatchNode): boolean {
  return node.kind === 'decision' && ['ask-deploy', 'ask-pursue', 'ask-pursuers', 'ask-act'].includes(node.prompt.key);
}
