/** IX-C, IX-D. One combat: dice dealt and placed, Initiative, passes of arms, end. */
import {
  by,
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  type Kind,
  NEXT,
  NOBODY,
  NONE_CALLED_SO,
  offers,
  type Refusal,
  type RefusedOption,
  refuse,
  STAY,
  step,
  on as whom,
} from '../../../core/index.ts';
import { type Figure, FOUGHT, HAS_CHARGED, NO_COMBAT, NO_SIDE } from '../state.ts';
import { type Conf, chose, SKILL } from '../table.ts';
import { beginPass, limitRule, mark, swapCounted, swapSides } from './blows.ts';
import { count, enemiesTouched, firstOf, sideBits } from './board.ts';
import { attackDice } from './costs.ts';
import { combatNow, fightTogether, whyNoBlow } from './fighting.ts';
import {
  attackFrame,
  attackSequence,
  type CombatFrame,
  combatSequence,
  countedPassSequence,
  INITIATIVE,
  type PassFrame,
  passSequence,
  pursuitSequence,
} from './frames.ts';
import { figureKey, figureNamed, figuresIn } from './keys.ts';
import { FIGURE } from './naming.ts';
import { callForSides, speaksBefore } from './opposed.ts';
import { FIGURES, masterIn, placeCode, placedAttack, placedFigure, placedFury, strikeCode, strikerIn, struckIn } from './packing.ts';
import { mayPlace, placesLaterBy, placingNow, waysToPlace } from './placing.ts';
import { pursuersOf } from './pursuing.ts';
import { has } from './values.ts';

/** A figure and how it splits its dice, in one number. */
const SPLITS: Kind<Conf> = {
  grammar: '{by:figure}={number}/{number}',
  shape: '[A-Za-z0-9-]+=\\d{1,2}/\\d{1,2}',
  write: (g, n) => `${figureKey(g, placedFigure(n))}=${SPLIT.write(g, n, undefined)}`,
  read(g, name) {
    const [who, split] = name.split('=');
    const fig = figureNamed(g, who);
    return fig === NOBODY ? NONE_CALLED_SO : placeCode(fig, SPLIT.read(g, split, undefined), 0);
  },
};
const FURY = placeCode(0, 0, 1);
/** War fury adds a die of its own to those in attack. */
export const PLACINGS = [':fury', ''].map((suffix) =>
  coded<Conf, unknown>(`dice:{dice}${suffix}`, {
    say(g, _f, code) {
      const fig = placedFigure(code);
      const attack = placedAttack(code);
      return {
        key: placedFury(code) === 1 ? 'place-dice-fury' : 'place-dice',
        args: { figure: { figure: fig }, attack: attack + placedFury(code), defence: g.state.figures[fig].unplaced - attack },
      };
    },
    parts: { dice: by(SPLITS, { size: FURY }) },
    first: suffix === '' ? 0 : FURY,
  }),
);

const STRIKER = by<Conf, unknown>(FIGURE, { size: FIGURES, unit: 1 });
const STRUCK = whom<Conf, unknown>(FIGURE, { size: FIGURES, unit: FIGURES });
export const STRIKE = coded<Conf, unknown>('attack:{figure}>{target}', {
  say: 'attack',
  parts: { figure: STRIKER, target: STRUCK },
  when: (_g, _f, code) => masterIn(code) === 0,
});
export const MASTER_STRIKE = coded<Conf, unknown>('attack:{figure}>{target}:master', {
  say: 'attack-master',
  parts: { figure: STRIKER, target: STRUCK },
  first: strikeCode(0, 0, 1),
});

export const combatSteps = define(combatSequence, [
  step('combat begins', 'conf:IX-C.a', (g: Conf, f: CombatFrame): Flow => {
    f.members = standing(g, g.state.combats[f.id].members);
    g.log?.tell('conf:IX-C.a', 'combat-begins', { n: f.id + 1, figures: { figures: figuresIn(f.members) } });
    if (!decided(g, f.members)) dealDice(g, f.members);
    return NEXT;
  }),
  placing('place dice', 'conf:IX-C-3.b', false),
  step('Initiative', 'conf:IX-C-4.a', (g: Conf, f: CombatFrame): Flow => {
    if (decided(g, f.members)) return NEXT;
    callForSides(g, INITIATIVE, f.members);
    return NEXT;
  }),
  placing('place dice after Initiative', 'conf:IX-C-4.i', true),
  step('passes of arms', 'conf:IX-D.a', (g: Conf, f: CombatFrame): Flow => {
    let dice = 0;
    for (let b = f.members; b !== 0; b &= b - 1) dice += g.state.figures[firstOf(b)].attack;
    if (dice === 0 || decided(g, f.members)) return NEXT;
    f.passes++;
    g.log?.tell(f.passes === 1 ? 'conf:IX-D.a' : 'conf:IX-D-3.a', 'pass-begins', { n: f.passes });
    beginPass(g, f.id, f.members, f.first);
    return STAY;
  }),
  step('combat ends', 'conf:IX-D-3.b', (g: Conf, f: CombatFrame): Flow => {
    g.log?.tell('conf:IX-D-3.b', 'combat-ends', { n: f.id + 1 });
    g.state.combats[f.id].done = FOUGHT;
    for (let b = f.members; b !== 0; b &= b - 1) {
      const x = g.state.figures[firstOf(b)];
      // IX-D-3.c, IX-E-5.f: what is left of the dice is gone, the sustained defence with it; IX-B-2.e: so is a dive's bonus, and F3.c: what
      // skills give after an assault, since a pursuit, his own or an enemy's, may yet lead to a second combat.
      takeDice(x);
      x.unplaced = 0;
      x.dive = 0;
      x.assaulted = 0;
      x.combat = NO_COMBAT;
    }
    const waiting = pursuersOf(g, f);
    if (waiting !== 0) call(g, pursuitSequence, { waiting, fig: NOBODY });
    return END;
  }),
]);

export const passSteps = define(passSequence, halves(swapSides));
export const countedPassSteps = define(countedPassSequence, halves(swapCounted));

/** Those of a set still on the table. */
function standing(g: Conf, members: number): number {
  return members & (sideBits(g, 0) | sideBits(g, 1));
}

/** Whether the combat is decided: one side has nobody left (IX-D-3.b). */
function decided(g: Conf, members: number): boolean {
  return (members & sideBits(g, 0)) === 0 || (members & sideBits(g, 1)) === 0;
}

/** The enemies of a figure in its combat, as bits. */
function opponents(g: Conf, members: number, fig: number): number {
  return members & sideBits(g, 1 - g.state.figures[fig].side);
}

/** Takes from a figure what it holds of the dice of a combat. */
function takeDice(x: Figure): void {
  x.attack = 0;
  x.defence = 0;
  x.placedAttack = 0;
  x.placedDefence = 0;
  x.ready = 0;
  x.sustained = 0;
}

/** IX-C-2.b: one die, and one for each enemy of the combat; skills may add. */
export function dealDice(g: Conf, members: number): void {
  for (let b = members; b !== 0; b &= b - 1) {
    const i = firstOf(b);
    const f = g.state.figures[i];
    const def = g.table.fighters[f.def];
    const charges = f.assaulted === HAS_CHARGED && chose(g, 'bestial-charge', 'one-die') && has(g, i, SKILL.bestialCharge) ? 1 : 0;
    f.unplaced = 1 + count(opponents(g, members, i)) + def.dice + charges;
    takeDice(f);
    g.log?.tell(def.dice > 0 ? 'conf:skill.born-killer' : 'conf:IX-C-2.b', 'dice-dealt', { figure: { figure: i }, n: f.unplaced });
  }
}

/** Dice in attack, and behind them what is left for defence. */
const SPLIT: Kind<Conf> = {
  grammar: '{number}/{number}',
  shape: '\\d{1,2}/\\d{1,2}',
  write: (g, n) => `${placedAttack(n)}/${g.state.figures[placedFigure(n)].unplaced - placedAttack(n)}`,
  read: (_g, name) => Number(name.split('/')[0]),
};

/** A way of placing dice spelled out, such as `dice:A1=2/1`; null where it is none. */
function readPlacing(g: Conf, f: CombatFrame, late: boolean, id: string): number | Refusal[] | null {
  const m = /^dice:([A-Za-z0-9-]+)=(\d{1,2})\/(\d{1,2})(:fury)?$/.exec(id);
  const fig = m === null ? NOBODY : figureNamed(g, m[1]);
  if (m === null || fig === NOBODY) return null;
  const why: Refusal[] = [];
  const x = g.state.figures[fig];
  const args = { figure: { figure: fig } };
  if (((f.members >>> fig) & 1) === 0) refuse(why, 'conf:IX-C-2.a', 'not-in-this-combat', args);
  else if (x.ready === 1) refuse(why, f.first !== NO_SIDE ? 'conf:IX-C-4.c' : 'conf:IX-D-3.e', 'dice-placed', args, ['conf:IX-C-3.b']);
  else {
    const now = placingNow(g, f.members, late);
    if (((now >>> fig) & 1) === 0) refuse(why, placesLaterBy(g, fig, firstOf(now)), 'not-yet', args);
  }
  const dice = Number(m[2]) + Number(m[3]);
  if (dice !== x.unplaced) refuse(why, 'conf:IX-C-3.a', 'every-die', { n: x.unplaced }, dice > x.unplaced ? ['conf:IX-C-2.b'] : null);
  mayPlace(g, fig, Number(m[2]), m[4] === undefined ? 0 : 1, why);
  return why.length > 0 ? why : placeCode(fig, Number(m[2]), m[4] === undefined ? 0 : 1);
}

function placing(name: string, rule: string, late: boolean) {
  return decide<Conf, CombatFrame>(name, rule, {
    when: (g, f) => placingNow(g, f.members, late) !== 0,
    seat: (g, f) => g.state.figures[firstOf(placingNow(g, f.members, late))].seat,
    options(g, f, out) {
      for (let b = placingNow(g, f.members, late); b !== 0; b &= b - 1) waysToPlace(g, firstOf(b), out);
    },
    take(g, _f, code): Flow {
      const fig = placedFigure(code);
      const x = g.state.figures[fig];
      x.placedAttack = placedAttack(code);
      x.placedDefence = x.unplaced - x.placedAttack;
      x.attack = x.placedAttack + placedFury(code);
      x.defence = x.placedDefence;
      if (placedFury(code) === 1) x.fury = 1;
      x.unplaced = 0;
      x.ready = 1;
      g.log?.tell(rule, 'dice-placed', { figure: { figure: fig }, attack: x.attack, defence: x.defence });
      return STAY;
    },
    ...offers(...PLACINGS),
    understand: (g, f, id) =>
      id === 'pass'
        ? [{ rule: 'conf:IX-C-3.a', key: 'every-die', args: { n: g.state.figures[firstOf(placingNow(g, f.members, late))].unplaced } }]
        : readPlacing(g, f, late, id),
    prompt: (g, f) => {
      const now = placingNow(g, f.members, late);
      return { key: 'ask-dice', args: { figure: { figure: firstOf(now) }, figures: { figures: figuresIn(now) } } };
    },
  });
}

/** Whether a figure may strike another now. */
function mayStrike(g: Conf, f: PassFrame, by: number, on: number, master: number, why: Refusal[] | null): boolean {
  const { figures } = g.state;
  const a = figures[by];
  const inCombat = (f.members >>> by) & (f.members >>> on) & 1;
  // Whoever is killed loses the dice that were left to him, and with them the blows he still owed; he touches nobody any more.
  if (
    a.placed === 0 &&
    refuse(why, 'conf:IX-E-6.c', 'striker-killed', why && { figure: { figure: by } }, ['conf:IX-D-3.e', 'conf:IX-A-1.e'])
  )
    return false;
  if (figures[on].placed === 0 && refuse(why, 'conf:F2.e', 'killed', why && { figure: { figure: on } }, ['conf:IX-E.a', 'conf:IX-A-1.e']))
    return false;
  if (a.side === figures[on].side) {
    if (refuse(why, 'conf:IX-E.a', 'no-opponent', null, ['conf:IX-A-1.e'])) return false;
  } else if (inCombat === 0 && a.placed === 1 && figures[on].placed === 1) {
    if (why === null) return false;
    const elsewhere = ((f.members >>> by) & 1) === 0;
    // Whoever fights in another combat waits for its turn, or has had it, whomever he means.
    if (elsewhere) why.push(...whyNoBlow(g, by).map((r) => ({ ...r, also: [...(r.also ?? []), 'conf:IX-E.a'] })));
    // Figures of two different combats may touch each other: then the paragraph on separating forbids the blow, not the one on contact.
    if (!elsewhere || !fightTogether(g, by, on))
      if ((enemiesTouched(g, by) & (1 << on)) !== 0) refuse(why, 'conf:IX-E.a', 'no-opponent', null, ['conf:IX-A-2.a']);
      else refuse(why, 'conf:IX-A-1.e', 'no-opponent');
    if (elsewhere) return false;
  }
  if (a.side !== f.side) {
    if (why === null) return false;
    refuse(why, 'conf:IX-D.c', 'not-this-side');
    // The side that was first has struck all it had to: whoever keeps a die waits with it for the next pass.
    if (inCombat === 1 && a.attack > 0 && combatNow(g)?.first === a.side)
      refuse(why, limitRule(g, f, by, on), 'struck-already', { figure: { figure: by }, target: { figure: on } });
  }
  // Of somebody who fights elsewhere his dice tell nothing.
  const fights = ((f.members >>> by) & 1) === 1;
  if (fights && a.attack < 1 && refuse(why, 'conf:IX-D.d', 'no-attack-die', why && { figure: { figure: by } })) return false;
  // The marks are those of the half under way: they say nothing about the other side.
  if (a.side === f.side && (f.done & mark(g, f, by, on)) !== 0) {
    if (why === null) return false;
    refuse(why, limitRule(g, f, by, on), 'struck-already', { figure: { figure: by }, target: { figure: on } });
  }
  if (master === 1) {
    if (!has(g, by, SKILL.masterStrike) && refuse(why, 'conf:IX-E-2.d', 'dice-not-grouped', null, ['conf:skill.master-strike']))
      return false;
    if (a.attack < 2 && refuse(why, 'conf:skill.master-strike', 'two-dice-needed')) return false;
  }
  return why === null || why.length === 0;
}

/** An attack spelled out, such as `attack:A1>B1` or `attack:A1>B1:master`, as its code; null where it is none or names nobody. */
function readStrike(g: Conf, id: string): number | null {
  const m = /^attack:([A-Za-z0-9-]+)>([A-Za-z0-9-]+)(:master|:2)?$/.exec(id);
  const by = m === null ? NOBODY : figureNamed(g, m[1]);
  const on = m === null ? NOBODY : figureNamed(g, m[2]);
  return by === NOBODY || on === NOBODY ? null : strikeCode(by, on, m?.[3] === undefined ? 0 : 1);
}

/** Nobody passes in a pass of arms. */
export const MUST_ATTACK: Refusal = {
  rule: 'conf:IX-D-3.e',
  key: 'must-attack',
  args: {},
  also: ['conf:IX-D-1.a', 'conf:IX-D-2.a', 'conf:IX-D-2.d'],
};

/** Why an attack spelled out cannot be made in this pass, whatever else waits first; null where the id is no attack or names nobody. */
export function whyNoStrike(g: Conf, f: PassFrame, id: string): Refusal[] | null {
  const code = readStrike(g, id);
  if (code === null) return null;
  const why: Refusal[] = [];
  mayStrike(g, f, strikerIn(code), struckIn(code), masterIn(code), why);
  return why;
}

function strikes(name: string, rule: string) {
  return decide<Conf, PassFrame>(name, rule, {
    when: (g, f) => striker(g, f) !== NOBODY,
    seat: (g, f) => g.state.figures[striker(g, f)].seat,
    options(g, f, out) {
      const { figures } = g.state;
      const { seat } = figures[striker(g, f)];
      const foes = f.members & sideBits(g, 1 - f.side);
      for (let b = f.members & sideBits(g, f.side); b !== 0; b &= b - 1) {
        const by = firstOf(b);
        if (figures[by].seat !== seat) continue;
        for (let t = foes; t !== 0; t &= t - 1) {
          const on = firstOf(t);
          if (!mayStrike(g, f, by, on, 0, null)) continue;
          out.push(strikeCode(by, on, 0));
          if (has(g, by, SKILL.masterStrike) && mayStrike(g, f, by, on, 1, null)) out.push(strikeCode(by, on, 1));
        }
      }
    },
    take(g, f, code): Flow {
      const by = strikerIn(code);
      const on = struckIn(code);
      const master = masterIn(code);
      f.done |= mark(g, f, by, on);
      g.state.figures[by].attack -= 1 + master;
      call(g, attackSequence, attackFrame(by, on, master, 0));
      return STAY;
    },
    ...offers(STRIKE, MASTER_STRIKE),
    cost: (_g, _f, code) => attackDice(1 + masterIn(code)),
    refused(g, f): RefusedOption[] {
      const out: RefusedOption[] = [];
      for (const by of figuresIn(f.members & sideBits(g, f.side)))
        for (const on of figuresIn(f.members & sideBits(g, 1 - f.side))) {
          const reasons: Refusal[] = [];
          if (!mayStrike(g, f, by, on, 0, reasons)) out.push(STRIKE.barred(g, f, strikeCode(by, on, 0), reasons));
        }
      return out;
    },
    understand(g, f, id): number | Refusal[] | null {
      if (id === 'pass') return [MUST_ATTACK];
      const code = readStrike(g, id);
      if (code === null) return null;
      const by = strikerIn(code);
      const why: Refusal[] = [];
      if (!mayStrike(g, f, by, struckIn(code), masterIn(code), why)) return why;
      if (g.state.figures[by].seat !== g.state.figures[striker(g, f)].seat)
        return [{ rule: 'conf:IX-D-2.b', key: 'not-yours', args: { figure: { figure: by } } }];
      return code;
    },
    prompt: (g, f) => ({ key: 'ask-attack', args: { side: f.side + 1, seat: { seat: g.state.figures[striker(g, f)].seat } } }),
  });
}

/**
 * The figure of the side that strikes next unless its player chooses another of his; `NOBODY` where no one is left to strike. Each player strikes
 * with his own (IX-D-2.b); of two allies one goes before the other (`allies`).
 */
function striker(g: Conf, f: PassFrame): number {
  const foes = f.members & sideBits(g, 1 - f.side);
  const allied = g.table.sideOf.length > 2;
  let first = NOBODY;
  for (let b = f.members & sideBits(g, f.side); b !== 0; b &= b - 1) {
    const by = firstOf(b);
    if (g.state.figures[by].attack === 0 || (first !== NOBODY && !speaksBefore(g, by, first))) continue;
    for (let t = foes; t !== 0; t &= t - 1) {
      if (!mayStrike(g, f, by, firstOf(t), 0, null)) continue;
      if (!allied) return by;
      first = by;
      break;
    }
  }
  return first;
}

/** The two halves of a pass of arms, and what its marks become between them. */
function halves<F extends PassFrame>(swap: (f: F) => void) {
  return [
    strikes('first to strike', 'conf:IX-D.c'),
    step('the sides swap', 'conf:IX-D.c', (g: Conf, f: F): Flow => {
      if (decided(g, f.members)) return END;
      swap(f);
      return NEXT;
    }),
    strikes('then the others', 'conf:IX-D.c'),
  ];
}
