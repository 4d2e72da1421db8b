/** The tabs of the table: which there are, what each shows, and which of them is open. */
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ThreatLayer } from '../odds/threats.ts';
import type { Choosing, Scene } from './contract.ts';
import { Log } from './Log.tsx';
import type { TableTexts } from './strings.ts';

// It comes with the first question about dangers.
const ThreatPanel = lazy(() => import('../odds/ThreatPanel.tsx'));

/** Tabs that every game has: the log, and on a phone what can be done, the hand and the match as a whole. No panel of a game is called so. */
const LOG = 'table-log';
export const ANSWERS = 'table-answers';
const HAND = 'table-hand';
const MATCH = 'table-match';
const DANGERS = 'table-dangers';

/** A tab with what it shows. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly contents: ReactNode;
}

/** The tabs of a game's own: those that stand beside a wide board are there on a narrow screen alone. */
export function panelTabs({ game, speech }: Scene, board: Choosing, withoutSides: boolean): Tab[] {
  return game.parts.panels
    .filter((p) => withoutSides || p.narrowOnly !== true)
    .map(({ id, title, Contents }) => ({ id, title: title(speech.lang), contents: <Contents board={board} /> }));
}

interface TabsProps {
  readonly scene: Scene;
  readonly board: Choosing;
  readonly texts: TableTexts;
  readonly threats: ThreatLayer;
  /** Those of the game's own. */
  readonly own: readonly Tab[];
  /** What has a tab of its own on a phone alone: what can be done, and the match as a whole. Null on a wide screen. */
  readonly narrow: { readonly answers: ReactNode; readonly match: ReactNode } | null;
  /** Opens another one from within the log. */
  open(id: string): void;
}

/** All tabs, in their order. */
export function tabsOf({ scene, board, texts: t, threats, own, narrow, open }: TabsProps): readonly Tab[] {
  const { Hand } = scene.game.parts;
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
  const log: Tab = { id: LOG, title: t.logTab, contents: <Log board={board} open={open} /> };
  if (narrow === null) return [...asked, log, ...own];
  const hand = Hand === undefined ? [] : [{ id: HAND, title: t.handTab, contents: <Hand board={board} /> }];
  return [
    { id: ANSWERS, title: t.answersTab, contents: narrow.answers },
    ...asked,
    ...hand,
    log,
    ...own,
    { id: MATCH, title: t.matchTab, contents: narrow.match },
  ];
}

/** Which tab is open. On a phone each question opens the one where it is answered; dangers open theirs when they are asked for. */
export function usePanel(scene: Scene, narrow: boolean, dangers: boolean, first: string | undefined): [string, (id: string) => void] {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are asked for, or no longer
  useEffect(() => {
    if (dangers) setPanel(DANGERS);
    else if (panel === DANGERS) setPanel(narrow ? ANSWERS : LOG);
  }, [dangers]);
  return [panel, setPanel];
}
