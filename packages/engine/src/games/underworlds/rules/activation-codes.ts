/** R2 to R8. What may be done in an activation, declared: numbers, names, sentences, and what each costs. */
import { by, type Coded, type Cost, coded, given, offers, on, using } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { attackSay } from './attacks.ts';
import { cardCost } from './costs.ts';
import type { PartOf } from './frames.ts';
import { goings } from './going.ts';
import { ABILITY as ABILITY_NAME, ATTACK as ATTACK_NAME, ATTACKER, cardOf, FIGHTER } from './naming.ts';
import { ALL, ATTACKS, fighterIn, firstOf, kindOf, OF_A_KIND, RESTS, restOf, TARGETS, targetIn } from './packing.ts';

/** Kinds of actions. */
export const PASS = 0;
export const DRAW = 1;
export const EXCHANGE = 2;
export const GUARD = 3;
export const MOVE = 4;
export const CHARGE = 5;
export const ATTACK = 6;
export const ABILITY = 7;
export const UPGRADE = 8;

/** The option that draws a card, and the first of those that exchange one: their numbers name no fighter. */
export const DRAWS = firstOf(DRAW);
export const EXCHANGES = firstOf(EXCHANGE);

/** Whoever is asked for an action: the seat of an activation, or the fighter that a card gives one. */
export interface Asked {
  readonly seat?: number;
  readonly fighter?: number;
}

const CARD = cardOf<Asked>((g, f) => f.seat ?? g.state.fighters[f.fighter ?? 0].seat);
const WHO = by<Und, Asked>(FIGHTER, { size: OF_A_KIND / RESTS, unit: RESTS });

const PASSING = coded<Und, Asked>('pass', { say: 'pass' });
const DRAWING = coded<Und, Asked>('draw', { say: 'draw', first: DRAWS });
const EXCHANGING = coded<Und, Asked>('exchange:{card}', {
  say: 'exchange',
  parts: { card: using(CARD, { size: OF_A_KIND }) },
  first: EXCHANGES,
});
export const GUARDING = coded<Und, Asked>('guard:{figure}', { say: 'guard', parts: { figure: WHO }, first: firstOf(GUARD) });
const USING_ABILITY = coded<Und, Asked>('action:{figure}/{ability}', {
  say: 'use-ability',
  parts: { figure: WHO, ability: using(ABILITY_NAME, { size: RESTS }) },
  first: firstOf(ABILITY),
});
const USING_UPGRADE = coded<Und, Asked>('action:{figure}/{card}', {
  say: 'use-upgrade',
  parts: { figure: WHO, card: using(CARD, { size: RESTS }) },
  first: firstOf(UPGRADE),
});

/** The attack of an activation: whose and which, then the target. */
const ATTACKER_AND_ATTACK = by<Und, Asked>(ATTACKER, { size: (OF_A_KIND / RESTS) * ATTACKS, unit: TARGETS });
const ATTACK_ALL = coded<Und, Asked>('attack:{which}>all', {
  say: (g, _f, code) => attackSay(g, fighterIn(code), restOf(code)),
  parts: { which: ATTACKER_AND_ATTACK },
  first: firstOf(ATTACK) + ALL,
  when: (_g, _f, code) => targetIn(code) === ALL,
});
const ATTACKING = coded<Und, Asked>('attack:{which}>{target}', {
  say: (g, _f, code) => attackSay(g, fighterIn(code), restOf(code)),
  parts: { which: ATTACKER_AND_ATTACK, target: on(FIGHTER, { size: TARGETS, unit: 1 }) },
  first: firstOf(ATTACK),
  when: (_g, _f, code) => targetIn(code) !== ALL,
});

/** Attacks of one fighter that the frame names, whose numbers begin at nought: of a Charge, or given by a card. */
export function attacksOfOne<F extends { readonly fighter: number }>(how: (f: F) => PartOf & { readonly seat?: number }): Coded<Und, F>[] {
  const figure = given(by<Und, F>(FIGHTER), (_g, f) => f.fighter);
  const which = using<Und, F>(ATTACK_NAME, { size: ATTACKS, unit: TARGETS });
  const say = (g: Und, f: F, code: number) => attackSay(g, f.fighter, code, how(f));
  return [
    coded<Und, F>('attack:{figure}/{which}>all', {
      say,
      parts: { figure, which },
      first: ALL,
      when: (_g, _f, code) => targetIn(code) === ALL,
    }),
    coded<Und, F>('attack:{figure}/{which}>{target}', {
      say,
      parts: { figure, which, target: on(FIGHTER, { size: TARGETS, unit: 1 }) },
      when: (_g, _f, code) => targetIn(code) !== ALL,
    }),
  ];
}

/** What an activation offers, and what a card may give. */
export const ACTIONS = [
  PASSING,
  DRAWING,
  EXCHANGING,
  GUARDING,
  ...goings('move', firstOf(MOVE), WHO, restOf),
  ...goings('charge', firstOf(CHARGE), WHO, restOf),
  ATTACK_ALL,
  ATTACKING,
  USING_UPGRADE,
  USING_ABILITY,
] as const;
export const ACTING = offers<Und, Asked>(...ACTIONS);

/** The paragraph of each kind of action. */
export const RULES = ['wu:R6', 'wu:R7', 'wu:R7', 'wu:R5', 'wu:R3', 'wu:R4', 'wu:A1', 'wu:R8', 'wu:R8'];

const ACTIVATION: Cost = { unit: 'activation', n: 1, say: { key: 'settles-activation', args: {} } };

/** An action, whether it uses up an activation or a card gives it. */
export function actionCost(g: Und, code: number, given: boolean): readonly Cost[] {
  const out: Cost[] = given ? [] : [ACTIVATION];
  const kind = kindOf(code);
  const figure = { figure: fighterIn(code) };
  if (kind === MOVE) out.push({ unit: 'token', n: 1, of: ['move'], say: { key: 'cost-move-token', args: { figure } } });
  if (kind === CHARGE) out.push({ unit: 'token', n: 1, of: ['charge'], say: { key: 'cost-charge-token', args: { figure } } });
  if (kind === EXCHANGE) out.push(cardCost(g, restOf(code), 'discarded'));
  return out;
}
