import type { GameEvent } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import { gistLine } from '../../../table/gist.ts';
import { en, fr } from '../../../table/strings.ts';
import { gistOf } from './gist.ts';
import type { Scene } from './scene.ts';

it.each([
  ['en', 'move 2, door opened'],
  ['fr', 'déplacement 2, porte ouverte'],
] as const)('whoever opens a door is said to have done that, in %s', (lang, told) => {
  const events = [
    { key: 'moves', args: { n: 2 } },
    { key: 'opens', args: {} },
    { key: 'enters', args: {} },
  ] as unknown as GameEvent[];
  const scene = { speech: { lang } } as Scene;
  const gists = events.flatMap((e) => gistOf(scene, e) ?? []);
  expect(gistLine(gists, lang === 'en' ? en : fr)).toBe(told);
});
