/** Between two persons at one screen: nothing of either hand is in sight until the right one says so. */
import { useEffect, useRef } from 'react';
import { Button, SideMark } from '../design/index.ts';
import type { Scene } from './scene.ts';
import { tableTexts } from './strings.ts';

export function Cover({ scene, onReady }: { scene: Scene; onReady: () => void }) {
  const t = tableTexts(scene.speech.lang, scene.game);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { snapshot, speech, events } = scene;
  return (
    <div className={`cover side-${snapshot.seat}`}>
      <SideMark seat={snapshot.seat} size={56} />
      <h1 ref={head} tabIndex={-1}>
        {t.handOver(speech.seat(snapshot.seat))}
      </h1>
      <p className="soft">{speech.prompt(snapshot.node).question}</p>
      <Button kind="primary" onClick={onReady}>
        {t.isReady(speech.seat(snapshot.seat))}
      </Button>
      <ol className="cover-log">
        {events.slice(-5).map((e, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no name but their place
          <li key={i}>{speech.event(e)}</li>
        ))}
      </ol>
    </div>
  );
}
