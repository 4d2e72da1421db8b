/** The map: an image to the eye, a grid of named hexes to keyboard and screen reader. */
import type { RefusedOption } from '@escarmouche/engine/core';
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
import { Told } from './Told.tsx';
import './tokens.css';

const CLASSES = { drawing: 'gh-drawing', cell: 'gh-cell', foot: 'gh-foot' } as const;

/** Figures that may not be targeted though they are enemies: of friends nobody asks. */
function refusedFoes(refused: readonly RefusedOption[]): readonly number[] {
  return refused.filter((r) => r.reasons.every(({ key }) => key !== 'not-an-enemy')).map((r) => targetOf(r.say));
}

export function Board({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { snapshot, speech, table } = scene;
  const { map, scenario } = table;
  const { laying } = board;
  const state = stateOf(scene);
  const { box, rows } = useMemo(() => shownWith(map, state.rooms), [map, state.rooms]);
  const deeds = useMemo(() => deedsOf(scene.events), [scene.events]);
  const refused = useMemo(() => refusedFoes(snapshot.refused), [snapshot.refused]);
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
        start={stands >= 0 ? stands : first}
        at={laying === null || laying.anchor < 0 ? undefined : laying.anchor}
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
        arrive={laying === null ? undefined : (hex) => laying.bring(hex, laying.anchor)}
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
