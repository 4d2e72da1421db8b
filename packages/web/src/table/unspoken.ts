/** For drawings: what they show is said by the names of the spaces. */
export const UNSPOKEN = { 'aria-hidden': true, focusable: false } as const;
