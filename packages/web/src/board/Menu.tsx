/** Where several things are meant by one press: a small menu at the place, kept inside the window. What is prepared stands there as well. */
import type { Option } from '@escarmouche/engine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { OddsLine } from '../odds/Odds.tsx';
import type { Sorting } from '../table/contract.ts';
import { Settles, settledAloud, settlesOf } from '../table/Settles.tsx';
import { useScene } from '../table/scene.ts';
import { shows } from '../table/Take.tsx';
import type { Ground } from './ground.ts';
import { useBoardStrings } from './strings.ts';
import type { Chooser } from './useChoosing.ts';

interface MenuProps {
  board: Chooser;
  ground: Ground;
  svg: RefObject<SVGSVGElement | null>;
  /** What the game adds to an option, such as what it would provoke. */
  aside?: ((option: Option) => ReactNode) | undefined;
}

/** Whether an option says how far it goes itself: then how far one could go at most is one number too many. */
const goesSoFar = ({ cost }: Option): boolean => cost?.some((c) => c.unit === 'distance') === true;

/** Pixels between the place and the menu, and between the menu and the edge of the window. */
const GAP = 8;

/** Puts an element beside a space of the drawing: under it, or over it where there is no room below. */
function setBeside(element: HTMLElement, svg: SVGSVGElement, ground: Ground, space: number): void {
  const inner = svg.querySelector<SVGGraphicsElement>(`[data-space="${space}"]`);
  const place = inner?.getBoundingClientRect();
  if (place === undefined) return;
  const { width, height } = element.getBoundingClientRect();
  const below = place.bottom + GAP + height <= window.innerHeight;
  const top = below ? place.bottom + GAP : Math.max(GAP, place.top - GAP - height);
  const left = Math.min(Math.max(GAP, place.left + place.width / 2 - width / 2), window.innerWidth - width - GAP);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  element.dataset.size = String(Math.round(ground.size));
}

export function Menu({ board, ground, svg, aside }: MenuProps) {
  const t = useBoardStrings();
  const scene = useScene();
  const { speech, game } = scene;
  const sorting = game.sorting as Sorting;
  const list = useRef<HTMLDivElement>(null);
  const { menu, prepared, place } = board;
  const space = menu?.space ?? (board.laid === null ? place : -1);
  const options = menu?.options ?? (prepared === null || space < 0 ? [] : [prepared]);
  const open = menu !== null;
  useLayoutEffect(() => {
    if (list.current !== null && svg.current !== null && space >= 0) setBeside(list.current, svg.current, ground, space);
  });
  // Only a choice takes the focus: what is prepared is taken by one more press where the focus is.
  useEffect(() => {
    if (open) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);
  if (options.length === 0 || space < 0) return null;

  const back = (): void => {
    board.letGo();
    svg.current?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
  };
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    const items = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    if (e.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    else if (e.key === 'ArrowUp') items[(at - 1 + items.length) % items.length]?.focus();
    else if (e.key === 'Home') items[0]?.focus();
    else if (e.key === 'End') items.at(-1)?.focus();
    else if (e.key === 'Escape') back();
    else if (/^[1-9]$/.test(e.key) && options[Number(e.key) - 1] !== undefined) board.choose(options[Number(e.key) - 1]);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <div
      ref={list}
      role="menu"
      className={open ? 'boxed grid scrolls board-menu' : 'boxed grid scrolls board-menu board-menu-prepared'}
      aria-label={open ? t.menu : t.prepared}
      data-menu={open ? 'choice' : 'prepared'}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {options.map((o, i) => {
        const verb = board.verbs.find((v) => v.options.includes(o));
        const alone = verb?.aimed === true && options.every((other) => other === o || !verb.options.includes(other));
        const facts = verb === undefined ? { line: '' } : sorting.facts(scene, verb);
        return (
          <button
            key={o.id}
            type="button"
            role="menuitem"
            data-option={o.id}
            {...settlesOf(o)}
            aria-label={`${speech.option(o.say)}${settledAloud(o, speech)}`}
            tabIndex={i === 0 ? 0 : -1}
            onClick={() => board.choose(o)}
            {...shows(board, o)}
          >
            <span className="semibold">
              {open && options.length > 1 && <span className="soft board-menu-key num">{i + 1}</span>}{' '}
              {alone ? sorting.name(scene, verb) : speech.option(o.say)}
            </span>
            {alone && facts.line !== '' && !goesSoFar(o) && <span className="soft sans tiny num">{facts.line}</span>}
            <Settles option={o} />
            <OddsLine option={o} />
            {aside?.(o)}
            {!open && <span className="soft sans tiny">{t.pressAgain}</span>}
          </button>
        );
      })}
    </div>
  );
}
