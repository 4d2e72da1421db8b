/** The games as a fault lists them: by their names, and by a rule of each. */
import { GAMES } from '../index.ts';

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

export const GAMES_LISTED = listed(GAMES.map((g) => g.game));
export const RULES_LISTED = listed(GAMES.map((g) => g.rules.example));
