/** Reading the faces of real dice, and drawing the symbols that some dice have in place of numbers. */

/**
 * What a person typed as the faces of their dice: `4 7 10`, `4,7,0`, or `470` where each has one digit; a 0 is a ten where there is one.
 * Null where it is not that many dice.
 */
export function typedFaces(text: string, dice: number, sides: number): number[] | null {
  const run = text.trim();
  const parts = dice > 1 && run.length === dice && /^\d+$/.test(run) ? run.split('') : run.split(/[\s,;]+/);
  if (parts.length !== dice || parts.some((p) => !/^\d{1,3}$/.test(p))) return null;
  const faces = parts.map((p) => (sides === 10 && (p === '0' || p === '00') ? sides : Number(p)));
  return faces.every((n) => n >= 1 && n <= sides) ? faces : null;
}

/** The symbols, each drawn by us about the middle of a square that reaches from -10 to 10. */
export const DIE_SIGNS = {
  hammer: 'M-8.500-8h17v7h-6.300V9.500h-4.400V-1h-6.300z',
  swords:
    'M-9.500-9.500l4 .800 5.500 5.600 5.500-5.600 4-.8-.8 4L2.900 0 6 3.100l1.700-1.600 1.600 1.600-2.100 2.100 2.400 2.600-1.900 1.900-2.500-2.500-2.100 2.100-1.600-1.600 1.600-1.700L0 2.900l-3.100 3.100 1.600 1.700-1.600 1.600-2.100-2.100-2.500 2.500-1.900-1.900 2.400-2.600-2.100-2.100 1.600-1.600L-6 3.100-2.900 0l-5.800-5.500z',
  shield: 'M-7.500-8.500q4 0 7.500-1.500 3.500 1.500 7.500 1.500V-1q0 7-7.500 11-7.500-4-7.500-11z',
  dodge: 'M-9 8q-.500-13 9.500-13v-4.500L9.500-2 .500 5.500V1Q-5.500 1-9 8z',
  channel: 'M.500-10q8 6.500 6.500 13a7 7 0 0 1-14 .500q-.500-4 3-7 0 3.500 2 4.500 4-4.500 2.500-11z',
  focus:
    'M-10 0Q0-11 10 0 0 11-10 0zM0-4.200a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 1 0 0-8.400zM0-1.800a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 1 1 0-3.600z',
  single: 'M0-9.500a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM-7 9.500q0-9.500 7-9.500t7 9.500z',
  double:
    'M-4.800-8.500a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 1 1 0-6.400zM-10 8.500q0-9 5.200-9T.400 8.500zM5.200-8.500a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 1 1 0-6.400zM1.400 8.500q0-6-1.400-7.500 2-1.500 5.200-1.500 5 0 4.800 9z',
  // Drawn where the rules roll no more than that: a success, whichever of several symbols it was; a die that shows none of them.
  counts: 'M-9 .500-6-2.500-2.300 1.200 6-7 9-4 3 2.500-9 11.500z',
  nothing: 'M-6-1.500H6v3H-6z',
  critical: 'M0-10 2.500-4.300 8.700-5 5 0 8.700 5 2.500 4.300 0 10-2.500 4.300-8.700 5-5 0-8.700-5-2.500-4.300z',
} as const;

export type DieSign = keyof typeof DIE_SIGNS;
