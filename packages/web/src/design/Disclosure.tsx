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
