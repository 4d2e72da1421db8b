/** Figures of a situation: characters with their cards and decks, monsters, summons. */

import { fieldsFor, flag, lay, list, named, oneOf, record, someOf, suchAs, type Written, whole, write } from '../../core/index.ts';
import { modifierAt, STANDARD_DECK } from './content/modifiers.ts';
import { CONDITIONS } from './content/types.ts';
import { isRevealed, standsOn } from './rules/board.ts';
import { HALVES, printedHalf } from './rules/halves.ts';
import { cardKey, figureKey, hexKey } from './rules/keys.ts';
import { givenBy } from './rules/lasting.ts';
import { CHARACTER_KEYS } from './setup.ts';
import { at, atOf, cards, hexOf, id, type Laying, noSuch, type Writing } from './situation-names.ts';
import {
  MONSTER as A_MONSTER,
  ACTIVE,
  type CardState,
  type DeckState,
  DISCARD,
  type FigureState,
  GONE,
  HAND,
  LOST,
  OBJECTIVE,
  type PlayerState,
  SUMMON,
} from './state.ts';
import { type Gloom, wrong } from './table.ts';

const some = <X>(of: readonly X[]): readonly X[] | undefined => (of.length === 0 ? undefined : of);
const few = whole(0, 20);
/** Conditions: in a state each is a bit. */
export const conditions = someOf(CONDITIONS, 'condition');

const far = fieldsFor<never, never, never>();
const figure = fieldsFor<Laying, Writing, FigureState>();

/** The hit points that are printed for a figure; those of an objective are the scenario's. */
function printedHp({ table }: Gloom, { kind, seat, type, elite, most }: FigureState): number {
  if (kind === OBJECTIVE) return most;
  if (kind === A_MONSTER) return table.monsters[type][elite === 1 ? 'elite' : 'normal'].hp;
  return kind === SUMMON ? table.summons[type].hp : table.characters[seat].face.hp;
}

/** What every figure may have. */
export const FIGURE = {
  at: figure.field(at(1, 1), 'its hex, [column, row]', 'sa case, [colonne, rangée]', {
    lay: (on, x, given, place) => {
      if (given === undefined || !on.ground) return;
      on.faults.part(() => {
        const hex = hexOf(on, given, place);
        if (!isRevealed(on, hex)) throw noSuch('hex-not-revealed', place, given.join());
        if (standsOn(on, hex) >= 0) throw noSuch('hex-taken-twice', place, given.join());
        x.hex = hex;
      });
    },
    write: (g, x) => (x.out === 1 || x.hex < 0 ? undefined : atOf(g, x.hex)),
    value: (g, x) => (x.hex < 0 ? null : hexKey(g, x.hex)),
  }),
  most: figure.field(whole(1, 99), 'hit points when unhurt', 'points de vie quand elle est indemne', {
    more: { en: 'those printed unless given', fr: 'ceux qui sont imprimés si rien n’est dit' },
    sample: 8,
    usual: undefined,
    lay: (_on, x, given) => {
      x.most = given ?? x.most;
      x.hp = x.most;
    },
    write: (g, x) => (x.most === printedHp(g, x) ? undefined : x.most),
    value: (_g, x) => x.most,
  }),
  hp: figure.field(whole(0, 99), 'hit points', 'points de vie', {
    more: {
      en: 'all of them unless given; a monster given more than are printed has that many when unhurt',
      fr: 'tous si rien n’est dit ; un monstre à qui l’on en donne plus qu’imprimé en a autant quand il est indemne',
    },
    sample: 5,
    usual: undefined,
    lay: (on, x, given, place) => {
      x.hp = given ?? x.hp;
      // Scenarios give some monsters more than their card; nobody else has more than all.
      if (x.hp > x.most && x.kind !== A_MONSTER)
        on.faults.note(
          wrong(`${place}.hp`, x.kind === SUMMON ? 'gh:summon.1' : 'gh:damage.2', 'hp-above-most', String(x.hp), { most: x.most }),
        );
      x.most = Math.max(x.most, x.hp);
    },
    write: (_g, x) => Math.max(0, x.hp) || undefined,
    value: (_g, x) => Math.max(0, x.hp),
  }),
  conditions: figure.field(suchAs(conditions, ['muddle']), 'its conditions', 'ses états', {
    in: 'conditions',
    write: (g, x) => some(conditions.code?.show(g, x.conditions & ~x.fresh) ?? []),
  }),
  fresh: figure.field(suchAs(conditions, ['disarm']), 'those that came in its own present turn', 'ceux venus durant son tour en cours', {
    more: { en: 'they outlast its end', fr: 'ils survivent à sa fin' },
    in: 'fresh',
    value: undefined,
    lay: (on, x, given, place) => {
      x.fresh = conditions.code?.lay(on, given, place) ?? 0;
      x.conditions |= x.fresh;
    },
  }),
  shield: figure.field(few, 'Shield of this round, besides what is printed', 'Bouclier de ce round, outre ce qui est imprimé', {
    in: 'shield',
    value: undefined,
  }),
  retaliate: figure.field(few, 'Retaliate of this round, likewise', 'Riposte de ce round, de même', { in: 'retaliate', value: undefined }),
  retaliateFar: figure.field(
    list(
      record({ n: far.needed(few, 'how much', 'combien', { sample: 2 }), range: far.needed(few, 'how far', 'jusqu’où', { sample: 3 }) }),
      8,
    ),
    'Retaliate of this round that reaches farther than the hexes beside it',
    'Riposte de ce round qui porte plus loin que les cases voisines',
    {
      lay: (_on, x, given = []) => {
        x.far = given.flatMap(({ n, range }) => [n, range]);
      },
      write: (_g, x) => some(Array.from({ length: x.far.length / 2 }, (_x, i) => ({ n: x.far[2 * i], range: x.far[2 * i + 1] }))),
    },
  ),
  acted: figure.field(flag, 'it has had its turn this round', 'elle a eu son tour durant ce round', {
    in: 'acted',
    write: (g, x) => (x.acted === 1 && (g.now === undefined || figureKey(g, g.state.figures.indexOf(x)) !== g.now)) || undefined,
  }),
  out: figure.field(flag, 'dead, destroyed or exhausted', 'morte, détruite ou épuisée', { in: 'out' }),
};
export type SituationFigure = Written<typeof FIGURE>;

/** Lays what every figure has upon one that is fresh, with the fields of its kind. One that is out stands nowhere. */
export function layFigure<F extends typeof FIGURE>(fields: F, on: Laying, x: FigureState, given: SituationFigure, place: string): void {
  lay(fields, on, x, given.out === true ? { hp: 0, ...given, at: undefined } : given, place);
  if (x.out === 0 && x.hp < 1) on.faults.note(noSuch('already-dead', `${place}.hp`, String(x.hp)));
}

const deck = fieldsFor<Laying, Writing, DeckState>();
const modifiers = named(whole(0, 40), 40, '+0', 40, 'modifier');

/** Cards of a modifier deck by kind, and back. */
function counted(on: Laying, of: Readonly<Record<string, number>>, place: string): number[] {
  const out = on.table.modifiers.map(() => 0);
  for (const [card, n] of Object.entries(of)) {
    const kind = modifierAt(card, on.table.modifiers);
    if (kind >= 0) out[kind] = n;
    else if (!on.own.includes(card)) on.faults.note(noSuch('unknown-modifier', `${place}.${card}`, card));
  }
  return out;
}

function byKind(g: Gloom, of: readonly number[]): Record<string, number> {
  return Object.fromEntries(of.flatMap((n, kind) => (n === 0 ? [] : [[g.table.modifiers[kind].id, n] as const])));
}

/** A modifier deck. */
export const DECK = {
  pile: deck.field(
    suchAs(modifiers, { '+0': 2, 'rolling+1': 1 }),
    'cards in the pile, by kind; the standard ones unless given',
    'les cartes de la pioche, par sorte ; celles d’origine si rien n’est dit',
    {
      lay: (on, d, given, place) => {
        d.pile = counted(on, given ?? STANDARD_DECK, `${place}.pile`);
      },
      write: (g, d) => byKind(g, d.pile),
    },
  ),
  discard: deck.field(suchAs(modifiers, { x2: 1 }), 'cards drawn, likewise', 'les cartes tirées, de même', {
    lay: (on, d, given, place) => {
      d.spent = counted(on, given ?? {}, `${place}.discard`);
    },
    write: (g, d) => (d.spent.some((n) => n > 0) ? byKind(g, d.spent) : undefined),
  }),
  shuffle: deck.field(flag, 'it is shuffled at the end of the round', 'elle est mélangée à la fin du round', { in: 'shuffle' }),
};
export type SituationDeck = Written<typeof DECK>;
export const deckKind = record(DECK, 'deck');

/** A deck of modifier cards as it lies. */
export function deckOf(on: Laying, given: SituationDeck | undefined, place: string): DeckState {
  const d: DeckState = { pile: [], spent: [], shuffle: 0 };
  lay(DECK, on, d, given ?? {}, place);
  return d;
}

const gift = fieldsFor<never, never, never>();
/** A shield or a retaliate that a card of the active area gives to a figure. */
const GIFT = {
  to: gift.needed(id('brute', 'figure'), 'to whom', 'à qui'),
  shield: gift.field(few, 'how much Shield', 'combien de Bouclier'),
  retaliate: gift.field(few, 'how much Retaliate', 'combien de Riposte', { sample: 2 }),
  range: gift.field(few, 'how far that reaches', 'jusqu’où elle porte', { sample: 3 }),
};

const active = fieldsFor<Laying, Writing, CardState>();

/** A card in the active area. */
export const ACTIVE_CARD = {
  card: active.needed(id('brute:wall-of-doom', 'card'), 'which card', 'quelle carte', { write: (g, c) => g.table.cards[c.def].face.id }),
  half: active.needed(oneOf(HALVES, 'bottom', 'half'), 'which half of it', 'quelle moitié', { in: 'half' }),
  uses: active.field(whole(0, 9), 'how often its bonus was used', 'combien de fois son bonus a servi', { in: 'uses' }),
  boosted: active.field(flag, 'an element was used up for it', 'un élément a été consommé pour elle', { in: 'boosted' }),
  gives: active.field(
    list(record(GIFT), 20),
    'what it gives to whom; what is printed, to its own character, unless given',
    'ce qu’elle donne et à qui ; ce qui est imprimé, à son personnage, si rien n’est dit',
    {
      sample: [
        { to: 'brute', shield: 1 },
        { to: 'spellweaver', retaliate: 2, range: 3 },
      ],
      // Where it is anything that its half could give: a list that is empty says so.
      write: (g, c, place) =>
        printedHalf(g.table.cards[c.def].face, c.half).abilities.some((a) => a.do === 'shield' || a.do === 'retaliate')
          ? givenBy(g, place).map(({ figure: i, ...given }) => ({ to: figureKey(g, i), ...given }))
          : undefined,
    },
  ),
};

const player = fieldsFor<Laying, Writing, PlayerState>();
const lying = (g: Gloom, seat: number, zone: number): number[] =>
  g.state.cards.flatMap((c, place) => (c.owner === seat && c.zone === zone ? [place] : []));
const namesOf = (g: Gloom, places: readonly number[]): string[] => places.map((place) => cardKey(g, place));
/** Cards of a character in a zone: laid with all its others. */
const pile = (zone: number) => ({
  write: (g: Gloom, _p: PlayerState, seat: number) => some(namesOf(g, lying(g, seat, zone))),
  value: valueOfZone(zone),
});
/** The cards of a character in a zone, by name. */
export function valueOfZone(zone: number) {
  return (g: Gloom, _p: PlayerState, seat: number): string[] => namesOf(g, lying(g, seat, zone)).sort();
}
const money = whole(0, 999);

/** What a player's character has besides. */
export const PLAYER = {
  lead: player.field(
    id('shot', 'card'),
    'its leading card of this round, of any class',
    'sa carte meneuse de ce round, de n’importe quelle classe',
    {
      more: {
        en: 'it lies chosen unless it is named elsewhere as well',
        fr: 'elle est choisie, à moins d’être nommée ailleurs aussi',
      },
      write: (g, p) => (p.lead < 0 ? undefined : cardKey(g, p.lead)),
    },
  ),
  other: player.field(
    id('brute:trample', 'card'),
    'the other one; a plain card unless given',
    'l’autre ; une carte simple si rien n’est dit',
    {
      write: (g, p) => (p.other < 0 ? undefined : cardKey(g, p.other)),
    },
  ),
  initiative: player.field(
    whole(1, 99),
    'in place of a leading card: a plain one of this number',
    'à la place d’une carte meneuse : une carte simple de ce nombre',
    { sample: 30 },
  ),
  rest: player.field(flag, 'a long rest was announced', 'un long repos a été annoncé', { in: 'resting', value: undefined }),
  hand: player.field(cards('brute:skewer'), 'its cards in hand', 'ses cartes en main', pile(HAND)),
  discard: player.field(cards('brute:grab-and-go'), 'its discards', 'ses défausses', pile(DISCARD)),
  lost: player.field(cards('brute:shield-bash'), 'its lost cards', 'ses cartes perdues', pile(LOST)),
  gone: player.field(cards('brute:leaping-cleave'), 'its cards lost for good', 'ses cartes perdues pour de bon', pile(GONE)),
  active: player.field(list(record(ACTIVE_CARD), 30), 'cards in the active area', 'les cartes de la zone active', {
    more: {
      en: 'an active card counts: its shield and its retaliate are there unless shield and retaliate say how much there is in all',
      fr: 'une carte active compte : son bouclier et sa riposte y sont, à moins que shield et retaliate disent combien il y en a en tout',
    },
    write: (g, _p, seat) => some(lying(g, seat, ACTIVE).map((place) => write(ACTIVE_CARD, g, g.state.cards[place], place))),
    value: valueOfZone(ACTIVE),
  }),
  xp: player.field(money, 'experience', 'expérience', { in: 'xp', sample: 2 }),
  gold: player.field(money, 'money', 'argent', { in: 'gold', sample: 3 }),
  // A turn that is written down is one that begins: nothing is moved or dealt yet.
  moved: player.field(whole(0, 99), 'hexes moved so far in its present turn', 'cases parcourues durant son tour en cours', {
    in: 'moved',
    write: undefined,
  }),
  dealt: player.field(whole(0, 99), 'damage dealt so far in its present turn', 'dégâts infligés durant son tour en cours', {
    in: 'dealt',
    write: undefined,
    sample: 4,
  }),
  deck: player.field(
    deckKind,
    'its modifier deck; the standard one unless given',
    'sa pioche de modificateurs ; celle d’origine si rien n’est dit',
    {
      write: (g, _p, seat) => write(DECK, g, g.state.decks[seat]),
    },
  ),
};

/** A player's character. */
export const CHARACTER = { ...FIGURE, ...PLAYER };
export type SituationCharacter = Written<typeof CHARACTER>;
export const characterKind = record(CHARACTER, 'character');

/** A monster on the map. */
export const MONSTER = {
  ...FIGURE,
  elite: figure.field(flag, 'an elite', 'une élite', { in: 'elite' }),
  summoned: figure.field(flag, 'it was summoned: it drops no money', 'elle a été invoquée : elle ne laisse pas d’argent', {
    in: 'summoned',
    value: undefined,
  }),
};
export type SituationMonster = Written<typeof MONSTER>;
export const monsterKind = record(MONSTER, 'monster');

/** A summon of a player. */
export const SUMMONED = {
  ...FIGURE,
  owner: figure.needed(oneOf(CHARACTER_KEYS, 'spellweaver', 'character'), 'whose it is', 'à qui elle est', {
    write: (g, x) => g.table.characters[x.seat].key,
  }),
};

/** Figures of a kind by their names. The dead are left out, but for summons, whose numbers go on. */
export function writtenByName<F>(g: Writing, kind: number, written: (x: FigureState, i: number) => F): Record<string, F> {
  return Object.fromEntries(
    g.state.figures.flatMap((x, i) =>
      x.kind === kind && (x.out === 0 || kind === SUMMON) ? [[figureKey(g, i), written(x, i)] as const] : [],
    ),
  );
}
