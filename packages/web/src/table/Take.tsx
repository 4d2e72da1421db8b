/** One option as a button. */
import type { Option } from '@escarmouche/engine/core';
import type { ReactNode } from 'react';
import { Button } from '../design/index.ts';
import { OddsLine } from '../odds/Odds.tsx';
import type { Choosing } from './contract.ts';
import { Settles, settledAloud, settlesOf } from './Settles.tsx';
import { useScene } from './scene.ts';

interface TakeProps {
  option: Option;
  board: Choosing;
  kind?: 'plain' | 'primary';
  /** What it shows where the verb before it says the rest. */
  short?: string;
  icon?: ReactNode;
  /** The button under the question that takes what is prepared. */
  commits?: boolean;
  /** What it may come to stands on it. */
  odds?: boolean;
}

export function Take({ option, short, board, kind = 'plain', icon, commits = false, odds = false }: TakeProps) {
  const { speech, take } = useScene();
  const sentence = speech.option(option.say);
  return (
    <Button
      kind={kind}
      className={short === undefined ? 'start from-start option' : 'start from-start option option-short'}
      icon={icon}
      data-option={option.id}
      data-commit={commits ? true : undefined}
      {...settlesOf(option)}
      aria-label={short === undefined ? undefined : sentence + settledAloud(option, speech)}
      disabled={take === null}
      onClick={() => take?.(option.id)}
      onPointerEnter={() => board.show(option)}
      onPointerLeave={() => board.show(null)}
      onFocus={() => board.show(option)}
      onBlur={() => board.show(null)}
    >
      {short ?? sentence}
      <Settles option={option} />
      {odds && <OddsLine option={option} />}
    </Button>
  );
}
