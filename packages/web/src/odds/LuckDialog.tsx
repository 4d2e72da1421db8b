/** The luck of a match, in a window: each side's rolls against what was to be expected of them, as sums, as a chart, and one by one. */
import type { Chart as Drawn } from '@escarmouche/charts';
import { NOBODY } from '@escarmouche/engine/core';
import type { LuckSum } from '@escarmouche/engine/odds';
import { measureName } from '@escarmouche/words';
import { type ReactNode, useState } from 'react';
import { Dialog, Disclosure, RuleRef, Select, SideMark } from '../design/index.ts';
import { Heads, Table } from '../design/Table.tsx';
import { useSettings } from '../settings/store.ts';
import { useScene } from '../table/scene.ts';
import { ask } from '../worker/client.ts';
import { LIVE } from '../worker/protocol.ts';
import type { LuckTold } from '../worker/told.ts';
import { Chart } from './Chart.tsx';
import { FELT, number, percent, signed } from './numbers.ts';
import { useOddsTexts } from './strings.ts';
import { ReckonedLine, useReckoned } from './useReckoned.tsx';

interface LuckProps {
  onClose: () => void;
  /** Leads to a step of the replay, where there is one to be opened. */
  onStep?: ((step: number) => void) | undefined;
}

/**
 * Reckoned in a worker of its own, which takes a while for a long match; nothing that the seat shown may not know goes into it while the
 * match runs.
 */
export default function LuckDialog({ onClose, onStep }: LuckProps) {
  const t = useOddsTexts();
  const { walk, snapshot } = useScene();
  // While it runs nobody learns what he may not see.
  const seat = walk === LIVE && snapshot.node.kind !== 'over' ? snapshot.seat : null;
  const reckoned = useReckoned('luck', String(walk), async () => ({ text: await ask('record', { walk }), name: '', seat }), true);
  return (
    <Dialog title={t.luck} width="wide" onClose={onClose}>
      <div className="stack">
        <p className="small soft">{t.luckText}</p>
        <ReckonedLine of={reckoned} what={t.luckCounting} />
        {reckoned.value !== null && <Told told={reckoned.value} onStep={onStep} />}
      </div>
    </Dialog>
  );
}

/** What the sides are called. */
function useSides({ seats }: LuckTold): readonly string[] {
  const { game, speech } = useScene();
  const { lang } = useSettings();
  return seats.map((seat, side) => (seats.includes(NOBODY) ? (game.tally?.(lang).lines[side] ?? '') : speech.seat(seat)));
}

function Told({ told, onStep }: { told: LuckTold } & Pick<LuckProps, 'onStep'>) {
  const t = useOddsTexts();
  const { lang } = useSettings();
  const sides = useSides(told);
  const keys = [...new Set(told.sums.map((s) => s.key))];
  const [wanted, setWanted] = useState('');
  const key = keys.find((k) => k === wanted) ?? keys.find((k) => k === 'damage' || k === 'wound') ?? keys[0];
  const end = Math.max(0, ...told.rows.map((r) => r.at + 1));
  const sums = told.sums.map((sum, i) => ({ sum, best: told.best[i], worst: told.worst[i] })).sort((a, b) => a.sum.side - b.sum.side);
  const chart: Drawn = {
    across: t.answer,
    up: t.luckUp,
    steps: true,
    lines: sides.map((name, side) => {
      let sum = 0;
      const rows = told.rows.filter((r) => r.key === key && r.side === side);
      const all = rows.map((r) => {
        sum += r.actual - r.expected;
        return { x: r.at + 1, y: sum };
      });
      return { name, points: [{ x: 0, y: 0 }, ...all, { x: end, y: sum }] };
    }),
  };
  if (key === undefined) return <p role="status">{t.noRolls}</p>;
  return (
    <>
      <Select label={t.measure} value={key} onChange={setWanted} options={keys.map((k) => ({ value: k, text: measureName(lang, k) }))} />
      <Chart chart={chart} label={`${t.luckUp}, ${measureName(lang, key)}`} height={220} />
      <table className="small full chart-table num" data-luck>
        <Heads titles={[t.side, t.expected, t.came, t.difference, t.likely]} />
        {keys.map((k) => (
          <tbody key={k}>
            <tr>
              <th className="chart-group" scope="rowgroup" colSpan={5}>
                {measureName(lang, k)}
              </th>
            </tr>
            {sums.map((s) => s.sum.key === k && <Sum key={s.sum.side} {...s} name={sides[s.sum.side]} />)}
          </tbody>
        ))}
      </table>
      {!told.points && <p className="small soft">{t.noPoints}</p>}
      {told.skipped > 0 && <p className="small soft">{t.skipped(told.skipped)}</p>}
      <Disclosure summary={t.rolls(measureName(lang, key))} aside={told.rows.filter((r) => r.key === key).length}>
        <p className="small soft">{t.rollsText}</p>
        <Rolls told={told} of={key} sides={sides} onStep={onStep} />
      </Disclosure>
    </>
  );
}

function Sum({ sum, name, best, worst }: { sum: LuckSum; name: string; best: LuckSum; worst: LuckSum }) {
  const t = useOddsTexts();
  const { lang } = useSettings();
  const run = (r: LuckSum): string => t.run(signed(lang, r.luck), r.rolls, percent(lang, r.likely));
  return (
    <>
      <tr>
        <th scope="row">
          <SideMark seat={sum.side} size={13} /> {name}
        </th>
        <td>{number(lang, sum.expected)}</td>
        <td>{number(lang, sum.actual)}</td>
        <td>{signed(lang, sum.luck)}</td>
        <td>{percent(lang, sum.likely)}</td>
      </tr>
      {sum.rolls > 1 && (
        <tr className="soft">
          <td colSpan={5}>
            {[best.luck > FELT && `${t.best} ${run(best)}`, worst.luck < -FELT && `${t.worst} ${run(worst)}`].filter(Boolean).join(' · ')}
          </td>
        </tr>
      )}
    </>
  );
}

function Rolls({ told, of, sides, onStep }: { told: LuckTold; of: string; sides: readonly string[] } & Pick<LuckProps, 'onStep'>) {
  const t = useOddsTexts();
  const { lang } = useSettings();
  const { speech } = useScene();
  const leading = (text: string, step: number): ReactNode =>
    onStep === undefined ? (
      text
    ) : (
      <button type="button" className="bare no-pad underlined chart-link" data-step={step} onClick={() => onStep(step)}>
        {text}
      </button>
    );
  return (
    <Table
      titles={[t.roll, t.side, t.expected, t.thenExpected, t.more]}
      data-rolls
      rows={told.rows.flatMap((r, key) => {
        if (r.key !== of) return [];
        const event = told.said[r.at];
        const text = event === undefined ? r.id : speech.event(event);
        const side = <SideMark key="side" seat={r.side} size={13} label={sides[r.side]} />;
        return {
          key,
          head: (
            <>
              {leading(text, r.at + 1)} <RuleRef id={r.rule} />
            </>
          ),
          cells: [side, number(lang, r.expected), number(lang, r.actual), percent(lang, r.more)],
        };
      })}
    />
  );
}
