/** The wound table of Confrontation in English. */
export const en = {
  lead: 'Chapter 9 reads out five cells of the wound table and no more. The others are our reconstruction; each cell says how sure it is.',
  how: 'Two dice: the lower one tells where, 5 and 6 both being the head; the higher one plus Strength less Resistance is the final result, and picks the row.',
  row: 'Final result',
  cells: (sure: number, of: number): string => `${sure} of ${of} cells are read out by a source.`,
  cellsOwn: 'This table is yours.',
  legend: 'How sure a cell is',
  standing: { sure: 'read out by a source', likely: 'follows from another cell', unsure: 'our reconstruction', ours: 'ours' },
  from: (where: string): string => `Source: ${where}`,
  result: 'Result',
  source: 'Source',
  asInTheGame: 'as in the game’s table',
  asTheTable: 'as the table',
  press: 'Press a cell to read where it comes from.',
  cell: (row: string, location: string): string => `${row}, ${location}`,
  short: { nothing: '–', stunned: 'stun.', light: 'light', serious: 'ser.', critical: 'crit.', killed: 'dead' },
  struck: 'read now',
};
