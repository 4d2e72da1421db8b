/**
 * Every key that the engine and World of Warcraft Miniatures can say has a sentence in both languages, and no sentence asks for a value that is not there.
 * The keys are read from the engine's sources, so that a new one fails here until somebody writes it down.
 */
import {
  CARD_TYPES,
  CATEGORIES,
  CHOICES,
  CLASSES,
  DAMAGE_TYPES,
  DURATIONS,
  FACTIONS,
  NATURES,
  RACE_NAMES,
  RULEBOOK,
  STATS,
  TERRAINS,
} from '@escarmouche/engine/wow';
import { describe, expect, it } from 'vitest';
import { en, fr, LANGS, type Resources, wordsFor } from './index.ts';
import { type KeyRoom, keysOf } from './keys.testing.ts';

const { uses, unread } = keysOf('wow-miniatures');

/** Placeholders of a sentence. */
function asked(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map((m) => m[1]);
}

/** What a sentence may ask for, given the values that come with it. */
function offered(args: readonly string[]): Set<string> {
  const out = new Set(args);
  // Pieces that several values make together, see `sentence.ts`.
  for (const x of ['aim', 'on', 'as']) out.add(x);
  if (args.includes('ability')) for (const x of ['theAbility', 'with']) out.add(x);
  if (args.includes('faces')) out.add('facesShown');
  if (args.includes('card')) out.add('cardOwner');
  if (args.includes('spaces')) for (const x of ['spacesEnd', 'spacesVia']) out.add(x);
  return out;
}

/** The values a variant speaks of: `no-n` of n, `ability-main` of ability, `moved+acted` of both. */
function spokenOf(variant: string, args: readonly string[]): boolean {
  return variant
    .split('+')
    .every((fact) => args.some((a) => fact === a || fact === `no-${a}` || fact === `one-${a}` || fact.startsWith(`${a}-`)));
}

/** Texts that are rightly the same in both languages. */
const ALIKE = new Set([
  'options attack',
  'options ability',
  'options card_ability-grant',
  'options choose',
  'files as-written',
  'files one-of',
  'records as-written',
  'phrases with-seat',
  'phrases numbered',
  'phrases faces',
  'phrases part-add',
  'abilities ticks',
  'terms category-action',
  'terms card-buff',
  'terms card-debuff',
  'terms card-totem',
  'terms type-arcane',
  'terms type-nature',
  'terms totem',
  'terms effect-convert',
  'counts point_one',
  'counts point_other',
]);

const LISTS = { en, fr };
const ROOMS = ['events', 'options', 'refusals', 'prompts', 'rolls', 'faults'] as const;

describe('the keys of the engine', () => {
  it('are all read', () => {
    expect(unread).toEqual([]);
    for (const room of ROOMS) expect(uses.filter((u) => u.room === room).length, room).toBeGreaterThan(3);
  });

  for (const lang of LANGS) {
    it(`all have a sentence: ${lang}`, () => {
      expect([
        ...new Set(uses.filter((u) => !(u.key in LISTS[lang][u.room])).map((u) => `${u.room} ${u.key} (${u.args.join(', ')}) at ${u.at}`)),
      ]).toEqual([]);
    });

    it(`bring every value their sentence asks for: ${lang}`, () => {
      const wrong: string[] = [];
      const check = (room: KeyRoom | 'passes', text: string, key: string, variant: string | undefined, list: object): void => {
        for (const u of uses.filter((x) => x.room === (room === 'passes' ? 'prompts' : room) && x.key === key && !x.open)) {
          if (variant !== undefined && !spokenOf(variant, u.args)) continue;
          // A use with a sentence of its own never comes to the plain one.
          if (variant === undefined && u.args.some((a) => `${key}_${a}` in list) && !asked(text).every((a) => offered(u.args).has(a)))
            continue;
          for (const a of asked(text))
            if (!offered(u.args).has(a)) wrong.push(`${room} ${key}${variant === undefined ? '' : `_${variant}`} asks for ${a}: ${u.at}`);
        }
      };
      for (const room of [...ROOMS, 'passes'] as const) {
        const list = LISTS[lang][room];
        for (const [name, text] of Object.entries(list)) {
          const at = name.indexOf('_');
          check(room, text, at === -1 ? name : name.slice(0, at), at === -1 ? undefined : name.slice(at + 1), list);
        }
      }
      expect([...new Set(wrong)]).toEqual([]);
    });

    it(`and no sentence is left over: ${lang}`, () => {
      const idle: string[] = [];
      for (const room of [...ROOMS, 'passes'] as const) {
        for (const name of Object.keys(LISTS[lang][room])) {
          const [key, variant] = name.split(/_(.*)/s);
          const mine = uses.filter((u) => u.room === (room === 'passes' ? 'prompts' : room) && u.key === key);
          if (mine.length === 0 || (variant !== undefined && !mine.some((u) => u.open || spokenOf(variant, u.args))))
            idle.push(`${room} ${name}`);
        }
      }
      expect(idle).toEqual([]);
    });
  }

  it('are said differently in the two languages', () => {
    const same: string[] = [];
    for (const room of Object.keys(en) as (keyof Resources)[]) {
      if (room === 'lang' || room === 'epithets' || room === 'choices') continue;
      for (const [key, text] of Object.entries(en[room])) {
        if (text === (fr[room] as Record<string, string>)[key] && !ALIKE.has(`${room} ${key}`)) same.push(`${room} ${key}: ${text}`);
      }
    }
    for (const [id, c] of Object.entries(en.choices))
      if (c.why === fr.choices[id as keyof typeof fr.choices].why) same.push(`choices ${id}`);
    expect(same).toEqual([]);
  });
});

describe('the words of content', () => {
  for (const lang of LANGS) {
    it(`know every term: ${lang}`, () => {
      const w = wordsFor(lang);
      const ids = [
        ...DAMAGE_TYPES,
        ...NATURES,
        ...CLASSES,
        ...CATEGORIES,
        ...CARD_TYPES,
        ...STATS,
        ...DURATIONS,
        ...TERRAINS,
        ...FACTIONS.map((f) => f.id),
        ...Object.keys(RACE_NAMES),
      ];
      expect(ids.filter((id) => !w.knows(id))).toEqual([]);
    });

    it(`explain every option of the game and every paragraph: ${lang}`, () => {
      const w = wordsFor(lang);
      for (const c of CHOICES) expect(Object.keys(w.choice(c.id).values).sort(), c.id).toEqual([...c.values].sort());
      for (const p of RULEBOOK) expect(w.rule(p.id)?.text, p.id).not.toContain("'");
      expect(w.rule('wow:nothing')).toBeUndefined();
    });
  }
});
