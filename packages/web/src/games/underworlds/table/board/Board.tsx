/** The battlefield: an image to the eye, a grid of named hexes to keyboard and screen reader. Before it is laid, the boards to choose from. */
import type { Battlefield } from '@escarmouche/engine/underworlds';
import { useMemo } from 'react';
import { HexGrid } from '../../../../table/HexGrid.tsx';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { deedsOf } from '../deeds.ts';
import { stateOf, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { WhyNot } from '../WhyNot.tsx';
import { DeedMarks, Trails } from './DeedMarks.tsx';
import { Ground, Objectives } from './Ground.tsx';
import { boxOf, centreOf, corners, moved, rowsOf, SIZE } from './geometry.ts';
import { Laying } from './Laying.tsx';
import { Over, Under } from './Overlays.tsx';
import { spokenHex } from './spoken.ts';
import { Token } from './Token.tsx';

const CLASSES = { drawing: 'wu-drawing', cell: 'wu-cell', foot: 'wu-foot' } as const;

export function Board({ board }: { board: BoardState }) {
  return <div className="wu-middle">{board.field === null ? <Laying board={board} /> : <Field board={board} field={board.field} />}</div>;
}

function Field({ board, field }: { board: BoardState; field: Battlefield }) {
  const scene = useScene();
  const t = useTableStrings();
  const { snapshot, speech, table } = scene;
  const state = stateOf(scene);
  const box = useMemo(() => boxOf(field), [field]);
  const rows = useMemo(() => rowsOf(field), [field]);
  const deeds = useMemo(() => deedsOf(scene.events), [scene.events]);
  const stands = state.fighters[board.selected]?.hex ?? -1;

  const onKey = (key: string): boolean => {
    if (key !== 'Escape') return false;
    if (board.mode !== null) board.pick(null);
    else if (board.selected >= 0) board.select(-1);
    else return false;
    return true;
  };

  return (
    <div className="wu-board">
      <HexGrid
        box={box}
        rows={rows}
        classes={CLASSES}
        attribute="data-hex"
        texts={t}
        start={stands >= 0 ? stands : ([...board.clicks.keys()][0] ?? rows[0][0])}
        moved={(from, key) => moved(field, from, key)}
        corners={(hex) => corners(centreOf(field, hex), SIZE)}
        cell={(hex) => ({
          label: spokenHex(scene, board, t, field, hex),
          can: board.clicks.has(hex),
          cannot: board.verb !== null && !board.clicks.has(hex),
          refused: board.whyNot?.hex === hex,
          name: field.names[hex],
        })}
        press={board.press}
        point={board.point}
        onKey={onKey}
        foot={<WhyNot board={board} field={field} />}
      >
        <Ground field={field} />
        <Objectives field={field} state={state} />
        <Under field={field} board={board} state={state} />
        <g {...UNSPOKEN}>
          <Trails field={field} deeds={deeds} state={state} />
          {state.fighters.map((f, i) => {
            if (f.hex < 0 || f.out === 1) return null;
            const { fighter, key } = table.fighters[i];
            const at = centreOf(field, f.hex);
            return (
              <g key={key} className="wu-token-place" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
                <Token
                  seat={f.seat}
                  mark={speech.mark(i)}
                  wounds={snapshot.position.values[i]?.wounds.total ?? 0}
                  state={f}
                  leader={fighter.leader === true}
                  wizard={fighter.wizard !== undefined}
                  selected={i === board.selected}
                  inspected={i === board.inspected}
                />
              </g>
            );
          })}
          <DeedMarks field={field} deeds={deeds} state={state} />
        </g>
        <Over field={field} board={board} state={state} />
      </HexGrid>
    </div>
  );
}
