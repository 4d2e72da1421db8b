/** The look that is drawn, told in one line with its rule. */
import { Eye } from 'lucide-react';
import { RuleRef } from '../../../../design/index.ts';
import { useScene } from '../scene.ts';
import { useTableStrings } from '../strings.ts';
import { useSeen } from '../usePointing.ts';

/** Under the board: whether it is clear, and who or what cuts it; nothing while nobody looks. */
export function SightLine() {
  const { sight } = useSeen();
  const { speech } = useScene();
  const t = useTableStrings();
  if (sight === null) return null;
  const blocks = new Map(
    sight.paths.flatMap((p, i) => (p.blockedBy === null || p.blockedBy < 0 ? [] : [[p.blockedBy, sight.blockers[i]]])),
  );
  const named = [...blocks].map(([space, figure]) =>
    figure >= 0 ? t.byFigure(speech.figure(figure), speech.space(space)) : t.byGround(speech.space(space)),
  );
  const seen = sight.clear ? t.sightClear : t.sightCut(speech.list(named));
  return (
    <p className="told-more" data-tone={sight.clear ? 'clear' : 'cut'}>
      <Eye size={17} aria-hidden="true" className="told-sign" /> {seen} {t.pathsBetween(sight.pathCount, sight.distance)}
      {!sight.clear && sight.decidedByMiddleRule && ` ${t.middleRule}`}{' '}
      <RuleRef id={sight.decidedByMiddleRule ? 'wow:405.4' : 'wow:405.3'} />
    </p>
  );
}
