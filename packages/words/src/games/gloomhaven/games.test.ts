/** Random scenarios of Gloomhaven told in both languages: nothing unsaid, nothing raw, nothing given away. */
import { Match, seeded } from '@escarmouche/engine';
import { CARDS, CLASSES_FACES, gloomhaven, type Setup, type State, type View } from '@escarmouche/engine/gloomhaven';
import { describe, expect, it } from 'vitest';
import { barenames, languageFault } from '../../language.testing.ts';
import { MISSING } from '../../translator.ts';
import { LANGS, type Lang } from '../../types.ts';
import { en, type Naming, wordsFor } from './index.ts';
import { grammarOf } from './naming.ts';

type Played = Match<Setup, Naming['table'], State, View>;

/** Every key of a language that looks like a key: two words or more with a hyphen between. */
const RAW = new RegExp(
  `(?<![\\w-])(?:${[en.events, en.options, en.refusals, en.prompts, en.rolls, en.faults]
    .flatMap((room) => Object.keys(room).filter((k) => /^[a-z]+-[a-z-]+$/.test(k)))
    .join('|')})(?![\\w-])`,
);

function wrongIn(text: string): string | undefined {
  if (/\{\{|undefined|\[object|NaN|null|[\uE000-\uF8FF]/.test(text) || text.includes(MISSING) || text.trim() === '') return 'unsaid';
  if (/ {2}| [.,]|\(\)|\$t\(|\b(?:modifier|condition|element|effect|line|half|basic|monster|ability|focus|bonus)\.[a-zA-Z+-]/.test(text))
    return 'badly set';
  if (/\b(?:brute|scoundrel|spellweaver|bandit-guard|bandit-archer|living-bones):/.test(text)) return 'raw name';
  if (/\b(?:focus|first|heal|go|trap|use):[a-z0-9]/.test(text)) return 'raw id';
  // What nobody is called or nowhere lies stands for a value that was not found.
  if (/\b(?:nobody|personne) \d|(?<=^| )\?(?= ?[.,]| \p{Ll})/u.test(text)) return 'nobody';
  const raw = RAW.exec(text);
  return raw === null ? undefined : `raw key ${raw[0]}`;
}

/** Every class with any of its cards, and decks in which every kind of modifier comes up. */
function setupOf(seed: number): Setup {
  const random = seeded(seed);
  return {
    scenario: 'black-barrow',
    level: seed % 3,
    anyHand: true,
    characters: CLASSES_FACES.map((c) => ({
      class: c.id,
      cards: CARDS.filter((x) => x.class === c.id && random.below(6) > 0).map((x) => x.id),
      modifiers: {
        '+0': 4,
        '+1': 3,
        '-1': 2,
        x2: 3,
        null: 1,
        bless: 1,
        curse: 1,
        'rolling+1': 2,
        'rolling+0/stun': 1,
        'rolling+0/pierce-3': 1,
        '+0/muddle': 1,
        '+1/push-2': 1,
        '+1/fire': 2,
        '+0/heal-2': 1,
      },
    })),
    choices: { 'monster-ties': seed % 4 === 0 ? 'chance' : 'players' },
  };
}

/** What the players go by: their characters, whose names the screen gives them too, or names of their own. */
function namesOf(match: Played, seed: number, lang: Lang): Pick<Naming, 'seatNames'> {
  if (seed % 3 === 0) return {};
  return { seatNames: seed % 3 === 1 ? ['Otto', 'Ada', 'Zoé'] : match.table.characters.map((c) => c.face.names[lang]) };
}

/** What is said where a scenario stands: the latest events, what is asked and, now and then, everything that can be answered. */
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
    out.push(...(match.draws()?.of.map((o) => w.option(o.say, ctx)) ?? []));
  }
  return out;
}

/** Players who mostly play their cards get farther than those who do anything. */
function answer(match: Played, random: ReturnType<typeof seeded>): void {
  const options = match.options();
  const boldly = random.below(3) > 0 ? options.slice(-Math.ceil(options.length / 2)) : options;
  match.take(boldly[random.below(boldly.length)].id);
}

describe('random scenarios in words', () => {
  const told = new Set<string>();

  for (let seed = 1; seed <= 9; seed++) {
    it(`scenario ${seed}`, () => {
      const random = seeded(seed);
      const match: Played = new Match(gloomhaven, setupOf(seed), { undo: false });
      const wrong: string[] = [];
      let from = 0;
      for (let n = 0; match.nodeKind !== 'over' && n < 700; n++) {
        for (const lang of LANGS) {
          const ctx: Naming = { table: match.table, state: match.state, ...namesOf(match, seed, lang) };
          for (const text of sayings(match, lang, ctx, from, n % 11 === seed % 11)) {
            const fault = wrongIn(text) ?? languageFault(lang, text);
            if (fault !== null) wrong.push(`${lang}: ${fault}: ${text}`);
          }
          const common = (i: number): boolean => grammarOf(ctx, i).proper !== true;
          for (const e of match.events.slice(from))
            wrong.push(
              ...barenames(lang, wordsFor(lang).eventParts(e, ctx), common).map((name) => `${lang}: ${name} without an article: ${e.key}`),
            );
        }
        from = match.events.length;
        if (match.nodeKind === 'chance') match.rollBy(random);
        else answer(match, random);
      }
      for (const e of match.events) told.add(e.key);
      expect(match.events.length).toBeGreaterThan(40);
      expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
    });
  }

  it('come to most of what can happen', () => {
    expect(told.size).toBeGreaterThan(35);
  });

  it('tell nobody what others have chosen before all have', () => {
    const match: Played = new Match(gloomhaven, setupOf(1), { undo: false });
    const random = seeded(5);
    const shown = (): number => match.events.filter((e) => e.key === 'shows').length;
    while (!match.options().some((o) => o.id.startsWith('cards:'))) {
      if (match.nodeKind === 'chance') match.rollBy(random);
      else answer(match, random);
    }
    for (let seat = 0; seat < 3; seat++) {
      expect(shown()).toBe(0);
      match.take(match.options().find((o) => o.id.startsWith('cards:'))?.id ?? '');
    }
    expect(shown()).toBe(3);
  });
});
