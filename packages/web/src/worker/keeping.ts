/**
 * When a match is written down: at once, what somebody sees; what nobody sees, with what comes after it, since a match of many answers takes a
 * while to write.
 */

/** Milliseconds after which answers that nobody sees are written down all the same. */
const UNWRITTEN = 300;

export class Keeping {
  private readonly write: () => void;
  private last = 0;
  private left = false;

  /** @param write writes the match down as it stands */
  constructor(write: () => void) {
    this.write = write;
  }

  now(): void {
    this.last = Date.now();
    this.left = false;
    this.write();
  }

  /** An answer has been given that nobody sees. */
  unseen(): void {
    this.left = true;
    if (Date.now() - this.last > UNWRITTEN) this.now();
  }

  /** Somebody sees it now. */
  rest(): void {
    if (this.left) this.now();
  }
}
