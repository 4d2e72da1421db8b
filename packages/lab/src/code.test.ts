/** Which files decide what is played: another experiment is begun where one of them changes, and where another changes none is. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { codeMark, filesThatPlay } from './code.ts';
import { GAMES } from './games/list.ts';

it('the code that plays is known by what deals, scores and measures, and not by what only tells of it', () => {
  const files = filesThatPlay(fileURLToPath(new URL('.', import.meta.url)));
  expect(files).toEqual(
    expect.arrayContaining(['experiment.ts', ...GAMES.map(({ game }) => `games/${game.id}.ts`), 'own/bot-worker.ts', 'playing.ts']),
  );
  expect(files.filter((path) => /^report|^queue|\.test\.|\.testing\./.test(path))).toEqual([]);
  expect(codeMark()).toMatch(/^[0-9a-f]{16}$/);
});
