/** gh:element.2. Elements used up for more. */
import { type ConsumeMore, ELEMENTS, type ElementId } from '../content/types.ts';
import { INERT } from '../state.ts';
import type { Gloom } from '../table.ts';
import { gainXp } from './conditions.ts';

/** Elements that an ability could use up: those that are not inert. One made in this turn is not strong before its end. */
export function usableFor(g: Gloom, consume: Pick<ConsumeMore, 'element'> | undefined): number[] {
  const out: number[] = [];
  if (consume === undefined) return out;
  const { elements } = g.state;
  for (let e = 0; e < elements.length; e++)
    if (elements[e] !== INERT && (consume.element === 'any' || ELEMENTS[e] === consume.element)) out.push(e);
  return out;
}

/** Uses an element up, with the experience that gives. */
export function useElement(g: Gloom, seat: number, element: number, consume: ConsumeMore | undefined): void {
  g.state.elements[element] = INERT;
  g.log?.tell('gh:element.2', 'uses-element', { seat: { seat }, element: { term: `element.${ELEMENTS[element]}` } });
  gainXp(g, seat, consume?.xp ?? 0);
}

/** Makes an element: it is strong from the end of the turn on. */
export function makeElement(g: Gloom, of: ElementId): void {
  g.state.made |= 1 << ELEMENTS.indexOf(of);
  g.log?.tell('gh:element.1', 'makes-element', { element: { term: `element.${of}` } });
}
