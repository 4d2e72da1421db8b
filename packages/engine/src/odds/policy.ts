/** How those who are asked on the way answer: by the policy that the asker names, told beside the number. */
import { NoOdds, POLICIES, type Policy, type PolicyWord, phrase, type Seat, type Way } from '../core/index.ts';
import { EVERY_ANSWER } from './graph.ts';

/** The way of somebody of whom nothing is said. */
const USUAL: PolicyWord = 'never';

/** How one seat answers: the options it names, if one is offered, and for everything else a word such as `never` or `best`. */
export interface SeatWay {
  readonly word: PolicyWord;
  readonly ids: readonly string[];
}

/** The policy of a question, read, with what was named in it and has been offered to somebody. */
export interface Answering {
  way(seat: Seat): SeatWay;
  readonly offered: Set<string>;
  /** Every option that is named. */
  readonly named: readonly string[];
}

function seatWay(way: Way): SeatWay {
  if (typeof way !== 'string') {
    const last = POLICIES.find((p) => p === way[way.length - 1]);
    return { word: last ?? USUAL, ids: last === undefined ? way : way.slice(0, -1) };
  }
  if (!POLICIES.includes(way)) throw new NoOdds(phrase('no-odds-no-such-policy', { what: way }));
  return { word: way, ids: [] };
}

/** Reads a policy. @throws NoOdds for one nobody knows, and for players who are not there */
export function answering(policy: Policy | undefined, seats: number): Answering {
  const usual = seatWay(USUAL);
  const offered = new Set<string>();
  if (policy === undefined || typeof policy === 'string' || Array.isArray(policy)) {
    const all = policy === undefined ? usual : seatWay(policy as Way);
    return { way: () => all, offered, named: all.ids };
  }
  const ways = new Map<Seat, SeatWay>();
  for (const [player, way] of Object.entries(policy)) {
    const seat = Number(player) - 1;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
      throw new NoOdds(phrase('no-odds-no-such-player', { what: player, n: seats }));
    ways.set(seat, seatWay(way));
  }
  return { way: (seat) => ways.get(seat) ?? usual, offered, named: [...ways.values()].flatMap((w) => w.ids) };
}

/** Whether a written option means an id: itself, or a beginning with a star behind it. */
function means(written: string, id: string): boolean {
  return written.endsWith('*') ? id.startsWith(written.slice(0, -1)) : written === id;
}

/** The place among the codes of the option that this way of answering takes; `EVERY_ANSWER` where the best one has to be found by counting. */
export function chosenBy(
  { word, ids }: SeatWay,
  codes: readonly number[],
  id: (code: number) => string,
  idle: RegExp,
  offered: Set<string>,
): number {
  const open = word === 'best' || word === 'most' || word === 'least';
  if (open && ids.length === 0) return EVERY_ANSWER;
  const names = codes.map(id);
  let chosen = EVERY_ANSWER;
  for (const written of ids) {
    // Of the options behind the one that is taken, all that counts is whether they have ever been offered.
    if (chosen >= 0 && offered.has(written)) continue;
    const i = names.findIndex((name) => means(written, name));
    if (i < 0) continue;
    offered.add(written);
    if (chosen < 0) chosen = i;
  }
  if (chosen >= 0) return chosen;
  if (open) return EVERY_ANSWER;
  // Where something must be done, the first of it.
  const i = names.findIndex((name) => idle.test(name) === (word !== 'always'));
  return Math.max(0, i);
}
