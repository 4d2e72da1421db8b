/** What the signs on a board mean, each with its rule. */
import type { ReactNode } from 'react';
import { RuleRef } from '../design/index.ts';

/** A sign by itself, drawn as on the board: `viewBox` in the board's units. */
export function LegendSign({ viewBox, size = 42, children }: { viewBox: string; size?: number; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A line of a legend: what it says, its paragraph, its sign. */
export type LegendLine = readonly [text: string, rule: string, sign: ReactNode];

export function LegendList({ lines }: { lines: readonly LegendLine[] }) {
  return (
    <ul className="pile-2 small lines-135 legend">
      {lines.map(([text, rule, sign]) => (
        <li key={text} className="pile-3 middle legend-line">
          {sign}
          <span>
            {text} <RuleRef id={rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
