/** What happened, in sentences, each with its rule; the latest in sight. */

import type { GameEvent } from '@escarmouche/engine/core';
import { useEffect, useRef } from 'react';
import { RuleRef } from '../design/index.ts';
import type { AnyGameTable, Choosing } from '../games/contract.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

/** So many lines are shown; older ones are in the replay. */
const SHOWN = 150;

function lookOf(e: GameEvent, { headings, small }: AnyGameTable['log']): string {
  if (headings.includes(e.key)) return 'log-line log-heading';
  return small.includes(e.key) ? 'log-line log-small' : 'log-line';
}

export function Log({ board, open }: { board: Choosing; open: (panel: string) => void }) {
  const { events, fresh, speech, game } = useScene();
  const { Aside } = game.parts;
  const t = useTableStrings();
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, events.length - SHOWN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into sight
  useEffect(() => {
    const box = list.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [events]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol className="log" ref={list} aria-label={t.log} tabIndex={0}>
      {events.slice(first).map((e, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
        <li key={first + i} className={`${lookOf(e, game.log)}${first + i >= events.length - fresh ? ' log-fresh' : ''}`}>
          <span>{speech.event(e)}</span> <RuleRef id={e.rule} />
          {Aside !== undefined && <Aside board={board} event={e} open={open} />}
        </li>
      ))}
    </ol>
  );
}

/** The latest of the log for a screen reader, said without being asked. */
export function Spoken() {
  const { events, fresh, speech, snapshot, game } = useScene();
  const news = events
    .slice(events.length - fresh)
    .filter((e) => !game.log.small.includes(e.key))
    .slice(-6)
    .map((e) => speech.event(e))
    .join(' ');
  return (
    <p className="hidden-visually" role="status" aria-live="polite">
      {news} {snapshot.waits ? speech.prompt(snapshot.node).question : ''}
    </p>
  );
}
