/** The words of one language: every sentence, name and term that a screen or a command line shows. */
import type { Say } from '@escarmouche/engine/core';
import {
  type Ability,
  CARDS,
  type Card,
  CHARACTERS,
  CHOICES,
  type ChoiceId,
  CLASS_NAMES,
  FACTIONS,
  paragraph,
  RACE_NAMES,
  type Setup,
} from '@escarmouche/engine/wow';
import { type ChoiceText, faultSaid, type GameWords, gameWords } from '../../common.ts';
import { translator } from '../../translator.ts';
import { plain, typeset } from '../../typeset.ts';
import { finish } from '../../variants.ts';
import { type AbilityWords, abilityWords, cardText, type NumbersNow, rangeWords } from './abilities.ts';
import { cardName, figureName, seatName } from './naming.ts';
import type { Resources } from './resources.ts';
import { abilityTitle, inside, sentence, TERM_ROOMS, termWords } from './sentence.ts';
import { spaceName } from './spaces.ts';
import type { Naming } from './types.ts';

/** A card of the Action Bar, face up. */
export interface CardWords {
  readonly name: string;
  /** `2 ticks · instant · totem`. */
  readonly line: string;
  readonly text: string;
  /** Who may hold it. */
  readonly only: string;
}

/** Everything a language can say about a game. */
export interface Words extends GameWords<Naming> {
  choice(id: ChoiceId): ChoiceText;
  fault(f: Say, content?: Setup['content']): string;
  /** A card of a bar; hidden ones by their place. */
  card(i: number, ctx: Naming): string;
  space(i: number, ctx: Naming): string;
  /** `C5, cover`: what the space is as well, for the ear. */
  spaceAloud(i: number, ctx: Naming): string;
  /** An ability by what is printed, or by the numbers that hold now. */
  ability(a: Ability, now?: NumbersNow): AbilityWords;
  /** The name of an ability: `Main attack`, `Heal`. */
  abilityTitle(def: Naming['table']['abilities'][number]): string;
  range(range: { readonly min?: number; readonly max: number }): string;
  cardFace(card: Card): CardWords;
}

/** Values of a fault that are words of files, not of the game. */
const RAW: ReadonlySet<string> = new Set(['choice', 'value', 'values', 'what']);
/** Values of a fault that call a figure or a card by its id: a figure called A is not the faction of that letter. */
const CALLED: ReadonlySet<string> = new Set(['id', 'character']);

const TERRAIN = ['open', 'cover', 'high', 'impassable'] as const;

/** Makes the words of one language from its lists. */
export function makeWords(resources: Resources): Words {
  const w = translator(resources);
  const { lang } = resources;
  const set = (text: string): string => typeset(lang, text);
  const titled = (text: string): string => plain(finish(w, text));

  function bareTerm(id: string): string | undefined {
    const known = termWords(w, id);
    if (known !== undefined) return known;
    const names = FACTIONS.find((f) => f.id === id)?.names ?? CLASS_NAMES[id as keyof typeof CLASS_NAMES] ?? RACE_NAMES[id];
    return names?.[lang];
  }

  /** The name of a card or of a character inside a fault; its id where it has none. */
  function calledBy(id: string, content: Setup['content']): string {
    const card = [...(content?.cards ?? []), ...CARDS].find((c) => c.id === id);
    const character = [...(content?.characters ?? []), ...CHARACTERS].find((c) => c.id === id);
    return (card ?? character)?.names[lang] ?? id;
  }

  /** Whom a card is for inside a fault: a class, a race, a faction, a character by name. */
  const named = (id: string, content: Setup['content']): string => bareTerm(id) ?? calledBy(id, content);

  function faulty(name: string, value: string, content?: Setup['content']): string {
    if (RAW.has(name)) return value;
    const room = TERM_ROOMS[name];
    if (room !== undefined) return termWords(w, value, room) ?? value;
    return CALLED.has(name) ? calledBy(value, content) : w.either(value.split(', ').map((x) => named(x, content)));
  }

  return {
    ...gameWords<Naming>(w, {
      choices: CHOICES,
      paragraph,
      sentence: (room, say, ctx) => sentence(w, room, say, ctx),
      term: bareTerm,
      faulty,
      inside: (arg, ctx) => inside(w, arg, ctx),
      figure: (i, ctx) => figureName(w, ctx, i),
      card: (i, ctx) => cardName(w, ctx, i, true),
      seat: (seat, ctx) => seatName(w, ctx, seat),
      space: (i, ctx) => spaceName(ctx.table, i),
    }),
    fault: (f, content) => faultSaid(w, f, (name, value) => faulty(name, value, content)),
    outcome(id, ctx) {
      const [kind, ...rest] = id.split(':');
      switch (kind) {
        case 'first': {
          const n = Number(rest[0]);
          return titled(
            ctx === undefined ? w.say('phrases', 'first-side', { n }) : w.say('phrases', 'first-of', { seat: seatName(w, ctx, n - 1) }),
          );
        }
        case 'hits':
          return titled(
            w.say(rest[1] === 'crit' ? 'phrases' : 'counts', rest[1] === 'crit' ? 'outcome-crit' : 'hit', {
              hits: Number(rest[0]),
              count: Number(rest[0]),
            }),
          );
        case 'blocks':
          return titled(w.say('counts', 'block', { count: Number(rest[0]) }));
        case 'dice':
          return titled(
            w.list(
              ['crit', 'success', 'fail'].flatMap((face, k) =>
                Number(rest[2 - k]) > 0 ? [w.say('counts', face, { count: Number(rest[2 - k]) })] : [],
              ),
            ),
          );
        case 'die':
          return titled(termWords(w, rest[0], 'face-') ?? rest[0]);
        default:
          return id;
      }
    },
    space: (i, ctx) => spaceName(ctx.table, i),
    spaceAloud(i, ctx) {
      const { table } = ctx;
      const extras = [
        ...(table.terrain[i] === 0 ? [] : [termWords(w, TERRAIN[table.terrain[i]], 'terrain-') ?? '']),
        ...(table.victory.includes(i) ? [w.say('terms', 'victory')] : []),
        ...(table.spawn.some((s) => s.space === i) ? [w.say('terms', 'spawn')] : []),
      ];
      return set([spaceName(table, i), ...extras].join(', '));
    },
    ability: (a, now) => abilityWords(w, a, now),
    abilityTitle: (def) => titled(abilityTitle(w, def, def.key)),
    range: (range) => set(rangeWords(w, range)),
    cardFace(card) {
      const line = [
        ...(card.type === 'equipment' ? [] : [w.say('abilities', 'ticks', { n: card.ticks })]),
        ...(card.category === 'action' && card.type !== 'none' ? [] : [termWords(w, card.category, 'category-') ?? '']),
        ...(card.type === 'none' ? [] : [termWords(w, card.type, 'card-') ?? '']),
        ...(card.beforeMove === true ? [w.say('abilities', 'before-move')] : []),
      ];
      const only = card.restriction.length === 0 ? w.say('terms', 'anybody') : w.either(card.restriction.map((r) => named(r, undefined)));
      return {
        name: set(card.names[lang]),
        line: set(line.join(' · ')),
        text: set(card.text?.[lang] ?? cardText(w, card)),
        only: titled(only),
      };
    },
  };
}
