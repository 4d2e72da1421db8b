import './setup.css';
import { isLevel, LEVELS, type LevelName, styleOf } from '@escarmouche/engine/bots';
import { levelLine, playerName } from '@escarmouche/words';
import { type ReactNode, useId } from 'react';
import { useStrings } from '../app/strings/index.ts';
import { RadioCards, Select, SideMark } from '../design/index.ts';
import { StrengthLine } from '../match/StrengthLine.tsx';
import { suggested } from '../match/strength.ts';
import { useSettings } from '../settings/store.ts';
import type { SeatKind } from '../worker/protocol.ts';

/** Who may play, all characters as one. */
const KINDS = ['person', 'level', 'greedy', 'search', 'random'] as const;

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

/** Who plays a side: a person, a character and which one, or another bot. */
export function PlayedBy({
  game,
  partner = false,
  value,
  onChange,
}: {
  game: string;
  /** Plays with the person, and not against them: the stronger the better. */
  partner?: boolean;
  value: SeatKind;
  onChange: (player: SeatKind) => void;
}) {
  const t = useStrings().setup;
  const { lang } = useSettings();
  const kind = isLevel(value) ? 'level' : value;
  return (
    <div className="pile-2 one-column">
      <RadioCards
        look="inline"
        legend={t.player}
        value={kind}
        options={KINDS.map((k) => ({ value: k, title: t.players[k] }))}
        onChange={(k) => onChange(k === 'level' ? (partner ? 'level-5' : suggested(game)) : k)}
      />
      {isLevel(value) && (
        <Select
          label={t.character}
          labelHidden
          value={value}
          options={LEVELS.map((l) => ({ value: l, text: playerName(lang, l) }))}
          onChange={(l) => onChange(l as LevelName)}
        />
      )}
      <p className="field-hint">{isLevel(value) ? levelLine(lang, value, styleOf(game, value)) : t.playerTexts[value]}</p>
      {isLevel(value) && !partner && <StrengthLine game={game} value={value} onTake={onChange} />}
    </div>
  );
}
