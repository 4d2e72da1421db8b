/** Deeds of a situation: what has happened in its round. */
import { fieldsFor, flag, oneOf, someOf, type Written, whole } from '../../core/index.ts';
import type { Und } from './defs.ts';
import { cardKind, fighterKind, hexKind, type Laying, noSuch } from './situation-names.ts';
import type { Deed } from './state.ts';

/** Kinds of deeds, by their numbers. */
export const DEEDS = [
  'move',
  'charge',
  'attack',
  'guard',
  'damage',
  'out',
  'play',
  'score',
  'action',
  'displaced',
  'through',
  'reaction',
  'cast',
  'held',
  'supported',
  'return',
  'command',
  'outnumbered',
] as const;
export type DeedWord = (typeof DEEDS)[number];

/** What every deed of a kind has: rules that look back rely on it. A side is that of `by` unless given, and 0 for nobody. */
export const DEED_HAS: Readonly<Record<DeedWord, readonly ('side' | 'by' | 'on' | 'card')[]>> = {
  move: ['by'],
  charge: ['by'],
  attack: ['by'],
  guard: ['by'],
  damage: ['side', 'on'],
  out: ['side', 'on'],
  play: ['side', 'card'],
  score: ['side', 'card'],
  action: ['by'],
  displaced: ['side', 'on'],
  through: ['by', 'on'],
  reaction: ['side'],
  cast: ['by'],
  held: ['side', 'on'],
  supported: ['by', 'on'],
  return: ['on'],
  command: ['by', 'on'],
  outnumbered: ['by', 'on'],
};

/** How a deed was done, in the order of its bits. */
export const HOW = ['charge', 'reaction', 'attack', 'spell', 'successful', 'ploy', 'bystander'] as const;

const HELD = DEEDS.indexOf('held');
/** The side of a deed that does not say it. */
export const UNSAID = -2;

const deed = fieldsFor<Laying, Und, Deed>();

/** Who did what to whom in this round. */
export const DEED_WHO = {
  what: deed.needed(oneOf(DEEDS, 'out', 'deed'), 'what happened', 'ce qui est arrivé', {
    in: 'what',
    more: {
      en: 'what lacks a field its kind always has is refused',
      fr: 'ce à quoi il manque un champ que les siens ont toujours est refusé',
    },
  }),
  side: deed.field(
    oneOf([0, 1, 2], 1),
    'the side it is credited to: that of by unless given, 0 for nobody',
    'le camp à qui on le doit : celui de by si rien n’est dit, 0 pour personne',
    {
      more: { en: 'of a return, that of the fighter that came back', fr: 'd’un retour, celui du combattant revenu' },
      lay: (_on, d, given) => {
        d.seat = given === undefined ? UNSAID : given - 1;
      },
      write: (_g, d) => (d.seat + 1) as 0 | 1 | 2,
    },
  ),
  by: deed.field(fighterKind('zarbag'), 'the fighter it is credited to', 'le combattant à qui on le doit', { in: 'by' }),
  on: deed.field(fighterKind('saek'), 'the fighter it was done to', 'le combattant à qui c’est arrivé', { in: 'on' }),
};

/** What else is said of a deed. */
export const DEED_MORE = {
  n: deed.field(whole(0, 99), 'hexes or damage; of held, which objective', 'des cases ou des dégâts ; de held, quel objectif', {
    more: {
      en: 'for out, what exceeded the need; how many supported, or outnumbered',
      fr: 'pour out, ce qui dépassait le besoin ; combien soutenaient, ou combien de plus',
    },
    lay: (on, d, given = 0, at) => {
      const held = d.what === HELD ? on.state.tokens.findIndex((t) => t.face === given) : 0;
      if (held < 0 && on.ground && !on.faults.at('objectives')) throw noSuch('no-such-objective', at, String(given));
      d.n = d.what === HELD ? held : given;
    },
    write: (g, d) => (d.what === HELD ? g.state.tokens[d.n].face : d.n) || undefined,
  }),
  hex: deed.field(hexKind('D3'), 'the hex where it began, or where on stood', 'la case où c’est parti, ou celle de on', { in: 'hex' }),
  card: deed.field(cardKind, 'which card', 'quelle carte', { in: 'card' }),
  how: deed.field(someOf(HOW, 'how'), 'how it was done', 'comment', {
    in: 'how',
    sample: ['attack', 'charge'],
    more: { en: 'bystander: by an attack, and not its target', fr: 'bystander : par une attaque, sans en être la cible' },
  }),
  upgrades: deed.field(
    whole(0, 99),
    'of one that went out of action, the upgrades it had',
    'de celui mis hors de combat, ses améliorations',
    { in: 'upgrades' },
  ),
  beside: deed.field(
    whole(0, 99),
    'of one that went out of action, the enemies adjacent to it',
    'de celui mis hors de combat, ses ennemis adjacents',
    { in: 'beside', sample: 2 },
  ),
  now: deed.field(
    flag,
    'since the latest check: what looks at an instant sees it',
    'depuis la dernière vérification : ce qui regarde l’instant le voit',
    {
      lay: (on, d, given) => {
        d.check = given === true ? on.state.check : 0;
      },
      write: (g, d) => (d.check === g.state.check ? true : undefined),
    },
  ),
};
/** A deed: something that happened in this round. */
export const DEED = { ...DEED_WHO, ...DEED_MORE };
export type SituationDeed = Written<typeof DEED>;
