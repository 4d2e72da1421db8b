/** What the page is told of a ruling: what holds, what does not, and what cannot be played, each for itself. */
import { readRuling } from '@escarmouche/files';
import { expect, test } from 'vitest';
import { verdicts } from '../../worker/verdict.ts';

const SITUATION =
  "{ figures: { A: { side: 1, at: '0,0', printed: { main: { power: 4 } } }, X: { side: 2, at: '1,0', health: 6 } }, turn: A }";
const one = (situation: string, script: string, more = ''): string =>
  `  - name: { en: One, fr: Une }\n    situation: ${situation}\n${more}    script:\n${script}`;
const TAKEN = '      - take: attack:A/main>X\n      - expect: { chance: { dice: 4 } }\n';
const ruling = (...cases: string[]): string => `ruling: wow:601.1\ncases:\n${cases.join('')}`;

async function judged(text: string) {
  const heard: number[] = [];
  const found = await verdicts({ ruling: readRuling(text, 'mine.yaml'), text }, (done) => heard.push(done));
  return { found, heard };
}

test('each situation is judged by itself, and one that does not hold spoils no other', async () => {
  const wrong = '      - take: attack:A/main>X\n      - expect: { chance: { dice: 5 } }\n';
  const { found, heard } = await judged(
    ruling(one(SITUATION, TAKEN), one(SITUATION, wrong), one(SITUATION.replace("'1,0'", "'0,0'"), TAKEN)),
  );
  expect(heard).toEqual([0, 1, 2]);
  expect(found[0]).toEqual({ failures: [], problems: [] });
  expect(found[1].failures.map((f) => f.failure.at)).toEqual(['step 2']);
  expect(found[1].failures[0].failure.expected).toContain('5');
  // The game has words for it.
  expect(found[1].failures[0].there?.said).toMatchObject({
    wanted: ['chance', { of: { dice: 5 } }],
    got: { kind: 'chance', is: { of: { dice: 4 } } },
  });
  // Two figures on one space: told with its line.
  expect(found[2].failures).toEqual([]);
  expect(found[2].problems[0]).toMatchObject({ place: expect.stringMatching(/^1\d:/) });
});

test('a situation that is there to be refused holds where it is refused by its rule, and not by another', async () => {
  const crowded = SITUATION.replace("'1,0'", "'0,0'");
  const asked = await judged(ruling(one(crowded, ' []', '    illegal: wow:601.1\n').replace('script:\n []', 'script: []')));
  expect(asked.found[0].failures).not.toEqual([]);
  const [{ say }] = asked.found[0].failures.map(({ failure }) => failure);
  const by = String(say.got.args.rule);
  const again = await judged(ruling(one(crowded, ' []', `    illegal: ${by}\n`).replace('script:\n []', 'script: []')));
  expect(again.found).toEqual([{ failures: [], problems: [] }]);
});

test('a ruling with a name that nobody knows proves nothing, and says which', async () => {
  const text = ruling(one(SITUATION, '      - take: attack:A/main>X\n      - expect: { absent: [guard:nobody] }\n'));
  await expect(judged(text)).rejects.toMatchObject({ name: 'FileFault', message: expect.stringContaining('cases[0].script[1].expect') });
});
