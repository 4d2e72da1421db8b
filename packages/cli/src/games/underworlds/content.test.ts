import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();

describe('a name that was meant', () => {
  const WU = `ruling: wu:349.1
cases:
  - name: My table
    situation:
      sides:
        - { warband: garreks-reavers, fighters: { gerrek: D3 }, hand: [CARD] }
        - { warband: steelhearts-champions, fighters: { obryn: D4 } }
    script:
      - take: end
`;
  it.each([
    ['a figure misspelt', WU.replace('CARD', ''), 'did you mean "garrek"?'],
    ['a card by its printed name', WU.replace('gerrek', 'garrek').replace('CARD', 'Blood Rain'), 'did you mean "shadespire:11"?'],
  ])('is offered: %s', async (_what, text, guess) => {
    const { status, err } = await run('ruling', file('meant.yaml', text));
    expect(status).toBe(2);
    expect(err).toContain(guess);
    expect(err).toMatch(/meant\.yaml:6:\d+: /);
  });
});
