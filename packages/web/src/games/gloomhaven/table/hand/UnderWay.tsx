/** The half whose lines are being performed. */
import { useScene } from '../scene.ts';
import { CardHead, HalfBody } from './CardBody.tsx';
import { useHandStrings } from './strings.ts';

/** Over the question, as its card prints it, or plainly where it serves as a basic action; nothing between two halves. */
export function UnderWay() {
  const { snapshot, speech, table } = useScene();
  const t = useHandStrings();
  const { half } = snapshot.position;
  if (half === null) return null;
  return (
    <section className="gh-under-way" aria-label={t.underWay}>
      <div className="raised grid lines-130 no-pad start full rounded gh-card">
        <CardHead def={half.card} ribbon={t.underWay} />
        {half.basic ? (
          <span className="grid small gap-x-2 first-wide gh-half-body">{speech.term(`basic.${half.half}`)}</span>
        ) : (
          <HalfBody face={table.cards[half.card].face} half={half.half} />
        )}
      </div>
    </section>
  );
}
