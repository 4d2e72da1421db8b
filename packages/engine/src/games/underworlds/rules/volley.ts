/** A1, A11. An Attack action with all its targets, one attack after another. */
import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  type Kind,
  NEXT,
  NOBODY,
  offers,
  on,
  REPEAT,
  step,
  using,
} from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { COMPASS } from '../field.ts';
import { chose } from '../table.ts';
import { inPlay } from './board.ts';
import { attackSequence, freshAttack, type PartOf, type VolleyFrame, volleySequence } from './frames.ts';
import { added } from './in-force.ts';
import { directionArg, directionKey } from './keys.ts';
import { push } from './moving.ts';
import { FIGHTER } from './naming.ts';
import { open } from './reacting.ts';
import { noMoreActivation } from './spent.ts';
import { ownPushes, targetsAfter, targetsFrom } from './targets.ts';
import { attacksOf, sideUp } from './values.ts';

/** How far a volley is: what may come before it has had no window yet; dice at a price were not offered; they were. */
const AHEAD = 0;
const DECLARING = 1;
const ROLLING = 2;

/** The code of not being pushed. */
const STANDS = 7;

/** A direction, or not being pushed. */
const PUSH: Kind<Und> = {
  grammar: 'choice',
  shape: '[A-Za-z]+',
  write: (_g, d) => (d === STANDS ? 'none' : directionKey(d)),
  read: (_g, name) => (name === 'none' ? STANDS : (COMPASS as readonly string[]).indexOf(name)),
};
const STANDING = coded<Und, VolleyFrame>('choose:{push}', {
  say: 'choose-none',
  parts: { push: using(PUSH) },
  when: (_g, _f, code) => code === STANDS,
});
const PUSHED = coded<Und, VolleyFrame>('choose:{push}', {
  say: 'choose-direction',
  parts: { push: using(PUSH, { size: STANDS }) },
  more: (_g, _f, d) => ({ direction: directionArg(d) }),
});
const dice = (g: Und, f: VolleyFrame) => ({ figure: { figure: f.by }, n: offered(g, f) });
const AS_MANY = 0;
const MORE = 1;
export const NO_MORE_DICE = coded<Und, VolleyFrame>('no-more-dice', { say: 'no-more-dice', first: AS_MANY, more: dice });
export const MORE_DICE = coded<Und, VolleyFrame>('more-dice', { say: 'more-dice', first: MORE, more: dice });
export const NEXT_TARGET = coded<Und, VolleyFrame>('next:{figure}', { say: 'attack-next', parts: { figure: on(FIGHTER) } });

export const volleySteps = define(volleySequence, [
  step('about to be declared', 'wu:A1', (g: Und, f: VolleyFrame): Flow => {
    if (f.asked !== AHEAD) return NEXT;
    f.asked = DECLARING;
    open(g, 'before-attack-action', { attacker: f.by, attack: f.attack });
    return NEXT;
  }),
  decide('push before it', 'wu:A11', {
    when: (g: Und, f: VolleyFrame) => f.pushed === 0 && (f.nth === 0 || f.targets.length > 0) && pushesTo(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      // Where its target is not in reach yet the push is what makes the attack possible at all (171.2).
      if (f.nth > 0 || standsInReach(g, f)) out.push(STANDS);
      for (const d of pushesTo(g, f)) out.push(d);
    },
    take(g, f, code): Flow {
      f.pushed = 1;
      if (code !== STANDS) push(g, f.by, f.seat, code, 1);
      return NEXT;
    },
    ...offers(STANDING, PUSHED),
    quiet: STANDS,
    by: (_g, f) => f.by,
    // Where it must end, and that a later one does not bring it to anybody else.
    understand: (_g, f, id) =>
      /^choose:(?:none|[NS][EW]?)$/.test(id)
        ? [{ rule: 'wu:A11', key: 'cannot-be-chosen', args: {}, also: [f.nth === 0 ? 'wu:171.2' : 'wu:171.1'] }]
        : null,
    prompt: (_g, f) => ({ key: 'ask-push-before', args: { figure: { figure: f.by } } }),
  }),
  step('declared', 'wu:A1', (g: Und, f: VolleyFrame): Flow => {
    // After the first push the targets of a sweep are fixed; later ones are attacked while they are still in reach (174.1).
    if (f.nth > 0 && chose(g, 'inspired-in-a-sweep', 'as-it-lies')) f.attack = attackAsItLies(g, f);
    if (f.nth === 0 && f.all === 1) f.targets = inReach(g, f);
    const some = f.targets.length > 0 || f.nth === 0;
    const reached = inReach(g, f);
    f.targets = f.targets.filter((t) => reached.includes(t));
    if (f.targets.length === 0) {
      if (some) g.log?.tell('wu:X2', 'attack-ends', { figure: { figure: f.by } });
      return END;
    }
    if (f.nth === 0)
      g.log?.tell('wu:A1', 'attacks', {
        figure: { figure: f.by },
        attack: { term: `attack.${g.table.attacks[f.attack].attack.id}` },
        targets: { figures: f.targets.slice() },
      });
    if (f.targets.length === 1) f.on = f.targets[0];
    return NEXT;
  }),
  decide('more dice', 'wu:A1', {
    when: (g: Und, f: VolleyFrame) => offered(g, f) > 0,
    seat: (_g, f) => f.seat,
    options(_g, _f, out) {
      out.push(AS_MANY, MORE);
    },
    take(g, f, code): Flow {
      if (code === MORE) {
        f.more = offered(g, f);
        noMoreActivation(g, f.by);
      }
      f.asked = ROLLING;
      return NEXT;
    },
    ...offers(NO_MORE_DICE, MORE_DICE),
    quiet: AS_MANY,
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: 'ask-more-dice', args: { figure: { figure: f.by } } }),
  }),
  decide('whom next', 'wu:A11', {
    when: (_g: Und, f: VolleyFrame) => f.on < 0 && f.targets.length > 1,
    seat: (_g, f) => f.seat,
    options(_g, f, out) {
      for (const t of f.targets) out.push(t);
    },
    take(_g, f, code): Flow {
      f.on = code;
      return NEXT;
    },
    ...offers(NEXT_TARGET),
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: 'ask-attack-next', args: { figure: { figure: f.by } } }),
  }),
  step('each in turn', 'wu:A11', (g: Und, f: VolleyFrame): Flow => {
    const { on } = f;
    const first = f.nth === 0;
    f.targets = f.targets.filter((t) => t !== on);
    f.on = NOBODY;
    f.pushed = 0;
    const d = freshAttack(f.by, on, f.seat, f.attack);
    d.charge = f.charge;
    d.reaction = f.reaction;
    d.nth = f.nth++;
    d.deeds = g.state.deeds.length;
    d.moreDice = first ? f.more : 0;
    call(g, attackSequence, d);
    return REPEAT;
  }),
]);

/** Declares an Attack action against these targets, or against everybody in its reach. */
export function attack(
  g: Und,
  by: number,
  seat: number,
  which: number,
  targets: readonly number[] | 'all',
  { charge = 0, reaction = 0 }: PartOf = {},
): void {
  call(g, volleySequence, {
    by,
    seat,
    attack: which,
    targets: targets === 'all' ? [] : [...targets],
    all: targets === 'all' ? 1 : 0,
    charge,
    reaction,
    nth: 0,
    on: NOBODY,
    more: 0,
    asked: AHEAD,
    pushed: 0,
  });
}

/** Attack dice that its attacker may have more. */
function offered(g: Und, f: VolleyFrame): number {
  if (f.charge === 1 || f.nth > 0 || f.asked !== DECLARING || g.state.fighters[f.by].seat !== f.seat) return 0;
  if (g.table.attacks[f.attack].attack.traits.spell === true) return 0;
  return added(g, g.table.forcing.offers, f);
}

/** Who is in reach of the attack now: nobody once its maker or its weapon is gone (339.1). */
function inReach(g: Und, f: VolleyFrame): number[] {
  if (!inPlay(g, f.by)) return [];
  if (g.table.attacks[f.attack].card >= 0 && !attacksOf(g, f.by).includes(f.attack)) return [];
  return targetsFrom(g, f.by, f.attack, g.state.fighters[f.by].hex, f.seat);
}

/** The directions of a push before the next attack: the first must have somebody in reach after it (171.2). */
function pushesTo(g: Und, f: VolleyFrame): number[] {
  const all = inPlay(g, f.by) && f.charge === 0 ? ownPushes(g, f.by, f.attack) : [];
  if (f.nth > 0) return all;
  return all.filter((d) => {
    const targets = targetsAfter(g, f.by, f.attack, d, f.seat);
    return f.all === 1 ? targets.length > 0 : targets.includes(f.targets[0]);
  });
}

/**
 * The attack as the side that lies up now prints it: the one of the same name, or else the one in the same place of the card. One that an
 * upgrade gives has no sides, and one that the new side has nothing for goes on as it was.
 */
function attackAsItLies(g: Und, f: VolleyFrame): number {
  const { attack, card } = g.table.attacks[f.attack];
  const { attacks } = sideUp(g, f.by);
  if (card >= 0 || attacks.includes(f.attack)) return f.attack;
  const other = g.table.fighters[f.by].sides.find((side) => side.attacks.includes(f.attack));
  const named = attacks.find((a) => g.table.attacks[a].attack.id === attack.id);
  return named ?? attacks[other?.attacks.indexOf(f.attack) ?? -1] ?? f.attack;
}

/** Whether it has somebody to be made on from where its maker stands. */
function standsInReach(g: Und, f: VolleyFrame): boolean {
  const reached = inReach(g, f);
  return f.all === 1 ? reached.length > 0 : reached.includes(f.targets[0]);
}
