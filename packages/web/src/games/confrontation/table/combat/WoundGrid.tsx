/** The wound table of the match: the cell just read, the cells that chapter 9 fixes, and how sure the others are. */
import { LOCATIONS, type Location, type Standing, type WoundTable } from '@escarmouche/engine/confrontation';
import { useScene } from '../scene.ts';
import type { RolledWound } from './passes.ts';
import { useCombatStrings } from './strings.ts';

/** What the lower die shows for each column. */
const DICE: Readonly<Record<Location, string>> = { legs: '1', arms: '2', belly: '3', thorax: '4', head: '5, 6' };

/** A sign for each standing, beside the word for it in the legend. */
const SIGNS: Readonly<Record<Standing, string>> = { sure: '✓', likely: '~', unsure: '', ours: '?' };

export function WoundGrid({ table, read }: { table: WoundTable; read: RolledWound | null }) {
  const { speech } = useScene();
  const t = useCombatStrings();
  const used = [...new Set(table.rows.flatMap(({ cells }) => LOCATIONS.map((l) => cells[l].standing)))];
  return (
    <figure className="woundgrid">
      <table>
        <caption className="hidden-visually">{table.names[speech.lang]}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-visually">{t.tableRows}</span>
            </th>
            {LOCATIONS.map((l) => (
              <th key={l} scope="col" className={read?.location === l ? 'woundgrid-line' : undefined}>
                {speech.term(`location.${l}`)} <span className="block num">{DICE[l]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row" className={`num${read?.row === row ? ' woundgrid-line' : ''}`}>
                {row === '<0' ? '< 0' : row}
              </th>
              {LOCATIONS.map((l) => {
                const { result, standing } = cells[l];
                const now = read?.row === row && read.location === l;
                return (
                  <td key={l} className={`woundgrid-${standing}${now ? ' woundgrid-now' : ''}`} aria-current={now ? 'true' : undefined}>
                    <span aria-hidden="true">
                      {t.cells[result]}
                      {SIGNS[standing] !== '' && <sup>{SIGNS[standing]}</sup>}
                    </span>
                    <span className="hidden-visually">
                      {speech.term(`wound.${result}`)}, {t.standings[standing]}
                      {now && `, ${t.struckCell}`}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="flow soft tiny woundgrid-legend" aria-hidden="true">
        {read !== null && (
          <span>
            <span className="centred fine-edged woundgrid-key woundgrid-now" /> {t.struckCell}
          </span>
        )}
        {used.map((s) => (
          <span key={s}>
            <span className={`centred fine-edged woundgrid-key woundgrid-${s}`}>{SIGNS[s]}</span> {t.standings[s]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
