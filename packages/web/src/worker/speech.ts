/** Bots that say what they mean to do, while a person is asked; who has chosen and was spoken to since chooses again. */
import { NOBODY, type Seat } from '@escarmouche/engine/core';
import type { Elsewhere } from './elsewhere.ts';
import type { AnyWorkerGame } from './game.ts';
import type { OutsideOf } from './outside.ts';
import type { TalkShown } from './snapshot.ts';
import type { Talk } from './talk.ts';
import { thoughtOf } from './thinking.ts';

/** Milliseconds that a bot may think here, where the person's presses are not heard meanwhile. */
const HERE = 250;

export class Speech {
  private readonly of: AnyWorkerGame;
  private readonly talk: Talk;
  private readonly elsewhere: Elsewhere;
  private readonly outside: Pick<OutsideOf<never>, 'think'>;
  private readonly again: (answer: number, id: string) => void;
  /** The seat whose bot is thinking of what to say; `NOBODY` for none. */
  private by: Seat = NOBODY;

  /** @param again called where a bot chooses otherwise than by an answer of the match */
  constructor(of: AnyWorkerGame, talk: Talk, elsewhere: Elsewhere, outside: Speech['outside'], again: Speech['again']) {
    this.of = of;
    this.again = again;
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
          this.by = NOBODY;
          this.heard(question.seat, id);
          told();
        });
        return;
      }
      this.heard(question.seat, thoughtOf(this.of, { ...question, milliseconds: HERE }));
    }
  }

  /** The person answers: who has yet to choose again does so at once. */
  end(): void {
    this.giveUp();
    for (let q = this.talk.question(true); q !== null; q = this.talk.question(true))
      this.heard(q.seat, thoughtOf(this.of, { ...q, milliseconds: HERE }));
  }

  private heard(seat: Seat, id: string | null): void {
    const chosen = this.talk.choiceOf(seat);
    if (id !== null && chosen >= 0) this.again(chosen, id);
    this.talk.heard(seat, id);
  }

  /** Nobody waits for what a bot would still have said. */
  giveUp(): void {
    this.by = NOBODY;
    this.elsewhere.giveUp();
  }

  /** What the page shows of the talk. */
  shown(): TalkShown | undefined {
    return this.talk.shown(this.by);
  }
}
