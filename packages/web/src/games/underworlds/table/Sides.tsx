/** Both sides: glory, activations, decks, hands and piles in numbers, and every fighter with its state. */
import { ACTIVATIONS } from '@escarmouche/engine/underworlds';
import { FigureLine, Health, SideHeading } from '../../../table/Figures.tsx';
import { SmallToken, TOKEN_SIGNS, TokenMark } from './board/Token.tsx';
import { usePiles } from './Card.tsx';
import { Passing } from './Passing.tsx';
import { cardsIn, useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';
import type { BoardState } from './useBoard.ts';

function Fighter({ fighter, board }: { fighter: number; board: BoardState }) {
  const { snapshot, speech, table } = useScene();
  const t = useTableStrings();
  const { out, place, side, inspired, left, most, signs } = snapshot.position.fighters[fighter];
  const marks = TOKEN_SIGNS.filter((kind) => signs.includes(kind));
  const state = out ? t.out : place < 0 ? t.notYetIn : '';
  return (
    <li className={`ruled-over${out ? ' wu-member-out' : ''}${fighter === board.held ? ' washed marked' : ''}`}>
      <FigureLine
        sign={<SmallToken id={table.fighters[fighter].fighter.id} seat={side} inspired={inspired} size={30} />}
        name={speech.short(fighter)}
        state={[state, inspired ? t.inspired : '', ...marks.map((kind) => t.tokens[kind])]}
        looked={fighter === board.inspected}
        onLook={() => board.inspect(fighter)}
      >
        <Health left={out ? 0 : left} most={most} aloud={t.woundsOf(most - left, most)} />
        {marks.length > 0 && (
          <svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
            <TokenMark kind={marks[0]} x={0} y={0} />
          </svg>
        )}
      </FigureLine>
    </li>
  );
}

function Numbers({ seat, board }: { seat: number; board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const piles = usePiles()(seat);
  const player = scene.snapshot.position.players[seat];
  const counted = (lies: 'hand' | 'deck'): string => {
    const all = cardsIn(scene, seat, lies);
    const objectives = all.filter((c) => c.pile === 'objectives').length;
    return t.cardsOf(objectives, all.length - objectives);
  };
  return (
    <dl className="small lines-135 pairs wu-numbers">
      <div>
        <dt>{t.glory}</dt>
        <dd className="num">{t.gloryOf(player.glory, player.unspent)}</dd>
      </div>
      <div>
        <dt>{t.activations}</dt>
        <dd>
          <span className="hidden-visually">{t.activationsLeft(ACTIVATIONS - player.activations)}</span>
          <span className="bar wu-pips" aria-hidden="true">
            {Array.from({ length: ACTIVATIONS }, (_v, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of marks
              <span key={i} className={i < player.activations ? 'wu-pip wu-pip-used' : 'wu-pip'} />
            ))}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t.inHand}</dt>
        <dd className="num">{counted('hand')}</dd>
      </div>
      <div>
        <dt>{t.inDeck}</dt>
        <dd className="num">{counted('deck')}</dd>
      </div>
      {(['scored', 'discard'] as const).map((pile) => (
        <div key={pile}>
          <dt>{t.piles[pile]}</dt>
          <dd className="num">
            {piles[pile].length === 0 ? (
              '0'
            ) : (
              <button type="button" className="bare wu-card-link" aria-haspopup="dialog" onClick={() => board.open({ pile, seat })}>
                {t.lookThrough(piles[pile].length)}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A column of the table on a wide screen, a tab on a narrow one. */
export function Sides({ board }: { board: BoardState }) {
  const scene = useScene();
  const t = useTableStrings();
  const { speech, table } = scene;
  return (
    <div className="wu-sides">
      {[0, 1].map((seat) => (
        <section key={seat} className="wu-side" aria-label={t.warbandOf(speech.seat(seat))}>
          <SideHeading seat={seat} />
          <Numbers seat={seat} board={board} />
          <Passing seat={seat} board={board} />
          <ul>{table.fighters.map((f, i) => (f.seat === seat ? <Fighter key={f.key} fighter={i} board={board} /> : null))}</ul>
        </section>
      ))}
    </div>
  );
}
