/** Dice and damage: what the option of an attack says is what is rolled and suffered, whatever upgrades and tokens have changed. */
import { expect, it } from 'vitest';
import type { Arg, GameEvent, Option } from '../../core/index.ts';
import { promiseProperties } from '../../core/testing/properties.testing.ts';
import { situationMatch } from './situations.ts';
import { underworldsSuite } from './suite.testing.ts';

const termIn = (a: Arg | undefined): string => (typeof a === 'object' && 'term' in a ? a.term : '');
const figureIn = (a: Arg | undefined): number => (typeof a === 'object' && 'figure' in a ? a.figure : -1);

/** The dice of the attack roll. */
function rolled(_option: Option, events: readonly GameEvent[]): number | null {
  const e = events.find((x) => x.key === 'rolled' && termIn(x.args.what) === 'roll.attack');
  return e === undefined ? null : Number(e.args.dice);
}

/** What the target suffers where no critical may have added to it. */
function suffered(option: Option, events: readonly GameEvent[]): number | null {
  if (events.some((x) => x.key === 'rolled' && termIn(x.args.what) === 'roll.attack' && Number(x.args.crits) > 0)) return null;
  const e = events.find((x) => x.key === 'suffers' && figureIn(x.args.figure) === figureIn(option.say.args.target));
  return e === undefined ? null : Number(e.args.n);
}

promiseProperties(underworldsSuite, [
  { option: 'attack', says: 'dice', used: rolled },
  { option: 'attack', says: 'damage', used: suffered },
  { option: 'attack-all', says: 'dice', used: rolled, rare: true },
]);

it('an attack on everybody says its dice and damage where they are the same against each', () => {
  const m = situationMatch({
    sides: [
      { warband: 'sepulchral-guard', fighters: { harvester: 'D4' } },
      { warband: 'steelhearts-champions', fighters: { obryn: 'D5', steelheart: 'D3' } },
    ],
  });
  const all = m.options().find((o) => o.say.key === 'attack-all');
  expect(all?.say.args).toMatchObject({ dice: 2, damage: 2 });
  m.take(all?.id as string);
  for (let n = 0; n < 20 && m.nodeKind === 'decision'; n++) m.take(m.options().find((o) => o.id === 'pass')?.id ?? m.options()[0].id);
  expect(m.node).toMatchObject({ kind: 'chance', dice: { dice: 2 } });
});
