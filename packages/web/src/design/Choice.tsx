import { type ReactNode, useId } from 'react';
import { RuleRef } from './RuleRef.tsx';

interface RadioCardsProps<T extends string> {
  legend: ReactNode;
  /** The paragraph that asks for it. */
  rule?: string | undefined;
  /** Keeps the legend for screen readers alone, where a heading beside it says the same. */
  legendHidden?: boolean;
  value: T;
  options: readonly { readonly value: T; readonly title: ReactNode; readonly text?: ReactNode; readonly disabled?: boolean }[];
  onChange: (value: T) => void;
  /** `cards`: one frame each, with room for a text. `inline`: a row of words. */
  look?: 'cards' | 'inline';
}

/** One choice among a few, all in sight: arrow keys move between them, as in any group of radio buttons. */
export function RadioCards<T extends string>({
  legend,
  rule,
  legendHidden = false,
  value,
  options,
  onChange,
  look = 'cards',
}: RadioCardsProps<T>) {
  const name = useId();
  return (
    <fieldset className="radios">
      <legend className={legendHidden ? 'hidden-visually' : 'field-label'}>
        {legend} {rule !== undefined && <RuleRef id={rule} />}
      </legend>
      <div className={`radios-${look}`}>
        {options.map((o) => (
          <label key={o.value} className="framed anchor pressable flex gap-2 choosable radio">
            <input
              type="radio"
              name={name}
              value={o.value}
              checked={o.value === value}
              disabled={o.disabled}
              aria-describedby={o.text === undefined ? undefined : `${name}-${o.value}`}
              aria-labelledby={`${name}-${o.value}-title`}
              onChange={() => onChange(o.value)}
            />
            <span className="block may-shrink">
              <span className="block radio-title" id={`${name}-${o.value}-title`}>
                {o.title}
              </span>
              {o.text !== undefined && (
                <span className="block soft small lines-140" id={`${name}-${o.value}`}>
                  {o.text}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
