/** Two cards for the round: the first press picks the one that leads, the second the other (gh:round.1). What they come to is prepared. */
import { ArrowDownUp } from 'lucide-react';
import { Button } from '../../../../design/index.ts';
import { HandButton, HandRow } from '../../../../table/HandRow.tsx';
import { useScene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';
import { CardBody } from './CardBody.tsx';
import { cardsIn, optionFor, pickOrdered } from './picking.ts';
import { useHandStrings } from './strings.ts';
import { usePicked } from './usePicked.ts';

/** Stands in the place of the hand while the cards of the round are asked, in the order of their initiatives. */
export function ChooseCards({ board }: { board: BoardState }) {
  const { snapshot, speech, table, take } = useScene();
  const t = useHandStrings();
  const pairs = snapshot.options.filter((o) => o.does === 'cards');
  const [picked, setPicked] = usePicked(board, (cards) => optionFor(pairs, cards));
  const initiative = (def: number): number => table.cards[def].face.initiative;
  const hand = [...cardsIn(pairs)].sort((a, b) => initiative(a) - initiative(b));
  const [lead, other] = picked;
  return (
    <HandRow
      label={t.yourCards}
      head={
        <>
          <p className="small lines-135 gh-bar-text" aria-live="polite">
            {lead === undefined
              ? t.chooseLead
              : `${t.cardLeads(speech.card(lead), initiative(lead))} ${other === undefined ? t.chooseOther : t.andSecond(speech.card(other))}`}
          </p>
          {other !== undefined && (
            <Button kind="quiet" className="gh-swap" icon={<ArrowDownUp size={16} />} onClick={() => setPicked([other, lead])}>
              {t.swap}
            </Button>
          )}
        </>
      }
      cards={hand.map((def, i) => {
        const at = picked.indexOf(def);
        return {
          key: def,
          card: (
            <HandButton
              className="gh-card-pick"
              face={`gh-face${at === 0 ? ' gh-card-lead' : at === 1 ? ' gh-card-second' : ''}`}
              aria-pressed={at >= 0}
              data-card={table.cards[def].face.id}
              data-first={i === 0 ? true : undefined}
              disabled={take === null}
              onClick={() => setPicked(pickOrdered(picked, def))}
            >
              <CardBody def={def} {...(at < 0 ? {} : { ribbon: at === 0 ? t.leads : t.second })} />
            </HandButton>
          ),
        };
      })}
    />
  );
}
