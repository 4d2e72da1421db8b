import { type ReactNode, useEffect, useRef } from 'react';

interface PageProps {
  /** The page's own title; the browser's title follows it. */
  title: string;
  /** Replaces the visible heading; the title stays what is spoken first. */
  heading?: ReactNode;
  /** A line under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

const NAME = 'Escarmouche';

/** Whether one came here from another screen. The first one keeps the focus at the top, where the skip link is. */
let moved = false;
if (typeof addEventListener !== 'undefined') addEventListener('hashchange', () => (moved = true));

/** A screen of text: its title in the browser's too, and the focus on it when it is come to from another screen. */
export function Page({ title, heading, lead, children }: PageProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === NAME ? NAME : `${title} · ${NAME}`;
  }, [title]);
  useEffect(() => {
    if (moved) head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="full page">
      <header className="page-head">
        <h1 ref={head} tabIndex={-1}>
          {heading ?? title}
        </h1>
        {lead !== undefined && <p className="soft large lines-135 page-lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
