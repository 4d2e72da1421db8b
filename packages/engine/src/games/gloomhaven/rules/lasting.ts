/** gh:turn.5. Bonuses that stay in the active area: for a round, or for so many uses. */
import type { Half, LastingId } from '../content/types.ts';
import { ACTIVE } from '../state.ts';
import type { Gloom } from '../table.ts';
import { gainXp } from './conditions.ts';
import { tell } from './telling.ts';

/** How often each may be used; those of a round have no end of their own. */
const USES: Partial<Readonly<Record<LastingId, number>>> = {
  'attack-action-plus-one': 1,
  'shield-next-six': 6,
  'lone-targets-plus-two': 4,
  'double-while-invisible': 1,
  'ignore-next-damage-round': 1,
  'ignore-next-two-damages': 2,
  'next-four-attacks-plus-one': 4,
};

function halfOf(g: Gloom, place: number) {
  const c = g.state.cards[place];
  const { face } = g.table.cards[c.def];
  return c.half === 0 ? face.top : face.bottom;
}

/** The place of an active card of a player with this bonus; -1. */
export function activeOf(g: Gloom, seat: number, id: LastingId): number {
  return g.state.cards.findIndex(
    (c, place) => c.owner === seat && c.zone === ACTIVE && halfOf(g, place).abilities.some((a) => a.do === 'lasting' && a.of === id),
  );
}

/** The active half of every card of a player in the active area, with the card's place. */
export function activeHalves(g: Gloom, seat: number): { readonly place: number; readonly half: Half }[] {
  return g.state.cards.flatMap((c, place) => (c.owner === seat && c.zone === ACTIVE ? [{ place, half: halfOf(g, place) }] : []));
}

/** How often the bonus of an active card may be used in all; null where it has no end of its own. */
export function mostUses(g: Gloom, place: number): number | null {
  const lasting = halfOf(g, place).abilities.find((a) => a.do === 'lasting');
  return (lasting?.do === 'lasting' ? USES[lasting.of] : undefined) ?? null;
}

/** Counts one use of an active card: experience where it gives any, and away with it after the last one. */
export function useUp(g: Gloom, place: number): void {
  const c = g.state.cards[place];
  const half = halfOf(g, place);
  c.uses++;
  if (half.xpOn?.includes(c.uses) === true) gainXp(g, c.owner, half.xpOn.length === 1 ? (half.xp ?? 1) : 1);
  const most = mostUses(g, place);
  if (most !== null && c.uses >= most) leaveActive(g, place);
}

/** Takes a card from the active area to where it counts already. */
export function leaveActive(g: Gloom, place: number): void {
  const c = g.state.cards[place];
  c.zone = c.after;
  c.uses = 0;
  c.boosted = 0;
  if (g.log !== null) tell(g, 'gh:turn.5', 'bonus-ends', { card: { card: c.def } });
}
