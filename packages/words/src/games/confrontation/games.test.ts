/** Random matches of Confrontation told in both languages: nothing unsaid, nothing raw. */

import { Match, seeded } from '@escarmouche/engine';
import { ARMIES, confrontation, FORCES, findArmy, PROFILES, type Setup } from '@escarmouche/engine/confrontation';
import { describe, expect, it } from 'vitest';
import { barenames, languageFault } from '../../language.testing.ts';
import { gamesTold } from '../../told.testing.ts';
import { MISSING, translator } from '../../translator.ts';
import { LANGS, type Lang } from '../../types.ts';
import { en, fr, type Naming, wordsFor } from './index.ts';
import { grammarOf } from './naming.ts';

/** Every key of a language that looks like a key: two words or more with a hyphen between. */
const RAW = new RegExp(
  `(?<![\\w-])(?:${[en.events, en.options, en.refusals, en.prompts, en.rolls, en.faults]
    .flatMap((room) => Object.keys(room).filter((k) => /^[a-z]+-[a-z-]+$/.test(k)))
    .filter((k) => k !== 'counter-attack')
    .join('|')})(?![\\w-])`,
);

/** Names of figures in files, and of paragraphs, which no sentence shows: `dirz-clone-2`, `conf:IX-E.a`. */
const ID = new RegExp(
  `(?:^|[^\\p{L}\\d-])(?:(?:${PROFILES.map((p) => p.id)
    .filter((id) => id.includes('-'))
    .join('|')})(?:-\\d+)?|conf:\\S+)(?![\\p{L}-])`,
  'u',
);

function wrongIn(text: string): string | undefined {
  const id = ID.exec(text);
  if (id !== null) return `raw id ${id[0]}`;
  if (/\{\{|undefined|\[object|NaN|null|[\uE000-\uF8FF]/.test(text) || text.includes(MISSING) || text.trim() === '') return 'unsaid';
  if (/ {2}| [.,]|\(\)|\$t\(|\b(?:stat|wound|phase|location|effect|skill|moment)\.[a-zA-Z]/.test(text)) return 'badly set';
  const raw = RAW.exec(text);
  return raw === null ? undefined : `raw key ${raw[0]}`;
}

function force(k: number): string[] {
  return [...FORCES[k % FORCES.length].profiles];
}

/** Skirmishes between ready-made forces, and combat phases in which everybody stands in one row of contacts. */
function setupOf(seed: number): Setup {
  const one = force(seed * 2);
  const other = force(seed * 5 + 3);
  if (seed % 3 !== 0)
    return {
      mode: 'skirmish',
      seats: [
        { army: FORCES[(seed * 2) % FORCES.length].army, fighters: one.map((profile) => ({ profile })) },
        { army: FORCES[(seed * 5 + 3) % FORCES.length].army, fighters: other.map((profile) => ({ profile })) },
      ],
      table: [400, 400],
      choices: { rounds: '4' },
    };
  const key = (side: string, i: number): string => `${side}${i + 1}`;
  return {
    mode: 'combat',
    seats: [
      { fighters: one.map((profile, i) => ({ profile, key: key('A', i) })) },
      { fighters: other.map((profile, i) => ({ profile, key: key('B', i), ...(i === 0 ? { charged: ['A1'] } : {}) })) },
    ],
    contacts: one.flatMap((_p, i) => [i, i + 1].filter((k) => k < other.length).map((k): [string, string] => [key('A', i), key('B', k)])),
  };
}

/** What belongs to other nodes: each is refused in a sentence. */
function elsewhere(keys: readonly string[]): string[] {
  const [a, b] = [keys[0], keys[keys.length - 1]];
  return [
    `combat:${a}`,
    `combat:${b}`,
    `attack:${a}>${b}`,
    `attack:${b}>${a}`,
    `dice:${a}=1/1`,
    'parry:1',
    'parry:1:sustained',
    `pursue:${a}>${b}`,
    `pursue:${b}>${a}`,
    `separate:${a}|${b}`,
    `name:${a}`,
    `charge:${a}>${b}`,
    `move:${b}>1,1`,
    `initiative:${a}`,
    'again',
    'card:top',
    'pass',
    'end',
  ];
}

type Played = Match<Setup, Naming['table'], NonNullable<Naming['state']>, unknown>;

/** What the sides go by: numbers, names of their own, or their armies. */
function namesOf(match: Played, seed: number, lang: Lang): Pick<Naming, 'seatNames'> {
  const armies = match.table.setup.seats.map((s) => findArmy(s.army ?? '')?.names[lang]);
  if (seed % 4 === 0 || armies.includes(undefined)) return {};
  return {
    seatNames: seed % 4 === 1 ? ['Otto', 'Ada'] : armies.map((name, i) => (armies[0] === armies[1] ? `${name} ${i + 1}` : String(name))),
  };
}

const W = { en: translator(en), fr: translator(fr) };

/** Names of armies that are many. */
const PLURALS = { en: [] as string[], fr: [] as string[] };
for (const lang of LANGS) PLURALS[lang] = ARMIES.filter((a) => a.grammar.plural === true).map((a) => wordsFor(lang).typeset(a.names[lang]));

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
    for (const id of elsewhere(match.table.keys)) out.push(...match.whyNot(id).map((x) => w.refusal(x, ctx)));
  } else if (node.kind === 'chance') {
    out.push(w.roll(node.prompt, ctx), ...(all ? match.outcomes().map((o) => w.outcome(o.id, ctx)) : []));
  }
  return out;
}

describe('random matches in words', () => {
  for (let seed = 1; seed <= gamesTold(18); seed++) {
    it(`match ${seed}`, () => {
      const random = seeded(seed);
      const match = new Match(confrontation, setupOf(seed), { undo: false });
      const wrong: string[] = [];
      for (let n = 0, told = 0; match.nodeKind !== 'over' && n < 600; n++) {
        for (const lang of LANGS) {
          const ctx: Naming = { table: match.table, state: match.state, ...namesOf(match, seed, lang) };
          for (const text of sayings(match, lang, ctx, told, n % 5 === seed % 5)) {
            const fault = wrongIn(text) ?? languageFault(lang, text, PLURALS[lang]);
            if (fault !== null) wrong.push(`${lang}: ${fault}: ${text}`);
          }
          const common = (i: number): boolean => grammarOf(W[lang], ctx, i).proper !== true;
          for (const e of match.events.slice(told))
            wrong.push(
              ...barenames(lang, wordsFor(lang).eventParts(e, ctx), common).map((name) => `${lang}: ${name} without an article: ${e.key}`),
            );
        }
        told = match.events.length;
        if (match.nodeKind === 'chance') match.rollBy(random);
        else match.take(match.options()[random.below(match.options().length)].id);
      }
      expect(match.events.length).toBeGreaterThan(20);
      expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
    });
  }
});
