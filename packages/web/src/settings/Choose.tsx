import { RadioCards } from '../design/index.ts';
import { changeSettings, type Settings, useSettings, valuesOf } from './store.ts';

/** One setting as a row of words. */
export function Choose<K extends keyof Settings>({
  name,
  legend,
  texts,
  hint,
}: {
  name: K;
  legend: string;
  texts: Readonly<Record<Settings[K], string>>;
  hint?: string;
}) {
  const value = useSettings()[name];
  return (
    <div>
      <RadioCards
        look="inline"
        legend={legend}
        value={value}
        options={valuesOf(name).map((v) => ({ value: v, title: texts[v] }))}
        onChange={(v) => changeSettings({ [name]: v } as Partial<Settings>)}
      />
      {hint !== undefined && <p className="field-hint">{hint}</p>}
    </div>
  );
}
