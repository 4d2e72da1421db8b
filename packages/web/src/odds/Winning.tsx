/** The chance to win along a match that is over, from plays to the end; its turning points open the replay there. */
import type { Chart as Drawn } from '@escarmouche/charts';
import { type ReactNode, useState } from 'react';
import { Button, Disclosure } from '../design/index.ts';
import { Table } from '../design/Table.tsx';
import { useSettings } from '../settings/store.ts';
import { seatsOf, useScene } from '../table/scene.ts';
import { ask } from '../worker/client.ts';
import { ELSEWHERE } from '../worker/protocol.ts';
import type { WinningTold } from '../worker/told.ts';
import { Chart } from './Chart.tsx';
import { percent, points } from './numbers.ts';
import { useOddsTexts } from './strings.ts';
import { ReckonedLine, useReckoned } from './useReckoned.tsx';

/** Plays from each place at first; so many times as many where somebody wants it closer. */
const TIMES = 40;
const CLOSER = 4;

/** Those whose chance is told: each seat, or all together where nobody wins alone. */
function useWinners(): readonly string[] {
  const scene = useScene();
  const t = useOddsTexts();
  const together = scene.game.endTitle?.(scene) !== undefined;
  return together ? [t.together] : seatsOf(scene).map((seat) => scene.speech.seat(seat));
}

/** @param instead what is told of turning points where plays tell none */
export function Winning({ onStep, instead }: { onStep: (step: number) => void; instead: ReactNode }) {
  const t = useOddsTexts();
  const { walk, snapshot } = useScene();
  const [times, setTimes] = useState(TIMES);
  const reckoned = useReckoned(
    'winning',
    `${walk}/${snapshot.match}/${snapshot.seat}/${times}`,
    async () => ({ text: await ask('record', { walk }), name: '', seat: snapshot.seat, times }),
    walk !== ELSEWHERE,
  );
  const { value, underWay } = reckoned;
  const closer = (): void => {
    if (value !== null) setTimes(times * CLOSER);
    reckoned.begin();
  };
  return (
    <>
      {value !== null && <Along told={value} />}
      <ReckonedLine of={reckoned} what={t.playing} />
      {!underWay && walk !== ELSEWHERE && (
        <Button kind="quiet" onClick={closer}>
          {value === null ? t.playOut : t.playMore}
        </Button>
      )}
      {value !== null && value.turns.length > 0 ? <Turns told={value} onStep={onStep} /> : !underWay && instead}
    </>
  );
}

function Along({ told: { along, turns, plays } }: { told: WinningTold }) {
  const t = useOddsTexts();
  const { lang } = useSettings();
  const names = useWinners();
  const chart: Drawn = {
    across: t.answer,
    up: t.winning,
    percent: true,
    lines: names.map((name, k) => ({
      name,
      points: along.map(({ at, seats }) => ({ x: at, y: seats[k].share, low: seats[k].low, high: seats[k].high })),
    })),
    signs: turns.flatMap(({ to, seat }, k) => {
      const y = along.find((a) => a.at === to)?.seats[names.length === 1 ? 0 : seat].share;
      return y === undefined ? [] : [{ x: to, y, sign: String(k + 1) }];
    }),
  };
  const share = ({ share: p, low, high }: WinningTold['along'][number]['seats'][number]): string =>
    low === high ? percent(lang, p) : `${percent(lang, p)} (${t.between(percent(lang, low), percent(lang, high))})`;
  return (
    <>
      <h3 className="caps">{t.winning}</h3>
      <p className="small soft">{t.plays(plays)}</p>
      <Chart chart={chart} label={t.winning} height={170} />
      <Disclosure summary={t.asTable}>
        <Table titles={[t.answer, ...names]} rows={along.map(({ at, seats }) => ({ key: at, head: at, cells: seats.map(share) }))} />
      </Disclosure>
    </>
  );
}

function Turns({ told: { turns }, onStep }: { told: WinningTold; onStep: (step: number) => void }) {
  const t = useOddsTexts();
  const { lang } = useSettings();
  const { speech } = useScene();
  const names = useWinners();
  const said = turns.map(({ step, event, seat, change, low, high, from, to }) => ({
    step,
    what: event === null ? t.between(String(from), String(to)) : speech.event(event),
    change: t.gains(names[names.length === 1 ? 0 : seat], points(lang, change), points(lang, low), points(lang, high)),
  }));
  return <TurningPoints title={t.turns} points={said} onStep={onStep} />;
}

interface TurningPointsProps {
  title: string;
  points: readonly { readonly step: number; readonly what: string; readonly change: string }[];
  onStep: (step: number) => void;
}

/** Where a match turned: what was done and what it changed, each with a way there. */
export function TurningPoints({ title, points: all, onStep }: TurningPointsProps) {
  return (
    <>
      <h3 className="caps">{title}</h3>
      <ol className="pile-1">
        {all.map(({ step, what, change }) => (
          <li key={step}>
            <button
              type="button"
              className="pressable grid lines-130 start full no-ground course-point"
              data-step={step}
              onClick={() => onStep(step)}
            >
              <span>{what}</span>
              <span className="soft small num">{change}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
