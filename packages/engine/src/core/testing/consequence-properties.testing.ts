/** What options say they lead to, held against what then happens in random games: whom and where they are about, what ends, what cannot be taken back. */
import { describe, expect, it } from 'vitest';
import { type CoreState, decisionOn, type Frame, type Match, type Option, type Seat, type Span } from '../index.ts';
import { expectMet } from './seldom.testing.ts';
import { met, type Suite, sampler, seeds, some, walkMatch } from './walking.testing.ts';

const LONG = 180_000;

/** Random matches at most. */
const MATCHES = 12;

/** Who and what there is in a match now. */
export interface There<M> {
  figures(match: M): readonly string[];
  isSpace(match: M, name: string): boolean;
}

/** An answer at a step that says what its options end, and the frame that asked. */
interface Given {
  readonly option: Option;
  readonly frame: Frame;
  readonly step: number;
  readonly seat: Seat;
  readonly span: Span | null;
  /** The number of answers with this one. */
  readonly at: number;
}

/** Registers the tests of what options lead to. */
export function consequenceProperties<U, T, S extends CoreState, V>(suite: Suite<U, T, S, V>, there: There<Match<U, T, S, V>>): void {
  const { game } = suite;
  const top = (m: Match<U, T, S, V>): Frame => m.state.stack[m.state.stack.length - 1];

  const seatOf = ({ node }: Match<U, T, S, V>): Seat => (node.kind === 'over' ? -1 : node.seat);

  describe(`what options of ${game.id} lead to`, () => {
    it('is done by and to those who are there', { timeout: LONG }, () => {
      const wrong = new Set<string>();
      const looks = sampler<U, T, S, V>(game, 40, 8);
      let named = 0;
      for (const seed of seeds(MATCHES, suite.games, () => named > met(100)))
        walkMatch(suite, seed, (match) => {
          if (match.nodeKind !== 'decision' || !looks(match.state, true)) return;
          const figures = new Set(there.figures(match));
          for (const o of match.options()) {
            for (const f of [...(o.by === undefined ? [] : [o.by]), ...o.on.figures]) {
              named++;
              if (!figures.has(f)) wrong.add(`${o.id}: nobody is called ${f}`);
            }
            for (const s of o.on.spaces) if (!there.isSpace(match, s)) wrong.add(`${o.id}: no space is called ${s}`);
          }
        });
      expect([...wrong]).toEqual([]);
      expect(named, 'figures that options are by or on').toBeGreaterThan(met(100));
    });

    it('is allowed where it is offered, and has its reasons where it is not', { timeout: LONG }, () => {
      const wrong = new Set<string>();
      const looks = sampler<U, T, S, V>(game, 20, 12);
      let asked = 0;
      for (const seed of seeds(MATCHES, suite.games, () => asked > met(100)))
        walkMatch(suite, seed, (match, random) => {
          if (match.nodeKind !== 'decision' || !looks(match.state, true)) return;
          for (const { does, by, on, with: tools, id } of some(match.options(), 4, random)) {
            asked++;
            if (match.whyNot({ does, ...(by === undefined ? {} : { by }), on, with: tools }).length > 0)
              wrong.add(`${id} is offered and refused`);
          }
          const barred = match.refused();
          for (const { does, by, on, with: tools, id, reasons } of some(barred, 4, random)) {
            // Two that are refused may do the same, each for reasons of its own.
            if (barred.filter((o) => o.id === id).length > 1) continue;
            asked++;
            const found = match.whyNot({ does, ...(by === undefined ? {} : { by }), on, with: tools });
            const known = new Set(found.map((r) => JSON.stringify(r)));
            if (found.length === 0 || !reasons.every((r) => known.has(JSON.stringify(r)))) wrong.add(`${id} is refused for other reasons`);
          }
        });
      expect([...wrong]).toEqual([]);
      expect(asked, 'options and refusals looked up by what they do').toBeGreaterThan(met(100));
    });

    it('ends what they say they end, and nothing else without chance or another answer', { timeout: LONG }, () => {
      const wrong = new Set<string>();
      const said = new Set<Span>();
      let on = 0;
      for (let seed = 1; seed <= Math.min(suite.games, MATCHES); seed++) {
        let given: Given[] = [];
        let asked: { readonly options: readonly Option[]; readonly frame: Frame; readonly step: number; readonly seat: Seat } | null = null;
        walkMatch(suite, seed, (match) => {
          if (asked !== null) {
            const { id } = match.entries[match.at - 1];
            const option = asked.options.find((o) => o.id === id);
            if (option !== undefined)
              given.push({ option, frame: asked.frame, step: asked.step, seat: asked.seat, span: option.ends ?? null, at: match.at });
            if (option?.ends !== undefined) said.add(option.ends);
            asked = null;
          }
          if (match.nodeKind === 'over') return;
          given = given.filter((x) => {
            const stays = match.state.stack.includes(x.frame);
            const again =
              stays && match.nodeKind === 'decision' && top(match) === x.frame && x.frame.step === x.step && seatOf(match) === x.seat;
            if (again && x.span !== null) wrong.add(`seed ${seed}: ${x.option.id} ends the ${x.span}, which goes on`);
            if (again) on++;
            if (!stays && x.span === null && match.at === x.at) wrong.add(`seed ${seed}: ${x.option.id} ends without saying so`);
            return stays && !again;
          });
          if (match.nodeKind !== 'decision' || decisionOn(match.play, game.book).span === undefined) return;
          asked = { options: match.offered(), frame: top(match), step: top(match).step, seat: seatOf(match) };
        });
      }
      expect([...wrong]).toEqual([]);
      expect(said.size, 'what options say they end: a step whose answers may end a turn says so by `span` and `ends`').toBeGreaterThan(0);
      expectMet(suite, 'long-turns', on);
    });

    it('cannot be taken back alone just where they say so', { timeout: LONG }, () => {
      const wrong = new Set<string>();
      const looks = sampler<U, T, S, V>(game, 25, 20);
      const seen = { bound: 0, free: 0 };
      const enough = (): boolean => seen.bound > met(10) && seen.free > met(10);
      for (const seed of seeds(MATCHES, suite.games, enough))
        walkMatch(suite, seed, (match, random) => {
          const { node } = match;
          if (node.kind !== 'decision' || !looks(match.state, true)) return;
          for (const o of some(match.offered(), 3, random)) {
            const tried = match.fork();
            tried.take(o.id);
            const rolls = tried.nodeKind === 'chance';
            const dice = tried.node.kind === 'chance' && tried.node.dice !== null;
            const shown = tried.undo(node.seat) === 'needs-consent';
            const truth = [...(rolls ? [dice ? 'dice' : 'draw'] : []), ...(shown ? ['reveal'] : [])];
            if (truth.length > 0) seen.bound++;
            else seen.free++;
            if (JSON.stringify(o.commits ?? []) !== JSON.stringify(truth)) wrong.add(`${o.id} commits to ${o.commits}, and to ${truth}`);
          }
        });
      expect([...wrong]).toEqual([]);
      expect(seen.bound, 'answers that cannot be taken back alone').toBeGreaterThan(met(10));
      expect(seen.free, 'answers that can').toBeGreaterThan(met(10));
    });
  });
}
