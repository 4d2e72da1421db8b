/** One-line messages to the person: shown at the foot of the page, spoken by screen readers, gone when dismissed. */
import { createStore } from './store.ts';
import type { Strings } from './strings/en.ts';

/** A message: a text, or a function of the strings so that it follows the language. */
export type NoticeText = string | ((s: Strings) => string);

export interface Notice {
  readonly id: string;
  readonly text: NoticeText;
  /** `bad` waits until it is dismissed and interrupts a screen reader; `plain` goes by itself. */
  readonly tone: 'plain' | 'bad';
  /** Something is under way: the message stays until that is over, and this gives it up. */
  readonly cancel?: (() => void) | undefined;
  /** How much of it is done, from 0 to 1; undefined where nobody knows. */
  readonly part?: number | undefined;
}

export const notices = createStore<readonly Notice[]>([]);

/** Shows a message. One with the same id replaces the one before, so that a fault that repeats says so once. */
export function notify(id: string, text: NoticeText, tone: Notice['tone'] = 'plain', cancel?: () => void, part?: number): void {
  notices.set([...notices.get().filter((n) => n.id !== id), { id, text, tone, cancel, part }].slice(-3));
}

/** Takes a message away. */
export function dismiss(id: string): void {
  notices.set(notices.get().filter((n) => n.id !== id));
}
