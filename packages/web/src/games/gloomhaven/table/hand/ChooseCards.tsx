/** Two cards for the round: the first press picks the one that leads, the second the other; or a long rest (gh:round.1). */
import { ArrowDownUp, Check, Moon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../design/index.ts';
import { Settles, settlesOf } from '../../../../table/Settles.tsx';
import { useScene } from '../scene.ts';
import { CardBody } from './CardBody.tsx';
import { cardsIn, optionFor, pickOrdered } from './picking.ts';
import { useHandStrings } from './strings.ts';

export function ChooseCards() {
  const { snapshot, speech, table, take } = useScene();
  const t = useHandStrings();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const pairs = snapshot.options.filter((o) => o.say.key === 'choose-cards');
  const rest = snapshot.options.find((o) => o.say.key === 'long-rest');
  const initiative = (def: number): number => table.cards[def].face.initiative;
  const hand = [...cardsIn(pairs)].sort((a, b) => initiative(a) - initiative(b));
  const chosen = optionFor(pairs, picked);
  const [lead, other] = picked;
  return (
    <section className="gh-choose" aria-label={t.yourCards}>
      <ul className="gh-cards">
        {hand.map((def, i) => {
          const at = picked.indexOf(def);
          return (
            <li key={def}>
              <button
                type="button"
                className={`gh-card gh-card-pick${at === 0 ? ' gh-card-lead' : at === 1 ? ' gh-card-second' : ''}`}
                aria-pressed={at >= 0}
                data-card={table.cards[def].face.id}
                data-first={i === 0 ? true : undefined}
                disabled={take === null}
                onClick={() => setPicked(pickOrdered(picked, def))}
              >
                <CardBody def={def} {...(at < 0 ? {} : { ribbon: at === 0 ? t.leads : t.second })} />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="gh-bar">
        <p className="gh-bar-text" aria-live="polite">
          {hand.length === 0
            ? t.onlyRest
            : lead === undefined
              ? t.chooseLead
              : `${t.cardLeads(speech.card(lead), initiative(lead))} ${other === undefined ? t.chooseOther : t.andSecond(speech.card(other))}`}
        </p>
        <div className="gh-bar-buttons">
          {hand.length > 0 && (
            <Button
              kind="primary"
              className="gh-confirm"
              icon={<Check size={18} />}
              disabled={take === null || chosen === undefined}
              onClick={() => chosen !== undefined && take?.(chosen.id)}
            >
              {t.confirm}
            </Button>
          )}
          {hand.length > 0 && (
            <Button
              className="gh-swap"
              iconOnly
              icon={<ArrowDownUp size={18} />}
              disabled={other === undefined}
              onClick={() => setPicked([other, lead])}
            >
              {t.swap}
            </Button>
          )}
          {rest !== undefined && (
            <Button
              className="gh-rest"
              icon={<Moon size={16} />}
              {...settlesOf(rest)}
              disabled={take === null}
              onClick={() => take?.(rest.id)}
            >
              {speech.option(rest.say)}
              <Settles option={rest} />
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
