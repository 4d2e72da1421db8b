import { readBoard } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { BadLink } from '../../../app/packed.ts';
import { boardBy } from './boards.testing.ts';
import { boardIn, linkOf } from './link.ts';
import type { AskBoard, Reader } from './opening.ts';
import { boardOf, seenOf } from './reading.ts';
import { situationOf } from './situation.ts';

/** Reads on the spot: tests have no worker. */
const here = (async (_what, text, name) => readBoard(text, name)) as Reader;

/** What the worker would answer. */
const asked = (async (_what, s) => boardOf(seenOf(s))) as AskBoard;

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

describe('a board in an address', () => {
  it('comes out as it went in, and is short', async () => {
    for (let seed = 0; seed < 12; seed++) {
      const board = boardBy(seed, false);
      const link = await linkOf(board);
      expect(link).toMatch(/^[\w-]+$/);
      expect(link.length).toBeLessThan(1600);
      expect(await boardIn(link, 'link', here, asked)).toEqual(boardOf(seenOf(situationOf(board))));
    }
  });

  it.each([
    ['nothing', ''],
    ['letters that no link has', 'a/b'],
    ['something else', 'abcdef'],
    ['too much', 'a'.repeat(30_000)],
  ])('%s is no link', async (_what, link) => {
    await expect(boardIn(link, 'link', here, asked)).rejects.toThrow(BadLink);
  });

  it.each([['what unfolds beyond all measure', JSON.stringify({ a: ' '.repeat(3_000_000) })]])('%s is no link', async (_what, text) => {
    await expect(boardIn(await packed(text), 'link', here, asked)).rejects.toThrow(BadLink);
  });

  it.each([
    ['a text that is no data', 'hello', 'link:1:1: expected a value'],
    ['no situation', '[]', 'link:1:1: expected an object with'],
    ['names that mean nothing', '{"__proto__":{"a":1},"characters":{}}', 'the name of a field'],
    ['a hex too far', '{"characters":{"brute":[99,0]},"turn":"bandit-guard-1"}', 'brute'],
    ['nobody to act', '{"characters":{"brute":[1,1]}}', 'no-turn-now'],
    ['a monster nobody knows', '{"characters":{"brute":[1,1]},"monsters":{"ogre-1":[2,2]},"turn":"ogre-1"}', 'unknown-monster'],
  ])('%s is refused', async (_what, text, said) => {
    await expect(boardIn(await packed(text), 'link', here, asked)).rejects.toThrow(said);
  });
});
