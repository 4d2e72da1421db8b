import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
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
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    dialog.showModal();
    heading.current?.focus();
    // Closed before it leaves the page: only then does the browser give the focus back.
    return () => dialog.close();
  }, []);

  useEffect(() => {
    const dialog = box.current;
    if (dialog === null) return;
    const onCancel = (e: Event): void => {
      if (e.target !== dialog) return;
      e.preventDefault();
      close.current();
    };
    // A press that begins and ends on the backdrop; a selection dragged out of a field does not count.
    let pressed: EventTarget | null = null;
    const onDown = (e: PointerEvent): void => {
      pressed = e.target;
    };
    const onClick = (e: MouseEvent): void => {
      if (e.target === dialog && pressed === dialog) close.current();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('pointerdown', onDown);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('pointerdown', onDown);
      dialog.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <dialog ref={box} className={`dialog dialog-${width}`} aria-labelledby={id}>
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Button kind="quiet" icon={<X size={20} />} iconOnly onClick={onClose}>
            {s.common.close}
          </Button>
        </div>
        <div className="dialog-body">{children}</div>
        {foot !== undefined && <div className="dialog-foot">{foot}</div>}
      </div>
    </dialog>
  );
}
