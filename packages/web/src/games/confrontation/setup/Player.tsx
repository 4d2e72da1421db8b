import { useId } from 'react';
import { RadioCards, SideMark } from '../../../design/index.ts';
import { SEAT_KINDS, type SeatKind } from '../../../worker/protocol.ts';
import { useSetupStrings } from './wording.ts';

interface PlayedByProps {
  value: SeatKind;
  onChange: (player: SeatKind) => void;
}

/** A person or a bot, and what kind. */
export function PlayedBy({ value, onChange }: PlayedByProps) {
  const t = useSetupStrings();
  return (
    <div>
      <RadioCards
        look="inline"
        legend={t.player}
        value={value}
        options={SEAT_KINDS.map((k) => ({ value: k, title: t.players[k] }))}
        onChange={onChange}
      />
      <p className="field-hint">{t.playerTexts[value]}</p>
    </div>
  );
}

/** One side of a combat phase: its figures are on the board, so only who plays it is left to say. */
export function Player({ seat, value, onChange }: PlayedByProps & { seat: 0 | 1 }) {
  const t = useSetupStrings();
  const heading = useId();
  return (
    <section className={`cset-side cset-side-${seat}`} aria-labelledby={heading}>
      <h2 id={heading}>
        <SideMark seat={seat} size={20} /> {t.side(seat + 1)}
      </h2>
      <PlayedBy value={value} onChange={onChange} />
    </section>
  );
}
