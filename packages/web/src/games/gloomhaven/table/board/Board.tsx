/** The map: an image to the eye, a grid of named hexes to keyboard and screen reader. */
import { useMemo } from 'react';
import { round } from '../../../../table/drawing.ts';
import { HexGrid } from '../../../../table/HexGrid.tsx';
import { centreOf, corners, moved, SIZE } from '../../../../table/pointy.ts';
import { UNSPOKEN } from '../../../../table/unspoken.ts';
import { targetOf } from '../concerns.ts';
import { stateOf, useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { BoardWhy } from '../why/BoardWhy.tsx';
import { GhostArea, GhostHold } from './areas/GhostArea.tsx';
import { LayingBar } from './areas/LayingBar.tsx';
import { DeedMarks, Trails } from './DeedMarks.tsx';
import { deedsOf } from './deeds.ts';
import { Ground } from './Ground.tsx';
import { isShown, shownWith } from './geometry.ts';
import { Over, Under } from './Overlays.tsx';
import { conditionsIn } from './signs.tsx';
import { spokenHex } from './spoken.ts';
import { Tiles } from './Tiles.tsx';
import { initialsOf, Token } from './Token.tsx';
import './tokens.css';
import { Told } from './Told.tsx';

const CLASSES = { drawing: 'gh-drawing', cell: 'gh-cell', foot: 'gh-foot' } as const;

export function Board({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { snapshot, speech, table } = scene;
  const { map, scenario } = table;
  const { laying } = board;
  const state = stateOf(scene);
  const { box, rows } = useMemo(() => shownWith(map, state.rooms), [map, state.rooms]);
  const deeds = useMemo(() => deedsOf(scene.events), [scene.events]);
  const refused = useMemo(() => snapshot.refused.map((r) => targetOf(r.say)).filter((i) => i >= 0), [snapshot.refused]);
  const stands = state.figures[state.turn]?.hex ?? -1;
  const first = [...board.clicks.keys()][0] ?? rows[0][0];

  const onKey = (key: string, shift: boolean): boolean => {
    if (laying !== null && (key === 'r' || key === 'R')) laying.turn(shift ? -1 : 1);
    else if (laying !== null && (key === 'm' || key === 'M')) laying.mirror();
    else if (laying !== null && (key === 'Enter' || key === ' ')) laying.lay();
    else if (key === 'Escape' && board.mode !== null) board.pick(null);
    else return false;
    return true;
  };

  return (
    <div className="gh-board">
      <HexGrid
        box={box}
        rows={rows}
        classes={CLASSES}
        attribute="data-hex"
        texts={t}
        start={laying?.spaces.find((s) => s >= 0) ?? (stands >= 0 ? stands : first)}
        moved={(from, key) => moved(map.field, from, key, rows)}
        corners={(hex) => corners(centreOf(map.field, hex), SIZE)}
        cell={(hex) => ({
          label: spokenHex(scene, board, t, hex),
          can: board.clicks.has(hex) || (laying !== null && isShown(map, state.rooms, hex)),
          cannot: (board.verb !== null || board.legs !== null) && !board.clicks.has(hex),
          refused: board.whyNot?.hex === hex,
          name: map.names[hex],
        })}
        press={board.press}
        point={board.point}
        arrive={laying === null ? undefined : (hex) => laying.bring(hex, -1)}
        onKey={onKey}
        above={laying === null ? null : <GhostHold laying={laying} map={map} />}
        foot={laying === null ? <Told board={board} /> : <LayingBar laying={laying} />}
      >
        <Ground map={map} scenario={scenario} rooms={state.rooms} doors={state.doors} placing={state.round === 0} />
        <Tiles map={map} tiles={state.tiles} />
        <Under map={map} board={board} state={state} refused={refused} />
        {laying !== null && <GhostArea laying={laying} state={state} map={map} />}
        <g {...UNSPOKEN}>
          <Trails map={map} deeds={deeds} state={state} />
          {state.figures.map((f, i) => {
            if (f.hex < 0 || f.out === 1) return null;
            const at = centreOf(map.field, f.hex);
            const { shield, retaliate } = snapshot.position.values[i];
            const key = `${i}`;
            return (
              <g key={key} className="gh-token-place" style={{ transform: `translate(${round(at.x)}px, ${round(at.y)}px)` }}>
                <Token
                  figure={f}
                  initials={initialsOf(speech.figure(i))}
                  conditions={conditionsIn(f.conditions)}
                  shield={shield.total}
                  retaliate={retaliate.total}
                  acting={i === state.turn}
                  inspected={i === board.inspected && i !== state.turn}
                />
              </g>
            );
          })}
          <DeedMarks map={map} deeds={deeds} state={state} />
        </g>
        <BoardWhy board={board} />
        <Over map={map} board={board} state={state} />
      </HexGrid>
    </div>
  );
}
