/** Random matches in which every answer that is said to settle something, and every one that is not, is held to what comes of it. */
import { type CoreState, Match, type Option, seeded } from '../index.ts';
import type { Suite } from './walking.testing.ts';

/** A decision of a random match: the option looked at, those beside it, and the match once it was taken, at its next node. */
export interface Answered<S extends CoreState> {
  readonly option: Option;
  readonly beside: readonly Option[];
  readonly seat: number;
  readonly before: S;
  readonly after: S;
}

/**
 * Plays random matches and looks at every option of one of these words, taken on a copy.
 * @returns how many were looked at, by their word and what they settle
 */
export function eachAnswer<U, T, S extends CoreState, V>(
  suite: Suite<U, T, S, V>,
  matches: number,
  words: readonly string[],
  look: (answered: Answered<S>) => void,
): Readonly<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (let seed = 1; seed <= matches; seed++) {
    const random = seeded(seed);
    const match = new Match(suite.game, suite.setups(seed), { undo: false });
    for (let n = 0; n < 3_000 && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const { node } = match;
      const options = match.options();
      for (const option of options) {
        if (node.kind !== 'decision' || !words.includes(option.say.key)) continue;
        const name = `${option.say.key} ${(option.settles ?? []).map((s) => s.say.key).join('+')}`.trim();
        seen[name] = (seen[name] ?? 0) + 1;
        const taken = match.fork();
        taken.take(option.id);
        look({ option, beside: options, seat: node.seat, before: match.state, after: taken.state });
      }
      match.take(options[random.below(options.length)].id);
    }
  }
  return seen;
}

/** What an option is said to settle, by its words. */
export function settled(option: Option): string {
  return (option.settles ?? []).map((s) => `${s.kind} ${s.say.key}`).join(', ');
}
