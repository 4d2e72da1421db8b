import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';

/** `primary`: the one thing to do next. `plain`: any other. `quiet`: no frame, among text. */
export type ButtonKind = 'primary' | 'plain' | 'quiet';

interface Look {
  kind?: ButtonKind;
  /** An icon before the words; hidden from screen readers, so the words must say it all. */
  icon?: ReactNode;
  /** Shows the icon alone; `children` become the spoken name. */
  iconOnly?: boolean;
}

const classOf = (kind: ButtonKind, iconOnly: boolean, more: string | undefined): string =>
  ['button', `button-${kind}`, iconOnly ? 'button-icon' : '', more ?? ''].filter(Boolean).join(' ');

function Inside({ icon, iconOnly, children }: { icon: ReactNode; iconOnly: boolean; children: ReactNode }) {
  return (
    <>
      {icon !== undefined && (
        <span className="button-sign" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={iconOnly ? 'hidden-visually' : undefined}>{children}</span>
    </>
  );
}

/** A button. `aria-disabled` keeps it reachable by keyboard where the reason it is off should be read. */
export function Button({
  kind = 'plain',
  icon,
  iconOnly = false,
  className,
  children,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className={classOf(kind, iconOnly, className)} {...rest}>
      <Inside icon={icon} iconOnly={iconOnly}>
        {children}
      </Inside>
    </button>
  );
}

/** A link that looks like a button: it leads to another screen. */
export function ButtonLink({
  kind = 'plain',
  icon,
  iconOnly = false,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classOf(kind, iconOnly, className)} {...rest}>
      <Inside icon={icon} iconOnly={iconOnly}>
        {children}
      </Inside>
    </a>
  );
}
