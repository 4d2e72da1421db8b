/** Matches in which an answer settles something for good: what is said of it stands on its button. */
import { type CoreState, type Game, Match, seeded } from '@escarmouche/engine/core';
import { type AnySetup, readMatch, writeMatch } from '@escarmouche/files';

/** A screen and a language. */
export const SIZES = [
  ['1440', 'en', { width: 1440, height: 900 }],
  ['390', 'fr', { width: 390, height: 844 }],
] as const;

/** Plays a match file on at random until an option settles something by this word; the others never choose to lose cards. */
export function until<U extends AnySetup, T, S extends CoreState, V>(game: Game<U, T, S, V>, file: string, word: string): string {
  const { setup, seats } = readMatch(file, 'test');
  for (let seed = 1; seed < 60; seed++) {
    const random = seeded(seed);
    // The file is of this game: its caller wrote it.
    const match = new Match(game, setup as unknown as U);
    for (let n = 0; n < 400 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const options = match.options();
      const { node } = match;
      const wanted = options.some((o) => o.settles?.some((s) => s.say.key === word));
      if (wanted && node.kind === 'decision' && seats[node.seat] === 'person') return writeMatch(match, seats);
      match.take((options.find((o) => o.id === 'suffer') ?? options[random.below(options.length)]).id);
    }
  }
  throw new Error(`${word} never came`);
}
