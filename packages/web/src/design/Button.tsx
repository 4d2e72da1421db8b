import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';

/** `primary`: the one thing to do next. `plain`: any other. `quiet`: no frame, among text. */
export type ButtonKind = 'primary' | 'plain' | 'quiet';

interface Look {
  kind?: ButtonKind | undefined;
  /** An icon before the words; hidden from screen readers, so the words must say it all. */
  icon?: ReactNode;
  /** Shows the icon alone; `children` become the spoken name. */
  iconOnly?: boolean | undefined;
}

/** The class of what looks so, and what stands in it. */
function dressed(
  { kind = 'plain', icon, iconOnly = false }: Look,
  { className, children }: { className?: string | undefined; children?: ReactNode },
) {
  return {
    className: ['button', `button-${kind}`, iconOnly && 'button-icon', className].filter(Boolean).join(' '),
    children: (
      <>
        {icon !== undefined && (
          <span className="inline-flex" aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={iconOnly ? 'hidden-visually' : undefined}>{children}</span>
      </>
    ),
  };
}

/** A button. `aria-disabled` keeps it reachable by keyboard where the reason it is off should be read. */
export function Button({ kind, icon, iconOnly, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} {...dressed({ kind, icon, iconOnly }, rest)} />;
}

/** A link that looks like a button: it leads to another screen. */
export function ButtonLink({ kind, icon, iconOnly, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} {...dressed({ kind, icon, iconOnly }, rest)} />;
}
