/** One number of a figure, with what it is made of. */
import type { Value } from '@escarmouche/engine/core';
import { StatLine } from './StatLine.tsx';

interface StatProps {
  name: string;
  value: Value;
  /** Stands behind the number: a symbol. */
  mark?: string | undefined;
}

/** A line of a figure's numbers: its total, greener or redder than what is printed, and each part with its rule. */
export function Stat({ name, value, mark }: StatProps) {
  const printed = value.because.find((c) => c.layer === 'base')?.amount ?? value.because[0]?.amount ?? value.total;
  return <StatLine name={name} value={value} printed={printed} mark={mark} />;
}
