/** A7, A13, G1. Damage, and going out of action. */

import { call, define, END, type Flow, NEXT, NOBODY, STAY, step } from '../../../core/index.ts';
import { PERSISTENCES } from '../content/index.ts';
import type { Und } from '../defs.ts';
import { DEED_DAMAGE, DEED_OUT, NO_CARD, NOWHERE } from '../state.ts';
import { adjacent, inPlay, survivors } from './board.ts';
import { note } from './deeds.ts';
import { type AttackFrame, attackSequence, type HarmFrame, harmSequence } from './frames.ts';
import { eachInForce } from './in-force.ts';
import { cardArg } from './keys.ts';
import { endLasting } from './lasting.ts';
import { open } from './reacting.ts';
import { upgradesOn, woundsOf } from './values.ts';
import { takeOff } from './wearing.ts';

export const harmSteps = define(harmSequence, [
  step('how much', 'wu:A7', (g: Und, f: HarmFrame): Flow => {
    if (!inPlay(g, f.on)) return END;
    const { n } = f;
    eachInForce(g, g.table.forcing.atMost, (does, s) => {
      const most = does(g, s, f.on, f.n);
      if (most !== null) f.n = Math.min(f.n, most);
    });
    if (f.n < n) g.log?.tell('wu:A7', 'ignores-damage', { figure: { figure: f.on }, n: n - f.n });
    return f.n <= 0 ? END : NEXT;
  }),
  step('about to go', 'wu:A7', (g: Und, f: HarmFrame): Flow => {
    const fatal = g.state.fighters[f.on].wounds + f.n >= woundsOf(g, f.on);
    if (!fatal || f.asked === 1) return NEXT;
    f.asked = 1;
    open(g, 'will-be-out', { fighter: f.on, by: f.by, how: f.how });
    return STAY;
  }),
  step('suffered', 'wu:A7', (g: Und, f: HarmFrame): Flow => {
    if (f.n <= 0 || !inPlay(g, f.on)) return END;
    const x = g.state.fighters[f.on];
    const lacking = woundsOf(g, f.on) - x.wounds;
    const left = f.n - f.healed;
    x.wounds += left;
    note(g, { what: DEED_DAMAGE, seat: f.seat, by: f.by, on: f.on, n: f.n, how: f.how, card: f.card });
    g.log?.tell('wu:A7', 'suffers', { figure: { figure: f.on }, n: f.n });
    const attack = attackBelow(g);
    if (attack !== null && attack.victim === f.on) attack.dealt += f.n;
    eachInForce(g, g.table.forcing.damaged, (does, s) => {
      does(g, s, f.on);
    });
    if (left < lacking) return END;
    // Damage that an attack does to its own maker is a cost, and not part of what it does.
    if (attack !== null && (f.on !== attack.by || attack.victim === f.on)) attack.killed = 1;
    // The excess is kept: some cards ask for neither more nor less than was needed.
    takeOut(g, f.on, { by: f.by, seat: f.seat, how: f.how, excess: left - lacking });
    if (g.log !== null && survivors(g, x.seat).length === 0) g.log.tell('wu:E3', 'nobody-left', { seat: { seat: x.seat } });
    return END;
  }),
]);

/** Damage that nobody is credited with: a lethal hex, a fighter's own doing. */
export function hurt(g: Und, on: number, n: number): void {
  harm(g, { on, n, by: NOBODY, seat: NOBODY, card: NO_CARD, how: 0 });
}

/** Deals damage. */
export function harm(g: Und, d: Omit<HarmFrame, 'asked' | 'healed'>): void {
  if (d.n <= 0 || d.on < 0 || !inPlay(g, d.on)) return;
  call(g, harmSequence, { on: d.on, n: d.n, by: d.by, seat: d.seat, card: d.card, how: d.how, asked: 0, healed: 0 });
}

/** Takes wound tokens off a fighter, those of damage that is about to put it out of action included (435.1). */
export function heal(g: Und, fighter: number, n: number): void {
  const x = g.state.fighters[fighter];
  const off = Math.min(n, x.wounds);
  x.wounds -= off;
  const pending = g.state.stack.findLast((f) => f.seq === harmSequence.id && (f.d as HarmFrame).on === fighter)?.d as HarmFrame | undefined;
  const before = pending?.healed ?? 0;
  if (pending?.asked === 1) pending.healed = Math.min(pending.n, pending.healed + n - off);
  const healed = off + (pending?.healed ?? 0) - before;
  if (healed > 0) g.log?.tell('wu:A7', 'heals', { figure: { figure: fighter }, n: healed });
}

/** The attack whose damage this is: right below, but for the damage it deals to others, which waits in between. */
function attackBelow(g: Und): AttackFrame | null {
  const { stack } = g.state;
  let i = stack.length - 2;
  while (i >= 0 && stack[i].seq === harmSequence.id) i--;
  return i >= 0 && stack[i].seq === attackSequence.id ? (stack[i].d as AttackFrame) : null;
}

/** Who is credited with a fighter's going out of action, the bits of that deed, the damage beyond what was needed, and the glory it gives (G1). */
interface Fall {
  readonly by?: number;
  readonly seat?: number;
  readonly how?: number;
  readonly excess?: number;
  readonly glory?: number;
}

/** Puts a fighter out of action: tokens and upgrades leave it, and the opponent gains a glory. Nobody is credited with it unless said. */
export function takeOut(g: Und, fighter: number, { by = NOBODY, seat = NOBODY, how = 0, excess = 0, glory = 1 }: Fall): void {
  const { state } = g;
  const f = state.fighters[fighter];
  note(g, {
    what: DEED_OUT,
    seat,
    by,
    on: fighter,
    n: excess,
    hex: f.hex,
    how,
    upgrades: upgradesOn(g, fighter).length,
    beside: survivors(g, 1 - f.seat).filter((i) => adjacent(g, fighter, i)).length,
  });
  g.log?.tell('wu:A7', 'out-of-action', { figure: { figure: fighter } });
  f.out = 1;
  f.hex = NOWHERE;
  f.moveToken = 0;
  f.chargeToken = 0;
  f.guardToken = 0;
  f.merit = 0;
  state.players[1 - f.seat].glory += glory;
  if (glory > 0) g.log?.tell('wu:G1', 'gains-glory', { seat: { seat: 1 - f.seat }, n: 1 });
  // Asked before its upgrades leave: some of them speak of just this.
  eachInForce(g, g.table.forcing.out, (does, s) => {
    does(g, s, fighter, by);
  });
  for (const place of state.worn) {
    if (state.cards[place].on !== fighter) continue;
    g.log?.tell('wu:A7', 'drops-upgrade', { figure: { figure: fighter }, card: cardArg(g, place) });
    takeOff(g, place);
  }
  endLasting(g, (l) => l.fighter === fighter && PERSISTENCES[l.until] === 'until-out-of-action');
}
