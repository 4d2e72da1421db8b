/** Bots that say what they mean to do, while a person is asked. */
import type { Elsewhere } from './elsewhere.ts';
import type { AnyWorkerGame } from './game.ts';
import type { Outside } from './outside.ts';
import type { TalkShown } from './protocol.ts';
import type { Talk } from './talk.ts';
import { thoughtOf } from './thinking.ts';

/** Milliseconds that a bot may think here, where the person's presses are not heard meanwhile. */
const HERE = 250;

export class Speech {
  private readonly of: AnyWorkerGame;
  private readonly talk: Talk;
  private readonly elsewhere: Elsewhere;
  private readonly outside: Outside;
  /** The seat whose bot is thinking of what to say; -1 for none. */
  private by = -1;

  constructor(of: AnyWorkerGame, talk: Talk, elsewhere: Elsewhere, outside: Outside) {
    this.of = of;
    this.talk = talk;
    this.elsewhere = elsewhere;
    this.outside = outside;
  }

  /** Lets the bots speak that have not yet, one after another; `told` hears when one has that thought elsewhere. */
  begin(told: () => void): void {
    for (;;) {
      const question = this.elsewhere.thinks ? null : this.talk.question();
      if (question === null) return;
      const thought = this.outside.think?.(question) ?? null;
      if (thought !== null) {
        this.by = question.seat;
        this.elsewhere.begin(thought, (id) => {
          this.by = -1;
          this.talk.heard(question.seat, id);
          told();
        });
        return;
      }
      this.talk.heard(question.seat, thoughtOf(this.of, { ...question, milliseconds: HERE }));
    }
  }

  /** Nobody waits for what a bot would still have said. */
  giveUp(): void {
    this.by = -1;
    this.elsewhere.giveUp();
  }

  /** What the page shows of the talk. */
  shown(): TalkShown | undefined {
    return this.talk.shown(this.by);
  }
}
