import { formAt, formOf, misfits, type NotationPath, type RulingCase, seeded, valueAt, withValue } from '@escarmouche/engine/core';
import { readRuling, writeRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { kindOf, layersIn, moved, piecesOf, placed, samePlace, thingsIn } from '../editor/model.ts';
import type { AnyMatch } from './game.ts';
import { workerGameOf } from './games.ts';
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

const GAMES = {
  confrontation: () => import('../games/confrontation/rulings.ts'),
  gloomhaven: () => import('../games/gloomhaven/rulings.ts'),
  underworlds: () => import('../games/underworlds/rulings.ts'),
  wow: () => import('../games/wow/rulings.ts'),
};

describe.each(Object.entries(GAMES))('positions of %s', (id, rulings) => {
  it('of the library, and those that random play goes on to, go into the editor and come back as they were', async () => {
    const [of, { library }] = await Promise.all([workerGameOf(id), rulings()]);
    const { notation } = of.situations;
    if (notation === undefined) throw new Error(`${id} has no notation`);
    const form = formOf(notation.kind);
    const layers = layersIn(form);
    const known = library.entries.flatMap((e): readonly RulingCase<unknown>[] => library.rulingOf(e.paragraph.id)?.cases ?? []);
    const all = known.filter((c) => c.illegal === undefined);
    const apart = Math.floor(all.length / 4);
    let [positions, stood] = [0, 0];
    const holds = (given: RulingCase<unknown>, match: AnyMatch | null): void => {
      positions++;
      // As a link and a file carry it, and as the screen lays it.
      const [read] = readRuling(writeRuling({ ruling: of.paragraph, cases: [given] }), '').cases;
      expect(read).toEqual(JSON.parse(JSON.stringify(given)));
      const walk = Walk.ofCase(of, read);
      if (match !== null) expect(asked(walk.at(walk.info().answers))).toEqual(asked(match));
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
        stood++;
        const away = typeof thing.place === 'string' ? (/\d,\d/.test(thing.place) ? '7,7' : 'A99') : ([7, 7] as const);
        const there = moved(situation, thing, away);
        expect(there).not.toEqual(situation);
        const back = thingsIn(thing.layer, there).find((x) => samePlace(x.place, away));
        if (back === undefined) throw new Error(`${thing.name} is not at ${String(away)}`);
        expect(moved(there, back, thing.place)).toEqual(situation);
      }
    };
    for (let i = 0; i < all.length; i += apart) {
      const { name, situation } = all[i];
      holds({ name, situation, script: [] }, null);
      const match = of.situations.match(situation);
      const random = seeded(i + 1);
      for (let n = 0; match.nodeKind !== 'over' && n < 12; n++) {
        if (match.nodeKind === 'chance') match.rollBy(random);
        else {
          const options = match.options();
          match.take(options[random.below(options.length)].id);
        }
      }
      const found = of.caseOf(match);
      if (found !== null) holds(found, match);
    }
    expect(positions).toBeGreaterThan(4);
    expect(stood).toBeGreaterThan(positions);
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
      const at = id === 'confrontation' ? ([50, 50] as const) : id === 'gloomhaven' ? '2,2' : 'A1';
      expect(misfits(form, placed(position, piece, at)[0])).toEqual([]);
    }
  });
});
