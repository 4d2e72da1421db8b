/** Why not, where cards are chosen, lost or brought back by a rest, and where equals are put in order. */
import { type Refusal, refuse } from '../../../core/index.ts';
import { DISCARD, HAND, MONSTER } from '../state.ts';
import type { Gloom } from '../table.ts';
import { cardsIn } from './harm.ts';
import { nextToAct } from './initiative.ts';
import { cardKey, figureIn } from './keys.ts';
import { countingAsDiscarded } from './lasting.ts';

/** Places of the cards of a player that an id names behind its word, `NO_CARD` for a name that none has. */
function placesIn(g: Gloom, seat: number, id: string, word: string): number[] {
  const names = id.startsWith(word) ? id.slice(word.length).split('+') : [];
  return names.map((name) => g.state.cards.findIndex((c, place) => c.owner === seat && cardKey(g, place) === name));
}

/** Why a player cannot choose the cards an id names, or announce a long rest (round.1); null where it names neither. */
export function whyNoChoice(g: Gloom, seat: number, id: string): Refusal[] | null {
  if (id === 'rest') return [{ rule: 'gh:round.1', key: 'too-few-to-rest', args: {} }];
  const places = placesIn(g, seat, id, 'cards:');
  if (places.length !== 2 || places.some((place) => place < 0)) return null;
  const why: Refusal[] = [];
  if (places[0] === places[1]) refuse(why, 'gh:round.1', 'two-different-cards', {});
  for (const place of new Set(places))
    if (g.state.cards[place].zone !== HAND) refuse(why, 'gh:round.1', 'not-in-hand', { card: { card: g.state.cards[place].def } });
  return why;
}

/** Why a short rest cannot be taken yet: too few cards lie among the discards themselves (rest.1). Null where an id is none. */
export function whyNoShortRest(g: Gloom, seat: number, id: string): Refusal[] | null {
  if (id !== 'rest') return null;
  const isActive = cardsIn(g, seat, DISCARD).length < countingAsDiscarded(g, seat).length;
  return [isActive ? { rule: 'gh:rest.1', key: 'active-first', args: {} } : { rule: 'gh:rest.1', key: 'too-few-to-rest', args: {} }];
}

/** Why a long rest does not lose the cards an id names (rest.2); null where it names none of this player's. */
export function whyNotLostByRest(g: Gloom, seat: number, id: string): Refusal[] | null {
  const places = placesIn(g, seat, id, 'lose:');
  if (places.length === 0 || places.some((place) => place < 0)) return null;
  const why: Refusal[] = [];
  if (places.length > 1) refuse(why, 'gh:rest.2', 'one-card-by-rest', {});
  const there = countingAsDiscarded(g, seat);
  for (const place of places)
    if (!there.includes(place)) refuse(why, 'gh:rest.2', 'not-among-discards', { card: { card: g.state.cards[place].def } });
  return why;
}

/** Why the figure an id names does not act first among equals: it has had its turn, its own type has others before it, or it is none of them. */
export function whyNotFirst(g: Gloom, id: string): Refusal[] | null {
  const on = figureIn(g, id, 'first:');
  if (on < 0) return null;
  const figure = { figure: on };
  const { acted, kind, type } = g.state.figures[on];
  if (acted === 1) return [{ rule: 'gh:round.3', key: 'has-had-its-turn', args: { figure } }];
  const isBehind = nextToAct(g).some((i) => kind === MONSTER && g.state.figures[i].kind === MONSTER && g.state.figures[i].type === type);
  return [
    isBehind
      ? { rule: 'gh:round.4', key: 'later-in-its-type', args: { figure }, also: ['gh:round.3'] }
      : { rule: 'gh:round.3', key: 'not-level', args: { figure } },
  ];
}
