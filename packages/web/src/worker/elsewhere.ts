/** A bot that thinks in another worker, one answer at a time: the match's own hears every press meanwhile. */
import type { Thought } from './thinking.ts';

/** One for each running match. */
export class Elsewhere {
  private thought: Thought | null = null;

  /** Whether a bot is thinking. */
  get thinks(): boolean {
    return this.thought !== null;
  }

  /** Waits for an answer; null where none comes from there. Whatever is thought by then about something else is heard no more. */
  begin(thought: Thought, answered: (id: string | null) => void): void {
    this.thought = thought;
    const heard = (id: string | null): void => {
      if (this.thought !== thought) return;
      this.thought = null;
      answered(id);
    };
    thought.answer.then(heard, () => heard(null));
  }

  /** Whatever a bot thinks about is of no use any more. */
  giveUp(): void {
    this.thought?.cancel();
    this.thought = null;
  }
}
