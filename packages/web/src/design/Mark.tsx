import type { ReactNode } from 'react';

/**
 * The device: two lines that cross, one drawn through and one broken, from the disc of one side and the lozenge of the other.
 */
function Device({ size = 28 }: { size?: number }) {
  return (
    <svg className="device" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path className="hollow capped device-line-0" d="M7 25 27 5" />
      <path className="hollow capped device-line-1" d="M25 25 5 5" />
      <circle className="device-end-0" cx="6" cy="26" r="3.6" />
      <path className="device-end-1" d="m26 21.4 4.6 4.6-4.6 4.6-4.6-4.6z" />
    </svg>
  );
}

/** The name of the app with its device. */
export function Wordmark({ large = false }: { large?: boolean }) {
  return (
    <span className={`middle inline-flex serif wordmark${large ? ' wordmark-large' : ''}`}>
      <Device size={large ? 64 : 28} />
      <span>Escarmouche</span>
    </span>
  );
}

/**
 * The sign of a side: a disc for the first, a barred lozenge for the second, a pierced square and a triangle for a third and a
 * fourth. Colour only repeats what the shape says.
 */
export function SideMark({ seat, size = 16, label }: { seat: number; size?: number; label?: string }) {
  const look = { className: `side-mark side-${seat}`, viewBox: '0 0 16 16', width: size, height: size };
  return label === undefined ? (
    <svg {...look} aria-hidden="true">
      <SideShape seat={seat} />
    </svg>
  ) : (
    <svg {...look} role="img" aria-label={label}>
      <SideShape seat={seat} />
    </svg>
  );
}

function SideShape({ seat }: { seat: number }) {
  if (seat === 0) return <circle cx="8" cy="8" r="6.5" />;
  if (seat === 2)
    return (
      <>
        <path d="M2 2h12v12H2z" />
        <circle className="hollow side-bars" cx="8" cy="8" r="2.400" />
      </>
    );
  if (seat === 3) return <path d="M8 1.300 15.300 14.300H.700z" />;
  return (
    <>
      <path d="M8 .6 15.4 8 8 15.4.6 8z" />
      <path className="hollow side-bars" d="M5 8h6M6.6 5.6h2.8M6.6 10.4h2.8" />
    </>
  );
}

interface SectionProps {
  /** Stands in the margin: a number, or two or three words. */
  margin?: ReactNode;
  title?: ReactNode;
  /** Depth of the heading. */
  level?: 2 | 3;
  id?: string;
  children: ReactNode;
}

/** A part of a page: what it is in the margin column, its contents beside it, a hairline above. */
export function Section({ margin, title, level = 2, id, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  // Where nothing else is the heading, what stands in the margin is.
  const Margin = title === undefined && margin !== undefined ? Heading : 'div';
  return (
    <section className="grid section" id={id}>
      <Margin className="section-margin caps">{margin}</Margin>
      <div className="may-shrink">
        {title !== undefined && <Heading className="gap-under-3">{title}</Heading>}
        {children}
      </div>
    </section>
  );
}
