/** The number of a line, and damage to be suffered: what an option says is what the attack begins with, what is walked, kept off and lost. */
import type { Arg, GameEvent, Option } from '../../core/index.ts';
import { type Promised, promiseProperties } from '../../core/testing/properties.testing.ts';
import { gloomhavenSuite } from './suite.testing.ts';

const termIn = (a: Arg | undefined): string => (typeof a === 'object' && 'term' in a ? a.term : '');

/** The number of a line of this word: `line.attack-3`; null where it has none, or the word is another. */
const lineNumber =
  (word: string) =>
  (o: Option): number | null => {
    const [, found, n] = /^line\.([a-z-]+?)(?:-(\d+))?$/.exec(termIn(o.say.args.ability)) ?? [];
    return found === word && n !== undefined ? Number(n) : null;
  };

/** What the first event of a key tells. */
const told =
  (key: string) =>
  (_o: Option, events: readonly GameEvent[]): number | null => {
    const e = events.find((x) => x.key === key);
    return e === undefined ? null : Number(e.args.n);
  };

const line = (option: string, word: string, key: string): Promised<unknown> => ({
  option,
  says: 'ability',
  number: lineNumber(word),
  used: told(key),
});

promiseProperties(gloomhavenSuite, [
  line('do-line', 'attack', 'attacks'),
  line('do-line', 'shield', 'shields'),
  line('do-line', 'retaliate', 'will-retaliate'),
  line('do-line-with', 'shield', 'shields'),
  line('do-line-with', 'retaliate', 'will-retaliate'),
  { option: 'suffer', says: 'n', used: told('suffers') },
]);
