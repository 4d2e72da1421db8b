/** The table: the question and the board always in sight, what can be done, the hand, the sides, the log. For matches, replays and rulings alike. */
import { playerName } from '@escarmouche/words';
import { lazy, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TopSlot } from '../app/topSlot.ts';
import { SideMark } from '../design/index.ts';
import { Tabs } from '../design/Tabs.tsx';
import { Odds } from '../odds/Odds.tsx';
import { ThreatContext, useThreats } from '../odds/threats.ts';
import { Commit } from './Commit.tsx';
import type { Choosing, Scene } from './contract.ts';
import { DiceTray, ToldDraw, TypedDice } from './DiceTray.tsx';
import { Goal } from './Goal.tsx';
import { KeysButton } from './KeysButton.tsx';
import { Log, Spoken } from './Log.tsx';
import { Options } from './Options.tsx';
import { Pointing } from './Pointing.tsx';
import { Prompt } from './Prompt.tsx';
import { Score } from './Score.tsx';
import { Sheet } from './Sheet.tsx';
import { SceneContext, seatsOf, usePointed, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import { useFrame } from './useFrame.ts';
import { useKeys } from './useKeys.ts';
import { useNarrow } from './useNarrow.ts';
import './table.css';
import './panels.css';
import './dice.css';
import './hand.css';
import './narrow.css';

// It comes with the first question about dangers.
const ThreatPanel = lazy(() => import('../odds/ThreatPanel.tsx'));

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

/** Tabs that every game has: the log, and on a phone what can be done, the hand and the match as a whole. No panel of a game is called so. */
const LOG = 'table-log';
const ANSWERS = 'table-answers';
const HAND = 'table-hand';
const MATCH = 'table-match';
const DANGERS = 'table-dangers';

export function Stage(props: StageProps) {
  return (
    <SceneContext value={props.scene}>
      <Parts key={props.scene.game.id} {...props} />
    </SceneContext>
  );
}

/** A tab with what it shows. */
interface Tab {
  readonly id: string;
  readonly title: string;
  readonly contents: ReactNode;
}

/** The tabs of a game's own: those that stand beside a wide board are there on a narrow screen alone. */
function panelTabs({ game, speech }: Scene, board: Choosing, withoutSides: boolean): Tab[] {
  return game.parts.panels
    .filter((p) => withoutSides || p.narrowOnly !== true)
    .map(({ id, title, Contents }) => ({ id, title: title(speech.lang), contents: <Contents board={board} /> }));
}

function Parts({ scene, undo, tools, above, under, lesson, onRoll, panel: first, onPanel }: StageProps) {
  const t = useTableStrings();
  const { game, snapshot } = scene;
  const { Board, Timeline, Sides, Windows, Hand, Results } = game.parts;
  const board = game.useBoard(scene);
  const { narrow, withoutSides } = useNarrow();
  const root = useRef<HTMLDivElement>(null);
  const slot = use(TopSlot);
  useKeys(root, board);
  const [panel, setPanel] = usePanel(scene, narrow, first);
  const open = (id: string): void => {
    setPanel(id);
    onPanel?.(id);
  };
  const threats = useThreats(scene, board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are asked for, or no longer
  useEffect(() => {
    if (threats.on) setPanel(DANGERS);
    else if (panel === DANGERS) setPanel(narrow ? ANSWERS : LOG);
  }, [threats.on]);

  const fallen = useRef<HTMLElement>(null);
  // What fell last is in sight, however much fell before it.
  useFrame([snapshot.at, snapshot.moment], () => {
    if (fallen.current !== null) showLast(fallen.current);
  });
  const results = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scrolls thin-bar table-results" aria-label={t.results} tabIndex={0} ref={fallen}>
      {Results === undefined ? <DiceTray /> : <Results board={board} />}
    </section>
  );
  // Below what can be pressed: what comes with the pointer, or with the finger on its way, moves nothing of it.
  const foretold = board.prepared === null && (
    <div className="scrolls thin-bar table-foretold">
      <PointedOdds />
    </div>
  );
  // On a phone the answers come first: dice that fell before would push them out of sight.
  const answered = scene.take !== null && snapshot.options.length > 0;
  const log: Tab = { id: LOG, title: t.logTab, contents: <Log board={board} open={setPanel} /> };
  const own = panelTabs(scene, board, withoutSides);
  const dangers: Tab = {
    id: DANGERS,
    title: threats.title,
    contents: (
      <Suspense>
        <ThreatPanel board={board} layer={threats} />
      </Suspense>
    ),
  };
  const asked = threats.on ? [dangers] : [];
  // It stays while others play: what stands beside it would move at each turn.
  const keys = (snapshot.waits || slot !== null) && <KeysButton />;
  const tabs: readonly Tab[] = narrow
    ? [
        {
          id: ANSWERS,
          title: t.answersTab,
          contents: (
            <AnswerList
              board={board}
              onRoll={onRoll ?? null}
              first={!answered && results}
              last={
                <>
                  {answered && results}
                  {foretold}
                </>
              }
            />
          ),
        },
        ...asked,
        ...(Hand === undefined
          ? []
          : [
              {
                id: HAND,
                title: t.handTab,
                contents: <Hand board={board} />,
              },
            ]),
        log,
        ...own,
        { id: MATCH, title: t.matchTab, contents: <WholeMatch tools={tools} /> },
      ]
    : [...asked, log, ...own];
  const shown = tabs.find((x) => x.id === panel) ?? tabs[0];
  // What somebody has opened to read has room for it.
  const reads = own.some((x) => x.id === shown.id);
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
  const question = (
    <div className="pile-2 raised ruled one-column scrolls thin-bar asked-head" tabIndex={-1}>
      {narrow && lesson}
      {above}
      <Prompt />
      {under}
      {narrow && <Commit board={board} />}
      {narrow && board.prepared !== null && <Odds option={board.prepared} onButton />}
    </div>
  );
  const prepared = board.prepared !== null && (
    <div className="pile-2 raised ruled-over one-column scrolls thin-bar asked-ready">
      <Commit board={board} part="prepared" />
      <Odds option={board.prepared} />
    </div>
  );
  // What passes or ends comes after the rest, as its numbers do, and at one place whatever is asked.
  const ends = <Commit board={board} part="pinned" />;
  // A ruling that is walked through is one text from above to below: nothing need stay in sight to be pressed.
  const walked = under !== undefined;
  const more = (
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
          {slot === null ? <div className="bar ruled gap-2-5 table-top">{top}</div> : createPortal(top, slot)}
          {narrow ? (
            <Sheet>
              {question}
              <div className="grid one-column anchor may-flatten edged-over table-panels">{more}</div>
            </Sheet>
          ) : (
            <div className="grid one-column may-flatten table-right">
              <div className="flex anchor may-flatten table-asked" data-answers data-walked={walked || undefined}>
                {question}
                <AnswerList board={board} onRoll={onRoll ?? null} last={walked && ends} />
                {prepared}
                {!walked && ends}
              </div>
              <div className="grid one-column anchor may-flatten edged-over table-panels">
                {results}
                <div className="grid one-column may-flatten table-below">
                  {more}
                  {foretold}
                </div>
              </div>
            </div>
          )}
          <div className="grid may-shrink table-middle">
            {!narrow && lesson && <div className="ruled scrolls thin-bar table-lesson">{lesson}</div>}
            {Timeline !== undefined && <Timeline board={board} />}
            {narrow && <Goal />}
            <div className="grid anchor may-flatten table-board">
              <Board board={board} />
            </div>
          </div>
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

/** The odds of what is pointed at, said of which answer: its button may stand far from here. */
function PointedOdds() {
  const { shown } = usePointed();
  return <Odds option={shown} named />;
}

/** Scrolls to the last of what is listed; of what no longer fits nothing is cut through the middle. */
function showLast(box: HTMLElement): void {
  box.style.maxHeight = '';
  box.scrollTop = box.scrollHeight;
  const { top } = box.getBoundingClientRect();
  const cut = [...box.querySelectorAll('li, p')].map((e) => e.getBoundingClientRect()).find((r) => r.top < top - 1 && r.bottom > top + 1);
  if (cut === undefined || box.scrollTop === 0) return;
  box.style.maxHeight = `${box.clientHeight - (cut.bottom - top)}px`;
  box.scrollTop = box.scrollHeight;
}

/** Which tab is open. On a phone each question opens the one where it is answered. */
function usePanel(scene: Scene, narrow: boolean, first: string | undefined): [string, (id: string) => void] {
  const { snapshot, game } = scene;
  const [panel, setPanel] = useState(first ?? (narrow ? ANSWERS : LOG));
  const over = snapshot.node.kind === 'over';
  // Where nothing is left to answer, what happened is told.
  const where = over ? LOG : game.parts.Hand !== undefined && game.handAnswers?.(scene) === true ? HAND : ANSWERS;
  const question = snapshot.waits || over ? `${snapshot.match}/${snapshot.at}` : '';
  // Before it is drawn: nobody sees the other one first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useLayoutEffect(() => {
    if (narrow && question !== '') setPanel(where);
  }, [question, narrow]);
  return [panel, setPanel];
}

/** What can be done, in a list that scrolls by itself and begins each question at its top. */
function AnswerList({
  board,
  onRoll,
  first,
  last,
}: {
  board: Choosing;
  onRoll: ((faces: readonly number[]) => void) | null;
  /** What dice came to, where there is no other place for it. */
  first?: ReactNode;
  /** What passes or ends, where that has no place of its own. */
  last?: ReactNode;
}) {
  const { game, snapshot, take } = useScene();
  const { Asked } = game.parts;
  const box = useRef<HTMLDivElement>(null);
  useFrame([snapshot.match, snapshot.at], () => {
    if (box.current !== null) box.current.scrollTop = 0;
  });
  return (
    // Where nothing in it can be pressed, it is still scrolled by keyboard.
    <div className="pile-3 packed one-column anchor scrolls thin-bar asked-list" ref={box} {...(take === null ? { tabIndex: 0 } : {})}>
      <TypedDice onRoll={onRoll} />
      <ToldDraw />
      {first}
      {Asked !== undefined && <Asked board={board} />}
      <Options board={board} />
      {last}
    </div>
  );
}

/** On a phone: who plays, how it is won, and what can be done with the match as a whole. */
function WholeMatch({ tools }: { tools: ReactNode }) {
  const scene = useScene();
  const { speech, seats, game } = scene;
  return (
    <div className="stack">
      <p>{game.goal(scene)}</p>
      <ul className="pile-1">
        {seatsOf(scene).map((seat) => (
          <li key={seat}>
            <SideMark seat={seat} size={16} /> {speech.seat(seat)}
            {seats !== null && <span className="soft small"> {playerName(speech.lang, seats[seat])}</span>}
          </li>
        ))}
      </ul>
      <div className="pile-1 tools-named">{tools}</div>
    </div>
  );
}
