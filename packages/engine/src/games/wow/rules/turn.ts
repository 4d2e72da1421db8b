/** 501. Taking a turn: entering play, one natural move, one action, instants, and what the end of it costs. */
import {
  by,
  type Cost,
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  given,
  NEXT,
  NOBODY,
  type Option,
  offers,
  on,
  type Refusal,
  type RefusedOption,
  type Settled,
  STAY,
  step,
} from '../../../core/index.ts';
import { NEUTRAL, NO_CARD, NOWHERE, OWN_TURN_END, OWN_TURN_START, TURN_END } from '../state.ts';
import { type AbilityDef, AIM_SPACE, type Wow } from '../table.ts';
import { playedBy, routeTo, turnActions } from './acting.ts';
import { actRefused, actUnderstand } from './acting-reasons.ts';
import { ACTIONS } from './actions.ts';
import { entrances, holderOf, inPlay } from './board.ts';
import { dial, furthest, tickUp } from './clocks.ts';
import { ACT_CARD, ACT_END, ACT_FLIP, ACT_GRANT, ACT_MOVE, ACT_USE, argument, grantIn, grantingCard, kindOf, partsOf } from './codes.ts';
import { idleCost, playCost } from './costs.ts';
import { type PlayFrame, playFrame, playSequence, type TurnFrame, turnSequence } from './frames.ts';
import { walk } from './movement.ts';
import { spacesOf } from './moving.ts';
import { FIGURE, SPACE } from './naming.ts';
import { spendTurn } from './playing.ts';
import { readyCard } from './readying.ts';
import { figuresOf } from './targeting.ts';
export const ENTER = coded<Wow, TurnFrame>('enter:{figure}>{space}', {
  say: 'enter',
  parts: { figure: given(by(FIGURE), (_g: Wow, f: TurnFrame) => f.fig), space: on(SPACE) },
});

export const turnSteps = define(turnSequence, [
  step('begin', 'wow:501', (g: Wow, f: TurnFrame): Flow => {
    const { state } = g;
    f.outer = state.turn;
    state.turn = ++state.serial;
    if (f.controller === NOBODY) state.lastSeat = f.seat;
    f.began = state.figures[f.fig].clock;
    expire(g, OWN_TURN_START, f.fig);
    g.log?.tell('wow:501', 'turn-begins', { figure: { figure: f.fig }, seat: { seat: f.seat }, clock: dial(f.began) });
    return NEXT;
  }),
  decide('enter', 'wow:403.1', {
    when: (g: Wow, f: TurnFrame) => g.state.figures[f.fig].space === NOWHERE && entrances(g, f.fig).length > 1,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(...entrances(g, f.fig));
    },
    take(g, f, code): Flow {
      enter(g, f.fig, code);
      return NEXT;
    },
    ...offers(ENTER),
    refused(g, f): RefusedOption[] {
      const legal = entrances(g, f.fig);
      const faction = g.table.seatFaction[g.state.figures[f.fig].owner];
      return g.table.spawn.flatMap((s, i) => {
        if (legal.includes(s.space)) return [];
        const taken = holderOf(g, s.space);
        const foreign = g.state.spawn[i] !== faction && g.state.spawn[i] !== NEUTRAL;
        const reason: Refusal = foreign
          ? { rule: 'wow:406.3b', key: 'foreign-spawn', args: { space: { space: s.space } } }
          : { rule: 'wow:406.1', key: 'space-taken', args: { space: { space: s.space }, figure: { figure: taken } } };
        return [ENTER.barred(g, f, ENTER.code(s.space), [reason])];
      });
    },
    prompt: (_g, f) => ({ key: 'ask-enter', args: { figure: { figure: f.fig } } }),
  }),
  step('enter where there is no choice', 'wow:403.1', (g: Wow, f: TurnFrame): Flow => {
    if (g.state.figures[f.fig].space === NOWHERE) {
      const [only] = entrances(g, f.fig);
      if (only !== undefined) enter(g, f.fig, only);
      else g.log?.tell('wow:403.1', 'cannot-enter', { figure: { figure: f.fig } });
    }
    return NEXT;
  }),
  decide('act', 'wow:501', {
    when: (g: Wow, f: TurnFrame) => f.done === 0 && inPlay(g.state.figures[f.fig]) && g.state.figures[f.fig].seat === f.seat,
    seat: (_g, f) => f.seat,
    options: turnActions,
    take(g, f, code): Flow {
      const arg = argument(code);
      switch (kindOf(code)) {
        case ACT_END:
          f.done = 1;
          break;
        case ACT_MOVE: {
          const route = g.table.watchesEntry ? arg : routeTo(g, f.fig, arg);
          f.moved = 1;
          g.log?.tell('wow:404.1', 'moves', {
            figure: { figure: f.fig },
            spaces: { spaces: spacesOf(g, g.state.figures[f.fig].space, route) },
          });
          walk(g, f.fig, route, true);
          break;
        }
        case ACT_USE: {
          const { slot, aim } = partsOf(arg);
          play(g, f, g.table.figures[g.state.figures[f.fig].def].abilities[slot], NO_CARD, aim);
          break;
        }
        case ACT_CARD: {
          const { slot, aim } = partsOf(arg);
          play(g, f, g.table.cards[g.state.cards[slot].def].core, slot, aim);
          break;
        }
        case ACT_GRANT: {
          const { slot, aim } = partsOf(arg);
          const c = grantingCard(slot);
          play(g, f, g.table.cards[g.state.cards[c].def].grants[grantIn(slot)], c, aim);
          break;
        }
        case ACT_FLIP:
          g.state.cards[arg].face = 1;
          g.log?.reveal('wow:300.1', 'flips', { card: { card: arg }, figure: { figure: g.state.cards[arg].bearer } });
          break;
      }
      return STAY;
    },
    ...ACTIONS,
    sort: kindOf,
    quiet: ACT_END,
    cites: (_g, _f, code): Option['rule'] => ['wow:501', 'wow:404.1', 'wow:703', 'wow:703', 'wow:300.1', 'wow:302'][kindOf(code)],
    settles: (g, f, code) => (code === ACT_END ? stillToDo(g, f) : []),
    cost: (g, f, code) => actCost(g, f, code),
    span: 'turn',
    ends: (_g, _f, code) => code === ACT_END,
    refused: actRefused,
    understand: actUnderstand,
    by: (_g, f) => f.fig,
    prompt: (g, f) => ({
      key: f.controller !== NOBODY ? 'ask-act-controlled' : 'ask-act',
      args: { figure: { figure: f.fig }, moved: f.moved === 1, acted: f.acted === 1, clock: dial(g.state.figures[f.fig].clock) },
    }),
  }),
  step('end', 'wow:501', (g: Wow, f: TurnFrame): Flow => {
    const figure = g.state.figures[f.fig];
    const here = g.state.turn;
    // A controlled turn lies inside another (400.3): what lasts until the end of that one goes on.
    expire(g, TURN_END, NOBODY, f.controller === NOBODY ? 0 : here);
    expire(g, OWN_TURN_END, f.fig, 0, here);
    if (idles(g, f)) {
      tickUp(g, f.fig, 1);
      g.log?.tell('wow:501', 'idle-tick', { figure: { figure: f.fig } });
    }
    if (f.controller !== NOBODY) {
      figure.seat = f.back;
      g.log?.tell('wow:400.3', 'control-returns', { figure: { figure: f.fig } });
    }
    g.log?.tell('wow:501', 'turn-ends', { figure: { figure: f.fig }, clock: dial(figure.clock) });
    g.state.turn = f.outer;
    return END;
  }),
]);

/**
 * Ends the lasting effects that last until then: everybody's or those on one figure, that began in the turn `from` or later, and before the
 * turn `to`. A turn inside another one has a later number than that one (400.3): what began in either began before that one ended.
 */
export function expire(g: Wow, until: number, on = NOBODY, from = 0, to = Number.POSITIVE_INFINITY): void {
  const { lasting } = g.state;
  for (let l = lasting.length - 1; l >= 0; l--) {
    const e = lasting[l];
    if (e.until === until && (on === NOBODY || e.on === on) && e.since >= from && e.since < to) lasting.splice(l, 1);
  }
}

function enter(g: Wow, fig: number, space: number): void {
  const f = g.state.figures[fig];
  const returns = f.health <= 0;
  f.space = space;
  if (returns) {
    f.health = g.table.figures[f.def].health;
    if (g.table.choice['return-cards'] === 'readied')
      g.state.cards.forEach((card, c) => {
        if (card.bearer === fig && card.ready === 0) readyCard(g, c, 'wow:403.3');
      });
  }
  g.log?.tell(returns ? 'wow:403.3' : 'wow:403.1', returns ? 'returns' : 'enters-play', { figure: { figure: fig }, space: { space } });
}

function play(g: Wow, f: TurnFrame, def: AbilityDef, card: number, aim: number): void {
  spendTurn(g, f, def);
  const area = def.aim === AIM_SPACE;
  call<Wow, PlayFrame>(g, playSequence, playFrame(f.fig, f.seat, def.id, card, area ? [] : figuresOf(aim), area ? aim - 1 : NOWHERE));
}

/** What a turn that ends now leaves undone: a move, something to play, or both. */
function stillToDo(g: Wow, f: TurnFrame): readonly Settled[] {
  const codes: number[] = [];
  turnActions(g, f, codes);
  const kinds = new Set(codes.map(kindOf));
  const moves = kinds.has(ACT_MOVE);
  const plays = kinds.has(ACT_USE) || kinds.has(ACT_CARD) || kinds.has(ACT_GRANT);
  if (!moves && !plays) return [];
  const key = moves && plays ? 'settles-no-move-or-play' : moves ? 'settles-no-move' : 'settles-no-play';
  return [{ kind: 'ends', say: { key, args: { figure: { figure: f.fig } } } }];
}

/** Whether a turn that ends now costs a tick because it has cost none so far. */
function idles(g: Wow, f: TurnFrame): boolean {
  const { clock } = g.state.figures[f.fig];
  const idle = g.table.choice['idle-turn'] === 'one-tick' ? clock === g.state.main : clock <= f.began;
  return idle && clock < furthest(g);
}

function actCost(g: Wow, f: TurnFrame, code: number): readonly Cost[] {
  const kind = kindOf(code);
  // The tick of an idle turn is its own: whoever controls it shares in what abilities cost only.
  if (kind === ACT_END) return idles(g, f) ? idleCost(g, f.fig) : [];
  if (kind === ACT_MOVE || kind === ACT_FLIP) return [];
  const { def, card } = playedBy(g, f, code);
  return playCost(g, f.fig, def, card);
}
