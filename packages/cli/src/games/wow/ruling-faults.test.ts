/** A space that lost its quotes: told with the line where the person wrote it. */
import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../run.testing.ts';

const file = scratch();

describe('an unquoted space', () => {
  it.each(['on: 3,3', 'on: A, until: 3,3'])('has its line: %s', async (written) => {
    const path = file(
      'on.yaml',
      `ruling: wow:404.1
cases:
  - name: One
    situation:
      figures:
        A: { side: 1, at: '0,0' }
      effects:
        - { ${written}, rooted: true }
      turn: A
    script:
      - take: end
`,
    );
    const { status, err } = await run('ruling', path);
    expect(status).toBe(2);
    for (const line of err.trim().split('\n')) expect(line).toMatch(/on\.yaml:8:\d+: cases\[0\]\.situation\.effects\[0\]/);
  });
});
