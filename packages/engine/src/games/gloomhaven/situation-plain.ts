/** Characters of whom a situation says no cards: what they are given, so that they stand where they are put. */
import { isAt, type Situation } from './situation.ts';
import type { SituationCharacter } from './situation-figures.ts';

/** What says where the cards of a character are, or that none are needed any more. */
const CARDS = ['lead', 'other', 'initiative', 'rest', 'hand', 'discard', 'lost', 'gone', 'active', 'acted', 'out'] as const;
/** Behind everybody who has a number: so whoever is asked about the order hears the same as without such cards. */
const LAST = 99;

const atLength = (c: SituationCharacter | readonly [number, number]): SituationCharacter => (isAt(c) ? { at: c } : c);
const saysNone = (c: SituationCharacter): boolean => CARDS.every((word) => c[word] === undefined);
/** Whether a turn of this character would be over before anybody is asked: nothing is chosen for the round, and it neither rests nor is done. */
const hasNoTurn = ({ lead, initiative, rest, acted, out }: SituationCharacter): boolean =>
  lead === undefined && initiative === undefined && rest !== true && acted !== true && out !== true;

/**
 * The situation with two plain cards for characters that have none: the one whose turn it is, and all of them where nothing is said of
 * anybody's cards. A position written down to look at it, such as two figures and a wall, would otherwise be gone before it is looked at:
 * who has no cards has no turn, and at the next round is exhausted (gh:round.1).
 */
export function withPlainCards(s: Situation): Situation {
  if (s.at !== undefined && s.at !== 'turns') return s;
  const all = Object.entries(s.characters);
  const nothingSaid = all.every(([, c]) => saysNone(atLength(c)));
  const lacking = all.filter(([name, c]) => (nothingSaid || name === s.turn) && hasNoTurn(atLength(c)));
  if (lacking.length === 0) return s;
  const given = lacking.map(([name, c]) => [name, { ...atLength(c), initiative: LAST }] as const);
  return { ...s, characters: { ...s.characters, ...Object.fromEntries(given) } };
}
