/**
 * How strong the person is beside the levels, from how matches against them ended. Kept in this browser alone; the opponent that is offered next
 * follows from it.
 */
import { LEVELS, type LevelName } from '@escarmouche/engine/bots';
import { createKept } from '../app/kept.ts';
import { useStore } from '../app/store.ts';

/** A match against one level: what it was worth to the person, 1 won, 0 lost; null where a hint was taken, so that it does not count. */
export interface Ended {
  readonly id: string;
  readonly game: string;
  readonly level: LevelName;
  readonly score: number | null;
}

const KEY = 'escarmouche.strength';
/** As many as are kept; and how much less the next older one counts. */
const MOST = 200;
const FADES = 0.93;
/** The natural logarithm of the odds by which a level beats the one below: 7 to 3. */
const APART = Math.log(7 / 3);
/** Of whom nothing is known: somebody in a first match, more or less. */
const BEGINS = 1;
const SPREAD = 1.2;
/** An opponent is offered against whom so many matches are won: more than half. */
const GENTLE = 0.6;

function storedFrom(text: string | null): readonly Ended[] {
  try {
    const found: unknown = text === null ? [] : JSON.parse(text);
    if (!Array.isArray(found)) return [];
    return (found as readonly Partial<Ended>[]).filter(
      (e): e is Ended =>
        typeof e?.id === 'string' &&
        typeof e.game === 'string' &&
        LEVELS.some((l) => l === e.level) &&
        (e.score === null || [0, 0.5, 1].includes(e.score as number)),
    );
  } catch {
    return [];
  }
}

const ended = createKept(KEY, storedFrom);

/** Takes a match in: once, at its first end or its first hint. */
export function note(match: Ended): void {
  ended.change((all) => (all.some((e) => e.id === match.id) ? all : [...all, match].slice(-MOST)));
}

/** Forgets what is known of a game. */
export function forget(game: string): void {
  ended.change((all) => all.filter((e) => e.game !== game));
}

/** How strong somebody is: on the scale of the levels, where 2 wins every other match against level 2. */
export interface Strength {
  readonly at: number;
  /** Matches that count. */
  readonly matches: number;
}

/** The likeliest strength for these matches, the latest counting most; from what is supposed of a beginner. */
export function strengthFrom(matches: readonly Ended[]): Strength {
  const counted = matches.flatMap(({ level, score }) => (score === null ? [] : [{ level: LEVELS.indexOf(level) + 1, score }]));
  let at = BEGINS;
  // The sum to be made greatest has one top: it is walked up to by halves.
  for (let step = 2; step > 0.005; step /= 2) {
    let slope = (BEGINS - at) / SPREAD ** 2;
    counted.forEach(({ level, score }, i) => {
      slope += FADES ** (counted.length - 1 - i) * APART * (score - 1 / (1 + Math.exp(APART * (level - at))));
    });
    at += Math.sign(slope) * step;
  }
  return { at, matches: counted.length };
}

/** The level to offer somebody of this strength: the one that is beaten rather more often than not. */
export function levelFor({ at }: Strength): LevelName {
  const fits = at - Math.log(GENTLE / (1 - GENTLE)) / APART;
  return LEVELS[Math.min(LEVELS.length, Math.max(1, Math.round(fits))) - 1];
}

const strengthIn = (all: readonly Ended[], game: string): Strength => strengthFrom(all.filter((e) => e.game === game));

/** The level offered in a game now. */
export function suggested(game: string): LevelName {
  return levelFor(strengthIn(ended.get(), game));
}

/** The person's strength in a game, followed by the component. */
export function useStrength(game: string): Strength {
  return strengthIn(useStore(ended), game);
}
