/** What happens outside a session: the page hears, the store keeps. */

import type { Thinking } from './seen.ts';
import type { Snapshot } from './snapshot.ts';
import type { Thought } from './thinking.ts';

/** `S` is the session, which it is handed whole. */
export interface OutsideOf<S> {
  show(snapshot: Snapshot): void;
  keep(session: S): void;
  /** Lets a bot think elsewhere; null where it has to think here. */
  think?(question: Thinking): Thought | null;
  /** No bot thinks until another match asks: what was begun for them may go. */
  rest?(): void;
  broken(line: string): void;
}
