/** Where somebody is in the editor: a figure more or less begins the table anew, and they go on where they were. */
import { useEffect } from 'react';

/** Where somebody was last: the first of these that there is. */
export interface Last {
  current: () => readonly (HTMLElement | SVGElement)[];
}

/** Where somebody was, taken up again wherever this comes with a new table. */
export function Resumed({ last }: { last: Last }): null {
  useEffect(() => {
    if (document.activeElement === document.body) last.current()[0]?.focus({ preventScroll: true });
  }, [last]);
  return null;
}

/** Remembers at which box of the forms somebody is, by its field. */
export function useLastBox(last: Last): void {
  useEffect(() => {
    const boxes = (field: ParentNode | null) => [
      ...(field?.querySelectorAll<HTMLElement>('input, select, textarea, summary, button') ?? []),
    ];
    const hear = ({ target }: FocusEvent): void => {
      const field = (target as Element).closest('[data-editing] :is([data-path], [data-fields])');
      if (field === null) return;
      const name = field.hasAttribute('data-path') ? 'data-path' : 'data-fields';
      const n = boxes(field).indexOf(target as HTMLElement);
      last.current = () => boxes(document.querySelector(`[${name}=${JSON.stringify(field.getAttribute(name))}]`)).slice(n);
    };
    addEventListener('focusin', hear);
    return () => removeEventListener('focusin', hear);
  }, [last]);
}
