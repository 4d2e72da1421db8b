import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface TabsProps<T extends string> {
  /** Spoken name of the row of tabs. */
  label: string;
  tabs: readonly { readonly id: T; readonly title: ReactNode }[];
  selected: T;
  onSelect: (id: T) => void;
  /** The selected tab's contents. */
  children: ReactNode;
}

/** A row of tabs over one panel: arrow keys, Home and End move and select, Tab goes on into the panel. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: TabsProps<T>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(selected);
  useLayoutEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    // A panel begins at its top, wherever the one before it was scrolled to, and its tab is in sight where the row is longer than the screen.
    if (panel.current !== null) panel.current.scrollTop = 0;
    row.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  const onKeyDown = (e: KeyboardEvent): void => {
    const at = tabs.findIndex((t) => t.id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onSelect(tabs[next].id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="tabs">
      <div className="flow ruled gap-x-4 tabs-row" role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
        {tabs.map((t) => (
          <button
            key={t.id}
            type="button"
            role="tab"
            id={`${id}-${t.id}`}
            className="no-ground soft pressable sans unbroken tab"
            aria-selected={t.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={t.id === selected ? 0 : -1}
            onClick={() => onSelect(t.id)}
          >
            {t.title}
          </button>
        ))}
      </div>
      <div className="tabs-panel" ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
