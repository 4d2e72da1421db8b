/** The characteristics of a card, beside each other: empty for what nobody knows, a dash for what the card has not. */
import { STATS } from '@escarmouche/engine/confrontation';
import { Field } from '../../../design/index.ts';
import { type Drawn, type DrawnProps, useEditing } from '../../../editor/editing.ts';
import { Group } from '../../../editor/Group.tsx';
import { pathText } from '../../../editor/model.ts';
import { useWords } from '../setup/wording.ts';

/** What a field holds: a number as it is typed in either language, null for a dash, or a text that is neither. */
function typed(text: string): number | string | null {
  const t = text.trim();
  if (/^[-–—]$/.test(t)) return null;
  return /^-?\d+([.,]\d+)?$/.test(t) ? Number(t.replace(',', '.')) : text;
}

/** Stands in forms of one’s own profiles, and of fighters in the editor, in place of a field for each. */
export function StatsField({ value, label, path, onChange }: DrawnProps) {
  const words = useWords();
  const { faults } = useEditing();
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <Group label={label}>
      <div className="pile-3 cprof-stats">
        {STATS.map((stat) => {
          const { [stat]: now, ...rest } = values;
          return (
            <Field
              key={stat}
              label={words.abbreviation(stat)}
              title={words.term(`stat.${stat}`)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={now === null ? '-' : String(now ?? '')}
              fault={faults.get(pathText([...path, stat]))}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.value === '' ? rest : { ...values, [stat]: typed(currentTarget.value) })
              }
            />
          );
        })}
      </div>
    </Group>
  );
}

/** Characteristics of profiles and of fighters, in every form. */
export const STATS_FIELDS: Drawn = { '*.printed': StatsField, '*.values': StatsField, '*.ours': StatsField };
