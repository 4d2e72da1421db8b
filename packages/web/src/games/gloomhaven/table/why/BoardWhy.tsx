/** What is being explained, on the map of the match and in the line under it. */
import { saidOf } from '../../../../app/strings/index.ts';
import { RuleRef } from '../../../../design/index.ts';
import { type Scene, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { useSeen } from '../usePointing.ts';
import { fateOn } from './rows.ts';
import { WhyOverlay } from './WhyOverlay.tsx';
import { sayWhy } from './words.ts';

/** Over the map. */
export function BoardWhy({ board: { thought, explained } }: { board: BoardState }) {
  const { speech, table } = useScene();
  const { candidate } = useSeen();
  if (thought === null || explained === null) return null;
  return <WhyOverlay lang={speech.lang} field={table.map.field} at={thought.at} board={explained} candidate={candidate} />;
}

/** What became of the candidate on a hex, in words: `out: more movement`; empty for a hex that was none. */
export function spokenWhy({ speech }: Pick<Scene, 'speech'>, { explained }: BoardState, hex: number): string {
  const fate = explained === null ? undefined : fateOn(explained, hex);
  if (fate === undefined) return '';
  const say = sayWhy(speech.lang);
  return fate.lost === null ? say.stands : say.lost(fate.lost);
}

/** The same with its rule, under the map. */
export function WhyTold({ board }: { board: BoardState }) {
  const scene = useScene();
  const { explained } = board;
  const { candidate } = useSeen();
  const fate = explained === null ? undefined : fateOn(explained, candidate);
  if (fate === undefined) return null;
  return (
    <p>
      {saidOf(scene.speech.lang, scene.speech.space(candidate), spokenWhy(scene, board, candidate))}{' '}
      {fate.lost !== null && <RuleRef id={fate.lost.rule} />}
    </p>
  );
}
