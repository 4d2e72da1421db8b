/** Small experiments for tests, and folders that go away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findForce, readySetup } from '@escarmouche/engine/confrontation';
import { CARDS, CLASSES_FACES } from '@escarmouche/engine/gloomhaven';
import { findParty } from '@escarmouche/engine/wow';
import { afterAll } from 'vitest';
import type { Cell, Experiment, GameResult, Stop } from './experiment.ts';

const force = (id: string): readonly string[] => findForce(id)?.profiles ?? [];
const sides = (game: string, a: string, b: string, setups: readonly unknown[], bot = 'random'): Cell => ({
  key: `${game} ${a}·${bot} – ${b}·${bot}`,
  game,
  a: { label: a, names: { en: a, fr: a }, party: a, bot },
  b: { label: b, names: { en: b, fr: b }, party: b, bot },
  where: '',
  setups,
  seats: setups.map(() => [bot, bot]),
});

/** A cell of each game, with the quickest there is. */
export const CELLS: Readonly<Record<'wow' | 'confrontation' | 'underworlds' | 'gloomhaven', Cell>> = {
  confrontation: sides('confrontation', 'lion', 'scorpion', [
    readySetup('combat', [force('lion-household'), force('scorpion-sanath')]),
    readySetup('combat', [force('scorpion-sanath'), force('lion-household')]),
  ]),
  wow: (() => {
    const [dawn, ash] = ['dawn-starter', 'ash-starter'].map((id) => {
      const { faction = '', members = [] } = findParty(id) ?? {};
      return { faction, party: members };
    });
    const setup = (...seats: unknown[]): unknown => ({ format: 'starter', map: 'crossroads', seats });
    return sides('wow', 'dawn', 'ash', [setup(dawn, ash), setup(ash, dawn)]);
  })(),
  underworlds: (() => {
    const [x, y] = [
      { warband: 'garreks-reavers', deck: 'starter:garreks-reavers' },
      { warband: 'steelhearts-champions', deck: 'starter:steelhearts-champions' },
    ];
    return sides('underworlds', 'reavers', 'champions', [{ seats: [x, y] }, { seats: [y, x] }]);
  })(),
  gloomhaven: {
    key: 'gloomhaven brute+scoundrel·random',
    game: 'gloomhaven',
    a: { label: 'brute+scoundrel', names: { en: 'Brute + Scoundrel', fr: 'Brute + Crapule' }, party: 'brute+scoundrel', bot: 'random' },
    b: null,
    where: '',
    setups: [
      {
        scenario: 'black-barrow',
        characters: ['brute', 'scoundrel'].map((id) => ({
          class: id,
          cards: CARDS.filter((c) => c.class === id && c.level === 1)
            .map((c) => c.id)
            .slice(0, CLASSES_FACES.find((c) => c.id === id)?.hand),
        })),
      },
    ],
    seats: [['random', 'random']],
  },
};

/** An experiment of these cells. */
export function experimentWith(cells: readonly Cell[], stop: Partial<Stop> = {}, seed = 1): Experiment {
  return {
    name: 'test',
    titles: { en: 'Test', fr: 'Essai' },
    seed,
    stop: { games: 4, least: 0, ...stop },
    cells,
    own: {},
    limit: 200,
    code: 'test',
  };
}

/** A game that this seat won; nobody for -1. */
export const wonBy = (seat: number): GameResult => [seat, [1, 0], 3, 10, '00000000', '', -1, []];

/** A folder for the files of a test, taken away in the end. */
export function folder(): (name: string) => string {
  const path = mkdtempSync(join(tmpdir(), 'escarmouche-lab-'));
  afterAll(() => rmSync(path, { recursive: true }));
  return (name) => join(path, name);
}
