/** One i18next instance per language: looks sentences up, counts things, fills values in. */
import { createInstance } from 'i18next';
import { type Lists, ROOMS, type Room } from './resources.ts';

/** Stands where a sentence asks for a value it was not given. Tests look for it; no sentence uses it. */
export const MISSING = '…';

/** Sentences with their values that are kept at most. */
const MOST = 5000;

/** What may be put into a sentence. */
export type Fill = Readonly<Record<string, string | number>>;

/** The words of one language. */
export interface Translator<R extends Lists = Lists> {
  readonly resources: R;
  /** A sentence of a room, with the variant to use where there is one. */
  say(room: Room, key: string, fill?: Fill, variant?: string): string;
  has(room: Room, key: string, variant?: string): boolean;
  /** `A, B and C`. */
  list(items: readonly string[]): string;
  /** `A, B or C`. */
  either(items: readonly string[]): string;
}

/** `+2`, `-1`; the true minus comes with typesetting. */
function signed(n: number): string {
  return n < 0 ? String(n) : `+${n}`;
}

/** One list of words; empty where a game has nothing of the kind. */
function listOf(lists: Lists, room: Room): Readonly<Record<string, string>> {
  return lists[room] ?? {};
}

/** A thing that is made when it is first asked for, and once. */
function onDemand<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Builds the translator of one language. Nothing is loaded: the lists are at hand. */
export function translator<R extends Lists>(resources: R): Translator<R> {
  const { lang } = resources;
  const i18n = createInstance();
  void i18n.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: Object.fromEntries(ROOMS.map((room) => [room, listOf(resources, room)])) },
    ns: [...ROOMS],
    defaultNS: 'phrases',
    // Keys are plain names; what follows a low line is a variant or a plural.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    missingInterpolationHandler: () => MISSING,
  });
  // Single words, counted nouns and what a screen says of each option come back all the time; i18next takes its time over each.
  const known = new Map<string, string>();
  const filled = new Map<string, string>();
  const once = (id: string, make: () => string, kept = known): string => {
    let text = kept.get(id);
    if (text !== undefined) return text;
    text = make();
    // Values have no end, and whoever plays on for hours must not keep them all.
    if (kept === filled && filled.size >= MOST) filled.clear();
    kept.set(id, text);
    return text;
  };
  // British lists: no comma before the last `and`. Each is made when it is first asked for: that takes milliseconds.
  const locale = lang === 'en' ? 'en-GB' : lang;
  // Engines measure in millimetres, players in centimetres.
  const centimetres = onDemand(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }));
  const { formatter } = i18n.services;
  formatter?.add('signed', (value) => signed(Number(value)));
  formatter?.add('cm', (value) => centimetres().format(Number(value) / 10));
  for (const noun of new Set(Object.keys(resources.counts).map((key) => key.slice(0, key.indexOf('_'))))) {
    formatter?.add(noun.toLowerCase(), (value) => once(`${noun}#${value}`, () => i18n.t(noun, { ns: 'counts', count: Number(value) })));
  }
  const and = onDemand(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = onDemand(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  return {
    resources,
    say(room, key, fill, variant) {
      const name = variant === undefined ? key : `${key}_${variant}`;
      return fill === undefined
        ? once(`${room}/${name}`, () => i18n.t(name, { ns: room }))
        : once(`${room}/${name}${JSON.stringify(fill)}`, () => i18n.t(name, { ...fill, ns: room }), filled);
    },
    has: (room, key, variant) => (variant === undefined ? key : `${key}_${variant}`) in listOf(resources, room),
    list: (items) => and().format(items),
    either: (items) => or().format(items),
  };
}
