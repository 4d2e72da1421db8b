/** What could be otherwise in an attack is what it is where it is so. */
import { it } from 'vitest';
import { expectSwitch } from '../../odds/testing/switches.testing.ts';
import { WOW_ODDS } from './odds.ts';
import type { Situation } from './situation.ts';
import type { SituationFigure } from './situation-figures.ts';
import { situationMatch } from './situations.ts';

const at = (of: Partial<Situation>, cards: NonNullable<SituationFigure['cards']> = [], className: 'warrior' | 'warlock' = 'warrior') =>
  situationMatch({
    map: 'open-2',
    figures: {
      A: { side: 1, at: '0,0', cards, printed: { className, main: { power: 3 } } },
      X: { side: 2, at: '1,0', printed: { armor: 2 } },
    },
    turn: 'A',
    ...of,
  });
const ATTACK = 'attack:A/main>X';

it('high ground under whoever attacks, there or not (406.2b)', () => {
  const [flat, high] = [at({}), at({ terrain: { '0,0': 'high' } })];
  expectSwitch(flat, WOW_ODDS, ATTACK, ['high-ground', 0], false, high);
  expectSwitch(high, WOW_ODDS, ATTACK, ['high-ground', 0], true, flat);
});

it('cover under whoever is attacked, there or not (406.2a)', () => {
  const [flat, cover] = [at({}), at({ terrain: { '1,0': 'cover' } })];
  expectSwitch(flat, WOW_ODDS, ATTACK, ['cover', 1], false, cover);
  expectSwitch(cover, WOW_ODDS, ATTACK, ['cover', 1], true, flat);
});

it('a card in force, and one of one’s own bar that is not', () => {
  const [worn, not] = [at({}, [{ card: 'K18', on: 'A' }]), at({}, ['K18'])];
  expectSwitch(not, WOW_ODDS, ATTACK, ['card-in-bar', 0], false, worn);
  expectSwitch(worn, WOW_ODDS, ATTACK, ['card', 0], true, not);
  const [marked, unmarked] = [at({}, [{ card: 'K12', on: 'X' }], 'warlock'), at({}, ['K12'], 'warlock')];
  expectSwitch(unmarked, WOW_ODDS, ATTACK, ['card-in-bar', 1], false, marked);
  expectSwitch(marked, WOW_ODDS, ATTACK, ['card', 1], true, unmarked);
});
