/** Combat dice as they lie: a blade on those in attack, a shield on those in defence, nothing on those still in the hand. */

export type DieKind = 'attack' | 'defence' | 'middle';

const SIGNS: Readonly<Record<DieKind, string>> = {
  attack: 'M6 16 15.500 6.500M14 5h3v3M7.500 12.500l2 2',
  defence: 'M6.500 6.500h9v4.500c0 3-2 5-4.500 6-2.500-1-4.500-3-4.500-6z',
  middle: '',
};

function Die({ kind, spent, at }: { kind: DieKind; spent: boolean; at: number }) {
  return (
    <g className={`die-lies die-lies-${kind}${spent ? ' die-lies-spent' : ''}`} transform={`translate(${at} 0)`}>
      <rect x="1.500" y="1.500" width="19" height="19" rx="4" />
      {!spent && <path d={SIGNS[kind]} />}
    </g>
  );
}

interface CombatDiceProps {
  kind: DieKind;
  n: number;
  /** Dice that lay there and are spent. */
  spent?: number;
  /** Height in pixels. */
  size?: number;
  /** Dice side by side, at most. */
  row?: number;
}

/** Dice in rows; what they say stands beside them in words. */
export function CombatDice({ kind, n, spent = 0, size = 22, row: most = 6 }: CombatDiceProps) {
  const all = n + spent;
  const rows = Math.ceil(all / most);
  return (
    <span className="gap-2px dice-lie">
      {Array.from({ length: rows }, (_v, row) => {
        const here = Math.min(most, all - row * most);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of dice have no name but their place
          <svg key={row} viewBox={`0 0 ${here * 24} 22`} width={(here * 24 * size) / 22} height={size} aria-hidden="true">
            {Array.from({ length: here }, (_w, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
              <Die key={i} kind={kind} spent={row * most + i >= n} at={i * 24} />
            ))}
          </svg>
        );
      })}
    </span>
  );
}
