/** A whole number to type or to step. */
import { useId, useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Keeps the label for screen readers alone. */
  readonly labelHidden?: boolean;
  onChange(n: number): void;
}

export function NumberField({ label, value, min, max, labelHidden = false, onChange }: NumberFieldProps) {
  const id = useId();
  // What is being typed need not be a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="field turns-number">
      <label htmlFor={id} className={labelHidden ? 'hidden-visually' : 'field-label'}>
        {label}
      </label>
      <input
        id={id}
        className="field-box"
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(e) => {
          const text = e.currentTarget.value;
          setTyped(text);
          const n = Number(text);
          if (text !== '' && Number.isInteger(n) && n >= min && n <= max) onChange(n);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
