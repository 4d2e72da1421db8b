/** The rolls of the attack under way, read from the log: which dice fell, which were rolled again, what they came to. */
import type { Arg, GameEvent } from '@escarmouche/engine/core';

/** One roll of one figure. */
export interface Rolled {
  readonly key: number;
  readonly figure: number;
  readonly defence: boolean;
  /** Faces in the order they fell; empty where only the outcome is known. */
  readonly faces: readonly number[];
  /** Dice rolled again: from what to what. */
  readonly again: readonly { readonly from: string; readonly face: number }[];
  /** Hits or blocks in all. */
  readonly count: number;
  readonly crit: boolean;
}

export interface Tray {
  readonly rolls: readonly Rolled[];
  /** What the attack came to, one event for each figure. */
  readonly outcomes: readonly GameEvent[];
}

function figureOf(a: Arg | undefined): number {
  return typeof a === 'object' && 'figure' in a ? a.figure : -1;
}

function facesOf(a: Arg | undefined): number[] {
  return typeof a === 'string' && a !== '' ? a.split(' ').map(Number) : [];
}

function termOf(a: Arg | undefined): string {
  return typeof a === 'object' && 'term' in a ? a.term : '';
}

/** Events that end what lies in the tray. */
const CLEARS = ['attacks', 'plays', 'attacks-again', 'turn-begins'];

/** The tray as it lies after these events. */
export function trayOf(events: readonly GameEvent[]): Tray {
  let start = events.length - 1;
  while (start > 0 && !CLEARS.includes(events[start].key)) start--;
  const rolls: Rolled[] = [];
  const outcomes: GameEvent[] = [];
  for (let i = Math.max(0, start); i < events.length; i++) {
    const e = events[i];
    if (e.key === 'rolls-attack' || e.key === 'rolls-defence') {
      const defence = e.key === 'rolls-defence';
      const figure = figureOf(e.args.figure);
      const before = rolls.find((r) => r.figure === figure && r.defence === defence);
      const next = {
        key: i,
        figure,
        defence,
        faces: [...(before?.faces ?? []), ...facesOf(e.args.faces)],
        again: [],
        count: Number(defence ? e.args.blocks : e.args.hits),
        crit: e.args.crit === true,
      };
      if (before === undefined) rolls.push(next);
      else rolls[rolls.indexOf(before)] = next;
    } else if (e.key === 'rerolls') {
      const at = rolls.findLastIndex((r) => r.figure === figureOf(e.args.figure));
      const face = facesOf(e.args.faces)[0] ?? 0;
      if (at >= 0)
        rolls[at] = {
          ...rolls[at],
          again: [...rolls[at].again, { from: termOf(e.args.from), face }],
          count: Number(e.args.hits),
          crit: e.args.crit === true,
        };
    } else if (e.key === 'attack-damage') {
      outcomes.push(e);
    }
  }
  return { rolls, outcomes };
}

/** What a person typed as the faces of their dice: `4 7 10`, `4,7,0`; a 0 is a ten. Null where it is not that many dice. */
export function typedFaces(text: string, dice: number, sides: number): number[] | null {
  const parts = text.trim().split(/[\s,;]+/);
  if (parts.length !== dice || parts.some((p) => !/^\d{1,3}$/.test(p))) return null;
  const faces = parts.map((p) => (p === '0' || p === '00' ? sides : Number(p)));
  return faces.every((n) => n >= 1 && n <= sides) ? faces : null;
}
