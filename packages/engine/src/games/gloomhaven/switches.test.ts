/** What could be otherwise in an attack is what it is where it is so. */
import { it } from 'vitest';
import { expectSwitch } from '../../odds/testing/switches.testing.ts';
import { STANDARD_DECK } from './content/modifiers.ts';
import type { Half } from './content/types.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { type Drawn, play, scene } from './scene.testing.ts';

const at = (target: Partial<Drawn> = {}, deck: Readonly<Record<string, number>> = STANDARD_DECK) => {
  const m = scene({ brute: { at: [4, 4] }, others: [{ at: [5, 4], ...target }], top: [{ do: 'attack', n: 3 }], deck });
  play(m, 'play:brute:one/top', 'do:attack');
  return m;
};
const TARGET = 'target:dummy-1';
const more = (id: string): Readonly<Record<string, number>> => ({ ...STANDARD_DECK, [id]: 1 });

it('a shield of this round, there or not (gh:pipeline.4)', () => {
  const target = 2;
  expectSwitch(at(), GLOOMHAVEN_ODDS, TARGET, ['shield', target], false, at({ shield: 1 }));
  expectSwitch(at({ shield: 1 }), GLOOMHAVEN_ODDS, TARGET, ['shield', target], true, at());
});

it('a curse or a blessing more in the deck (gh:condition.curse, gh:condition.bless)', () => {
  expectSwitch(at(), GLOOMHAVEN_ODDS, TARGET, ['curse', 0], false, at({}, more('curse')));
  expectSwitch(at(), GLOOMHAVEN_ODDS, TARGET, ['bless', 0], false, at({}, more('bless')));
});

it('a bonus of the active area (gh:turn.5)', () => {
  const after = (top: Partial<Half>) => {
    const m = scene({
      brute: { at: [4, 4] },
      others: [{ at: [5, 4] }],
      top,
      second: [[], [{ do: 'attack', n: 3 }]],
      deck: STANDARD_DECK,
    });
    play(m, 'play:brute:one/top');
    for (const { id } of m.options()) if (id.startsWith('do:')) play(m, id);
    play(m, 'play:brute:two/bottom', 'do:attack');
    return m;
  };
  const bonus = after({ abilities: [{ do: 'lasting', of: 'attack-plus-one-round' }], stays: 'round' });
  expectSwitch(bonus, GLOOMHAVEN_ODDS, TARGET, ['card', 0], true, after({ abilities: [{ do: 'heal', n: 1, whom: { who: 'self' } }] }));
});
