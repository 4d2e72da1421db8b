/** The kinds of things that options name, for their declarations. */
import { type Kind, NONE_CALLED_SO } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { NO_ATTACK } from '../state.ts';
import { fieldOf } from '../table.ts';
import { cardArg, cardKey, fighterKey, hexKey } from './keys.ts';
import { abilityIn, attackerIn, attackOfFighter, ownAbility, ownerIn, whichIn } from './packing.ts';
import { attacksOf, sideUp } from './values.ts';

export const FIGHTER: Kind<Und> = {
  grammar: 'figure',
  shape: '[a-z0-9-]+',
  write: fighterKey,
  read: (g, name) => g.table.fighters.findIndex((f) => f.key === name),
  arg: (_g, figure) => ({ figure }),
};

export const HEX: Kind<Und> = {
  grammar: 'place',
  shape: '[A-Z]\\d{1,2}',
  write: hexKey,
  read: (g, name) => fieldOf(g).names.indexOf(name),
  arg: (_g, space) => ({ space }),
};

/** A card of a seat by its place: both players may have brought one of the same name. */
export function cardOf<F>(seat: (g: Und, f: F) => number): Kind<Und, F> {
  return {
    grammar: 'card',
    shape: '[a-z0-9:-]+',
    write: cardKey,
    read: (g, name, f) => g.state.cards.findIndex((c, place) => c.owner === seat(g, f) && cardKey(g, place) === name),
    arg: cardArg,
  };
}

/** The attack of that name that a fighter has as things stand; those of one name differ from fighter to fighter. */
function attackNamed(g: Und, fighter: number, name: string): number {
  return fighter < 0 ? NO_ATTACK : (attacksOf(g, fighter).find((which) => g.table.attacks[which].attack.id === name) ?? NO_ATTACK);
}

/** An attack of the fighter that the frame names. */
export const ATTACK: Kind<Und, { readonly fighter: number }> = {
  grammar: 'attack',
  shape: '[a-z0-9-]+',
  write: (g, which) => g.table.attacks[which].attack.id,
  read: (g, name, f) => attackNamed(g, f.fighter, name),
};

/** A fighter with one of its attacks. */
export const ATTACKER: Kind<Und> = {
  grammar: '{by:figure}/{attack}',
  shape: '[a-z0-9-]+/[a-z0-9-]+',
  write: (g, n) => `${fighterKey(g, attackerIn(n))}/${g.table.attacks[whichIn(n)].attack.id}`,
  read(g, name) {
    const [who, what] = name.split('/');
    const fighter = FIGHTER.read(g, who, undefined);
    const which = attackNamed(g, fighter, what);
    return which < 0 ? NONE_CALLED_SO : attackOfFighter(fighter, which);
  },
};

export const ABILITY: Kind<Und> = {
  grammar: 'ability',
  shape: '[a-z0-9:-]+',
  write: (g, a) => g.table.abilities[a].id,
  read: (g, name) => g.table.abilities.findIndex((a) => a.id === name),
  arg: (g, a) => ({ term: `ability.${g.table.abilities[a].id}` }),
};

export const NUMBER: Kind<Und> = {
  grammar: 'number',
  shape: '0|[1-9]\\d{0,2}',
  write: (_g, n) => `${n}`,
  read: (_g, n) => Number(n),
  arg: (_g, n) => n,
};

/** A board that a seat may lay. */
export const BOARD: Kind<Und> = {
  grammar: 'board',
  shape: '[a-z0-9-]+',
  write: (g, b) => g.table.boards[b],
  read: (g, name) => g.table.boards.indexOf(name),
  arg: (g, b) => ({ term: `board.${g.table.boards[b]}` }),
};

/** A way of joining both boards. */
export const ORDER: Kind<Und> = {
  grammar: 'order',
  shape: '(?:upright|turned),(?:upright|turned),-?\\d{1,2}',
  write(g, code) {
    const j = g.table.joins[code];
    return `${j.turned.map((t) => (t ? 'turned' : 'upright')).join(',')},${j.offset}`;
  },
  read: (g, name, f) => g.table.joins.findIndex((_j, code) => ORDER.write(g, code, f) === name),
};

/** An upgrade on a fighter, by its place. */
export const WORN: Kind<Und> = {
  grammar: '{by:figure}/{card}',
  shape: '[a-z0-9-]+/[a-z0-9:-]+',
  write: (g, place) => `${fighterKey(g, g.state.cards[place].on)}/${cardKey(g, place)}`,
  read: (g, name, f) => g.state.worn.find((place) => WORN.write(g, place, f) === name) ?? NONE_CALLED_SO,
  arg: cardArg,
};

/** An ability of the side of a fighter's card that lies up (`ownAbility`). */
export const OWN_ABILITY: Kind<Und> = {
  grammar: '{by:figure}/{ability}',
  shape: '[a-z0-9-]+/[a-z0-9:-]+',
  write: (g, n) => `${fighterKey(g, ownerIn(n))}/${g.table.abilities[sideUp(g, ownerIn(n)).abilities[abilityIn(n)]].id}`,
  read(g, name, f) {
    for (const i of g.state.fighters.keys())
      for (const k of sideUp(g, i).abilities.keys()) if (OWN_ABILITY.write(g, ownAbility(i, k), f) === name) return ownAbility(i, k);
    return NONE_CALLED_SO;
  },
};
