/** Fighters as a situation has them: who they are, what has happened to them, and what the round remembers. */
import {
  content,
  type Faults,
  fieldsFor,
  flag,
  lay,
  list,
  name,
  oneOf,
  record,
  row,
  suchAs,
  type Written,
  whole,
  write,
} from '../../core/index.ts';
import { BASES, type BaseId, type CardEffect, type Profile, RESULTS, type Stat } from './content/types.ts';
import { wrong } from './faults.ts';
import { effects, skills } from './own-notation.ts';
import { figureNamed } from './rules/keys.ts';
import { countersOf } from './rules/wounds.ts';
import { fighterName, MOST_FIGURES, MOST_SEATS, place, WOUNDS } from './setup.ts';
import { CRITICAL, FELLED, FELLED_BY, type Figure, HAS_CHARGED, KILLED } from './state.ts';
import type { Conf } from './table.ts';

/** What a position is laid on. `bare` where fighters are not what they are said to be. */
export interface Laying extends Conf {
  readonly faults: Faults;
  readonly bare: boolean;
}

export const player = whole(1, MOST_SEATS);
export const side = oneOf([1, 2]);
const dice = whole(0, 60);
const twoDice = row([dice, dice], 'dice-placed');
const two = (a: number, b: number): readonly [number, number] => [a, b];
/** A list with something in it. */
export const some = <X>(of: readonly X[]): readonly X[] | undefined => (of.length === 0 ? undefined : of);

const placed = fieldsFor<Laying, Conf, Figure>();

/** Dice of a fighter in a combat under way. */
export const DICE = {
  placed: placed.needed(twoDice, 'placed in attack and in defence', 'placés en attaque et en défense', {
    write: (_g, f) => two(f.placedAttack, f.placedDefence),
  }),
  left: placed.field(twoDice, 'what it has left of them', 'ce qu’il en a encore', { write: (_g, f) => two(f.attack, f.defence) }),
  unplaced: placed.field(
    dice,
    'dice that an effect leaves neither in attack nor in defence',
    'dés qu’un effet ne laisse ni en attaque ni en défense',
  ),
  sustained: placed.field(flag, 'in sustained defence', 'en défense soutenue', {
    write: (_g, f) => f.sustained === 1 || undefined,
    value: (_g, f) => f.sustained === 1,
  }),
};
export type SituationDice = Written<typeof DICE>;

const { field, needed } = fieldsFor<Laying, Conf, Figure>();
const effectsOf = (g: Conf, f: Figure): readonly CardEffect[] => g.table.fighters[f.def].profile.effects ?? [];

/** What else the round remembers of a fighter; what is left out is as at the round's beginning. */
export const MEMORY = {
  penalty: field(whole(-99, 99), 'what charges take from its INI, ATT and DEF', 'ce que des charges ôtent à ses INI, ATT et DEF', {
    in: 'charged',
    keeps: true,
    sample: 2,
  }),
  assault: field(
    oneOf(['charge', 'engagement'], 'charge', 'assault'),
    'it has charged, or engaged by walking, whomever',
    'il a chargé, ou engagé en marchant, qui que ce soit',
    {
      lay: (_on, f, given) => {
        if (given !== undefined) f.assaulted = given === 'charge' ? HAS_CHARGED : HAS_CHARGED + 1;
      },
      write: (_g, f) => (f.assaulted === 0 ? undefined : f.assaulted === HAS_CHARGED ? 'charge' : 'engagement'),
    },
  ),
  dive: field(flag, 'the bonus of a dive still counts', 'le bonus d’un piqué compte encore', { in: 'dive', keeps: true }),
  fury: field(flag, 'War fury is declared', 'la Furie guerrière est déclarée', { in: 'fury', keeps: true }),
  counters: field(whole(0, 99), 'counters of Huge that are left', 'compteurs d’Énorme qui restent', {
    in: 'counters',
    keeps: true,
    write: (g, f, i) => (f.counters === countersOf(g, i) ? undefined : f.counters),
  }),
  braved: field(whole(0, 99), 'the PEUR it has withstood', 'la PEUR qu’il a surmontée', { in: 'braved', keeps: true }),
  felled: field(fighterName('A-2'), 'who killed it, of a Fierce one that still stands', 'qui l’a tué, pour un Acharné encore debout', {
    lay: (on, f, given, at) => {
      if (given === undefined) return;
      const by = figureNamed(on, given);
      if (by < 0) on.faults.note(wrong(`${at}.felled`, 'conf:skill.fierce', 'no-such-figure', given));
      else if (f.fierce === 0) on.faults.note(wrong(`${at}.felled`, 'conf:skill.fierce', 'not-felled', given));
      else f.fierce = FELLED_BY + by;
    },
    write: (g, f) => (f.fierce < FELLED_BY ? undefined : g.table.keys[f.fierce - FELLED_BY]),
  }),
  acted: field(
    whole(0, 9),
    'how far its activation is: 1 over (a card of such fighters alone has been played), other numbers as the rules of activation count',
    'où en est son activation : 1 finie (une carte de tels combattants seuls a été jouée), d’autres nombres comme comptent les règles d’activation',
    { in: 'acted', keeps: true },
  ),
  used: field(
    list(name(64, 'courage', 'effect'), 30),
    'effects of its card that are used up, by id',
    'les effets de sa carte déjà employés',
    {
      lay: (on, f, given, at) => {
        const effects = effectsOf(on, f);
        for (const [n, id] of (on.bare ? [] : (given ?? [])).entries()) {
          const k = effects.findIndex((e) => e.id === id);
          if (k < 0) on.faults.note(wrong(`${at}.used[${n}]`, 'conf:F9.d', 'unknown-effect', id));
          else f.used |= 1 << k;
        }
      },
      write: (g, f) =>
        some(
          effectsOf(g, f)
            .filter((_e, k) => ((f.used >>> k) & 1) === 1)
            .map((e) => e.id),
        ),
    },
  ),
  effects: field(
    list(whole(-99, 99), 4, 4),
    'what effects add to its INI, ATT, FOR and DEF',
    'ce que des effets ajoutent à ses INI, ATT, FOR et DEF',
    {
      sample: [0, 1, 0, 0],
      lay: (_on, f, given) => {
        if (given !== undefined) f.mods = f.mods.map((n, k) => given[k] ?? n);
      },
      write: (_g, f) => (f.mods.every((n) => n === 0) ? undefined : f.mods.slice()),
    },
  ),
};
export type SituationMemory = Written<typeof MEMORY>;

/** The memory of a fighter, where the round has any. */
function memoryOf(g: Conf, f: Figure, i: number): SituationMemory | undefined {
  const memory = write(MEMORY, g, f, i);
  return Object.keys(memory).length === 0 ? undefined : memory;
}

const profileOf = (g: Conf, f: Figure): Profile => g.table.fighters[f.def].profile;
const effect: CardEffect = {
  id: 'courage',
  names: { en: 'Courage', fr: 'Courage' },
  at: 'phase-start',
  does: 'strengthen',
  stat: 'ATT',
  n: 1,
};

/** A fighter of a situation: a profile of the game, changed as written, or a plain one built from what is written. */
export const FIGHTER = {
  is: field(name(64, 'royal-guard', 'profile'), 'a profile of the game', 'un profil du jeu', {
    more: {
      en: 'without it a plain fighter: INI, ATT, DEF and DIS 3, FOR and COU 4, RES 5, MOU 10, PA 15, three to a card',
      fr: 'sans lui un simple combattant : INI, ATT, DEF et DIS 3, FOR et COU 4, RES 5, MOU 10, PA 15, à trois par carte',
    },
    write: (g, f) => profileOf(g, f).id,
  }),
  side: needed(side, 'the side it fights for: 1 or 2', 'le camp pour lequel il se bat : 1 ou 2', {
    write: (g, _f, i) => (g.table.sideOf[g.table.seatOf[i]] + 1) as 1 | 2,
  }),
  player: field(
    player,
    'which player holds it, where more than two play; the side’s number unless given',
    'quel joueur le tient, s’ils sont plus de deux ; le numéro du camp si rien n’est dit',
    {
      write: (g, _f, i) => (g.table.sideOf[g.table.seatOf[i]] === g.table.seatOf[i] ? undefined : g.table.seatOf[i] + 1),
    },
  ),
  at: field(
    place,
    'the centre of its base, in millimetres; not needed where contacts says who touches whom',
    'le centre de son socle, en millimètres ; inutile si contacts dit qui touche qui',
    { write: (_g, f) => two(f.x, f.y), value: (_g, f) => [f.x, f.y] },
  ),
  level: field(oneOf([0, 1, 2]), 'altitude: 0, 1 or 2', 'altitude : 0, 1 ou 2', {
    sample: 1,
    usual: 0,
    write: (_g, f) => [undefined, 1 as const, 2 as const][f.level],
    value: (_g, f) => f.level,
  }),
  angle: field(
    whole(0, 345),
    'how a rectangular base is turned, in degrees, a multiple of 15',
    'comment un socle rectangulaire est tourné, en degrés, un multiple de 15',
    { sample: 45, usual: 0, write: (_g, f) => f.angle || undefined },
  ),
  wound: field(oneOf(WOUNDS, WOUNDS[0], 'wound'), 'light, serious or critical', 'légère (light), grave (serious) ou critique (critical)', {
    write: (_g, f) => (f.wound === KILLED ? undefined : WOUNDS[f.wound - 1]),
    value: (_g, f) => (f.wound === 0 ? 'none' : RESULTS[f.wound + 1]),
  }),
  stunned: field(flag, 'stunned', 'sonné', { in: 'stunned', keeps: true }),
  routed: field(flag, 'in rout', 'en déroute', { in: 'routed', keeps: true }),
  charged: field(list(fighterName('B1'), MOST_FIGURES), 'enemies it has charged this round', 'les ennemis qu’il a chargés durant ce tour'),
  dived: field(flag, 'that charge was a dive', 'cette charge était un piqué'),
  engaged: field(flag, 'it came into contact by walking', 'il est venu au contact en marchant'),
  fierce: field(flag, 'killed outright and still standing', 'tué net et encore debout', {
    lay: (_on, f, given) => {
      if (given !== true) return;
      f.fierce = FELLED;
      f.wound = CRITICAL;
    },
    write: (_g, f) => f.fierce > 0 || undefined,
    value: (_g, f) => f.fierce > 0,
  }),
  removed: field(flag, 'off the table', 'hors de la table', { write: (_g, f) => (f.placed === 0 && f.wound !== KILLED) || undefined }),
  killed: field(flag, 'off the table, and dead', 'hors de la table, et mort', { write: (_g, f) => f.wound === KILLED || undefined }),
  memory: field(record(MEMORY, 'memory'), 'what else the round remembers of it', 'ce que le tour retient encore de lui', {
    lay: (on, f, given, at, i) => {
      if (given !== undefined) lay(MEMORY, on, f, given, `${at}.memory`, i);
    },
    write: memoryOf,
  }),
  printed: field(
    content<Readonly<Partial<Record<Stat, number | null>>>>('values', { INI: 5, PEUR: null }),
    'characteristics other than the profile’s; null is a dash',
    'des caractéristiques autres que celles du profil ; null est un tiret',
  ),
  skills: field(
    suchAs(skills, [
      { skill: 'master-strike', x: 2 },
      { skill: 'immunity', to: 'legs' },
    ]),
    'skills: in place of the profile’s',
    'compétences : à la place de celles du profil',
  ),
  role: field(
    oneOf(['magician', 'faithful', 'none'], 'none', 'role'),
    'magician, faithful, or none',
    'magicien (magician), fidèle (faithful) ou aucun (none)',
  ),
  hero: field(flag, 'a character', 'un personnage', { usual: undefined }),
  base: field(oneOf(Object.keys(BASES) as BaseId[], 'creature-round', 'base'), 'its base', 'son socle'),
  places: field(
    oneOf(['first', 'last', 'after-initiative'], 'last', 'places'),
    'an effect has its dice placed first, last or after Initiative',
    'un effet fait placer ses dés en premier, en dernier ou après l’Initiative',
  ),
  effects: field(
    suchAs(effects, [effect]),
    'effects of its card: what each does, where and by how much',
    'effets de sa carte : ce que fait chacun, où et de combien',
    {
      more: {
        en: 'at phase-start, between-combats or phase-end; does heal, stun, strengthen, weaken',
        fr: 'at : phase-start, between-combats ou phase-end ; does : heal, stun, strengthen, weaken',
      },
    },
  ),
  perCard: field(
    whole(1, 3),
    'figures one card stands for, of a player’s who are printed alike',
    'combien de figurines représente une carte, parmi celles d’un joueur aux mêmes valeurs',
    {
      sample: 2,
      more: {
        en: 'without it whoever is printed otherwise than its profile has a card of its own',
        fr: 'sans lui, qui a d’autres valeurs que son profil a sa propre carte',
      },
    },
  ),
  pursuits: field(whole(0, 99), 'pursuits it has made this round', 'les poursuites qu’il a faites durant ce tour', {
    in: 'pursuits',
    keeps: true,
  }),
};
export type SituationFighter = Written<typeof FIGHTER>;
