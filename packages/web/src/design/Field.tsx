import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value; read out when it appears. */
  fault?: string | undefined;
  /** Keeps the label for screen readers alone. */
  labelHidden?: boolean;
}

/** One line of text to type, with its label, a hint and what is wrong with it. */
export function Field({ label, hint, fault, labelHidden = false, className, ...rest }: FieldProps) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, fault === undefined ? '' : `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={id} className={labelHidden ? 'hidden-visually' : 'field-label'}>
        {label}
      </label>
      <input
        id={id}
        className="field-box"
        aria-describedby={described || undefined}
        aria-invalid={fault === undefined ? undefined : true}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-fault`} className="field-fault" role="alert" hidden={fault === undefined}>
        {fault}
      </p>
    </div>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options?: readonly { readonly value: T; readonly text: string }[];
  /** Options in groups, after those. */
  children?: ReactNode;
  onChange: (value: T) => void;
  labelHidden?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** A choice from a list that opens: the browser's own, so that it works as people expect everywhere. */
export function Select<T extends string>({ label, value, options = [], children, onChange, labelHidden = false, ...told }: SelectProps<T>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'hidden-visually' : 'field-label'}>
        {label}
      </label>
      <select id={id} className="field-box" value={value} {...told} onChange={(e) => onChange(e.currentTarget.value as T)}>
        {options.map((o) => (
          <option key={o.value} value={o.value}>
            {o.text}
          </option>
        ))}
        {children}
      </select>
    </div>
  );
}

interface NumberFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'className' | 'aria-describedby' | 'aria-invalid'> {
  value: number;
  min: number;
  max: number;
  /** What is typed counts once it is done with, by Enter or on leaving: for what every number on the way would destroy. */
  late?: boolean;
  onChange: (n: number) => void;
}

/** A whole number to type or to step; what is being typed need not be one yet. */
export function NumberField({ value, min, max, late = false, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const count = (text: string | null): void => {
    const n = Number(text ?? '');
    if (text !== null && text !== '' && Number.isInteger(n) && n >= min && n <= max) onChange(n);
  };
  const settle = (): void => {
    if (late) count(typed);
    setTyped(null);
  };
  return (
    <Field
      {...rest}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={typed ?? value}
      onChange={(e) => {
        const text = e.currentTarget.value;
        setTyped(text);
        if (!late) count(text);
      }}
      onBlur={settle}
      onKeyDown={(e) => {
        if (late && e.key === 'Enter') settle();
      }}
    />
  );
}
