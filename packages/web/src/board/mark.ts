/**
 * A mark is data: something drawn over the ground, with a place, a tone and perhaps a text. Games say which marks lie under and over
 * their pieces; `Marks.tsx` draws them all, on any ground.
 */
import type { Point } from '../table/drawing.ts';

/** Where a mark lies: a space of the ground by its number, or a point in the units of the drawing. */
export type Place = number | Point;

/**
 * What a mark is for; `marks.css` gives each its look, which never goes by colour alone.
 * `can`: a press means something. `target`: the same, where somebody stands. `reach`: where one can go. `aim`, `unseen`: what could be aimed at, and what is out of sight. `way`: the
 * way one would go. `shown`: what an option pointed at is about. `picked`: picked already. `held`: the figure held. `clear`, `cut`,
 * `blocker`: a look, and what ends it. `faint`: a look that decides nothing. `deed`: what just happened. `gain`, `loss`: what it changed.
 * `danger`: how safe one would be there, by its level. `threat`: what a piece would suffer there. `zone`: a part of the ground that a question is about.
 */
export type Tone =
  | 'can'
  | 'target'
  | 'reach'
  | 'aim'
  | 'unseen'
  | 'way'
  | 'shown'
  | 'picked'
  | 'held'
  | 'clear'
  | 'cut'
  | 'blocker'
  | 'faint'
  | 'deed'
  | 'gain'
  | 'loss'
  | 'danger'
  | 'threat'
  | 'zone';

interface AnyMark {
  readonly tone: Tone;
  /** The side it belongs to, where that matters. */
  readonly side?: number;
  /** How much of it there is, from 0. */
  readonly level?: number;
}

/** One thing to draw. */
export type Mark = AnyMark &
  (
    | {
        /** The space itself, or the space crossed with lines. */ readonly kind: 'hex' | 'hatch';
        readonly at: Place;
        readonly shrink?: number;
      }
    | { /** Around a piece. */ readonly kind: 'ring'; readonly at: Place; readonly r?: number }
    | {
        /** A cross at the shoulder of a piece; without a piece it stands in the middle. A tick stands at the other shoulder. */
        readonly kind: 'cross' | 'tick';
        readonly at: Place;
        readonly middle?: true;
      }
    | {
        /** A way with its steps and its end, or a line without either. */ readonly kind: 'way' | 'line';
        readonly over: readonly Place[];
        readonly dashed?: true;
      }
    | { /** From doer to target, edge to edge. */ readonly kind: 'arrow'; readonly from: Place; readonly to: Place }
    | { /** Spaces covered together. */ readonly kind: 'area'; readonly over: readonly Place[] }
    | {
        /** Words or a number at a place: a number in its middle, a label above it. */ readonly kind: 'label' | 'number';
        readonly at: Place;
        readonly text: string;
      }
    | {
        /** An outline that the game has drawn itself, such as a base somewhere on a free table. */ readonly kind: 'shape';
        readonly d: string;
        readonly dashed?: true;
      }
  );

/** Marks of both layers. */
export interface Marks {
  /** Under the pieces: whatever could cross a piece. */
  readonly under: readonly Mark[];
  /** Over the pieces: rings, numbers, labels and crosses alone. */
  readonly over: readonly Mark[];
}

/** Every mark once, lowest layer first, as lists of lists are joined: falsy parts are left out. */
export function marks(...parts: readonly (readonly Mark[] | Mark | null | false | undefined)[]): readonly Mark[] {
  return parts.flatMap((p) => (p === null || p === undefined || p === false ? [] : p));
}
