/** The board of World of Warcraft Miniatures: its ground, its figures and its marks, on the board that every game has. */
import { NOBODY } from '@escarmouche/engine/core';
import { useMemo } from 'react';
import { Board as AnyBoard, type Piece } from '../../../../board/Board.tsx';
import { Button } from '../../../../design/index.ts';
import { useSame } from '../../../../table/useSame.ts';
import { type Scene, useScene } from '../scene.ts';
import { type AllTexts, useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import type { Seen } from '../usePointing.ts';
import { FigureCard } from './FigureCard.tsx';
import { boardMarks } from './marks.ts';
import { SightLine } from './SightLine.tsx';
import { signsOf } from './signs.ts';
import { spokenSpace } from './spoken.ts';
import { Ground } from './Terrain.tsx';
import { Token } from './Token.tsx';
import { useReached } from './useReached.ts';

/** What may be done on the board just now, in a line. */
function hintFor({ take, speech }: Scene, { looking, verb, clicks }: BoardState, t: AllTexts): string {
  if (looking >= 0) return t.lookHint(speech.figure(looking));
  if (verb !== null) return t.aimHint;
  if (take === null || clicks.size === 0) return '';
  return [...clicks.values()].some((options) => options.some((o) => o.does === 'move')) ? t.moveHint : t.pressHint;
}

export function Board({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { table, snapshot, speech } = scene;
  const { figures, spawns } = snapshot.position;
  const names = useSame(useMemo(() => Array.from({ length: table.field.size }, (_v, s) => speech.space(s)), [table, speech]));
  const signs = signsOf(table, figures);
  const pieces = figures.flatMap((f, i): Piece[] => {
    if (f.place < 0) return [];
    const shown = { figure: f, sign: signs[i], name: speech.figure(i), acting: i === board.actor, inspected: i === board.inspected };
    return [{ key: f.id, space: f.place, figure: i, drawing: <Token {...shown} /> }];
  });
  const looks = board.looking >= 0;
  const reached = useReached(scene, board);
  return (
    <AnyBoard
      board={board}
      ground={board.ground}
      texts={t}
      drawing={<Ground table={table} spawns={spawns} names={names} />}
      marks={(seen: Seen) => boardMarks(scene, board, reached, seen)}
      pieces={pieces}
      spoken={(s) => spokenSpace(scene, t, board.pieces.figuresAt(s), s)}
      does={(s, options) => {
        const cost = reached.reach?.find((r) => r.space === s)?.cost;
        return cost !== undefined && options.length === 1 && options[0].does === 'move' ? t.moveHere(cost) : null;
      }}
      card={(i) => <FigureCard figure={i} />}
      hint={hintFor(scene, board, t)}
      more={<SightLine />}
      tools={
        (looks || board.verb !== null) && (
          <Button className="rigid told-done" onClick={() => (looks ? board.look(NOBODY) : board.pick(null))}>
            {t.done}
          </Button>
        )
      }
    />
  );
}
