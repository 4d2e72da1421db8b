/** Where a puzzle is answered, as far as that is not on the board; once it is checked, what the rules say to the answer. */
import { type KeptPuzzle, meansOf, type Option, type Puzzle } from '@escarmouche/engine/core';
import { Check, X } from 'lucide-react';
import { Button } from '../design/index.ts';
import type { Scene } from '../table/contract.ts';
import { useScene } from '../table/scene.ts';
import { Means } from '../table/Take.tsx';
import type { Answering } from './answering.ts';
import type { Library } from './library.ts';
import { Allowed, Falling, OnBoard, Onwards, Refused, Result } from './PuzzleVerdict.tsx';
import type { AnswerNames, Asking } from './puzzle-words.ts';
import { useLibraryTexts } from './strings.ts';

/** The most dice that can be said. */
const DICE = 10;

interface PuzzleAnswersProps {
  readonly puzzle: Puzzle;
  readonly kept: KeptPuzzle;
  readonly asking: Asking;
  readonly names: AnswerNames;
  readonly answering: Answering;
  /** The position in which the dice fall that are asked for. */
  readonly after: Scene;
  readonly library: Library;
  readonly game: string;
  /** The number of the puzzle to go on with. */
  readonly following: number | undefined;
}

/**
 * A number of dice, cards or figures of a list are chosen here; then it is checked, and from there the way leads on to another puzzle.
 */
export function PuzzleAnswers(props: PuzzleAnswersProps) {
  const { puzzle, kept, names, answering, after, library, game, following } = props;
  const t = useLibraryTexts();
  const { speech } = useScene();
  const { chosen, done, wrong, right, check } = answering;
  return (
    <div className="pile-3 one-column" {...(done ? { 'data-solved': right } : {})}>
      {done && (
        <>
          <Result right={right} />
          <Onwards kept={kept} library={library} game={game} following={following} />
        </>
      )}
      {puzzle.at === 'dice' ? (
        <DiceAnswers puzzle={puzzle} answering={answering} />
      ) : puzzle.at === 'with' || puzzle.at === 'by' ? (
        <ListedAnswers {...props} />
      ) : done ? (
        <OnBoard puzzle={puzzle} library={library} wrong={wrong} called={names.called} />
      ) : (
        <p className="semibold" role="status">
          {chosen.length === 0 ? t.noneChosen : t.chosen(speech.list(chosen.map(names.called)))}
        </p>
      )}
      {done && puzzle.at === 'dice' && <Falling puzzle={puzzle} library={library} after={after} />}
      {!done && (
        <p>
          <Button kind="primary" icon={<Check size={17} />} aria-disabled={chosen.length === 0} onClick={check}>
            {t.check}
          </Button>
        </p>
      )}
    </div>
  );
}

/** How the button of an answer looks: once it is checked, right or wrongly chosen. */
function lookOf(puzzle: Puzzle, { done, chosen }: Answering, name: string): string {
  if (!done) return '';
  if (puzzle.right.includes(name)) return 'puzzle-right';
  return chosen.includes(name) ? 'puzzle-wrong' : '';
}

/** So many dice: one number is chosen. */
function DiceAnswers({ puzzle, answering }: Pick<PuzzleAnswersProps, 'puzzle' | 'answering'>) {
  const { chosen, done, only } = answering;
  return (
    <p className="row gap-2">
      {Array.from({ length: DICE }, (_v, i) => String(i + 1)).map((n) => (
        <Button
          key={n}
          className={lookOf(puzzle, answering, n)}
          aria-pressed={chosen.includes(n)}
          aria-disabled={done}
          onClick={() => only(n)}
        >
          {n}
        </Button>
      ))}
    </p>
  );
}

/** What something is done with, or who does it: each with what it does, and in the end with why it may be or not. */
function ListedAnswers({ puzzle, asking, names, answering, library }: PuzzleAnswersProps) {
  const { chosen, done, wrong, toggle } = answering;
  return (
    <ul className="pile-2 no-pad">
      {puzzle.candidates.map((c) => {
        const deed = asking.deeds.find((o) => meansOf(o) === c);
        const may = puzzle.right.includes(c);
        const facts = names.factsOf(c);
        return (
          <li key={c} className={done && wrong.includes(c) ? 'pile-1 bad' : 'pile-1'}>
            <span>
              <Button
                className={lookOf(puzzle, answering, c)}
                aria-pressed={chosen.includes(c)}
                aria-disabled={done}
                icon={done ? may ? <Check size={15} aria-hidden="true" /> : <X size={15} aria-hidden="true" /> : null}
                onClick={() => toggle(c)}
              >
                {names.called(c)}
              </Button>
            </span>
            {facts !== '' && <span className="small soft">{facts}</span>}
            {done ? (
              <div className="small">
                {may ? <Allowed name={c} puzzle={puzzle} library={library} /> : <Refused name={c} puzzle={puzzle} />}
              </div>
            ) : (
              deed !== undefined && <Means option={deed as Option} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
