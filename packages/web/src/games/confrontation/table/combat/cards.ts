/** What stands on the reference cards: which fighters come first, where their dice lie, what has befallen them. */
import type { FighterValues, FightsNow, StatNow, Table } from '@escarmouche/engine/confrontation';

/** The cards of one player: the fighters of the combat under way, and the others by card. */
export interface SeatCards {
  readonly seat: number;
  readonly fighting: readonly number[];
  readonly rest: readonly { readonly card: number; readonly figures: readonly number[] }[];
}

/** Every player's cards, fighters of the combat under way first. */
export function cardsBySeat(table: Table, fights: FightsNow): readonly SeatCards[] {
  const now = fights.combat?.members ?? [];
  return table.sideOf.map((_side, seat) => ({
    seat,
    fighting: now.filter((i) => table.seatOf[i] === seat),
    rest: table.cards.flatMap((card, n) => {
      const figures = card.figures.filter((i) => !now.includes(i));
      return card.seat === seat && figures.length > 0 ? [{ card: n, figures }] : [];
    }),
  }));
}

/** The characteristics a card shows in its row; what moves and measures stands in the figure's panel. */
export const ROW = ['INI', 'ATT', 'FOR', 'DEF', 'RES', 'DIS'] as const;

/** What a card prints of a characteristic. */
export function printedOf(stat: StatNow): number {
  return stat.because.find((c) => c.layer === 'base')?.amount ?? stat.total;
}

/** One characteristic of a figure by its abbreviation; undefined where its card has none. */
export function statOf(values: FighterValues, name: string): StatNow | undefined {
  return values.stats.find((s) => s.stat === name);
}
