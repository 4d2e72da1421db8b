import { UNDERWORLDS_OWN } from '@escarmouche/engine/underworlds';
import { readPack } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { packText } from '../../../own/files.ts';

const PACK = { en: 'Mine', fr: 'À moi' };
const { blank } = UNDERWORLDS_OWN.kinds.boards;
const boards = (n: number) => Array.from({ length: n }, (_x, i) => ({ ...blank, id: `board-${i}` }));

describe('a pack of what is kept', () => {
  it('has everything that can be played', async () => {
    const all = { underworlds: { boards: boards(3) } };
    const { text, left } = await packText(PACK, all);
    expect([readPack(text, 'a').games, left]).toEqual([all, 0]);
  });

  it('can be opened again, whatever is kept: the rest is counted', async () => {
    const unfit = { ...blank, id: 'unfit', rows: ['s'] };
    const { text, left } = await packText(PACK, { underworlds: { boards: [unfit, ...boards(2)] }, chess: { kings: [blank] } });
    expect([readPack(text, 'a').games, left]).toEqual([{ underworlds: { boards: boards(2) } }, 2]);
  });

  it('has two hundred of a kind at most', async () => {
    const { text, left } = await packText(PACK, { underworlds: { boards: boards(203) } });
    expect([readPack(text, 'a').games.underworlds.boards.length, left]).toEqual([200, 3]);
  });
});
