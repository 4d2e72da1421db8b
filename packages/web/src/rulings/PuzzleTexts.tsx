/** Below a puzzle: the texts that its answer may hang on, and what the signs of the board mean. */
import type { KeptPuzzle, Puzzle, Say } from '@escarmouche/engine/core';
import { useState } from 'react';
import type { Pieces } from '../board/meaning.ts';
import type { Chooser } from '../board/useChoosing.ts';
import { Disclosure } from '../design/index.ts';
import { figureIn, figuresIn } from '../table/args.ts';
import type { Scene } from '../table/contract.ts';
import { useScene } from '../table/scene.ts';
import type { Asking } from './puzzle-words.ts';
import { useLibraryTexts } from './strings.ts';

/** With so many figures on the board, all of them have their texts beside it; of more, those that the question is about. */
const FEW = 6;

interface PuzzleTextsProps {
  readonly puzzle: Puzzle;
  readonly kept: KeptPuzzle;
  readonly asking: Asking;
  readonly board: Chooser;
}

/** Open from the start, and folded by whoever knows them. */
export function PuzzleTexts({ puzzle, kept, asking, board }: PuzzleTextsProps) {
  const t = useLibraryTexts();
  const scene = useScene();
  const [reading, setReading] = useState(true);
  const { Texts, panels } = scene.game.parts;
  const signs = panels.find((p) => p.explains === true);
  const says = saidIn(asking, scene);
  const figures = concernedBy(puzzle, kept, says, board.pieces);
  return (
    <div className="pile-2 one-column puzzle-more">
      {Texts !== undefined && figures.length + says.length > 0 && (
        <Disclosure summary={t.texts} open={reading} onToggle={setReading}>
          <div className="small at-top grid gap-3 puzzle-texts">
            <h2 className="hidden-visually">{t.texts}</h2>
            <Texts says={says} figures={figures} />
          </div>
        </Disclosure>
      )}
      {signs !== undefined && (
        <Disclosure summary={signs.title(scene.speech.lang)}>
          <signs.Contents board={board} />
        </Disclosure>
      )}
    </div>
  );
}

/** All that is said around the question: the answer may hang on what has just been done, and on what is left of the turn. */
function saidIn({ told, verb, dice, deeds }: Asking, { snapshot: { node } }: Scene): readonly Say[] {
  return [
    ...told,
    ...(node.kind === 'over' ? [] : [node.prompt]),
    ...(verb === undefined ? [] : [verb.first.say]),
    ...(dice === undefined ? [] : [dice.say]),
    ...deeds.map((o) => o.say),
  ];
}

/** The figures whose texts may matter: whoever is named in what is asked or has happened; of those who may act, all. */
function concernedBy({ candidates }: Puzzle, { by }: KeptPuzzle, says: readonly Say[], { figures, standsOn }: Pieces): readonly number[] {
  const named = [
    ...(by === undefined ? [] : [figures.indexOf(by)]),
    ...candidates.map((c) => figures.indexOf(c)),
    ...says.flatMap(({ args }) => Object.values(args).flatMap((a) => [figureIn(a), ...figuresIn(a)])),
  ];
  const standing = figures.flatMap((_f, i) => (standsOn(i) >= 0 ? [i] : []));
  return [...new Set([...named, ...(standing.length <= FEW ? standing : [])])].filter((i) => i >= 0);
}
