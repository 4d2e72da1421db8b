/** The kinds of things that options name, for their declarations. */
import type { Kind } from '../../../core/index.ts';
import type { Conf } from '../table.ts';
import { figureKey, figureNamed } from './keys.ts';

export const FIGURE: Kind<Conf> = {
  grammar: 'figure',
  shape: '[A-Za-z0-9-]+',
  write: figureKey,
  read: figureNamed,
  arg: (_g, figure) => ({ figure }),
};

/** A card of the table, by its number. */
export const CARD: Kind<Conf> = {
  grammar: 'card',
  shape: '[A-Za-z0-9-]+',
  write: (g, card) => g.table.cards[card].key,
  read: (g, name) => g.table.cards.findIndex((c) => c.key === name),
  arg: (_g, card) => ({ card }),
};

export const NUMBER: Kind<Conf> = {
  grammar: 'number',
  shape: '0|[1-9]\\d?',
  write: (_g, n) => `${n}`,
  read: (_g, n) => Number(n),
  arg: (_g, n) => n,
};
