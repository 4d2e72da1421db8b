/** How a match of Underworlds is won, who leads, and what is left of the round. */
import { ACTIVATIONS, ROUNDS } from '@escarmouche/engine/underworlds';
import type { Scene } from './scene.ts';
import { wuStrings } from './strings.ts';

export function goal({ snapshot, speech }: Scene): string {
  const t = wuStrings(speech.lang);
  const { round, phase, players } = snapshot.position;
  const [a, b] = players.map((p) => p.glory);
  const stands = a === b ? t.goalLevel : t.goalLeads(speech.seat(a > b ? 0 : 1), Math.abs(a - b));
  // In the order of the sides beside it.
  const left = players.map((p) => ACTIVATIONS - p.activations);
  const rest = phase === 'action' ? [t.goalLeft(left[0], left[1])] : [];
  return [t.goalMost(ROUNDS), ...(round > 0 ? [stands, ...rest] : [])].join('\u00a0· ');
}
