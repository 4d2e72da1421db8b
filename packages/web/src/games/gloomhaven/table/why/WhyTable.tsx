/** Candidates and what speaks for each, criterion by criterion: the value at which one lost is marked, and the reason stands below it. */
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Disclosure, RuleRef } from '../../../../design/index.ts';
import { NOWHERE } from '../../../../table/args.ts';
import type { GhSpeech } from '../speech.ts';
import { columnsOf, type WhyRow } from './rows.ts';
import { whyStrings } from './strings.ts';
import { sayWhy } from './words.ts';

interface WhyTableProps {
  readonly speech: GhSpeech;
  /** What the candidates are for. */
  readonly title: string;
  /** What the first column holds. */
  readonly kind: string;
  readonly rows: readonly WhyRow[];
  /** Columns that are shown even where they tell nothing apart. */
  readonly always: readonly string[];
  /** Candidates carry the numbers they have on the board. */
  readonly numbered?: boolean;
  /** The hex pointed at; `NOWHERE` for none. */
  readonly candidate: number;
  onPoint(hex: number): void;
}

/** So many rows are shown before the rest is folded away. */
const SHOWN = 6;

/** Those that are left come first; of a long list the rest is opened by a press. A row that is pointed at is shown on the board. */
export function WhyTable(props: WhyTableProps) {
  const { speech, title, rows, candidate } = props;
  const t = whyStrings(speech.lang);
  const id = useId();
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const columns = columnsOf(rows, props.always);
  const left = rows.filter((r) => r.lost === null).length;
  const shown = rows.length <= SHOWN + 1 ? rows.length : Math.max(SHOWN, left);
  const rest = rows.slice(shown);
  return (
    <section className="why-part" aria-labelledby={id}>
      <h2 className="caps" id={id}>
        {title}
      </h2>
      <Rows {...props} rows={rows.slice(0, shown)} columns={columns} first={1} labelledBy={id} />
      {rest.length > 0 && (
        // What is pointed at on the board unfolds by itself.
        <Disclosure summary={t.more(rest.length)} open={open || rest.some((r) => r.space === candidate)} onToggle={setOpen}>
          <Rows {...props} rows={rest} columns={columns} first={shown + 1} labelledBy={id} />
        </Disclosure>
      )}
    </section>
  );
}

function Rows({
  speech,
  kind,
  rows,
  columns,
  numbered = false,
  first,
  labelledBy,
  candidate,
  onPoint,
}: WhyTableProps & { readonly columns: readonly string[]; readonly first: number; readonly labelledBy: string }) {
  const t = whyStrings(speech.lang);
  const say = sayWhy(speech.lang);
  const shown = (v: number | boolean): string => (typeof v === 'boolean' ? (v ? t.yes : t.no) : String(v));
  return (
    <table className="small why-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{kind}</th>
          {columns.map((name) => (
            <th scope="col" key={name} abbr={t.columnsAloud[name]} title={t.columnsAloud[name]}>
              {t.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row, i) => {
        const at = row.values.findIndex((v) => v.name === row.lost?.name);
        const whom = row.attacks.map((f) => speech.named(f));
        const notes = [
          ...(row.goal >= 0 ? [t.towards(speech.space(row.goal))] : []),
          ...(row.figure >= 0 ? [] : whom.length > 0 ? [t.attacks(say.list(whom))] : []),
          ...(row.acts && row.acts.second > 0 && sameInitiative(rows, row) ? [t.second(row.acts.second)] : []),
          ...(row.acts && row.acts.before >= 0 ? [t.before(speech.named(row.acts.before))] : []),
        ];
        return (
          <tbody
            key={row.key}
            className={`why-row${row.lost === null ? ' why-row-left' : ''}${row.space === candidate ? ' washed why-row-pointed' : ''}`}
            data-candidate={row.space}
            onPointerEnter={() => onPoint(row.space)}
            onPointerLeave={() => onPoint(NOWHERE)}
          >
            <tr>
              <th scope="row">
                <button
                  type="button"
                  className="bare middle inline-flex gap-1 no-pad why-name"
                  aria-pressed={row.space === candidate}
                  onClick={() => onPoint(row.space)}
                  onFocus={() => onPoint(row.space)}
                  onBlur={() => onPoint(NOWHERE)}
                >
                  {numbered && (
                    <span className="rigid tiny why-number">
                      <span className="hidden-visually">{t.numbered(first + i)}: </span>
                      <span aria-hidden="true">{first + i}</span>
                    </span>
                  )}
                  {row.figure >= 0 ? speech.figure(row.figure) : speech.space(row.space)}
                </button>
              </th>
              {columns.map((name) => {
                const place = row.values.findIndex((v) => v.name === name);
                // After the criterion at which it lost nothing was compared any more.
                const look = place === at ? 'why-lost' : at >= 0 && place > at ? 'why-idle' : undefined;
                return (
                  <td key={name} className={look}>
                    {shown(row.values[place].value)}
                    {place === at && (
                      <>
                        <X size={12} aria-hidden="true" />
                        <span className="hidden-visually"> ({t.lostHere})</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
            <tr className="why-fate">
              <td colSpan={columns.length + 1}>
                {row.lost === null ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}{' '}
                {row.lost === null ? say.stands : say.lost(row.lost)} {row.lost !== null && <RuleRef id={row.lost.rule} />}
                {notes.length > 0 && <span className="soft"> {notes.join('; ')}</span>}
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

/** Whether another candidate acts on the same number: then a second card tells them apart. */
function sameInitiative(rows: readonly WhyRow[], row: WhyRow): boolean {
  const of = (r: WhyRow) => r.values.find((v) => v.name === 'initiative')?.value;
  return rows.some((r) => r !== row && of(r) === of(row));
}
