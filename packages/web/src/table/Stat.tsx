/** One number of a figure, with what it is made of. */
import type { Value } from '@escarmouche/engine/core';
import { RuleRef } from '../design/index.ts';
import { useScene } from './scene.ts';

interface StatProps {
  name: string;
  value: Value;
  /** Stands behind the number: a symbol. */
  mark?: string | undefined;
}

/** A line of a figure's numbers: its total, greener or redder than what is printed, and each part with its rule. */
export function Stat({ name, value, mark }: StatProps) {
  const { speech } = useScene();
  const base = value.because.find((c) => c.layer === 'base')?.amount ?? value.because[0]?.amount ?? value.total;
  const changed = value.total === base ? '' : value.total > base ? ' stat-more' : ' stat-less';
  return (
    <div className={`pile-3 baseline ruled-over stat${changed}`}>
      <dt>{name}</dt>
      <dd>
        <strong className="num large stat-total">{value.total}</strong> {mark}
        <ul className="soft small lines-135">
          {value.because.map((c) => (
            <li key={`${c.layer} ${c.amount} ${c.rule} ${JSON.stringify(c.source)}`}>
              {speech.contribution(c)} <RuleRef id={c.rule} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
