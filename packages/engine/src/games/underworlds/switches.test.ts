/** What could be otherwise in an attack is what it is where it is so. */
import { it } from 'vitest';
import { expectSwitch } from '../../odds/testing/switches.testing.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import type { SituationFighter } from './situation.ts';
import { situationMatch } from './situations.ts';

const at = (
  ours: Readonly<Record<string, SituationFighter>>,
  theirs: Readonly<Record<string, SituationFighter>> = {},
  hand: readonly string[] = [],
) =>
  situationMatch({
    sides: [
      { warband: 'steelhearts-champions', fighters: { obryn: 'D3', ...ours }, hand },
      { warband: 'garreks-reavers', fighters: { garrek: { at: 'D4', printed: { wounds: 4 } }, ...theirs } },
    ],
  });
const ATTACK = 'attack:obryn/grandhammer>garrek';

it('one supporter more on either side (D3)', () => {
  const few = at({ angharad: { at: 'A1' } }, { saek: { at: 'A2' } });
  const keys = few.table.fighters.map((f) => f.key);
  expectSwitch(
    few,
    UNDERWORLDS_ODDS,
    ATTACK,
    ['one-more-supporter', keys.indexOf('angharad')],
    false,
    at({ angharad: { at: 'E4' } }, { saek: { at: 'A2' } }),
  );
  expectSwitch(
    few,
    UNDERWORLDS_ODDS,
    ATTACK,
    ['one-more-supporter', keys.indexOf('saek')],
    false,
    at({ angharad: { at: 'A1' } }, { saek: { at: 'D2' } }),
  );
});

it('an upgrade that is worn, and one in the hand (K2)', () => {
  const worn = at({ obryn: { at: 'D3', upgrades: ['shadespire:391'] } });
  const held = at({}, {}, ['shadespire:391']);
  const obryn = held.table.fighters.findIndex((f) => f.key === 'obryn');
  expectSwitch(held, UNDERWORLDS_ODDS, ATTACK, ['upgrade-in-hand', obryn], false, worn);
  expectSwitch(worn, UNDERWORLDS_ODDS, ATTACK, ['upgrade', obryn], true, at({}));
});
