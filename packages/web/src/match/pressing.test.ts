import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The little of a window that presses need. */
class Page extends EventTarget {}

let page: Page;
let pressing: typeof import('./pressing.ts');

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  pressing = await import('./pressing.ts');
  pressing.showQuestion('1', null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function send(type: string, more: object = {}): void {
  page.dispatchEvent(Object.assign(new Event(type), { clientX: 5, clientY: 5, ...more }));
}

/** One click as the browser tells it; whether an answer given by it counts. */
function click(detail: number): boolean {
  send('pointerdown');
  send('click', { detail });
  const counts = pressing.pressCounts();
  vi.runAllTimers();
  return counts;
}

describe('a press', () => {
  it('counts for the question that was there when it began', () => {
    expect(click(1)).toBe(true);
    send('pointerdown');
    pressing.showQuestion('2', null);
    send('click', { detail: 1 });
    expect(pressing.pressCounts()).toBe(false);
    vi.runAllTimers();
    expect(click(1)).toBe(true);
  });

  it('that is the second half of a double click is none to the next question, and is one to the same', () => {
    expect(click(1)).toBe(true);
    expect(click(2)).toBe(true);
    pressing.showQuestion('2', null);
    expect([click(3), click(4)]).toEqual([false, false]);
    expect(click(1)).toBe(true);
  });

  it('of a key that is held down is about the question at which it went down', () => {
    send('keydown', { repeat: false });
    send('click', { detail: 0 });
    expect(pressing.pressCounts()).toBe(true);
    pressing.showQuestion('2', null);
    send('keydown', { repeat: true });
    send('click', { detail: 0 });
    expect(pressing.pressCounts()).toBe(false);
    send('keyup');
    vi.runAllTimers();
    send('keydown', { repeat: false });
    send('click', { detail: 0 });
    expect(pressing.pressCounts()).toBe(true);
  });

  it('of a script or a screen reader means what stands there', () => {
    send('pointerdown');
    pressing.showQuestion('2', null);
    send('click', { detail: 0 });
    expect(pressing.pressCounts()).toBe(true);
  });
});
