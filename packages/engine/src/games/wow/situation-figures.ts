/** Figures, tokens and their cards, as a situation has them. */
import {
  content,
  either,
  type Faults,
  type FieldKind,
  fieldsFor,
  flag,
  list,
  NOBODY,
  name,
  oneOf,
  record,
  SetupError,
  suchAs,
  type Written,
  whole,
  write,
} from '../../core/index.ts';
import { CHARACTERS, findCharacter } from './content/index.ts';
import { type Character, CLASSES, TERRAINS } from './content/types.ts';
import { CONTENT_KINDS } from './own-notation.ts';
import { figureKey, spaceId, spaceNamed } from './rules/keys.ts';
import type { Setup } from './setup.ts';
import { type BarCard, type Figure, inThisTurn, NO_TOKEN, NOWHERE } from './state.ts';
import type { Wow } from './table.ts';

/** What a position is laid on. Without a `ground` nobody can say that a space is not on it; without its cards (`bare`) nothing brings a token. */
export interface Laying extends Wow {
  readonly faults: Faults;
  readonly ground: boolean;
  readonly bare: boolean;
}

/** What is wrong somewhere in a situation, and the rule it breaks. */
export function wrong(at: string, rule: string, key: string, what: string): SetupError {
  return new SetupError(at, rule, { key, args: { what } }, `${key}: ${what}`);
}

/** What a figure may be called. Names stand inside option ids, so they must not hold the signs that ids are divided by. */
export const figureName = (example: string) => name(40, example, 'figure', undefined, 'figure-name');
const card = name(64, 'K04', 'card');
/** A space `q,r`. */
export const space = (example: string): FieldKind<string> => content('space', example, 'place');
export const amount = whole(0, 99);
const clock = whole(0, 9999);

const membersOf = (g: Wow) => g.table.setup.seats.flatMap((seat) => seat.party);

const bar = fieldsFor<Laying, Wow, BarCard>();

/** A bar card at length. */
export const BAR_CARD = {
  card: bar.needed(suchAs(card, 'K07'), 'which card', 'quelle carte', { write: (g, c) => g.table.cards[c.def].card.id }),
  ready: bar.field(flag, 'ready unless false', 'prête, sauf false', {
    more: { en: 'then it was exhausted in the present tick', fr: 'elle a alors été épuisée pendant le tic présent' },
    sample: false,
    usual: true,
    write: (_g, c) => c.ready === 1,
    value: (_g, c) => c.ready === 1,
  }),
  up: bar.field(flag, 'face up unless false', 'face visible, sauf false', {
    more: {
      en: 'or equipment that is still to be put on, where turn is start',
      fr: 'ou équipement encore à mettre, quand turn vaut start',
    },
    sample: false,
    usual: true,
    write: (_g, c) => c.face === 1,
    value: (_g, c) => c.face === 1,
  }),
  on: bar.field(
    figureName('A'),
    'whom it is attached to, or who wears it or is in its form',
    'à qui elle est attachée, qui la porte ou en a la forme',
    {
      write: (g, c) =>
        c.active === 1 && g.table.cards[c.def].token === NO_TOKEN ? figureKey(g, c.on === NOBODY ? c.bearer : c.on) : undefined,
      value: (g, c) => (c.on !== NOBODY ? figureKey(g, c.on) : c.active === 1 ? figureKey(g, c.bearer) : null),
    },
  ),
};

const printed = fieldsFor<Laying, Wow, Character>();

/** Numbers and texts other than a card's. */
const PRINTED = {
  className: printed.field(oneOf(CLASSES, 'shaman', 'class'), 'class', 'classe', { write: (_g, c) => c.className }),
  race: printed.field(name(64, 'orc', 'race'), 'race', 'race', { write: (_g, c) => c.race }),
  faction: printed.field(name(64, 'A', 'faction'), 'faction', 'faction', { write: (_g, c) => c.faction }),
  honor: printed.field(amount, 'honor', 'honneur', { write: (_g, c) => c.honor, sample: 5 }),
  health: printed.field(whole(1, 99), 'health', 'vie', { write: (_g, c) => c.health, sample: 9 }),
  armor: printed.field(amount, 'armor', 'armure', { write: (_g, c) => c.armor, sample: 3 }),
  resist: printed.field(amount, 'resist', 'résistance', { write: (_g, c) => c.resist }),
  legendary: printed.field(flag, 'legendary', 'légendaire', { usual: undefined }),
  main: printed.field(
    suchAs(CONTENT_KINDS.changedAttack, { power: 5, range: { max: 3 } }),
    'what its main attack does otherwise',
    'ce que fait autrement son attaque principale',
    { write: (_g, c) => c.main },
  ),
  lower: printed.field(suchAs(CONTENT_KINDS.lower, CHARACTERS[7].lower), 'its other abilities', 'ses autres capacités', {
    write: (_g, c) => c.lower,
  }),
};

/** Characters of one's own that a match brought: those that are nothing but what a situation prints on a figure go by its name. */
export function ownCharacters({ content, seats }: Setup): readonly Character[] {
  const printed = seats.flatMap(({ party }) => party.map((m) => m.key));
  return (content?.characters ?? []).filter((c) => !printed.includes(c.id));
}

/** Whether a figure is a character of the game or of one's own, just as it is. */
function isKnown(g: Wow, f: Figure): boolean {
  const c = characterOf(g, f);
  return findCharacter(c.id) === c || ownCharacters(g.table.setup).includes(c);
}

const characterOf = (g: Wow, f: Figure): Character => g.table.figures[f.def].character as Character;
const figure = fieldsFor<Laying, Wow, Figure>();

/** A figure of a situation: a character of the game, changed as written, or a plain one built from what is written. */
export const FIGURE = {
  is: figure.field(name(64, 'D1', 'character'), 'a character of the game, or of one’s own', 'un personnage du jeu, ou à soi', {
    more: {
      en: 'without it a plain warrior: health 10, armor 0, resist 0, honor 4, main attack 2 ticks, physical melee, power 3, range 1',
      fr: 'sans lui un simple guerrier : vie 10, armure 0, résistance 0, honneur 4, attaque principale de 2 tics, physique de mêlée, puissance 3, portée 1',
    },
    write: (g, f) => (isKnown(g, f) ? characterOf(g, f).id : undefined),
  }),
  side: figure.needed(oneOf([1, 2]), 'whose: 1 or 2', 'à qui : 1 ou 2', {
    write: (_g, f) => (f.owner + 1) as 1 | 2,
    value: (_g, f) => f.seat + 1,
  }),
  at: figure.field(space('1,-1'), 'its space; off the map where it is missing', 'sa case ; hors du plateau sans elle', {
    lay: (on, f, given, at) => {
      if (given !== undefined && on.ground) on.faults.part(() => stand(on, f, given, `${at}.at`));
    },
    write: (g, f) => (f.space === NOWHERE ? undefined : spaceId(g, f.space)),
    value: (g, f) => (f.space === NOWHERE ? 'off' : spaceId(g, f.space)),
  }),
  health: figure.field(amount, 'present health', 'vie présente', {
    more: { en: 'full unless given, 0 for a destroyed one', fr: 'entière si rien n’est dit, 0 pour une figurine détruite' },
    sample: 3,
    lay: (on, f, given, at) => {
      f.health = given ?? f.health;
      if (f.health === 0 && f.space !== NOWHERE)
        on.faults.note(wrong(`${at}.health`, 'wow:403.2', 'destroyed-stands', spaceId(on, f.space)));
      // 402: nothing lifts health above what is printed.
      if (!on.bare && f.health > on.table.figures[f.def].health)
        on.faults.note(wrong(`${at}.health`, 'wow:402', 'health-above', String(f.health)));
    },
    write: (_g, f) => f.health,
    value: (_g, f) => f.health,
  }),
  clock: figure.field(
    clock,
    'its clock as an absolute tick; the main clock unless given',
    'son horloge en tic absolu ; l’horloge principale si rien n’est dit',
    {
      sample: 14,
      lay: (on, f, given, at) => {
        const { main } = on.state;
        f.clock = given ?? main;
        if (f.clock < main || f.clock > main + 9) on.faults.note(wrong(`${at}.clock`, 'wow:408.2a', 'clock-bounds', String(f.clock)));
      },
      write: (_g, f) => f.clock,
      value: (_g, f) => f.clock,
    },
  ),
  cards: figure.field(
    list(either([card, record(BAR_CARD, 'bar')], 'card-or-fields', { fields: '{ card, ready, up, on }' }), 40),
    'its Action Bar: ready and face up unless said',
    'sa barre d’action : prête et face visible si rien n’est dit',
    {
      more: {
        en: 'on: attached to that figure, or worn or in form where it names the bearer',
        fr: 'on : attachée à cette figurine, ou portée ou en forme si c’est son porteur',
      },
      write: (g, _f, i) =>
        g.state.cards
          .filter((c) => c.bearer === i)
          .slice(0, membersOf(g)[i].cards.length)
          .map((c) => write(BAR_CARD, g, c)),
    },
  ),
  printed: figure.field(
    record(PRINTED),
    'printed numbers and texts other than the card’s',
    'nombres et textes imprimés autres que ceux de la carte',
    {
      write: (g, f) => (isKnown(g, f) ? undefined : write(PRINTED, g, characterOf(g, f))),
    },
  ),
  attackedThisTurn: figure.field(flag, 'it was attacked this turn', 'elle a été attaquée durant ce tour', {
    lay: (_on, f, given) => {
      if (given === true) f.attackedIn = 1;
    },
    write: (g, f) => inThisTurn(g.state, f.attackedIn) || undefined,
  }),
  hurtThisTurn: figure.field(flag, 'it took damage this turn', 'elle a subi des dégâts durant ce tour', {
    lay: (_on, f, given) => {
      if (given === true) f.hurtIn = 1;
    },
    write: (g, f) => inThisTurn(g.state, f.hurtIn) || undefined,
  }),
  usedThisTurn: figure.field(
    flag,
    'it has used an ability that it has once a turn',
    'elle a employé une capacité qu’elle a une fois par tour',
    {
      lay: (_on, f, given) => {
        if (given === true) f.usedIn = 1;
      },
      write: (g, f) => inThisTurn(g.state, f.usedIn) || undefined,
    },
  ),
};
export type SituationFigure = Written<typeof FIGURE>;

/** Puts a figure on its space. */
function stand(on: Laying, f: Figure, at: string, here: string): void {
  const { state, table } = on;
  const to = spaceNamed(on, at);
  if (to < 0) throw wrong(here, 'wow:406.1', 'no-such-space', at);
  if (table.terrain[to] === TERRAINS.indexOf('impassable')) throw wrong(here, 'wow:406.2c', 'impassable', at);
  if (state.figures.some((o) => o !== f && o.space === to)) throw wrong(here, 'wow:406.1', 'space-taken', at);
  f.space = to;
}

/** A pet or totem in play: the bar card that brought it, and whose. Its name is `OWNER.CARD`. */
export const TOKEN = {
  card: figure.needed(suchAs(card, 'K16'), 'the card that brought it', 'la carte qui l’a amené', {
    write: (g, f) => g.table.figures[f.def].card,
  }),
  of: figure.needed(
    figureName('B 2'),
    'whose bar that card lies in; its name is OWNER.CARD',
    'à qui est la barre où elle se trouve ; il s’appelle PORTEUR.CARTE',
    { write: (g, f) => figureKey(g, g.state.cards[f.card].bearer) },
  ),
  at: figure.needed(space('2,0'), 'its space', 'sa case', { write: (g, f) => spaceId(g, f.space) }),
  health: figure.field(amount, 'present health; full unless given', 'vie présente ; entière si rien n’est dit', {
    write: (_g, f) => f.health,
  }),
  clock: figure.field(clock, 'its clock, of one that has turns', 'son horloge, s’il a des tours', {
    sample: 13,
    write: (_g, f) => f.clock || undefined,
  }),
};
export type SituationToken = Written<typeof TOKEN>;
