/** What happened: a line for each turn that opens into its steps, each with its rule and its dice; the latest in sight, and open. */

import type { GameEvent } from '@escarmouche/engine/core';
import { ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { RuleRef } from '../design/index.ts';
import type { Choosing, ShownRoll } from './contract.ts';
import { Dice } from './Die.tsx';
import { titleOf, turnLine } from './gist.ts';
import { heard } from './heard.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import { type LoggedTurn, turnsOf } from './turns.ts';
import { useFrame } from './useFrame.ts';
import './log.css';

/** So many turns are shown; older ones are in the replay. */
const SHOWN = 60;

/** Pixels from its end within which the log is taken to be read at its end. */
const NEAR = 32;

/** Milliseconds for which it may scroll by what a person did. */
const BY_HAND = 1000;

interface Board {
  board: Choosing;
  open: (panel: string) => void;
}

/**
 * It stays at its end as long as the person has not scrolled away from there. `open` opens a panel, for what games put beside a line.
 */
export function Log({ board, open }: Board) {
  const { events, game, answered } = useScene();
  const t = useTableStrings();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  /** When a person last did something by which it may scroll. */
  const handled = useRef(Number.NEGATIVE_INFINITY);
  const handle = useCallback(() => {
    handled.current = performance.now();
  }, []);
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const turns = useMemo(() => turnsOf(events, game.log.headings), [events, game]);
  const latest = turns.findLast((turn) => turn.steps.length > 0)?.first;
  // New lines scroll into sight, unless older ones are being read; with the frame, so that the page is laid out once for all that is new in it.
  const follow = useCallback(() => {
    const box = list.current;
    if (box !== null && atEnd.current) box.scrollTop = box.scrollHeight;
  }, []);
  useFrame([events], follow);
  // Odds and dice come and go around it: with less room its end is still what is read.
  useEffect(() => {
    if (list.current === null) return;
    const resized = new ResizeObserver(follow);
    resized.observe(list.current);
    return () => resized.disconnect();
  }, [follow]);
  return (
    <ol
      className="lines-135 anchor tall scrolls thin-bar log"
      ref={list}
      aria-label={t.log}
      onWheel={handle}
      onTouchMove={handle}
      onPointerDown={handle}
      onKeyDown={handle}
      onFocus={handle}
      onScroll={({ currentTarget: box }) => {
        // Only a person leaves its end. The browser scrolls too, where a turn closes, and tells late, when more has come below or its room is less.
        const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
        if (near || performance.now() - handled.current < BY_HAND) atEnd.current = near;
      }}
    >
      {turns.slice(-SHOWN).map((turn) => {
        // What came since somebody looked away to answer is read without a press.
        const isNew = answered !== undefined && turn.first + turn.steps.length >= answered.events;
        const isOpen = toggled.get(turn.first) ?? (turn.first === latest || isNew);
        return (
          <Turn
            key={turn.first}
            turn={turn}
            isOpen={isOpen}
            onToggle={() => setToggled((was) => new Map(was).set(turn.first, !isOpen))}
            board={board}
            open={open}
          />
        );
      })}
    </ol>
  );
}

function Turn({ turn, isOpen, onToggle, board, open }: Board & { turn: LoggedTurn; isOpen: boolean; onToggle: () => void }) {
  const scene = useScene();
  const t = useTableStrings();
  const id = useId();
  const { first, heading, steps } = turn;
  const { log } = scene.game;
  if (heading !== null && steps.length === 0)
    return (
      <li className="log-turn">
        <Line event={heading} at={first} look="log-heading" board={board} open={open} />
      </li>
    );
  const title = heading === null ? t.logBefore : titleOf(scene, heading);
  const gist = isOpen ? '' : turnLine(scene, turn, t);
  const from = heading === null ? first : first + 1;
  return (
    <li className="log-turn" data-turn={first}>
      <p className="baseline flex gap-2 log-head">
        <button
          type="button"
          className="bare baseline flex gap-1 lines-130 may-shrink grows log-open"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <ChevronRight className="rigid log-sign" size={16} aria-hidden="true" />
          <span>
            <span className="semibold">{title}</span>
            {gist !== '' && <span className="soft">{t.logGist(gist)}</span>}
          </span>
        </button>
        {heading !== null && <RuleRef id={heading.rule} />}
      </p>
      <ol className="log-steps" id={id} hidden={!isOpen}>
        {isOpen &&
          steps.map((e, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
            <li key={i}>
              <Line event={e} at={from + i} look={log.small.includes(e.key) ? 'soft small' : ''} board={board} open={open} />
            </li>
          ))}
      </ol>
    </li>
  );
}

function Line({ event, at, look, board, open }: Board & { event: GameEvent; at: number; look: string }) {
  const scene = useScene();
  const { events, fresh, answered, speech, game } = scene;
  const { Aside } = game.parts;
  const isFresh = at >= Math.min(events.length - fresh, answered?.events ?? events.length);
  return (
    <div className={['log-line', look, isFresh ? 'log-fresh' : ''].filter(Boolean).join(' ')}>
      <span>{speech.event(event)}</span>
      {game.log.rolls?.includes(event.key) === true && <Fallen at={at} />} <RuleRef id={event.rule} />
      {Aside !== undefined && <Aside board={board} event={event} open={open} />}
    </div>
  );
}

/** The dice of a roll with its line, as they lay in the tray when they fell. The sentence says what they came to. */
function Fallen({ at }: { at: number }) {
  const scene = useScene();
  const roll = useMemo(
    (): ShownRoll | undefined =>
      scene.game.tray?.({ ...scene, events: scene.events.slice(0, at + 1) }).rolls.find((r) => r.key === String(at)),
    [scene, at],
  );
  if (roll === undefined) return null;
  return (
    <span className="inline-flex wrap gap-2px log-dice" role="img" aria-label={roll.spoken ?? roll.dice.map((d) => d.face).join(' ')}>
      <Dice of={roll.dice} sides={roll.sides} size={20} />
    </span>
  );
}

/** The latest of the log for a screen reader, said without being asked. */
export function Spoken() {
  const { events, fresh, speech, snapshot, game } = useScene();
  const news = events
    .slice(events.length - fresh)
    .filter((e) => !game.log.small.includes(e.key))
    .slice(-6)
    .map((e) => speech.event(e));
  return (
    <p className="hidden-visually" role="status" aria-live="polite">
      {heard(news, snapshot.waits ? speech.prompt(snapshot.node).question : '')}
    </p>
  );
}
