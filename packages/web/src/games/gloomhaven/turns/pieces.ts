/** What a press on the board puts down, by the pieces of the palette. */
import { CLASSES, type ClassId } from '@escarmouche/engine/gloomhaven';
import { type At, erase, type Figure, figureAt, GROUNDS, type Ground, layGround, moveFigure, putFigure, type TurnBoard } from './board.ts';

export const PIECES = ['move', 'active', ...CLASSES, 'summon', 'monster', 'objective', ...GROUNDS, 'wall-line', 'erase'] as const;
export type Piece = (typeof PIECES)[number];

/** The number a character begins with. */
const USUAL: Readonly<Record<ClassId, number>> = { brute: 30, scoundrel: 20, spellweaver: 40 };

const isGround = (piece: Piece): piece is Ground => (GROUNDS as readonly string[]).includes(piece);
const isClass = (piece: Piece): piece is ClassId => (CLASSES as readonly string[]).includes(piece);

/** The figure that a piece is; null where it is none. A summon is the first character's that stands there. */
export function figureOf(b: TurnBoard, piece: Piece): Figure | null {
  if (isClass(piece)) return { kind: 'character', class: piece, initiative: USUAL[piece] };
  if (piece === 'active' || piece === 'monster' || piece === 'objective') return { kind: piece };
  if (piece !== 'summon') return null;
  const owner = CLASSES.find((c) => Object.values(b.figures).some((f) => f.kind === 'character' && f.class === c)) ?? null;
  return { kind: 'summon', owner, initiative: 50 };
}

/** The board after a press with a piece; `held` is the hex of the figure that is being moved. */
export function pressed(b: TurnBoard, piece: Piece, at: At, held: At | null): TurnBoard {
  if (piece === 'move') return held === null ? b : moveFigure(b, held, at);
  if (piece === 'erase') return erase(b, at);
  if (isGround(piece)) return layGround(b, at, piece);
  const f = figureOf(b, piece);
  return f === null ? b : putFigure(b, at, f);
}

/** Whether there is a figure to take in hand. */
export const holds = (b: TurnBoard, at: At): boolean => figureAt(b, at) !== undefined;
