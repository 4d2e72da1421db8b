/** Victory points of both sides, and how many each needs. */
import { SideMark } from '../design/index.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

export function Score() {
  const { snapshot, speech, seats } = useScene();
  const t = useTableStrings();
  const { points, target } = snapshot.view.state;
  return (
    <dl className="score">
      {[0, 1].map((seat) => (
        <div key={seat} className={`score-side side-${seat}`}>
          <dt>
            <SideMark seat={seat} size={18} /> <span className="score-name">{speech.seat(seat)}</span>
            {seats !== null && <span className="score-who soft small"> {t.seatKinds[seats[seat]]}</span>}
          </dt>
          <dd className="num">
            <span className="hidden-visually">{t.pointsOf(points[seat], target[seat])}</span>
            <span aria-hidden="true">
              <strong>{points[seat]}</strong>
              <span className="score-target"> / {target[seat]}</span>
            </span>
            <span className="score-bar" aria-hidden="true">
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" width="100%" height="4" aria-hidden="true">
                <rect width={Math.min(100, (100 * points[seat]) / Math.max(1, target[seat]))} height="4" />
              </svg>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
