/** gh:element.2. Elements used up for more. */
import { type Consume, ELEMENTS } from '../content/types.ts';
import { INERT } from '../state.ts';
import type { Gloom } from '../table.ts';
import { gainXp } from './conditions.ts';

/** Elements that an ability could use up: those that are not inert. One made in this turn is not strong before its end. */
export function usableFor(g: Gloom, consume: Consume | undefined): number[] {
  if (consume === undefined) return [];
  return g.state.elements.flatMap((strength, e) =>
    strength !== INERT && (consume.element === 'any' || ELEMENTS[e] === consume.element) ? [e] : [],
  );
}

/** Uses an element up, with the experience that gives. */
export function useElement(g: Gloom, seat: number, element: number, consume: Consume | undefined): void {
  g.state.elements[element] = INERT;
  gainXp(g, seat, consume?.xp ?? 0);
}
