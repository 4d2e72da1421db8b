/** The table: the question and the board always in sight, what can be done, the hand, the sides, the log. For matches, replays and rulings alike. */
import { type ReactNode, use, useRef } from 'react';
import { createPortal } from 'react-dom';
import { TopSlot } from '../app/topSlot.ts';
import { Tabs } from '../design/Tabs.tsx';
import { ThreatContext, useThreats } from '../odds/threats.ts';
import { Commit } from './Commit.tsx';
import type { Choosing, Scene } from './contract.ts';
import { Fallen, Foretold, useFallenInSight } from './Fallen.tsx';
import { Goal } from './Goal.tsx';
import { KeysButton } from './KeysButton.tsx';
import { Spoken } from './Log.tsx';
import { Pointing } from './Pointing.tsx';
import { AnswerList, Prepared, Question } from './QuestionAndAnswers.tsx';
import { Score } from './Score.tsx';
import { Sheet } from './Sheet.tsx';
import { SceneContext, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import { ANSWERS, panelTabs, tabsOf, usePanel } from './tabs.tsx';
import { useKeys } from './useKeys.ts';
import { useNarrow } from './useNarrow.ts';
import { WholeMatch } from './WholeMatch.tsx';
import './table.css';
import './panels.css';
import './dice.css';
import './hand.css';
import './narrow.css';

export interface StageProps {
  scene: Scene;
  /** Takes the last answer back. */
  undo?: ReactNode;
  /** Other things to do with the match as a whole. */
  tools?: ReactNode;
  /** Stands above the question: the end of a match, the slider of a replay, what a ruling expects. */
  above?: ReactNode;
  /** Stands under the question: what a ruling expects there. Nothing is answered then. */
  under?: ReactNode;
  /** What is taught: over the board, whose place it shares; on a phone above the question. */
  lesson?: ReactNode;
  onRoll?: (faces: readonly number[]) => void;
  /** The panel of the game that is open at first. */
  panel?: string;
  /** Hears of each panel that is opened. */
  onPanel?: (id: string) => void;
}

/** Another game begins with a table of its own: nothing that was held or opened is taken along. */
export function Stage(props: StageProps) {
  return (
    <SceneContext value={props.scene}>
      <Parts key={props.scene.game.id} {...props} />
    </SceneContext>
  );
}

function Parts({ scene, undo, tools, above, under, lesson, onRoll, panel: first, onPanel }: StageProps) {
  const t = useTableStrings();
  const { game, snapshot } = scene;
  const { Sides, Windows, Hand } = game.parts;
  const board = game.useBoard(scene);
  const { narrow, withoutSides } = useNarrow();
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, board);
  const threats = useThreats(scene, board);
  const [panel, setPanel] = usePanel(scene, narrow, threats.on, first);
  const open = (id: string): void => {
    setPanel(id);
    onPanel?.(id);
  };
  const fallenBox = useFallenInSight(snapshot.at, snapshot.moment);
  const fallen = <Fallen board={board} box={fallenBox} />;
  const foretold = <Foretold board={board} />;
  // On a phone the answers come first: dice that fell before would push them out of sight.
  const answered = scene.take !== null && snapshot.options.length > 0;
  const onPhone = {
    answers: (
      <AnswerList
        board={board}
        onRoll={onRoll ?? null}
        first={!answered && fallen}
        last={
          <>
            {answered && fallen}
            {foretold}
          </>
        }
      />
    ),
    match: <WholeMatch tools={tools} />,
  };
  const own = panelTabs(scene, board, withoutSides);
  const tabs = tabsOf({ scene, board, texts: t, threats, own, narrow: narrow ? onPhone : null, open: setPanel });
  const shown = tabs.find((x) => x.id === panel) ?? tabs[0];
  // What somebody has opened to read has room for it.
  const reads = own.some((x) => x.id === shown.id);
  const question = <Question board={board} narrow={narrow} above={above} under={under} lesson={lesson} />;
  const panels = (
    <Tabs label={t.panels} tabs={tabs} selected={shown.id} onSelect={open}>
      {shown.contents}
      {narrow && shown.id !== ANSWERS && foretold}
    </Tabs>
  );
  return (
    <ThreatContext value={threats}>
      <Pointing board={board}>
        <div
          ref={root}
          data-dangers-on={threats.on || undefined}
          className={`grid anchor table${board.verb === null ? '' : ' table-aiming'}${narrow ? ' flex table-narrow' : ''}`}
          data-match={snapshot.match}
          data-at={snapshot.at}
          data-waits={snapshot.waits}
          data-panel-read={reads || undefined}
        >
          <TopBar narrow={narrow} undo={undo} tools={tools} />
          {narrow ? (
            <Sheet>
              {question}
              <div className="grid one-column anchor may-flatten edged-over table-panels">{panels}</div>
            </Sheet>
          ) : (
            <RightColumn
              board={board}
              walked={under !== undefined}
              question={question}
              onRoll={onRoll ?? null}
              fallen={fallen}
              panels={panels}
              foretold={foretold}
            />
          )}
          <Middle board={board} narrow={narrow} lesson={lesson} />
          {!narrow && Hand !== undefined && (
            <div className="ruled-over may-shrink anchor table-hand" data-answers>
              <Hand board={board} />
            </div>
          )}
          {!withoutSides && (
            <div className="anchor scrolls thin-bar table-left">
              <Sides board={board} />
            </div>
          )}
          <Spoken />
          {Windows !== undefined && <Windows board={board} />}
        </div>
      </Pointing>
    </ThreatContext>
  );
}

/** The score, and on a wide screen the goal and what can be done with the match: in the bar of the page, where that has room for it. */
function TopBar({ narrow, undo, tools }: Pick<StageProps, 'undo' | 'tools'> & { narrow: boolean }) {
  const { waits } = useScene().snapshot;
  const slot = use(TopSlot);
  // It stays while others play: what stands beside it would move at each turn.
  const keys = (waits || slot !== null) && <KeysButton />;
  const top = (
    <>
      <Score />
      {!narrow && <Goal />}
      <div className="bar rigid gap-1 tools">
        {undo}
        {!narrow && tools}
        {!narrow && keys}
      </div>
    </>
  );
  return slot === null ? <div className="bar ruled gap-2-5 table-top">{top}</div> : createPortal(top, slot);
}

interface RightColumnProps {
  board: Choosing;
  /** A ruling that is walked through is one text from above to below: nothing need stay in sight to be pressed. */
  walked: boolean;
  onRoll: ((faces: readonly number[]) => void) | null;
  question: ReactNode;
  fallen: ReactNode;
  panels: ReactNode;
  foretold: ReactNode;
}

/** Beside a wide board: the question and what can be done, and below it what fell and the tabs. */
function RightColumn({ board, walked, onRoll, question, fallen, panels, foretold }: RightColumnProps) {
  // What passes or ends comes after the rest, as its numbers do, and at one place whatever is asked.
  const ends = <Commit board={board} part="pinned" />;
  return (
    <div className="grid one-column may-flatten table-right">
      <div className="flex anchor may-flatten table-asked" data-answers data-walked={walked || undefined}>
        {question}
        <AnswerList board={board} onRoll={onRoll} last={walked && ends} />
        <Prepared board={board} />
        {!walked && ends}
      </div>
      <div className="grid one-column anchor may-flatten edged-over table-panels">
        {fallen}
        <div className="grid one-column may-flatten table-below">
          {panels}
          {foretold}
        </div>
      </div>
    </div>
  );
}

/** The board, with what stands over it. */
function Middle({ board, narrow, lesson }: Pick<StageProps, 'lesson'> & { board: Choosing; narrow: boolean }) {
  const { Board, Timeline } = useScene().game.parts;
  return (
    <div className="grid may-shrink table-middle">
      {!narrow && lesson && <div className="ruled scrolls thin-bar table-lesson">{lesson}</div>}
      {Timeline !== undefined && <Timeline board={board} />}
      {narrow && <Goal />}
      <div className="grid anchor may-flatten table-board">
        <Board board={board} />
      </div>
    </div>
  );
}
