/** Why a space or figure cannot be aimed at, in sentences; and what a look from a figure meets on its way. */
import { Ban, Eye } from 'lucide-react';
import { Button, RuleRef } from '../design/index.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** The look that is drawn, told in one line. */
function useSightSentence(board: BoardState): string | null {
  const { speech } = useScene();
  const t = useTableStrings();
  const { sight } = board;
  if (sight === null) return null;
  const blocks = [
    ...new Map(
      sight.paths.flatMap((p, i) => (p.blockedBy === null || p.blockedBy < 0 ? [] : [[p.blockedBy, sight.blockers[i]] as const])),
    ).entries(),
  ];
  const named = blocks.map(([space, figure]) =>
    figure >= 0 ? t.byFigure(speech.figure(figure), speech.space(space)) : t.byGround(speech.space(space)),
  );
  const paths = t.pathsBetween(sight.pathCount, sight.distance);
  if (sight.clear) return `${t.sightClear} ${paths}`;
  return `${t.sightCut(named.join(', '))} ${paths}${sight.decidedByMiddleRule ? ` ${t.middleRule}` : ''}`;
}

export function WhyNot({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const sentence = useSightSentence(board);
  const { whyNot, mode, sight } = board;
  const { speech } = scene;
  const looking = mode?.kind === 'look';
  if (mode === null) return null;
  return (
    <div className={`why-not${whyNot !== null ? ' why-not-refused' : ''}`} id="why-not" role="status">
      {whyNot === null && sight === null && <p>{looking ? t.lookHint(speech.figure(mode.figure)) : t.aimHint}</p>}
      {whyNot !== null && (
        <p>
          <Ban size={17} aria-hidden="true" className="why-not-sign" />
          <strong>{whyNot.figure >= 0 ? speech.figure(whyNot.figure) : speech.space(whyNot.space)}</strong>:{' '}
          {whyNot.reasons.map((r) => (
            <span key={`${r.rule} ${r.key}`}>
              {speech.reason(r)} <RuleRef id={r.rule} />{' '}
            </span>
          ))}
        </p>
      )}
      {sentence !== null && sight !== null && (
        <p className={sight.clear ? 'sight-line sight-line-clear' : 'sight-line sight-line-cut'}>
          <Eye size={17} aria-hidden="true" className="why-not-sign" /> {sentence}{' '}
          <RuleRef id={sight.decidedByMiddleRule ? 'wow:405.4' : 'wow:405.3'} />
        </p>
      )}
      <Button kind="quiet" className="why-not-close" onClick={() => board.pick(null)}>
        {t.done}
      </Button>
    </div>
  );
}
