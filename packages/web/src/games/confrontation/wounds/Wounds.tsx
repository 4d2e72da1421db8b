import './wounds.css';
import { LOCATIONS, type Location, ROWS, type Row, STANDINGS, WOUND_TABLE, type WoundTable } from '@escarmouche/engine/confrontation';
import { Download, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { notify } from '../../../app/notices.ts';
import { Button, FileButton, RuleRef } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { type BadFile, isBad, openWounds, saveWounds } from '../profiles/files.ts';
import { keepWounds, useOwn } from '../setup/own.ts';
import { useWords } from '../setup/wording.ts';
import { useWoundStrings } from './wording.ts';

/** The wound table in use: what each cell says, how sure that is and where it comes from; and a table of one's own in its place. */
export default function Wounds() {
  const t = useWoundStrings();
  const words = useWords();
  const { lang } = useSettings();
  const own = useOwn();
  const table = own.wounds ?? WOUND_TABLE;
  const [bad, setBad] = useState<BadFile | null>(null);
  const open = async (file: File): Promise<void> => {
    const result = await openWounds(file);
    setBad(isBad(result) ? result : null);
    if (isBad(result)) return;
    keepWounds(result);
    notify('wounds', t.taken(words.name(result.names)));
  };
  const cells = table.rows.flatMap((r) => LOCATIONS.map((l) => r.cells[l]));
  const sure = cells.filter((c) => c.standing === 'sure').length;
  return (
    <div className="pile-3 one-column">
      <p className="prose">{t.lead}</p>
      <p className="prose">
        {t.how} <RuleRef id="conf:F2.a" />
      </p>
      <p>
        <strong>{t.inUse(words.name(table.names))}</strong> {own.wounds === null ? t.cells(sure, cells.length) : t.cellsOwn}
      </p>
      <div className="row">
        <FileButton label={t.import} accept=".yaml,.yml,.json" onFile={(file) => void open(file)} />
        <Button icon={<Download size={16} />} onClick={() => void saveWounds(table)}>
          {t.export}
        </Button>
        {own.wounds !== null && (
          <Button
            icon={<RotateCcw size={16} />}
            onClick={() => {
              keepWounds(null);
              setBad(null);
              notify('wounds', t.taken(words.name(WOUND_TABLE.names)));
            }}
          >
            {t.reset}
          </Button>
        )}
      </div>
      <p className="field-hint">{t.fileText}</p>
      <p className="cwound-bad" role="alert">
        {bad !== null && t.badFile(bad.name, bad.why(lang))}
      </p>
      <TableView table={table} />
    </div>
  );
}

/** Where a paragraph of chapter 9 stands in a source's few words, so that it can be opened. */
const READ_OUT = /\b(IX-[A-Z](?:-\d+)?\.ex\d+)\b/;

/** Ten rows by five locations. */
function TableView({ table }: { table: WoundTable }) {
  const t = useWoundStrings();
  const words = useWords();
  const note = useId();
  const [chosen, setChosen] = useState<readonly [Row, Location] | null>(null);
  const rowName = (row: Row): string => (row === '<0' ? t.below : row === '16+' ? t.more : row);
  const cell = chosen === null ? null : (table.rows.find((r) => r.row === chosen[0])?.cells[chosen[1]] ?? null);
  const paragraph = cell === null ? null : (READ_OUT.exec(cell.from)?.[1] ?? null);
  const present = STANDINGS.filter((s) => table.rows.some((r) => LOCATIONS.some((l) => r.cells[l].standing === s)));
  return (
    <>
      <ul className="flow small cwound-legend" aria-label={t.legend}>
        {present.map((s) => (
          <li key={s}>
            <span className={`edged cwound-sample cwound-${s}`} aria-hidden="true" /> {t.standing[s]}
          </li>
        ))}
      </ul>
      <div className="anchor cwound-scroll">
        <table className="full cwound-table">
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
                  {rowName(row)}
                </th>
                {LOCATIONS.map((l) => {
                  const c = table.rows.find((r) => r.row === row)?.cells[l];
                  if (c === undefined) return <td key={l} />;
                  const here = chosen !== null && chosen[0] === row && chosen[1] === l;
                  return (
                    <td key={l}>
                      <button
                        type="button"
                        className={`framed ink pressable sans small full lines-115 cwound-cell cwound-${c.standing} cwound-to-${c.result}`}
                        aria-pressed={here}
                        aria-describedby={here ? note : undefined}
                        onClick={() => setChosen(here ? null : [row, l])}
                      >
                        {words.term(`wound.${c.result}`)}
                        <span className="hidden-visually">, {t.standing[c.standing]}</span>
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
              {t.cell(rowName(chosen[0]), words.term(`location.${chosen[1]}`))}: {words.term(`wound.${cell.result}`)}
            </strong>{' '}
            · {t.standing[cell.standing]} · {t.from(cell.from)} {paragraph !== null && <RuleRef id={`conf:${paragraph}`} />}
          </>
        )}
      </p>
    </>
  );
}
