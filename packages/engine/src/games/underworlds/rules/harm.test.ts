import { expect, it } from 'vitest';
import { run, type Side, standing } from '../standing.testing.ts';
import { DEED_DAMAGE } from '../state.ts';

const storm = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'stormsires-cursebreakers', at, ...more });
const champions = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'steelhearts-champions', at, ...more });
const reavers = (at: Side['at'], more: Partial<Side> = {}): Side => ({ warband: 'garreks-reavers', at, ...more });

/** Whom damage is credited to, by name and seat; nobody is `-`. */
function credited(g: ReturnType<typeof standing>['g']): string[] {
  return g.state.deeds.flatMap((d) => (d.what === DEED_DAMAGE ? [`${d.by < 0 ? '-' : g.table.fighters[d.by].key} ${d.seat}`] : []));
}

it('a fighter is credited with its attacks, what is added to them, and its spells; with a ploy, its warband alone (g.22, g.23)', () => {
  const blast = standing(
    champions({ steelheart: 'D4' }, { on: { steelheart: ['shadespire:56'] } }),
    reavers({ garrek: 'D5', saek: 'D6', karsus: 'A1' }),
  );
  run(blast.match, 'attack:steelheart/broadsword>garrek', [6, 3], [1], 'leave');
  expect(credited(blast.g).sort()).toEqual(['steelheart 0', 'steelheart 0']);
  const spell = standing(storm({ stormsire: 'D4' }, { hand: ['nightvault:12'] }), champions({ obryn: 'D8' }));
  run(spell.match, 'pass', 'cast:stormsire/nightvault:12', [1, 1], 'choose:obryn');
  expect(credited(spell.g)).toEqual(['stormsire 0']);
  const ploy = standing(reavers({ garrek: 'D4', saek: 'A1', karsus: 'A2' }, { hand: ['shadespire:10'] }), champions({ obryn: 'D8' }));
  run(ploy.match, 'pass', 'play:shadespire:10', 'choose:garrek');
  expect(credited(ploy.g)).toEqual(['- 0']);
});
