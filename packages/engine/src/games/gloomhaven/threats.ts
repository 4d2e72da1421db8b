/** What threats need to know of this game: how a figure's next turn begins, what a monster's comes to, and where a figure could stand. */
import { frameOf, innermost, stepOf } from '../../core/index.ts';
import type { ThreatsOfGame } from '../../odds/index.ts';
import { distance } from '../../space/index.ts';
import { gloomhaven } from './game.ts';
import { turnStakes } from './odds.ts';
import { apart, areEnemies, inPlay, isEmpty, isRevealed, sees } from './rules/board.ts';
import { matchSequence, roundSequence, turnSequence, turnsSequence } from './rules/frames.ts';
import { figureKey } from './rules/keys.ts';
import { matchSteps, roundSteps } from './rules/rounds.ts';
import { CHARACTER, CHOSEN, MONSTER, NO_CARD, NO_HALF, OBJECTIVE, type State } from './state.ts';
import type { Gloom, Table } from './table.ts';

/** Whether the turn under way is a figure's own. */
function acts(g: Gloom, figure: number): boolean {
  return innermost(g.state, turnSequence)?.figure === figure;
}

function begin(g: Gloom, figure: number): void {
  const { state } = g;
  state.stack = [
    frameOf(matchSequence, { round: state.round }, stepOf(matchSteps, 'rounds')),
    frameOf(roundSequence, { resting: 0 }, roundSteps.steps.length - 1),
    frameOf(turnsSequence, { late: 0 }),
    frameOf(turnSequence, { figure, actions: 0, card: NO_CARD, half: NO_HALF }),
  ];
}

export const GLOOMHAVEN_THREATS: ThreatsOfGame<Table, State> = {
  harm: 'damage',
  figures: (g) => g.state.figures.flatMap((f, i) => (inPlay(g, i) && f.kind !== OBJECTIVE ? [i] : [])),
  foes: areEnemies,
  seat: (g, figure) => g.state.figures[figure].seat,
  name: figureKey,
  toAct(g: Gloom, figure) {
    const { state } = g;
    if (!inPlay(g, figure)) return [];
    const f = state.figures[figure];
    if (f.kind === CHARACTER) {
      // A turn with cards that nobody has chosen yet could be any: it is not guessed.
      if (acts(g, figure)) return [{ state, weight: 1 }];
      const { lead, other } = state.players[f.seat];
      if (state.choosing === 1 || ![lead, other].some((c) => c >= 0 && state.cards[c].zone === CHOSEN)) return [];
      begin(g, figure);
      return [{ state, weight: 1 }];
    }
    begin(g, figure);
    if (f.kind !== MONSTER) return [{ state, weight: 1 }];
    const type = state.types[f.type];
    // Its turn of this round is over: the next one is that of another card.
    if (type.card >= 0 && f.acted === 0) return [{ state, weight: 1 }];
    const all = g.table.monsters[f.type].cards.map((_c, i) => i);
    const left = all.filter((i) => ((type.left >> i) & 1) === 1);
    return (left.length > 0 ? left : all).map((card) => {
      const copy = gloomhaven.copy(state);
      copy.types[f.type].card = card;
      copy.types[f.type].used = 0;
      return { state: copy, weight: 1 };
    });
  },
  onward: (id) => /^(play|basic|do|move):/.test(id),
  steps: 6,
  attacks: /^target:/,
  byItself: (g: Gloom, by, on) => (g.state.figures[by].kind === CHARACTER ? null : turnStakes(g, on)),
  places: (g: Gloom) => [...g.table.map.names.keys()].filter((hex) => isEmpty(g, hex) && isRevealed(g, hex)),
  away: (g: Gloom, figure, place) => distance(g.table.map.field, g.state.figures[figure].hex, place),
  looks(g: Gloom, by, on) {
    const { figures } = g.state;
    return { far: apart(g, by, on), sees: sees(g, figures[by].hex, figures[on].hex) };
  },
  stand(g: Gloom, figure, place) {
    g.state.figures[figure].hex = place;
  },
};
