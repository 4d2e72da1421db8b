/** What the record of every match must give: the same match again, and the way back. */
import { describe, expect, it } from 'vitest';
import { type CoreState, type Entry, hashOf, Match, type Random, Refused, replay, replayEntry, seeded } from '../index.ts';
import { expectMet } from './seldom.testing.ts';
import { answerMatch, type Suite, sampler, seatsAt, some, styleOf, walkMatch } from './walking.testing.ts';

const LONG = 180_000;

/** What stands before a match: the state's hash, the node, the options and the number of events. */
function picture<U, T, S extends CoreState, V>(match: Match<U, T, S, V>): unknown {
  return {
    hash: hashOf(match.state),
    node: match.node,
    options: match.options().map((o) => o.id),
    outcomes: match.outcomes().length,
    events: match.events.slice(-5),
    count: match.events.length,
  };
}

/** The same names in another order, where a mark joins them. */
function turned(id: string, mark: string): string {
  const colon = id.indexOf(':') + 1;
  return id.slice(0, colon) + id.slice(colon).split(mark).toReversed().join(mark);
}

/** Other ways to write an option: names joined in another order or twice, numbers written otherwise, ways that lead through several ends. */
function respelled(id: string, ids: readonly string[], random: Random): string[] {
  const [step, other] = [ids[random.below(ids.length)], ids[random.below(ids.length)]].map((x) => x.split('>').at(-1) ?? '');
  return [
    turned(id, '+'),
    turned(id, '>'),
    turned(id, '/'),
    `${id}+${id.split(/[:>+]/).at(-1)}`,
    `${id}>${step}`,
    `${id}>${step}>${other}`,
    id.replace(/>[^>]*$/, ''),
    id.replace(/[^>+:]*$/, step),
    id.replace(/(\d+)/, '0$1'),
    id.replace(/(\d+)$/, '$1.0'),
    id.replace(/-?\d+(\.\d+)?/g, (n) => String(Number(n) + (random.below(3) - 1) / 2)),
    ` ${id} `,
    id.toUpperCase(),
    id.toLowerCase(),
  ];
}

/** Takes an id in a match of its own, and once more by what the record says of it. Returns whether it was taken. */
function checkRecorded<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, id: string): boolean {
  const fork = match.fork();
  try {
    fork.take(id);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
  const [entry] = fork.entries;
  try {
    replayEntry(match.fork(), entry);
  } catch (error) {
    throw new Error(`"${id.slice(0, 80)}" is taken, and its record does not play back: ${(error as Error).message}`, { cause: error });
  }
  return true;
}

/** Registers the tests of records, replays and undo. */
export function recordProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>): void {
  const { game } = suite;
  const games = Math.max(4, Math.ceil(suite.games / 12));

  describe(`every record of ${game.id}`, () => {
    it(`plays back to every hash and every event, in ${games} matches, even from a file`, { timeout: LONG }, () => {
      for (let seed = 1; seed <= games; seed++) {
        const match = walkMatch(suite, seed, () => {});
        const file = JSON.parse(JSON.stringify({ setup: match.setup, entries: match.entries })) as { setup: U; entries: Entry[] };
        const again = replay(game, file.setup, file.entries);
        expect(hashOf(again.state), `seed ${seed}`).toBe(hashOf(match.state));
        expect(again.entries).toEqual(match.entries);
        expect(again.events).toEqual(match.events);
      }
    });

    it(`plays back whatever was taken, however it was written, in ${games} matches`, { timeout: LONG }, () => {
      const closely = sampler(game, 12, 211);
      let others = 0;
      for (let seed = 1; seed <= games; seed++) {
        walkMatch(suite, seed, (m, own) => {
          if (m.nodeKind !== 'decision' || !closely(m.state, true)) return;
          const ids = m.options().map((o) => o.id);
          const offered = new Set(ids);
          const spelled = some(ids, 4, own).flatMap((id) => respelled(id, ids, own));
          for (const id of new Set([...spelled, ...(suite.spellings?.(m, own) ?? [])])) {
            if (checkRecorded(m, id) && !offered.has(id)) others++;
          }
        });
      }
      // A game that says how else its options may be written is taken at its word.
      if (suite.spelled !== undefined || suite.spellings !== undefined) expect(others).toBeGreaterThan(0);
    });

    it(`goes back to any answer as if the rest had never been, and on again, in ${games} matches`, { timeout: LONG }, () => {
      for (let seed = 1; seed <= games; seed++) {
        const random = seeded(seed + 5000);
        const wanted = new Map<number, unknown>();
        const match = walkMatch(suite, seed, (m, own) => {
          if (m.at === 0 || own.below(60) === 0) wanted.set(m.at, picture(m));
        });
        const entries = match.entries.slice();
        // From the end to the beginning; at each stop a little of another match is played and taken back.
        for (const at of [...wanted.keys()].sort((a, b) => b - a)) {
          match.backTo(at);
          expect(picture(match), `seed ${seed}, back to ${at}`).toEqual(wanted.get(at));
          for (let k = 0; k < 5 && match.nodeKind !== 'over'; k++) answerMatch(match, random, styleOf(seed + 1));
          match.backTo(at);
          expect(picture(match), `seed ${seed}, back to ${at} again`).toEqual(wanted.get(at));
        }
        for (const e of entries) replayEntry(match, e);
        expect(match.entries).toEqual(entries);
      }
    });

    it(`undoes a seat's own last decision, and nothing that dice or revealed cards stand behind`, { timeout: LONG }, () => {
      let undone = 0;
      let withheld = 0;
      for (let seed = 1; seed <= games; seed++) {
        walkMatch(suite, seed, (m, own) => {
          if (own.below(25) !== 0) return;
          const copy = new Match(game, m.setup, { table: m.table, state: game.copy(m.state) });
          for (let k = own.below(6); k >= 0 && copy.nodeKind !== 'over'; k--) answerMatch(copy, own, styleOf(seed));
          const seat = own.below(seatsAt(game, m.table));
          const last = copy.entries.findLastIndex((e) => e.kind === 'take' && e.seat === seat);
          const before = hashOf(copy.state);
          const outcome = copy.undo(seat);
          if (outcome === 'done') {
            undone++;
            expect(copy.at).toBe(last);
            const node = copy.node;
            expect(node.kind === 'decision' ? node.seat : -1).toBe(seat);
            return;
          }
          expect(hashOf(copy.state)).toBe(before);
          expect(outcome).toBe(last === -1 ? 'nothing' : 'needs-consent');
          if (outcome === 'nothing') return;
          withheld++;
          expect(copy.undo(seat, true)).toBe('done');
          expect(copy.at).toBe(last);
        });
      }
      expectMet(suite, 'taken-back', undone);
      expect(withheld, 'answers behind which dice fell or cards were shown, and that were to be taken back').toBeGreaterThan(0);
    });
  });
}
