/** The random player: every legal option as likely as any other. */
import type { Bot } from '../core/index.ts';

/** Picks among the options offered, each as likely. */
export const randomBot: Bot = {
  id: 'random',
  choose: ({ at, count, random }) => at(random.below(count)),
};
