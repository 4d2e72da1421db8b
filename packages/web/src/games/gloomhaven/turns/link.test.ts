import { readRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { BadLink, packed } from '../../../app/packed.ts';
import { positionIn } from '../../../editor/open.ts';
import { positionBy } from './positions.testing.ts';

const opened = (link: string) => positionIn('gloomhaven', link, async (text) => readRuling(text, 'link'), 'gh:focus.4');

describe('addresses that the first tool of monsters’ turns gave', () => {
  it('open in the editor as what they held', async () => {
    for (let seed = 0; seed < 12; seed++) {
      const situation = positionBy(seed, false);
      expect(await opened(await packed(JSON.stringify(situation)))).toMatchObject({ situation, script: [] });
    }
  });

  it.each([
    ['nothing', ''],
    ['letters that no link has', 'a/b'],
    ['something else', 'abcdef'],
    ['too much', 'a'.repeat(30_000)],
  ])('%s is no link', async (_what, link) => {
    await expect(opened(link)).rejects.toThrow(BadLink);
  });

  it('what unfolds beyond all measure is no link', async () => {
    await expect(opened(await packed(JSON.stringify({ map: ' '.repeat(3_000_000) })))).rejects.toThrow(BadLink);
  });

  it.each([
    ['a text that is no data', 'hello', 'link:1:1'],
    ['no situation', '[]', 'link:1:1'],
    ['names that mean nothing', '{"map":{"columns":3,"rows":3},"__proto__":{"a":1},"characters":{}}', 'link'],
    ['what ends it early', '{"map":[]}],"cases":[{"name":"-"', 'link'],
  ])('%s is refused', async (_what, text, said) => {
    await expect(opened(await packed(text))).rejects.toThrow(said);
  });
});
