/** Two or three ways on from a roll: a six rolled again or kept, a feint, a die given for an attack. Each says what it brings. */
import type { Option } from '@escarmouche/engine/core';
import { RuleRef } from '../../../../design/index.ts';
import { figuresOf, type Scene, useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { Answer } from './Answer.tsx';
import { type CombatTexts, useCombatStrings } from './strings.ts';

/** What an answer brings. */
function meaning(scene: Scene, t: CombatTexts, { does, with: words, say }: Option): string {
  const { target, natural } = say.args;
  const on = typeof target === 'object' && 'figure' in target ? figuresOf(scene)[target.figure] : undefined;
  switch (does) {
    case 'again':
      return `${t.againSo(Number(natural))} ${t.againAdds}`;
    case 'keep':
      return t.keepIt;
    case 'strike-back':
      return t.strikeBack;
    case 'keep-die':
      return t.keepDie;
    case 'feint':
      return words.includes('attack')
        ? t.feintTakes(on?.heaps?.attack.left ?? 0, t.attackHeap)
        : t.feintTakes(on?.heaps?.defence.left ?? 0, t.defenceHeap);
    default:
      return t.feintWound;
  }
}

export function AskOutcome({ board }: { board: BoardState }) {
  const scene = useScene();
  const { snapshot, speech } = scene;
  const t = useCombatStrings();
  return (
    <div className="pile-2 asked choices">
      {snapshot.options.map((o) => (
        <Answer
          key={o.id}
          option={o}
          board={board}
          means={
            <>
              {meaning(scene, t, o)} <RuleRef id={o.rule} />
            </>
          }
        >
          {speech.option(o.say)}
        </Answer>
      ))}
    </div>
  );
}
