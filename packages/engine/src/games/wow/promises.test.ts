/** Ticks, dice, range, nature: what an option says is what is paid, rolled and counted, whatever equipment, forms and effects have changed. */
import { describe, expect, it } from 'vitest';
import type { Arg, GameEvent, Match, Option } from '../../core/index.ts';
import { type Promised, promiseProperties } from '../../core/testing/properties.testing.ts';
import { valuesOf } from './inspect.ts';
import type { Setup } from './setup.ts';
import { after, one } from './situation.testing.ts';
import type { State } from './state.ts';
import { wowSuite } from './suite.testing.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

type Kept = Promised<Match<Setup, Table, State, View>>;

function figureIn(a: Arg | undefined): number {
  return typeof a === 'object' && 'figure' in a ? a.figure : -1;
}

/** The first number that an event of this key tells of the figure that acts. */
function toldOf(key: string, name: string) {
  return (option: Option, events: readonly GameEvent[]): number | null => {
    const e = events.find((x) => x.key === key && figureIn(x.args.figure) === figureIn(option.say.args.figure));
    return e === undefined ? null : Number(e.args[name]);
  };
}

const ticks = (option: string): Kept => ({
  option,
  says: 'ticks',
  // Nothing is told of an ability that costs nothing.
  used: (o, events) => (o.say.args.ticks === 0 ? null : toldOf('pays', 'ticks')(o, events)),
});

promiseProperties(wowSuite, [
  { option: 'attack', says: 'power', used: toldOf('power', 'dice') },
  ticks('attack'),
  ticks('card'),
  ticks('ability'),
]);

describe('an option says the numbers that hold', () => {
  const said = (figure: Parameters<typeof one>[2], id: string, ...steps: string[]): unknown => {
    const m = after({ figures: { A: one(1, '0,0', figure), X: one(2, '1,0') }, turn: 'A' }, ...steps);
    return m.options().find((o) => o.id === id)?.say.args;
  };

  it('with what equipment adds', () => {
    const blade = { is: 'D1', cards: [{ card: 'K18', on: 'A' }] };
    expect(said(blade, 'attack:A/main>X')).toMatchObject({ power: 7, ticks: 3, range: 1 });
  });

  it('with what is meant for the next main attack, and the range of a form', () => {
    expect(said({ is: 'A1', cards: ['K07'] }, 'attack:A/main>X', 'card:A/K07')).toMatchObject({ power: 5 });
    expect(said({ is: 'A5', cards: [{ card: 'K15', on: 'A' }] }, 'attack:A/main>X')).toMatchObject({ power: 4, range: 1 });
  });

  it('with the nature a conversion gives it', () => {
    const archer = { is: 'A5', cards: ['K01'] };
    expect(said(archer, 'attack:A/main>X')).toMatchObject({ nature: { term: 'physical' }, type: { term: 'ranged' } });
    expect(said(archer, 'attack:A/main>X', 'card:A/K01')).toMatchObject({ nature: { term: 'magic' }, type: { term: 'arcane' } });
  });
});

describe('the panel of a figure says the numbers that hold', () => {
  const line = (figure: Parameters<typeof one>[2], k: number, ...steps: string[]) => {
    const m = after({ figures: { A: one(1, '0,0', figure), X: one(2, '1,0') }, turn: 'A' }, ...steps);
    return valuesOf(m.play, 0).abilities[k];
  };

  it('of its main attack, with equipment, forms and what is meant for the next one', () => {
    expect(line({ is: 'D1' }, 0)).toEqual({ ticks: 3, power: 6, nature: 'physical', type: 'melee', range: { max: 1 } });
    expect(line({ is: 'D1', cards: [{ card: 'K18', on: 'A' }] }, 0)).toMatchObject({ power: 7 });
    expect(line({ is: 'D1', cards: [{ card: 'K18', on: 'A', ready: false }] }, 0)).toMatchObject({ power: 6 });
    expect(line({ is: 'A1', cards: ['K07'] }, 0, 'card:A/K07')).toMatchObject({ power: 5 });
    expect(line({ is: 'D3', cards: [{ card: 'K15', on: 'A' }] }, 0)).toMatchObject({ range: { max: 1 } });
    expect(line({ is: 'A5', cards: ['K01'] }, 0, 'card:A/K01')).toMatchObject({ nature: 'magic', type: 'arcane' });
  });

  it('of the others, which equipment for the main attack leaves alone', () => {
    const blade = { is: 'D3', cards: [{ card: 'K18', on: 'A' }], printed: { className: 'warrior' } } as const;
    expect([line(blade, 0)?.power, line(blade, 1)?.power]).toEqual([5, 3]);
    expect(line({ is: 'A3' }, 1)).toEqual({ ticks: 0 });
  });
});
