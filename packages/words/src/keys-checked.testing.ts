/**
 * A game's word lists held against what the engine can say: every key has a sentence in both languages, no sentence asks for a
 * value that is not there, and none is left over.
 */
import { describe, expect, it } from 'vitest';
import type { ExplainedLists } from './common.ts';
import { type KeyRoom, ROOMS_OF_KEYS as ROOMS, type Use } from './keys.testing.ts';
import { LANGS } from './types.ts';

/** What is checked: the lists of a game, and what its engine says. */
export interface Checked {
  readonly uses: readonly Use[];
  readonly unread: readonly string[];
  readonly lists: { readonly en: ExplainedLists; readonly fr: ExplainedLists };
  /** What a sentence may ask for, given the values that come with it. */
  readonly offered: (args: readonly string[]) => ReadonlySet<string>;
  /** Texts that are rightly the same in both languages. */
  readonly alike: (entry: string) => boolean;
  /** Rooms of parts that each language puts together in its own way. */
  readonly parts?: readonly string[];
  /** Every event that ruling files may name, with its arguments. */
  readonly events: Readonly<Record<string, readonly string[]>>;
}

/** Placeholders of a sentence. */
function asked(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map((m) => m[1]);
}

/** What agrees with a figure is each language's own business. */
export const AGREEING = ['figureE', 'figureIl'];

/** The values that a sentence asks for, in whatever order and however often, with an article (`theAbility`) or without. */
function valuesOf(text: string): string {
  const names = asked(text).filter((name) => !AGREEING.includes(name));
  return [...new Set(names.map((name) => name.replace(/^the([A-Z])/, (_all, first: string) => first.toLowerCase())))].sort().join();
}

/** Every sentence of one language beside that of the other. Both have the same rooms; named options say why in a list of their own. */
function besideEachOther(
  en: ExplainedLists,
  fr: ExplainedLists,
): { readonly room: string; readonly key: string; readonly texts: readonly [string, string] }[] {
  const other = new Map<string, Readonly<Record<string, string>>>(Object.entries(fr));
  return Object.entries(en).flatMap(([room, list]) =>
    room === 'lang' || room === 'choices'
      ? []
      : Object.entries(list as Readonly<Record<string, string>>).map(([key, text]) => ({
          room,
          key,
          texts: [text, other.get(room)?.[key] ?? ''] as const,
        })),
  );
}

/** The values a variant speaks of: `no-n` of n, `ability-main` of ability, `moved+acted` of both. */
function spokenOf(variant: string, args: readonly string[]): boolean {
  return variant
    .split('+')
    .every((fact) => args.some((a) => fact === a || fact === `no-${a}` || fact === `one-${a}` || fact.startsWith(`${a}-`)));
}

/** Tests of a game's lists against what the engine says. */
export function describeKeys(of: Checked): void {
  const { uses, unread, lists: LISTS, offered, alike, parts = [], events } = of;
  const { en, fr } = LISTS;
  describe('the keys of the engine', () => {
    it('are all read', () => {
      expect(unread).toEqual([]);
      for (const room of ROOMS) expect(uses.filter((u) => u.room === room).length, room).toBeGreaterThan(3);
    });

    it('are the events that ruling files may name, each with its arguments', () => {
      const told: Record<string, Set<string>> = {};
      for (const u of uses.filter((x) => x.room === 'events')) {
        told[u.key] ??= new Set();
        for (const a of u.args) told[u.key].add(a);
      }
      const open = new Set(uses.filter((u) => u.room === 'events' && u.open).map((u) => u.key));
      expect(Object.keys(events).sort()).toEqual(Object.keys(told).sort());
      for (const [key, args] of Object.entries(events)) if (!open.has(key)) expect([...told[key]].sort(), key).toEqual([...args].sort());
    });

    for (const lang of LANGS) {
      it(`all have a sentence: ${lang}`, () => {
        expect([
          ...new Set(
            uses.filter((u) => !(u.key in LISTS[lang][u.room])).map((u) => `${u.room} ${u.key} (${u.args.join(', ')}) at ${u.at}`),
          ),
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
      const same = besideEachOther(en, fr).filter(
        ({ room, key, texts }) => room !== 'epithets' && texts[0] === texts[1] && !alike(`${room} ${key}`),
      );
      expect(same).toEqual([]);
      expect(Object.entries(en.choices).filter(([id, c]) => c.why === fr.choices[id].why)).toEqual([]);
    });

    it('ask for the same values in the two languages', () => {
      const sentences = besideEachOther(en, fr).filter(({ room }) => !parts.includes(room));
      expect(sentences.filter(({ texts }) => valuesOf(texts[0]) !== valuesOf(texts[1]))).toEqual([]);
    });
  });
}
