/** On a phone: the sheet under the board. It is drawn up and down by its grip, or by the button that the grip is. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTableStrings } from './strings.ts';

const SIZES = ['low', 'half', 'tall'] as const;

/** Pixels that a finger goes before it means the next size. */
const DRAGGED = 40;

/** It has three heights, and begins at the middle one. A press on the grip makes it higher, until it is as high as it gets. */
export function Sheet({ children }: { children: ReactNode }) {
  const t = useTableStrings();
  const [size, setSize] = useState(1);
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const onDown = (e: PointerEvent<HTMLButtonElement>): void => {
    from.current = e.clientY;
    dragged.current = false;
    e.currentTarget.setPointerCapture(e.pointerId);
  };
  const onMove = (e: PointerEvent): void => {
    if (from.current === null) return;
    const by = from.current - e.clientY;
    if (Math.abs(by) < DRAGGED) return;
    from.current = e.clientY;
    dragged.current = true;
    setSize((was) => Math.max(0, Math.min(SIZES.length - 1, was + Math.sign(by))));
  };
  const tall = size === SIZES.length - 1;
  return (
    <div className="flex anchor may-flatten table-asked edged-over table-sheet" data-answers data-size={SIZES[size]}>
      <button
        type="button"
        className="bar raised soft rigid no-pad full no-edge sheet-grip"
        aria-expanded={tall}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
        onClick={() => {
          // The end of a drag is no press.
          if (!dragged.current) setSize(tall ? 1 : size + 1);
          dragged.current = false;
        }}
      >
        {tall ? <ChevronDown size={18} aria-hidden="true" /> : <ChevronUp size={18} aria-hidden="true" />}
        <span className="hidden-visually">{tall ? t.sheetLower : t.sheetHigher}</span>
      </button>
      {children}
    </div>
  );
}
