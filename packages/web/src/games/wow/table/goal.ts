/** How a match of World of Warcraft Miniatures is won, who leads, and whose turn it is. */
import { figureAsked } from '../../../table/args.ts';
import type { Scene } from './scene.ts';
import { wowStrings } from './strings.ts';

/** Sides play to different numbers where one party has more honor, unless the numbers were set by hand. */
export function goalWhy({ snapshot, speech, table }: Scene): string {
  const { target } = snapshot.position;
  if (target[0] === target[1] || table.setup.target !== undefined) return '';
  return wowStrings(speech.lang).goalWhy;
}

/** One line over the board. Sides that need different numbers are told apart by what each still needs. */
export function goal({ snapshot, speech }: Scene): string {
  const { points, target } = snapshot.position;
  const { node } = snapshot;
  const t = wowStrings(speech.lang);
  const needs = (of: (n: number, seat: number) => number): string =>
    target.map((n, seat) => t.goalNeeds(speech.seat(seat), of(n, seat))).join(', ');
  // Sides that need different numbers are compared by what each still needs, once one of them has any: what they need in all stands beside their
  // points, and a longer line would be one more, by which the board would move.
  const how =
    target[0] === target[1]
      ? t.goalFirstTo(target[0])
      : points[0] + points[1] === 0
        ? t.goalTargets(needs((n) => n))
        : t.goalToGo(needs((n, seat) => Math.max(0, n - points[seat])));
  const stands =
    points[0] === points[1] ? t.goalLevel : t.goalLeads(speech.seat(points[0] > points[1] ? 0 : 1), Math.abs(points[0] - points[1]));
  const actor = figureAsked(node);
  return [how, ...(target[0] === target[1] ? [stands] : []), ...(actor < 0 ? [] : [t.goalTurn(speech.figure(actor))])].join('\u00a0· ');
}
