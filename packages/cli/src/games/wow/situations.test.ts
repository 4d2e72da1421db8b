import { expect, it } from 'vitest';
import { toldWhole } from '../../commands/told-whole.testing.ts';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();

const WOW = `ruling: wow:404.1
cases:
  - name: My table
    situation:
      terrain: { '9,9': cover, '1,1': cover }
      victory: ['0,0', '8,8']
      figures:
        A: { side: 1, at: '0,0', is: D99, cards: [K02, K999] }
        B: { side: 1, at: '7,7', clock: 40 }
        X: { side: 2, at: '0,0', cards: [K04, { card: K02, on: nobody }] }
      tokens:
        - { card: K16, of: Q, at: '1,0' }
      effects:
        - { on: Z, rooted: true }
        - { on: A, stat: move }
      turn: Q
    script:
      - take: end
  - name: Another
    situation:
      choices: { victory-chek: at-once }
      figures: { A: { side: 1, at: '99,0' }, X: { side: 2, at: '1,0' } }
      turn: A
    script:
      - take: end
`;

toldWhole(WOW, [
  '5:25',
  '6:24',
  '8:38',
  '8:56',
  '9:27',
  '9:41',
  '10:27',
  '10:55',
  '10:64',
  '12:28',
  '14:17',
  '15:17',
  '16:13',
  '21:32',
  '22:36',
]);

it('says what was meant', async () => {
  const { err: french } = await run('ruling', file('mine.yaml', WOW), '--lang', 'fr');
  expect(french).toContain('vouliez-vous dire "victory-check"');
});

it('does not hide a name in a script that nobody knows, nor is it hidden by one', async () => {
  const fine = `      figures: { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } }\n      turn: A\n    script:\n      - expect: { absent: ['keap'] }\n`;
  const two = `ruling: wow:404.1\ncases:\n  - name: One\n    situation:\n${fine}  - name: Two\n    situation:\n${fine.replace("at: '1,0'", "at: '99,0'").replace("at: '0,0'", "at: '88,0'").replace("['keap']", "['keep']")}`;
  const { status, out, err } = await run('ruling', file('mine.yaml', two));
  expect(status).toBe(2);
  expect(err).toContain('8:28');
  expect(err).toContain('did you mean "keep"?');
  expect(out).toContain('“88,0”');
  expect(out).toContain('“99,0”');
});

it('is illegal by its rule where it breaks others besides, and not where a name in it is unknown', async () => {
  const illegal = (figures: string): string =>
    `ruling: wow:406.2c\ncases:\n  - name: One\n    situation:\n      terrain: { '1,0': impassable }\n      figures: { ${figures} }\n      turn: A\n    illegal: wow:406.2c\n    script: []\n`;
  const rock = "A: { side: 1, at: '1,0' }, X: { side: 2, at: '99,0' }";
  expect((await run('ruling', file('mine.yaml', illegal(rock)))).status).toBe(0);
  expect((await run('ruling', file('mine.yaml', illegal(rock.replace('side: 2', 'is: D99, side: 2'))))).status).toBe(2);
  expect((await run('ruling', file('mine.yaml', illegal("A: { side: 1, at: '98,0' }, X: { side: 2, at: '99,0' }")))).status).toBe(1);
});

it('is told whole by every command that plays a case', async () => {
  const { status, err } = await run('options', file('mine.yaml', WOW), '--case', '2');
  expect(status).toBe(2);
  expect(err.trim().split('\n')).toHaveLength(2);
});
