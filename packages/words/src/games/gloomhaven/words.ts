import { NOBODY } from '@escarmouche/engine/core';
import {
  CHOICES,
  type ChoiceId,
  figureKey,
  findCard,
  findClass,
  findModifier,
  findMonster,
  findScenario,
  findSummon,
  type Half,
  type Intent,
  type MonsterCard,
  type MonsterStats,
  paragraph,
} from '@escarmouche/engine/gloomhaven';
import { type ChoiceText, type GameWords, gameWords } from '../../common.ts';
import { type Fill, translator } from '../../translator.ts';
import { elide, plain, typeset } from '../../typeset.ts';
import { finish } from '../../variants.ts';
import type { why } from './en/why.ts';
import { halfWords } from './halves.ts';
import { cardName, figureName, markedFigure, printed, seatName } from './naming.ts';
import type { Resources } from './resources.ts';
import {
  abilityCard,
  abilityWords,
  chosenByChance,
  effectName,
  effectWords,
  modifierWords,
  one,
  ownModifier,
  sentence,
  termWords,
} from './sentence.ts';
import type { Naming } from './types.ts';

/** A name of content in both languages. */
type Names = Readonly<Record<'en' | 'fr', string>>;

/** What a stat card prints, in its order. */
const STATS = ['hp', 'move', 'attack', 'range', 'targets', 'shield', 'retaliate'] as const;

/** Everything a language can say about Gloomhaven. */
export interface Words extends GameWords<Naming> {
  choice(id: ChoiceId): ChoiceText;
  /** A name or a text of content in this language: of a class, a card, a monster, a scenario; what a half of a card does. */
  name(names: Names): string;
  /** The line of a stat card: `5 hit points, 2 movement, 2 attack`. */
  statLine(stats: MonsterStats): string;
  /** What a monster's ability card says: `Move +1; Attack −1`. */
  abilityLine(card: MonsterCard): string;
  /** What a half of an ability card does, made from its lines: `Attack 3, Range 2; Move 1`. */
  halfLine(half: Half): string;
  /** A figure inside a sentence: `the Brute`, `le Garde bandit 3`. */
  named(i: number, ctx: Naming): string;
  /** What somebody says before cards are chosen: `I act early and I attack the Bandit Guard 2`. */
  talk(intent: Intent, ctx: Naming): string;
  /** The same as it is told: who says it, and what. */
  said(seat: number, intent: Intent, ctx: Naming): string;
  /** A piece about why a monster did what it did, without a capital: `3 to go`, `out: more movement`. */
  why(key: WhyKey, fill?: Fill): string;
}

/** What can be said of why a monster did what it did. */
export type WhyKey = keyof typeof why extends `why-${infer K}` ? K : never;

/** Makes the words of one language from its lists. */
export function makeWords(resources: Resources): Words {
  const w = translator(resources);
  const { lang } = resources;
  const set = (text: string): string => typeset(lang, text);
  const titled = (text: string): string => plain(finish(w, text));

  function bareTerm(id: string, ctx?: Naming): string | undefined {
    const known = termWords(w, id, ctx);
    if (known !== undefined) return known;
    const names = (findClass(id) ?? findMonster(id) ?? findCard(id) ?? findSummon(id) ?? findScenario(id))?.names;
    return names === undefined ? undefined : printed(names, lang);
  }

  function talk({ when, does, on }: Intent, ctx: Naming): string {
    const i =
      on === null
        ? NOBODY
        : (ctx.state?.figures.findLastIndex(
            (_f, k) => ctx.state !== undefined && figureKey({ table: ctx.table, state: ctx.state }, k) === on,
          ) ?? NOBODY);
    const parts = [
      ...(when === null ? [] : [w.say('phrases', `talk-${when}`)]),
      ...(does === null
        ? []
        : [i < 0 ? w.say('phrases', `talk-${does}`) : w.say('phrases', `talk-${does}`, { target: markedFigure(w, ctx, i) }, 'on')]),
    ];
    return titled(parts.length === 2 ? w.say('phrases', 'talk-both', { when: parts[0], does: parts[1] }) : (parts[0] ?? ''));
  }

  return {
    ...gameWords<Naming>(w, {
      choices: CHOICES,
      paragraph,
      sentence: (room, say, ctx) => sentence(w, room, say, ctx),
      term: bareTerm,
      faulty: (name, value) => (name === 'what' ? (bareTerm(value) ?? value) : value),
      inside: (arg, ctx) => one(w, arg, ctx),
      figure: (i, ctx) => figureName(w, ctx, i),
      card: (i, ctx) => cardName(w, ctx, i),
      seat: (seat, ctx) => seatName(w, ctx, seat),
    }),
    outcome(id, ctx) {
      const own = ownModifier(w, id, ctx);
      if (own !== undefined) return set(own);
      if (findModifier(id) !== undefined) return titled(modifierWords(w, id) ?? id);
      const standee = /^standee-(\d+)$/.exec(id);
      if (standee !== null) return titled(w.say('phrases', 'standee', { n: standee[1] }));
      const ability = abilityCard(id, ctx);
      if (ability !== undefined)
        return titled(w.say('phrases', 'ability-outcome', { n: ability.initiative, ability: abilityWords(w, ability) }));
      const chosen = ctx === undefined ? undefined : chosenByChance(w, id, ctx);
      if (chosen !== undefined) return titled(chosen);
      const names = (findCard(id) ?? ctx?.table.cards.find((c) => c.face.id === id)?.face)?.names;
      return names === undefined ? id : set(printed(names, lang));
    },
    name: (names) => set(printed(names, lang)),
    statLine: (stats) =>
      titled(
        STATS.filter((s) => s === 'hp' || (stats[s] ?? 0) > 0)
          .map((s) =>
            w.say('phrases', 'stat-line', {
              n: stats[s] ?? 0,
              stat: w.say('terms', `stat.${s === 'targets' && stats[s] === 1 ? 'target' : s}`),
            }),
          )
          .join(', '),
      ),
    abilityLine: (card) => titled(abilityWords(w, card)),
    halfLine: (half) =>
      titled(
        halfWords(
          w,
          half,
          (e) => effectWords(w, effectName(e)) ?? effectName(e),
          (id) => bareTerm(id) ?? id,
        ),
      ),
    named: (i, ctx) => set(plain(markedFigure(w, ctx, i))),
    talk,
    said: (seat, intent, ctx) => titled(w.say('phrases', 'talk-said', { seat: seatName(w, ctx, seat), line: talk(intent, ctx) })),
    why(key, fill) {
      const text = w.say('phrases', `why-${key}`, fill);
      return set(lang === 'fr' ? elide(text) : text);
    },
  };
}
