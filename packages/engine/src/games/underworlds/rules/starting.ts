/** P4. What happens at the start of an action phase: after the roll-off and the choice of who goes first (432.1). */
import { by, call, coded, decide, define, END, type Flow, NEXT, NOBODY, offers, REPEAT, STAY, step } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { chose } from '../table.ts';
import { inPlay } from './board.ts';
import { freshUse, type StartFrame, startSequence, type UseFrame, useSequence } from './frames.ts';
import { powerHand } from './hands.ts';
import { cardArg } from './keys.ts';
import { WORN } from './naming.ts';
import { holdsPower } from './places.ts';
import { cardOffers, cardOptions, useCard } from './power.ts';
import { rollOff } from './rolling.ts';
import { settle } from './settling.ts';
import { couldUse } from './usable.ts';

/** A use has the place of its card as its code; a ploy has its own code plus this. */
const PLOY = 131_072;
const DONE = 65_535;

const MINE = 0;
const THEIRS = 1;
const MINE_FIRST = coded<Und, StartFrame>('first', { say: 'mine-first', first: MINE });
const THEIRS_FIRST = coded<Und, StartFrame>('second', { say: 'theirs-first', first: THEIRS });
const ENOUGH = coded<Und, StartFrame>('done', { say: 'done', first: DONE });
export const START = coded<Und, StartFrame>('start:{card}', {
  say: 'use-upgrade',
  parts: { card: by(WORN, { size: DONE }) },
  more: (g, _f, place) => ({ figure: { figure: g.state.cards[place].on } }),
});
const PLOYS = cardOffers<StartFrame>((_g, f) => f.seat, PLOY);

export const startSteps = define(startSequence, [
  step('sequencing', 'wu:P4', (g: Und, f: StartFrame): Flow => {
    if (f.seat >= 0) return NEXT;
    const both = starters(g, 0, []).length > 0 && starters(g, 1, []).length > 0;
    if (both && chose(g, 'sequencing', 'roll-off')) rollOff(g);
    else f.seat = both || starters(g, g.state.first, []).length > 0 ? g.state.first : 1 - g.state.first;
    return NEXT;
  }),
  decide('order', 'wu:P4', {
    when: (_g: Und, f: StartFrame) => f.seat < 0,
    seat: (_g, f) => f.winner,
    options(_g, _f, out) {
      out.push(MINE, THEIRS);
    },
    take(_g, f, code): Flow {
      f.seat = code === MINE ? f.winner : 1 - f.winner;
      return NEXT;
    },
    ...offers(MINE_FIRST, THEIRS_FIRST),
    prompt: () => ({ key: 'ask-start-order', args: {} }),
  }),
  decide('at the start', 'wu:P4', {
    when: (g: Und, f: StartFrame) => starters(g, f.seat, f.used).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(DONE);
      for (const place of starters(g, f.seat, f.used)) if (g.table.cards[g.state.cards[place].def].does.starts === 'use') out.push(place);
      if (charms(g, f).length === 0) return;
      const ploys: number[] = [];
      for (const place of powerHand(g, f.seat))
        if (g.table.cards[g.state.cards[place].def].face.kind === 'ploy') cardOptions(g, place, true, ploys);
      for (const code of ploys) out.push(PLOY + code);
    },
    take(g, f, code): Flow {
      if (code === DONE) return NEXT;
      if (code >= PLOY) {
        f.used.push(charms(g, f)[0]);
        useCard(g, code - PLOY);
        return STAY;
      }
      f.used.push(code);
      const u = useOf(g, code);
      g.log?.tell('wu:P4', 'at-the-start', { seat: { seat: u.seat }, figure: { figure: u.fighter }, card: cardArg(g, code) });
      // The card first, then what is to be checked after it: what is called last runs first.
      settle(g);
      call(g, useSequence, u);
      return STAY;
    },
    ...offers(ENOUGH, ...PLOYS, START),
    quiet: DONE,
    // A charm lets a ploy be played, and nothing else.
    understand: (g, f, id) =>
      /^(?:cast|upgrade):/.test(id) && charms(g, f).length > 0
        ? [{ rule: 'wu:P1', key: 'ploys-alone-at-start', args: {}, also: ['wu:432-charme-du-trompeur.1'] }]
        : null,
    prompt: () => ({ key: 'ask-start', args: {} }),
  }),
  step('the other one', 'wu:P4', (_g: Und, f: StartFrame): Flow => {
    f.done++;
    f.seat = 1 - f.seat;
    return f.done === 2 ? END : REPEAT;
  }),
]);

/** Cards of a seat that do something now, by their places: they lie open, so that everybody knows. */
function starters(g: Und, seat: number, used: readonly number[]): number[] {
  return g.state.worn.filter((place) => {
    const c = g.state.cards[place];
    if (c.owner !== seat || used.includes(place) || !inPlay(g, c.on)) return false;
    const { starts, use } = g.table.cards[c.def].does;
    if (starts === 'ploy') return holdsPower(g, seat);
    return starts === 'use' && use !== undefined && couldUse(g, use, useOf(g, place), null);
  });
}

function useOf(g: Und, place: number): UseFrame {
  const c = g.state.cards[place];
  return freshUse({ card: place, def: c.def, seat: c.owner, fighter: c.on });
}

/** Those of them that let a ploy be played. */
function charms(g: Und, f: StartFrame): number[] {
  return starters(g, f.seat, f.used).filter((p) => g.table.cards[g.state.cards[p].def].does.starts === 'ploy');
}

/** Begins what happens at the start of an action phase. */
export function startPhase(g: Und): void {
  if (starters(g, 0, []).length + starters(g, 1, []).length > 0)
    call(g, startSequence, { winner: NOBODY, seat: NOBODY, done: 0, used: [] });
}
