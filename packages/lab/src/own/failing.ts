/** How bots of one's own fail. */

/** One did not answer in time. */
export class Slow extends Error {
  constructor(limit: number) {
    super(`no answer in ${limit} ms`);
    this.name = 'Slow';
  }
}

/** One answered what is no number; the message says what. */
export class NoNumber extends Error {
  constructor(answered: string) {
    super(answered);
    this.name = 'NoNumber';
  }
}
