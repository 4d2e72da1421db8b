/** The numbers, dice, wounds, skills and effects of fighters that are asked about: a puzzle is answered by them. */
import { SideMark } from '../../../../design/index.ts';
import type { TextsProps } from '../../../../table/contract.ts';
import { figuresOf, useScene } from '../scene.ts';
import { EffectTexts, ranks, SkillTexts } from './FighterPanel.tsx';
import { DiceAndStats } from './RefCard.tsx';
import { WoundMark } from './WoundMark.tsx';

/** Below a puzzle, for the figures that it concerns. */
export function Texts({ figures }: TextsProps) {
  const scene = useScene();
  const { speech } = scene;
  const all = figuresOf(scene);
  return figures.map((i) => (
    <section key={i} className="pile-2" data-text={speech.figure(i)}>
      <div className={`raised grid rounded refcard side-${all[i].side}`}>
        <h3 className="bar gap-2 refcard-head">
          <SideMark seat={all[i].side} size={13} /> {speech.signed.figure(i)}
        </h3>
        {ranks(scene, i).length > 0 && <p className="soft sans tiny pad-3px-2">{ranks(scene, i).join(' · ')}</p>}
        <WoundMark figure={all[i]} />
        <DiceAndStats figure={i} />
      </div>
      <SkillTexts fighter={i} />
      <EffectTexts fighter={i} />
    </section>
  ));
}
