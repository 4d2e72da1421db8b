import { describe, expect, it } from 'vitest';
import { COMPILED, compiledOf } from './built.mjs';

describe('tests over what is built', () => {
  it('take every module that the build compiles from where it is then', () => {
    expect(compiledOf('/a/packages/engine/src/core/run.ts')).toBe('/a/packages/engine/dist/core/run.js');
    expect(compiledOf('C:\\a\\packages\\cli\\src\\main.ts')).toBe('C:/a/packages/cli/dist/main.js');
    expect(COMPILED.test('/a/packages/engine/dist/core/run.js')).toBe(true);
  });

  it('take from their sources the tests, what tests share, and what is never compiled', () => {
    for (const path of [
      'engine/src/core/run.test.ts',
      'engine/src/core/testing/walking.testing.ts',
      'web/src/app/app.ts',
      'web/e2e/board.ts',
    ])
      expect(compiledOf(`/a/packages/${path}`)).toBeNull();
    expect(COMPILED.test('/a/packages/engine/src/core/run.ts')).toBe(false);
  });
});
