/** What happens outside a session: the page hears, the store keeps. */
import type { Snapshot, Thinking } from './protocol.ts';
import type { Session } from './session.ts';
import type { Thought } from './thinking.ts';

export interface Outside {
  show(snapshot: Snapshot): void;
  keep(session: Session): void;
  /** Lets a bot think elsewhere; null where it has to think here. */
  think?(question: Thinking): Thought | null;
  /** No bot thinks until another match asks: what was begun for them may go. */
  rest?(): void;
  broken(line: string): void;
}
