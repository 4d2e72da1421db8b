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

let opened = false;

/** A screen of text: its title in the browser's too, and the focus on it when it is come to from another screen. */
export function Page({ title, heading, lead, children }: PageProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Escarmouche`;
  }, [title]);
  useEffect(() => {
    // The first page keeps the focus at the top, where the skip link is.
    if (opened) head.current?.focus({ preventScroll: true });
    opened = true;
  }, []);
  return (
    <div className="page">
      <header className="page-head">
        <h1 ref={head} tabIndex={-1}>
          {heading ?? title}
        </h1>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
