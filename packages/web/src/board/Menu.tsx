/** Where several things are meant by one press: a small menu at the place, kept inside the window. What is prepared stands there as well. */
import type { Option } from '@escarmouche/engine/core';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { OddsRoom } from '../odds/Odds.tsx';
import { NOWHERE } from '../table/args.ts';
import type { Sorting } from '../table/contract.ts';
import { Settles, settledAloud, settlesOf } from '../table/Settles.tsx';
import { useScene } from '../table/scene.ts';
import { shows } from '../table/Take.tsx';
import { boxesOf, spotFor } from './spot.ts';
import { useBoardStrings } from './strings.ts';
import type { Chooser } from './useChoosing.ts';
import { usePointed } from './usePointing.ts';

interface MenuProps {
  board: Chooser;
  svg: RefObject<SVGSVGElement | null>;
  /** What the game adds to an option, such as what it would provoke. */
  aside?: ((option: Option) => ReactNode) | undefined;
}

/** Whether an option says how far it goes itself: then how far one could go at most is one number too many. */
const goesSoFar = ({ cost }: Option): boolean => cost?.some((c) => c.unit === 'distance') === true;

/** Pixels between the place and the menu, and between the menu and the edge of the window. */
const GAP = 8;

/**
 * Puts an element beside a space of the drawing, over none of the figures that its options are about. There it stays, whatever more is said
 * in it, as long as it is asked there: a press must not miss what it was aimed at.
 */
function setBeside(element: HTMLElement, svg: SVGSVGElement, { pieces, clicks }: Chooser, space: number, options: readonly Option[]): void {
  const [near] = boxesOf(svg, [space]);
  if (near === undefined) return;
  const { width, height } = element.getBoundingClientRect();
  const prepared = element.dataset.menu === 'prepared';
  const grows = prepared && !element.matches(':hover, :focus-within') ? height : 0;
  const where = [space, near.left, near.top, grows, ...options.map((o) => o.id)].join(' ');
  if (element.dataset.where === where) return;
  element.dataset.where = where;
  const { figures, spaces, standsOn } = pieces;
  const places = figures.map((_name, i) => standsOn(i)).filter((s) => s >= 0);
  const about = figures.flatMap((name, i) => (options.some((o) => o.by === name || o.on.figures.includes(name)) ? [standsOn(i)] : []));
  const goals = options.flatMap((o) => o.on.spaces.slice(-1).map((name) => spaces.indexOf(name)));
  const board = element.closest('.board')?.getBoundingClientRect() ?? near;
  const at = spotFor(width, height, {
    // What is prepared stays on the board; what is chosen from may lie over all that is below its top.
    frame: prepared ? board : { left: 0, top: board.top, right: window.innerWidth, bottom: window.innerHeight },
    gap: GAP,
    // Until something is chosen nothing else is looked at.
    taken: prepared ? boxesOf(svg, [...places, ...clicks.keys()]) : [],
    never: boxesOf(svg, [space, ...about, ...goals]),
    near,
  });
  // What grows does so away from the place.
  const above = at.y + height <= near.top;
  element.style.left = `${at.x}px`;
  element.style.top = above ? 'auto' : `${at.y}px`;
  element.style.bottom = above ? `${window.innerHeight - at.y - height}px` : 'auto';
}

/**
 * Shown while a press waits for its meaning, or something is prepared at a place of the board; a menu takes the focus, what is prepared
 * leaves it where it is. `aside` says what stands behind an option, such as its odds.
 */
export function Menu({ board, svg, aside }: MenuProps) {
  const t = useBoardStrings();
  const scene = useScene();
  const { speech, game } = scene;
  const sorting = game.sorting as Sorting;
  const list = useRef<HTMLDivElement>(null);
  const oddsId = useId();
  const { menu, prepared, place } = board;
  const { laid } = usePointed();
  const space = menu?.space ?? (laid === null ? place : NOWHERE);
  const options = menu?.options ?? (prepared === null || space < 0 ? [] : [prepared]);
  const open = menu !== null;
  useLayoutEffect(() => {
    if (list.current !== null && svg.current !== null && space >= 0) setBeside(list.current, svg.current, board, space, options);
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
            aria-describedby={sorting.foretold(o) ? `${oddsId}${i}` : undefined}
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
            {sorting.foretold(o) && <OddsRoom option={o} id={`${oddsId}${i}`} />}
            {aside?.(o)}
            {!open && <span className="soft sans tiny">{t.pressAgain}</span>}
          </button>
        );
      })}
    </div>
  );
}
