/** A number with the word that goes with it: in English one alone is singular, in French nought is too. */
export const countEn = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const countFr = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
