/** M1 to M4. Casting: the roll, what comes without one, and what it costs. */
import { call, define, END, type Flow, NEXT, step } from '../../../core/index.ts';
import { PERSISTENCES } from '../content/index.ts';
import type { Casting, Und } from '../defs.ts';
import { DEED_CAST } from '../state.ts';
import { inPlay } from './board.ts';
import { note } from './deeds.ts';
import { CHANNEL, CRITICAL, FOCUS, MAGIC_DIE } from './dice.ts';
import { type CastFrame, castSequence, freshUse, type UseFrame, useSequence } from './frames.ts';
import { hurt } from './harm.ts';
import { inForce } from './in-force.ts';
import { endLasting } from './lasting.ts';
import { open } from './reacting.ts';
import { FOR_CASTING, roll } from './rolling.ts';

export const castSteps = define(castSequence, [
  step('casting roll', 'wu:M1', (g: Und, f: CastFrame): Flow => {
    const casting = castingOf(g, f);
    if (casting === null || !inPlay(g, f.fighter)) return END;
    const dice = g.table.fighters[f.fighter].fighter.wizard ?? 0;
    roll(g, FOR_CASTING, { seat: f.seat, fighter: f.fighter, die: MAGIC_DIE, successes: facesOf(casting) | CRITICAL, dice });
    return NEXT;
  }),
  step('cast or not', 'wu:M2', (g: Und, f: CastFrame): Flow => {
    const casting = castingOf(g, f);
    if (casting === null) return END;
    const faces = facesOf(casting);
    f.burns = f.crits;
    f.cast = (faces === 0 ? 0 : f.rolled) + f.crits + innately(g, f.fighter, faces) >= casting.count ? 1 : 0;
    g.log?.tell('wu:M2', f.cast === 1 ? 'cast' : 'not-cast', {
      figure: { figure: f.fighter },
      what: f.ability >= 0 ? { term: `ability.${g.table.abilities[f.ability].id}` } : { card: f.def },
    });
    if (f.cast === 1) open(g, 'spell-cast', { caster: f.fighter, seat: f.seat, nth: 0 });
    return NEXT;
  }),
  step('effect', 'wu:M2', (g: Und, f: CastFrame): Flow => {
    if (f.cast === 0) return NEXT;
    hasCast(g, f.fighter, f.seat, f.def);
    const { card, def, ability, seat, fighter } = f;
    call(g, useSequence, freshUse({ card, def, ability, seat, fighter }));
    return NEXT;
  }),
  step('burned', 'wu:M4', (g: Und, f: CastFrame): Flow => {
    if (f.burns > 1) hurt(g, f.fighter, 1);
    return END;
  }),
]);

/** What a use needs to be cast; null where it is no spell. */
function castingOf(g: Und, u: Pick<UseFrame, 'def' | 'ability'>): Casting | null {
  if (u.ability >= 0) return g.table.abilities[u.ability].use?.cast ?? null;
  const { face, does } = g.table.cards[u.def];
  return face.cast ?? does.use?.cast ?? null;
}

/** Begins a use; a spell is cast first. */
export function useOrCast(g: Und, u: UseFrame): void {
  if (castingOf(g, u) === null) {
    call(g, useSequence, u);
    return;
  }
  const { card, def, ability, seat, fighter } = u;
  call(g, castSequence, { card, def, ability, seat, fighter, cast: 0, burns: 0, rolled: 0, crits: 0, noted: 0 });
}

/** The faces a casting roll succeeds with, besides criticals. */
function facesOf(c: Casting): number {
  return c.symbol === 'critical' ? 0 : c.symbol === 'focus' ? FOCUS : CHANNEL;
}

/** M3. The successes that need no dice, of these faces; what waited for this attempt has served (14.1). */
export function innately(g: Und, fighter: number, faces: number): number {
  const { seat } = g.state.fighters[fighter];
  let n = 0;
  for (const { does, s } of inForce(g, g.table.forcing.innate)) if ((does(g, s, fighter) & faces) !== 0) n++;
  endLasting(g, (l) => l.seat === seat && PERSISTENCES[l.until] === 'until-next-cast-attempt');
  return n;
}

/** A spell was cast: noted for what counts them, and for what it Inspires (I2). */
export function hasCast(g: Und, fighter: number, seat: number, card: number): void {
  note(g, { what: DEED_CAST, seat, by: fighter, card });
  g.table.fighters[fighter].inspires.casts?.(g, fighter);
}
