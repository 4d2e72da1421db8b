/** 704.2. Triggered ongoing abilities: what just happened, and who waits for it. */
import { call, define, END, type Flow, STAY, step } from '../../../core/index.ts';
import type { OngoingAbility } from '../content/types.ts';
import { type AbilityDef, NO_LIST, type Wow } from '../table.ts';
import { apart } from './board.ts';
import { type EffectsFrame, effectsFrame, effectsSequence, type TriggerFrame, triggerSequence } from './frames.ts';
import { spaceNamed, tell } from './telling.ts';

/** What can be waited for, in the order of the numbers frames hold. */
export const TRIGGERS = ['enters', 'stops', 'hurt', 'hurts', 'tick-end'] as const;
export const ENTERS = 0;
export const STOPS = 1;
export const HURT = 2;
export const HURTS = 3;
export const TICK_END = 4;

/** Sets off everything that waits for this. The running rule goes on when all of it is resolved. */
export function fire(g: Wow, on: number, it: number, other: number): void {
  call<Wow, TriggerFrame>(g, triggerSequence, { on, it, other, bearer: 0, k: 0 });
}

function sideFits(g: Wow, bearer: number, it: number, whom: 'enemy' | 'ally' | 'any'): boolean {
  if (whom === 'any') return true;
  return (g.state.figures[bearer].seat === g.state.figures[it].seat) === (whom === 'ally');
}

/** Whether this ability of this figure waited for what happened. */
function waited(g: Wow, f: TriggerFrame, bearer: number, def: AbilityDef): boolean {
  const t = (def.ability as OngoingAbility).trigger;
  if (t === undefined || t.on !== TRIGGERS[f.on]) return false;
  const b = g.state.figures[bearer];
  switch (t.on) {
    case 'enters':
    case 'stops': {
      const it = g.state.figures[f.it];
      if (it.space < 0 || !sideFits(g, bearer, f.it, t.whom)) return false;
      if (t.at !== undefined) return t.at.some((id) => spaceNamed(g, id) === it.space);
      return t.adjacent === true ? b.space >= 0 && bearer !== f.it && apart(g, b.space, it.space) === 1 : true;
    }
    case 'hurt':
      return bearer === f.it;
    case 'hurts':
      return bearer === f.other;
    case 'tick-end':
      return b.space >= 0 && t.ticks.includes(((g.state.main - 1) % 10) + 1);
  }
}

define(triggerSequence, [
  step('next ability that waited', 'wow:704.2', (g: Wow, f: TriggerFrame): Flow => {
    const { figures } = g.state;
    while (f.bearer < figures.length) {
      const bearer = f.bearer;
      const list = g.table.figures[figures[bearer].def].ongoing;
      // Leaving play ends an ability; attack damage that destroyed its bearer still set it off (602.1a).
      const alive = figures[bearer].space >= 0 || (f.on === HURT && bearer === f.it);
      while (alive && f.k < list.length) {
        const def = list[f.k++];
        if (def.effects === NO_LIST || !waited(g, f, bearer, def)) continue;
        if (g.log !== null) tell(g, 'wow:704.2', 'triggered', { figure: { figure: bearer }, on: { term: TRIGGERS[f.on] }, it: { figure: f.it } });
        const other = f.on === HURT ? f.other : f.it;
        call<Wow, EffectsFrame>(g, effectsSequence, effectsFrame(def.effects, bearer, figures[bearer].seat, -1, [], other));
        return STAY;
      }
      f.bearer++;
      f.k = 0;
    }
    return END;
  }),
]);
