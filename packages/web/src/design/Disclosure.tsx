import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

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
    <details className="ruled disclosure" open={open} onToggle={(e) => onToggle?.(e.currentTarget.open)}>
      <summary className="baseline pressable flex gap-2">
        <ChevronRight className="self-middle disclosure-sign" size={18} aria-hidden="true" />
        <span className="grows">{summary}</span>
        {aside !== undefined && <span className="soft sans small disclosure-aside">{aside}</span>}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
