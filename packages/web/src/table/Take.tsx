/** One option as a button. */
import type { Option, Refusal } from '@escarmouche/engine/core';
import { type ReactNode, useId } from 'react';
import { Button, RuleRef } from '../design/index.ts';
import { OddsRoom } from '../odds/Odds.tsx';
import type { Choosing, Cited } from './contract.ts';
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
  /** What it may come to stands on it, where its game foretells that. */
  odds?: boolean;
  className?: string;
  /** Stands on it instead of its sentence. */
  children?: ReactNode;
}

/** For whatever stands for an option: it is shown on the board while it is pointed at. */
export function shows(board: Choosing, option: Option | undefined) {
  const [show, hide] = [() => board.show(option ?? null), () => board.show(null)];
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}

/**
 * A press takes it, whatever hangs on it: that stands on it. Pointing at it shows it on the board; what it shows in short the ear hears
 * whole.
 */
export function Take({ option, short, board, kind = 'plain', icon, commits = false, odds = false, className = '', children }: TakeProps) {
  const scene = useScene();
  const { speech, take } = scene;
  const oddsId = useId();
  const { Face } = scene.game.parts;
  const face = children ?? (Face === undefined || short !== undefined || commits ? undefined : <Face option={option} />);
  const sentence = speech.option(option.say);
  const foretold = odds && scene.game.sorting.foretold(option);
  // What it shows is less than its sentence: the whole of it is for the ear, and then what it may come to.
  const named = short !== undefined || face !== undefined;
  return (
    <Button
      kind={kind}
      className={`start from-start option ${short === undefined ? className : 'option-short'}${foretold ? ' option-foretold' : ''}`}
      icon={icon}
      data-option={option.id}
      data-commit={commits ? true : undefined}
      {...settlesOf(option)}
      aria-label={named ? sentence + settledAloud(option, speech) : undefined}
      aria-describedby={named && foretold ? oddsId : undefined}
      disabled={take === null}
      onClick={() => take?.(option.id)}
      {...shows(board, option)}
    >
      {face ?? short ?? sentence}
      <Settles option={option} />
      {foretold && <OddsRoom option={option} id={oddsId} />}
    </Button>
  );
}

/** What an option costs or brings, where its game says so. */
export function Means({ option }: { option: Option }) {
  const scene = useScene();
  const means = scene.game.sorting.means?.(scene, option) ?? [];
  if (means.length === 0) return null;
  const beside = means.every((m) => m.beside === true);
  return (
    <p className={beside ? 'soft small lines-135 pad-x-2 verb-text-beside' : 'soft small lines-135 pad-x-2'} data-means={option.id}>
      <CitedAll all={means} />
    </p>
  );
}

/** Sentences, each with its paragraph behind it. */
function CitedAll({ all }: { all: readonly Cited[] }) {
  return all.map(({ text, rule }) => (
    <span key={`${rule} ${text}`}>
      {text} {rule !== undefined && <RuleRef id={rule} />}{' '}
    </span>
  ));
}

/** Why something may not be done, each reason with its rule. */
export function Reasons({ of }: { of: readonly Refusal[] }) {
  const { speech } = useScene();
  return <CitedAll all={of.map((r) => ({ text: speech.reason(r), rule: r.rule }))} />;
}
