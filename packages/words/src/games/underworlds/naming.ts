/** What fighters, cards, hexes and players are called inside a sentence. */
import { fieldOf, WARBAND_NAMES, type WarbandId } from '@escarmouche/engine/underworlds';
import type { Translator } from '../../translator.ts';
import type { Lang } from '../../types.ts';
import { marked } from '../../typeset.ts';
import type { Resources } from './resources.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;

/** A name of the content: every apostrophe in it stands for letters left out, also where a word begins with one (`'Ard Head`). */
export function printed(names: Readonly<Record<Lang, string>>, lang: Lang): string {
  return names[lang].replaceAll("'", '’');
}

/** The name as the card prints it, and the player behind it where both sides have that fighter. */
function printedName(w: Words, ctx: Naming, i: number, article: string): string {
  const { fighters } = ctx.table;
  const def = fighters[i];
  if (def === undefined) return w.say('phrases', 'nobody');
  const name = article + printed(def.fighter.names, w.resources.lang);
  const shared = fighters.some((f) => f.seat !== def.seat && f.fighter.id === def.fighter.id);
  return shared ? w.say('phrases', 'with-seat', { name, seat: seatName(w, ctx, def.seat) }) : name;
}

/** A fighter as labels name it. */
export function figureName(w: Words, ctx: Naming, i: number): string {
  return printedName(w, ctx, i, '');
}

/** A name that begins with an article: `The Harvester`, `L'Éternel Pendu`. */
const ARTICLE = /^(?:The (?=\p{L})|L[ea] (?=\p{L})|L’)/u;

/** A fighter as sentences name it, marked so that a screen can show which it is: `the Harvester`, `la Reine des Ronces`. */
export function markedFigure(w: Words, ctx: Naming, i: number): string {
  const id = ctx.table.fighters[i]?.fighter.id;
  const name = printedName(w, ctx, i, id === undefined ? '' : (w.resources.articles[id] ?? ''));
  return id === undefined
    ? name
    : marked(
        'f',
        i,
        name.replace(ARTICLE, (article) => article.toLowerCase()),
      );
}

/** A card of the table by its name. */
export function cardName(w: Words, ctx: Naming, c: number): string {
  const card = ctx.table.cards[c];
  return card === undefined ? '' : printed(card.face.names, w.resources.lang);
}

/** A card as sentences name it: in quotation marks, since its name may be a sentence itself; marked likewise. */
export function markedCard(w: Words, ctx: Naming, c: number): string {
  return ctx.table.cards[c] === undefined ? '' : w.say('phrases', 'card-quoted', { card: marked('c', c, cardName(w, ctx, c)) });
}

/** A hex by the name printed at the battlefield's rims: `C4`. */
function hexName({ table, state }: Naming, hex: number): string {
  return state === undefined || state.field < 0 ? '?' : (fieldOf({ table, state, log: null }).names[hex] ?? '?');
}

/** The name of a hex, marked likewise. */
export function markedHex(ctx: Naming, hex: number): string {
  return hex < 0 ? hexName(ctx, hex) : marked('s', hex, hexName(ctx, hex));
}

/** How the name of a warband stands in a sentence: with which article, and whether it is many. */
interface Side {
  readonly article: string;
  readonly plural: boolean;
}

/** Every warband in every language: one that lacks its article or its number does not compile. */
const SIDES: Readonly<Record<WarbandId, Readonly<Record<Lang, Side>>>> = {
  'garreks-reavers': { en: { article: '', plural: true }, fr: { article: 'les ', plural: true } },
  'steelhearts-champions': { en: { article: '', plural: true }, fr: { article: 'les ', plural: true } },
  'sepulchral-guard': { en: { article: 'the ', plural: false }, fr: { article: 'la ', plural: false } },
  'ironskulls-boyz': { en: { article: '', plural: true }, fr: { article: 'les ', plural: true } },
  'spiteclaws-swarm': { en: { article: '', plural: false }, fr: { article: 'la ', plural: false } },
  'stormsires-cursebreakers': { en: { article: '', plural: true }, fr: { article: 'les ', plural: true } },
  'thorns-of-the-briar-queen': { en: { article: 'the ', plural: true }, fr: { article: 'les ', plural: true } },
  'zarbags-gitz': { en: { article: '', plural: true }, fr: { article: 'les ', plural: true } },
};

/** How a seat that goes by the name of its warband stands in a sentence; null for a player's own name, which takes no article. */
export function sideOf(w: Words, ctx: Naming, seat: number): Side | null {
  const { lang } = w.resources;
  const warband = ctx.table.setup.seats[seat]?.warband;
  const name = ctx.seatNames?.[seat];
  if (warband === undefined || name === undefined) return null;
  const own = WARBAND_NAMES[warband][lang];
  // Two of a kind are told apart by a number.
  return name === own || name === `${own} ${seat + 1}` ? SIDES[warband][lang] : null;
}

/** A player as sentences name it: a warband with its article. */
export function seatInSentence(w: Words, ctx: Naming, seat: number): string {
  return (sideOf(w, ctx, seat)?.article ?? '') + seatName(w, ctx, seat);
}

/** What a player is called. */
export function seatName(w: Words, ctx: Naming, seat: number): string {
  if (seat < 0) return w.say('phrases', 'nobody');
  return ctx.seatNames?.[seat] ?? w.say('phrases', 'player', { n: seat + 1 });
}
