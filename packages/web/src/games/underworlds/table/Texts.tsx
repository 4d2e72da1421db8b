/** What cards and fighters say that sentences name, and what lies in force: a puzzle is answered by it. */
import { cardIn } from '../../../table/args.ts';
import type { TextsProps } from '../../../table/contract.ts';
import { CardText } from './Card.tsx';
import { FighterTexts } from './FighterPanel.tsx';
import { useScene } from './scene.ts';

/** Below a puzzle. */
export function Texts({ says, figures }: TextsProps) {
  const { snapshot, speech, table } = useScene();
  const { fighters, cards, lasting } = snapshot.position;
  const named = says.flatMap(({ args }) => Object.values(args).map(cardIn));
  const inForce = [...lasting.map((l) => l.def), ...cards.filter((c) => c.lies === 'play').map((c) => c.def)];
  const shown = [...new Set([...named, ...inForce])].filter((def) => table.cards[def] !== undefined);
  return (
    <>
      {shown.map((def) => (
        <section key={def} className="grid lines-135" data-text={speech.card(def)}>
          <h3 className="small semibold">{speech.card(def)}</h3>
          <CardText def={def} />
        </section>
      ))}
      {figures.map((i) => (
        <FighterTexts key={i} fighter={i} shown={fighters[i].inspired ? 'inspired' : 'uninspired'} title={speech.figure(i)} />
      ))}
    </>
  );
}
