/** The short description of a running match that the list of saved matches shows. */
import type { SavedMatch } from '../match/store.ts';
import type { Session } from './session.ts';

/** Made anew each time the match is saved. */
export function about({ id, of, match, seats, started, passing, talk }: Session): SavedMatch {
  const { node } = match;
  return {
    id,
    game: of.game.id,
    setup: match.setup,
    seats,
    started,
    saved: Date.now(),
    at: match.at,
    ...of.standing(match),
    ...(passing.some((p) => p !== null) ? { passing: [...passing] } : {}),
    ...(talk.kept().length > 0 ? { talk: talk.kept() } : {}),
    winner: node.kind === 'over' ? node.result.winner : null,
  };
}
