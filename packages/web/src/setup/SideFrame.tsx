import './setup.css';
import { type ReactNode, useId } from 'react';
import { useStrings } from '../app/strings/index.ts';
import { RadioCards, SideMark } from '../design/index.ts';
import { SEAT_KINDS, type SeatKind } from '../worker/protocol.ts';

/** The sides of a set-up beside each other, or below each other where there is no room. */
export function SideFrames({ children }: { children: ReactNode }) {
  return <div className="grid setup-sides">{children}</div>;
}

/** One side of a set-up: its mark, its name, and everything chosen for it. */
export function SideFrame({ seat, title, children }: { seat: number; title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={`packed grid gap-5 one-column setup-side setup-side-${seat}`} aria-labelledby={heading}>
      <h2 id={heading}>
        <SideMark seat={seat} size={20} /> {title}
      </h2>
      {children}
    </section>
  );
}

/** Who plays a side: a person or a bot, and what kind. */
export function PlayedBy({ value, onChange }: { value: SeatKind; onChange: (player: SeatKind) => void }) {
  const t = useStrings().setup;
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
