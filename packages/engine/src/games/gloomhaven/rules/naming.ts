/** The kinds of things that options name, for their declarations. */
import { type Kind, NONE_CALLED_SO } from '../../../core/index.ts';
import { ELEMENTS } from '../content/types.ts';
import type { Gloom } from '../table.ts';
import { HALVES, halfCalled } from './halves.ts';
import { cardKey, figureKey, hexKey } from './keys.ts';

export const FIGURE: Kind<Gloom> = {
  grammar: 'figure',
  shape: '[a-z0-9#-]+',
  write: figureKey,
  // A standee put out may have come back as somebody else: whoever is in play has the name.
  read: (g, name) => g.state.figures.findIndex((f, i) => f.out === 0 && figureKey(g, i) === name),
  arg: (_g, figure) => ({ figure }),
};

export const HEX: Kind<Gloom> = {
  grammar: 'place',
  shape: '-?\\d{1,3},-?\\d{1,3}',
  write: hexKey,
  read: (g, name) => g.table.map.names.indexOf(name),
  arg: (_g, space) => ({ space }),
};

/** A card of a player by its place: two may play the same class. */
export function cardOf<F>(seat: (g: Gloom, f: F) => number): Kind<Gloom, F> {
  return {
    grammar: 'card',
    shape: '[^/+>]+',
    write: cardKey,
    read: (g, name, f) => g.state.cards.findIndex((c, place) => c.owner === seat(g, f) && cardKey(g, place) === name),
    arg: (g, place) => ({ card: g.state.cards[place].def }),
  };
}

/** Two cards of a player, each by its place: the first counts `step`. */
export function twoCards<F>(seat: (g: Gloom, f: F) => number, step: number): Kind<Gloom, F> {
  const card = cardOf(seat);
  return {
    grammar: 'card+',
    shape: '[^/+>]+\\+[^/+>]+',
    write: (g, n) => `${cardKey(g, Math.floor(n / step))}+${cardKey(g, n % step)}`,
    read(g, names, f) {
      const [one, other] = names.split('+').map((name) => card.read(g, name, f));
      return one < 0 || other < 0 ? NONE_CALLED_SO : one * step + other;
    },
  };
}

export const HALF: Kind<Gloom> = {
  grammar: 'half',
  shape: 'top|bottom',
  write: (_g, half) => HALVES[half],
  read: (_g, name) => halfCalled(name),
};

export const ELEMENT: Kind<Gloom> = {
  grammar: 'element',
  shape: '[a-z]+',
  write: (_g, e) => ELEMENTS[e],
  read: (_g, name) => (ELEMENTS as readonly string[]).indexOf(name),
  arg: (_g, e) => ({ term: `element.${ELEMENTS[e]}` }),
};

/** One of several that stand in no list of their own: named as `write` says, found again among those there are. */
export function oneOf<F>(
  grammar: string,
  shape: string,
  all: (g: Gloom, f: F) => readonly number[],
  write: (g: Gloom, code: number, f: F) => string,
): Kind<Gloom, F> {
  return { grammar, shape, write, read: (g, name, f) => all(g, f).find((code) => write(g, code, f) === name) ?? NONE_CALLED_SO };
}
