/** The number of a line, and damage to be suffered: what an option says is what the attack begins with, what is walked, kept off and lost. */
import { describe, expect, it } from 'vitest';
import type { Arg, GameEvent, Option } from '../../core/index.ts';
import { type Promised, promiseProperties } from '../../core/testing/properties.testing.ts';
import { play, scene } from './scene.testing.ts';
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

const line = (word: string, key: string): Promised<unknown> => ({
  option: 'do-line',
  says: 'ability',
  number: lineNumber(word),
  used: told(key),
});

describe('an option says the number its line is performed with', () => {
  const says = (m: ReturnType<typeof scene>, id: string): unknown => m.options().find((o) => o.id === id)?.say.args.ability;

  it('with what a used element adds', () => {
    const ability = { do: 'retaliate', n: 2, whom: { who: 'self' }, consume: { element: 'earth', n: 1 } } as const;
    const m = scene({ bottom: { abilities: [ability], stays: 'round' }, elements: [0, 0, 0, 2, 0, 0] });
    play(m, 'play:brute:one/bottom');
    expect(says(m, 'do:retaliate')).toEqual({ term: 'line.retaliate-2' });
    expect(says(m, 'do:retaliate/earth')).toEqual({ term: 'line.retaliate-3' });
    m.take('do:retaliate/earth');
    expect(m.state.figures[0].retaliate).toBe(3);
  });

  it('with the hexes moved before', () => {
    const m = scene({ others: [{ at: [6, 4] }], top: [{ do: 'attack', n: 'moved' }], second: [[], [{ do: 'move', n: 3 }]] });
    play(m, 'play:brute:two/bottom', 'do:move', 'move:5,4', 'stop', 'play:brute:one/top');
    const { moved } = m.state.players[0];
    expect(moved).toBeGreaterThan(0);
    expect(says(m, 'do:attack')).toEqual({ term: `line.attack-${moved}` });
  });
});

type GloomMatch = ReturnType<typeof scene>;

/** The points with which the figure begins to move; null once it has gone a step, or where it moves not at all. */
function walked(_o: Option, events: readonly GameEvent[], m: GloomMatch): number | null {
  if (events.some((e) => e.key === 'moves') || m.node.kind !== 'decision' || m.node.prompt.key !== 'ask-move') return null;
  return Number(m.node.prompt.args.n);
}

/** What is healed, where the figure is not at its most after it: then some of it may have been too much. */
function healed(_o: Option, events: readonly GameEvent[], m: GloomMatch): number | null {
  const e = events.find((x) => x.key === 'heals');
  // Poison takes all of it.
  if (e === undefined || e.rule === 'gh:condition.poison') return null;
  const f = m.state.figures[(e.args.figure as { figure: number }).figure];
  return f.hp >= f.most || events.some((x) => x.key === 'suffers' || x.key === 'damaged') ? null : Number(e.args.n);
}

promiseProperties(gloomhavenSuite, [
  { option: 'do-line', says: 'ability', number: lineNumber('move'), used: walked },
  { option: 'do-line', says: 'ability', number: lineNumber('heal'), used: healed, rare: true },
  line('attack', 'attacks'),
  { ...line('shield', 'shields'), rare: true },
  { ...line('retaliate', 'will-retaliate'), rare: true },
  { option: 'suffer', says: 'n', used: told('suffers') },
]);
