/** What triggers carry is read by the names they declare, and by no other. */
import { describe, expect, it } from 'vitest';
import { type Carrying, declareTriggers, type Holding } from './facts.ts';
import { type WindowFrame, windowFrame } from './window.ts';

const TRIGGERS = declareTriggers({
  struck: ['attacker', 'target', 'damage'],
  missed: ['attacker', 'target'],
  fell: ['fighter', undefined, 'round'],
});
const { facts, set } = TRIGGERS;
type Trigger = keyof (typeof TRIGGERS)['carried'];
type About<T extends Trigger> = Carrying<WindowFrame, (typeof TRIGGERS)['carried'][T]>;

describe('the facts of a trigger', () => {
  it('are laid and read by their names, whatever their order where the window opens', () => {
    const f = windowFrame(TRIGGERS, 'struck', 0, { damage: 3, target: 7, attacker: 5 }) as About<'struck'>;
    expect([facts.attacker(f), facts.target(f), facts.damage(f)]).toEqual([5, 7, 3]);
    expect(TRIGGERS.named(f, f.trigger)).toEqual([
      ['attacker', 5],
      ['target', 7],
      ['damage', 3],
    ]);
  });

  it('leave slots alone that their trigger does not name, and say nothing of these', () => {
    const f = windowFrame(TRIGGERS, 'fell', 0, { fighter: 2, round: 4 }) as About<'fell'>;
    expect([f.fact1, f.fact2, f.fact3]).toEqual([2, -1, 4]);
    expect(TRIGGERS.named(f, f.trigger).map(([name]) => name)).toEqual(['fighter', 'round']);
  });

  it('can be written by name', () => {
    const f = windowFrame(TRIGGERS, 'fell', 0, { fighter: 2, round: 4 }) as About<'fell'>;
    set.round(f, facts.round(f) + 1);
    expect(facts.round(f)).toBe(5);
  });

  it('have one slot each: the same name in another is refused', () => {
    expect(() => declareTriggers({ struck: ['attacker', 'target'], healed: ['target'] })).toThrow('healed: target lies in another slot');
  });

  it('are known by the compiler', () => {
    const both = windowFrame(TRIGGERS, 'missed', 0, { attacker: 5, target: 7 }) as About<'struck' | 'missed'>;
    expect(facts.target(both)).toBe(7);
    // @ts-expect-error one of the two carries no damage
    facts.damage(both);
    // @ts-expect-error a fact of another trigger
    facts.fighter(both);
    // @ts-expect-error nothing is known of a frame whose trigger is not
    facts.attacker(both as WindowFrame);
    // @ts-expect-error what may be about two triggers is not taken for one of them
    const one: About<'struck'> = both;
    // @ts-expect-error a fact is missing
    windowFrame(TRIGGERS, 'missed', 0, { attacker: 5 });
    // @ts-expect-error a fact that the trigger has not
    windowFrame(TRIGGERS, 'missed', 0, { attacker: 5, target: 7, damage: 1 });
    const actor = facts.fighter as (f: Holding<1, 'attacker' | 'fighter'>) => number;
    expect(actor(one as About<'struck' | 'fell'>)).toBe(5);
  });
});
