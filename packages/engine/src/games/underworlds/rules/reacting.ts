/** X1 to X3. Reactions: what opens a window, who may answer, and what is known of it without looking into a hand. */
import {
  type Arg,
  allowed,
  asked,
  by,
  call,
  coded,
  END,
  type Frame,
  NOBODY,
  offers,
  openWindow,
  type Reasons,
  type Refusal,
  type RefusedOption,
  refuse,
  type Say,
  using,
  type WindowFrame,
  windowFrame,
  windowSequence,
} from '../../../core/index.ts';
import type { Und, Used } from '../defs.ts';
import { FACT_IS, type Facts, TRIGGERS, type Trigger, type Triggered, triggerBits } from '../facts.ts';
import { DEED_REACTION, NO_ABILITY, NO_CARD } from '../state.ts';
import { inPlay } from './board.ts';
import { ofUse } from './cited.ts';
import { playCost } from './costs.ts';
import { note } from './deeds.ts';
import {
  type ActivationFrame,
  actionEndSequence,
  activationSequence,
  attackSequence,
  chargeSequence,
  freshPlay,
  type MoveFrame,
  moveSequence,
  playSequence,
  settleSequence,
  type UseFrame,
  useLike,
  useSequence,
  type VolleyFrame,
  volleySequence,
} from './frames.ts';
import { isMarked, markOpen, powerHand } from './hands.ts';
import { lastsNow } from './in-force.ts';
import { cardOf, OWN_ABILITY, WORN } from './naming.ts';
import { ownAbility, ownerIn, PLACES } from './packing.ts';
import { holdsPower } from './places.ts';
import { barredByCards, couldUse, NO_TIME, usedOf } from './usable.ts';
import { sideUp } from './values.ts';

/** Codes: a card in hand by its place + 1; an upgrade by its place; an ability by fighter and number. */
const UPGRADE = PLACES;
const ABILITY = 2 * PLACES;

const say = (g: Und, f: WindowFrame, code: number): Say => saying(g, useOf(g, f, seatOf(g, code), code));

const CARD = using(
  cardOf<WindowFrame>((_g, f) => asked(f, POLICY.seats)),
  { size: UPGRADE - 1 },
);
export const REACT_CARD = coded<Und, WindowFrame>('react:{card}', { say, parts: { card: CARD }, first: 1 });
const REACT_LENT = coded<Und, WindowFrame>('react:{card}', {
  say,
  parts: { card: CARD },
  first: UPGRADE,
  when: (g, _f, code) => g.state.cards[code - UPGRADE]?.on < 0,
});
export const REACT_WORN = coded<Und, WindowFrame>('react:{worn}', {
  say,
  parts: { worn: by(WORN, { size: ABILITY - UPGRADE }) },
  first: UPGRADE,
});
export const REACT_OWN = coded<Und, WindowFrame>('react:{own}', { say, parts: { own: by(OWN_ABILITY) }, first: ABILITY });

export const reactSequence = windowSequence<Und>('reaction', 'wu:X1', {
  policy: () => POLICY,
  mightAnswer,
  answers(g, f, seat, out) {
    for (const place of powerHand(g, seat)) {
      const { def } = g.state.cards[place];
      if (
        (g.table.cards[def].answers & bitOf(f)) !== 0 &&
        g.table.cards[def].face.kind !== 'upgrade' &&
        fromHand(g, f, seat, place, def, null)
      )
        out.push(place + 1);
    }
    for (const { code, u } of openOnes(g, f, seat)) if (fits(g, f, u, null)) out.push(code);
  },
  play(g, f, seat, code) {
    if (code < UPGRADE) {
      const play = freshPlay(g, code - 1, seat, NOBODY, f);
      note(g, { what: DEED_REACTION, seat, card: g.state.cards[code - 1].def });
      call(g, playSequence, play);
      return;
    }
    const u = useOf(g, f, seat, code);
    note(g, { what: DEED_REACTION, seat, by: u.fighter, card: u.def });
    // I1: everything is checked after it; what is called last runs first.
    call(g, settleSequence, { unread: 0 });
    g.log?.tell('wu:X2', 'reacts', {
      seat: { seat },
      figure: { figure: u.fighter },
      what: u.ability >= 0 ? { term: `ability.${g.table.abilities[u.ability].id}` } : { card: u.def },
    });
    call(g, useSequence, u);
  },
  ...offers(REACT_CARD, REACT_LENT, REACT_WORN, REACT_OWN),
  cites(g, f, code) {
    if (code < ABILITY) return 'wu:X1';
    const u = useOf(g, f, g.state.fighters[ownerIn(code - ABILITY)].seat, code);
    return g.table.abilities[u.ability]?.rule ?? 'wu:X1';
  },
  // What lies open is used where it lies.
  cost: (g, _f, code) => (code < UPGRADE ? [playCost(g, code - 1)] : []),
  refused(g, f, seat): RefusedOption[] {
    const out: RefusedOption[] = [];
    for (const place of powerHand(g, seat)) {
      const { def } = g.state.cards[place];
      const { face } = g.table.cards[def];
      if (face.kind === 'upgrade' || face.reaction !== true) continue;
      const reasons: Refusal[] = [];
      if (!fromHand(g, f, seat, place, def, reasons)) out.push(REACT_CARD.barred(g, f, place + 1, reasons));
    }
    return out;
  },
  prompt: (g, f) => ({
    key: `ask-react-${TRIGGERS.names[f.trigger]}`,
    args: told(g, f),
  }),
});

/** One reaction takes the trigger for both players (X1). */
const POLICY = { rule: 'wu:X1', seats: 2, answers: 1 } as const;

/** The seat with the next activation (g.30). */
export function nextSeat(g: Und): number {
  return 1 - g.state.active;
}

/** A use that would answer this window. */
export function answering(f: WindowFrame, seat: number, fighter: number): UseFrame {
  return useLike(f, NO_CARD, NO_CARD, NO_ABILITY, seat, fighter, 1);
}

/** Windows at the end of an action. */
const AFTER_ACTIONS: readonly Trigger[] = ['after-move', 'after-attack', 'after-action'];

/** The trigger of a window, as a bit. */
const bitOf = (f: WindowFrame): number => 1 << f.trigger;
const ACTION_ENDS = triggerBits(AFTER_ACTIONS);
const ACTIVATION_ENDS = triggerBits(['after-activation']);

/** Whether one of these triggers, as bits, is what the window is about; where an action ends its activation, the end of that too (g.29). */
function answersWindow(g: Und, trigger: number, triggers: number): boolean {
  if ((triggers & (1 << trigger)) !== 0) return true;
  return (triggers & ACTIVATION_ENDS) !== 0 && (ACTION_ENDS & (1 << trigger)) !== 0 && endsActivation(g) !== null;
}

/** Whether a use answers the window, by its trigger, its condition and what it has to choose from. */
export function fits(g: Und, f: WindowFrame, u: UseFrame, why: Reasons): boolean {
  const used = usedOf(g, u);
  if (used?.answers === undefined) {
    refuse(why, 'wu:X1', 'no-reaction');
    return false;
  }
  if (!answersWindow(g, f.trigger, used.answers.bits)) {
    refuse(
      why,
      'wu:X1',
      'not-this-window',
      why && { on: { term: `trigger.${used.answers.triggers[0]}` }, opened: { term: `trigger.${TRIGGERS.names[f.trigger]}` } },
      why && ofUse(g, u),
    );
    return false;
  }
  return fitsHere(g, used, u, why);
}

/** The same where it answers what the window is about. */
function fitsHere(g: Und, used: Used | undefined, u: UseFrame, why: Reasons): boolean {
  if (used?.answers === undefined) return false;
  const n = why?.length ?? 0;
  if (!used.answers.may(g, u, why)) {
    if (why !== null && why.length === n) refuse(why, 'wu:X1', 'does-not-answer', null, ofUse(g, u));
    return false;
  }
  return couldUse(g, used, u, why);
}

/** Whether a card could answer from a hand, whatever place it lies in. */
function fromHand(g: Und, f: WindowFrame, seat: number, place: number, def: number, why: Reasons): boolean {
  if (barredByCards(g) && refuse(why, 'wu:P1', 'no-cards-now', null, NO_TIME)) return false;
  const u = answering(f, seat, NOBODY);
  u.card = place;
  u.def = def;
  if (!fits(g, f, u, why)) return false;
  return allowed(why);
}

/** Reactions that lie open, on fighters or lent by a card that persists: each with its code. */
function openOnes(g: Und, f: WindowFrame, seat: number): { code: number; u: UseFrame }[] {
  const out: { code: number; u: UseFrame }[] = [];
  const { cards, worn } = g.state;
  for (let i = 0; i < worn.length; i++) {
    const place = worn[i];
    const c = cards[place];
    if (c.owner !== seat || (g.table.cards[c.def].answers & bitOf(f)) === 0) continue;
    const u = answering(f, seat, c.on);
    u.card = place;
    u.def = c.def;
    out.push({ code: UPGRADE + place, u });
  }
  for (const l of g.state.lasting) {
    if (l.seat !== seat || l.card < 0 || !lastsNow(g, l)) continue;
    const { def } = g.state.cards[l.card];
    if ((g.table.cards[def].lends & bitOf(f)) === 0) continue;
    const u = answering(f, seat, NOBODY);
    u.card = l.card;
    u.def = def;
    out.push({ code: UPGRADE + l.card, u });
  }
  const fighters = g.table.answering[seat];
  for (let i = 0; i < fighters.length; i++) {
    const fighter = fighters[i];
    const side = sideUp(g, fighter);
    if (!inPlay(g, fighter) || !answersWindow(g, f.trigger, side.answers)) continue;
    const { abilities } = side;
    for (let k = 0; k < abilities.length; k++) {
      const answers = g.table.abilities[abilities[k]].use?.answers;
      if (answers === undefined || !answersWindow(g, f.trigger, answers.bits)) continue;
      const u = answering(f, seat, fighter);
      u.ability = abilities[k];
      out.push({ code: ABILITY + ownAbility(fighter, k), u });
    }
  }
  return out;
}

/** Whether anything answers this trigger that lies open on a seat's side: told by bits, since mostly nothing does. */
export function anyOpen(g: Und, trigger: number, seat: number): boolean {
  const { cards, worn, lasting } = g.state;
  const bit = 1 << trigger;
  for (let i = 0; i < worn.length; i++) {
    const c = cards[worn[i]];
    if (c.owner === seat && (g.table.cards[c.def].answers & bit) !== 0) return true;
  }
  for (let i = 0; i < lasting.length; i++) {
    const { card } = lasting[i];
    if (card >= 0 && lasting[i].seat === seat && (g.table.cards[cards[card].def].lends & bit) !== 0) return true;
  }
  const fighters = g.table.answering[seat];
  for (let i = 0; i < fighters.length; i++)
    if (inPlay(g, fighters[i]) && answersWindow(g, trigger, sideUp(g, fighters[i]).answers)) return true;
  return false;
}

/** Whether a seat might hold something that answers this trigger, whatever that asks of what happened. */
export function mightHold(g: Und, trigger: number, seat: number): boolean {
  return g.table.answers[seat][trigger].length > 0 && holdsPower(g, seat) && !barredByCards(g);
}

/** Whether nobody can have anything that answers this trigger: most windows need not be opened at all. */
function nobodyAnswers(g: Und, trigger: number): boolean {
  return !mightHold(g, trigger, 0) && !mightHold(g, trigger, 1) && !anyOpen(g, trigger, 0) && !anyOpen(g, trigger, 1);
}

/** By what everybody sees: a reaction that lies open answers, or a card that a hand may hold does. */
function mightAnswer(g: Und, f: WindowFrame, seat: number): boolean {
  if (mightHold(g, f.trigger, seat)) {
    const u = answering(f, seat, NOBODY);
    markOpen(g, seat);
    const defs = g.table.answers[seat][f.trigger];
    for (let i = 0; i < defs.length; i++) {
      u.def = defs[i];
      if (!isMarked(u.def) && fitsHere(g, usedOf(g, u), u, null)) return true;
    }
  }
  return anyOpen(g, f.trigger, seat) && openOnes(g, f, seat).some(({ u }) => fits(g, f, u, null));
}

/** Whether a frame of an activation's own action is at its end: nothing of the action comes after what is on top of it. */
function isLastOf({ seq, d }: Frame): boolean {
  if (seq === moveSequence.id) return (d as MoveFrame).charge === 0;
  if (seq === volleySequence.id) return (d as VolleyFrame).targets.length === 0;
  return seq === attackSequence.id || seq === chargeSequence.id || seq === actionEndSequence.id;
}

/** The activation that ends with the action that ends here; null where more of it comes, or what ends is no action of its own (g.29). */
function endsActivation(g: Und): ActivationFrame | null {
  const { stack } = g.state;
  let activation: ActivationFrame | null = null;
  for (let i = 0; i < stack.length; i++) {
    if (stack[i].seq === activationSequence.id) activation = stack[i].d as ActivationFrame;
    else if (activation === null || (i === stack.length - 1 && stack[i].seq === reactSequence.id)) continue;
    else if (!isLastOf(stack[i])) return null;
  }
  return activation;
}

function saying(g: Und, u: UseFrame): Say {
  if (u.ability >= 0)
    return {
      key: 'react-ability',
      args: { figure: { figure: u.fighter }, ability: { term: `ability.${g.table.abilities[u.ability].id}` } },
    };
  return u.fighter >= 0
    ? { key: 'react-upgrade', args: { figure: { figure: u.fighter }, card: { card: u.def } } }
    : { key: 'react-card', args: { card: { card: u.def } } };
}

function useOf(g: Und, f: WindowFrame, seat: number, code: number): UseFrame {
  if (code >= UPGRADE) return openOnes(g, f, seat).find((o) => o.code === code)?.u ?? answering(f, seat, NOBODY);
  const u = answering(f, seat, NOBODY);
  u.card = code - 1;
  u.def = g.state.cards[code - 1].def;
  return u;
}

/** Whose reaction a number is. */
function seatOf(g: Und, code: number): number {
  if (code >= ABILITY) return g.state.fighters[ownerIn(code - ABILITY)].seat;
  return g.state.cards[code >= UPGRADE ? code - UPGRADE : code - 1].owner;
}

/** The facts of a window as values in a sentence, by their names. */
function told(g: Und, f: WindowFrame): Record<string, Arg> {
  return Object.fromEntries(
    TRIGGERS.named(f, f.trigger).map(([name, n]): [string, Arg] => {
      const is = FACT_IS[name];
      return [name, is === undefined ? n : is === 'card' ? { card: g.state.cards[n].def } : is === 'seat' ? { seat: n } : { figure: n }];
    }),
  );
}

/** Opens the window of a trigger, with what it carries. */
export function open<T extends Trigger>(g: Und, trigger: T, facts: Facts<T>): void {
  const n = TRIGGERS.at(trigger);
  // The end of the action is the end of the activation: both are answered in this window, and by one reaction (g.29).
  if ((ACTION_ENDS & (1 << n)) !== 0) {
    const activation = endsActivation(g);
    if (activation !== null) activation.closed = 1;
  }
  if (nobodyAnswers(g, n)) return;
  const f = windowFrame(TRIGGERS, trigger, nextSeat(g), facts);
  openWindow(g, reactSequence, f);
  // Most windows are closed before anybody is asked: then the motor need not come by.
  if (reactSequence.runs[0]?.(g, f) === END) g.state.stack.pop();
}

/** Whether the innermost open window is about this trigger: what a use that answers one of several carries is known by it. */
export function isAbout<T extends Trigger>(g: Und, _u: UseFrame, trigger: T): _u is Triggered<T> {
  const { stack } = g.state;
  for (let i = stack.length - 1; i > 0; i--)
    if (stack[i].seq === reactSequence.id) return (stack[i].d as WindowFrame).trigger === TRIGGERS.at(trigger);
  return false;
}

/** The frame that the innermost open window answers: what a reaction turns, or adds to. */
export function answered(g: Und): Frame | undefined {
  const { stack } = g.state;
  for (let i = stack.length - 1; i > 0; i--) if (stack[i].seq === reactSequence.id) return stack[i - 1];
  return undefined;
}
