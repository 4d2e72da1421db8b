/** How a match came to its end: what each side had turn by turn, drawn and as a table, and the answers that changed most. */
import { Disclosure, SideMark } from '../design/index.ts';
import type { Story } from '../worker/protocol.ts';
import { seatsOf, useAnswer, useScene } from './scene.ts';
import { tableTexts } from './strings.ts';

const WIDE = 320;
const HIGH = 96;
const EDGE = 6;

/** The lines of a story as ways on a drawing, one for each number of its tally. */
export function linesOf({ begun, turns }: Pick<Story, 'begun' | 'turns'>): readonly string[] {
  const columns = [begun, ...turns.map((turn) => turn.values)];
  const most = Math.max(1, ...columns.flat());
  const across = (WIDE - 2 * EDGE) / Math.max(1, columns.length - 1);
  const x = (i: number): string => (EDGE + i * across).toFixed(1);
  const y = (n: number): string => (HIGH - EDGE - (n / most) * (HIGH - 2 * EDGE)).toFixed(1);
  // A line keeps its height until the turn in which that changes is over.
  return begun.map((_n, line) => columns.map((c, i) => (i === 0 ? `M${x(0)} ${y(c[line])}` : `H${x(i)}V${y(c[line])}`)).join(''));
}

export function Course({ onStep }: { onStep: (step: number) => void }) {
  const scene = useScene();
  const { game, speech, snapshot, walk } = scene;
  const t = tableTexts(speech.lang, game);
  const story = useAnswer('story', { walk, seat: snapshot.seat });
  if (story === null || story.turns.length === 0) return null;
  const names = game.tally?.(speech.lang).lines ?? seatsOf(scene).map((seat) => speech.seat(seat));
  const what = game.tally?.(speech.lang).title ?? t.score;
  const last = story.turns[story.turns.length - 1].values;
  return (
    <div className="course">
      <h3 className="caps">{t.course}</h3>
      <p className="small soft">{what}</p>
      <svg className="course-chart" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="course-ground" d={`M0 ${HIGH - EDGE}H${WIDE}`} />
        {linesOf(story).map((d, line) => (
          <path key={names[line]} className={`course-line course-line-${line}`} d={d} />
        ))}
      </svg>
      <ul className="course-names">
        {names.map((name, line) => (
          <li key={name}>
            <SideMark seat={line} size={13} /> {name} <strong className="num">{last[line]}</strong>
          </li>
        ))}
      </ul>
      {story.turning.length > 0 && (
        <>
          <h3 className="caps">{t.turningPoints}</h3>
          <ol className="course-turning">
            {story.turning.map(({ at, event, before, after }) => (
              <li key={at}>
                <button type="button" className="course-point" data-step={at} onClick={() => onStep(at)}>
                  <span>{speech.event(event)}</span>
                  <span className="course-change num">
                    {after.flatMap((n, line) => (n === before[line] ? [] : [t.courseChange(names[line], before[line], n)])).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <Disclosure summary={t.courseTable} aside={<span className="num">{story.turns.length}</span>}>
        <table className="course-table">
          <thead>
            <tr>
              <th scope="col">{t.courseTurn}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {story.turns.map(({ at, say, values }) => (
              <tr key={at}>
                <th scope="row">{speech.turn(say)}</th>
                {values.map((n, line) => (
                  <td key={names[line]} className="num">
                    {n}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
