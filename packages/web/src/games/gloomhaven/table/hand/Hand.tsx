/** Between what is asked and the list of options: the attack under way, and the cards on which the answer is given. */
import type { Option } from '@escarmouche/engine/core';
import { cardIn } from '../concerns.ts';
import { useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { Attack } from './Attack.tsx';
import { CardBody, CardHead, HalfBody } from './CardBody.tsx';
import { ChooseCards } from './ChooseCards.tsx';
import { LoseCards } from './LoseCards.tsx';
import { PlayHalves, USES } from './PlayHalves.tsx';
import { useHandStrings } from './strings.ts';

/** The way in which cards answer what is asked; null where they do not. */
function formFor(options: readonly Option[]): (() => React.ReactNode) | null {
  const has = (...keys: readonly string[]): boolean => options.some((o) => keys.includes(o.say.key));
  if (has(...USES)) return PlayHalves;
  if (has('lose-one', 'lose-two', 'suffer')) return LoseCards;
  // A long rest alone is a choice of cards too: of none.
  if (has('choose-cards', 'long-rest')) return ChooseCards;
  return has('accept-loss') ? DrawnForRest : null;
}

/** The card that a short rest drew: to be lost, or another for one damage. */
function DrawnForRest() {
  const { snapshot } = useScene();
  const t = useHandStrings();
  const def = cardIn(snapshot.options.find((o) => o.say.key === 'accept-loss')?.say ?? { key: '', args: {} });
  if (def < 0) return null;
  return (
    <section className="gh-choose" aria-label={t.drawnForRest}>
      <div className="gh-card">
        <CardBody def={def} ribbon={t.drawnForRest} />
      </div>
    </section>
  );
}

/** The half whose lines are being performed. */
function UnderWay() {
  const { snapshot, speech, table } = useScene();
  const t = useHandStrings();
  const { half } = snapshot.position;
  if (half === null) return null;
  return (
    <section className="gh-under-way" aria-label={t.underWay}>
      <div className="gh-card">
        <CardHead def={half.card} ribbon={t.underWay} />
        {half.basic ? (
          <span className="gh-half-body">{speech.term(`basic.${half.half}`)}</span>
        ) : (
          <HalfBody face={table.cards[half.card].face} half={half.half} />
        )}
      </div>
    </section>
  );
}

export function Hand(_props: { board: BoardState }) {
  const { snapshot } = useScene();
  const Form = snapshot.moment === null ? formFor(snapshot.options) : null;
  return (
    <>
      <Attack />
      {Form === null ? <UnderWay /> : <Form key={`${snapshot.match} ${snapshot.at}`} />}
    </>
  );
}
