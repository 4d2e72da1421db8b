/** Between two persons at one screen: nothing of either hand is in sight until the right one says so. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button, SideMark } from '../design/index.ts';
import type { Scene } from './contract.ts';
import { tableTexts } from './strings.ts';

/** So many of the latest events are told at least. */
const FEWEST = 5;

interface CoverProps {
  scene: Scene;
  /** Somebody says to be the one who is asked; null while nobody is asked yet, and so nobody is named. */
  onReady: (() => void) | null;
}

/**
 * In place of the whole table, where several persons play and the game hides something. `onReady` is null while nobody is asked: then
 * nobody can uncover it.
 */
export function Cover({ scene, onReady }: CoverProps) {
  const t = tableTexts(scene.speech.lang, scene.game);
  const head = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLOListElement>(null);
  const asked = onReady !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is asked is said as soon as it is known
  useEffect(() => head.current?.focus(), [asked]);
  const { snapshot, speech, events, answered, game } = scene;
  // What one seat alone was told is for nobody else to read on the way. All that came since the one asked last answered is there, so that no
  // blow stands there without whoever dealt it.
  const open = events.flatMap((event, at) => (event.to === 'all' && !game.log.small.includes(event.key) ? [{ event, at }] : []));
  const since = open.filter(({ at }) => at >= (answered?.events ?? events.length)).length;
  const told = open.slice(-Math.max(FEWEST, since));
  // The latest is in sight.
  useLayoutEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  });
  return (
    <div className={asked ? `pile-4 centred cover side-${snapshot.seat}` : 'pile-4 centred cover'}>
      {asked && <SideMark seat={snapshot.seat} size={56} />}
      <h1 ref={head} tabIndex={-1}>
        {asked ? t.handOver(speech.seat(snapshot.seat)) : t.nobodyYet}
      </h1>
      {onReady !== null && (
        <>
          <p className="soft">{speech.prompt(snapshot.node).question}</p>
          <Button kind="primary" onClick={onReady}>
            {t.isReady(speech.seat(snapshot.seat))}
          </Button>
        </>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className="soft small scrolls thin-bar cover-log" tabIndex={0} aria-label={t.log} ref={log}>
        {told.map(({ event, at }) => (
          <li key={at}>{speech.event(event)}</li>
        ))}
      </ol>
    </div>
  );
}
