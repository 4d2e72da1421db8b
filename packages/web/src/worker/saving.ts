/** Matches on their way into the store: one save at a time; what changes meanwhile is saved when it is done. */
import { NoStore } from '../match/database.ts';
import { save } from '../match/store.ts';
import { about } from './about.ts';
import { matchText } from './match-text.ts';
import type { Session } from './session.ts';

export class Saving {
  /** Whether the latest save reached the store. */
  ok = true;
  private under: Promise<void> | null = null;
  private next: Session | null = null;
  private readonly superseded: (of: Session) => void;
  private readonly said: (ok: boolean, silent: boolean) => void;

  /**
   * @param superseded hears of a match that went on in another window meanwhile: its line there is the newer one, and it stops here
   * @param said hears after each save whether it reached the store, and whether that never answered
   */
  constructor(superseded: (of: Session) => void, said: (ok: boolean, silent: boolean) => void) {
    this.superseded = superseded;
    this.said = said;
  }

  keep(of: Session): void {
    this.next = of;
    this.under ??= this.all();
  }

  /** Ends when everything that there is to save has been. */
  async done(): Promise<void> {
    await this.under;
  }

  private async all(): Promise<void> {
    // Answers given in one go are written once.
    await Promise.resolve();
    while (this.next !== null) {
      const next: Session = this.next;
      this.next = null;
      await this.now(next);
    }
    this.under = null;
  }

  private async now(of: Session): Promise<void> {
    let silent = false;
    const version = await save(about(of), matchText(of.match, of.seats, of.situation), of.version).catch((error: unknown) => {
      silent = error instanceof NoStore && error.silent;
      return undefined;
    });
    this.ok = version !== undefined;
    if (typeof version === 'number') of.version = version;
    if (version === null) {
      of.close();
      this.superseded(of);
    }
    this.said(this.ok, silent);
  }
}
