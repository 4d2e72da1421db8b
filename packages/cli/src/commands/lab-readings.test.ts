/** The positions where readings part, as the laboratory keeps them (docs/readings): each still shows what both readings make of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { runRuling } from '@escarmouche/engine';
import { readRuling } from '@escarmouche/files';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../games/game.ts';
import { GAMES } from '../games/list.testing.ts';

const FOLDER = new URL('../../../../docs/readings/', import.meta.url);

describe.each(GAMES.map((of) => [nameOf(of), of] as const))('%s', (game, { situations }) => {
  const { choices } = situations.game;
  const names = readdirSync(new URL(`${game}/`, FOLDER)).sort();

  it.each(names)('%s parts one reading from the usual one', (name) => {
    const ruling = readRuling(readFileSync(new URL(`${game}/${name}`, FOLDER), 'utf8'), name);
    const [, option, value] = /^([a-z-]+)\.([a-z0-9-]+)\.yaml$/.exec(name) ?? [];
    const choice = choices.find((c) => c.id === option);
    expect(ruling.ruling).toBe(choice?.rule);
    const readings = ruling.cases.map((c) => (c.situation as { choices?: Record<string, string> }).choices?.[option]);
    expect(readings).toEqual([choice?.usual, value]);
    expect(runRuling(situations, ruling)).toEqual([]);
  });

  it('has a row for every reading, of today’s options', () => {
    const table = JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8')) as {
      readonly matches: number;
      readonly readings: readonly {
        readonly option: string;
        readonly value: string;
        readonly parted: number;
        readonly ruling: string | null;
      }[];
    };
    expect(table.readings.map((r) => `${r.option} ${r.value}`)).toEqual(
      choices.flatMap((c) => c.values.filter((v) => v !== c.usual).map((v) => `${c.id} ${v}`)),
    );
    expect(table.readings.flatMap((r) => r.ruling ?? []).sort()).toEqual(names.map((name) => `${game}/${name}`));
    for (const r of table.readings) expect(r.parted).toBeLessThanOrEqual(table.matches);
  });
});
