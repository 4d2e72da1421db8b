/** The numbers, skills and effects of fighters that are asked about: a puzzle is answered by them. */
import type { TextsProps } from '../../../../table/contract.ts';
import { useScene } from '../scene.ts';
import { EffectTexts, SkillTexts } from './FighterPanel.tsx';
import { StatRow } from './RefCard.tsx';

export function Texts({ figures }: TextsProps) {
  const { speech } = useScene();
  return figures.map((i) => (
    <section key={i} className="pile-2" data-text={speech.figure(i)}>
      <h3 className="caps">{speech.figure(i)}</h3>
      <StatRow figure={i} />
      <SkillTexts fighter={i} />
      <EffectTexts fighter={i} />
    </section>
  ));
}
