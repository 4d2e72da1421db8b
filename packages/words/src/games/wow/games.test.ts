/** Random games told in both languages: nothing unsaid, nothing raw, nothing given away. */

import { Match, type Random, seeded } from '@escarmouche/engine';
import { FACTIONS, PARTIES, type PartySpec, type Setup, type State, wow } from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { barenames, languageFault } from '../../language.testing.ts';
import { gamesTold } from '../../told.testing.ts';
import { MISSING, translator } from '../../translator.ts';
import { LANGS } from '../../types.ts';
import { en, fr, type Naming, wordsFor } from './index.ts';
import { grammarOf } from './naming.ts';

type WowMatch = Match<Setup, Naming['table'], State, { readonly state: State }>;

const SEATS = ['Ada', 'Ben'] as const;

const W = { en: translator(en), fr: translator(fr) };

/** Names of factions that are many. */
const PLURALS = {
  en: FACTIONS.flatMap((f) => (f.grammar.plural === true ? [f.names.en] : [])),
  fr: FACTIONS.flatMap((f) => (f.grammar.plural === true ? [f.names.fr] : [])),
};

function setupOf(seed: number): Setup {
  const of = (faction: string): PartySpec => {
    const all = PARTIES.filter((p) => p.faction === faction && p.format === 'constructed');
    return all[seed % all.length];
  };
  const seat = (p: PartySpec): Setup['seats'][0] => ({ faction: p.faction, party: p.members });
  return { format: 'constructed', map: 'crossroads', seats: [seat(of('D')), seat(of('A'))], choices: { 'round-limit': '5' } };
}

/** Every key of a language that looks like a key: two words or more with a hyphen between. */
const RAW = new RegExp(
  `\\b(?:${[en.events, en.options, en.refusals, en.prompts, en.rolls].flatMap((room) => Object.keys(room).filter((k) => /^[a-z]+-[a-z-]+$/.test(k))).join('|')})\\b`,
);
function wrongIn(text: string): string | undefined {
  if (/\{\{|undefined|\[object|NaN|null|[\uE000-\uF8FF]/.test(text) || text.includes(MISSING) || text.trim() === '') return 'unsaid';
  if (/ {2}| [.,]|\(\)|\$t\(/.test(text)) return 'badly set';
  const raw = RAW.exec(text);
  return raw === null ? undefined : `raw key ${raw[0]}`;
}

/** Sides that go by numbers, by their factions or by names of their own. */
function naming(match: WowMatch, state: Naming['state'], seed = 1, lang: 'en' | 'fr' = 'en'): Naming {
  if (seed % 3 === 0) return { table: match.table, state };
  return { table: match.table, state, seatNames: seed % 3 === 1 ? SEATS : [FACTIONS[0].names[lang], FACTIONS[1].names[lang]] };
}

/** How much of what can be said at a node is said: the options cost most, and many are alike. */
interface Asked {
  readonly options: boolean;
  readonly refused: boolean;
}

/** Everything sayable where a match stands, to the seat that is asked; of what happened, what each seat has `heard`. */
function sayings(
  match: WowMatch,
  lang: 'en' | 'fr',
  heard: readonly (readonly string[])[],
  asked: Asked,
  seen: readonly Naming[],
): string[] {
  const w = wordsFor(lang);
  const { node } = match;
  const seat = node.kind === 'decision' ? node.seat : 0;
  const ctx = seen[seat];
  const out = [...heard[seat]];
  if (node.kind === 'decision') {
    const { question, pass } = w.prompt(node.prompt, ctx);
    out.push(question, ...(pass === undefined ? [] : [pass]));
    if (asked.options) out.push(...match.options().map((o) => w.option(o.say, ctx)));
    if (asked.refused) for (const r of match.refused()) out.push(w.option(r.say, ctx), ...r.reasons.map((x) => w.refusal(x, ctx)));
  } else if (node.kind === 'chance') {
    out.push(w.roll(node.prompt, ctx));
    if (asked.options) out.push(...match.outcomes().map((o) => w.outcome(o.id, ctx)));
    out.push(...(match.draws()?.of.map((o) => w.option(o.say, ctx)) ?? []));
  }
  return out;
}

/** Plays at random, but turns no card up by itself: what is hidden stays so as long as the game lets it. */
function takeAny(match: WowMatch, random: Random): void {
  const all = match.options();
  const quiet = all.filter((o) => !o.id.startsWith('flip:'));
  match.take((quiet.length > 0 ? quiet : all)[random.below(quiet.length || all.length)].id);
}

function play(seed: number): { match: WowMatch; wrong: string[]; leaks: string[] } {
  const random = seeded(seed);
  const match: WowMatch = new Match(wow, setupOf(seed), { undo: false });
  const wrong: string[] = [];
  const leaks: string[] = [];
  for (let n = 0, told = 0; match.nodeKind !== 'over' && n < 300; n++) {
    const views = [0, 1].map((seat) => match.view(seat).state);
    for (const lang of LANGS) {
      const seen = views.map((state) => naming(match, state, seed, lang));
      const heard = seen.map((ctx, seat) =>
        match
          .eventsFor(seat)
          .slice(told)
          .map((e) => wordsFor(lang).event(e, ctx)),
      );
      for (const text of sayings(match, lang, heard, { options: n % 5 === seed % 5, refused: n % 60 === seed }, seen)) {
        const fault = wrongIn(text) ?? languageFault(lang, text, PLURALS[lang]);
        if (fault !== null) wrong.push(`${lang}: ${fault}: ${text}`);
      }
      const open = naming(match, match.state, seed, lang);
      for (const e of match.events.slice(told)) {
        // A totem is named by its owner in English, before any article.
        const bare =
          lang === 'en' ? [] : barenames(lang, wordsFor(lang).eventParts(e, open), (i) => grammarOf(W[lang], open, i).proper !== true);
        wrong.push(...bare.map((name) => `${lang}: ${name} without an article: ${e.key}`));
      }
      leaks.push(...leaked(match, lang, heard, seen));
    }
    told = match.events.length;
    if (match.nodeKind === 'chance') match.rollBy(random);
    else takeAny(match, random);
  }
  return { match, wrong, leaks };
}

/** Names of hidden cards in what the other seat reads of the latest events. */
function leaked(match: WowMatch, lang: 'en' | 'fr', heard: readonly (readonly string[])[], seen: readonly Naming[]): string[] {
  const w = wordsFor(lang);
  const out: string[] = [];
  for (const seat of [0, 1]) {
    const ctx = seen[seat];
    const hidden = new Set(
      ctx.state.cards.flatMap((c, i) => (c.def === -1 ? [match.table.cards[match.state.cards[i].def].card.names[lang]] : [])),
    );
    // A card of the same name that lies open elsewhere may be spoken of.
    for (const c of ctx.state.cards) if (c.def !== -1) hidden.delete(match.table.cards[c.def].card.names[lang]);
    const names = heard[seat].length === 0 ? [] : [...hidden].map((name) => w.typeset(name));
    for (const text of heard[seat]) if (names.some((name) => text.includes(name))) out.push(`${lang}, seat ${seat}: ${text}`);
  }
  return out;
}

describe('random games in words', () => {
  for (let seed = 1; seed <= gamesTold(20); seed++) {
    it(`game ${seed}`, () => {
      const { match, wrong, leaks } = play(seed);
      expect(match.events.length).toBeGreaterThan(100);
      expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
      expect([...new Set(leaks)].slice(0, 20)).toEqual([]);
    });
  }

  it('says what it is not the moment for, and not the name that was asked for', () => {
    const match: WowMatch = new Match(wow, setupOf(3), { undo: false });
    const verbs = 'reroll protect crit trigger again area shift teleport enter equip flip turn move attack ability card'.split(' ');
    const wanted = verbs.map((verb) => `${verb}:D1/x>0,0`);
    for (const lang of LANGS) {
      const said = wanted.flatMap((id) => match.whyNot(id).map((r) => wordsFor(lang).refusal(r, naming(match, match.state))));
      expect(said.length).toBeGreaterThanOrEqual(verbs.length - 1);
      expect(said.filter((text) => wrongIn(text) !== undefined || /[:>/]|\d,\d/.test(text.replace(/\u202F:/g, '')))).toEqual([]);
    }
  });

  it('names a face-down card to its own side only', () => {
    const match: WowMatch = new Match(wow, setupOf(3), { undo: false });
    const w = wordsFor('fr');
    const open = naming(match, match.state);
    const hidden = match.state.cards.findIndex((c) => c.face === 0);
    const owner = match.state.figures[match.state.cards[hidden].bearer].seat;
    const other = naming(match, match.view(1 - owner).state);
    const name = match.table.cards[match.state.cards[hidden].def].card.names.fr;
    expect(w.card(hidden, open)).toBe(w.typeset(name));
    expect(w.card(hidden, other)).toMatch(/^La carte face cachée nº/);
    const said = (ctx: Naming): string =>
      w.event({ rule: 'wow:300.1', key: 'exhausted-by-effect', args: { card: { card: hidden }, figure: { figure: 0 } }, to: 'all' }, ctx);
    expect(said(open)).toContain(w.typeset(name));
    expect(said(other)).toContain('une carte face cachée');
  });
});
