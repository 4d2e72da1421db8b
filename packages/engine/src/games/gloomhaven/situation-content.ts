/** What a situation has of its own beside the game's: monster types, ability cards, modifier cards, summons. */
import {
  type BothLanguages,
  both,
  either,
  fieldsFor,
  flag,
  list,
  oneOf,
  present,
  record,
  suchAs,
  type Written,
  whole,
} from '../../core/index.ts';
import { halfKind, linesKind } from './card-notation.ts';
import type { CardFace, Half, ModifierFace } from './content/types.ts';
import { effects, monsterCards, monsterLines } from './own-notation.ts';
import { MOST_STANDEES } from './setup.ts';
import { calledByInitiative, cardsCalled, WITHOUT_EFFECT } from './situation-called.ts';
import { id, type Laying, noSuch, type Writing } from './situation-names.ts';
import type { TypeState } from './state.ts';
import type { Gloom } from './table.ts';

const { field, needed } = fieldsFor<never, never, never>();
const few = whole(0, 20);
const initiative = whole(1, 99);
const number = whole(-20, 99);
/** The lines of a card of the situation's own. */
const ownLines = suchAs(monsterLines, [
  { do: 'attack', n: 1, area: { red: [{ q: 1, r: 0 }], grey: true }, consume: { element: 'fire', n: 1 } },
]);
/** Ability cards of the situation's own. */
export const ownCards = suchAs(monsterCards(id('1')), [
  { id: '1', initiative: 10, shuffle: true, lines: [{ do: 'heal', n: 2, range: 3 }] },
]);

/** What is printed of a figure: an `n` of each. */
const hp = [whole(1, 99), 'hit points', 'points de vie', { sample: 9 }] as const;
const move = [few, 'Move', 'Déplacement', { sample: 2 }] as const;
const attack = [whole(0, 99), 'Attack', 'Attaque', { sample: 3 }] as const;
const range = [few, 'Range', 'Portée', { more: { en: '0 is melee', fr: '0 au corps à corps' } }] as const;

/** Values of a rank of monsters: those that are left out are printed. */
const STATS = {
  hp: field(...hp),
  move: field(...move),
  attack: field(...attack),
  range: field(...range),
  targets: field(whole(1, 9), 'Targets', 'Cibles', { sample: 2 }),
  shield: field(few, 'Shield', 'Bouclier'),
  retaliate: field(few, 'Retaliate', 'Riposte'),
  retaliateRange: field(
    few,
    'how far off an attacker suffers it; beside it unless given',
    'à quelle distance un attaquant la subit ; à côté si rien n’est dit',
  ),
};

/** A monsters' ability card of the situation's own. */
const OWN_CARD = {
  id: field(id('mine'), 'what it is called', 'comment elle s’appelle'),
  initiative: needed(suchAs(initiative, 30), 'initiative', 'initiative'),
  shuffle: field(present, 'its deck is shuffled at the end of the round', 'sa pioche est mélangée à la fin du round'),
  lines: needed(ownLines, 'its lines', 'ses lignes'),
};

const type = fieldsFor<Laying, Writing, TypeState>();
/** What is said of a type that is none of the game's, or differs from it: its values at this level, and how many there are. */
function ownType({ table: { setup, monsters, numbers } }: Gloom, i: number) {
  const { face } = monsters[i];
  if (setup.own?.monsters?.includes(face) !== true) return undefined;
  return { ...face, ...face.levels[Math.min(numbers.asked, face.levels.length - 1)] };
}
/** The place of an ability card of a type. */
function cardAt({ table }: Gloom, i: number, card: string, place: string): number {
  const at = table.monsters[i].cards.findIndex((c) => c.id === card);
  if (at < 0) throw noSuch('no-such-card', place, card);
  return at;
}

/** An initiative in place of a printed number: ability cards have no names, and their initiative is what tables call them by. */
const INITIATIVE = /^\d{1,2}$/;

/** The place of the card of a round, by its printed number or else by its initiative, where that is of one card or of several alike. */
function cardOfRound(g: Gloom, i: number, card: string, place: string): number {
  const { cards } = g.table.monsters[i];
  const alike = INITIATIVE.test(card) && !cards.some((c) => c.id === card) ? cards.filter((c) => c.initiative === Number(card)) : [];
  if (alike.length === 0) return cardAt(g, i, card, place);
  const does = new Set(alike.map(({ lines, shuffle }) => JSON.stringify([lines, shuffle])));
  if (does.size > 1) throw noSuch('one-of-these-cards', `${place}.card`, alike.map((c) => c.id).join(', '));
  return cards.indexOf(alike[0]);
}

/** What something of the situation's own is called. */
const called = (en: string, fr: string) =>
  [
    both(80, { en, fr }),
    'what it is called; by what it is unless given',
    'comment elle s’appelle ; selon ce qu’elle est si rien n’est dit',
  ] as const;

/** A type of monster: what differs from the game's, or all of it. */
export const TYPE = {
  name: type.field(...called('Ogre', 'Ogre'), {
    write: (g, _t, i) => {
      const own = ownType(g, i);
      return own?.grammar === undefined ? own?.names : undefined;
    },
  }),
  normal: type.field(record(STATS), 'values of its normal rank', 'les valeurs de son rang normal', {
    more: {
      en: 'of a type of the game, those that are left out are printed; another says hp, move, attack and range',
      fr: 'd’un type du jeu, celles qui manquent sont imprimées ; un autre dit hp, move, attack et range',
    },
    write: (g, _t, i) => ownType(g, i)?.normal,
  }),
  elite: type.field(record(STATS), 'values of its elite rank', 'les valeurs de son rang d’élite', {
    sample: { hp: 12, move: 2, attack: 4, range: 3 },
    write: (g, _t, i) => ownType(g, i)?.elite,
  }),
  standees: type.field(whole(1, MOST_STANDEES), 'how many of it there are', 'combien il y en a', {
    sample: 4,
    write: (g, _t, i) => ownType(g, i)?.standees,
  }),
  flying: type.field(present, 'it flies', 'elle vole', { write: (g, _t, i) => ownType(g, i)?.flying }),
  deck: type.field(
    either([id('guard', 'monster-deck'), ownCards], 'name-or-list'),
    'its ability cards: another deck by its id, or cards of its own',
    'ses cartes de capacité : une autre pioche par son nom, ou les siennes',
    { write: (g, _t, i) => (ownType(g, i) === undefined ? undefined : g.table.monsters[i].cards) },
  ),
  card: type.field(
    either([id('528', 'monster-card'), record(OWN_CARD)], 'name-or-fields', { fields: '{ initiative, lines }' }),
    'its ability card of this round, by its printed number or its initiative, or one of the situation’s own',
    'sa carte de capacité de ce round, par son numéro imprimé ou son initiative, ou une à soi',
    {
      lay: (on, t, given, place, i) => {
        const { cards } = on.table.monsters[i];
        if (given !== undefined) t.card = cardOfRound(on, i, typeof given === 'string' ? given : (given.id ?? 'own'), place);
        else if (cards.length === 1 && on.turns) t.card = 0;
      },
      write: (g, t, i) => (t.card < 0 ? undefined : g.table.monsters[i].cards[t.card].id),
    },
  ),
  used: type.field(
    list(whole(1, 8), 8),
    'lines of that card, from 1, for which an element was used up this round',
    'les lignes de cette carte, à partir de 1, pour lesquelles un élément a été consommé durant ce round',
    {
      lay: (on, t, given, place, i) => {
        const lines = on.table.monsters[i].cards[t.card]?.lines ?? [];
        for (const line of given ?? []) {
          if (lines[line - 1]?.consume === undefined) on.faults.note(noSuch('no-such-line', `${place}.used`, String(line)));
          else t.used |= 1 << (line - 1);
        }
      },
      write: (g, t, i) => {
        const used = (g.table.monsters[i].cards[t.card]?.lines ?? []).flatMap((_l, n) => (((t.used >> n) & 1) === 1 ? [n + 1] : []));
        return used.length === 0 ? undefined : used;
      },
    },
  ),
  left: type.field(
    list(id('529', 'monster-card'), 16),
    'cards left to draw; all but the one of this round unless given',
    'les cartes à piocher ; toutes sauf celle de ce round si rien n’est dit',
    {
      lay: (on, t, given, place, i) => {
        const all = (1 << on.table.monsters[i].cards.length) - 1;
        t.left = given?.reduce((bits, card) => bits | (1 << cardAt(on, i, card, place)), 0) ?? all & (t.card < 0 ? -1 : ~(1 << t.card));
      },
      write: (g, t, i) => g.table.monsters[i].cards.filter((_c, n) => ((t.left >> n) & 1) === 1).map((c) => c.id),
    },
  ),
};
export type SituationType = Written<typeof TYPE>;

const half = either([linesKind, halfKind], 'list-or-fields', { fields: '{ abilities, xp, lost, … }' }, [
  { en: 'its lines alone', fr: 'ses seules lignes' },
  { en: 'at length', fr: 'en détail' },
]);

/** An ability card of the situation's own. */
const CARD = {
  name: field(...called('Shot', 'Tir')),
  initiative: field(suchAs(initiative, 20), 'initiative; 50 unless given', 'initiative ; 50 si rien n’est dit'),
  top: field(
    half,
    'its top half: its lines, or at length with experience and what becomes of the card',
    'sa moitié haute : ses lignes, ou en détail avec l’expérience et ce que devient la carte',
    {
      sample: [{ do: 'attack', n: 3, range: 3 }],
    },
  ),
  bottom: field(half, 'its bottom half: likewise', 'sa moitié basse : de même'),
};
export type SituationCard = Written<typeof CARD>;
export const cardKind = record(CARD, 'card');

/** An attack modifier card of the situation's own: it adds, or it multiplies. */
const MODIFIER = {
  name: field(...called('Frenzy', 'Frénésie')),
  n: field(number, 'what it adds to the attack; 0 unless given', 'ce qu’elle ajoute à l’attaque ; 0 si rien n’est dit', { usual: 0 }),
  times: field(oneOf([0, 2], 2), 'what it multiplies by, in place of n', 'ce par quoi elle multiplie, à la place de n'),
  effects: field(
    suchAs(effects, [{ kind: 'pierce', n: 2 }]),
    'effects of the attack, written as on cards',
    'effets de l’attaque, écrits comme sur les cartes',
  ),
  rolling: field(flag, 'another card is drawn after it', 'une autre carte est tirée après elle'),
  shuffle: field(
    flag,
    'its deck is shuffled at the end of the round in which it was drawn',
    'sa pioche est mélangée à la fin du round où elle est tirée',
  ),
  once: field(flag, 'it leaves its deck when it is drawn', 'elle quitte sa pioche quand elle est tirée'),
};
export type SituationModifier = Written<typeof MODIFIER>;
export const modifierKind = record(MODIFIER);

/** A figure that cards of the situation summon. */
const SUMMON_TYPE = {
  name: field(...called('Bear', 'Ours')),
  hp: needed(...hp),
  move: needed(...move),
  attack: needed(...attack),
  range: needed(...range),
  initiative: field(
    suchAs(initiative, 20),
    'a number of its own; just before its summoner unless given',
    'un nombre à elle ; juste avant qui l’invoque si rien n’est dit',
  ),
};
export const summonKind = record(SUMMON_TYPE);

/** The standing of a card that is there for its number alone. */
export const PLAIN_CARD = 'plain';
export const PLAIN_NUMBER = /^initiative-([1-9]\d?)$/;
/** Whether a card is one that every situation has, or may name by its initiative. */
export const isPlainCard = (card: string): boolean => card === PLAIN_CARD || PLAIN_NUMBER.test(card);

function plainName(card: string): BothLanguages | undefined {
  if (card === PLAIN_CARD) return WITHOUT_EFFECT;
  const [, n] = PLAIN_NUMBER.exec(card) ?? [];
  return n === undefined ? undefined : calledByInitiative(Number(n));
}

/** Cards as the game has them. */
export function cardFaces(cards: Readonly<Record<string, SituationCard>>): CardFace[] {
  const halfFrom = (h: SituationCard['top']): Half => (h === undefined ? { abilities: [] } : 'abilities' in h ? h : { abilities: h });
  const halves = Object.values(cards).map(({ top, bottom }) => ({ top: halfFrom(top), bottom: halfFrom(bottom) }));
  const called = cardsCalled(halves);
  return Object.entries(cards).map(([id, { name, initiative }], i) => ({
    id,
    names: name ?? plainName(id) ?? called[i],
    class: 'brute',
    level: 1,
    initiative: initiative ?? 50,
    ...halves[i],
    confidence: 'sure',
  }));
}

/** The name that the situation gave to a card; none where it is called by what it does. */
export function cardNamed(cards: readonly CardFace[], { id, names }: CardFace): { readonly name?: BothLanguages } {
  const own = cards.filter((c) => !isPlainCard(c.id));
  const usual = cardsCalled(own)[own.findIndex((c) => c.id === id)];
  return usual.en === names.en && usual.fr === names.fr ? {} : { name: names };
}

/** A modifier card as the game has it. */
export function modifierFace(card: string, m: SituationModifier): ModifierFace {
  return {
    id: card,
    ...(m.name === undefined ? {} : { names: m.name }),
    n: m.n ?? 0,
    ...(m.times === undefined ? {} : { times: m.times }),
    ...(m.rolling === true ? { rolling: true as const } : {}),
    ...(m.effects === undefined ? {} : { effects: m.effects }),
    ...(m.shuffle === true ? { shuffle: true as const } : {}),
    ...(m.once === true ? { once: true as const } : {}),
  };
}
