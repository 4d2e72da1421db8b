/** Figures beside the board, in every game: the line of one among its side, what it has left, and the sheet of the one looked at. */
import type { ReactNode } from 'react';
import { RuleRef, SideMark } from '../design/index.ts';
import { useScene } from './scene.ts';
import './figures.css';

/** Whose figures follow. */
export function SideHeading({ seat }: { seat: number }) {
  const { speech } = useScene();
  return (
    <h2 className={`bar gap-2 caps side-heading side-${seat}`}>
      <SideMark seat={seat} size={13} /> {speech.seat(seat)}
    </h2>
  );
}

interface HealthProps {
  left: number;
  most: number;
  /** The same in a sentence. */
  aloud: string;
}

/** What a figure has left, in numbers and as a row of marks. */
export function Health({ left, most, aloud }: HealthProps) {
  return (
    <span className="grid health num">
      <span className="hidden-visually">{aloud}</span>
      <span aria-hidden="true">
        {left}
        <span className="soft">/{most}</span>
      </span>
      <svg
        className={left * 3 <= most ? 'pips pips-low' : 'pips'}
        viewBox={`0 0 ${most * 4} 6`}
        width={Math.min(48, most * 4)}
        height="6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Array.from({ length: most }, (_v, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of marks
          <rect key={i} className={i < left ? undefined : 'pip-lost'} x={i * 4} width="3" height="6" />
        ))}
      </svg>
    </span>
  );
}

interface FigureLineProps {
  /** Its token. */
  sign?: ReactNode;
  name: string;
  /** What has befallen it, in a few words; those that are empty are left out. */
  state: readonly string[];
  /** The same, more weighty. */
  grave?: string;
  looked: boolean;
  onLook: () => void;
  /** What stands at its end: what it has left, its clock, its marks. */
  children: ReactNode;
}

/** One figure of a side: a press looks at it. */
export function FigureLine({ sign, name, state, grave = '', looked, onLook, children }: FigureLineProps) {
  const said = state.filter(Boolean).join(', ');
  return (
    <button type="button" className="bare bar gap-2 full lines-115 figure-line" aria-pressed={looked} onClick={onLook}>
      {sign}
      <span className="may-shrink grows">
        <span className="figure-line-name">{name}</span>
        {said !== '' && <span className="soft block tiny">{said}</span>}
        {grave !== '' && <span className="block tiny semibold">{grave}</span>}
      </span>
      {children}
    </button>
  );
}

interface FigureSheetProps {
  /** Its side; below nought it has none. */
  seat: number;
  name: string;
  /** What it is and how it stands, in a few words; those that are empty are left out. */
  facts: readonly string[];
  children: ReactNode;
}

/** The figure looked at: its side and name, what it is, and below whatever its game tells. */
export function FigureSheet({ seat, name, facts, children }: FigureSheetProps) {
  return (
    <div className="pile-3 to-start figure-panel">
      <h2 className="bar large gap-2 figure-name">
        {seat >= 0 && <SideMark seat={seat} />} {name}
      </h2>
      <p className="soft small">{facts.filter(Boolean).join(' · ')}</p>
      {children}
    </div>
  );
}

interface AbilityProps {
  name: string;
  rule?: string | undefined;
  /** Stands behind its name. */
  note?: ReactNode;
  /** It can no longer be used. */
  spent?: boolean;
  /** What it does. */
  children?: ReactNode;
}

/** Something a figure can do, or that is upon it: its name, its rule, what it does. */
export function Ability({ name, rule, note, spent = false, children }: AbilityProps) {
  return (
    <li>
      <span className={spent ? 'semibold spent' : 'semibold'}>{name}</span> {note} {rule !== undefined && <RuleRef id={rule} />}
      {children !== undefined && <p className="small lines-135">{children}</p>}
    </li>
  );
}

/** A list of those, under a heading where it has one, with the sign of whose they are. */
export function Abilities({ title, sign, children }: { title?: string; sign?: ReactNode; children: ReactNode }) {
  return (
    <div className="full">
      {title !== undefined && (
        <h3 className="caps bar gap-2">
          {sign}
          {title}
        </h3>
      )}
      <ul className="pile-2">{children}</ul>
    </div>
  );
}
