/** What ability cards say that are played or named, what monsters do this round, and what lies on figures: a puzzle is answered by it. */
import { cardIn } from '../../../table/args.ts';
import type { TextsProps } from '../../../table/contract.ts';
import { Conditions, MonsterCards } from './FigurePanel.tsx';
import { CardBody } from './hand/CardBody.tsx';
import { UnderWay } from './hand/UnderWay.tsx';
import { useScene } from './scene.ts';

/** Below a puzzle, for the cards and figures that it speaks of. */
export function Texts({ says, figures }: TextsProps) {
  const { snapshot, speech, table } = useScene();
  const { position } = snapshot;
  const named = says.flatMap(({ args }) => Object.values(args).map(cardIn));
  const active = position.cards.filter((c) => c.lies === 'active').map((c) => c.def);
  const cards = [...new Set([...named, ...active])].filter((def) => table.cards[def] !== undefined && def !== position.half?.card);
  return (
    <>
      <UnderWay />
      {cards.map((def) => (
        <div key={def} className="raised grid lines-130 no-pad start full rounded gh-card" data-text={speech.card(def)}>
          <CardBody def={def} />
        </div>
      ))}
      {figures.map((i) => {
        const { kind, values } = position.figures[i];
        return (
          <section key={i} className="pile-1" aria-label={speech.figure(i)}>
            {(kind === 'monster' || values.conditions.length > 0) && <h3 className="small semibold">{speech.figure(i)}</h3>}
            {values.conditions.length > 0 && <Conditions figure={i} />}
            {kind === 'monster' && <MonsterCards figure={i} />}
          </section>
        );
      })}
    </>
  );
}
