import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

interface TickProps {
  children: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** What is read out for it, where the words beside it are too short for that. */
  name?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  onChange: (on: boolean) => void;
}

/** A box to tick, with what it says beside it. */
export function Tick({ children, checked, disabled = false, name, onChange, ...told }: TickProps) {
  return (
    <label className="middle pressable inline-flex sans gap-2 tick-box">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={name}
        {...told}
        onChange={(e) => onChange(e.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

interface PickLineProps extends TickProps {
  /** Stands between the words and the button: numbers. */
  more?: ReactNode;
  /** What the button at its end is called, which shows all there is to know of it. */
  about: string;
  onAbout: () => void;
  /** It is pointed at, or in focus. */
  onPoint?: () => void;
}

/** A line of a list to tick from, each with a button that tells more. */
export function PickLine({ children, checked, disabled = false, more, about, onChange, onAbout, onPoint }: PickLineProps) {
  return (
    <li className="middle ruled grid gap-x-2 first-wide pick-line" onMouseEnter={onPoint} onFocus={onPoint}>
      <label>
        <input type="checkbox" checked={checked} disabled={disabled} onChange={(e) => onChange(e.currentTarget.checked)} />
        <span>{children}</span>
      </label>
      {more}
      <Button kind="quiet" icon={<Info size={18} />} iconOnly onClick={onAbout}>
        {about}
      </Button>
    </li>
  );
}
