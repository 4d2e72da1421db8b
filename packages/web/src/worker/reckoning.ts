/** What a match's record says of luck and of chances. Asked in a worker of its own, which may be ended at any moment. */
import { type GameEvent, Match, type Seat, seeded } from '@escarmouche/engine/core';
import { luckOf, luckSums, winningAlong } from '@escarmouche/engine/odds';
import { matchOf } from './record.ts';
import { teller } from './story.ts';
import type { LuckTold, RecordAsked, WinningTold } from './told.ts';
import { isTold } from './traces.ts';

type Tell = (done: number, of: number) => void;

/** Milliseconds between two words on how far it is. */
const TELLING = 100;
/** All of it may take so many milliseconds for each play that is asked of a place; then it ends with the plays made until then. */
const PATIENCE = 500;

/** Places of a match from which it is played out first, and turning points at most. */
const PLACES = 13;
const TURNS = 4;

function sparing(tell: Tell): Tell {
  let told = 0;
  return (done, of) => {
    const now = performance.now();
    if (now - told < TELLING && done < of) return;
    told = now;
    tell(done, of);
  };
}

/** The events that came with an answer, as far as a seat may know of them, and whether that is all of them. */
async function played({ text, name, seat }: RecordAsked) {
  const { of, match, traces } = await matchOf(text, name);
  const eventsOf = (answer: number): readonly GameEvent[] => match.events.slice(traces[answer].events, traces[answer + 1]?.events);
  const seen = (e: GameEvent): boolean => seat === null || isTold(seat, e);
  return { of, match, eventsOf, seen };
}

/** The luck of a record; what a seat does not see fall is left out. @throws RecordFault, as a rejection */
export async function luckTold(asked: RecordAsked, tell: Tell): Promise<LuckTold> {
  const { of, match, eventsOf, seen } = await played(asked);
  const { game, setup, table, entries } = match;
  const say = sparing(tell);
  const goOn = (done: number): boolean => {
    say(done, entries.length);
    return true;
  };
  const found = luckOf(new Match(game, setup, { table, undo: false }), of.odds, entries, { goOn });
  const rows = found.rows.filter((r) => eventsOf(r.at).every(seen));
  const said = rows.flatMap(({ at, rule }) => {
    const news = eventsOf(at);
    return news.length === 0 ? [] : [[at, news.find((e) => e.rule === rule) ?? news[0]] as const];
  });
  const { luck } = of.odds;
  const seats = Array.from({ length: game.seatsAt?.(table) ?? game.seats }, (_x, seat: Seat) => seat);
  return {
    ...luckSums(rows),
    rows,
    skipped: found.skipped,
    said: Object.fromEntries(said),
    points: (luck?.points ?? luck?.prize) !== undefined,
    seats: [0, 1].map((side) => seats.findIndex((seat) => luck?.sideOfSeat(table, seat) === side)),
  };
}

/** The chance to win along a record, as plain players would go on from there. @throws RecordFault, as a rejection */
export async function winningTold({ times, ...asked }: RecordAsked & { readonly times: number }, tell: Tell): Promise<WinningTold> {
  const { of, match, eventsOf, seen } = await played(asked);
  const say = sparing(tell);
  const since = performance.now();
  const goOn = (done: number, all: number): boolean => {
    say(done, all);
    return performance.now() - since < PATIENCE * times;
  };
  const { along, turns, plays } = winningAlong(match, { places: PLACES, times, turns: TURNS, goOn }, seeded(match.at));
  return {
    along,
    plays,
    turns: turns.map((turn) => {
      const here = Array.from({ length: turn.to - turn.from }, (_x, k) => turn.from + k);
      const event = teller(here.flatMap(eventsOf).filter(seen), of.tally.tells) ?? null;
      const answer = event === null ? undefined : here.find((k) => eventsOf(k).includes(event));
      return { ...turn, event, step: (answer ?? turn.to - 1) + 1 };
    }),
  };
}
