/** Between two persons at one screen: nothing of either hand is in sight until the right one says so. */
import { useEffect, useRef } from 'react';
import { Button, SideMark } from '../design/index.ts';
import type { Scene } from './contract.ts';
import { tableTexts } from './strings.ts';

interface CoverProps {
  scene: Scene;
  /** Somebody says to be the one who is asked; null while nobody is asked yet, and so nobody is named. */
  onReady: (() => void) | null;
}

export function Cover({ scene, onReady }: CoverProps) {
  const t = tableTexts(scene.speech.lang, scene.game);
  const head = useRef<HTMLHeadingElement>(null);
  const asked = onReady !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is asked is said as soon as it is known
  useEffect(() => head.current?.focus(), [asked]);
  const { snapshot, speech, events } = scene;
  // What one seat alone was told is for nobody else to read on the way.
  const open = events.filter((e) => e.to === 'all').slice(-5);
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
      <ol className="soft small cover-log">
        {open.map((e, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
          <li key={i}>{speech.event(e)}</li>
        ))}
      </ol>
    </div>
  );
}
