/** What the documents print of the library runs as printed. */
import * as engine from '@escarmouche/engine';
import * as wow from '@escarmouche/engine/wow';
import { expect, it } from 'vitest';
import { blocks, document } from '../../documents.testing.ts';

const MODULES = { '@escarmouche/engine': engine, '@escarmouche/engine/wow': wow };

/** A sample that its reader would paste into a module, run with what it imports from the engine, by the names of its doors. Returns what it prints. */
function runSample(sample: string, modules: Readonly<Record<string, object>>): unknown[][] {
  const body = sample.replace(/^import (\{.*\}) from '(.*)';$/gm, (_all, names, from) => `const ${names} = modules['${from}'];`);
  const printed: unknown[][] = [];
  const console = { log: (...words: unknown[]) => printed.push(words) };
  new Function('modules', 'console', body)(modules, console);
  return printed;
}

it.each(['README.md', 'LISEZMOI.md'])('%s', (name) => {
  const [sample] = blocks(document(name), 'ts');
  const [[node, events, reasons]] = runSample(sample, MODULES);
  expect(node).toMatchObject({ kind: 'chance', step: 'roll', rule: 'wow:601.2' });
  expect(events).toContain('crit wow:601.1c');
  expect(reasons).toMatchObject([{ rule: 'wow:501' }]);
});

it('docs/writing-a-bot.md', () => {
  const games = runSample(blocks(document('docs/writing-a-bot.md'), 'js')[0], MODULES);
  expect(games).toHaveLength(10);
  expect(games.filter(([, winner]) => winner === 0).length).toBeGreaterThan(7);
});
