/** The table: board first, beside it what is asked and what may be done, the sides, the log. For matches, replays and rulings alike. */
import { type ReactNode, useState } from 'react';
import { Tabs } from '../design/index.ts';
import { Odds } from '../odds/Odds.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Log, Spoken } from './Log.tsx';
import { Options } from './Options.tsx';
import { Prompt } from './Prompt.tsx';
import { Score } from './Score.tsx';
import { type Scene, SceneContext } from './scene.ts';
import { useTableStrings } from './strings.ts';
import './table.css';
import './panels.css';
import './dice.css';
import './narrow.css';

interface StageProps {
  scene: Scene;
  /** Buttons at the right end of the score. */
  tools?: ReactNode;
  /** Stands above the options: the end of a match, the slider of a replay, what a ruling expects. */
  above?: ReactNode;
  onRoll?: (faces: readonly number[]) => void;
}

/** The tab that every game has. */
const LOG = 'log';

export function Stage({ scene, tools, above, onRoll }: StageProps) {
  return (
    <SceneContext value={scene}>
      <Parts key={scene.game.id} tools={tools} above={above} onRoll={onRoll ?? null} scene={scene} />
    </SceneContext>
  );
}

function Parts({
  scene,
  tools,
  above,
  onRoll,
}: {
  scene: Scene;
  tools: ReactNode;
  above: ReactNode;
  onRoll: ((faces: readonly number[]) => void) | null;
}) {
  const t = useTableStrings();
  const { game, snapshot, speech } = scene;
  const { Board, Timeline, Sides, Asked, Windows, panels } = game.parts;
  const board = game.useBoard(scene);
  const [panel, setPanel] = useState(LOG);
  const Contents = panels.find((p) => p.id === panel)?.Contents;
  return (
    <div
      className={board.verb === null ? 'table' : 'table table-aiming'}
      data-match={snapshot.match}
      data-at={snapshot.at}
      data-waits={snapshot.waits}
    >
      <div className="table-top">
        <Score />
        {tools !== undefined && <div className="tools">{tools}</div>}
      </div>
      <div className="table-left">
        <Sides board={board} />
      </div>
      <div className="table-middle">
        {Timeline !== undefined && <Timeline board={board} />}
        <div className="table-board">
          <Board board={board} />
        </div>
      </div>
      <div className="table-right">
        <div className="table-asked">
          {above}
          <Prompt />
          <Odds option={board.prepared ?? board.shown} />
          <DiceTray onRoll={onRoll} />
          {Asked !== undefined && <Asked board={board} />}
          <Options board={board} />
        </div>
        <div className="table-panels">
          <Tabs
            label={t.panels}
            tabs={[
              { id: LOG, title: t.logTab },
              ...panels.map((p) => ({
                id: p.id,
                title: <span className={p.narrowOnly === true ? 'panel-tab-narrow' : undefined}>{p.title(speech.lang)}</span>,
              })),
            ]}
            selected={panel}
            onSelect={setPanel}
          >
            {Contents === undefined ? <Log board={board} open={setPanel} /> : <Contents board={board} />}
          </Tabs>
        </div>
      </div>
      <Spoken />
      {Windows !== undefined && <Windows board={board} />}
    </div>
  );
}
