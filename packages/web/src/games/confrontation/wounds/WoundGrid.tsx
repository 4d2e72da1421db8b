/** A wound table, ten rows by five locations: what each cell says, how sure that is, and where it comes from; and the cell just read. */
import './wounds.css';
import { LOCATIONS, type Location, ROWS, type Row, STANDINGS, type WoundTable } from '@escarmouche/engine/confrontation';
import { type Words, wordsFor } from '@escarmouche/words/confrontation';
import { type ReactNode, useId, useState } from 'react';
import { RuleRef } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { useWoundStrings } from './strings.ts';

/** Where a paragraph of chapter 9 stands in a source's few words, so that it can be opened. */
const READ_OUT = /\b(IX-[A-Z](?:-\d+)?\.ex\d+)\b/;

/** What a row is called. */
export function rowName(words: Words, row: string): string {
  return row === '<0' || row === '16+' ? words.term(`row.${row}`) : row;
}

interface WoundGridProps {
  table: WoundTable;
  /** The cell that a wound roll has just read. */
  read?: { readonly row: string; readonly location: string } | null;
  /** Beside a board there is room for a few letters in a cell. */
  short?: boolean;
  /** What stands below the grid for the cell that is chosen: how it is changed. */
  children?: (row: Row, location: Location) => ReactNode;
}

/**
 * `read` marks the cell that was rolled; `short` is for narrow places, with signs instead of words. A cell that is pressed is told below,
 * by `children` where a form has it.
 */
export function WoundGrid({ table, read = null, short = false, children }: WoundGridProps) {
  const t = useWoundStrings();
  const words = wordsFor(useSettings().lang);
  const note = useId();
  const [chosen, setChosen] = useState<readonly [Row, Location] | null>(null);
  const cell = chosen === null ? null : (table.rows.find((r) => r.row === chosen[0])?.cells[chosen[1]] ?? null);
  const paragraph = cell === null ? null : (READ_OUT.exec(cell.from)?.[1] ?? null);
  const present = STANDINGS.filter((s) => table.rows.some((r) => LOCATIONS.some((l) => r.cells[l].standing === s)));
  return (
    <>
      <ul className="flow small cwound-legend" aria-label={t.legend}>
        {read !== null && (
          <li>
            <span className="edged cwound-sample cwound-read" aria-hidden="true" /> {t.struck}
          </li>
        )}
        {present.map((s) => (
          <li key={s}>
            <span className={`edged cwound-sample cwound-${s}`} aria-hidden="true" /> {t.standing[s]}
          </li>
        ))}
      </ul>
      <div className="anchor cwound-scroll">
        <table className={short ? 'full cwound-table cwound-short' : 'full cwound-table'}>
          <thead>
            <tr>
              <th scope="col">{t.row}</th>
              {LOCATIONS.map((l, i) => (
                <th key={l} scope="col">
                  {words.term(`location.${l}`)} <span className="num soft">{l === 'head' ? '5–6' : i + 1}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <th scope="row" className="num">
                  {short && row === '<0' ? '< 0' : short ? row : rowName(words, row)}
                </th>
                {LOCATIONS.map((l) => {
                  const c = table.rows.find((r) => r.row === row)?.cells[l];
                  if (c === undefined) return <td key={l} />;
                  const now = read?.row === row && read.location === l;
                  const here = chosen !== null && chosen[0] === row && chosen[1] === l;
                  return (
                    <td key={l}>
                      <button
                        type="button"
                        className={`framed ink pressable sans small full lines-115 cwound-cell cwound-${c.standing} cwound-to-${c.result}${now ? ' cwound-read' : ''}`}
                        aria-current={now ? 'true' : undefined}
                        aria-pressed={here}
                        aria-describedby={here ? note : undefined}
                        onClick={() => setChosen(here ? null : [row, l])}
                      >
                        <span aria-hidden="true">{short ? t.short[c.result] : words.term(`wound.${c.result}`)}</span>
                        <span className="hidden-visually">
                          {words.term(`wound.${c.result}`)}, {t.standing[c.standing]}
                          {now && `, ${t.struck}`}
                        </span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="cwound-note" id={note} role="status">
        {cell === null || chosen === null ? (
          <span className="soft">{t.press}</span>
        ) : (
          <>
            <strong>
              {t.cell(rowName(words, chosen[0]), words.term(`location.${chosen[1]}`))}: {words.term(`wound.${cell.result}`)}
            </strong>{' '}
            · {t.standing[cell.standing]} · {t.from(cell.from)} {paragraph !== null && <RuleRef id={`conf:${paragraph}`} />}
          </>
        )}
      </p>
      {chosen !== null && children?.(...chosen)}
    </>
  );
}
