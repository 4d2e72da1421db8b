/** One number of a figure, with what it is made of, in the way in which its game writes numbers. */
import type { Value } from '@escarmouche/engine/core';
import type { ReactNode } from 'react';
import { RuleRef } from '../design/index.ts';
import { useScene } from './scene.ts';

interface StatLineProps {
  name: ReactNode;
  value: Value;
  /** Stands behind the number: a symbol. */
  mark?: string | undefined;
  printed: number;
  /** The number as it is shown; the bare number unless given. */
  total?: ReactNode;
  /** A part in words; as the game says it unless given. */
  part?: (c: Value['because'][number]) => string;
}

/** A line of a figure's numbers: its total, greener or redder than what is printed, and each part with its rule. */
export function StatLine({ name, value, printed, mark, total = value.total, part }: StatLineProps) {
  const { speech } = useScene();
  const changed = value.total === printed ? '' : value.total > printed ? ' stat-more' : ' stat-less';
  return (
    <div className={`pile-3 baseline ruled-over stat${changed}`}>
      <dt>{name}</dt>
      <dd>
        <strong className="num large unbroken stat-total">{total}</strong> {mark}
        <ul className="soft small lines-135">
          {value.because.map((c) => (
            <li key={`${c.layer} ${c.amount} ${c.rule} ${JSON.stringify(c.source)}`}>
              {part?.(c) ?? speech.contribution(c)} <RuleRef id={c.rule} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
