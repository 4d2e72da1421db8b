/** Cards to read: on the table, in a hand, in a pile, in a window of their own. */
import type { Option } from '@escarmouche/engine/core';
import type { ShownCard } from '@escarmouche/engine/underworlds';
import { Button, Dialog } from '../../../design/index.ts';
import { About } from '../../../rulings/About.tsx';
import { cardIn } from '../../../table/args.ts';
import { HandButton } from '../../../table/HandRow.tsx';
import { Settles, settlesOf } from '../../../table/Settles.tsx';
import { PassingWindow } from './Passing.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** The card, by its number in the table, that an option plays, gives or shows; `NO_CARD` for none. */
const cardOf = ({ say }: Option): number => cardIn(say.args.card);

/** A card with everything it says. */
export function CardText({ def }: { def: number }) {
  const { speech, table } = useScene();
  const face = table.cards[def]?.face;
  if (face === undefined) return null;
  return (
    <>
      <span className="soft sans tiny">{speech.words.kindLine(face)}</span>
      <span className="small wu-card-text">{speech.words.typeset(face.text[speech.lang])}</span>
      {face.attack !== undefined && <span className="small wu-card-text num">{speech.words.attackLine(face.attack)}</span>}
    </>
  );
}

/** Whether a card can be used now: to throw it away is no use. */
export function isUsable(options: readonly Option[], def: number): boolean {
  return options.some((o) => cardOf(o) === def && o.does !== 'discard' && o.does !== 'exchange');
}

/**
 * A card in a hand: readable as it lies. A press plays it where that means one thing, prepared first and taken by another press; where
 * fighters are to choose from, they light up on the board; a card that nothing can be done with is opened to be read.
 */
export function HandCard({ def, board }: { def: number; board: BoardState }) {
  const { snapshot, speech, table, take } = useScene();
  const t = useTableStrings();
  const usable = isUsable(snapshot.options, def);
  const verb = take === null ? undefined : board.verbs.find((v) => v.options.some((o) => cardOf(o) === def));
  const found = verb?.options.filter((o) => cardOf(o) === def) ?? [];
  const held = found.includes(board.prepared as Option) || (found.length > 1 && board.verb === verb);
  const press = (): void => {
    const [only] = found;
    if (verb === undefined) board.open({ card: def });
    else if (found.length > 1) board.pick(held ? null : { kind: 'verb', key: verb.key });
    else if (held) board.choose(only);
    else board.prepare(only);
  };
  return (
    <HandButton
      className="wu-hand-card"
      face={`raised grid lines-130 start full rounded wu-card wu-card-${table.cards[def].face.kind}${usable ? ' wu-card-usable' : ''}`}
      data-card={table.cards[def].face.id}
      {...(verb === undefined ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': held, 'data-can': true })}
      onClick={press}
    >
      <span className="semibold">{speech.card(def)}</span>
      {usable && <span className="accent sans tiny bold">{t.usableNow}</span>}
      <CardText def={def} />
    </HandButton>
  );
}

/** A card by its name, opened by a press. */
export function CardName({ def, board }: { def: number; board: BoardState }) {
  const { speech } = useScene();
  return (
    <button type="button" className="bare wu-card-link" aria-haspopup="dialog" onClick={() => board.open({ card: def })}>
      {speech.card(def)}
    </button>
  );
}

/** What can be done with a card just now. */
function CardActs({ def, onDone }: { def: number; onDone: () => void }) {
  const { snapshot, speech, take } = useScene();
  if (take === null) return null;
  return snapshot.options
    .filter((o) => cardOf(o) === def)
    .map((o) => (
      <Button
        key={o.id}
        {...settlesOf(o)}
        onClick={() => {
          onDone();
          take(o.id);
        }}
      >
        {speech.option(o.say)}
        <Settles option={o} />
      </Button>
    ));
}

/** The cards of a pile that everybody may look through, by name with their texts. */
function Pile({ cards }: { cards: readonly ShownCard[] }) {
  const { speech } = useScene();
  const t = useTableStrings();
  const shown = cards.filter((c) => c.def >= 0);
  return (
    <>
      <ul className="pile-2">
        {shown.map((c) => (
          <li key={c.def} className="raised grid lines-130 start full rounded wu-card">
            <span className="semibold">{speech.card(c.def)}</span>
            <CardText def={c.def} />
          </li>
        ))}
      </ul>
      {shown.length < cards.length && <p className="soft">{t.unseenDiscards(cards.length - shown.length)}</p>}
    </>
  );
}

/** The window over the table: one card, how one is asked, or a pile. */
export function Windows({ board: { opened, open } }: { board: BoardState }) {
  const { speech, table } = useScene();
  const t = useTableStrings();
  const piles = usePiles();
  const close = (): void => open(null);
  if (opened === null) return null;
  if ('card' in opened)
    return (
      <Dialog title={speech.card(opened.card)} width="narrow" onClose={close}>
        <div className="pile-3 wu-card-open">
          <CardText def={opened.card} />
          <CardActs def={opened.card} onDone={close} />
          <About name={speech.card(opened.card)} text={table.cards[opened.card].face.text[speech.lang]} />
        </div>
      </Dialog>
    );
  if ('policy' in opened) return <PassingWindow onClose={close} />;
  return (
    <Dialog title={`${speech.seat(opened.seat)} · ${t.piles[opened.pile]}`} onClose={close}>
      <Pile cards={piles(opened.seat)[opened.pile]} />
    </Dialog>
  );
}

/** The piles of a seat: what it scored, and what it discarded, seen or unseen. */
export function usePiles(): (seat: number) => Readonly<Record<'scored' | 'discard', readonly ShownCard[]>> {
  const { cards } = useScene().snapshot.position;
  return (seat) => {
    const own = cards.filter((c) => c.owner === seat);
    return { scored: own.filter((c) => c.lies === 'scored'), discard: own.filter((c) => c.lies === 'discard' || c.lies === 'aside') };
  };
}
