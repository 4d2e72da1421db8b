/** What cards and figures say that sentences name: a puzzle is answered by it. */
import { cardIn } from '../../../table/args.ts';
import type { TextsProps } from '../../../table/contract.ts';
import { CardText } from './CardDialog.tsx';
import { FigureAbilities } from './FigurePanel.tsx';
import { useScene } from './scene.ts';

/** Below a puzzle, for the cards and figures that it speaks of, with the cards that these wear. */
export function Texts({ says, figures }: TextsProps) {
  const { snapshot, speech } = useScene();
  const { position } = snapshot;
  const worn = figures.flatMap((i) => position.figures[i].wears);
  const named = says.flatMap(({ args }) => Object.values(args).map(cardIn));
  // Nobody reads a card that lies face down for them.
  const cards = [...new Set([...named, ...worn])].filter((c) => position.cards[c] !== undefined && position.cards[c].def >= 0);
  return (
    <>
      {cards.map((c) => (
        <section key={c} data-text={speech.card(c)}>
          <h3 className="small semibold">{speech.card(c)}</h3>
          <CardText def={position.cards[c].def} />
        </section>
      ))}
      {figures.map((i) => (
        <FigureAbilities key={i} figure={i} title={speech.figure(i)} />
      ))}
    </>
  );
}
