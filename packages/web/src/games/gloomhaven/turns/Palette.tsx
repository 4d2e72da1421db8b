/** What a press puts down, and the ways back. */
import { BrickWall, Eraser, Move, Redo2, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, RadioCards } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { corners } from '../../../table/pointy.ts';
import { cleared, EMPTY, GROUNDS, isBare, type TurnBoard, whyNotAdd } from './board.ts';
import { FigureToken, GroundSigns } from './Pieces.tsx';
import { figureOf, PIECES, type Piece } from './pieces.ts';
import { pieceName } from './spoken.ts';
import { useTurnStrings } from './strings.ts';
import type { Drawing } from './useTurn.ts';

/** The sign of a piece, as the board draws it. */
function Sign({ piece, name }: { piece: Piece; name: string }): ReactNode {
  if (piece === 'move') return <Move size={18} aria-hidden="true" />;
  if (piece === 'erase') return <Eraser size={18} aria-hidden="true" />;
  if (piece === 'wall-line') return <BrickWall size={18} aria-hidden="true" />;
  const f = figureOf(EMPTY, piece);
  const ground = GROUNDS.find((g) => g === piece);
  return (
    <svg className="rigid turns-sign" viewBox="-52 -52 104 104" width="30" height="30" aria-hidden="true">
      {ground !== undefined && <polygon className="fill-ground line-hair line-15" points={corners({ x: 0, y: 0 }, 50)} />}
      {ground !== undefined && <GroundSigns at={{ x: 0, y: 0 }} kinds={[ground]} />}
      {f !== null && <FigureToken f={f} name={name} n={0} elite={false} acting={piece === 'active'} />}
    </svg>
  );
}

export function Palette({ piece, pick }: { piece: Piece; pick: (piece: Piece) => void }) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  return (
    <div className="turns-palette">
      <RadioCards
        legend={t.pieces}
        look="inline"
        value={piece}
        options={PIECES.map((p) => {
          const name = pieceName(lang, p);
          return {
            value: p,
            title: (
              <span className="middle inline-flex gap-1">
                <Sign piece={p} name={name} /> {name}
              </span>
            ),
          };
        })}
        onChange={pick}
      />
    </div>
  );
}

/** Undo, redo, empty; and what there is no more room for. */
export function Ways({ drawing, piece }: { drawing: Drawing; piece: Piece }) {
  const t = useTurnStrings();
  const { board, undo, redo, draw } = drawing;
  const f = figureOf(board, piece);
  const full = f === null ? null : whyNotAdd(board, f);
  return (
    <div className="row gap-2">
      <Button icon={<Undo2 size={18} />} disabled={undo === null} onClick={() => undo?.()}>
        {t.undo}
      </Button>
      <Button icon={<Redo2 size={18} />} disabled={redo === null} onClick={() => redo?.()}>
        {t.redo}
      </Button>
      <Button icon={<Trash2 size={18} />} disabled={isBare(board)} onClick={() => draw((b: TurnBoard) => cleared(b))}>
        {t.clear}
      </Button>
      {full !== null && (
        <p className="small" role="status">
          {t.full[full]}
        </p>
      )}
    </div>
  );
}
