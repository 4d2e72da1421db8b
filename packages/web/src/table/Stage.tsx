/** The table: board first, beside it what is asked and what may be done, the parties, the log. For matches, replays and rulings alike. */
import { type ReactNode, useState } from 'react';
import { Tabs } from '../design/index.ts';
import { Bars } from './Bars.tsx';
import { Board } from './board/Board.tsx';
import { CardDialog } from './CardDialog.tsx';
import { DiceTray } from './DiceTray.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { Legend } from './Legend.tsx';
import { Log, Spoken } from './Log.tsx';
import { Options } from './Options.tsx';
import { Prompt } from './Prompt.tsx';
import { Score } from './Score.tsx';
import { type Scene, SceneContext } from './scene.ts';
import { useTableStrings } from './strings.ts';
import { Timeline } from './Timeline.tsx';
import { useBoard } from './useBoard.ts';
import './board/board.css';
import './board/tokens.css';
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

const PANELS = ['log', 'figure', 'parties', 'legend'] as const;
type Panel = (typeof PANELS)[number];

export function Stage({ scene, tools, above, onRoll }: StageProps) {
  return (
    <SceneContext value={scene}>
      <Parts tools={tools} above={above} onRoll={onRoll ?? null} scene={scene} />
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
  const board = useBoard(scene);
  const [card, setCard] = useState<number | null>(null);
  const [panel, setPanel] = useState<Panel>('log');
  return (
    <div className="table" data-match={scene.snapshot.match} data-at={scene.snapshot.at} data-waits={scene.snapshot.waits}>
      <div className="table-top">
        <Score />
        {tools !== undefined && <div className="tools">{tools}</div>}
      </div>
      <div className="table-left">
        <Bars board={board} onOpen={setCard} />
      </div>
      <div className="table-middle">
        <Timeline board={board} />
        <div className="table-board">
          <Board board={board} />
        </div>
      </div>
      <div className="table-right">
        <div className="table-asked">
          {above}
          <Prompt />
          <DiceTray onRoll={onRoll} />
          <Options board={board} />
        </div>
        <div className="table-panels">
          <Tabs
            label={t.panels}
            tabs={PANELS.map((id) => ({ id, title: <span className={`panel-tab-${id}`}>{t.panel[id]}</span> }))}
            selected={panel}
            onSelect={setPanel}
          >
            {panel === 'log' && <Log />}
            {panel === 'legend' && <Legend />}
            {panel === 'figure' && <FigurePanel board={board} />}
            {panel === 'parties' && <Bars board={board} onOpen={setCard} />}
          </Tabs>
        </div>
      </div>
      <Spoken />
      {card !== null && <CardDialog card={card} onClose={() => setCard(null)} />}
    </div>
  );
}
