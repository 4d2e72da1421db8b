/** gh:turn.*, gh:condition.*. A figure's turn: what happens at its start, its actions, what ends with it. */
import { call, coded, decide, define, END, type Flow, NEXT, NOBODY, offers, STAY, step, using } from '../../../core/index.ts';
import { CHARACTER, CHOSEN, DISARM, DISCARD, IMMOBILIZE, NO_CARD, NO_HALF, STRONG, STUN, WOUND } from '../state.ts';
import type { Gloom } from '../table.ts';
import { inPlay, spokesman } from './board.ts';
import { endConditions, has } from './conditions.ts';
import { cardCost, halfCost } from './costs.ts';
import { act } from './deeds.ts';
import { type TurnFrame, turnSequence } from './frames.ts';
import { BOTTOM, HALVES, halfOf, TOP } from './halves.ts';
import { harm } from './harm.ts';
import { lootHex } from './looting.ts';
import { cardOf, HALF } from './naming.ts';
import { performHalf } from './performing.ts';
import { AS_BASIC, AS_PRINTED, CARD_STEP, HALF_STEP, halfIn, isBasic, placeIn, playedCode } from './played-code.ts';
import { refusedActions, whyNoAction } from './refusing.ts';
import { longRest } from './resting.ts';

/** Above the codes of cards. */
const NOTHING = 4095;

/** Actions of a turn: one half of each card. */
const ACTIONS = 2;

const OWN = using(
  cardOf<TurnFrame>((g, f) => g.state.figures[f.figure].seat),
  { unit: CARD_STEP },
);
const WHICH = using<Gloom, TurnFrame>(HALF, { size: HALVES.length, unit: HALF_STEP });
export const END_TURN = coded<Gloom, TurnFrame>('end', { say: 'end-turn', first: NOTHING });
export const PLAY = coded<Gloom, TurnFrame>('play:{card}/{half}', {
  say(g, f, code) {
    const [place, half] = [placeIn(code), halfIn(code)];
    const { noAttack, noMove } = hindrances(g, f, place, half);
    return {
      key: noAttack && noMove ? 'play-half-hindered' : noAttack ? 'play-half-disarmed' : noMove ? 'play-half-immobilized' : 'play-half',
      args: {
        card: { card: g.state.cards[place].def },
        half: { term: `half.${HALVES[half]}` },
        figure: { figure: f.figure },
        hindered: noAttack || noMove,
      },
    };
  },
  parts: { card: OWN, half: WHICH },
  when: (_g, _f, code) => !isBasic(code),
});
export const BASIC = coded<Gloom, TurnFrame>('basic:{card}/{half}', {
  say: 'basic-action',
  parts: { card: OWN, half: WHICH },
  first: AS_BASIC,
  when: (_g, _f, code) => isBasic(code),
  more: (_g, _f, code) => ({ half: { term: `basic.${HALVES[halfIn(code)]}` } }),
});

export const turnSteps = define(turnSequence, [
  step('begins', 'gh:turn.1', (g: Gloom, f: TurnFrame): Flow => {
    const x = g.state.figures[f.figure];
    // Told while everything still stands as the turn before left it: whoever listens may look once more.
    g.log?.tell('gh:turn.1', 'turn', { figure: { figure: f.figure } });
    g.state.turn = f.figure;
    x.acted = 1;
    if (x.seat >= 0 && x.kind === CHARACTER) {
      g.state.players[x.seat].moved = 0;
      g.state.players[x.seat].dealt = 0;
    }
    if (has(g, f.figure, WOUND)) harm(g, f.figure, 1, NOBODY);
    return NEXT;
  }),
  step('stunned or resting', 'gh:condition.stun', (g: Gloom, f: TurnFrame): Flow => {
    if (!inPlay(g, f.figure)) return NEXT;
    const x = g.state.figures[f.figure];
    if (x.kind !== CHARACTER) {
      // Stunned, it does nothing at all.
      if (!has(g, f.figure, STUN)) act(g, f.figure, x.seat >= 0 ? x.seat : spokesman(g));
      else g.log?.tell('gh:condition.stun', 'stunned', { figure: { figure: f.figure } });
      return NEXT;
    }
    if (g.state.players[x.seat].resting === 1) {
      longRest(g, x.seat);
      f.actions = ACTIONS;
    } else if (has(g, f.figure, STUN)) {
      f.actions = ACTIONS;
      g.log?.tell('gh:condition.stun', 'stunned', { figure: { figure: f.figure } });
    }
    return NEXT;
  }),
  decide('action', 'gh:turn.1', {
    when: (g: Gloom, f: TurnFrame) =>
      f.actions < ACTIONS && isCharacter(g, f) && inPlay(g, f.figure) && !has(g, f.figure, STUN) && hasAction(g, f),
    seat: (g, f) => g.state.figures[f.figure].seat,
    options(g, f, out) {
      out.push(NOTHING);
      actionsOf(g, f, out);
    },
    take(g, f, code): Flow {
      f.actions++;
      if (code === NOTHING) {
        f.actions = ACTIONS;
        return STAY;
      }
      f.card = placeIn(code);
      f.half = halfIn(code);
      g.log?.tell(isBasic(code) ? 'gh:turn.2' : 'gh:turn.1', isBasic(code) ? 'plays-basic' : 'plays', {
        figure: { figure: f.figure },
        card: { card: g.state.cards[f.card].def },
        half: { term: `${isBasic(code) ? 'basic' : 'half'}.${HALVES[f.half]}` },
      });
      performHalf(g, f.figure, f.card, f.half, isBasic(code) ? AS_BASIC : AS_PRINTED);
      return STAY;
    },
    ...offers(END_TURN, PLAY, BASIC),
    cites: (_g, _f, code) => (code !== NOTHING && isBasic(code) ? 'gh:turn.2' : 'gh:turn.1'),
    settles(g, f, code) {
      // The step asks only while something can be played.
      if (code === NOTHING) return [{ kind: 'ends', say: { key: f.actions === 0 ? 'settles-no-action' : 'settles-one-action', args: {} } }];
      const { lost } = halfOf(g, placeIn(code), halfIn(code));
      return isBasic(code) || lost === undefined ? [] : [{ kind: 'loses', say: { key: 'settles-played', args: {} } }];
    },
    cost(g, f, code) {
      // What was chosen and not used is discarded all the same.
      if (code === NOTHING) return cardsLeft(g, f).map((place) => cardCost(g, place, 'discarded'));
      return [halfCost(g, placeIn(code), halfIn(code), isBasic(code))];
    },
    // A second action, or none: and one after which no other card is left.
    span: 'turn',
    ends: (g, f, code) => code === NOTHING || f.actions === 1 || cardsLeft(g, f).every((place) => place === placeIn(code)),
    refused: (g, f) => refusedActions(g, f),
    understand: (g, f, id) => whyNoAction(g, f, id),
    quiet: NOTHING,
    sort: (code) => (code === NOTHING ? 0 : isBasic(code) ? 2 : 1),
    by: (_g, f) => f.figure,
    prompt: (_g, f) => ({ key: f.actions === 0 ? 'ask-first-action' : 'ask-second-action', args: { figure: { figure: f.figure } } }),
  }),
  step('ends', 'gh:condition.turns', (g: Gloom, f: TurnFrame): Flow => {
    const x = g.state.figures[f.figure];
    if (x.kind === CHARACTER)
      // What was chosen and not used is discarded all the same.
      for (const c of g.state.cards) if (c.owner === x.seat && c.zone === CHOSEN) c.zone = DISCARD;
    if (inPlay(g, f.figure)) {
      if (x.kind === CHARACTER) lootHex(g, x.seat, x.hex, 'gh:loot.1');
      endConditions(g, f.figure);
    }
    // Elements made in this turn are strong from its end on.
    for (let e = 0; e < g.state.elements.length; e++) if (((g.state.made >> e) & 1) === 1) g.state.elements[e] = STRONG;
    g.state.made = 0;
    g.state.turn = NOBODY;
    return END;
  }),
]);

/** Begins a figure's turn. */
export function turnOf(g: Gloom, figure: number): void {
  call(g, turnSequence, { figure, actions: 0, card: NO_CARD, half: NO_HALF });
}

const isLeft = (g: Gloom, f: TurnFrame, place: number): boolean => place >= 0 && place !== f.card && g.state.cards[place].zone === CHOSEN;

function cardsLeft(g: Gloom, f: TurnFrame): number[] {
  const { seat } = g.state.figures[f.figure];
  const { lead, other } = g.state.players[seat];
  const out: number[] = [];
  if (isLeft(g, f, lead)) out.push(lead);
  if (isLeft(g, f, other)) out.push(other);
  return out;
}

/** Whether anything can be played: of a card that is left, one half at least. */
function hasAction(g: Gloom, f: TurnFrame): boolean {
  const { lead, other } = g.state.players[g.state.figures[f.figure].seat];
  return isLeft(g, f, lead) || isLeft(g, f, other);
}

/** Top of one card and bottom of the other, in either order; each may serve as Attack 2 or Move 2 instead. */
function actionsOf(g: Gloom, f: TurnFrame, out: number[]): void {
  for (const place of cardsLeft(g, f)) {
    for (let half = TOP; half <= BOTTOM; half++) {
      if (half === f.half) continue;
      out.push(playedCode(place, half, AS_PRINTED));
      // A disarmed character may not even attack plainly (gh:attack.02), an immobilized one not move.
      if (!has(g, f.figure, half === TOP ? DISARM : IMMOBILIZE)) out.push(playedCode(place, half, AS_BASIC));
    }
  }
}

/** A half may be played for its other lines though a condition keeps some from being performed: that is said before the card is used up. */
function hindrances(g: Gloom, f: TurnFrame, place: number, half: number): { readonly noAttack: boolean; readonly noMove: boolean } {
  const { abilities } = halfOf(g, place, half);
  return {
    noAttack: has(g, f.figure, DISARM) && abilities.some((a) => a.do === 'attack'),
    noMove: has(g, f.figure, IMMOBILIZE) && abilities.some((a) => a.do === 'move'),
  };
}

const isCharacter = (g: Gloom, f: TurnFrame): boolean => g.state.figures[f.figure].kind === CHARACTER;
