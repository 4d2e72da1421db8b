/** What a puzzle asks: of whom, what, and after which events. */
import { NOBODY, type Puzzle } from '@escarmouche/engine/core';
import { SideMark } from '../design/index.ts';
import { useScene } from '../table/scene.ts';
import type { Asking } from './puzzle-words.ts';
import { useLibraryTexts } from './strings.ts';

interface PuzzleQuestionProps {
  readonly puzzle: Puzzle;
  readonly asking: Asking;
  /** What the figure is called whose deed is asked about; empty for none. */
  readonly by: string;
}

/** With the seat that one answers for, and what was told just before. */
export function PuzzleQuestion({ puzzle, asking: { verb, dice, told }, by }: PuzzleQuestionProps) {
  const t = useLibraryTexts();
  const scene = useScene();
  const { speech, snapshot } = scene;
  const { node, options } = snapshot;
  const seat = node.kind === 'over' ? NOBODY : node.seat;
  // An option that is not aimed says its aim itself: then what is asked there is said instead.
  const what =
    verb !== undefined && puzzle.at !== 'with' && (puzzle.at === 'by' ? options.some((o) => o.does !== puzzle.does) : verb.aimed)
      ? `${[by, scene.game.sorting.name(scene, verb)].filter(Boolean).join(', ')}.`
      : speech.prompt(node).question;
  return (
    <>
      {seat >= 0 && (
        <p className="bar soft sans small gap-2">
          <SideMark seat={seat} size={14} /> {t.youAre(speech.seat(seat))}
        </p>
      )}
      <p className="large semibold">
        {dice !== undefined ? t.howMany(speech.option(dice.say)) : t.pointAt[puzzle.at === 'dice' ? 'figures' : puzzle.at](what)}
      </p>
      {told.length > 0 && (
        <ul className="small pile-1 no-pad" aria-label={t.before}>
          {told.map((e, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
            <li key={i}>{speech.event(e)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
