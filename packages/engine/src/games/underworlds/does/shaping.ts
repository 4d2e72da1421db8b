/**
 * Cards and abilities are written with the fields they need. Rules read them at every decision, which is quickest where all have the same
 * fields in the same order: so a table holds them.
 */
import type { Ability, Choose, Does, Used, UseStep } from '../defs.ts';
import { isChoice } from '../rules/usable.ts';

/** A step of any kind, as far as its fields go. */
type AnyStep = Partial<Omit<Choose, 'do'>> &
  Partial<Omit<Exclude<UseStep, Choose>, 'do'>> & { readonly do: UseStep['do'] } & {
    readonly [key in 'die' | 'dice' | 'succeeds' | 'run' | 'n' | 'from']?: unknown;
  };

function shapedStep(s: AnyStep): UseStep {
  return {
    do: s.do,
    may: s.may,
    all: s.all,
    optional: s.optional,
    ask: s.ask,
    seat: s.seat,
    named: s.named,
    die: s.die,
    dice: s.dice,
    succeeds: s.succeeds,
    run: s.run,
    n: s.n,
    from: s.from,
  } as UseStep;
}

function shapedUse(u: Used): Used {
  const steps = u.steps.map((s) => shapedStep(s));
  return { may: u.may, answers: u.answers, cast: u.cast, steps, choices: steps.filter(isChoice), lasts: u.lasts } as Used;
}

/** What a card does, with every field there is. */
export function shapedDoes(d: Does): Does {
  return {
    use: d.use && shapedUse(d.use),
    action: d.action && shapedUse(d.action),
    starts: d.starts,
    lends: d.lends && shapedUse(d.lends),
    inForce: d.inForce,
    traits: d.traits,
    barsCards: d.barsCards,
    blocksHex: d.blocksHex,
    scores: d.scores,
    justAfter: d.justAfter,
    after: d.after,
  } as Does;
}

/** An ability, with every field there is. */
export function shapedAbility(a: Ability): Ability {
  return {
    id: a.id,
    rule: a.rule,
    use: a.use && shapedUse(a.use),
    inForce: a.inForce,
    lasting: a.lasting,
    traits: a.traits,
    beside: a.beside,
  } as Ability;
}
