import { randomBot } from '@escarmouche/engine/bots';
import {
  botTakes,
  formAt,
  formOf,
  Match,
  misfits,
  type NotationPath,
  type Random,
  type RulingCase,
  seeded,
  valueAt,
  withValue,
} from '@escarmouche/engine/core';
import { readRuling, writeRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { kindOf, layersIn, moved, piecesOf, placed, samePlace, thingsIn } from '../editor/model.ts';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
import { workerGameOf } from './games.ts';
import { PLAYED } from './lists.testing.ts';
import type { Played } from './played.testing.ts';
import { matchOf } from './record.ts';
import { Walk } from './walk.ts';

/** Every place of a position at which something stands. */
function pathsIn(v: unknown, path: NotationPath = []): NotationPath[] {
  if (typeof v !== 'object' || v === null) return [path];
  const all = Array.isArray(v) ? v.map((x, i) => [i, x] as const) : Object.entries(v);
  return [path, ...all.flatMap(([step, x]) => pathsIn(x, [...path, step]))];
}

/** What may be answered where a match stands: who holds which seat, a position need not say. */
const asked = (match: AnyMatch): unknown => [
  match.nodeKind,
  match.nodeKind === 'decision'
    ? match
        .options()
        .map((o) => o.id)
        .sort()
    : [],
];

/** Random matches of each game, each of a set-up of its own: `ESCARMOUCHE_GAMES`, or four. */
const MATCHES = Number(process.env.ESCARMOUCHE_GAMES ?? 4);
/** Answers in one of them, and between two positions of it that are looked at. */
const ANSWERS = 400;
const APART = 61;

/** Answers that a position goes on with beside the match it is of. */
const AFTER = 12;

/** The same answer by lot in both, the dice as they fall in the first. */
function goOn(both: readonly AnyMatch[], lots: Random): void {
  const [first] = both;
  const named = (first.nodeKind === 'chance' ? first.outcomes() : first.options()).map((x) => x.id).sort();
  const id = named[lots.below(named.length)];
  for (const match of both) match.nodeKind === 'chance' ? match.fall(id) : match.take(id);
}

/** What every seat is shown of a match. */
function shownOf(of: AnyWorkerGame, match: AnyMatch, { shown }: Played): unknown {
  return [0, 1].map((seat) => {
    const position = JSON.parse(JSON.stringify(of.position(match, seat)));
    return shown(position as never, match);
  });
}

describe.each(Object.entries(PLAYED))('positions of %s', (id, played) => {
  const { library: libraryOf, setups } = played;

  /** The game with its form, and a position taken through the editor: as a link and a file carry it, as the screen lays and changes it. */
  async function editor() {
    const of = await workerGameOf(id);
    const { notation } = of.situations;
    if (notation === undefined) throw new Error(`${id} has no notation`);
    const form = formOf(notation.kind);
    const layers = layersIn(form);
    const count = { stood: 0 };
    const through = (given: RulingCase<unknown>): { readonly situation: unknown; readonly match: AnyMatch } => {
      const [read] = readRuling(writeRuling({ ruling: of.paragraph, cases: [given] }), '').cases;
      expect(read).toEqual(JSON.parse(JSON.stringify(given)));
      const walk = Walk.ofCase(of, read);
      expect(walk.lineOf(walk.info().answers, 'case')).toEqual(read);
      // Each field has a form, and changes by it alone.
      const { situation } = read as { readonly situation: unknown };
      expect(misfits(form, situation)).toEqual([]);
      for (const path of pathsIn(situation)) {
        // What lies in a word list, a text or something of one's own is part of that.
        const whole = path.findIndex((_s, k) => {
          const at = path.slice(0, k);
          const here = formAt(form, situation, at);
          return here !== undefined && ['content', 'some', 'both'].includes(kindOf(here, valueAt(situation, at)).kind);
        });
        const field = whole < 0 ? path : path.slice(0, whole);
        expect(formAt(form, situation, field)).toBeDefined();
        expect(withValue(situation, field, valueAt(situation, field))).toEqual(situation);
      }
      // Whoever stands on the board is a thing of it, can be carried away and comes back.
      for (const thing of layers.flatMap((layer) => thingsIn(layer, situation))) {
        if (thing.place === null || thing.layer.sort === 'places') continue;
        count.stood++;
        const away = typeof thing.place === 'string' ? (/\d,\d/.test(thing.place) ? '7,7' : 'A99') : ([7, 7] as const);
        const there = moved(situation, thing, away);
        expect(there).not.toEqual(situation);
        const back = thingsIn(thing.layer, there).find((x) => samePlace(x.place, away));
        if (back === undefined) throw new Error(`${thing.name} is not at ${String(away)}`);
        expect(moved(there, back, thing.place)).toEqual(situation);
      }
      return { situation, match: walk.at(walk.info().answers) };
    };
    return { of, through, count };
  }

  it('of the library go into the editor and come back as they were', async () => {
    const [{ through, count }, library] = await Promise.all([editor(), libraryOf()]);
    const known = library.entries.flatMap((e): readonly RulingCase<unknown>[] => library.rulingOf(e.paragraph.id)?.cases ?? []);
    const all = known.filter((c) => c.illegal === undefined);
    const apart = Math.max(1, Math.floor(all.length / 8));
    for (let i = 0; i < all.length; i += apart) through({ name: all[i].name, situation: all[i].situation, script: [] });
    expect(count.stood).toBeGreaterThan(2);
  });

  it('of the library are played on from any of their steps, as they stand there', async () => {
    const [of, library] = await Promise.all([workerGameOf(id), libraryOf()]);
    const known = library.entries.flatMap((e): readonly RulingCase<unknown>[] => library.rulingOf(e.paragraph.id)?.cases ?? []);
    const all = known.filter((c) => c.illegal === undefined && c.script.length > 1);
    const apart = Math.max(1, Math.floor(all.length / 8));
    for (let i = 0; i < all.length; i += apart) {
      const walk = Walk.ofCase(of, all[i]);
      for (let step = 0; step <= walk.info().answers; step++) {
        const { match } = await matchOf(walk.record(['person', 'level-1'], step), '');
        expect([of.position(match, 0), asked(match)], `${all[i].name.en}, step ${step}`).toEqual([
          of.position(walk.at(step), 0),
          asked(walk.at(step)),
        ]);
      }
    }
  });

  it('that random matches reach go into the editor and come back equal, and what has no words is counted', async () => {
    const { of, through } = await editor();
    const told = { positions: 0, whole: 0, since: 0, begun: 0, wordless: 0 };
    for (let n = 1; n <= MATCHES; n++) {
      const match: AnyMatch = new Match(of.game, setups(n));
      const random = seeded(n);
      const streams = Array.from({ length: 4 }, (_x, seat) => random.stream(seat));
      for (let k = 0; match.nodeKind !== 'over' && k < ANSWERS; k++) {
        if (k % APART === 0) {
          told.positions++;
          const found = of.caseOf(match);
          if (found === null) told.wordless++;
          else {
            told[found.script.length === 0 ? 'whole' : found.script.length === match.at ? 'begun' : 'since']++;
            const { match: again } = through(found);
            expect(asked(again)).toEqual(asked(match));
            expect(shownOf(of, again, played)).toEqual(shownOf(of, match, played));
            // What nobody is shown and is remembered all the same would make it go on otherwise.
            const [one, other] = [match.fork(), again.fork()];
            const lots = seeded(k);
            for (let m = 0; m < AFTER && one.nodeKind !== 'over'; m++) {
              goOn([one, other], lots);
              expect([m, asked(other)]).toEqual([m, asked(one)]);
            }
            expect(shownOf(of, other, played)).toEqual(shownOf(of, one, played));
          }
        }
        const { node } = match;
        if (node.kind === 'decision') botTakes(match, randomBot, streams[node.seat]);
        else match.rollBy(random);
      }
    }
    // All of it is said where many are asked for: how many a position says whole, and how many by what was answered since one.
    if (MATCHES > 4) console.log(id, JSON.stringify(told));
    expect(told.wordless).toBe(0);
    expect(told.whole).toBeGreaterThan(told.positions / 10);
  });

  it('begin with one that can be laid, on which each piece can be put', async () => {
    const { situations } = await workerGameOf(id);
    const { notation } = situations;
    if (notation === undefined) return;
    const position = notation.blank;
    expect(situations.match(position).nodeKind).not.toBe('over');
    const form = formOf(notation.kind);
    const pieces = layersIn(form).flatMap((layer) => piecesOf(notation, layer, position));
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) {
      expect(misfits(form, placed(position, piece, played.place)[0])).toEqual([]);
    }
  });
});
