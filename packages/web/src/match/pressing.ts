/**
 * Which question a press is about. An answer counts for the question that was on the screen when the press began: the second half of
 * a double click, a key held down, a finger still on the glass when the next question comes, all mean the question before.
 */

/** A press that is under way, and the question it began at. */
interface Press {
  readonly by: 'pointer' | 'key';
  readonly question: string;
}

/** The question on the screen. */
let shown = '';
let press: Press | null = null;
/** The question at which a row of quick clicks at one place began. */
let first = '';
/** Where the pointer was pressed last. */
let place: { readonly x: number; readonly y: number } | null = null;

/** Milliseconds for which what is asked anew cannot be pressed by pointer: nobody reads it faster. Keys are not held up. */
const QUIET = 250;
/** The same for what lies where the pointer was pressed last, unless the pointer is moved before. */
const QUIET_UNDER = 700;
/** Pixels that count as having moved. */
const MOVED = 8;

function endPress(by: Press['by']): void {
  // Once everybody has heard of it.
  setTimeout(() => {
    if (press?.by === by) press = null;
  });
}

function onPointerDown(e: PointerEvent): void {
  press = { by: 'pointer', question: shown };
  place = { x: e.clientX, y: e.clientY };
}

function onClick(e: MouseEvent): void {
  if (e.detail === 0) {
    // Of a key, which was noted as it went down; or of a script or an assistive device, which means what stands there.
    if (press?.by !== 'key') press = null;
    return;
  }
  if (e.detail === 1) first = press?.question ?? shown;
  else press = { by: 'pointer', question: first };
  endPress('pointer');
}

function onKeyDown(e: KeyboardEvent): void {
  if (!e.repeat) press = { by: 'key', question: shown };
}

/** Lets what lies under the last press be pressed again. */
let free: (() => void) | null = null;
let freeAt: ReturnType<typeof setTimeout> | undefined;
let loudAt: ReturnType<typeof setTimeout> | undefined;

function onPointerMove(e: PointerEvent): void {
  if (free !== null && place !== null && Math.hypot(e.clientX - place.x, e.clientY - place.y) > MOVED) free();
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('pointerdown', onPointerDown, true);
  addEventListener('pointermove', onPointerMove, true);
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener('keyup', () => endPress('key'), true);
}

/** Keeps the pointer from what is asked anew for a moment, and a moment longer from what lies where it was pressed last. */
function hush(asked: HTMLElement): void {
  clearTimeout(loudAt);
  asked.dataset.quiet = '';
  loudAt = setTimeout(() => delete asked.dataset.quiet, QUIET);
  free?.();
  if (place === null) return;
  const { x, y } = place;
  const under = [...asked.querySelectorAll<HTMLElement>('button')].filter((b) => {
    const { left, right, top, bottom } = b.getBoundingClientRect();
    return x >= left - MOVED && x <= right + MOVED && y >= top - MOVED && y <= bottom + MOVED;
  });
  for (const button of under) button.dataset.quiet = '';
  free = () => {
    for (const button of under) delete button.dataset.quiet;
    clearTimeout(freeAt);
    free = null;
    place = null;
  };
  freeAt = setTimeout(free, QUIET_UNDER);
}

/** Whether an answer given now is an answer to the question on the screen. */
export function pressCounts(): boolean {
  return press === null || press.question === shown;
}

/** Says which question stands on the screen from now on, '' for none, and in which part of the page it is answered. */
export function showQuestion(question: string, asked: HTMLElement | null): void {
  listen();
  if (question === shown) return;
  shown = question;
  if (asked !== null && question !== '') hush(asked);
}
