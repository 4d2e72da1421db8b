/** Under the board: what is pointed at, what may be done by hand, and why a figure may not stand where it was set down. */
import { Ban } from 'lucide-react';
import { RuleRef } from '../../../../design/index.ts';
import { useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { spokenFigure } from './spoken.ts';

export function Foot({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { notThere, carried, pointed } = board;
  const { node } = scene.snapshot;
  const hint =
    scene.take === null || node.kind !== 'decision'
      ? ''
      : node.prompt.key === 'ask-deploy'
        ? t.deployHint
        : board.mayCarry(board.actor)
          ? t.carryHint
          : '';
  const line =
    carried !== null
      ? t.carrying(
          scene.speech.figure(carried.fig),
          carried.target >= 0 ? t.touches(scene.speech.figure(carried.target)) : t.at(carried.x, carried.y),
        )
      : notThere !== null
        ? ''
        : pointed >= 0
          ? spokenFigure(scene, board, t, pointed)
          : hint;
  return (
    <div className="plane-foot">
      {line !== '' && <p className={carried !== null || pointed >= 0 ? 'plane-line' : 'plane-line soft'}>{line}</p>}
      <div role="status">
        {notThere !== null && (
          <p className="plane-refused">
            <Ban size={17} aria-hidden="true" />{' '}
            {notThere.reasons.map((r) => (
              <span key={`${r.rule} ${r.key}`}>
                {scene.speech.reason(r)} <RuleRef id={r.rule} />{' '}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
