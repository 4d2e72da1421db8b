/** What agrees with a number, in sentences that screens and commands put together themselves: in English one alone is singular, in French nought is too. */

/** The form of a word, or of several, that agrees with so many. */
export const formEn = <F>(n: number, one: F, many: F): F => (n === 1 ? one : many);
/** The same in French. */
export const formFr = <F>(n: number, one: F, many: F): F => (n < 2 ? one : many);

/** A number with what goes with it. */
export const countEn = (n: number, one: string, many: string): string => `${n} ${formEn(n, one, many)}`;
/** The same in French. */
export const countFr = (n: number, one: string, many: string): string => `${n} ${formFr(n, one, many)}`;
