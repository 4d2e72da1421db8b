/** What an answer may come to is what it comes to. */
import { expect, it } from 'vitest';
import { Match, seeded } from '../../core/index.ts';
import { foresee } from '../../odds/index.ts';
import { foreseeProperties } from '../../odds/testing/foresee-properties.testing.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { drawSequence, strikeSequence } from './rules/frames.ts';
import { play, scene } from './scene.testing.ts';
import { gloomhavenSuite } from './suite.testing.ts';

foreseeProperties(gloomhavenSuite, GLOOMHAVEN_ODDS, {
  later: [{ rolls: drawSequence, why: 'the next target of the same attack, or a monster in a turn of its own' }],
});

it('gloomhaven: an attack that no card brings through a shield says so', () => {
  const match = scene({
    brute: { at: [4, 4] },
    others: [{ at: [5, 4], shield: 9 }],
    top: [{ do: 'attack', n: 2 }],
    deck: { '+0': 3, x2: 1 },
  });
  play(match, 'play:brute:one/top', 'do:attack');
  const option = match.options().find((o) => o.id === 'target:dummy-1');
  expect(option === undefined ? null : foresee(match, GLOOMHAVEN_ODDS, option)).toMatchObject({
    exact: true,
    prospects: [
      { key: 'damage', outcomes: [{ n: 0, exact: ['1', '1'] }] },
      { key: 'out', outcomes: [{ n: 0, exact: ['1', '1'] }] },
    ],
  });
});

it('gloomhaven: whoever may lose a card instead of suffering sees what either comes to', () => {
  let asked = 0;
  for (let seed = 1; seed <= 4 && asked === 0; seed++) {
    const random = seeded(seed);
    const match = new Match(gloomhavenSuite.game, gloomhavenSuite.setups(seed), { undo: false });
    for (let n = 0; n < 300 && match.nodeKind !== 'over' && asked === 0; n++) {
      if (match.nodeKind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const options = match.options();
      if (options.some((o) => o.id === 'suffer') && match.state.stack.some((f) => f.seq === strikeSequence.id))
        for (const o of options) {
          const damage = foresee(match, GLOOMHAVEN_ODDS, o)?.prospects.find((p) => p.key === 'damage');
          expect(damage?.outcomes.length, o.id).toBe(1);
          expect((damage?.mean ?? 0) > 0, o.id).toBe(o.id === 'suffer');
          asked++;
        }
      match.take(options[random.below(options.length)].id);
    }
  }
  expect(asked).toBeGreaterThan(1);
});
