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

it('a fighter that pays for its weapon has hurt itself (382.2)', () => {
  const side = reavers({ garrek: 'D4' }, { on: { garrek: ['shadespire:382'] } });
  const { match, g } = standing(side, champions({ obryn: 'D5' }));
  run(match, 'attack:garrek/daemonic-weapon>obryn');
  expect(credited(g)).toEqual(['garrek 0']);
});

it('who attacks by Momentary Madness does so for its own warband (342.1)', () => {
  const { match, g } = standing(champions({ obryn: 'A1' }, { hand: ['shadespire:342'] }), reavers({ garrek: 'D4', saek: 'D5' }));
  run(match, 'pass', 'play:shadespire:342', 'choose:garrek', [1], 'attack:garrek/blooddrinker-axe>saek', [1, 1], [1], 'leave');
  expect(credited(g)).toEqual(['garrek 1']);
});

it('tokens taken off a fighter that is about to go are those of the blow as well (435.1)', () => {
  const boyz: Side = { warband: 'ironskulls-boyz', at: { hakka: 'D5' }, hand: ['shadespire:102'], on: { hakka: ['shadespire:435'] } };
  const { match, g } = standing(reavers({ garrek: 'D4', saek: 'A1' }, { on: { garrek: ['shadespire:382', 'shadespire:391'] } }), boyz);
  const [garrek, hakka] = ['garrek', 'hakka'].map((key) => g.state.fighters[g.table.fighters.findIndex((f) => f.key === key)]);
  garrek.wounds = 2;
  run(
    match,
    'attack:garrek/daemonic-weapon>hakka',
    [1, 1],
    [3],
    'pass',
    'react:shadespire:102',
    [1],
    'attack:hakka/choppas>garrek',
    [3, 3],
    [1],
  );
  expect([garrek.out, hakka.out, hakka.wounds]).toEqual([1, 0, 3]);
});
