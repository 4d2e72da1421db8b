/** IX-E. One attack, from the naming of its target to the wound roll. */
import {
  call,
  caller,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  fieldsOf,
  innermost,
  NEXT,
  offers,
  type Reasons,
  type Refusal,
  type RefusedOption,
  type RuleId,
  refuse,
  step,
  stepOf,
  using,
} from '../../../core/index.ts';
import { ATT, type Conf, chose, DEF, FOR, SKILL } from '../table.ts';
import { limitRule, mayEarn, passIn } from './blows.ts';
import { defenceDice } from './costs.ts';
import { ONE_DIE } from './dice.ts';
import { type AttackFrame, attackFrame, attackSequence, testSequence, woundSequence } from './frames.ts';
import { NUMBER } from './naming.ts';
import { COUNTER, diceIn, PLAIN, parryCode, SUSTAINED, WAYS, wayIn } from './packing.ts';
import { testFrame } from './tests.ts';
import { counterMargin, has, skill, stat } from './values.ts';

const SUFFIX = ['', ':sustained', ':counter'] as const;
/** One for each way. */
export const PARRIES = SUFFIX.map((suffix, how) =>
  coded<Conf, AttackFrame>(`parry:{n}${suffix}`, {
    say: (_g, f, code) => ({
      key: wayIn(code) === SUSTAINED ? 'parry-sustained' : wayIn(code) === COUNTER ? 'parry-counter' : code === 0 ? 'no-parry' : 'parry',
      args: { n: diceIn(code), figure: { figure: f.on } },
    }),
    parts: { n: using(NUMBER) },
    first: how,
    step: WAYS,
  }),
);

const LOSE_AND_GAIN = 1;
const HURT = 0;
const TAKE_ATTACK = 1;
const TAKE_DEFENCE = 2;
export const KEEP_DIE = coded<Conf, AttackFrame>('keep-die', { say: 'keep-die' });
export const STRIKE_BACK = coded<Conf, AttackFrame>('strike-back', { say: 'strike-back', first: LOSE_AND_GAIN });
const target = (_g: Conf, f: AttackFrame) => ({ target: { figure: f.on } });
export const FEINTS = [
  coded<Conf, AttackFrame>('wound', { say: 'feint-wound', first: HURT, more: target }),
  coded<Conf, AttackFrame>('feint:attack', { say: 'feint-attack', first: TAKE_ATTACK, more: target }),
  coded<Conf, AttackFrame>('feint:defence', { say: 'feint-defence', first: TAKE_DEFENCE, more: target }),
];

export const attackSteps = define(attackSequence, [
  step('the attack is announced', 'conf:IX-E.a', (g: Conf, f: AttackFrame): Flow => {
    g.log?.tell(
      f.gained === 1 ? earnedBy(fieldsOf(caller(g), attackSequence)) : 'conf:IX-E.a',
      f.master === 1 ? 'attacks-master' : f.gained === 1 ? 'strikes-back' : 'attacks',
      {
        figure: { figure: f.by },
        target: { figure: f.on },
      },
    );
    if (g.state.figures[f.on].sustained === 1) {
      // IX-E-5.e, IX-E-5.j: once sustained, every attack is answered so.
      f.committed = 1;
      f.sustained = 1;
      g.log?.tell('conf:IX-E-5.e', 'sustains', { figure: { figure: f.on } });
    }
    return NEXT;
  }),
  decide('defend', 'conf:IX-E-1.a', {
    when: (g: Conf, f: AttackFrame) => f.sustained === 0 && g.state.figures[f.on].defence > 0,
    seat: (g, f) => g.state.figures[f.on].seat,
    ruleHere: (g, f) => (g.state.figures[f.on].defence > 1 ? 'conf:IX-E-1.b' : 'conf:IX-E-1.a'),
    options(g, f, out) {
      const x = g.state.figures[f.on];
      for (let n = 0; n <= x.defence; n++) {
        out.push(parryCode(n, PLAIN));
        if (n > 0 && mayParry(g, f, n, COUNTER, null)) out.push(parryCode(n, COUNTER));
      }
      if (mayParry(g, f, 1, SUSTAINED, null)) out.push(parryCode(1, SUSTAINED));
    },
    take(g, f, code): Flow {
      f.committed = diceIn(code);
      f.sustained = wayIn(code) === SUSTAINED ? 1 : 0;
      f.counter = wayIn(code) === COUNTER ? 1 : 0;
      if (f.sustained === 1) g.state.figures[f.on].sustained = 1;
      if (g.log !== null) {
        const rule =
          f.sustained === 1
            ? 'conf:IX-E-5.d'
            : f.counter === 1
              ? 'conf:skill.counter-attack'
              : f.committed === 0
                ? 'conf:IX-E-1.a'
                : 'conf:IX-E-1.b';
        const key = f.sustained === 1 ? 'sustains' : f.counter === 1 ? 'counters' : f.committed === 0 ? 'does-not-parry' : 'parries-with';
        g.log.tell(rule, key, { figure: { figure: f.on }, n: f.committed });
      }
      return NEXT;
    },
    ...offers(...PARRIES),
    // A sustained defence keeps its die (IX-E-3.e).
    cost: (_g, _f, code) => defenceDice(wayIn(code) === SUSTAINED ? 0 : diceIn(code)),
    cites: (_g, _f, code) =>
      wayIn(code) === SUSTAINED ? 'conf:IX-E-5.a' : wayIn(code) === COUNTER ? 'conf:skill.counter-attack' : 'conf:IX-E-1.b',
    refused(g, f): RefusedOption[] {
      const reasons: Refusal[] = [];
      if (mayParry(g, f, 1, SUSTAINED, reasons)) return [];
      return [PARRIES[SUSTAINED].barred(g, f, parryCode(1, SUSTAINED), reasons)];
    },
    understand: readParry,
    by: (_g, f) => f.on,
    prompt: (g, f) => ({ key: 'ask-parry', args: { figure: { figure: f.on }, by: { figure: f.by }, n: g.state.figures[f.on].defence } }),
  }),
  step('Attack test', 'conf:IX-E-2.a', (g: Conf, f: AttackFrame): Flow => {
    if (isSafe(g, f)) {
      f.failed = 0;
      f.total = stat(g, f.by, ATT) + 1;
      g.log?.tell('conf:IX-F-1.b', 'roll-skipped', { figure: { figure: f.by } });
      return NEXT;
    }
    call(g, testSequence, testFrame(f.by, ATT, 0, 1, 0));
    return NEXT;
  }),
  step('the difficulty', 'conf:IX-E-2.b', (g: Conf, f: AttackFrame): Flow => {
    f.difficulty = f.total;
    f.missed = f.failed;
    if (f.missed === 0) return NEXT;
    g.log?.tell('conf:IX-E-2.e', 'attack-fails', { figure: { figure: f.by }, target: { figure: f.on }, total: f.total });
    if (f.counter === 1) {
      // The exception to IX-E-4 that Counter-attack makes: its dice are lost, its attack is earned.
      spend(g, f);
      f.earned = 1;
    } else if (f.committed > 0) g.log?.tell('conf:IX-E-4.a', 'dice-kept', { figure: { figure: f.on }, n: f.committed });
    return NEXT;
  }),
  decide('Ambidextrous', 'conf:skill.ambidextrous', {
    // The attack failed by itself: the die may be kept, or given for an attack.
    when: (g: Conf, f: AttackFrame) =>
      f.missed === 1 && f.committed > 0 && f.sustained === 0 && f.counter === 0 && has(g, f.on, SKILL.ambidextrous),
    seat: (g, f) => g.state.figures[f.on].seat,
    options(_g, _f, out) {
      out.push(0, LOSE_AND_GAIN);
    },
    take(g, f, code): Flow {
      if (code === LOSE_AND_GAIN) {
        g.state.figures[f.on].defence--;
        f.earned = 1;
      }
      return NEXT;
    },
    ...offers(KEEP_DIE, STRIKE_BACK),
    cost: (_g, _f, code) => defenceDice(code === LOSE_AND_GAIN ? 1 : 0),
    by: (_g, f) => f.on,
    prompt: (_g, f) => ({ key: 'ask-ambidextrous', args: { figure: { figure: f.on } } }),
  }),
  step('Defence test', 'conf:IX-E-3.a', (g: Conf, f: AttackFrame): Flow => {
    if (f.missed === 1 || f.committed === 0) return NEXT;
    call(g, testSequence, testFrame(f.on, DEF, 0, f.committed, toParry(g, f)));
    return NEXT;
  }),
  step('parried or not', 'conf:IX-E-3.b', (g: Conf, f: AttackFrame): Flow => {
    if (f.missed === 1) return NEXT;
    if (f.committed > 0) {
      f.parried = f.failed === 0 && f.total >= toParry(g, f) ? 1 : 0;
      spend(g, f);
      if (f.parried === 1) {
        if (parryEarns(g, f, f.total)) f.earned = 1;
        g.log?.tell('conf:IX-E-3.b', 'parried', {
          figure: { figure: f.on },
          target: { figure: f.by },
          total: f.total,
          against: f.difficulty,
        });
        return NEXT;
      }
    }
    g.log?.tell('conf:IX-E-3.c', 'hits', { figure: { figure: f.by }, target: { figure: f.on }, total: f.difficulty });
    return NEXT;
  }),
  step('the earned attack', 'conf:skill.counter-attack', (g: Conf, f: AttackFrame): Flow => {
    if (f.earned === 0) return NEXT;
    const args = { figure: { figure: f.on }, target: { figure: f.by } };
    if (!mayEarn(g, f.on, f.by)) {
      const pass = passIn(g.state.stack);
      if (pass !== null) g.log?.tell(limitRule(g, pass, f.on, f.by), 'earned-too-late', args);
      return NEXT;
    }
    g.log?.tell(earnedBy(f), 'earns-attack', { figure: { figure: f.on } });
    // Resolved at once, against that attacker, never as a Master strike.
    call(g, attackSequence, attackFrame(f.on, f.by, 0, 1));
    return NEXT;
  }),
  decide('Feint', 'conf:skill.feint', {
    when: (g: Conf, f: AttackFrame) =>
      f.missed === 0 && f.parried === 0 && has(g, f.by, SKILL.feint) && (g.state.figures[f.on].attack > 0 || takesDefence(g, f.on)),
    seat: (g, f) => g.state.figures[f.by].seat,
    options(g, f, out) {
      out.push(HURT);
      if (g.state.figures[f.on].attack > 0) out.push(TAKE_ATTACK);
      if (takesDefence(g, f.on)) out.push(TAKE_DEFENCE);
    },
    take(g, f, code): Flow {
      if (code === HURT) return NEXT;
      const x = g.state.figures[f.on];
      if (code === TAKE_ATTACK) x.attack--;
      else {
        x.defence--;
        // A sustained defence is its one die (IX-E-5.g): it ends when that die is taken.
        x.sustained = 0;
      }
      g.log?.tell('conf:skill.feint', code === TAKE_ATTACK ? 'feints-attack' : 'feints-defence', {
        figure: { figure: f.by },
        target: { figure: f.on },
      });
      return END;
    },
    ...offers(...FEINTS),
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: 'ask-feint', args: { figure: { figure: f.by }, target: { figure: f.on } } }),
  }),
  chance('Survival instinct', 'conf:skill.survival-instinct', {
    outcomes: (g: Conf, f: AttackFrame) =>
      f.missed === 0 && f.parried === 0 && g.state.figures[f.on].placed === 1 && has(g, f.on, SKILL.survivalInstinct) ? ONE_DIE : null,
    take(g, f, code): Flow {
      const saved = code >= skill(g, f.on, SKILL.survivalInstinct);
      g.log?.tell('conf:skill.survival-instinct', saved ? 'survives' : 'instinct-fails', { figure: { figure: f.on }, natural: code });
      return saved ? END : NEXT;
    },
    id: (_g, _f, code) => `die:${code}`,
    seat: (g, f) => g.state.figures[f.on].seat,
    dice: () => ({ dice: 1, sides: 6 }),
    fromFaces: (_g, _f, faces) => faces[0],
    prompt: (_g, f) => ({ key: 'roll-instinct', args: { figure: { figure: f.on } } }),
  }),
  step('wound roll', 'conf:IX-E-6.a', (g: Conf, f: AttackFrame): Flow => {
    if (f.missed === 1 || f.parried === 1 || g.state.figures[f.on].placed === 0) return END;
    call(g, woundSequence, { by: f.by, on: f.on, force: forceOf(g, f), master: f.master });
    return END;
  }),
]);

/** Whether a figure has Counter-attack: by its card or by its rank. */
function counters(g: Conf, fig: number): boolean {
  return has(g, fig, SKILL.counterAttack) || g.table.fighters[g.state.figures[fig].def].ranked;
}

/** What the Defence test must reach (IX-E-3.b), more for a counter-attack. */
function toParry(g: Conf, f: AttackFrame): number {
  return f.counter === 1 ? f.difficulty + counterMargin(g.table.fighters[g.state.figures[f.on].def]) : f.difficulty;
}

/** Whether the target may answer with so many dice in this way (IX-E-1, IX-E-5). */
function mayParry(g: Conf, f: AttackFrame, dice: number, how: number, why: Reasons): boolean {
  const x = g.state.figures[f.on];
  if (x.sustained === 1) {
    if (dice === 0 && refuse(why, 'conf:IX-E-5.j', 'must-sustain')) return false;
    if (how === COUNTER && refuse(why, 'conf:IX-E-5.h', 'no-counter-while-sustained')) return false;
    if (dice > 1 && refuse(why, 'conf:IX-E-5.g', 'one-die-only')) return false;
    return why === null || why.length === 0;
  }
  if (
    dice > x.defence &&
    refuse(
      why,
      x.defence === 0 ? 'conf:IX-E-1.a' : 'conf:IX-E-1.b',
      'too-few-dice',
      why && { n: x.defence },
      x.defence === 1 ? ['conf:IX-E-1.a'] : null,
    )
  )
    return false;
  if (how === SUSTAINED) {
    if (x.unplaced > 0 && refuse(why, 'conf:IX-E-5.b', 'dice-unplaced', why && { n: x.unplaced })) return false;
    if (x.placedDefence < x.placedAttack && refuse(why, 'conf:IX-E-5.a', 'too-much-attack')) return false;
    if (dice !== 1 && refuse(why, 'conf:IX-E-5.g', 'one-die-only')) return false;
    if (x.defence !== 1 && refuse(why, 'conf:IX-E-5.c', 'not-the-last-die', why && { n: x.defence })) return false;
  }
  if (how === COUNTER) {
    if (!counters(g, f.on) && refuse(why, 'conf:skill.counter-attack', 'no-counter-attack', why && { figure: { figure: f.on } }))
      return false;
    if (dice === 0 && refuse(why, 'conf:skill.counter-attack', 'counter-needs-die')) return false;
  }
  return why === null || why.length === 0;
}

function readParry(g: Conf, f: AttackFrame, id: string): number | Refusal[] | null {
  // Both at once: whoever announces a sustained defence counters no more.
  if (/^parry:\d{1,2}(:sustained:counter|:counter:sustained)$/.test(id))
    return [{ rule: 'conf:IX-E-5.h', key: 'no-counter-while-sustained', args: {} }];
  const m = /^parry:(\d{1,2})(:sustained|:counter)?$/.exec(id);
  if (m === null) return null;
  const dice = Number(m[1]);
  const how = m[2] === undefined ? PLAIN : m[2] === ':sustained' ? SUSTAINED : COUNTER;
  const why: Refusal[] = [];
  return mayParry(g, f, dice, how, why) ? parryCode(dice, how) : why;
}

/** The dice that a parry used are spent, but where an exception keeps them (IX-E-3.d, IX-E-3.e). */
function spend(g: Conf, f: AttackFrame): void {
  if (f.sustained === 0) g.state.figures[f.on].defence -= f.committed;
}

/** Whether the Attack test may be left out: nobody parries and it cannot fail (IX-F-1.b). */
function isSafe(g: Conf, f: AttackFrame): boolean {
  return f.committed === 0 && chose(g, 'safe-rolls', 'skipped') && chose(g, 'natural-one', 'counts') && stat(g, f.by, ATT) > 0;
}

/** IX-E-6.b: the striker's Strength as it is now; a Master strike adds its Attack, never more than printed, and its number. */
function forceOf(g: Conf, f: AttackFrame): number {
  const base = stat(g, f.by, FOR);
  // An Immunity turns a Master strike into an ordinary attack.
  if (f.master === 0 || g.table.fighters[g.state.figures[f.on].def].immuneTo.includes('master-strike')) return base;
  const printed = g.table.fighters[g.state.figures[f.by].def].values[ATT];
  return base + Math.min(stat(g, f.by, ATT), printed) + skill(g, f.by, SKILL.masterStrike);
}

/** The skill by which the target of an attack earns one of its own. */
function earnedBy(f: AttackFrame | null): RuleId {
  return f?.counter === 1 ? 'conf:skill.counter-attack' : 'conf:skill.ambidextrous';
}

/** By how much an Ambidextrous one has to parry to earn an attack. */
const EARNS_BY = 2;

/** Whether so high a Defence test, and its parry, earn the defender an attack; IX-E-5.i: Ambidextrous brings nothing in a sustained defence. */
function parryEarns(g: Conf, f: AttackFrame, total: number): boolean {
  return f.counter === 1 || (f.sustained === 0 && has(g, f.on, SKILL.ambidextrous) && total >= f.difficulty + EARNS_BY);
}

/** What a failed test comes to, whatever its total. */
const FAILED = -1;

/**
 * What the test under way comes to for an attack, as a number that totals share after which the attack goes on alike: of an Attack test
 * that nobody parries only whether it failed, of a Defence test whether it parries and what it earns.
 */
export function testComesTo(g: Conf, f: AttackFrame, step: number, total: number, failed: boolean): number {
  if (failed) return FAILED;
  if (step <= stepOf(attackSteps, 'the difficulty')) return f.committed === 0 ? 0 : total;
  return total < toParry(g, f) ? 0 : parryEarns(g, f, total) ? 2 : 1;
}

/**
 * The total from which on a higher one changes nothing for an attack: of an Attack test that nobody parries the least that does not fail, of a
 * Defence test what parries and earns an attack; null where each counts.
 */
export function enoughFor(g: Conf, f: AttackFrame, step: number): number | null {
  if (step <= stepOf(attackSteps, 'the difficulty')) return f.committed === 0 ? 1 : null;
  return Math.max(toParry(g, f), f.difficulty + EARNS_BY);
}

/** Whether Feint finds a defence die to take. That one of a sustained defence is there in a different way (IX-E-5.f), and none of the sources says whether it can be taken. */
function takesDefence(g: Conf, on: number): boolean {
  const x = g.state.figures[on];
  return x.defence > 0 && (x.sustained === 0 || g.table.choice['feint-sustained'] === 'taken');
}

/** Why a parry cannot be announced or changed now: the Attack test is on its way (IX-E-1.d), or a sustained defence answers by itself. */
export function parryTooLate(g: Conf, id: string): Refusal[] | null {
  if (!id.startsWith('parry:')) return null;
  const f = attackUnderWay(g);
  if (f === null) return [{ rule: 'conf:IX-E-1.a', key: 'no-attack', args: {} }];
  const why = readParry(g, f, id);
  if (why === null) return null;
  const x = g.state.figures[f.on];
  // Whoever had no die to give was never asked, so that nothing came too late (IX-E-1.a).
  if (Array.isArray(why) && x.defence === 0 && f.committed === 0) return why;
  const reasons: Refusal[] = Array.isArray(why) && x.sustained === 1 ? why : [];
  return [...reasons, { rule: 'conf:IX-E-1.d', key: 'too-late-to-parry', args: { figure: { figure: f.on } } }];
}

/** The attack under way; null where none is. */
export function attackUnderWay(g: Conf): AttackFrame | null {
  return innermost(g.state, attackSequence);
}
