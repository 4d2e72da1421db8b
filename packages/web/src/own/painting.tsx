/** Boards of letters that are painted: a kind of hex is chosen, and pressed onto hexes, by mouse or by keyboard. */
import './painting.css';
import { type KeyboardEvent, type ReactNode, type SVGProps, useState } from 'react';
import { TOWARDS } from '../board/ground.ts';
import { RadioCards } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { COLON } from './strings.ts';

type Has = (row: number, column: number) => boolean;
type Place = readonly [row: number, column: number];

/** The hex of a row that is nearest to a column; null where the row has none. */
export function nearestIn(rows: readonly string[], has: Has, row: number, column: number): Place | null {
  const there = Array.from(rows[row] ?? '', (_x, i) => i).filter((i) => has(row, i));
  const [first] = there.sort((a, b) => Math.abs(a - column) - Math.abs(b - column));
  return first === undefined ? null : [row, first];
}

/** The hex that Tab comes to: where one was, or the first that there is once that is gone. */
export function stopAt(rows: readonly string[], has: Has, at: Place): Place {
  if (has(...at)) return at;
  const firsts = rows.map((_x, row) => nearestIn(rows, has, row, 0));
  return firsts.find((p) => p !== null) ?? at;
}

interface Painted<L extends string> {
  readonly rows: readonly string[];
  /** What each letter is called, and the one that is painted with first. */
  readonly titles: Readonly<Record<L, string>>;
  readonly first: L;
  readonly legend: string;
  /** Whether there is a hex to be painted. */
  has: Has;
  onChange(rows: readonly string[]): void;
}

/** The choice of a kind, and what makes a hex one that can be painted. */
export function usePainting<L extends string>({
  rows,
  titles,
  first,
  legend,
  has,
  onChange,
}: Painted<L>): {
  readonly brushes: ReactNode;
  press(row: number, column: number): SVGProps<SVGGElement> & { readonly 'data-hex': string };
} {
  const [brush, setBrush] = useState(first);
  const [at, setAt] = useState<Place>([0, 0]);
  const [atRow, atColumn] = stopAt(rows, has, at);
  const nameOf = (row: number, column: number): string => `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
  const paint = (row: number, column: number): void => {
    setAt([row, column]);
    onChange(rows.map((letters, i) => (i === row ? letters.slice(0, column) + brush + letters.slice(column + 1) : letters)));
  };
  const go = (e: KeyboardEvent<SVGGElement>): void => {
    const step = TOWARDS[e.key];
    if (step === undefined) return;
    e.preventDefault();
    const [row, column] = [atRow + step[1], atColumn + step[0]];
    const to = step[1] === 0 && !has(row, column) ? null : nearestIn(rows, has, row, column);
    if (to === null) return;
    setAt(to);
    e.currentTarget.ownerSVGElement?.querySelector<SVGGElement>(`[data-hex="${nameOf(...to)}"]`)?.focus();
  };
  const { lang } = useSettings();
  return {
    brushes: (
      <RadioCards
        look="inline"
        legend={legend}
        value={brush}
        options={(Object.keys(titles) as L[]).map((value) => ({ value, title: titles[value] }))}
        onChange={setBrush}
      />
    ),
    press: (row, column) => ({
      role: 'button',
      tabIndex: row === atRow && column === atColumn ? 0 : -1,
      'aria-label': `${nameOf(row, column)}${COLON[lang]}${titles[rows[row][column] as L]}`,
      'data-hex': nameOf(row, column),
      onClick: () => paint(row, column),
      onKeyDown(e) {
        if (e.key === 'Enter' || e.key === ' ') {
          e.preventDefault();
          paint(row, column);
        } else go(e);
      },
    }),
  };
}
