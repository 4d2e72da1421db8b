/** Who acts when: the main clock, the nine ticks after it, and every personal clock on its tick. */
import { Flag } from 'lucide-react';
import { signsOf } from './board/signs.ts';
import { SmallToken } from './board/Token.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

const TICKS = 10;

/** Over the board: whose clock stands on a tick acts there, so that one sees who comes next. */
export function Timeline({ board }: { board: BoardState }) {
  const { table, snapshot, speech } = useScene();
  const t = useTableStrings();
  const { dial: now, round, figures } = snapshot.position;
  const signs = signsOf(table, figures);
  const on = (ahead: number): number[] =>
    figures.flatMap((f, i) => (f.clock?.ahead === ahead ? [i] : [])).sort((a, b) => figures[a].side - figures[b].side);
  return (
    <section className="ruled grid timeline" aria-label={t.timeline}>
      <p className="unbroken caps self-middle timeline-round">{t.round(round)}</p>
      <ol className="grid anchor ticks">
        {Array.from({ length: TICKS }, (_v, ahead) => {
          const dial = ((now + ahead - 1) % TICKS) + 1;
          const scores = dial === 5 || dial === 10;
          const who = on(ahead);
          return (
            <li
              key={dial}
              className={`tick${ahead === 0 ? ' washed tick-now' : ''}${dial === 1 && ahead > 0 ? ' tick-round' : ''}${scores ? ' tick-scores' : ''}`}
            >
              <span className="bar apart gap-3px tick-head">
                <span className="hidden-visually">{t.tick(dial)} </span>
                <span className="soft small lines-140 tick-number num" aria-hidden="true">
                  {dial}
                </span>
                {scores && <Flag size={13} role="img" aria-label={t.scoresHere} />}
              </span>
              <span className="flow tick-figures">
                {who.map((i) => {
                  const f = figures[i];
                  return (
                    <button
                      key={i}
                      type="button"
                      className={`pressable no-pad no-ground no-edge tick-figure side-${f.side}${f.place < 0 ? ' tick-off' : ''}${i === board.actor ? ' tick-acting' : ''}`}
                      aria-label={speech.figure(i)}
                      title={speech.figure(i)}
                      onClick={() => board.inspect(i)}
                    >
                      <SmallToken seat={f.side} sign={signs[i]} size={28} />
                    </button>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
