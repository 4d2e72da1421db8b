/** A bot of one's own that did not answer in time. */
export class Slow extends Error {
  constructor(limit: number) {
    super(`no answer in ${limit} ms`);
    this.name = 'Slow';
  }
}
