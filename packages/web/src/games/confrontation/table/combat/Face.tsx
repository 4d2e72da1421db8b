/** What stands on the button of an answer in a combat: the dice a parry takes, the members of a combat that waits, side against side. */
import { NOBODY, type Option } from '@escarmouche/engine/core';
import { SideMark } from '../../../../design/index.ts';
import { figureIn } from '../../../../table/args.ts';
import { askedOf } from '../concerns.ts';
import { figuresOf, useScene } from '../scene.ts';
import { CombatDice } from './CombatDice.tsx';
import { useCombatStrings } from './strings.ts';

/** In place of the number of a combat, which counts from 0: whoever is in none. */
const NO_COMBAT = -1;

/** Any other answer is its sentence. */
export function Face({ option: { does, say } }: { option: Option }) {
  const scene = useScene();
  const { snapshot, speech } = scene;
  const t = useCombatStrings();
  const figures = figuresOf(scene);
  if (does === 'parry') {
    const { node } = snapshot;
    const asked = figures[node.kind === 'decision' ? figureIn(node.prompt.args.figure) : NOBODY];
    const n = Number(say.args.n ?? 0);
    return (
      <span className={`bar gap-2 apart full side-${asked?.side}`}>
        {speech.option(say)} <CombatDice kind="defence" n={n} spent={Math.max(0, (asked?.heaps?.defence.left ?? 0) - n)} />
      </span>
    );
  }
  if (does !== 'combat') return speech.option(say);
  const members = askedOf(say);
  return (
    <span className="bar gap-3 full">
      <span className="rigid centred edged ask-combat-number num">{(figures[members[0]]?.combat ?? NO_COMBAT) + 1}</span>
      <span className="grid gap-2px">
        {[0, 1].map((side) => (
          <span key={side} className="flow gap-x-3">
            {side === 1 && <span className="soft small full">{t.against}</span>}
            {members
              .filter((i) => figures[i].team === side)
              .map((i) => (
                <span key={i} className="inline-flex middle gap-3px">
                  <SideMark seat={figures[i].side} size={12} /> {speech.figure(i)}
                </span>
              ))}
          </span>
        ))}
      </span>
    </span>
  );
}
