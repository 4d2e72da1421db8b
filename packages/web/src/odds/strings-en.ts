/** Odds in English. */

import type { StakeKey } from '@escarmouche/engine/odds';
import { countEn } from '@escarmouche/words/counted';

export const en = {
  title: 'Odds',
  chance: {
    success: (p: string): string => `${p} to succeed`,
    won: (p: string): string => `${p} to win the test`,
    cast: (p: string): string => `${p} to be cast`,
    hit: (p: string): string => `${p} to hit`,
    wound: (p: string): string => `${p} to wound`,
    wounded: (p: string): string => `${p} wounded`,
    out: (p: string): string => `${p} out of action`,
    damage: (p: string): string => `${p} to take damage`,
  } as Readonly<Record<StakeKey, (p: string) => string>>,
  about: (name: string): string => `${name}:`,
  /** What an answer only leads to: the best of so many attacks; of none the combat that follows. */
  leads: (among: number, attack: string): string =>
    among === 0
      ? 'In the combat that follows, of these two alone: '
      : among === 1
        ? `Leads to: ${attack}: `
        : `Best of the ${among} attacks it leads to: ${attack}: `,
  amount: {
    damage: (n: string): string => `${n} damage on average`,
  } as Readonly<Partial<Record<StakeKey, (n: string) => string>>>,
  name: {
    success: 'Success',
    won: 'Test won',
    cast: 'Spell cast',
    hit: 'Hit',
    wound: 'A new wound',
    wounded: 'Wounded',
    out: 'Out of action',
    damage: 'Damage',
  } as Readonly<Record<StakeKey, string>>,
  way: {
    'nobody-reacts': 'as long as nobody reacts and no die is rolled again by choice',
    'parries-once': 'if whoever is struck parries with one die where that can be, and sixes are rolled again until it is enough',
    'places-half':
      'if whoever else places dice puts half of them into attack, whoever is struck parries with one die where that can be, and sixes are rolled again until it is enough',
    'rolls-on': 'if sixes are rolled again until it is enough; against others, once, or until one is ahead of who has rolled',
    'rolls-fails-again':
      'as long as nobody reacts, and failed dice are rolled again where they may be; what an attack made again does is counted too',
  } as Readonly<Record<string, string>>,
  dangers: 'Dangers',
  safe: 'nobody reaches this place',
  danger: (out: string, harm: string, by: string): string => `at worst ${out} out of action, ${harm}, by ${by}`,
  harm: {
    damage: (n: string): string => `${n} damage on average`,
    wound: (n: string): string => `${n} wounds on average`,
  } as Readonly<Record<string, (n: string) => string>>,
  exact: 'Counted exactly',
  hidden: (worlds: number): string => `Averaged over ${worlds} guesses at what is hidden`,
  sampled: (times: number): string => `Sampled in ${times} plays, right within the bounds shown 95 times of 100`,
  how: (sure: string, way: string): string => `${sure}, ${way}.`,
  whole: 'The whole distribution, and what if',
  value: 'Result',
  share: 'Chance',
  fraction: 'As a fraction',
  yes: 'Yes',
  no: 'No',
  between: (low: string, high: string): string => `${low} to ${high}`,
  luck: 'Luck',
  luckText:
    'What each roll brought, against what was to be expected of it by the rules at that moment, if nobody reacts and nobody rolls again by choice. The last number of a line says how likely it is to be as far off, or farther, by chance alone.',
  luckCounting: 'Counting what was to be expected…',
  luckUp: 'above or below what was expected',
  noRolls: 'No roll has fallen yet by which luck could be told.',
  noPoints: 'This game counts no points that a roll could bring.',
  skipped: (n: number): string => `Of ${countEn(n, 'roll', 'rolls')} too much could come to be counted.`,
  measure: 'Shown in the chart',
  side: 'Side',
  expected: 'Expected',
  came: 'Came',
  difference: 'Luck',
  likely: 'How likely',
  best: 'Best run:',
  worst: 'Worst run:',
  run: (n: string, rolls: number, p: string): string => `${n} in ${countEn(rolls, 'roll', 'rolls')} (${p})`,
  rolls: (what: string): string => `Roll by roll: ${what}`,
  roll: 'What fell',
  more: 'More would have come',
  giveUp: 'Stop',
  answer: 'answers given',
  asTable: 'As a table',
  winning: 'Chance to win',
  together: 'The party wins',
  playing: 'Playing the match out from many places…',
  playOut: 'Find the turning points by playing on',
  playMore: 'Look closer, with more plays',
  plays: (n: number): string =>
    `Out of ${n} plays to the end, in which everybody plays plainly; the band holds the true share 95 times of 100.`,
  turns: 'Turning points by the chance to win',
  gains: (who: string, n: string, low: string, high: string): string => `${who}: ${n} percentage points (${low} to ${high})`,
  vary: 'Odds over a range',
  varyText:
    'The answer is weighed in many situations that differ in one number or two. Whatever the answer begins is played by the same rules as at the table.',
  varyAnswer: 'Answer that is weighed',
  varyWhat: 'What varies',
  varyAlso: 'And a line for each of',
  varyValues: 'Values',
  varyHint: 'Such as 0..4, or 1,3,5.',
  varyOf: 'Of which value, where not of what the answer puts at stake',
  varyOfHint: 'A name as rulings have it, such as X.health or attack.damage: its odds are read once the script is played.',
  badRange: 'Say what varies, and its values: such as 0..4, or 1,3,5.',
  tooMany: (most: number, many: number): string => `${many} situations are too many: ${most} at most.`,
  count: 'Count',
  counting: 'Counting…',
  nothingHangs: 'Nothing of this answer hangs on dice here.',
  cannotBe: 'cannot be',
  copyLink: 'Copy a link to this',
  linkCopied: 'The link is copied: it holds the situation and what is varied.',
  link: 'Link',
  badLink: 'This link leads to no situation',
  badLinkText: 'It holds no situation with something that varies. It may come from another version, or have been cut short.',
};
