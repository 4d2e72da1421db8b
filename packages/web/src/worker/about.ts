/** The short description of a running match that the list of saved matches shows. */
import type { SavedMatch } from '../match/store.ts';
import type { Session } from './session.ts';

/** Ticks of one round. */
const ROUND = 10;

export function about({ id, match, seats, started }: Session): SavedMatch {
  const { main, points, target, over, winner } = match.state;
  return {
    id,
    game: 'wow',
    setup: match.setup,
    seats,
    started,
    saved: Date.now(),
    at: match.at,
    round: Math.floor((main - 1) / ROUND) + 1,
    points: points.slice(),
    target: target.slice(),
    winner: over === 1 ? winner : null,
  };
}
