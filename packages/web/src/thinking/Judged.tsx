/** The answers of a match that is over, judged by the strong player: how many were how good, and what the doubtful ones cost. */
import { GRADES } from '@escarmouche/engine/bots';
import { useEffect, useRef, useState } from 'react';
import { Button, SideMark } from '../design/index.ts';
import { number } from '../odds/numbers.ts';
import { ReckonedLine, useReckoned } from '../odds/useReckoned.tsx';
import { useScene } from '../table/scene.ts';
import { ask } from '../worker/client.ts';
import { ELSEWHERE } from '../worker/protocol.ts';
import type { Judgement } from '../worker/told.ts';
import { useThinkingTexts } from './strings.ts';

/** Milliseconds for an answer at most. */
const EACH = 250;

/** Begun by a press, since it takes long; each leads to its step in the replay. */
export default function Judged({ onStep }: { onStep: (step: number) => void }) {
  const t = useThinkingTexts();
  const { walk, snapshot, seats } = useScene();
  const [begun, setBegun] = useState(false);
  const reckoned = useReckoned(
    'judge',
    `${walk}/${snapshot.match}/${begun}`,
    async () => ({ text: await ask('record', { walk }), name: '', seat: null, milliseconds: EACH }),
    false,
  );
  if (walk === ELSEWHERE) return null;
  const begin = (): void => {
    setBegun(true);
    reckoned.begin();
  };
  return (
    <>
      {reckoned.value === null && !reckoned.underWay && (
        <Button data-judge onClick={begin}>
          {seats?.includes('person') === true ? t.judge : t.judgeAll}
        </Button>
      )}
      <ReckonedLine of={reckoned} what={t.judging} />
      {reckoned.value !== null && <Told told={reckoned.value} onStep={onStep} />}
    </>
  );
}

function Told({ told: { answers }, onStep }: { told: Judgement; onStep: (step: number) => void }) {
  const t = useThinkingTexts();
  const { speech } = useScene();
  const { lang } = speech;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever waited beside the progress is led to what came of it.
    if (document.activeElement?.matches('[data-reckoned]') === true) section.current?.focus({ preventScroll: true });
  }, []);
  const bad = answers.filter((a) => a.grade === 'doubtful' || a.grade === 'mistake');
  const worst = bad.reduce<(typeof bad)[number] | null>((w, a) => (w === null || a.loss > w.loss ? a : w), null);
  const lost = (...shares: readonly [number, number, number]) =>
    shares.map((p) => number(lang, Math.round(100 * p))) as [string, string, string];
  const counts = GRADES.map((g) => t.graded[g](answers.filter((a) => a.grade === g).length));
  return (
    <section ref={section} tabIndex={-1} className="pile-2" aria-label={t.judgeTitle} data-judged>
      <h3 className="caps">{t.judgeTitle}</h3>
      <p className="small soft">{t.judgeText}</p>
      <p className="num">{answers.length === 0 ? t.none : counts.join(' · ')}</p>
      {answers.length > 0 && bad.length === 0 && <p>{t.nothing}</p>}
      <ol className="pile-1">
        {bad.map((a) => (
          <li key={a.step}>
            <button
              type="button"
              className="pressable grid lines-130 start full no-ground course-point"
              data-step={a.step}
              data-grade={a.grade}
              onClick={() => onStep(a.step)}
            >
              {a.turn !== undefined && <span className="soft small">{speech.turn(a.turn)}</span>}
              <span>
                <SideMark seat={a.seat} size={13} /> {speech.option(a.say)} <b>{t.grade[a.grade]}</b>
                {a === worst && <b> · {a.grade === 'mistake' ? t.turned : t.dearest}</b>}
              </span>
              <span className="small">{t.instead(speech.option(a.instead))}</span>
              <span className="soft small num">{t.cost(...lost(a.loss, a.low, a.high))}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
