import { ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  /** What stands at the right end of the line. */
  aside?: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A line that opens to show more. */
export function Disclosure({ summary, aside, open, onToggle, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} onToggle={(e) => onToggle?.(e.currentTarget.open)}>
      <summary>
        <ChevronRight className="disclosure-sign" size={18} aria-hidden="true" />
        <span className="disclosure-title">{summary}</span>
        {aside !== undefined && <span className="disclosure-aside">{aside}</span>}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}

/** A few words beside a control while it is pointed at or focused; Escape hides them. The control must be sayable without them. */
export function Tip({ text, children }: { text: ReactNode; children: ReactElement<{ 'aria-describedby'?: string | undefined }> }) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is the interactive one; this only watches it
    <span
      className="tip"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(e) => {
        if (e.key === 'Escape') setShown(false);
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="tip-text" role="tooltip" id={id} hidden={!shown}>
        {text}
      </span>
    </span>
  );
}
