/** Where each side stands: its points, and how many it needs. */
import { playerName } from '@escarmouche/words';
import { SideMark } from '../design/index.ts';
import { useScene } from './scene.ts';

/** At the top of the table, with who plays each side; a side whose game counts no points has its name alone. */
export function Score() {
  const scene = useScene();
  const { speech, seats } = scene;
  return (
    <dl className="flex rigid gap-2-5 score">
      {scene.game.score(scene).map(({ seat, points, of, aloud }) => (
        <div
          key={seat}
          className={`bar gap-2 unbroken score-side side-${seat}${points === undefined ? ' score-plain' : ''}`}
          title={seats === null ? undefined : playerName(speech.lang, seats[seat])}
        >
          <dt className="ink">
            <SideMark seat={seat} size={16} /> <span className="semibold cut-off score-name">{speech.seat(seat)}</span>
            {seats !== null && <span className="score-who hidden-visually"> {playerName(speech.lang, seats[seat])}</span>}
          </dt>
          {points !== undefined && (
            <dd className="num">
              {aloud !== undefined && <span className="hidden-visually">{aloud}</span>}
              <span aria-hidden={aloud !== undefined}>
                <strong>{points}</strong>
                {of !== undefined && <span className="soft small"> / {of}</span>}
              </span>
              {of !== undefined && (
                <span className="block sunk score-bar" aria-hidden="true">
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" width="100%" height="4" aria-hidden="true">
                    <rect width={Math.min(100, (100 * points) / Math.max(1, of))} height="4" />
                  </svg>
                </span>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
