/**
 * A route, the directions of its steps, packed into one number, so that a search can keep one per space in a flat table
 * and compare two of them with `<`.
 *
 * A route has 17 octal digits, the first step in the highest: 0 for no step, direction + 1 for a step. That is 51 bits,
 * which a number holds exactly. Numeric order is then lexicographic order of the directions, a route standing before
 * those that continue it. The route without a step is 0.
 */

/** The most steps a packed route can hold. */
export const ROUTE_LIMIT = 17;

/** What the digit of the step at each place, from 0, is worth. */
const PLACE_VALUE: readonly number[] = Array.from({ length: ROUTE_LIMIT }, (_, place) => 8 ** (ROUTE_LIMIT - 1 - place));

/** A packed route of `steps` steps with one more step at its end. `steps` is at most 16; this is not checked. */
export function withStep(route: number, steps: number, direction: number): number {
  return route + (direction + 1) * PLACE_VALUE[steps];
}

/** The directions, 0 to 5, of a packed route. */
export function directionsOf(route: number): number[] {
  const directions: number[] = [];
  for (let place = 0; place < ROUTE_LIMIT; place++) {
    const digit = Math.floor(route / PLACE_VALUE[place]) % 8;
    if (digit === 0) break;
    directions.push(digit - 1);
  }
  return directions;
}
