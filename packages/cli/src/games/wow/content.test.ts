import { describe, expect, it } from 'vitest';
import { run } from '../../run.testing.ts';

describe('content', () => {
  it('speaks the language asked for first', async () => {
    expect((await run('content', 'wow')).out).toMatch(/Terrain \(4\), in terrain:\n {2}open +open ground · /);
    expect((await run('content', 'wow', '--lang', 'fr')).out).toMatch(/Terrains \(4\), dans terrain :\n/);
    expect((await run('content', 'chess')).status).toBe(2);
  });
});
