/** What characters, monsters, cards, hexes and players are called inside a sentence. */
import type { NameGrammar } from '@escarmouche/engine/core';
import { findMonster, findSummon } from '@escarmouche/engine/gloomhaven';
import { articleBefore, OWN } from '../../grammar.ts';
import type { Translator } from '../../translator.ts';
import type { Lang } from '../../types.ts';
import { marked } from '../../typeset.ts';
import type { Resources } from './resources.ts';
import type { Naming } from './types.ts';

type Words = Translator<Resources>;
type Names = Readonly<Record<Lang, string>>;

/** A name of the content: every apostrophe in it stands for letters left out. */
export function printed(names: Names, lang: Lang): string {
  return names[lang].replaceAll("'", '’');
}

/** Which of its class a character is, from 1; 0 where it is the only one. */
function numberOf({ characters }: Naming['table'], seat: number, id: string): number {
  const same = characters.flatMap((c, i) => (c.face.id === id ? [i] : []));
  return same.length === 1 ? 0 : same.indexOf(seat) + 1;
}

interface Face {
  readonly id: string;
  readonly names: Names;
  readonly grammar?: NameGrammar;
  readonly n: number;
}

/** What a figure is: the printed face it goes by, and its number where several bear the name. */
function faceOf({ table, state }: Naming, i: number): Face | undefined {
  const f = state?.figures[i];
  // Characters come first, in the order of the players, whatever happens.
  const seat = f === undefined ? i : f.type;
  const character = table.characters[seat]?.face;
  if (f === undefined || f.kind === KINDS.character)
    return character === undefined ? undefined : { ...character, n: numberOf(table, seat, character.id) };
  if (f.kind === KINDS.monster) {
    const monster = table.monsters[f.type]?.face;
    return monster === undefined ? undefined : { ...monster, n: f.number };
  }
  const summon = f.kind === KINDS.summon ? table.summons[f.type] : undefined;
  return summon === undefined ? undefined : { ...summon, n: f.number > 1 ? f.number : 0 };
}

/** Kinds of figures, as the state numbers them. */
const KINDS = { character: 0, monster: 1, summon: 2, objective: 3 } as const;

/** Monsters and summons that the game prints are known by their ids, whatever a situation changes of them; others are somebody's own. */
const grammarIn = (face: Face): NameGrammar => face.grammar ?? (findMonster(face.id) ?? findSummon(face.id))?.grammar ?? OWN;

/** The grammar of a figure's name, for what agrees with it; an objective is masculine. */
export function grammarOf(ctx: Naming, i: number): NameGrammar {
  const face = faceOf(ctx, i);
  return face === undefined ? OWN : grammarIn(face);
}

function namedWith(w: Words, ctx: Naming, i: number, withArticle: boolean): string {
  const f = ctx.state?.figures[i];
  if (f?.kind === KINDS.objective) return w.say('phrases', 'objective', { n: f.number });
  const face = faceOf(ctx, i);
  if (face === undefined) return w.say('phrases', 'nobody');
  const { lang } = w.resources;
  const plain = printed(face.names, lang);
  const name = (withArticle ? articleBefore(lang, plain, grammarIn(face), face.n > 0) : '') + plain;
  return face.n > 0 ? w.say('phrases', 'numbered', { name, n: face.n }) : name;
}

/** A figure as labels name it: `Bandit Guard 3`. */
export function figureName(w: Words, ctx: Naming, i: number): string {
  return namedWith(w, ctx, i, false);
}

/** A figure as sentences name it, marked so that a screen can show which it is: `the Brute`, `le Garde bandit 3`. */
export function markedFigure(w: Words, ctx: Naming, i: number): string {
  return i < 0 ? w.say('phrases', 'nobody') : marked('f', i, namedWith(w, ctx, i, true));
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

/** A hex by its column and row, as files write it: `7,3`; marked likewise. */
export function markedHex({ table }: Naming, hex: number): string {
  const name = table.map.names[hex];
  return name === undefined ? '?' : marked('s', hex, name);
}

/** A player in a sentence: by a name of his own, or as the character he plays, with its article. */
export function seatInSentence(w: Words, ctx: Naming, seat: number): string {
  const own = ctx.seatNames?.[seat];
  if (seat < 0 || (own !== undefined && own !== figureName(w, ctx, seat))) return seatName(w, ctx, seat);
  return markedFigure(w, ctx, seat);
}

/** What a player is called. */
export function seatName(w: Words, ctx: Naming, seat: number): string {
  if (seat < 0) return w.say('phrases', 'monsters');
  return ctx.seatNames?.[seat] ?? w.say('phrases', 'player', { n: seat + 1 });
}
