/** A monster's turn in English. */
import { countEn as many } from '@escarmouche/words/counted';
import type { Unsaid } from './turnCase.ts';
import type { Unfit } from './written.ts';

export const en = {
  title: 'A monster’s turn',
  pieces: { wallHex: 'Wall hex', floor: 'Hexes again, around', wallLine: 'Wall line' },
  // The monster
  monsterTitle: 'The monster and its card',
  whose: 'Whose turn it is',
  type: 'Monster',
  own: 'Numbers of one’s own',
  card: 'Ability card',
  areaHelp: 'Press the hexes of the pattern. With a melee attack the middle is the monster; with a range the pattern may lie anywhere.',
  areaCell: (n: number, on: boolean) => `Hex ${n} of the pattern${on ? ', red' : ''}`,
  areaMiddle: 'The monster',
  areaGrey: 'Counted from the monster’s own hex, which is grey',
  inDetail: 'In detail: rank, conditions, numbers',
  thisOne: 'This monster',
  itsType: 'Its type',
  peopleText: 'The focus goes to the earlier initiative where ways and distances are the same.',
  initiativeOf: (who: string) => `Initiative of ${who}`,
  // Outcomes
  outcomes: 'Outcomes',
  first: 'Begin with an example, or put a monster on the board and say that its turn it is.',
  counting: 'Working it out …',
  outcomesAre: (n: number, chance: boolean) =>
    n === 1 ? 'One legal outcome.' : `${n} legal outcomes: ${chance ? 'chance decides' : 'the players choose'}.`,
  none: 'No focus: no enemy can be attacked, however far it moves. It neither moves nor attacks.',
  stunned: 'Stunned: it does nothing at all this turn.',
  focus: (who: string) => `Focus: ${who}`,
  stays: 'stays where it is',
  why: 'Why',
  wrong: (line: string) => `This turn cannot be played: ${line}.`,
  // Handing on
  share: 'Hand on this turn',
  shareText: 'A ruling file plays this turn on the rules and expects exactly these outcomes.',
  copyRuling: 'Copy as ruling',
  downloadRuling: 'Ruling of every outcome',
  openRuling: 'Open every outcome as a ruling',
  downloadTurns: 'File of monster turns',
  copiedRuling: 'The ruling is on the clipboard.',
  unfit: {
    size: 'No file of monster turns: it holds 7 columns and 16 rows at most.',
    rim: 'No file of monster turns: with an open rim it holds 7 columns and 16 rows, no less.',
    options: 'No file of monster turns: it holds the usual readings alone.',
    area: 'No file of monster turns: the area is too large for it.',
    stunned: 'No file of monster turns: it has no word for a stunned monster.',
  } satisfies Record<Unfit, string>,
  // Opening
  open: 'Open',
  openText:
    'A file of monster turns: choose one of its cases, or drop the file anywhere on this page. A ruling opens as it does everywhere.',
  openButton: 'Open a file',
  drop: 'Drop the file here',
  cases: (n: number, name: string) => `${many(n, 'case', 'cases')} in ${name}`,
  caseNumber: (n: number) => `Case ${n}`,
  same: 'comes out as the file says',
  otherwise: (missing: number, extra: number) =>
    `comes out otherwise: ${many(missing, 'outcome of the file is', 'outcomes of the file are')} not legal, ${many(extra, 'legal one is', 'legal ones are')} not in it`,
  take: 'Show on the board',
  more: (n: number) => `${n} more`,
  unsaid: {
    crowded: 'more figures than a situation holds',
    targets: 'more targets than a card can have',
    rim: 'a rim that is wall in part',
  } satisfies Record<Unsaid, string>,
  badFile: (name: string, why: string) => `${name} could not be opened: ${why}.`,
  bigFile: (name: string) => `${name} is too large.`,
  // Examples
  examples: 'Examples',
};

export type Texts = typeof en;
