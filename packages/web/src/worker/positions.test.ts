import { randomBot } from '@escarmouche/engine/bots';
import type { Shown as ConfrontationShown } from '@escarmouche/engine/confrontation';
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
import type { Shown as GloomhavenShown } from '@escarmouche/engine/gloomhaven';
import { DECKS, type Shown as UnderworldsShown } from '@escarmouche/engine/underworlds';
import type { Shown as WowShown } from '@escarmouche/engine/wow';
import { readRuling, writeRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { kindOf, layersIn, moved, piecesOf, placed, samePlace, thingsIn } from '../editor/model.ts';
import { NOTHING_OWN } from '../games/confrontation/setup/content.ts';
import * as conf from '../games/confrontation/setup/draft.ts';
import * as gloom from '../games/gloomhaven/setup/draft.ts';
import * as under from '../games/underworlds/setup/draft.ts';
import * as wow from '../games/wow/setup/draft.ts';
import type { Library } from '../rulings/library.ts';
import type { AnyMatch, AnyWorkerGame } from './game.ts';
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

interface Played {
  readonly rulings: () => Promise<{ readonly library: Library }>;
  /** A set-up for a match by its number. */
  readonly setup: (n: number) => unknown;
  /**
   * What a seat is shown, without what is only a number of ours: in which order a table has its cards and tokens, and where in the round of
   * speakers its list begins.
   */
  readonly shown?: (position: never, match: AnyMatch) => unknown;
}

/** Things in no order. */
const heap = (all: readonly unknown[]): readonly string[] => all.map((x) => JSON.stringify(x)).sort();
/** The same with each figure by its name, whatever its number. */
const byName = <X>(x: X, figures: readonly { readonly id: string }[]): X =>
  JSON.parse(JSON.stringify(x), (key, v) => (key === 'figure' && typeof v === 'number' ? figures[v]?.id : v));
const isHere = (f: GloomhavenShown['figures'][number]): boolean => f.kind === 'character' || !f.out;
const turnOf = <X>(all: readonly X[], n: number): X => all[n % all.length];

const GAMES: Readonly<Record<string, Played>> = {
  confrontation: {
    rulings: () => import('../games/confrontation/rulings.ts'),
    setup: (n) =>
      conf.setupOf(
        n % 2 === 1 ? conf.USUAL_DRAFT : { ...conf.USUAL_DRAFT, mode: 'combat', tactics: n % 4 === 0 ? '0' : 'chance' },
        NOTHING_OWN,
      ),
    // Whoever spoke in a combat phase that is over speaks no more.
    shown: ({ authority, speaking, combats, phase, figures, fights, ...more }: ConfrontationShown) => ({
      ...more,
      phase,
      figures: figures.map((f) => ({ ...f, combat: combats[f.combat]?.members ?? null })),
      fights: { ...fights, combat: fights.combat && { ...fights.combat, id: 0 } },
      combats: heap(combats),
      speakers: phase === 'combat' ? authority.map((_seat, i) => authority[(Math.max(0, speaking) + i) % authority.length]) : [],
    }),
  },
  gloomhaven: {
    rulings: () => import('../games/gloomhaven/rulings.ts'),
    // The dead but for characters are nobody any more.
    shown: ({ cards, figures, named, ...more }: GloomhavenShown) => ({
      ...more,
      cards: heap(cards),
      figures: byName(figures, figures).filter((f) => isHere(f)),
      turn: figures[more.turn]?.id,
      track: byName(more.track, figures),
      named: { ...named, figures: named.figures.filter((_f, i) => isHere(figures[i])) },
    }),
    setup: (n) => gloom.setupOf({ ...gloom.USUAL_DRAFT, solo: n % 2 === 1, many: 2, level: n % 2 }),
  },
  underworlds: {
    rulings: () => import('../games/underworlds/rulings.ts'),
    shown: ({ cards, objectives, fighters, ...more }: UnderworldsShown) => ({
      ...more,
      cards: heap(cards),
      objectives: heap(objectives),
      fighters: fighters.map((f) => ({ ...f, upgrades: heap(f.upgrades) })),
    }),
    setup: (n) => {
      const [a, b] = [turnOf(DECKS, n), turnOf(DECKS, 3 * n + 1)];
      return under.setupOf(under.withSide(under.withSide(under.USUAL_DRAFT, 0, { warband: a.warband }), 1, { warband: b.warband }), []);
    },
  },
  wow: {
    rulings: () => import('../games/wow/rulings.ts'),
    // Pets and totems that are gone are nobody any more.
    shown: ({ figures, named, ...more }: WowShown) => ({
      ...more,
      figures: byName(figures, figures).filter((_f, i) => figures[i].kind === 'character' || figures[i].place >= 0),
      named: { ...named, figures: named.figures.filter((_f, i) => figures[i].kind === 'character' || figures[i].place >= 0) },
    }),
    setup: (n) => {
      const format = n % 2 === 1 ? 'constructed' : 'starter';
      const party = (faction: string) => ({ party: turnOf(wow.partiesFor(format, faction), n >> 1).id });
      const draft = wow.withFormat(wow.USUAL_DRAFT, format);
      return wow.setupOf(wow.withSide(wow.withSide(draft, 0, party('D')), 1, party('A')));
    },
  },
};

/** What every seat is shown of a match. */
function shownOf(of: AnyWorkerGame, match: AnyMatch, { shown }: Played): unknown {
  return [0, 1].map((seat) => {
    const position = JSON.parse(JSON.stringify(of.position(match, seat)));
    return shown === undefined ? position : shown(position as never, match);
  });
}

describe.each(Object.entries(GAMES))('positions of %s', (id, played) => {
  const { rulings, setup } = played;

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
    const [{ through, count }, { library }] = await Promise.all([editor(), rulings()]);
    const known = library.entries.flatMap((e): readonly RulingCase<unknown>[] => library.rulingOf(e.paragraph.id)?.cases ?? []);
    const all = known.filter((c) => c.illegal === undefined);
    const apart = Math.max(1, Math.floor(all.length / 4));
    for (let i = 0; i < all.length; i += apart) through({ name: all[i].name, situation: all[i].situation, script: [] });
    expect(count.stood).toBeGreaterThan(2);
  });

  it('that random matches reach go into the editor and come back equal, and what has no words is counted', async () => {
    const { of, through } = await editor();
    const told = { positions: 0, whole: 0, since: 0, begun: 0, wordless: 0 };
    for (let n = 1; n <= MATCHES; n++) {
      const match: AnyMatch = new Match(of.game, setup(n));
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
      const at = id === 'confrontation' ? ([50, 50] as const) : id === 'gloomhaven' ? '2,2' : 'A1';
      expect(misfits(form, placed(position, piece, at)[0])).toEqual([]);
    }
  });
});
