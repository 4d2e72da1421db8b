/** What threats need to know of this game: how a fighter's next activation begins, which answers go on towards an attack, where it could stand. */
import { frameOf, stepOf } from '../../core/index.ts';
import type { ThreatsOfGame } from '../../odds/index.ts';
import type { Table, Und } from './defs.ts';
import { rangeBetween } from './field.ts';
import { foesFrom } from './rules/acting.ts';
import { apart, inPlay, inSight, isFree } from './rules/board.ts';
import { activationSequence, matchSequence, roundSequence } from './rules/frames.ts';
import { fighterKey } from './rules/keys.ts';
import { matchSteps, roundSteps } from './rules/round.ts';
import { ACTION_PHASE, SETTING_UP, type State } from './state.ts';
import { fieldOf } from './table.ts';

export const UNDERWORLDS_THREATS: ThreatsOfGame<Table, State> = {
  harm: 'damage',
  figures: (g) => (g.state.field < 0 ? [] : g.state.fighters.flatMap((_f, i) => (inPlay(g, i) ? [i] : []))),
  foes: (g, figure, other) => g.state.fighters[figure].seat !== g.state.fighters[other].seat,
  seat: (g, figure) => g.state.fighters[figure].seat,
  name: fighterKey,
  toAct(g: Und, figure) {
    const { state } = g;
    if (state.phase === SETTING_UP || !inPlay(g, figure)) return [];
    const { seat } = state.fighters[figure];
    if (state.phase !== ACTION_PHASE) {
      // Tokens are gone when the next round begins (E1), and everybody may be activated again.
      state.phase = ACTION_PHASE;
      for (const f of state.fighters) {
        f.moveToken = 0;
        f.chargeToken = 0;
        f.guardToken = 0;
        f.spent = 0;
        f.did = 0;
      }
      for (const p of state.players) p.activations = 0;
    }
    state.players[seat].skip = 0;
    // Only what this one could do is asked.
    for (const [i, f] of state.fighters.entries()) if (f.seat === seat && i !== figure) f.spent = 1;
    state.stack = [
      frameOf(matchSequence, { rounds: state.round }, stepOf(matchSteps, 'rounds')),
      frameOf(roundSequence, { winner: state.first }, stepOf(roundSteps, 'activations')),
      frameOf(activationSequence, { seat, closed: 0 }),
    ];
    return [{ state, weight: 1 }];
  },
  onward: (id, name) => id.startsWith(`charge:${name}>`),
  steps: 1,
  attacks: /^attack:/,
  few(g: Und, ids, on) {
    // A Charge is for whoever can be attacked where it ends.
    const { names } = fieldOf(g);
    return ids.filter((id) => {
      const [who, where] = id.slice(id.indexOf(':') + 1).split('>');
      const fighter = g.table.fighters.findIndex((f) => f.key === who);
      const hex = names.indexOf(where);
      return fighter < 0 || hex < 0 || foesFrom(g, fighter, hex).includes(on);
    });
  },
  places: (g: Und) => [...fieldOf(g).names.keys()].filter((hex) => isFree(g, hex)),
  away: (g: Und, figure, place) => rangeBetween(fieldOf(g), g.state.fighters[figure].hex, place),
  looks: (g: Und, by, on) => ({ far: apart(g, by, on), sees: inSight(g, g.state.fighters[by].hex, g.state.fighters[on].hex) }),
  stand(g: Und, figure, place) {
    g.state.fighters[figure].hex = place;
  },
};
