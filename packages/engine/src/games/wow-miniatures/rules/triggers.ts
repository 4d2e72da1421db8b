/** 704.2. Triggered ongoing abilities: what just happened, and who waits for it. */
import { call, decide, define, END, type Flow, STAY, step } from '../../../core/index.ts';
import type { OngoingAbility, TriggerOn } from '../content/types.ts';
import { type AbilityDef, HURT, NO_LIST, TRIGGERS, type Wow } from '../table.ts';
import { apart } from './board.ts';
import {
  type EffectsFrame,
  effectsFrame,
  effectsSequence,
  type TriggerFrame,
  type TurnFrame,
  triggerSequence,
  turnSequence,
} from './frames.ts';
import { cardKey, figureKey, spaceNamed, tell } from './telling.ts';
import { cardCentre, cardWorks } from './values.ts';

/** Abilities of one figure or card that a code can tell apart. */
const ABILITIES = 16;
/** Codes from here on mean bar cards. */
const CARDS = 64;

/** The ability a code means, whose it is, and the bar card it stands on (-1: a figure's own box). */
function bearerOf(g: Wow, code: number): { def: AbilityDef; bearer: number; card: number } {
  const k = code % ABILITIES;
  const at = Math.floor(code / ABILITIES);
  const { figures, cards } = g.state;
  if (at < CARDS) return { def: g.table.figures[figures[at].def].ongoing[k], bearer: at, card: -1 };
  const card = at - CARDS;
  return { def: g.table.cards[cards[card].def].ongoing[k], bearer: cardCentre(g, card), card };
}

function sideFits(g: Wow, bearer: number, it: number, whom: 'enemy' | 'ally' | 'any'): boolean {
  if (whom === 'any') return true;
  return (g.state.figures[bearer].seat === g.state.figures[it].seat) === (whom === 'ally');
}

/** Whether this ability of this figure waited for what happened. */
function waited(g: Wow, on: number, it: number, other: number, bearer: number, def: AbilityDef): boolean {
  if (def.waits !== on || def.effects === NO_LIST || bearer < 0) return false;
  const t = (def.ability as OngoingAbility).trigger as TriggerOn;
  const b = g.state.figures[bearer];
  // Leaving play ends an ability; attack damage that destroyed its bearer still set it off (602.1a).
  if (b.space < 0 && (on !== HURT || bearer !== it)) return false;
  switch (t.on) {
    case 'enters':
    case 'stops': {
      const mover = g.state.figures[it];
      if (mover.space < 0 || !sideFits(g, bearer, it, t.whom)) return false;
      if (t.at !== undefined) return t.at.some((id) => spaceNamed(g, id) === mover.space);
      return t.adjacent === true ? bearer !== it && apart(g, b.space, mover.space) === 1 : true;
    }
    case 'hurt':
      return bearer === it;
    case 'hurts':
      return bearer === other;
    case 'tick-end':
      return t.ticks.includes(((g.state.main - 1) % 10) + 1);
  }
}

/** Sets off everything that waits for this, if anything does. The running rule goes on when all of it is resolved. */
export function fire(g: Wow, on: number, it: number, other: number): boolean {
  if (!g.table.waited[on]) return false;
  const { figures, cards } = g.state;
  let waiting: number[] | null = null;
  for (let i = 0; i < figures.length; i++) {
    const list = g.table.figures[figures[i].def].ongoing;
    for (let k = 0; k < list.length; k++) {
      if (!waited(g, on, it, other, i, list[k])) continue;
      waiting ??= [];
      waiting.push(i * ABILITIES + k);
    }
  }
  for (let c = 0; c < cards.length; c++) {
    if (cards[c].active === 0 || g.table.cards[cards[c].def].token >= 0 || !cardWorks(g, c)) continue;
    const list = g.table.cards[cards[c].def].ongoing;
    for (let k = 0; k < list.length; k++) {
      if (!waited(g, on, it, other, cardCentre(g, c), list[k])) continue;
      waiting ??= [];
      waiting.push((CARDS + c) * ABILITIES + k);
    }
  }
  if (waiting === null) return false;
  call<Wow, TriggerFrame>(g, triggerSequence, { on, it, other, waiting });
  return true;
}

/** 107: the seat whose character is acting; -1 where nobody's is, as at the end of a tick. */
function actingSeat(g: Wow): number {
  const turn = g.state.stack.findLast((x) => x.seq === turnSequence.id);
  return turn === undefined ? -1 : (turn.d as TurnFrame).seat;
}

function resolve(g: Wow, f: TriggerFrame, code: number): void {
  f.waiting = f.waiting.filter((x) => x !== code);
  const { def, bearer, card } = bearerOf(g, code);
  // What an earlier one did may have taken its bearer off the map, or the figure it waited for.
  if (bearer < 0 || !waited(g, f.on, f.it, f.other, bearer, def)) return;
  if (g.log !== null) tell(g, 'wow:704.2', 'triggered', { figure: { figure: bearer }, on: { term: TRIGGERS[f.on] }, it: { figure: f.it } });
  const other = f.on === HURT ? f.other : f.it;
  call<Wow, EffectsFrame>(g, effectsSequence, effectsFrame(def.effects, bearer, g.state.figures[bearer].seat, card, [], other));
}

define(triggerSequence, [
  decide('order of abilities', 'wow:107', {
    when: (g: Wow, f: TriggerFrame) => f.waiting.length > 1 && g.table.choice['same-time'] === 'acting-player' && actingSeat(g) >= 0,
    seat: (g) => actingSeat(g),
    options(_g, f, out) {
      out.push(...f.waiting);
    },
    take(g, f, code): Flow {
      resolve(g, f, code);
      return STAY;
    },
    id(g, _f, code) {
      const { def, bearer, card } = bearerOf(g, code);
      return `trigger:${card < 0 ? `${figureKey(g, bearer)}/${def.key}` : cardKey(g, card)}`;
    },
    say(g, _f, code) {
      const { def, bearer, card } = bearerOf(g, code);
      return { key: 'trigger-next', args: { figure: { figure: bearer }, ability: { term: def.key }, card: { card } } };
    },
    prompt: (_g, f) => ({ key: 'ask-trigger-order', args: { on: { term: TRIGGERS[f.on] }, it: { figure: f.it } } }),
  }),
  step('next ability that waited', 'wow:704.2', (g: Wow, f: TriggerFrame): Flow => {
    if (f.waiting.length === 0) return END;
    resolve(g, f, f.waiting[0]);
    return STAY;
  }),
]);
