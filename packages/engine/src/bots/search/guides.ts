/** By what a game is searched. */
import { type CoreState, type Game, type Guide, ofKinds } from '../../core/index.ts';

/** The guide of a game; for one that brings none, its plain worth, read where the match ends, with any answer of any kind as likely. */
export function guideOf<U, T, S extends CoreState, V>(game: Game<U, T, S, V>): Guide<T, S> {
  return (
    game.guide ?? {
      together: false,
      clock: () => 0,
      until: () => 1,
      worth: game.worth,
      scale: 20,
      likely: (g, codes, pick, sort) =>
        game.likely?.(g, codes, pick) ?? (sort === undefined ? codes[pick(codes.length)] : ofKinds(codes, sort, pick)),
    }
  );
}
