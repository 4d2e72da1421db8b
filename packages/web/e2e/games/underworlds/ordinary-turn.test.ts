import { expect, it } from 'vitest';
import { atOnce } from '../../finger.ts';

it('an ordinary turn takes few presses: an activation, and nothing played after it', { timeout: 120_000 }, async () => {
  const { page, finger, problems } = await atOnce('underworlds', 1);
  const actors = page.locator('.wu-actor[aria-pressed=false]');
  if ((await actors.count()) > 0) await finger.point(actors.first());
  expect(await finger.take(/^(?:move|charge|attack):/)).toBe(true);
  const asked = async (): Promise<string> => (await page.locator('.prompt-text').first().textContent()) ?? '';
  // What follows from it: the target of a charge, whether to drive back, what else might be played. Over once the next one begins.
  for (let n = 0; n < 8 && !/Activation \d/.test(await asked()); n++)
    if (
      !((await finger.take(/^attack:/)) || (await finger.take(/^(?:drive|leave|keep)/)) || (await finger.take(/^(?:pass|nothing|done)$/)))
    )
      break;
  expect(finger.presses).toBeLessThanOrEqual(6);
  expect(problems).toEqual([]);
});
