/** What could be otherwise in a blow is what it is where it is so. */
import { it } from 'vitest';
import { expectSwitch } from '../../odds/testing/switches.testing.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { situationMatch } from './situations.ts';

const at = (dice: string, effects?: readonly number[]) =>
  situationMatch({
    fighters: { A: { side: 1, printed: { ATT: 5 } }, B: { side: 2, ...(effects === undefined ? {} : { memory: { effects } }) } },
    contacts: ['A-B'],
    combat: 'A',
    dice: { A: '2/0', B: dice },
    initiative: 1,
  });
const BLOW = 'attack:A>B';

it('another allocation of the dice of whoever is struck (IX-C-3.b)', () => {
  expectSwitch(at('2/0'), CONFRONTATION_ODDS, BLOW, ['die-to-defence', 1], false, at('1/1'));
  expectSwitch(at('1/1'), CONFRONTATION_ODDS, BLOW, ['die-to-attack', 1], false, at('2/0'));
});

it('what effects of cards do to a fighter (F9.d)', () => {
  expectSwitch(at('1/1', [0, 0, 0, 2]), CONFRONTATION_ODDS, BLOW, ['effect', 1], true, at('1/1'));
});
