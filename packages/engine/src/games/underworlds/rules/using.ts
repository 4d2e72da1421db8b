/** The steps of a card or an ability that is being used. */
import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  type Kind,
  NEXT,
  NONE_CALLED_SO,
  offers,
  on,
  REPEAT,
  type Refusal,
  type RuleId,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import { PERSISTENCES, type Persistence } from '../content/index.ts';
import type { Choose, Und, UseStep } from '../defs.ts';
import { IN_PLAY, LEFT_OUT, NO_ABILITY, NO_CARD, NOWHERE } from '../state.ts';
import { fieldOf } from '../table.ts';
import { ofUse } from './cited.ts';
import { actionEndSequence, type UseFrame, useSequence } from './frames.ts';
import { cardArg, cardKey, directionArg, directionKey, fighterKey, hexKey } from './keys.ts';
import { open } from './reacting.ts';
import { FOR_CARD, roll } from './rolling.ts';
import { scatter } from './scattering.ts';
import { settle } from './settling.ts';
import { choicesAt, hasChoice, isChoice, mayLeaveOut, usedOf } from './usable.ts';

/** What may be chosen: a fighter and a hex are done something to, all else it is done with. */
export const CHOICES = (['choice', 'figure', 'place'] as const).map((kind) =>
  coded<Und, UseFrame>('choose:{what}', {
    say(g, u, code) {
      const s = asked(g, u);
      if (code === NONE) return { key: 'choose-none', args: {} };
      if (s.do === 'fighter') return { key: 'choose-fighter', args: { figure: { figure: code } } };
      if (s.do === 'hex') return { key: 'choose-hex', args: { space: { space: code } } };
      if (s.do === 'card') return { key: 'choose-card', args: { card: cardArg(g, code) } };
      if (s.do === 'number') return { key: 'choose-number', args: { n: code } };
      return s.do === 'direction'
        ? { key: 'choose-direction', args: { direction: directionArg(code) } }
        : { key: 'choose-token', args: { n: g.state.tokens[code].face, token: { space: g.state.tokens[code].hex } } };
    },
    parts: { what: kind === 'choice' ? using(picked(kind)) : on(picked(kind)) },
    when(g, u, code) {
      const what = code === NONE ? undefined : chooseOf(g, u)?.do;
      return kind === (what === 'fighter' ? 'figure' : what === 'hex' ? 'place' : 'choice');
    },
  }),
);

export const useSteps = define(useSequence, [
  step('next step', 'wu:R8', (g: Und, u: UseFrame): Flow => {
    const s = stepOf(g, u);
    if (s === undefined) {
      persist(g, u);
      return END;
    }
    if (s.do === 'then') {
      u.at++;
      s.run(g, u);
      return STAY;
    }
    if (s.do === 'roll') {
      u.at++;
      const successes = typeof s.succeeds === 'number' ? s.succeeds : s.succeeds(g, u);
      roll(g, FOR_CARD, { seat: u.seat, fighter: u.fighter, die: s.die, successes, dice: s.dice });
      return STAY;
    }
    if (s.do === 'scatter') {
      u.at++;
      u.chain = [];
      scatter(g, u.seat, s.from(g, u), s.n);
      return STAY;
    }
    if (hasChoice(g, u, s)) return NEXT;
    // X2: what was allowed is spent even where its effect cannot happen.
    if (s.optional === undefined) return END;
    u.picks.push(LEFT_OUT);
    u.at++;
    return STAY;
  }),
  decide('choose', 'wu:R8', {
    seat: (g: Und, u) => chooseOf(g, u)?.seat?.(g, u) ?? u.seat,
    options(g, u, out) {
      const s = asked(g, u);
      if (mayLeaveOut(g, u, s)) out.push(NONE);
      for (const code of choicesAt(g, u, s)) out.push(code);
    },
    take(g, u, code): Flow {
      const s = asked(g, u);
      u.picks.push(code === NONE ? LEFT_OUT : code);
      u.at++;
      if (code === NONE || u.card < 0) return NEXT;
      if (s.do === 'fighter') g.log?.tell(ruleOf(g, u), 'chooses', { card: { card: u.def }, figure: { figure: code } });
      else if (s.do === 'hex') g.log?.tell(ruleOf(g, u), 'chooses-hex', { card: { card: u.def }, space: { space: code } });
      return NEXT;
    },
    ...offers(...CHOICES),
    ruleHere: ruleOf,
    by: (_g, u) => u.fighter,
    prompt: (g, u) => ({
      key: `ask-${chooseOf(g, u)?.ask ?? 'choice'}`,
      args: { card: u.ability >= 0 ? { term: `ability.${g.table.abilities[u.ability].id}` } : { card: u.def } },
    }),
    understand(g, u, id) {
      // Every hex and fighter that exists is understood, so that it can be told why it may not be chosen.
      const s = asked(g, u);
      const all = s.do === 'hex' ? fieldOf(g).names.length : s.do === 'fighter' ? g.state.fighters.length : 0;
      for (let code = 0; code < all; code++) {
        if (`choose:${pickKey(g, s, code)}` !== id) continue;
        const reasons: Refusal[] = [];
        s.may(g, u, code, reasons);
        return reasons.length > 0 ? reasons : [{ rule: ruleOf(g, u), key: 'cannot-be-chosen', args: {}, also: ofUse(g, u) ?? [] }];
      }
      return null;
    },
  }),
  step('chosen', 'wu:spiteclaws-swarm.1', (g: Und, u: UseFrame): Flow => {
    const next = chooseOf(g, u);
    // All fighters of a ploy are chosen before anybody turns one of them aside (341.2).
    if (next !== null && isChosen(g, u, next) && hasChoice(g, u, next)) return REPEAT;
    const choices = usedOf(g, u)?.choices ?? [];
    while (u.chosen < u.picks.length) {
      const at = u.chosen++;
      if (!isChosen(g, u, choices[at]) || u.picks[at] < 0) continue;
      open(g, 'ploy-chooses', { card: u.card, chosen: u.picks[at], pick: at });
      return STAY;
    }
    for (let at = 0; at < u.picks.length; at++) {
      const f = u.picks[at];
      if (f >= 0 && isChosen(g, u, choices[at])) g.table.fighters[f].inspires.chosen?.(g, f);
    }
    return REPEAT;
  }),
]);

export const actionEndSteps = define(actionEndSequence, [
  step('check', 'wu:I1', (g: Und): Flow => {
    settle(g);
    return NEXT;
  }),
  step('after the action', 'wu:X3', (g: Und, f): Flow => {
    open(g, 'after-action', { fighter: f.fighter });
    return NEXT;
  }),
]);

/** The code that leaves an optional choice out. */
const NONE = 4095;

function stepOf(g: Und, u: UseFrame): UseStep | undefined {
  return usedOf(g, u)?.steps[u.at];
}

/** What a use asks for at its step; null where it asks for nothing. */
function chooseOf(g: Und, u: UseFrame): Choose | null {
  const s = stepOf(g, u);
  return s === undefined || !isChoice(s) ? null : s;
}

/** The same for whoever asks about the choice: at no other step is a question asked. */
function asked(g: Und, u: UseFrame): Choose {
  const choice = chooseOf(g, u);
  if (choice === null) throw new RangeError('a use is asked about where it asks for nothing');
  return choice;
}

/** The picks of a use by what was asked: the first fighter, the first hex; `LEFT_OUT` for none. */
function firstPick(g: Und, u: UseFrame, what: Choose['do']): number {
  const n = usedOf(g, u)?.choices?.findIndex((s) => s.do === what) ?? -1;
  return u.picks[n] ?? LEFT_OUT;
}

/** A gambit that persists stays in force; for the next activation it counts the one to come (P3). */
function persist(g: Und, u: UseFrame): void {
  if (u.card < 0) return;
  const { face } = g.table.cards[u.def];
  // One whose reaction was lent persists already.
  if (g.state.lasting.some((l) => l.card === u.card)) return;
  if (face.persists === undefined || face.kind === 'upgrade' || usedOf(g, u)?.lasts?.(g, u) === false) return;
  g.state.cards[u.card].zone = IN_PLAY;
  g.state.lasting.push({
    card: u.card,
    ability: NO_ABILITY,
    seat: u.seat,
    until: PERSISTENCES.indexOf(face.persists),
    activation: face.persists === 'next-activation' ? g.state.activation + 1 : 0,
    fighter: firstPick(g, u, 'fighter'),
    hex: firstPick(g, u, 'hex'),
    used: 0,
  });
}

/** What an ability leaves behind is in force on a fighter, whatever becomes of the one that has it. */
export function leave(g: Und, id: string, seat: number, fighter: number, until: Persistence): void {
  g.state.lasting.push({
    card: NO_CARD,
    ability: g.table.abilities.findIndex((a) => a.id === id),
    seat,
    until: PERSISTENCES.indexOf(until),
    activation: until === 'next-activation' ? g.state.activation + 1 : 0,
    fighter,
    hex: NOWHERE,
    used: 0,
  });
}

/** The name of something chosen. */
function pickKey(g: Und, s: Choose, code: number): string {
  if (code === NONE) return 'none';
  if (s.do === 'fighter') return fighterKey(g, code);
  if (s.do === 'hex') return hexKey(g, code);
  if (s.do === 'card') return cardKey(g, code);
  if (s.do === 'number') return String(code);
  return s.do === 'direction' ? directionKey(code) : `objective-${g.state.tokens[code].face}`;
}

/** The paragraph a use stands on: a fighter's ability has its own. */
export function ruleOf(g: Und, u: UseFrame): RuleId {
  return u.ability >= 0 ? g.table.abilities[u.ability].rule : g.table.cards[u.def].face.kind === 'spell' ? 'wu:M5' : 'wu:X2';
}

/** Something chosen, by its name. */
function picked(grammar: string): Kind<Und, UseFrame> {
  return {
    grammar,
    shape: '[A-Za-z0-9:-]+',
    write: (g, code, u) => pickKey(g, asked(g, u), code),
    read(g, name, u) {
      const s = asked(g, u);
      return [NONE, ...choicesAt(g, u, s)].find((code) => pickKey(g, s, code) === name) ?? NONE_CALLED_SO;
    },
  };
}

/** Whether what a step asks for is a fighter that a ploy chooses, in so many words. */
function isChosen(g: Und, u: UseFrame, s: Choose | undefined): boolean {
  if (u.card < 0 || s?.do !== 'fighter' || s.named === true) return false;
  const { face } = g.table.cards[u.def];
  return face.kind === 'ploy' && face.chooses === true;
}

/** Whether a ploy could have chosen this fighter in the place of the one it has chosen, all others left as they are (341.2). */
export function couldBeChosen(g: Und, u: UseFrame, at: number, fighter: number): boolean {
  if (u.picks[at] === fighter) return false;
  const picks = u.picks.slice();
  picks[at] = fighter;
  const choices = usedOf(g, u)?.choices ?? [];
  // A frame like all others: one made by spreading would have a hidden class of its own.
  const before = useSequence.copy(u);
  return picks.every((code, i) => {
    before.picks = picks.slice(0, i);
    return choices[i].do !== 'fighter' || choices[i].may(g, before, code, null);
  });
}

/** Ends an action that is neither a Move nor an Attack action. */
export function endAction(g: Und, fighter: number): void {
  call(g, actionEndSequence, { fighter });
}
