/** What the rules say to an answer: of each that was right the rule that allows it, of each that was not why, and what comes next. */
import { isAbout, type KeptPuzzle, meansOf, type Option, type Puzzle } from '@escarmouche/engine/core';
import { Check, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { go, hrefTo } from '../app/router.ts';
import { fine } from '../app/strings/index.ts';
import { Button, RuleRef } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import { useAnswer, useScene } from '../table/scene.ts';
import { Means, Reasons } from '../table/Take.tsx';
import { deedWith } from './asked.ts';
import type { Library } from './library.ts';
import { useLibraryTexts } from './strings.ts';

interface AnsweredProps {
  readonly puzzle: Puzzle;
  readonly library: Library;
}

/** The answer that a name stands for. */
function optionOf(options: readonly Option[], puzzle: Puzzle, name: string): Option | undefined {
  return options.find((o) => {
    if (!isAbout(puzzle, o)) return false;
    if (puzzle.at === 'with') return meansOf(o) === name;
    if (puzzle.at === 'by') return o.by === name;
    return puzzle.at === 'figures' ? o.on.figures.includes(name) : o.on.spaces.at(-1) === name;
  });
}

/** A rule with its title: what it says in a word, and all of it a press away. */
function Titled({ rule, library }: { rule: string; library: Library }) {
  const { lang } = useSettings();
  const title = library.rulebook.paragraph(rule)?.title[lang];
  return (
    <>
      {title !== undefined && <span className="soft">{fine(title, lang)}</span>} <RuleRef id={rule} />
    </>
  );
}

/** Why a name may be pointed at: by the rule of its own answer; where all answers share one, by that of what is asked. */
export function Allowed({ name, puzzle, library }: AnsweredProps & { name: string }) {
  const { options, node } = useScene().snapshot;
  const option = optionOf(options, puzzle, name);
  if (option === undefined || node.kind === 'over') return null;
  const alike = options.every((o) => o.rule === option.rule);
  return (
    <>
      <Titled rule={alike ? node.rule : option.rule} library={library} />
      <Means option={option} />
    </>
  );
}

/** Why something may not be pointed at, by the rules themselves. */
export function Refused({ name, puzzle }: { name: string; puzzle: Puzzle }) {
  const { walk, snapshot } = useScene();
  const known = puzzle.reasons[name];
  const asked = useAnswer('whyNot', snapshot.match, known === undefined ? { walk, at: snapshot.at, id: deedWith(puzzle, name) } : null);
  return <Reasons of={known ?? asked ?? []} />;
}

/** Whether it was right; the focus is on it. */
export function Result({ right }: { right: boolean }) {
  const t = useLibraryTexts();
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => result.current?.focus({ preventScroll: true }), []);
  return (
    <p className={right ? 'large semibold good' : 'large semibold bad'} ref={result} tabIndex={-1}>
      {right ? t.solved : t.notSolved}
    </p>
  );
}

interface ListProps extends AnsweredProps {
  /** What was chosen and may not be. */
  readonly wrong: readonly string[];
  readonly called: (name: string) => string;
}

/** What is said of each that stands on the board: who may be chosen, and who not. */
export function OnBoard({ puzzle, library, wrong, called }: ListProps) {
  const t = useLibraryTexts();
  return (
    <ul className="pile-1 no-pad">
      {puzzle.right.map((name) => (
        <li key={name} data-allowed={name}>
          <Check size={15} aria-hidden="true" /> {t.may(called(name))} <Allowed name={name} puzzle={puzzle} library={library} />
        </li>
      ))}
      {[...new Set([...wrong, ...Object.keys(puzzle.reasons)])].map((name) => (
        <li key={name} className={wrong.includes(name) ? 'bad' : ''}>
          <X size={15} aria-hidden="true" /> {t.told(called(name))} <Refused name={name} puzzle={puzzle} />
        </li>
      ))}
    </ul>
  );
}

/** How many dice fall, and for what. `after`: the position in which they do. */
export function Falling({ puzzle, library, after }: AnsweredProps & { after: Scene }) {
  const t = useLibraryTexts();
  const { node } = after.snapshot;
  if (node.kind === 'over') return null;
  return (
    <p>
      {t.fall(Number(puzzle.right[0]))} {after.speech.prompt(node).question}. <Titled rule={node.rule} library={library} />
    </p>
  );
}

interface OnwardsProps {
  readonly kept: KeptPuzzle;
  readonly library: Library;
  readonly game: string;
  /** The number of the puzzle to go on with. */
  readonly following: number | undefined;
}

/** The next puzzle, and what this one turned on: its ruling, or for one of a match the rule that surprises in it. */
export function Onwards({ kept, library, game, following }: OnwardsProps) {
  const t = useLibraryTexts();
  const { node } = useScene().snapshot;
  const rule = kept.case === undefined ? kept.id.split('/')[0] : (kept.rule ?? (node.kind === 'over' ? undefined : node.rule));
  return (
    <p className="row gap-2">
      {following !== undefined && (
        <Button kind="primary" icon={<ChevronRight size={17} />} onClick={() => go({ screen: 'rulings', id: game, at: following })}>
          {t.nextPuzzle}
        </Button>
      )}
      {rule !== undefined &&
        (library.entries.some((e) => e.paragraph.id === rule) ? (
          <a href={hrefTo({ screen: 'rulings', id: rule })}>{t.itsRuling}</a>
        ) : (
          <span>
            {t.itsRule} <RuleRef id={rule} />
          </span>
        ))}
    </p>
  );
}
