/** What is where on a board, by the names that options and files have for it. */
import { type NamedLook, NOBODY, type Option, type Piece } from '@escarmouche/engine/core';
import { NOWHERE } from '../table/args.ts';
import type { Pieces } from './meaning.ts';

/** Where a figure of this name stands, or the space of this name; `NOWHERE` for none. */
function placeNamed({ figures, spaces, standsOn }: Pieces, name: string): number {
  const figure = figures.indexOf(name);
  return figure >= 0 ? standsOn(figure) : spaces.indexOf(name);
}

/** Where the first figure stands that an option is aimed at; `NOWHERE` for none. */
export function aimedAt(o: Option | null, pieces: Pieces): number {
  return o === null || o.on.figures.length === 0 ? NOWHERE : placeNamed(pieces, o.on.figures[0]);
}

/** The look a ruling is about, from space to space; null where there is none. */
export function lookOn(pieces: Pieces, look: NamedLook | null | undefined): { readonly from: number; readonly to: number } | null {
  const [from, to] = look ? [placeNamed(pieces, look.from), placeNamed(pieces, look.to)] : [NOWHERE, NOWHERE];
  return from >= 0 && to >= 0 ? { from, to } : null;
}

/** Where a figure stands, by its number in the position; `NOWHERE` where it is off the board, or there is no such figure. */
export function standsAt(figures: readonly Pick<Piece, 'place'>[], figure: number): number {
  return figures[figure]?.place ?? NOWHERE;
}

/**
 * The figures of a position as the board takes them: `spaces` by the names that options have for them, `acting` the figure that the
 * question is about. Of several on one space the first of the list holds it, or the one that `rank` puts first.
 */
export function boardPieces(
  pieces: readonly Piece[],
  spaces: readonly string[],
  acting: number,
  rank: (figure: number) => number = () => 0,
): Pieces {
  return {
    figures: pieces.map((p) => p.id),
    spaces,
    standsOn: (i) => standsAt(pieces, i),
    figuresAt: (space) => pieces.flatMap((p, i) => (p.place === space && space >= 0 ? [i] : [])).sort((a, b) => rank(a) - rank(b)),
    seatOf: (i) => pieces[i]?.side ?? NOBODY,
    acting,
  };
}
