/** The cards of a hand side by side: small as they lie, whole when pointed at or focused, whole at once on a phone. */
import { type ButtonHTMLAttributes, type CSSProperties, type ReactNode, useState } from 'react';

interface HandRowProps {
  /** Spoken name. */
  label: string;
  /** Over the cards: what is to be done with them. */
  head?: ReactNode;
  /** A key and a button for each card, or anything else that has the height of the row. */
  cards: readonly { readonly key: string | number; readonly card: ReactNode; readonly wide?: boolean }[];
}

/** Those at the left grow to the right when they are looked at, those at the right to the left, so that none leaves the row. */
export function HandRow({ label, head, cards }: HandRowProps) {
  const last = Math.max(1, cards.length - 1);
  return (
    <section className="pile-1 hand" aria-label={label}>
      {head !== undefined && <div className="bar small gap-x-3 lines-130 hand-head">{head}</div>}
      <ul className="flex gap-1 hand-cards">
        {cards.map(({ key, card, wide }, i) => (
          // Cards at the left grow to the right, those at the right to the left.
          <li
            key={key}
            className={wide === true ? 'may-shrink anchor hand-slot hand-slot-wide' : 'may-shrink anchor hand-slot'}
            style={{ '--at': i / last } as CSSProperties}
          >
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A card as a button: the face grows over the board, and its neighbours can be pointed at all the same. */
export function HandButton({ face, className, children, ...rest }: { face?: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  // What has grown over the board can be put away without leaving the card.
  const [away, setAway] = useState(false);
  return (
    <button
      type="button"
      className={['hand-card', className ?? ''].filter(Boolean).join(' ')}
      data-away={away || undefined}
      onKeyDownCapture={(e) => {
        if (e.key === 'Escape') setAway(true);
      }}
      onBlurCapture={() => setAway(false)}
      {...rest}
    >
      <span className={['hand-face', face ?? ''].filter(Boolean).join(' ')}>{children}</span>
    </button>
  );
}
