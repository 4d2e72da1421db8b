/**
 * Cards, attacks and abilities are written with the fields they need. Rules read them at every decision, which is quickest where all have the same
 * fields in the same order: so a table holds them.
 */
import type { AttackAction, AttackTraits, CardFace } from '../content/types.ts';
import type { Ability, Choose, Does, Inspiration, Used, UseStep } from '../defs.ts';
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
    covers: d.covers,
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

/** A printed card, with every field there is. */
export function shapedFace(c: CardFace): CardFace {
  return {
    id: c.id,
    number: c.number,
    set: c.set,
    names: c.names,
    kind: c.kind,
    warband: c.warband,
    glory: c.glory,
    scoring: c.scoring,
    cast: c.cast,
    bearers: c.bearers,
    persists: c.persists,
    reaction: c.reaction,
    chooses: c.chooses,
    attack: c.attack,
    relic: c.relic,
    reprintOf: c.reprintOf,
    text: c.text,
    confidence: c.confidence,
  } as CardFace;
}

/** An Attack action, with every field there is. */
export function shapedAttack(a: AttackAction): AttackAction {
  const t = a.traits;
  const traits = {
    cleave: t.cleave,
    knockback: t.knockback,
    allAdjacent: t.allAdjacent,
    criticalDamage: t.criticalDamage,
    reroll: t.reroll,
    spell: t.spell,
  } as AttackTraits;
  return { id: a.id, names: a.names, range: a.range, symbol: a.symbol, dice: a.dice, damage: a.damage, traits };
}

/** What Inspires a warband, with every field there is. */
export function shapedInspiration(i: Inspiration): Inspiration {
  return {
    rule: i.rule,
    holds: i.holds,
    noted: i.noted,
    chosen: i.chosen,
    casts: i.casts,
    returned: i.returned,
    activation: i.activation,
    byHarm: i.byHarm,
  } as Inspiration;
}
