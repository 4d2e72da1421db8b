/** One Action Bar card: what it costs, what it does, who may hold it, and turning it up. */
import { Button, Dialog } from '../../../design/index.ts';
import { About } from '../../../rulings/About.tsx';
import { cardIn, NO_CARD } from '../../../table/args.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** What a card costs and does, by its number in the table. */
export function CardText({ def }: { def: number }) {
  const { speech, table } = useScene();
  const { card } = table.cards[def];
  const { line, text } = speech.cardFace(card);
  return (
    <>
      <p className="card-line caps">
        {card.id} · {line}
      </p>
      <p className="large lines-135 pad-over-2">{text}</p>
    </>
  );
}

function CardDialog({ card, onClose }: { card: number; onClose: () => void }) {
  const { snapshot, speech, table, take } = useScene();
  const t = useTableStrings();
  const c = snapshot.position.cards[card];
  const def = table.cards[c.def]?.card;
  if (def === undefined) return null;
  const face = speech.cardFace(def);
  const flip = snapshot.options.find((o) => o.does === 'flip' && cardIn(o.say.args.card) === card);
  const states = [
    c.up ? t.faceUp : t.ownFaceDown,
    c.ready ? t.ready : t.exhausted,
    c.active ? (c.on >= 0 && c.on !== c.bearer ? t.attachedTo(speech.figure(c.on)) : t.active) : '',
  ];
  return (
    <Dialog
      title={speech.card(card)}
      width="narrow"
      onClose={onClose}
      foot={
        flip !== undefined && take !== null ? (
          <Button
            onClick={() => {
              take(flip.id);
              onClose();
            }}
          >
            {t.flip}
          </Button>
        ) : undefined
      }
    >
      <CardText def={c.def} />
      <dl className="pile-1 pairs facts">
        <div>
          <dt>{t.bearer}</dt>
          <dd>{speech.figure(c.bearer)}</dd>
        </div>
        <div>
          <dt>{t.restriction}</dt>
          <dd>{face.only}</dd>
        </div>
        <div>
          <dt>{t.cardState}</dt>
          <dd>{states.filter(Boolean).join(', ')}</dd>
        </div>
      </dl>
      <About name={speech.card(card)} text={`${face.line} ${face.text}`} />
    </Dialog>
  );
}

/** The card that is being read, if any. */
export function CardWindow({ board: { card, openCard } }: { board: BoardState }) {
  return card < 0 ? null : <CardDialog card={card} onClose={() => openCard(NO_CARD)} />;
}
