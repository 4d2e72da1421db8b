import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useStrings } from '../app/strings/index.ts';
import { Button } from './Button.tsx';

interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the way on last. */
  foot?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
}

/**
 * A window over the page, open as long as it is rendered. It is the browser's own modal dialog: focus stays inside, Escape
 * and the back button of a phone close it, what lies below is out of reach, and focus goes back to where it was.
 */
export function Dialog({ title, onClose, children, foot, width = 'normal' }: DialogProps) {
  const s = useStrings();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A press that begins and ends on the backdrop closes it; a selection dragged out of a field does not count.
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    dialog.showModal();
    heading.current?.focus();
    // Closed before it leaves the page: only then does the browser give the focus back.
    return () => dialog.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={box}
      className={`dialog dialog-${width}`}
      aria-labelledby={id}
      onCancel={(e) => {
        if (e.target !== e.currentTarget) return;
        e.preventDefault();
        onClose();
      }}
      onPointerDown={(e) => {
        pressed.current = e.target;
      }}
      onClick={(e) => {
        if (e.target === e.currentTarget && pressed.current === e.target) onClose();
      }}
    >
      <div className="dialog-inside">
        <div className="flex at-top ruled gap-3 apart dialog-head">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button kind="quiet" icon={<X size={20} />} iconOnly onClick={onClose}>
            {s.common.close}
          </Button>
        </div>
        <div className="dialog-body">{children}</div>
        {foot !== undefined && <div className="bar wrap ruled-over gap-3 dialog-foot">{foot}</div>}
      </div>
    </dialog>
  );
}
