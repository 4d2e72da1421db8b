/** Chapter 6. One attack, from protection to the attacks it sets off, in the paragraphs' own order. */

import {
  by,
  call,
  coded,
  decide,
  define,
  END,
  each,
  type Flow,
  NEXT,
  NOBODY,
  offers,
  on,
  type Say,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import type { OngoingAbility } from '../content/types.ts';
import { listOf } from '../effect-numbers.ts';
import { inThisTurn, NO_CARD, NO_DIE, NOWHERE, SHIELD } from '../state.ts';
import { type AbilityDef, NO_LIST, type Wow } from '../table.ts';
import { apart, inPlay, meant } from './board.ts';
import { critLists, isHits, mainEffect, waiting } from './crits.ts';
import {
  type AgainFrame,
  type AttackFrame,
  againFrame,
  againSequence,
  attackSequence,
  type EffectsFrame,
  effectsFrame,
  effectsSequence,
  ofNobody,
  type RollFrame,
  rollSequence,
} from './frames.ts';
import { FIGURE, NUMBER_FROM_1 } from './naming.ts';
import { asksForOrder, windowsFor } from './order.ts';
import { spendNext } from './playing.ts';
import { destroyTheFallen } from './scoring.ts';
import { fireDamage } from './triggers.ts';
import { aimRerolls, armor, attackOf, attackRerolls, cardCentre, cardWorks, defenceRerolls, explained, power, resist } from './values.ts';

const defendersOf = (_g: Wow, f: AttackFrame): readonly number[] => f.defenders;

/** The number of protecting nobody, the first one of a protector, and more figures than there are. */
const DECLINES = 0;
const PROTECTS = 1;
const PROTECTED = 64;
/** Seats that may decline one after the other. */
const BOTH = 2;
export const NOBODY_PROTECTS = coded<Wow, AttackFrame>('pass', { say: 'no-protection', first: DECLINES });
export const PROTECT = coded<Wow, AttackFrame>('protect:{figure}>{target}', {
  say: 'protect',
  parts: { figure: by(FIGURE), target: on(FIGURE, { size: PROTECTED }) },
  first: PROTECTS,
});

/** 107: which of the crit abilities that wait comes next, as whoever attacks is asked. */
export const CRIT = coded<Wow, AttackFrame>('crit:{n}', {
  say: 'crit-next',
  parts: { n: using(NUMBER_FROM_1) },
  more(g, f, code) {
    const lists = critLists(g, f);
    const effect = mainEffect(g, lists[code]);
    // Of several that do the same, by its number.
    return { effect: { term: effect }, several: lists.filter((list) => mainEffect(g, list) === effect).length > 1 };
  },
});
const CRIT_ORDER = {
  seat: (_g: Wow, f: AttackFrame) => f.seat,
  by: (_g: Wow, f: AttackFrame) => f.by,
  ...offers(CRIT),
  prompt: (_g: Wow, f: AttackFrame): Say => ({ key: 'ask-crit-order', args: { figure: { figure: f.by } } }),
};

export const attackSteps = define(attackSequence, [
  decide('protectors', 'wow:600.3', {
    when: (g: Wow, f: AttackFrame) => f.declined < BOTH && protectingSeat(g, f) !== NOBODY,
    seat: protectingSeat,
    options(g, f, out) {
      out.push(DECLINES, ...protections(g, f, protectingSeat(g, f)));
    },
    take(g, f, code): Flow {
      if (code === DECLINES) {
        f.declined = protectingSeat(g, f) === g.state.figures[f.by].seat ? BOTH : 1;
        return STAY;
      }
      const t = Math.floor((code - PROTECTS) / PROTECTED);
      const x = (code - PROTECTS) % PROTECTED;
      f.defenders[f.defenders.indexOf(x)] = t;
      f.stepped |= 1 << t;
      g.log?.tell('wow:600.3', 'protects', { figure: { figure: t }, target: { figure: x } });
      return STAY;
    },
    ...offers(NOBODY_PROTECTS, PROTECT),
    understand(g, f, id) {
      const [t, x] = PROTECT.values(g, f, id) ?? [-1, -1];
      if (t < 0 || x < 0) return null;
      const seat = protectingSeat(g, f);
      const who = { figure: { figure: t }, target: { figure: x } };
      if (!protectorsOf(g, t).some((o) => (o.ability as OngoingAbility).protector !== undefined))
        return [{ rule: 'wow:600.3', key: 'no-protector', args: who }];
      if (f.defenders.includes(t)) return [{ rule: 'wow:600.3', key: 'already-defender', args: who }];
      if (!f.defenders.includes(x)) return [{ rule: 'wow:600.3', key: 'not-a-defender', args: who }];
      if ((f.stepped >> t) & 1) return [{ rule: 'wow:600.3', key: 'protected-already', args: who }];
      return [
        {
          rule: 'wow:600.3',
          key: g.state.figures[t].seat === seat ? 'protector-conditions' : 'wrong-seat',
          args: { ...who, seat: { seat } },
        },
      ];
    },
    prompt: (_g, f) => ({ key: 'ask-protect', args: { by: { figure: f.by }, targets: { figures: f.defenders.slice() } } }),
  }),
  step('are attacked', 'wow:600.3', (g: Wow, f: AttackFrame): Flow => {
    const from = g.state.figures[f.by].space;
    for (let i = 0; i < f.defenders.length; i++) {
      const x = f.defenders[i];
      const figure = g.state.figures[x];
      figure.attackedIn = g.state.turn;
      if (from >= 0 && figure.space !== NOWHERE && apart(g, from, figure.space) <= 1) f.near |= 1 << i;
      g.log?.tell('wow:600.3', 'attacked', { figure: { figure: x }, by: { figure: f.by } });
    }
    return NEXT;
  }),
  step('linked effects', 'wow:600.4', (g: Wow, f: AttackFrame): Flow => {
    if (defOf(g, f).before !== NO_LIST) runList(g, f, defOf(g, f).before, f.defenders);
    return NEXT;
  }),
  step('attack roll', 'wow:601.1', (g: Wow, f: AttackFrame): Flow => {
    const def = defOf(g, f);
    const kind = attackOf(f.nature, f.type);
    f.power = power(g, f.by, def, null, kind);
    if (g.log !== null) {
      const parts = explained((because) => power(g, f.by, def, because, kind)).because.filter((p) => p.layer === 'add');
      g.log.tell(f.power === 0 ? 'wow:600.2' : 'wow:601.1', 'power', {
        figure: { figure: f.by },
        dice: f.power,
        changed: parts.length > 0,
      });
    }
    const aims = aimRerolls(g, f.by);
    // Bonuses meant for this attack are used up by it: a further attack that it sets off does not have them (602.5).
    spendNext(g, f.by, def);
    if (f.power > 0) call<Wow, RollFrame>(g, rollSequence, rollFrame(f.by, f.seat, 0, f.power, attackRerolls(g, f.by), aims));
    return NEXT;
  }),
  step('crit', 'wow:601.1c', (g: Wow, f: AttackFrame): Flow => {
    if (f.crit === 1) {
      const lists = critLists(g, f);
      g.log?.tell('wow:601.1c', 'crit', { figure: { figure: f.by }, abilities: lists.length });
      lists.forEach((list, i) => {
        const effects = g.table.lists[list];
        for (const e of effects) {
          if (e.do !== 'hits') continue;
          f.hits += e.n;
          g.log?.tell('wow:601.1c', 'crit-hits', { n: e.n, hits: f.hits });
        }
        if (!effects.every(isHits)) f.pending |= 1 << i;
      });
    }
    return NEXT;
  }),
  each('defence rolls', 'wow:601.2', defendersOf, (g: Wow, f: AttackFrame, x): void => {
    const figure = g.state.figures[x];
    // Destroyed by a linked effect before the dice: nobody is left to roll.
    const against = attackOf(f.nature, f.type);
    const dice = !inPlay(figure) ? 0 : f.nature === 1 ? resist(g, x, null, against) : armor(g, x, null, against);
    if (dice === 0) {
      f.blocks.push(0);
      if (inPlay(figure)) g.log?.tell('wow:601.2', 'no-defence-dice', { figure: { figure: x } });
    } else call<Wow, RollFrame>(g, rollSequence, rollFrame(x, figure.seat, 1, dice, defenceRerolls(g, x), []));
  }),
  step('attack damage', 'wow:602.1', (g: Wow, f: AttackFrame): Flow => {
    for (let i = 0; i < f.defenders.length; i++) {
      const x = f.defenders[i];
      f.dealt.push(inPlay(g.state.figures[x]) ? Math.max(0, f.hits - f.blocks[i]) : 0);
      g.log?.tell('wow:602.1', 'attack-damage', { figure: { figure: x }, hits: f.hits, blocks: f.blocks[i], n: f.dealt[i] });
    }
    return NEXT;
  }),
  ...windowsFor<AttackFrame>('damage', 'replacement', 'wow:709', (_g, f, k) => f.dealt[k] > 0),
  step('shields', 'wow:709', (g: Wow, f: AttackFrame): Flow => {
    for (let i = 0; i < f.defenders.length; i++) f.dealt[i] = lessShields(g, f.defenders[i], f.dealt[i]);
    return NEXT;
  }),
  step('dealt together', 'wow:602.1a', (g: Wow, f: AttackFrame): Flow => {
    const instead = defOf(g, f).instead;
    for (let i = 0; i < f.defenders.length; i++) {
      const x = f.defenders[i];
      // Felled by an answer to somebody else's damage: nobody is left to take its own.
      if (!inPlay(g.state.figures[x])) f.dealt[i] = 0;
      if (f.dealt[i] <= 0) continue;
      if (instead !== NO_LIST) {
        f.replaced.push(x);
        f.dealt[i] = 0;
        g.log?.tell('wow:709', 'damage-replaced', { figure: { figure: x } });
        continue;
      }
      hurt(g, x, f.dealt[i], 'wow:602.1a');
    }
    return NEXT;
  }),
  step('destruction', 'wow:403.2', (g: Wow, f: AttackFrame): Flow => {
    ofNobody(f);
    destroyTheFallen(g);
    return NEXT;
  }),
  step('what attack damage sets off', 'wow:602.1a', (g: Wow, f: AttackFrame): Flow => {
    fireDamage(g, f.defenders, f.dealt, f.by);
    return NEXT;
  }),
  step('instead of damage', 'wow:709', (g: Wow, f: AttackFrame): Flow => {
    if (f.replaced.length > 0) runList(g, f, defOf(g, f).instead, f.replaced);
    return NEXT;
  }),
  decide('order of crits', 'wow:107', {
    when: (g: Wow, f: AttackFrame) => asksForOrder(g) && waiting(g, f, false).length > 1,
    ...CRIT_ORDER,
    options(g, f, out) {
      out.push(...waiting(g, f, false));
    },
    take(g, f, code): Flow {
      resolveCrit(g, f, code);
      return STAY;
    },
  }),
  step('pending crits', 'wow:602.2', (g: Wow, f: AttackFrame): Flow => {
    const [next] = waiting(g, f, false);
    if (next === undefined) return NEXT;
    resolveCrit(g, f, next);
    return STAY;
  }),
  step("'after' effects", 'wow:602.3', (g: Wow, f: AttackFrame): Flow => {
    if (defOf(g, f).after !== NO_LIST) runList(g, f, defOf(g, f).after, f.defenders);
    return NEXT;
  }),
  ...windowsFor<AttackFrame>('unhurt', 'window for the unhurt', 'wow:602.4', (g, f, k) => {
    const figure = g.state.figures[f.defenders[k]];
    return inPlay(figure) && !inThisTurn(g.state, figure.hurtIn);
  }),
  decide('order of attacks again', 'wow:107', {
    when: (g: Wow, f: AttackFrame) =>
      asksForOrder(g) && waiting(g, f, true).length > 1 && waiting(g, f, true).some((i) => g.table.lists[critLists(g, f)[i]].length > 1),
    ...CRIT_ORDER,
    options(g, f, out) {
      out.push(...waiting(g, f, true));
    },
    take(g, f, code): Flow {
      attackAgain(g, f, code);
      return STAY;
    },
  }),
  step('attacks again', 'wow:602.5', (g: Wow, f: AttackFrame): Flow => {
    const [next] = waiting(g, f, true);
    if (next === undefined) return END;
    attackAgain(g, f, next);
    return STAY;
  }),
]);

function defOf(g: Wow, f: AttackFrame): AbilityDef {
  return g.table.abilities[f.ability];
}

function runList(g: Wow, f: AttackFrame, list: number, targets: readonly number[], card = f.card): void {
  call<Wow, EffectsFrame>(g, effectsSequence, effectsFrame(list, f.by, f.seat, card, targets.slice(), f.by));
}

/** The bar card that a crit ability means by 'this card': the attack's own, or the one that converted it (600.1c). */
function critCard(g: Wow, f: AttackFrame, i: number): number {
  if (i < defOf(g, f).crits.length) return f.card;
  const list = listOf(f.converted);
  const { cards } = g.state;
  const made = (c: number): boolean => g.table.cards[cards[c].def].core.effects === list;
  let found = NO_CARD;
  for (let c = 0; c < cards.length; c++) if (made(c) && (found === NO_CARD || cards[c].bearer === f.by)) found = c;
  return found;
}

/** 602.2: one of the crit abilities that wait takes effect. */
function resolveCrit(g: Wow, f: AttackFrame, i: number): void {
  f.pending &= ~(1 << i);
  g.log?.tell('wow:602.2', 'crit-resolves', { figure: { figure: f.by } });
  runList(g, f, critLists(g, f)[i], f.defenders, critCard(g, f, i));
}

/** 602.5: one of the crit abilities that attack again takes effect. */
function attackAgain(g: Wow, f: AttackFrame, i: number): void {
  f.pending &= ~(1 << i);
  if (f.again < g.table.againLimit) call<Wow, AgainFrame>(g, againSequence, againFrame(f));
  else g.log?.tell('wow:602.5', 'again-limit', { figure: { figure: f.by }, n: g.table.againLimit });
  const list = critLists(g, f)[i];
  if (g.table.lists[list].length > 1) runList(g, f, list, f.defenders, critCard(g, f, i));
}

/** 600.3: protectors of a seat that qualify now, as codes of options. */
function protections(g: Wow, f: AttackFrame, seat: number): number[] {
  const out: number[] = [];
  const { figures } = g.state;
  for (let t = 0; t < figures.length; t++) {
    const def = g.table.figures[figures[t].def];
    if (
      (!def.protects && !g.table.cardsProtect) ||
      figures[t].seat !== seat ||
      !inPlay(figures[t]) ||
      f.defenders.includes(t) ||
      (f.stepped >> t) & 1
    )
      continue;
    for (const x of f.defenders) if (protects(g, f, t, x)) out.push(PROTECTS + t * PROTECTED + x);
  }
  return out;
}

/** Whether a protector's own conditions hold for a defender. */
function protects(g: Wow, f: AttackFrame, t: number, x: number): boolean {
  return protectorsOf(g, t).some((o) => {
    const p = (o.ability as OngoingAbility).protector;
    return (
      p !== undefined && (p.nature === undefined || (p.nature === 'physical') === (f.nature === 0)) && t !== x && meant(g, t, p.whom, x)
    );
  });
}

/** What may make a figure a protector: its own box, and the cards that work on it. */
function protectorsOf(g: Wow, t: number): readonly AbilityDef[] {
  const own = g.table.figures[g.state.figures[t].def].ongoing;
  if (!g.table.cardsProtect) return own;
  return [
    ...own,
    ...g.state.cards.flatMap((card, c) => (cardWorks(g, c) && cardCentre(g, c) === t ? g.table.cards[card.def].ongoing : [])),
  ];
}

/** The seat asked to protect now: the attacked side first; `NOBODY` where nobody may. */
function protectingSeat(g: Wow, f: AttackFrame): number {
  const attacker = g.state.figures[f.by].seat;
  for (let d = f.declined; d < BOTH; d++) {
    const seat = d === 0 ? 1 - attacker : attacker;
    if (protections(g, f, seat).length > 0) return seat;
  }
  return NOBODY;
}

function rollFrame(fig: number, seat: number, defence: number, dice: number, terrain: number, aims: number[]): RollFrame {
  return { fig, seat, defence, left: dice, terrain, aims, hits: 0, crit: 0, dice: [], marks: [], rerolling: NO_DIE };
}

/** Lowers a health dial by damage (402). */
export function hurt(g: Wow, fig: number, n: number, rule: string): void {
  const figure = g.state.figures[fig];
  figure.health = Math.max(0, figure.health - n);
  figure.hurtIn = g.state.turn;
  g.log?.tell(rule, 'damaged', { figure: { figure: fig }, n, health: figure.health });
}

/** 709: what is left of damage after the shields that lie on a figure. */
export function lessShields(g: Wow, fig: number, n: number): number {
  const { lasting } = g.state;
  let left = n;
  for (let l = 0; l < lasting.length && left > 0; l++) {
    const e = lasting[l];
    if (e.kind !== SHIELD || e.on !== fig) continue;
    const taken = Math.min(e.n, left);
    left -= taken;
    e.n -= taken;
    g.log?.tell('wow:709', 'prevented', { figure: { figure: fig }, n: taken, left });
    if (e.n === 0) lasting.splice(l--, 1);
  }
  return left;
}
