/** Who acts when: the main clock, the nine ticks after it, and every personal clock on its tick. */
import { Flag } from 'lucide-react';
import { Sign } from '../../../board/Sign.tsx';
import { signsOf } from './board/signs.ts';
import { outline } from './board/Token.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

const TICKS = 10;

function shownOn(tick: number): number {
  return ((tick - 1) % TICKS) + 1;
}

export function Timeline({ board }: { board: BoardState }) {
  const { table, snapshot, speech } = useScene();
  const t = useTableStrings();
  const { main, figures } = snapshot.position.view.state;
  const signs = signsOf(table, figures);
  const ticks = Array.from({ length: TICKS }, (_v, i) => main + i);
  const on = (tick: number): number[] =>
    figures
      .flatMap((f, i) => (f.clock === tick && f.gone === 0 && table.figures[f.def].kind < 2 ? [i] : []))
      .sort((a, b) => figures[a].seat - figures[b].seat);
  return (
    <section className="timeline" aria-label={t.timeline}>
      <p className="timeline-round caps">{t.round(Math.floor((main - 1) / TICKS) + 1)}</p>
      <ol className="ticks">
        {ticks.map((tick) => {
          const dial = shownOn(tick);
          const scores = dial === 5 || dial === 10;
          const who = on(tick);
          return (
            <li
              key={tick}
              className={`tick${tick === main ? ' tick-now' : ''}${dial === 1 && tick !== main ? ' tick-round' : ''}${scores ? ' tick-scores' : ''}`}
            >
              <span className="tick-head">
                <span className="hidden-visually">{t.tick(dial)} </span>
                <span className="tick-number num" aria-hidden="true">
                  {dial}
                </span>
                {scores && <Flag size={13} role="img" aria-label={t.scoresHere} />}
              </span>
              <span className="tick-figures">
                {who.map((i) => {
                  const f = figures[i];
                  return (
                    <button
                      key={i}
                      type="button"
                      className={`tick-figure side-${f.seat}${f.space < 0 ? ' tick-off' : ''}${i === board.actor ? ' tick-acting' : ''}`}
                      aria-label={speech.figure(i)}
                      title={speech.figure(i)}
                      onClick={() => board.inspect(i)}
                    >
                      <svg viewBox="-20 -20 40 40" width="26" height="26" aria-hidden="true">
                        <path className="token-body" d={outline(f.seat, { x: 0, y: 0 }, f.seat === 0 ? 17 : 14)} />
                        <Sign {...signs[i]} x={0} y={0} size={22} />
                      </svg>
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
