/** Cards to lose: picked on the cards themselves, instead of suffering damage (gh:damage.1) or for a long rest (gh:rest.2). */

import { DISCARD } from '@escarmouche/engine/gloomhaven';
import { Check, HeartCrack } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../design/index.ts';
import { Settles, settlesOf } from '../../../../table/Settles.tsx';
import { type Scene, stateOf, useScene } from '../scene.ts';
import { CardBody } from './CardBody.tsx';
import { cardsIn, lossFor, pickToLose } from './picking.ts';
import { useHandStrings } from './strings.ts';

/** Whether a card lies among the discards of the seat asked. */
function isDiscard(scene: Scene, def: number): boolean {
  const { seat } = scene.snapshot;
  return stateOf(scene).cards.some((c) => c.owner === seat && c.def === def && c.zone === DISCARD);
}

export function LoseCards() {
  const scene = useScene();
  const { snapshot, speech, table, take } = scene;
  const t = useHandStrings();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const losses = snapshot.options.filter((o) => o.say.key === 'lose-one' || o.say.key === 'lose-two');
  const suffer = snapshot.options.find((o) => o.say.key === 'suffer');
  const all = cardsIn(losses);
  const heaps = [
    { title: t.loseFromHand, cards: all.filter((def) => !isDiscard(scene, def)) },
    { title: t.loseFromDiscard, cards: all.filter((def) => isDiscard(scene, def)) },
  ].filter((h) => h.cards.length > 0);
  const chosen = picked.length === 0 ? undefined : lossFor(losses, picked);
  const [one] = picked;
  return (
    <section className="gh-choose" aria-label={t.yourCards}>
      {heaps.map((heap) => (
        <div key={heap.title}>
          <h2 className="caps">{heap.title}</h2>
          <ul className="gh-cards">
            {heap.cards.map((def) => (
              <li key={def}>
                <button
                  type="button"
                  className={`gh-card gh-card-pick${picked.includes(def) ? ' gh-card-losing' : ''}`}
                  aria-pressed={picked.includes(def)}
                  data-card={table.cards[def].face.id}
                  disabled={take === null}
                  onClick={() => setPicked(pickToLose(losses, picked, def))}
                >
                  <CardBody def={def} {...(picked.includes(def) ? { ribbon: t.marks.lost } : {})} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="gh-bar">
        <p className="gh-bar-text" aria-live="polite">
          {chosen !== undefined
            ? speech.option(chosen.say)
            : one !== undefined
              ? t.losePair(speech.card(one))
              : suffer === undefined
                ? t.loseRest
                : t.loseNone}
        </p>
        <div className="gh-bar-buttons">
          {suffer !== undefined && (
            <Button
              kind={chosen === undefined && suffer.settles === undefined ? 'primary' : 'plain'}
              className="gh-suffer"
              icon={<HeartCrack size={17} />}
              {...settlesOf(suffer)}
              data-first
              disabled={take === null}
              onClick={() => take?.(suffer.id)}
            >
              {speech.option(suffer.say)}
              <Settles option={suffer} />
            </Button>
          )}
          {all.length > 0 && (
            <Button
              kind={suffer === undefined || chosen !== undefined ? 'primary' : 'plain'}
              className="gh-confirm"
              icon={<Check size={18} />}
              {...settlesOf(chosen)}
              disabled={take === null || chosen === undefined}
              onClick={() => chosen !== undefined && take?.(chosen.id)}
            >
              {t.confirm}
              <Settles option={chosen} />
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
