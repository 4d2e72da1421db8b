/** Random matches of Underworlds told in both languages: nothing unsaid, nothing raw, nothing given away. */

import { Match, seeded } from '@escarmouche/engine';
import { DECKS, isOpen, type Setup, type State, underworlds, WARBAND_GRAMMAR, WARBAND_NAMES } from '@escarmouche/engine/underworlds';
import { describe, expect, it } from 'vitest';
import { barenames, languageFault } from '../../language.testing.ts';
import { gamesTold } from '../../told.testing.ts';
import { MISSING } from '../../translator.ts';
import { LANGS, type Lang } from '../../types.ts';
import { en, type Naming, wordsFor } from './index.ts';

type Played = Match<Setup, Naming['table'], State, { readonly state: State }>;

/** Every key of a language that looks like a key: two words or more with a hyphen between. */
const RAW = new RegExp(
  `(?<![\\w-])(?:${[en.events, en.options, en.refusals, en.prompts, en.rolls, en.faults]
    .flatMap((room) => Object.keys(room).filter((k) => /^[a-z]+-[a-z-]+$/.test(k)))
    .filter((k) => k !== 're-roll')
    .join('|')})(?![\\w-])`,
);

function wrongIn(text: string): string | undefined {
  if (/\{\{|undefined|\[object|NaN|null|[\uE000-\uF8FF]/.test(text) || text.includes(MISSING) || text.trim() === '') return 'unsaid';
  if (/ {2}| [.,]|\(\)|\$t\(|\b(?:trigger|roll|face|attack|ability|board|direction|ask)\.[a-zA-Z]/.test(text)) return 'badly set';
  const raw = RAW.exec(text);
  return raw === null ? undefined : `raw key ${raw[0]}`;
}

/** Warbands with their ready-made decks, others in either seat for each seed. */
function setupOf(seed: number): Setup {
  const seat = (n: number): Setup['seats'][0] => {
    const { warband, id } = DECKS[n % DECKS.length];
    return { warband, deck: id };
  };
  return { seats: [seat(seed), seat(seed * 3 + 1)] };
}

/** What the sides go by: numbers, their warbands or names of their own, in turn. */
function namesOf(match: Played, seed: number, lang: Lang): readonly string[] | undefined {
  if (seed % 4 === 0) return undefined;
  if (seed % 4 === 1) return ['Otto', 'Ada'];
  const [a, b] = match.table.setup.seats.map((s) => WARBAND_NAMES[s.warband][lang]);
  return a === b ? [`${a} 1`, `${b} 2`] : [a, b];
}

/** Those of them that are many. */
function pluralsOf(match: Played, lang: Lang): string[] {
  return match.table.setup.seats.flatMap((s) =>
    WARBAND_GRAMMAR[s.warband].plural === true ? [wordsFor(lang).name(WARBAND_NAMES[s.warband])] : [],
  );
}

/** What is said where a match stands: the latest events, what is asked and, now and then, everything that can be answered. */
function sayings(match: Played, lang: Lang, ctx: Naming, from: number, all: boolean): string[] {
  const w = wordsFor(lang);
  const { node } = match;
  const out = match.events.slice(from).map((e) => w.event(e, ctx));
  if (node.kind === 'decision') {
    const { question, pass } = w.prompt(node.prompt, ctx);
    out.push(question, ...(pass === undefined ? [] : [pass]));
    if (!all) return out;
    out.push(...match.options().map((o) => w.option(o.say, ctx)));
    for (const r of match.refused()) out.push(w.option(r.say, ctx), ...r.reasons.map((x) => w.refusal(x, ctx)));
  } else if (node.kind === 'chance') {
    out.push(w.roll(node.prompt, ctx), ...(all ? match.outcomes().map((o) => w.outcome(o.id, ctx)) : []));
    const drawn = match.draws()?.of.map((o) => w.option(o.say, ctx)) ?? [];
    expect(new Set(drawn).size).toBe(drawn.length);
    out.push(...drawn);
  }
  return out;
}

/** The names of a table's cards as sentences quote them. */
function quotedNames(match: Played, lang: Lang): string[] {
  const w = wordsFor(lang);
  return match.table.cards.map((_card, def) => w.typeset(`"${w.card(def, { table: match.table })}"`));
}

/** Names of cards nobody has shown in what the other seat reads: in the latest events and in the question it may overhear. */
function leaked(match: Played, lang: Lang, from: number, quoted: readonly string[]): string[] {
  const w = wordsFor(lang);
  const ctx: Naming = { table: match.table, state: match.state };
  const out: string[] = [];
  for (const seat of [0, 1]) {
    const names = match.state.cards.filter((c) => c.owner !== seat && !isOpen(c)).map((c) => quoted[c.def]);
    const open = new Set(match.state.cards.filter((c) => c.owner === seat || isOpen(c)).map((c) => quoted[c.def]));
    const heard = match
      .eventsFor(seat)
      .slice(from)
      .map((e) => w.event(e, ctx));
    if (match.node.kind === 'decision') heard.push(w.prompt(match.node.prompt, ctx).question);
    for (const text of heard)
      for (const name of names) if (!open.has(name) && text.includes(name)) out.push(`${lang}, seat ${seat}: ${text}`);
  }
  return out;
}

describe('random matches in words', () => {
  for (let seed = 1; seed <= gamesTold(9); seed++) {
    it(`match ${seed}`, () => {
      const random = seeded(seed);
      const match: Played = new Match(underworlds, setupOf(seed), { undo: false });
      const wrong: string[] = [];
      const leaks: string[] = [];
      const quoted = LANGS.map((lang) => quotedNames(match, lang));
      for (let n = 0, told = 0, heard = [0, 0]; match.nodeKind !== 'over' && n < 500; n++) {
        for (const lang of LANGS) {
          const seatNames = namesOf(match, seed, lang);
          const ctx: Naming = { table: match.table, state: match.state, ...(seatNames === undefined ? {} : { seatNames }) };
          for (const text of sayings(match, lang, ctx, told, n % 23 === seed % 23)) {
            const fault = wrongIn(text) ?? languageFault(lang, text, pluralsOf(match, lang));
            if (fault !== null) wrong.push(`${lang}: ${fault}: ${text}`);
          }
          const common = (i: number): boolean => match.table.fighters[i].fighter.grammar.proper !== true;
          for (const e of match.events.slice(told))
            wrong.push(
              ...barenames(lang, wordsFor(lang).eventParts(e, ctx), common).map((name) => `${lang}: ${name} without an article: ${e.key}`),
            );
        }
        // Names are told in either language alike: one at a time is enough.
        leaks.push(...leaked(match, LANGS[n % 2], Math.min(...heard), quoted[n % 2]));
        told = match.events.length;
        heard = [0, 1].map((seat) => match.eventsFor(seat).length);
        if (match.nodeKind === 'chance') match.rollBy(random);
        else {
          const options = match.options();
          match.take(options[random.below(options.length)].id);
        }
      }
      expect(match.events.length).toBeGreaterThan(40);
      expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
      expect([...new Set(leaks)].slice(0, 20)).toEqual([]);
    });
  }
});
