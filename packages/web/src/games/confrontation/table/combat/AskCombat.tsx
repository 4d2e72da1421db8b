/** Which of the waiting combats is settled now: each with its members, side against side. */
import { SideMark } from '../../../../design/index.ts';
import { askedOf } from '../concerns.ts';
import { figuresOf, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { Answer } from './Answer.tsx';
import { useCombatStrings } from './strings.ts';

export function AskCombat({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech } = scene;
  const t = useCombatStrings();
  const figures = figuresOf(scene);
  return (
    <section className="pile-2 asked choices" aria-label={t.combatTitle}>
      {snapshot.options.map((o) => {
        const members = askedOf(o.say);
        const number = (figures[members[0]]?.combat ?? -1) + 1;
        return (
          <Answer key={o.id} option={o} board={board} className="ask-combat" label={`${t.fight(number)}. ${speech.option(o.say)}`}>
            <span className="rigid centred edged ask-combat-number num">{number}</span>
            <span className="grid gap-2px">
              {[0, 1].map((side) => (
                <span key={side} className="flow gap-x-3">
                  {side === 1 && <span className="soft small full">{t.against}</span>}
                  {members
                    .filter((i) => figures[i].team === side)
                    .map((i) => (
                      <span key={i} className="inline-flex middle ask-combat-figure">
                        <SideMark seat={figures[i].side} size={12} /> {speech.figure(i)}
                      </span>
                    ))}
                </span>
              ))}
            </span>
          </Answer>
        );
      })}
    </section>
  );
}
