/** 704.2. Triggered ongoing abilities: what just happened, and who waits for it. */
import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  type Kind,
  NOBODY,
  NONE_CALLED_SO,
  offers,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import type { OngoingAbility, TriggerOn } from '../content/types.ts';
import { NO_CARD, NO_TOKEN, NOWHERE } from '../state.ts';
import { type AbilityDef, ENTERS, HURT, HURTS, NO_LIST, STOPS, TRIGGERS, type Wow } from '../table.ts';
import { apart } from './board.ts';
import { type EffectsFrame, effectsFrame, effectsSequence, type TriggerFrame, triggerSequence } from './frames.ts';
import { cardKey, figureKey, spaceNamed } from './keys.ts';
import { asksForOrder, orderingSeat } from './order.ts';
import { cardCentre, cardWorks } from './values.ts';
import { abilityIn, cardIn, entry, figureIn, ofCard, ofFigure, partsOf } from './waiting.ts';

/** With the figure it happened to where only that tells it from another. A card's first ability goes by the card's name. */
export const TRIGGERED = [
  { grammar: '{by:figure}/{ability}', shape: '[^/>]+/[^/>]+', is: (card: number, _k: number) => card === NO_CARD },
  { grammar: '{by:figure}/{card}/{ability}', shape: '[^/>]+/[^/>]+/[^/>]+', is: (card: number, k: number) => card !== NO_CARD && k > 0 },
  { grammar: '{by:figure}/{card}', shape: '[^/>]+/[^/>]+', is: (card: number, k: number) => card !== NO_CARD && k === 0 },
].flatMap(({ grammar, shape, is }) =>
  [true, false].map((twice) =>
    coded<Wow, TriggerFrame>('trigger:{what}', {
      say(g, f, packed) {
        const { code, it } = partsOf(packed);
        const { def, bearer, card } = bearerOf(g, code);
        const of = { figure: waitsTwice(g, f, code) ? it : NOBODY };
        return { key: 'trigger-next', args: { figure: { figure: bearer }, ability: { term: def.key }, card: { card }, of } };
      },
      parts: { what: using(waitingKind(twice ? `${grammar}>{on:figure+}` : grammar, twice ? `${shape}>[^/>]+` : shape)) },
      when(g, f, packed) {
        const { code } = partsOf(packed);
        return is(bearerOf(g, code).card, abilityIn(code)) && waitsTwice(g, f, code) === twice;
      },
    }),
  ),
);

export const triggerSteps = define(triggerSequence, [
  decide('order of abilities', 'wow:107', {
    when: (g: Wow, f: TriggerFrame) => f.waiting.length > 1 && asksForOrder(g) && orderingSeat(g) !== NOBODY && orderable(g, f).length > 1,
    seat: (g) => orderingSeat(g),
    options(g, f, out) {
      out.push(...orderable(g, f));
    },
    take(g, f, packed): Flow {
      resolve(g, f, packed);
      return STAY;
    },
    ...offers(...TRIGGERED),
    understand(g, f, id) {
      // The figure it happened to may be named where there is no need to.
      const named = f.waiting.find((x) => id === `trigger:${abilityId(g, partsOf(x).code)}>${figureKey(g, Math.max(0, partsOf(x).it))}`);
      return named !== undefined && partsOf(named).it !== NOBODY ? named : null;
    },
    prompt(_g, f) {
      const { on, it } = partsOf(f.waiting[0]);
      const alike = f.waiting.every((x) => partsOf(x).on === on && partsOf(x).it === it);
      return alike
        ? { key: 'ask-trigger-order', args: { on: { term: TRIGGERS[on] }, it: { figure: it } } }
        : { key: 'ask-trigger-order-several', args: {} };
    },
  }),
  step('next ability that waited', 'wow:704.2', (g: Wow, f: TriggerFrame): Flow => {
    if (f.waiting.length === 0) return END;
    resolve(g, f, f.waiting[0]);
    return STAY;
  }),
]);

/** The ability a code means, whose it is, and the bar card it stands on (`NO_CARD`: a figure's own box). */
function bearerOf(g: Wow, code: number): { def: AbilityDef; bearer: number; card: number } {
  const k = abilityIn(code);
  const bearer = figureIn(code);
  const { figures, cards } = g.state;
  if (bearer >= 0) return { def: g.table.figures[figures[bearer].def].ongoing[k], bearer, card: NO_CARD };
  const card = cardIn(code);
  return { def: g.table.cards[cards[card].def].ongoing[k], bearer: cardCentre(g, card), card };
}

function sideFits(g: Wow, bearer: number, it: number, whom: 'enemy' | 'ally' | 'any'): boolean {
  if (whom === 'any') return true;
  return (g.state.figures[bearer].seat === g.state.figures[it].seat) === (whom === 'ally');
}

/**
 * Whether an ability that was set off can still resolve: its bearer is in play, and so is whoever entered or stopped. Where an earlier
 * one has moved either meanwhile does not matter: what it waited for has happened, and all of it is resolved (404.4).
 */
function endures(g: Wow, on: number, it: number, bearer: number): boolean {
  const { figures } = g.state;
  // Leaving play ends an ability; attack damage that destroyed its bearer still set it off (602.1a).
  if (figures[bearer].space === NOWHERE && (on !== HURT || bearer !== it)) return false;
  return (on !== ENTERS && on !== STOPS) || figures[it].space !== NOWHERE;
}

/** Whether this ability of this figure waited for what happened. */
function waited(g: Wow, on: number, it: number, other: number, bearer: number, def: AbilityDef): boolean {
  if (def.waits !== on || def.effects === NO_LIST || bearer < 0 || !endures(g, on, it, bearer)) return false;
  const t = (def.ability as OngoingAbility).trigger as TriggerOn;
  const b = g.state.figures[bearer];
  switch (t.on) {
    case 'enters':
    case 'stops': {
      const mover = g.state.figures[it];
      if (!sideFits(g, bearer, it, t.whom)) return false;
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

/** Whether anybody in the match, or any card in force, has an ability that waits for such a thing, whoever it happens to. */
function anyWaits(g: Wow, on: number): boolean {
  const { figures, cards } = g.state;
  for (let i = 0; i < figures.length; i++) if (waitsAmong(g.table.figures[figures[i].def].ongoing, on)) return true;
  for (let c = 0; c < cards.length; c++) if (cards[c].active !== 0 && waitsAmong(g.table.cards[cards[c].def].ongoing, on)) return true;
  return false;
}

function waitsAmong(list: readonly AbilityDef[], on: number): boolean {
  for (let k = 0; k < list.length; k++) if (list[k].waits === on) return true;
  return false;
}

/** Adds everything that waits for this: what stands with the side that orders first, characters before cards. */
function gather(g: Wow, on: number, it: number, other: number, out: number[]): void {
  // Mostly nobody does: then it does not matter who would put it in order.
  if (!g.table.waited[on] || !anyWaits(g, on)) return;
  const { figures, cards } = g.state;
  const first = orderingSeat(g);
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < figures.length; i++) {
      if ((figures[i].seat === first) !== (pass === 0)) continue;
      const list = g.table.figures[figures[i].def].ongoing;
      for (let k = 0; k < list.length; k++) if (waited(g, on, it, other, i, list[k])) out.push(entry(ofFigure(i, k), on, it));
    }
    for (let c = 0; c < cards.length; c++) {
      if (cards[c].active === 0 || g.table.cards[cards[c].def].token !== NO_TOKEN || !cardWorks(g, c)) continue;
      const centre = cardCentre(g, c);
      if (centre < 0 || (figures[centre].seat === first) !== (pass === 0)) continue;
      const list = g.table.cards[cards[c].def].ongoing;
      for (let k = 0; k < list.length; k++) if (waited(g, on, it, other, centre, list[k])) out.push(entry(ofCard(c, k), on, it));
    }
  }
}

/** Sets off everything that waits for this, if anything does. The running rule goes on when all of it is resolved. */
export function fire(g: Wow, on: number, it: number, other: number): void {
  if (!g.table.waited[on]) return;
  const waiting: number[] = [];
  gather(g, on, it, other, waiting);
  if (waiting.length > 0) call<Wow, TriggerFrame>(g, triggerSequence, { other, waiting });
}

/** 602.1a: sets off what waits for attack damage that was dealt at the same time: all of it together, on both sides of every blow. */
export function fireDamage(g: Wow, defenders: readonly number[], dealt: readonly number[], attacker: number): void {
  if (!g.table.waited[HURT] && !g.table.waited[HURTS]) return;
  const waiting: number[] = [];
  for (let i = 0; i < defenders.length; i++) {
    if (dealt[i] <= 0) continue;
    gather(g, HURT, defenders[i], attacker, waiting);
    gather(g, HURTS, defenders[i], attacker, waiting);
  }
  if (waiting.length > 0) call<Wow, TriggerFrame>(g, triggerSequence, { other: attacker, waiting });
}

function resolve(g: Wow, f: TriggerFrame, packed: number): void {
  f.waiting = f.waiting.filter((x) => x !== packed);
  const { code, on, it } = partsOf(packed);
  const { def, bearer, card } = bearerOf(g, code);
  // What an earlier one did may have taken its bearer off the map, or the figure it waited for.
  if (bearer < 0 || !endures(g, on, it, bearer)) return;
  g.log?.tell('wow:704.2', 'triggered', { figure: { figure: bearer }, on: { term: TRIGGERS[on] }, it: { figure: it } });
  const other = on === HURT ? f.other : it;
  call<Wow, EffectsFrame>(g, effectsSequence, effectsFrame(def.effects, bearer, g.state.figures[bearer].seat, card, [], other));
}

/** `X/lower`, `A/K99`: the ability by its box or card. */
function abilityId(g: Wow, code: number): string {
  const { def, bearer, card } = bearerOf(g, code);
  if (card === NO_CARD) return `${figureKey(g, bearer)}/${def.key}`;
  // A card's first ability goes by the card's name.
  return `${cardKey(g, card)}${abilityIn(code) === 0 ? '' : `/${def.key}`}`;
}

/**
 * What may be put in order: all that waits and can still resolve, whatever an earlier one has done; but an ability that waits several
 * times and does the same each time only once.
 */
function orderable(g: Wow, f: TriggerFrame): number[] {
  const waiting = f.waiting.filter((x) => {
    const { code, on, it } = partsOf(x);
    const { bearer } = bearerOf(g, code);
    return bearer >= 0 && endures(g, on, it, bearer);
  });
  return waiting.filter((x, i) => {
    const { code } = partsOf(x);
    const earlier = waiting.slice(0, i).some((y) => partsOf(y).code === code);
    return !earlier || minds(g, bearerOf(g, code).def);
  });
}

/** Whether it matters to an ability whom it was set off by. */
function minds(g: Wow, def: AbilityDef): boolean {
  return g.table.lists[def.effects].some((e) => 'who' in e && (e.who === 'it' || e.who === 'attacker' || e.who === 'actor'));
}

/** Whether an ability stands several times among what may be put in order, as one that strikes each of those its character hurt. */
function waitsTwice(g: Wow, f: TriggerFrame, code: number): boolean {
  return orderable(g, f).filter((x) => partsOf(x).code === code).length > 1;
}

/** The part of an option that names an ability to be put in order. Its value is the number that waits: one ability, set off by one happening. */
function waitingKind(grammar: string, shape: string): Kind<Wow, TriggerFrame> {
  const kind: Kind<Wow, TriggerFrame> = {
    grammar,
    shape,
    write(g, packed, f) {
      const { code, it } = partsOf(packed);
      const name = abilityId(g, code);
      return waitsTwice(g, f, code) ? `${name}>${figureKey(g, it)}` : name;
    },
    read: (g, name, f) => f.waiting.find((packed) => kind.write(g, packed, f) === name) ?? NONE_CALLED_SO,
  };
  return kind;
}
