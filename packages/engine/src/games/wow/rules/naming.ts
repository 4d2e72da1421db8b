/** The kinds of things that options name, for their declarations. */
import { type Kind, NOBODY, NONE_CALLED_SO } from '../../../core/index.ts';
import type { Wow } from '../table.ts';
import { cardKey, figureKey, figureNamed, spaceId, spaceNamed } from './keys.ts';
import { figuresOf } from './targeting.ts';

export const FIGURE: Kind<Wow> = {
  grammar: 'figure',
  shape: '[^/>+:,]+',
  write: figureKey,
  read: figureNamed,
  arg: (_g, figure) => ({ figure }),
};

/** Figures as the bits of a number. */
export const FIGURES: Kind<Wow> = {
  grammar: 'figure+',
  shape: '[^/>:,]+',
  write: (g, bits) =>
    figuresOf(bits)
      .map((t) => figureKey(g, t))
      .join('+'),
  read(g, names) {
    const figures = names.split('+').map((name) => figureNamed(g, name));
    // Nobody is aimed at twice (407.1b).
    const known = !figures.includes(NOBODY) && new Set(figures).size === figures.length;
    return !known ? NONE_CALLED_SO : figures.reduce((bits, t) => bits + 2 ** t, 0);
  },
  arg: (_g, bits) => ({ figures: figuresOf(bits) }),
};

export const SPACE: Kind<Wow> = {
  grammar: 'place',
  shape: '-?\\d{1,3},-?\\d{1,3}',
  write: spaceId,
  read: spaceNamed,
  arg: (_g, space) => ({ space }),
};

/** A card of a bar, named with whose bar it is: `D1/K07`. */
export const CARD: Kind<Wow> = {
  grammar: '{by:figure}/{card}',
  shape: '[^/>]+/[^/>]+',
  write: cardKey,
  read: (g, name) => g.state.cards.findIndex((_card, c) => cardKey(g, c) === name),
  arg: (_g, card) => ({ card }),
};

/** A place in a list, counted from 1. */
export const NUMBER_FROM_1: Kind<Wow> = {
  grammar: 'number',
  shape: '[1-9]\\d{0,2}',
  write: (_g, n) => `${n + 1}`,
  read: (_g, n) => Number(n) - 1,
  arg: (_g, n) => n + 1,
};
