/** The cells of a wound table of one's own: one is pressed, and says below what it holds, how sure that is and where it comes from. */
import { LOCATIONS, type OwnCell, type OwnTable, RESULTS, ROWS, STANDINGS, woundTableOf } from '@escarmouche/engine/confrontation';
import { Field, Select } from '../../../design/index.ts';
import { type DrawnProps, useEditing } from '../../../editor/editing.ts';
import { useWords } from '../setup/wording.ts';
import { useWoundStrings } from '../wounds/strings.ts';
import { WoundGrid } from '../wounds/WoundGrid.tsx';

const UNKNOWN = 'unknown';
type Rows = OwnTable['rows'];

/** The rows of a table, however they are written: what is no row begins anew, and what is no cell is as in the game. */
export function drawnRows(value: unknown): Rows {
  const given = (value ?? {}) as Partial<Record<string, unknown>>;
  const isCell = (c: unknown): boolean => typeof c === 'string' || typeof (c as { readonly result?: unknown } | null)?.result === 'string';
  const rowOf = (row: unknown): readonly unknown[] =>
    Array.isArray(row) && row.length === LOCATIONS.length ? row.map((c) => (isCell(c) ? c : UNKNOWN)) : LOCATIONS.map(() => UNKNOWN);
  return Object.fromEntries(ROWS.map((row) => [row, rowOf(given[row])])) as Partial<Rows> as Rows;
}

/** Stands in a form in place of the field of the rows. */
export function RowsField({ value, onChange }: DrawnProps) {
  const t = useWoundStrings();
  const words = useWords();
  const of = useEditing().position as OwnTable;
  const rows = drawnRows(value);
  return (
    <WoundGrid table={woundTableOf({ ...of, rows }, '')}>
      {(row, location) => {
        const column = LOCATIONS.indexOf(location);
        const cell = rows[row][column];
        const { result, ...said } = typeof cell === 'string' ? { result: cell, standing: undefined, from: undefined } : cell;
        const put = (to: OwnCell): void => onChange({ ...rows, [row]: rows[row].map((c, i) => (i === column ? to : c)) });
        const say = (change: { readonly standing?: (typeof STANDINGS)[number] | undefined; readonly from?: string | undefined }): void => {
          if (result === UNKNOWN) return;
          const { standing, from } = { ...said, ...change };
          const more = { ...(standing === undefined ? {} : { standing }), ...(from === undefined ? {} : { from }) };
          put(Object.keys(more).length === 0 ? result : { result, ...more });
        };
        return (
          <div className="row gap-2 low">
            <Select
              label={t.result}
              value={result}
              options={[...RESULTS.map((r) => ({ value: r, text: words.term(`wound.${r}`) })), { value: UNKNOWN, text: t.asInTheGame }]}
              onChange={(r) =>
                put(r === UNKNOWN || typeof cell === 'string' ? (r as OwnCell) : { ...cell, result: r as (typeof RESULTS)[number] })
              }
            />
            {result !== UNKNOWN && (
              <>
                <Select
                  label={t.legend}
                  value={said.standing ?? ''}
                  options={[{ value: '', text: t.asTheTable }, ...STANDINGS.map((s) => ({ value: s, text: t.standing[s] }))]}
                  onChange={(s) => say({ standing: STANDINGS.find((x) => x === s) })}
                />
                <Field
                  label={t.source}
                  value={said.from ?? ''}
                  maxLength={400}
                  onChange={(e) => say({ from: e.currentTarget.value || undefined })}
                />
              </>
            )}
          </div>
        );
      }}
    </WoundGrid>
  );
}
