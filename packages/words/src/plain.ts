/** The words of a game that has no words of its own here, made from what it says of itself: a sentence for each key, a name for each figure. */
import type { AnyManifest, Sentence } from '@escarmouche/engine';
import type { Arg, Say } from '@escarmouche/engine/core';
import { hexId } from '@escarmouche/engine/space';
import { explained, type GameWords, lines, sayings } from './common.ts';
import type { Room } from './resources.ts';
import { SHARED } from './shared.ts';
import { translator } from './translator.ts';
import type { Lang } from './types.ts';
import { marked, plain, typeset } from './typeset.ts';
import { told } from './variants.ts';

/** What names come from: the match as somebody sees it. */
export interface PlainNaming {
  readonly table: unknown;
  readonly state?: unknown;
  readonly seatNames?: readonly string[];
}

export type PlainGameWords = GameWords<PlainNaming>;

/** The words of a game in a language. */
export function plainWords(of: AnyManifest, lang: Lang): PlainGameWords {
  const shared = SHARED[lang];
  const nth = lang === 'fr' ? 1 : 0;
  const inLang = (room: Readonly<Record<string, Sentence>>) =>
    Object.fromEntries(Object.entries(room).map(([key, said]) => [key, said[nth]]));
  const own = Object.fromEntries(Object.entries(of.words).map(([room, list]) => [room, inLang(list)])) as Record<
    keyof AnyManifest['words'],
    Readonly<Record<string, string>>
  >;
  const w = translator({
    ...shared,
    ...own,
    faults: { ...shared.faults, ...own.faults },
    refusals: { ...shared.refusals, ...own.refusals },
    counts: { die_one: '{{count}}', die_other: '{{count}}', ...own.counts },
  });
  const figure = (i: number, { table }: PlainNaming): string => of.figures(table)[i]?.names[lang] ?? w.say('phrases', 'nobody');
  const seat = (i: number, { seatNames }: PlainNaming): string =>
    i < 0 ? w.say('phrases', 'nobody') : (seatNames?.[i] ?? w.say('phrases', 'player', { n: i + 1 }));
  const space = (s: number, { table }: PlainNaming): string => marked('s', s, hexId(of.field(table), s));
  const one = (v: Arg, ctx: PlainNaming): string | number => {
    if (typeof v !== 'object') return typeof v === 'boolean' ? String(v) : v;
    if ('figure' in v) return marked('f', v.figure, figure(v.figure, ctx));
    if ('figures' in v) return w.list(v.figures.map((i) => marked('f', i, figure(i, ctx))));
    if ('space' in v) return space(v.space, ctx);
    if ('spaces' in v) return w.list(v.spaces.map((s) => space(s, ctx)));
    if ('seat' in v) return seat(v.seat, ctx);
    return 'term' in v ? v.term : '';
  };
  const filled = (args: Say['args'], ctx: PlainNaming) => Object.fromEntries(Object.entries(args).map(([key, v]) => [key, one(v, ctx)]));
  const tell = (room: Room, say: Say, ctx: PlainNaming): string | undefined => told(w, room, say, () => filled(say.args, ctx));
  const fault = (say: Say): string => {
    const text = told(w, 'faults', say, () => filled(say.args, { table: null }));
    return text === undefined ? say.key : plain(text);
  };
  return {
    ...sayings(tell),
    ...explained(w, { choices: [], paragraph: (id) => of.paragraphs.find((p) => p.id === id), fault }),
    outcome: (id) => id,
    term: (id) => id,
    knows: () => false,
    fault,
    figure: (i, ctx) => typeset(lang, figure(i, ctx)),
    card: () => '',
    seat: (i, ctx) => typeset(lang, seat(i, ctx)),
    contribution: ({ amount }) => String(amount),
    ...lines<PlainNaming>(w, { figure, card: () => '', seat, inside: one }),
  };
}
