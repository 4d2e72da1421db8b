/** A table of data: a heading for each column, and rows that begin with what they are about. Not in `index.ts`: the first page has none. */
import type { ReactNode } from 'react';
import './table.css';

/** The headings of the columns; unseen where what stands below says enough for the eye. */
export function Heads({ titles, unseen = false }: { titles: readonly string[]; unseen?: boolean }) {
  return (
    <thead className={unseen ? 'hidden-visually' : undefined}>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A row: what it is about, and its cells. */
export interface Row {
  readonly key: string | number;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  className?: string;
  caption?: ReactNode;
  /** None where its rows explain themselves. */
  titles?: readonly string[];
  unseen?: boolean;
  rows: readonly Row[];
  /** Where tests look for it. */
  [data: `data-${string}`]: string | true;
}

/** `unseen` keeps the headings for the ear where the eye does without them. */
export function Table({ className = 'chart-table', caption, titles, unseen = false, rows, ...data }: TableProps) {
  return (
    <table className={`small full num ${className}`} {...data}>
      {caption !== undefined && <caption>{caption}</caption>}
      {titles !== undefined && <Heads titles={titles} unseen={unseen} />}
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={k}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
