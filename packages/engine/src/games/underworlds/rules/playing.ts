/** P1, M5. Playing a gambit: announced, opposed, carried out. */
import { call, define, END, type Flow, NEXT, step } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { DEED_PLAY, DISCARD, IN_PLAY } from '../state.ts';
import { useOrCast } from './casting.ts';
import { note } from './deeds.ts';
import { freshPlay, freshUse, type PlayFrame, playSequence } from './frames.ts';
import { cardArg } from './keys.ts';
import { open } from './reacting.ts';
import { settle } from './settling.ts';

export const playSteps = define(playSequence, [
  step('announced', 'wu:P1', (g: Und, f: PlayFrame): Flow => {
    const c = g.state.cards[f.card];
    c.zone = IN_PLAY;
    note(g, { what: DEED_PLAY, seat: f.seat, card: c.def });
    g.log?.reveal(f.reaction === 1 ? 'wu:X2' : 'wu:P1', f.reaction === 1 ? 'reacts-with' : 'plays', {
      seat: { seat: f.seat },
      card: cardArg(g, f.card),
    });
    open(g, 'gambit-played', { card: f.card, seat: f.seat });
    return NEXT;
  }),
  step('effect', 'wu:P1', (g: Und, f: PlayFrame): Flow => {
    if (f.denied === 1) return NEXT;
    const { card, seat, fighter, reaction, fact1, fact2, fact3 } = f;
    useOrCast(g, freshUse({ card, def: g.state.cards[card].def, seat, fighter, reaction, fact1, fact2, fact3 }));
    return NEXT;
  }),
  step('put away', 'wu:P1', (g: Und, f: PlayFrame): Flow => {
    if (!g.state.lasting.some((l) => l.card === f.card)) g.state.cards[f.card].zone = DISCARD;
    settle(g);
    return NEXT;
  }),
  step('after the gambit', 'wu:X2', (g: Und, f: PlayFrame): Flow => {
    open(g, 'after-gambit', { card: f.card, seat: f.seat, before: f.deeds });
    return END;
  }),
]);

/** Begins to play a gambit. */
export function play(g: Und, card: number, seat: number, fighter: number): void {
  call(g, playSequence, freshPlay(g, card, seat, fighter));
}
