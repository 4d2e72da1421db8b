/** A paragraph says that it has a ruling exactly where a file proves it. */
import { readdirSync } from 'node:fs';
import { hasRuling, type Paragraph } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import { PLAYED } from './games/played.testing.ts';

it.each(PLAYED)('%s: every paragraph that says it has a ruling has a file, and no other', (game, _of, rulebook) => {
  const files = readdirSync(new URL(`../../engine/src/games/${game}/rulings/`, import.meta.url)).filter((name) => name.endsWith('.yaml'));
  const prefix = rulebook[0].id.split(':')[0];
  const said = (rulebook as readonly Paragraph[]).filter((p) => hasRuling(p)).map((p) => p.id);
  expect(said.sort()).toEqual(files.map((name) => `${prefix}:${name.slice(0, -'.yaml'.length)}`).sort());
});
