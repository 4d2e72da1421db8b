/** Named values of a match: what a ruling may expect of a position, and its events by name. */
import { argsNamed, type GameEvent, innermost, type Match, shown, Unplayable, valuesOf } from '../../core/index.ts';
import type { Table, Und } from './defs.ts';
import { rangeBetween, UNREACHABLE } from './field.ts';
import { chargesOf, couldAttackFrom, neighbours } from './rules/acting.ts';
import { canReach, heldBy, holds, inPlay, survivors, territoryOf } from './rules/board.ts';
import { CRIT, HIT, NOTED_HIT } from './rules/dice.ts';
import {
  type AttackFrame,
  attackSequence,
  freshAttack,
  OVER,
  type RollFrame,
  rollOffSequence,
  rollSequence,
  UNDER_WAY,
} from './rules/frames.ts';
import { cardKey, fighterKey, hexKey } from './rules/keys.ts';
import { destinationsOf } from './rules/moving.ts';
import { attacksOf, damageOf, defenceDiceOf, defenceRerollsOf, diceOf, knockbackOf, moveOf, rerollsOf, woundsOf } from './rules/values.ts';
import type { Setup } from './setup.ts';
import { FIGHTER, lying, SIDE } from './situation.ts';
import {
  ACTION_PHASE,
  DEED_CAST,
  DEED_DAMAGE,
  DEED_OUT,
  DISCARD,
  type FighterState,
  type Player,
  SETTING_UP,
  type State,
} from './state.ts';
import { fieldOf } from './table.ts';
import type { View } from './view.ts';

export type UndMatch = Match<Setup, Table, State, View>;

/** A name that means nothing to this game. */
function noSuch(key: string, what: string, message: string): Unplayable {
  return new Unplayable({ key, args: { what } }, message);
}

function figure(g: Und, name: string): number {
  const i = g.table.fighters.findIndex((f) => f.key === name);
  if (i < 0) throw noSuch('no-such-figure', name, `no fighter is called ${name}`);
  return i;
}

/** A fighter's hex, -1 where it is not on the battlefield, or the hex of that name. */
function spot(g: Und, name: string): number {
  const hex = fieldOf(g).names.indexOf(name);
  return hex >= 0 ? hex : g.state.fighters[figure(g, name)].hex;
}

/** What lies between two fighters or hexes. Whoever is not on the battlefield is no range away, sees nobody, is seen by nobody and gets nowhere. */
function between(g: Und, word: string, a: string, b: string): unknown {
  const from = spot(g, a);
  if (word === 'range') {
    const to = spot(g, b);
    return from < 0 || to < 0 ? null : rangeBetween(fieldOf(g), from, to);
  }
  if (word === 'sees') {
    const seen = figure(g, b);
    return from >= 0 && inPlay(g, seen) && canReach(g, from, seen, UNREACHABLE);
  }
  const who = figure(g, a);
  const to = spot(g, b);
  if (from < 0 || to < 0) return false;
  return word === 'reaches' ? destinationsOf(g, who).includes(to) : couldAttackFrom(g, who, to);
}

const keys = (g: Und, list: readonly number[]): string[] => list.map((i) => fighterKey(g, i)).sort();
const hexes = (g: Und, list: Iterable<number>): string[] => [...list].map((h) => hexKey(g, h)).sort();

/** Who is credited with what last befell a fighter this round: a fighter and a player, null for nobody; null where it did not happen. */
function creditOf(g: Und, on: number, what: number): (string | number | null)[] | null {
  const d = g.state.deeds.findLast((x) => x.what === what && x.on === on);
  return d === undefined ? null : [d.by < 0 ? null : fighterKey(g, d.by), d.seat < 0 ? null : d.seat + 1];
}

const standing =
  <V>(value: (g: Und, i: number) => V, off: V) =>
  (g: Und, f: FighterState, i: number) =>
    f.hex < 0 ? off : value(g, i);

/** Named values of fighters: those that a position writes, and what follows from them. */
export const OF_FIGHTER = valuesOf<Und, FighterState>(FIGHTER, {
  health: shown('Wounds as they hold now', 'Blessures telles qu’elles valent', (g, _f, i) => woundsOf(g, i)),
  move: shown('Move as it holds now', 'Mouvement tel qu’il vaut', (g, _f, i) => moveOf(g, i)),
  defence: shown('Defence dice as they hold now', 'dés de Défense tels qu’ils valent', (g, _f, i) => defenceDiceOf(g, i)),
  attacks: shown(
    'its attacks by their ids',
    'ses attaques par leurs noms',
    (g, _f, i) => attacksOf(g, i).map((a) => g.table.attacks[a].attack.id),
    'attack',
  ),
  holds: shown(
    'number of the objective it holds, or null',
    'numéro de l’objectif qu’il tient, ou null',
    standing((g, i) => g.state.tokens[holds(g, i)]?.face ?? null, null),
  ),
  territory: shown(
    'whose territory it stands in, 0 for nobody’s',
    'le territoire où il est, 0 pour personne',
    standing((g, i) => territoryOf(g, i) + 1, null),
    'seat',
  ),
  enemies: shown(
    'enemies adjacent to it, sorted',
    'ennemis adjacents, triés',
    standing((g, i) => keys(g, neighbours(g, i, false)), []),
    'figure',
  ),
  friends: shown(
    'friends adjacent to it, sorted',
    'amis adjacents, triés',
    standing((g, i) => keys(g, neighbours(g, i, true)), []),
    'figure',
  ),
  spells: shown(
    'spells it has cast this round',
    'sorts lancés durant ce round',
    (g, _f, i) => g.state.deeds.filter((d) => d.what === DEED_CAST && d.by === i).length,
  ),
  'hurt-by': shown(
    'who is credited with the last damage it suffered this round: [saek, 1], a fighter and a player, [null, null] for nobody; null where it suffered none',
    'à qui on doit ses derniers dégâts du round : [saek, 1], un combattant et un joueur, [null, null] pour personne ; null s’il n’en a subi aucun',
    (g, _f, i) => creditOf(g, i, DEED_DAMAGE),
    'credit',
  ),
  'out-by': shown(
    'who is credited with putting it out of action, likewise',
    'à qui on doit sa mise hors de combat, de même',
    (g, _f, i) => creditOf(g, i, DEED_OUT),
    'credit',
  ),
  moves: shown(
    'hexes it could get to by a Move action, sorted',
    'cases qu’il atteindrait par un Mouvement, triées',
    (g, _f, i) => hexes(g, inPlay(g, i) ? destinationsOf(g, i) : []),
    'place',
  ),
  charges: shown(
    'hexes it could get to by a Charge, sorted',
    'cases qu’il atteindrait par une Charge, triées',
    (g, _f, i) => hexes(g, inPlay(g, i) ? chargesOf(g, i) : []),
    'place',
  ),
});

/** Named values of a player. */
export const OF_SIDE = valuesOf<Und, Player>(SIDE, {
  unspent: shown('glory points left to spend', 'points de gloire à dépenser', (_g, p) => p.glory - p.spent),
  discards: shown(
    'cards discarded face up, sorted',
    'cartes défaussées face visible, triées',
    (g, _p, seat) => lying(g, seat, DISCARD).sort(),
    'card',
  ),
  held: shown('numbers of the objectives it holds', 'numéros des objectifs tenus', (g, _p, seat) =>
    heldBy(g, seat)
      .map((t) => g.state.tokens[t].face)
      .sort(),
  ),
  survivors: shown(
    'its fighters on the battlefield',
    'ses combattants sur le champ de bataille',
    (g, _p, seat) => keys(g, survivors(g, seat)),
    'figure',
  ),
  out: shown(
    'its fighters out of action',
    'ses combattants hors de combat',
    (g, _p, seat) =>
      keys(
        g,
        g.state.fighters.flatMap((f, i) => (f.seat === seat && f.out === 1 ? [i] : [])),
      ),
    'figure',
  ),
});

/** The named values of each part of a position. */
export const UNDERWORLDS_VALUES = { fighter: OF_FIGHTER, side: OF_SIDE };

function figureValue(g: Und, i: number, name: string): unknown {
  const of = OF_FIGHTER.get(name);
  if (of === undefined) throw noSuch('no-figure-value', name, `a fighter has no value called ${name}`);
  return of.value(g, g.state.fighters[i], i);
}

function sideValue(g: Und, name: string, seat: number): unknown {
  const of = OF_SIDE.get(name);
  if (of === undefined) throw noSuch('no-such-value', name, `no value is called ${name}`);
  return of.value(g, g.state.players[seat], seat);
}

/** An attack as it would be made now, before any die is rolled. */
function attackTold(g: Und, text: string): AttackFrame {
  const read = /^([^/]+)\/([^>]+)>(.+)$/.exec(text);
  if (read === null) throw noSuch('no-such-attack', text, `no attack reads ${text}`);
  const by = figure(g, read[1]);
  const on = figure(g, read[3]);
  const attack = attacksOf(g, by).find((a) => g.table.attacks[a].attack.id === read[2]);
  if (attack === undefined) throw noSuch('no-such-attack', text, `no attack reads ${text}`);
  return freshAttack(by, on, g.state.fighters[by].seat, attack);
}

/** Values of the attack under way. */
export const OF_ATTACK = valuesOf<Und, AttackFrame>(
  {},
  {
    by: shown('who attacks', 'qui attaque', (g, a) => fighterKey(g, a.by), 'figure'),
    on: shown('who is attacked', 'qui est attaqué', (g, a) => fighterKey(g, a.on), 'figure'),
    victim: shown('whom the damage falls on', 'qui subit les dégâts', (g, a) => fighterKey(g, a.victim), 'figure'),
    with: shown('what is attacked with', 'avec quoi on attaque', (g, a) => g.table.attacks[a.attack].attack.id, 'attack'),
    side: shown('who makes the attack', 'qui fait l’attaque', (_g, a) => a.seat + 1, 'seat'),
    nth: shown('which attack of the action it is', 'quelle attaque de l’action c’est', (_g, a) => a.nth + 1),
    dice: shown('dice of the attack', 'dés de l’attaque', diceOf),
    hits: shown('successes of the attack', 'réussites de l’attaque', (_g, a) => a.hits),
    crits: shown('criticals of the attack', 'critiques de l’attaque', (_g, a) => a.attackCrits),
    defence: shown('successes of the defence', 'réussites de la défense', (_g, a) => a.defence),
    'defence-crits': shown('criticals of the defence', 'critiques de la défense', (_g, a) => a.defenceCrits),
    success: shown('whether the attack succeeds', 'si l’attaque réussit', (_g, a) => a.success === 1),
    tie: shown('whether the attack is a draw', 'si l’attaque est à égalité', (_g, a) => a.tie === 1),
    damage: shown('damage of the attack', 'dégâts de l’attaque', damageOf),
    dealt: shown('damage dealt', 'dégâts infligés', (_g, a) => a.dealt),
    resolved: shown('whether the attack was resolved', 'si l’attaque a été résolue', (_g, a) => a.ended === UNDER_WAY || a.ended === OVER),
  },
);

function attackValue(g: Und, name: string): unknown {
  const of = OF_ATTACK.get(name);
  if (of === undefined) throw noSuch('no-attack-value', name, `an attack has no value called ${name}`);
  const a = innermost(g.state, attackSequence);
  return a === null ? null : of.value(g, a, 0);
}

const counted = (f: RollFrame, count: (n: readonly number[]) => number): number | null => (f.counts.length === 0 ? null : count(f.counts));

/** Who won the roll-off that is under way or just over; null for nobody. */
function winnerOf(g: Und): number | null {
  const off = innermost(g.state, rollOffSequence);
  if (off === null || off.scores.length < 2 || off.scores[0] === off.scores[1]) return null;
  return off.scores[0] > off.scores[1] ? 1 : 2;
}

/** Values of the roll under way, or just made, and of the roll-off it is part of. */
export const OF_ROLL = valuesOf<Und, RollFrame>(
  {},
  {
    side: shown('who rolls', 'qui lance', (_g, f) => f.seat + 1, 'seat'),
    hits: shown('successes rolled', 'réussites obtenues', (_g, f) => counted(f, (n) => n[HIT] + n[NOTED_HIT])),
    crits: shown('criticals rolled', 'critiques obtenus', (_g, f) => counted(f, (n) => n[CRIT])),
    successes: shown('successes and criticals rolled', 'réussites et critiques obtenus', (_g, f) =>
      counted(f, (n) => n[HIT] + n[NOTED_HIT] + n[CRIT]),
    ),
    winner: shown('winner of the roll-off', 'gagnant du jet de départage', winnerOf, 'seat'),
  },
);

/** `null` where nobody rolls. */
function rollValue(g: Und, name: string): unknown {
  const of = OF_ROLL.get(name);
  if (of === undefined) throw noSuch('no-roll-value', name, `a roll has no value called ${name}`);
  if (name === 'winner') return winnerOf(g);
  const f = innermost(g.state, rollSequence);
  return f === null ? null : of.value(g, f, 0);
}

/** Named values of the match as a whole. */
export const OF_MATCH = valuesOf<Und, State>(
  {},
  {
    round: shown('round', 'round', (_g, s) => s.round),
    phase: shown(
      'phase',
      'phase',
      (_g, { phase }) => (phase === SETTING_UP ? 'set-up' : phase === ACTION_PHASE ? 'action' : 'end'),
      'phase',
    ),
    active: shown('active player', 'joueur actif', (_g, s) => s.active + 1, 'seat'),
    activation: shown('activation', 'activation', (_g, s) => s.activation),
    'in-force': shown(
      'cards in force',
      'cartes en jeu',
      (g, s) => s.lasting.map((l) => (l.card < 0 ? g.table.abilities[l.ability].id : cardKey(g, l.card))).sort(),
      'in-force',
    ),
  },
);

/** Values of what stands behind a word: `range garrek obryn`. */
function asked(g: Und, word: string, rest: string): unknown {
  const [a, b, more] = rest.split(' ');
  if (more !== undefined) throw noSuch('no-such-value', `${word} ${rest}`, `no value is called ${word} ${rest}`);
  switch (word) {
    case 'range':
    case 'sees':
    case 'reaches':
    case 'attacks-from':
      return between(g, word, a, b ?? '');
    case 'dice':
      return diceOf(g, attackTold(g, rest));
    case 'damage':
      return damageOf(g, attackTold(g, rest));
    case 'rerolls':
      return rerollsOf(g, attackTold(g, rest));
    case 'defence-rerolls':
      return defenceRerollsOf(g, attackTold(g, rest));
    case 'knockback':
      // Of the hexes that it drives back, those beyond the first (g.26).
      return knockbackOf(g, attackTold(g, rest)) - 1;
    case 'scores': {
      // `scores 1 shadespire:284`: whether its condition holds for that player now.
      const card = g.table.cards.find((c) => c.face.id === b);
      if (card === undefined) throw noSuch('no-such-card', b ?? '', `no card is called ${b ?? ''}`);
      if (a !== '1' && a !== '2') throw noSuch('no-such-value', a, `no side is called ${a}`);
      if (card.face.kind !== 'objective') throw noSuch('no-such-value', b, `no objective: ${b}`);
      return card.does.scores?.(g, Number(a) - 1) === true;
    }
    case 'objective': {
      if (!/^[1-5]$/.test(a)) throw noSuch('no-such-value', `${word} ${rest}`, `no objective is called ${a}`);
      const token = g.state.tokens.find((t) => t.face === Number(a));
      return token === undefined || token.hex < 0 ? null : hexKey(g, token.hex);
    }
    default:
      throw noSuch('no-such-value', `${word} ${rest}`, `no value is called ${word} ${rest}`);
  }
}

/** A named value of a match; every name is listed in the description of the ruling file. */
export function situationValue(match: UndMatch, name: string): unknown {
  const g: Und = match.play;
  const { state } = g;
  const of = /^([a-z-]+) (\S.*)$/.exec(name);
  if (of !== null) return asked(g, of[1], of[2]);
  const dot = name.lastIndexOf('.');
  if (dot < 0) {
    const whole = OF_MATCH.get(name);
    if (whole === undefined) throw noSuch('no-such-value', name, `no value is called ${name}`);
    return whole.value(g, state, 0);
  }
  const what = name.slice(0, dot);
  const prop = name.slice(dot + 1);
  if (what === 'attack') return attackValue(g, prop);
  if (what === 'roll') return rollValue(g, prop);
  if (prop === '1' || prop === '2') return sideValue(g, what, Number(prop) - 1);
  return figureValue(g, figure(g, what), prop);
}

/** An event's arguments as ruling files write them. */
export function namedArgs(match: UndMatch, e: GameEvent): Record<string, unknown> {
  return argsNamed<Und>(e, match.play, { figure: fighterKey, card: (g, card) => g.table.cards[card]?.face.id ?? null, space: hexKey });
}
