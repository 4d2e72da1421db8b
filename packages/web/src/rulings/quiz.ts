/**
 * Questions that come again: what was answered wrong soon, what was known ever later (Leitner's boxes, Sebastian Leitner 1972). Kept in the
 * browser; days are counted by the person's own calendar.
 */
import { createKept } from '../app/kept.ts';
import { createStore, useStore } from '../app/store.ts';

/** How a question stands: in which box it lies, and on which day it is due again. */
interface Card {
  readonly box: number;
  readonly due: number;
}

/** The cards of the questions that were answered before, by the ruling's paragraph. */
export type Cards = Readonly<Record<string, Card>>;

/** Days until a question of each box comes again. */
const DAYS = [0, 1, 3, 7, 16, 35] as const;

const KEY = 'escarmouche.quiz';

/** The number of a day: whole days of the person's calendar. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** A question after an answer: one box on where it was right, back in the first where it was not. */
export function after(cards: Cards, id: string, right: boolean, today: number): Cards {
  const box = right ? Math.min((cards[id]?.box ?? 0) + 1, DAYS.length - 1) : 0;
  return { ...cards, [id]: { box, due: today + DAYS[box] } };
}

/** A number that looks thrown, the same for the same text on the same day (FNV-1a). */
function thrown(text: string, day: number): number {
  let h = 0x811c9dc5 ^ day;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** The questions that are due, those known least first, and how many were never asked. */
export function standing(
  ids: readonly string[],
  cards: Cards,
  today: number,
): { readonly due: readonly string[]; readonly fresh: readonly string[] } {
  const asked = ids.filter((id) => Object.hasOwn(cards, id));
  return {
    due: asked.filter((id) => cards[id].due <= today).sort((a, b) => cards[a].due - cards[b].due || cards[a].box - cards[b].box),
    fresh: ids.filter((id) => !Object.hasOwn(cards, id)).sort((a, b) => thrown(a, today) - thrown(b, today)),
  };
}

/** What a question is like, the coarsest first: questions that share more of it ask more of the same. */
export type Likeness = (id: string) => readonly string[];

/** Of questions in their order, the one that is least like those that were asked. */
function leastLike(fresh: readonly string[], asked: readonly string[], like: Likeness): string | undefined {
  const counts = fresh.map((id) => like(id).map((kind, i) => asked.filter((x) => like(x)[i] === kind).length));
  let best = 0;
  for (let n = 1; n < fresh.length; n++) {
    const at = counts[n].findIndex((count, i) => count !== counts[best][i]);
    if (at >= 0 && counts[n][at] < counts[best][at]) best = n;
  }
  return fresh[best];
}

/**
 * The question to be put now: one that is due, else a new one, else none. What was put last comes again only where nothing else is left.
 * Where it is known what questions are like, a new one asks what was asked least.
 */
export function next(ids: readonly string[], cards: Cards, today: number, last?: string, like?: Likeness): string | undefined {
  const { due, fresh } = standing(ids, cards, today);
  const anew = fresh.filter((id) => id !== last);
  return (
    due.find((id) => id !== last) ??
    (like === undefined
      ? anew[0]
      : leastLike(
          anew,
          ids.filter((id) => id === last || Object.hasOwn(cards, id)),
          like,
        )) ??
    due.find((id) => id === last)
  );
}

/** The question of a day, the same for everybody who has these questions. */
export function ofTheDay(ids: readonly string[], today: number): string | undefined {
  return ids.reduce<string | undefined>(
    (best, id) => (best === undefined || thrown(id, today) < thrown(best, today) ? id : best),
    undefined,
  );
}

/** Cards from a stored text; what it says wrong is left out. */
export function cardsFrom(text: string | null): Cards {
  let stored: unknown = null;
  try {
    stored = text === null ? null : JSON.parse(text);
  } catch {
    // A damaged store is no store.
  }
  if (typeof stored !== 'object' || stored === null) return {};
  const whole = (n: unknown, most: number): n is number => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= most;
  return Object.fromEntries(
    Object.entries(stored as Record<string, Partial<Card> | null>).flatMap(([id, card]) =>
      /^[a-z-]+:\S{1,60}$/.test(id) && whole(card?.box, DAYS.length - 1) && whole(card?.due, 200_000)
        ? [[id, { box: card?.box, due: card?.due }]]
        : [],
    ),
  ) as Cards;
}

const kept = createKept(KEY, cardsFrom);

/** The cards of this browser at this moment. */
export const cardsNow = (): Cards => kept.get();

/** The cards of this browser, followed by the component. */
export const useCards = (): Cards => useStore(kept);

/** The question that is being put, by its id. */
export const asking = createStore<string | null>(null);

/** The puzzles put on this visit, in the order in which they were, and how each was answered; null before that. */
export type Visit = readonly { readonly id: string; readonly right: boolean | null }[];

/** The same visit with a puzzle put: one that was put before keeps its place. */
export function withPut(visit: Visit, id: string): Visit {
  return visit.some((v) => v.id === id) ? visit : [...visit, { id, right: null }];
}

/** The same visit with an answer: the first one to each puzzle counts. */
export function withAnswer(visit: Visit, id: string, right: boolean): Visit {
  return withPut(visit, id).map((v) => (v.id === id && v.right === null ? { id, right } : v));
}

/** Of these puzzles: the how-manieth one is now, and how many were answered, so many of them right. */
export function visitOf(
  visit: Visit,
  ids: readonly string[],
  now: string,
): { readonly nth: number; readonly right: number; readonly answered: number } {
  const here = withPut(visit, now).filter((v) => ids.includes(v.id));
  const given = here.filter((v) => v.right !== null);
  return { nth: here.findIndex((v) => v.id === now) + 1, right: given.filter((v) => v.right === true).length, answered: given.length };
}

/** The visit of this window. */
export const visit = createStore<{ readonly puzzles: Visit }>({ puzzles: [] });

/** Puts a question. */
export function ask(id: string): void {
  asking.set(id);
}

/** Keeps how a question was answered. */
export function keep(id: string, right: boolean): void {
  kept.change((before) => after(before, id, right, dayOf(new Date())));
}
