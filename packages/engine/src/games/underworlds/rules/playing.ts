/** P1, M2 to M5. Playing a gambit: announced, opposed, cast where it is a spell, carried out. */
import { call, define, END, type Flow, NEXT, step } from '../../../core/index.ts';
import { DEED_PLAY, DISCARD, IN_PLAY } from '../state.ts';
import type { CardDef, Und } from '../table.ts';
import { inPlay } from './board.ts';
import { note } from './deeds.ts';
import { CHANNEL, CRITICAL, FOCUS, MAGIC_DIE } from './dice.ts';
import { freshUse, type PlayFrame, playSequence, useSequence } from './frames.ts';
import { hurt } from './harm.ts';
import { open } from './reacting.ts';
import { FOR_CASTING, roll } from './rolling.ts';
import { settle } from './settling.ts';
import { cardArg, tell, tellCard } from './telling.ts';

function defOf(g: Und, f: PlayFrame): CardDef {
  return g.table.cards[g.state.cards[f.card].def];
}

/** Begins to play a gambit. */
export function play(g: Und, card: number, seat: number, fighter: number): void {
  const d: PlayFrame = {
    card,
    seat,
    fighter,
    reaction: 0,
    a: -1,
    b: -1,
    c: -1,
    denied: 0,
    deeds: g.state.deeds.length,
    rolled: 0,
    crits: 0,
    noted: 0,
  };
  call(g, playSequence, d);
}

define(playSequence, [
  step('announced', 'wu:P1', (g: Und, f: PlayFrame): Flow => {
    const c = g.state.cards[f.card];
    c.zone = IN_PLAY;
    note(g, { what: DEED_PLAY, seat: f.seat, card: c.def });
    if (g.log !== null) {
      const args = { seat: { seat: f.seat }, card: cardArg(g, f.card) };
      tellCard(g, f.reaction === 1 ? 'wu:X2' : 'wu:P1', f.reaction === 1 ? 'reacts-with' : 'plays', args, 'revealed');
    }
    open(g, 'gambit-played', f.card, f.seat, 0);
    return NEXT;
  }),
  step('casting roll', 'wu:M1', (g: Und, f: PlayFrame): Flow => {
    const { cast } = defOf(g, f).face;
    if (cast === undefined || f.denied === 1) return NEXT;
    if (!inPlay(g, f.fighter)) {
      f.denied = 1;
      return NEXT;
    }
    const symbol = cast.symbol === 'critical' ? 0 : cast.symbol === 'focus' ? FOCUS : CHANNEL;
    roll(g, FOR_CASTING, f.seat, f.fighter, MAGIC_DIE, symbol | CRITICAL, g.table.fighters[f.fighter].fighter.wizard ?? 0);
    return NEXT;
  }),
  step('cast or not', 'wu:M2', (g: Und, f: PlayFrame): Flow => {
    const { cast } = defOf(g, f).face;
    if (cast === undefined || f.denied === 1) return NEXT;
    const successes = cast.symbol === 'critical' ? f.crits : f.rolled + f.crits;
    if (successes < cast.count) f.denied = 1;
    else if (inPlay(g, f.fighter)) g.table.fighters[f.fighter].inspires.casts?.(g, f.fighter);
    if (g.log !== null) tell(g, 'wu:M2', f.denied === 1 ? 'not-cast' : 'cast', { figure: { figure: f.fighter }, card: cardArg(g, f.card) });
    return NEXT;
  }),
  step('effect', 'wu:P1', (g: Und, f: PlayFrame): Flow => {
    if (f.denied === 1) return NEXT;
    const { card, seat, fighter, reaction, a, b, c } = f;
    call(g, useSequence, freshUse({ card, def: g.state.cards[card].def, seat, fighter, reaction, a, b, c }));
    return NEXT;
  }),
  step('burned', 'wu:M4', (g: Und, f: PlayFrame): Flow => {
    if (defOf(g, f).face.cast !== undefined && f.crits > 1) hurt(g, f.fighter, 1);
    return NEXT;
  }),
  step('put away', 'wu:P1', (g: Und, f: PlayFrame): Flow => {
    if (!g.state.lasting.some((l) => l.card === f.card)) g.state.cards[f.card].zone = DISCARD;
    settle(g);
    return NEXT;
  }),
  step('after the gambit', 'wu:X2', (g: Und, f: PlayFrame): Flow => {
    open(g, 'after-gambit', f.card, f.seat, f.deeds);
    return END;
  }),
]);
