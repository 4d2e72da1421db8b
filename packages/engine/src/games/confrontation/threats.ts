import { frameOf } from '../../core/index.ts';
import type { ThreatsOfGame } from '../../odds/index.ts';
import { combatBetween, roundFrame } from './combat-to-come.ts';
import { enemiesTouched } from './rules/board.ts';
import { activationSequence, cardSequence } from './rules/frames.ts';
import { figureKey } from './rules/keys.ts';
import { gapTo, hasRoom, put, seesStraight } from './rules/moving.ts';
import { ACTED, ACTIVATION, type State } from './state.ts';
import type { Conf, Table } from './table.ts';

/** Millimetres between the places that are looked at, and between codes of one row. */
const GRID = 50;
const ROW = 4096;

export const CONFRONTATION_THREATS: ThreatsOfGame<Table, State> = {
  harm: 'wound',
  figures: (g) => g.state.figures.flatMap((f, i) => (f.placed === 1 ? [i] : [])),
  foes: (g, figure, other) => g.state.figures[figure].side !== g.state.figures[other].side,
  seat: (g, figure) => g.state.figures[figure].seat,
  name: figureKey,
  toAct(g: Conf, figure) {
    const { state } = g;
    const f = state.figures[figure];
    if (f.placed === 0) return [];
    // Whoever touches an enemy already has no activation to wait for: the combat is what comes.
    if (enemiesTouched(g, figure) !== 0) {
      state.stack = [];
      return [{ state, weight: 1 }];
    }
    const card = g.table.cards.findIndex((c) => c.figures.includes(figure));
    if (card < 0 || g.table.setup.mode === 'combat') return [];
    state.phase = ACTIVATION;
    for (const x of g.table.cards[card].figures) state.figures[x].acted = x === figure ? 0 : ACTED;
    for (const hand of state.hands) hand.pile = hand.pile.filter((c) => c !== card);
    state.stack = [
      ...roundFrame(g),
      frameOf(activationSequence, { seat: f.seat }),
      frameOf(cardSequence, { card, seat: f.seat, moved: 0 }),
    ];
    return [{ state, weight: 1 }];
  },
  onward: (id, name) => /^(charge|dive|engage):/.test(id) && id.slice(id.indexOf(':') + 1).startsWith(`${name}>`),
  steps: 1,
  // No blow is struck in an activation: contact brings the combat.
  attacks: /^$/,
  few(g: Conf, ids, on) {
    const target = figureKey(g, on);
    // Any place of contact is contact.
    const first = new Map<string, string>();
    for (const id of ids) {
      const [word, whom] = id.split(/[:@]/, 2);
      if (whom.endsWith(`>${target}`) && !first.has(word)) first.set(word, id);
    }
    return [...first.values()];
  },
  byItself: combatBetween,
  places(g: Conf, figure) {
    // Nobody goes anywhere where combats alone are settled.
    if (g.table.setup.mode === 'combat') return [];
    const { level } = g.state.figures[figure];
    const out: number[] = [];
    for (let y = GRID / 2; y < g.table.deep; y += GRID)
      for (let x = GRID / 2; x < g.table.wide; x += GRID) if (hasRoom(g, figure, x, y, level, null)) out.push(y * ROW + x);
    return out;
  },
  away(g: Conf, figure, place) {
    const { x, y } = g.state.figures[figure];
    return Math.hypot((place % ROW) - x, Math.floor(place / ROW) - y);
  },
  pointOf: (place) => ({ x: place % ROW, y: Math.floor(place / ROW) }),
  looks: (g: Conf, by, on) => ({ far: Math.max(0, gapTo(g, by, on)), sees: seesStraight(g, by, on) }),
  stand(g: Conf, figure, place) {
    put(g, figure, place % ROW, Math.floor(place / ROW), g.state.figures[figure].level);
  },
};
