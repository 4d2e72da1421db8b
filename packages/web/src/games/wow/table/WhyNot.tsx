/** Under the board: what is pointed at, why it cannot be reached or aimed at, and what a look meets on its way. */
import { Ban, Eye } from 'lucide-react';
import { Button, RuleRef } from '../../../design/index.ts';
import { spokenFigure } from './board/spoken.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import { type BoardState, figuresAt } from './useBoard.ts';

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
  return `${t.sightCut(speech.list(named))} ${paths}${sight.decidedByMiddleRule ? ` ${t.middleRule}` : ''}`;
}

export function WhyNot({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const sentence = useSightSentence(board);
  const { whyNot, mode, sight, pointed } = board;
  const { speech } = scene;
  const hint = mode?.kind === 'look' ? t.lookHint(speech.figure(mode.figure)) : mode?.kind === 'verb' ? t.aimHint : '';
  return (
    <div className={`why-not${whyNot === null ? '' : ' why-not-refused'}`} id="why-not">
      <div className="why-not-lines">
        {pointed < 0 ? (
          <p className="soft">{hint}</p>
        ) : (
          <p className="why-not-space">
            {[speech.spaceAloud(pointed), ...figuresAt(scene, pointed).map((i) => spokenFigure(scene, t, i))].join(' · ')}
          </p>
        )}
        <div role="status">
          {whyNot !== null && (
            <p>
              <Ban size={17} aria-hidden="true" className="why-not-sign" />{' '}
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
        </div>
      </div>
      {mode !== null && (
        <Button className="why-not-close" onClick={() => board.pick(null)}>
          {t.done}
        </Button>
      )}
    </div>
  );
}
