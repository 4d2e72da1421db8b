/** Under the map: what is pointed at, why nothing can be done there, range and line of sight; or what may be done. */
import { Ban, Eye, EyeOff } from 'lucide-react';
import { Button, RuleRef } from '../../../../design/index.ts';
import { figureAt, stateOf, useScene } from '../scene.ts';
import { type AllTexts, useTableStrings } from '../strings.ts';
import type { BoardState } from '../useBoard.ts';
import { WhyTold } from '../why/BoardWhy.tsx';
import { spokenFigure, spokenGround } from './spoken.ts';

/** No way leads there. */
const UNREACHED = 255;

/** What may be done on the map just now, in a line. */
function hintFor(board: BoardState, t: AllTexts): string {
  if (board.legs !== null) return t.moveHint;
  if (board.aims !== null) return t.targetHint;
  return board.clicks.size > 0 ? t.pressHint : t.lookHint;
}

export function Told({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { speech, take } = scene;
  const { whyNot, look, pointed, mode } = board;
  const here = figureAt(stateOf(scene), pointed);
  return (
    <div className={whyNot === null ? 'gh-told' : 'gh-told gh-told-refused'} id="why-not">
      <div className="gh-told-lines">
        {pointed >= 0 ? (
          <p className="gh-told-hex">
            {[[speech.space(pointed), ...spokenGround(scene, t, pointed)].join(', '), here < 0 ? '' : spokenFigure(scene, t, here)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ) : (
          <p className="soft">{take === null ? '' : hintFor(board, t)}</p>
        )}
        <div role="status">
          <WhyTold board={board} />
          {whyNot !== null && (
            <p>
              <Ban size={17} aria-hidden="true" className="gh-told-sign" />{' '}
              {whyNot.reasons.map((r) => (
                <span key={`${r.rule} ${r.key}`}>
                  {speech.reason(r)} <RuleRef id={r.rule} />{' '}
                </span>
              ))}
            </p>
          )}
          {look !== null && (
            <p className={look.line === null ? 'gh-sight-cut' : 'gh-sight-clear'}>
              {look.line === null ? (
                <EyeOff size={17} aria-hidden="true" className="gh-told-sign" />
              ) : (
                <Eye size={17} aria-hidden="true" className="gh-told-sign" />
              )}{' '}
              {look.steps === UNREACHED ? t.noWayThere : t.rangeOf(look.steps)} <RuleRef id="gh:range.1" />{' '}
              {look.line === null ? t.sightCut : t.sightClear} <RuleRef id="gh:sight.1" />
            </p>
          )}
        </div>
      </div>
      {mode !== null && (
        <Button className="gh-told-close" onClick={() => board.pick(null)}>
          {t.done}
        </Button>
      )}
    </div>
  );
}
