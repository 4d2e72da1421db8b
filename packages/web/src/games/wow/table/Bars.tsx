/** Both parties: each character with its health, its clock and its Action Bar. Hidden cards show their backs. */
import { FigureLine, Health, SideHeading } from '../../../table/Figures.tsx';
import { signsOf } from './board/signs.ts';
import { Dial, SmallToken } from './board/Token.tsx';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

/** A card of a bar, as a small slip. */
function Slip({ card, onOpen }: { card: number; onOpen: (card: number) => void }) {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const c = snapshot.position.cards[card];
  const hidden = c.def < 0;
  const state = [hidden ? t.faceDown : c.up ? '' : t.ownFaceDown, c.ready ? '' : t.exhausted, c.active ? t.active : '']
    .filter(Boolean)
    .join(', ');
  const name = hidden ? t.hiddenCard : speech.card(card);
  const category = hidden ? '' : table.cards[c.def].card.category;
  return (
    <button
      type="button"
      className={`raised pressable sans tiny lines-120 start unbroken edged cut-off slip${hidden ? ' slip-hidden' : ''}${c.ready ? '' : ' soft slip-exhausted'}${c.up ? '' : ' slip-down'}${c.active ? ' marked slip-active' : ''} slip-${category}`}
      aria-label={state === '' ? name : `${name} (${state})`}
      aria-haspopup={hidden ? undefined : 'dialog'}
      aria-disabled={hidden}
      onClick={() => {
        if (!hidden) onOpen(card);
      }}
    >
      <span className="slip-name">{hidden ? '' : name}</span>
    </button>
  );
}

function Member({ figure, board }: { figure: number; board: BoardState }) {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const { figures, cards: all } = snapshot.position;
  const f = figures[figure];
  const cards = all.flatMap((c, i) => (c.bearer === figure ? [i] : []));
  return (
    <li className={`ruled-over member side-${f.side}${figure === board.actor ? ' washed marked' : ''}${f.place < 0 ? ' member-off' : ''}`}>
      <FigureLine
        sign={<SmallToken seat={f.side} sign={signsOf(table, figures)[figure]} size={34} />}
        name={speech.figure(figure)}
        state={[f.place < 0 ? (f.left <= 0 ? t.destroyed : t.notYetIn) : '']}
        looked={figure === board.inspected}
        onLook={() => board.inspect(figure)}
      >
        <Health left={f.left} most={f.most} aloud={t.health(f.left, f.most)} />
        {f.clock !== null && (
          <svg viewBox="-12 -12 24 24" width="26" height="26" role="img" aria-label={t.clock(f.clock.dial)}>
            <Dial x={0} y={0} r={11} shown={f.clock.dial} late={f.clock.ahead === 0} />
          </svg>
        )}
      </FigureLine>
      {cards.length > 0 && (
        <div className={f.owner === snapshot.seat ? 'flow gap-3px slips slips-own' : 'flow gap-3px slips'}>
          {cards.map((c) => (
            <Slip key={c} card={c} onOpen={board.openCard} />
          ))}
        </div>
      )}
    </li>
  );
}

/** A column of the table on a wide screen, a tab on a narrow one. */
export function Bars({ board }: { board: BoardState }) {
  const { snapshot, speech } = useScene();
  const t = useTableStrings();
  const { figures } = snapshot.position;
  return (
    <div className="bars">
      {[0, 1].map((seat) => (
        <section key={seat} className="party" aria-label={t.partyOf(speech.seat(seat))}>
          <SideHeading seat={seat} />
          <ul>
            {figures.map((f, i) => {
              const shown = f.owner === seat && (f.kind === 'character' || f.place >= 0);
              // biome-ignore lint/suspicious/noArrayIndexKey: figures keep their numbers
              return shown ? <Member key={i} figure={i} board={board} /> : null;
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
