/** What a game counts. */
import type { Lang } from './types.ts';

/** What points, health and objectives are called, where a reason tells of more or fewer of them. */
export type Units = Readonly<
  Record<
    Lang,
    {
      readonly points: string;
      readonly health: string;
      /** Of what is aimed at where that is something else than objectives held. */
      readonly goals?: readonly [more: string, fewer: string];
    }
  >
>;

/** For a game that says nothing of it. */
export const USUAL_UNITS = {
  en: { points: 'points', health: 'health', goals: ['more objectives held', 'fewer objectives held'] },
  fr: { points: 'points', health: 'points de vie', goals: ['plus d’objectifs tenus', 'moins d’objectifs tenus'] },
} satisfies Units;
