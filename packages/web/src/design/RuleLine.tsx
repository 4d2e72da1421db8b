/** A citation at the end of its sentence. Not in `index.ts`: the first page has none. */
import type { ReactNode } from 'react';
import { RuleRef } from './RuleRef.tsx';

/** A paragraph of text whose rule opens by a press. */
export function RuleLine({ rule, className, children }: { rule: string; className?: string; children: ReactNode }) {
  return (
    <p className={className}>
      {children} <RuleRef id={rule} />
    </p>
  );
}
