/** What threats need to know of this game: how a figure's next turn begins, which answers go on towards an attack, where it could stand. */
import { frameOf, NOBODY, stepOf } from '../../core/index.ts';
import type { ThreatsOfGame } from '../../odds/index.ts';
import { TERRAINS } from './content/types.ts';
import { apart, holderOf, inPlay, sees, takesTurns } from './rules/board.ts';
import { matchSequence, tickSequence, turnFrame, turnSequence, turnsSequence } from './rules/frames.ts';
import { figureKey, figureNamed, spaceNamed } from './rules/keys.ts';
import { matchSteps, tickSteps } from './rules/match.ts';
import { aims, mayTarget } from './rules/targeting.ts';
import type { State } from './state.ts';
import { AIM_FIGURES, type Table, type Wow } from './table.ts';

const IMPASSABLE = TERRAINS.indexOf('impassable');

export const WOW_THREATS: ThreatsOfGame<Table, State> = {
  harm: 'damage',
  figures: (g) => g.state.figures.flatMap((f, i) => (inPlay(f) && f.gone === 0 ? [i] : [])),
  foes: (g, figure, other) => g.state.figures[figure].seat !== g.state.figures[other].seat,
  seat: (g, figure) => g.state.figures[figure].seat,
  name: figureKey,
  toAct(g: Wow, figure) {
    const { state } = g;
    const f = state.figures[figure];
    if (!inPlay(f) || !takesTurns(g.table, f)) return [];
    // Its turn comes when the clock does (408.1): nobody's stands behind that of the match.
    state.main = f.clock;
    for (const x of state.figures) if (x.clock < state.main) x.clock = state.main;
    state.stack = [
      frameOf(matchSequence, { seat: 0, done: 2 }, stepOf(matchSteps, 'next tick')),
      frameOf(tickSequence, { tick: state.main }, stepOf(tickSteps, 'turns') + 1),
      frameOf(turnsSequence, { seat: NOBODY }),
      frameOf(turnSequence, turnFrame(figure, f.seat, NOBODY, f.seat)),
    ];
    return [{ state, weight: 1 }];
  },
  // Cards lie face down, and what is in a bar may be turned up at any time: only what is printed on the figure is counted on.
  onward: (id, name) => id.startsWith(`move:${name}>`),
  steps: 1,
  attacks: /^(attack|ability):/,
  few(g: Wow, ids, on) {
    const by = ids.length === 0 ? NOBODY : figureNamed(g, ids[0].slice(ids[0].indexOf(':') + 1, ids[0].indexOf('>')));
    if (by === NOBODY) return ids;
    const me = g.state.figures[by];
    const { abilities } = g.table.figures[me.def];
    const here = me.space;
    // From where it stands then, some ability must have its target: any for what may harm whomever it is not aimed at.
    const aimed: number[] = [];
    const few = ids.filter((id) => {
      const to = spaceNamed(g, id.slice(id.lastIndexOf('>') + 1));
      if (to < 0) return true;
      me.space = to;
      return abilities.some((def) => {
        if (def.main === 1 && def.aim === AIM_FIGURES) return mayTarget(g, by, def, on, null);
        aimed.length = 0;
        if (def.played && def.side !== 'ally' && def.side !== 'self') aims(g, by, def, aimed);
        return aimed.length > 0;
      });
    });
    me.space = here;
    return few;
  },
  places(g: Wow, figure) {
    const { terrain } = g.table;
    return Array.from(terrain.keys()).filter((space) => terrain[space] !== IMPASSABLE && holderOf(g, space, figure) === NOBODY);
  },
  away: (g: Wow, figure, place) => apart(g, g.state.figures[figure].space, place),
  looks(g: Wow, by, on) {
    const { seat, space } = g.state.figures[by];
    const to = g.state.figures[on].space;
    return { far: apart(g, space, to), sees: sees(g, seat, space, to) };
  },
  stand(g: Wow, figure, place) {
    g.state.figures[figure].space = place;
  },
};
