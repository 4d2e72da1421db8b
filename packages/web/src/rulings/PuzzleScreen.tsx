/** A puzzle: a position and a question, answered by pointing at the board, or by a number; the rules correct it, each with its reason. */
import { asks, type KeptPuzzle, type Puzzle, puzzlesOf } from '@escarmouche/engine/core';
import { useCallback, useEffect, useMemo } from 'react';
import { faultLines } from '../app/faults.ts';
import { Page } from '../app/Page.tsx';
import { hrefTo } from '../app/router.ts';
import { useStore } from '../app/store.ts';
import { useFound } from '../app/useFound.ts';
import type { Chooser } from '../board/useChoosing.ts';
import { type OpenWalk, openWalk } from '../replay/open.ts';
import { useStep } from '../replay/WalkStage.tsx';
import { useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import { SceneContext } from '../table/scene.ts';
import { useMedia } from '../table/useNarrow.ts';
import { WHOEVER_IS_ASKED } from '../worker/protocol.ts';
import { useAnswering } from './answering.ts';
import { puzzleLikeness } from './library.ts';
import type { LibraryProps } from './library-props.ts';
import { PuzzleAnswers } from './PuzzleAnswers.tsx';
import { PuzzleBoard } from './PuzzleBoard.tsx';
import { PuzzleQuestion } from './PuzzleQuestion.tsx';
import { PuzzleTexts } from './PuzzleTexts.tsx';
import { answerNames, askingOf } from './puzzle-words.ts';
import { dayOf, next, useCards, visit, visitOf, withPut } from './quiz.ts';
import { useLibraryTexts } from './strings.ts';

/** By its number among those of the game; what was answered in this visit is counted. */
export function PuzzleScreen({ game, library, at: asked }: Pick<LibraryProps, 'game' | 'library'> & { readonly at: number }) {
  const t = useLibraryTexts();
  const { lang } = useSettings();
  const at = Math.min(asked, library.puzzles.length);
  const kept = library.puzzles[at - 1];
  const ids = useMemo(() => library.puzzles.map((p) => p.id), [library]);
  const { nth, right, answered } = visitOf(useStore(visit).puzzles, ids, kept?.id ?? '');
  useEffect(() => {
    if (kept !== undefined) visit.set({ puzzles: withPut(visit.get().puzzles, kept.id) });
  }, [kept]);
  const of = useMemo(() => (kept === undefined ? undefined : library.situationOf(kept)), [kept, library]);
  const { found: open, wrong } = useFound(
    useCallback(async () => (of === undefined ? null : openWalk({ game: game.id, ruling: of.of, from: undefined })), [game, of]),
    (error) => faultLines(error, game.id),
  );
  return (
    <Page
      title={t.puzzle(nth, library.puzzles.length)}
      lead={
        <>
          <a href={hrefTo({ screen: 'rulings', id: game.id })}>{t.back}</a>
          {answered > 0 && (
            <span className="small soft" data-score>
              {' · '}
              {t.puzzleScore(right, answered)}
            </span>
          )}
        </>
      }
    >
      {wrong !== null && <p className="field-fault">{wrong[lang]}</p>}
      {kept !== undefined && of !== undefined && open !== null && (
        <Put open={open} kept={kept} step={of.step} ids={ids} library={library} game={game.id} />
      )}
    </Page>
  );
}

interface PutProps {
  readonly open: OpenWalk;
  readonly kept: KeptPuzzle;
  readonly step: number;
  readonly ids: readonly string[];
  readonly library: LibraryProps['library'];
  readonly game: string;
}

function Put({ open, kept, step, ids, library, game }: PutProps) {
  const here = useStep(open, step, WHOEVER_IS_ASKED);
  // How many dice fall is what the rules ask next.
  const after = useStep(open, kept.at === 'dice' ? step + 1 : step, WHOEVER_IS_ASKED);
  const puzzle = useMemo((): Puzzle | null => {
    if (here === null || after === null) return null;
    const { options, refused } = here.step.snapshot;
    if (kept.at !== 'dice') return puzzlesOf(options, refused).find((p) => asks(p, kept)) ?? null;
    const { node } = after.step.snapshot;
    return node.kind === 'chance' && node.dice !== null
      ? { at: 'dice', does: kept.does, by: kept.by, with: [], candidates: [], right: [String(node.dice.dice)], reasons: {} }
      : null;
  }, [here, after, kept]);
  // What is said of figures is answered on the board: names say the signs there.
  const scene = useMemo((): Scene | null => here && { ...here.scene, speech: here.scene.speech.signed ?? here.scene.speech }, [here]);
  if (scene === null || puzzle === null || after === null) return null;
  return (
    <SceneContext value={scene}>
      <Asked key={kept.id} puzzle={puzzle} kept={kept} scene={scene} after={after.scene} ids={ids} library={library} game={game} />
    </SceneContext>
  );
}

/** Room for the question beside the board. */
const BESIDE = '(min-width: 60rem)';

interface AskedProps extends Omit<PutProps, 'open' | 'step'> {
  readonly puzzle: Puzzle;
  readonly scene: Scene;
  /** The position in which the dice fall that are asked for. */
  readonly after: Scene;
}

function Asked({ puzzle, kept, scene, after, ids, library, game }: AskedProps) {
  const cards = useCards();
  const answering = useAnswering(puzzle, kept.id);
  const beside = useMedia(BESIDE);
  // The board shows the position and nothing of what may be done in it: that is what is asked.
  const bare = useMemo(
    (): Scene => ({ ...scene, take: null, snapshot: { ...scene.snapshot, options: [], refused: [], waits: false } }),
    [scene],
  );
  const board = scene.game.useBoard(bare) as Chooser;
  const asking = askingOf(puzzle, kept, scene);
  const names = answerNames(asking, scene, board.pieces.figures);
  const following = next(ids, cards, dayOf(new Date()), kept.id, puzzleLikeness(library));
  const answers = (
    <PuzzleAnswers
      puzzle={puzzle}
      kept={kept}
      asking={asking}
      names={names}
      answering={answering}
      after={after}
      library={library}
      game={game}
      following={following === undefined ? undefined : ids.indexOf(following) + 1}
    />
  );
  return (
    <div className="pile-3 one-column puzzle" data-puzzle={kept.id}>
      <div className="pile-3 one-column puzzle-asked">
        <PuzzleQuestion puzzle={puzzle} asking={asking} by={whoActs(kept, board, names.called)} />
        {beside && answers}
      </div>
      <PuzzleBoard puzzle={puzzle} board={board} answering={answering} />
      {!beside && <div className="pile-3 one-column puzzle-answers">{answers}</div>}
      <PuzzleTexts puzzle={puzzle} kept={kept} asking={asking} board={board} />
    </div>
  );
}

/** What the figure is called whose deed is asked about; empty where that is nobody on the board. */
function whoActs({ by }: KeptPuzzle, { pieces }: Chooser, called: (name: string) => string): string {
  return by === undefined || !pieces.figures.includes(by) ? '' : called(by);
}
