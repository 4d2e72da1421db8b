/** Which part of the table a small screen shows. */
import { askedOf } from '../concerns.ts';
import { figuresOf, type Scene } from '../scene.ts';
import type { BoardState } from '../useBoard.ts';

/**
 * Whom the question, or what is told meanwhile, is about: the figure in hand with everybody that it may go for, else those that act, else
 * the combat that is being fought, else those whom the sentence names; else all of whoever is asked, and then their enemies.
 */
export function watchedOf(scene: Scene, { held, actors }: Pick<BoardState, 'held' | 'actors'>): readonly number[] {
  const { table, snapshot } = scene;
  const { node, options, moment, position } = snapshot;
  const figures = figuresOf(scene);
  const stands = (i: number): boolean => i >= 0 && figures[i].place >= 0;
  if (stands(held)) {
    const aimed = options.flatMap((o) => (o.by === table.keys[held] ? o.on.figures.map((name) => table.keys.indexOf(name)) : []));
    return [...new Set([held, ...aimed])].filter(stands);
  }
  const acting = actors.filter(stands);
  if (acting.length > 0) return acting;
  // Nobody has to be asked for its blows to be told: they fall where they are seen.
  const { combat } = position.fights;
  const fighting = combat === null ? [] : position.combats[combat.id].members.filter(stands);
  if (fighting.length > 0) return fighting;
  const told = moment === null ? [] : askedOf(moment).filter(stands);
  if (told.length > 0 || node.kind !== 'decision') return told;
  const standing = figures.flatMap((_f, i) => (stands(i) ? [i] : []));
  const isOwn = (i: number): boolean => table.seatOf[i] === node.seat;
  return [...standing.filter(isOwn), ...standing.filter((i) => !isOwn(i))];
}
