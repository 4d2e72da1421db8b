/** A match of one's own from where a walk stands. */
import type { Scene } from '../table/contract.ts';
import { seatsOf } from '../table/scene.ts';
import { ask } from '../worker/client.ts';
import { importMatch } from './start.ts';

/**
 * Whoever is asked is a person, and where all play together everybody is, unless persons sat there already. Of a record it goes on with the answers
 * that were given so far.
 */
export async function playOnFrom(scene: Scene, name: string): Promise<void> {
  const { game, snapshot, seats: sat, walk } = scene;
  const { node, at } = snapshot;
  const together = game.endTitle?.(scene) !== undefined;
  const person = node.kind === 'over' ? 0 : node.seat;
  const seats = seatsOf(scene).map((seat) => (together || seat === person ? 'person' : (sat?.[seat] ?? 'level-1')));
  await importMatch(await ask('record', { walk, seats: sat?.includes('person') ? undefined : seats, until: at }), name);
}
