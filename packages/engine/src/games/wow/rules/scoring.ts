/** 102, 403.2, 502.1. Destruction, victory points, and the end of the match. */
import { NOBODY } from '../../../core/index.ts';
import { NO_CARD, NOWHERE } from '../state.ts';
import { CHARACTER, PET, type Wow } from '../table.ts';
import { apart } from './board.ts';

/** Points for destroying an enemy character; a Legendary one counts double (100.1a). */
const DESTRUCTION_POINTS = 4;

function opponent(seat: number): number {
  return 1 - seat;
}

function gain(g: Wow, seat: number, n: number, rule: string): void {
  g.state.points[seat] += n;
  g.log?.tell(rule, 'points', { seat: { seat }, n, total: g.state.points[seat], target: g.state.target[seat] });
}

/** Ends a card's work: attachment, form or token. */
export function endCard(g: Wow, c: number): void {
  const card = g.state.cards[c];
  if (card.active === 0) return;
  card.active = 0;
  g.log?.tell('wow:301', 'card-ends', { card: { card: c } });
  card.on = NOBODY;
}

/** What lies on a figure that leaves play is lost (an option), pets and totems for good. */
function clearFigure(g: Wow, fig: number): void {
  const { cards, lasting } = g.state;
  const f = g.state.figures[fig];
  const keep = g.table.choice['return-attached'] === 'kept' && f.card === NO_CARD;
  if (!keep) {
    for (let c = 0; c < cards.length; c++) {
      const type = g.table.cards[cards[c].def].type;
      if (cards[c].active === 0) continue;
      if ((type === 'buff' || type === 'debuff') && cards[c].on === fig) endCard(g, c);
      else if (type === 'form' && cards[c].bearer === fig) endCard(g, c);
    }
    for (let l = lasting.length - 1; l >= 0; l--) if (lasting[l].on === fig) lasting.splice(l, 1);
  }
  if (f.card !== NO_CARD) {
    endCard(g, f.card);
    f.gone = 1;
  }
}

/** 403.2: takes a figure off the map and scores it. */
function destroy(g: Wow, fig: number): void {
  const f = g.state.figures[fig];
  const def = g.table.figures[f.def];
  if (f.space === NOWHERE) return;
  g.log?.tell('wow:403.2', 'destroyed', { figure: { figure: fig }, space: { space: f.space } });
  f.space = NOWHERE;
  f.health = 0;
  clearFigure(g, fig);
  if (def.kind === CHARACTER) {
    const delay = Number(g.table.choice['return-delay']);
    if (delay > 0) f.clock = Math.min(f.clock + delay, g.state.main + 9);
    gain(g, opponent(f.owner), DESTRUCTION_POINTS * (def.legendary ? 2 : 1), def.legendary ? 'wow:100.1a' : 'wow:403.2');
  }
}

/** Destroys every figure whose health has run out, all together, then looks for a winner. */
export function destroyTheFallen(g: Wow): void {
  const { figures } = g.state;
  for (let i = 0; i < figures.length; i++) if (figures[i].health <= 0 && figures[i].space !== NOWHERE) destroy(g, i);
  if (g.table.choice['victory-check'] === 'at-once') checkVictory(g);
}

/** Takes a token off the map without destroying it. */
export function dismiss(g: Wow, fig: number): void {
  const f = g.state.figures[fig];
  f.space = NOWHERE;
  f.health = 0;
  clearFigure(g, fig);
}

function finish(g: Wow, winner: number): void {
  g.state.over = 1;
  g.state.winner = winner;
  g.state.stack.length = 0;
  g.log?.tell('wow:102', winner === NOBODY ? 'match-drawn' : 'match-won', { seat: { seat: winner } });
}

/** 102: whether a side has as many points as its own party's honor. Ends the match, and returns whether it did. */
export function checkVictory(g: Wow): boolean {
  if (g.state.over === 1) return true;
  const { points, target } = g.state;
  const surplus = [points[0] - target[0], points[1] - target[1]];
  if (surplus[0] < 0 && surplus[1] < 0) return false;
  if (surplus[0] >= 0 && surplus[1] >= 0) {
    if (g.table.choice['both-reach'] === 'draw') {
      finish(g, NOBODY);
      return true;
    }
    // Level: the match goes on and is looked at again at the next check.
    if (surplus[0] === surplus[1]) return false;
  }
  finish(g, surplus[0] > surplus[1] ? 0 : 1);
  return true;
}

/** 502.1: at the end of ticks 5 and 10, each character on a victory point location or next to one gives its side a point. */
export function scoreLocations(g: Wow): void {
  const { victory, choice } = g.table;
  for (const at of victory) {
    const n = [0, 0];
    for (const f of g.state.figures) {
      const kind = g.table.figures[f.def].kind;
      const counts = kind === CHARACTER || (kind === PET && choice['pet-points'] === 'location');
      if (counts && f.space !== NOWHERE && apart(g, f.space, at) <= 1) n[f.seat]++;
    }
    if (choice['location-both'] === 'contested' && n[0] > 0 && n[1] > 0) continue;
    for (const seat of [0, 1]) if (n[seat] > 0) gain(g, seat, n[seat], 'wow:502.1');
  }
}

/** The round limit (an option): after its last tick the higher surplus over one's own target wins. */
export function checkLimit(g: Wow): boolean {
  const { roundLimit } = g.table;
  if (g.state.over === 1) return true;
  if (roundLimit === 0 || g.state.main < roundLimit * 10) return false;
  const { points, target } = g.state;
  const d = points[0] - target[0] - (points[1] - target[1]);
  finish(g, d === 0 ? NOBODY : d > 0 ? 0 : 1);
  return true;
}
