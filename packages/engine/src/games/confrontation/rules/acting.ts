/** F5. What a figure may do in its activation: stay, move, engage, charge, dive, change level, leave contact. */
import { call, caller, define, END, type Flow, NEXT, NOBODY, type Reasons, type Refusal, refuse, STAY, step } from '../../../core/index.ts';
import { COSINES, type Crowd, rounded, SINES } from '../../../space/index.ts';
import { ACTED, CHANGED_LEVEL, CRITICAL, HAS_CHARGED, HAS_ENGAGED, KILLED, LACKS, MAY_LEAVE } from '../state.ts';
import { COU, type Conf, chose, FLY, INI, MISSING, PEUR, PUI, SKILL } from '../table.ts';
import { count, enemiesTouched, firstOf, sideBits } from './board.ts';
import {
  actionOf,
  CHARGE,
  DIVE,
  ENGAGE,
  FINISH,
  figureOf,
  LEAVE,
  LEVEL,
  MOVE,
  packed,
  STAY_PUT,
  spelled,
  targetOf,
  xOf,
  yOf,
} from './codes.ts';
import { type ActFrame, actSequence, type CardFrame, testSequence } from './frames.ts';
import {
  barsSight,
  contactPlaces,
  crowd,
  distanceTo,
  divePlaces,
  GRACE,
  hasRoom,
  mayReach,
  put,
  seesStraight,
  straightTo,
  walkOf,
  wayIsFree,
  wouldTouch,
} from './moving.ts';
import { testFrame } from './tests.ts';
import { has, skill, stat } from './values.ts';

export const actSteps = define(actSequence, [
  step('courage', 'conf:F8.a', (g: Conf, f: ActFrame): Flow => {
    const action = actionOf(f.code);
    if (!isAssault(action)) return NEXT;
    const by = figureOf(f.code);
    const on = targetOf(f.code);
    for (; f.stage < TESTED; f.stage++) {
      const who = f.stage === ASSAILANT ? by : on;
      const of = f.stage === ASSAILANT ? on : by;
      const fear = fearOf(g, who, of, action === ENGAGE ? NOBODY : by);
      if (f.total !== 0 || f.failed !== 0) {
        const brave = f.failed === 0 && f.total >= fear;
        if (brave) g.state.figures[who].braved = fear;
        else g.state.figures[who].routed = 1;
        g.log?.tell(brave ? 'conf:F8.a' : 'conf:F8.b', brave ? 'stands' : 'routs', { figure: { figure: who }, target: { figure: of } });
        f.total = 0;
        f.failed = 0;
        if (!brave && f.stage === ASSAILANT) {
          // Who dares not, stays.
          g.state.figures[by].acted = ACTED;
          return END;
        }
        continue;
      }
      if (fear === MISSING) continue;
      call(g, testSequence, testFrame(who, COU, 0, 1, fear));
      return STAY;
    }
    return NEXT;
  }),
  step('leaving contact', 'conf:F5.f', (g: Conf, f: ActFrame): Flow => {
    if (actionOf(f.code) !== LEAVE) return NEXT;
    const fig = figureOf(f.code);
    call(g, testSequence, testFrame(fig, INI, 0, 1, leaveDifficulty(g, fig)));
    return NEXT;
  }),
  step('the action', 'conf:F5.c', (g: Conf, f: ActFrame): Flow => {
    const action = actionOf(f.code);
    const fig = figureOf(f.code);
    const me = g.state.figures[fig];
    const target = targetOf(f.code);
    const x = xOf(f.code);
    const y = yOf(f.code);
    if (action === LEAVE) {
      const away = f.failed === 0 && f.total >= leaveDifficulty(g, fig);
      me.acted = away ? MAY_LEAVE : ACTED;
      g.log?.tell('conf:F5.f', away ? 'breaks-off' : 'cannot-break-off', { figure: { figure: fig }, total: f.total });
      return END;
    }
    if (action === LEVEL) {
      put(g, fig, me.x, me.y, x);
      me.acted = CHANGED_LEVEL;
      g.log?.tell('conf:F5.g', 'changes-level', { figure: { figure: fig }, level: x });
      return END;
    }
    me.acted = ACTED;
    if (action === STAY_PUT) {
      g.log?.tell('conf:F4.d', 'stays', { figure: { figure: fig } });
      return END;
    }
    const far = Math.round(distanceTo(g, fig, x, y));
    put(g, fig, x, y, action === DIVE ? g.state.figures[target].level : me.level);
    if (action === MOVE) {
      const card = caller(g)?.d as CardFrame;
      card.moved = 1;
      g.log?.tell(far > walkOf(g, fig) ? 'conf:F5.b' : 'conf:F5.a', far > walkOf(g, fig) ? 'runs' : 'walks', {
        figure: { figure: fig },
        far,
      });
      return END;
    }
    if (action === ENGAGE) me.assaulted = HAS_ENGAGED;
    const taken = action === ENGAGE ? 0 : chargeLands(g, fig, target, action === DIVE);
    const key = action === ENGAGE ? 'engages' : action === DIVE ? 'dives' : 'charges';
    g.log?.tell(action === DIVE ? 'conf:IX-B-2.a' : 'conf:F5.c', key, { figure: { figure: fig }, target: { figure: target }, far });
    // Of one whose Power spares it nothing is taken, whatever an earlier charge took.
    if (taken > 0) g.log?.tell('conf:F3.a', 'charged', { figure: { figure: target }, n: g.state.figures[target].charged });
    return END;
  }),
]);

/** F5.b: running is twice the walk. */
const RUN = 2;

const isAssault = (action: number): boolean => action === ENGAGE || action === CHARGE || action === DIVE;

/** F5.f: what leaving contact must reach: a base, two more for each further enemy, at most what Disengagement says. */
export function leaveDifficulty(g: Conf, fig: number): number {
  const full = Number(g.table.choice.disengage) + 2 * Math.max(0, count(enemiesTouched(g, fig)) - 1);
  const cap = skill(g, fig, SKILL.disengagement);
  return cap > 0 ? Math.min(cap, full) : full;
}

/** Whether a figure is one of those that act now. */
function isItsTurn(g: Conf, f: CardFrame, fig: number, why: Reasons): boolean {
  const me = g.state.figures[fig];
  const mine = g.table.cards[f.card].figures.includes(fig) && me.placed === 1;
  if (me.wound === KILLED && refuse(why, 'conf:F2.e', 'killed', why && { figure: { figure: fig } }, ['conf:F4.d'])) return false;
  return me.wound === KILLED || (mine && me.acted !== ACTED) || !refuse(why, 'conf:F4.d', mine ? 'has-acted' : 'not-this-card');
}

/** Whether it may leave where it stands, be it only in contact with nobody. */
function mayMoveOff(g: Conf, fig: number, why: Reasons): boolean {
  const touched = enemiesTouched(g, fig) !== 0;
  return !touched || g.state.figures[fig].acted === MAY_LEAVE || !refuse(why, 'conf:F5.f', 'in-contact');
}

/** Whether it may do more than move off: it touches nobody, or has broken contact where by option that sets it free for anything. */
function mayDoMore(g: Conf, fig: number, why: Reasons): boolean {
  if (enemiesTouched(g, fig) === 0) return true;
  if (g.state.figures[fig].acted !== MAY_LEAVE) return !refuse(why, 'conf:F5.f', 'in-contact');
  return chose(g, 'after-leaving', 'anything') || !refuse(why, 'conf:F5.f', 'moves-off-only');
}

/** Whether a figure may do this now. `x` is the new level where it changes level. */
function mayAct(g: Conf, f: CardFrame, action: number, fig: number, target: number, x: number, y: number, why: Reasons): boolean {
  if (!isItsTurn(g, f, fig, why)) return false;
  return isAssault(action) ? mayAssault(g, f, action, fig, target, x, y, why) : mayDo(g, action, fig, x, y, why);
}

/** Whether a figure may move to a place, past those it has to mind. */
function mayMoveTo(g: Conf, fig: number, x: number, y: number, among: Crowd, why: Reasons): boolean {
  const me = g.state.figures[fig];
  const critical = me.wound >= CRITICAL && chose(g, 'critical-charge', 'forbidden');
  const most = walkOf(g, fig) * (critical ? 1 : RUN);
  if (!mayReach(g, fig, x, y, most, critical ? 'conf:F2.c' : 'conf:F5.b', why, among) && why === null) return false;
  return endsClear(g, fig, x, y, me.level, why);
}

/** F5.c: whether a place of a level is against no enemy, as the end of whatever is no assault must be. */
function endsClear(g: Conf, fig: number, x: number, y: number, level: number, why: Reasons): boolean {
  for (let b = sideBits(g, 1 - g.state.figures[fig].side); b !== 0; b &= b - 1) {
    const e = firstOf(b);
    if (g.state.figures[e].level === level && wouldTouch(g, fig, x, y, e) && refuse(why, 'conf:F5.c', 'ends-in-contact')) return false;
  }
  return true;
}

/** Whether what is no assault may be done by a figure whose turn it is. */
function mayDo(g: Conf, action: number, fig: number, x: number, y: number, why: Reasons): boolean {
  const me = g.state.figures[fig];
  const touched = enemiesTouched(g, fig) !== 0;
  switch (action) {
    case MOVE:
      if (!mayMoveOff(g, fig, why) || !mayMoveTo(g, fig, x, y, crowd(g, fig, me.level), why)) return false;
      break;
    case LEVEL:
      if (g.table.fighters[me.def].values[FLY] === MISSING && refuse(why, 'conf:F5.g', 'cannot-fly')) return false;
      if (!mayDoMore(g, fig, why) && why === null) return false;
      if (me.acted === CHANGED_LEVEL && refuse(why, 'conf:F5.g', 'level-changed')) return false;
      if (
        (x === me.level || x < 0 || x > 2 || (chose(g, 'levels', 'one') && Math.abs(x - me.level) > 1)) &&
        refuse(why, 'conf:F5.g', 'one-level')
      )
        return false;
      if (!hasRoom(g, fig, me.x, me.y, x, why) && why === null) return false;
      if (!endsClear(g, fig, me.x, me.y, x, why)) return false;
      break;
    case LEAVE:
      if (!touched && refuse(why, 'conf:F5.f', 'not-in-contact')) return false;
      if (me.acted === MAY_LEAVE && refuse(why, 'conf:F5.f', 'has-left')) return false;
      if (chose(g, 'disengage', 'forbidden') && refuse(why, 'conf:F5.f', 'leaving-forbidden')) return false;
      break;
    default:
  }
  return why === null || why.length === 0;
}

/** Whether a figure may assault another at all, wherever it would come to stand. */
function mayGoFor(g: Conf, f: CardFrame, action: number, fig: number, target: number, why: Reasons): boolean {
  const me = g.state.figures[fig];
  const o = g.state.figures[target];
  if (o.wound === KILLED && refuse(why, 'conf:F2.e', 'killed', why && { figure: { figure: target } }, ['conf:F5.c'])) return false;
  if (o.wound !== KILLED && (o.placed === 0 || o.side === me.side) && refuse(why, 'conf:F5.c', 'no-enemy')) return false;
  if (me.routed === 1 && refuse(why, 'conf:F8.b', 'routed-flees')) return false;
  if (!mayDoMore(g, fig, why) && why === null) return false;
  const left = me.acted === MAY_LEAVE && chose(g, 'after-leaving', 'anything') ? enemiesTouched(g, fig) : 0;
  if (((left >>> target) & 1) === 1 && refuse(why, 'conf:F5.c', 'just-left', why && { figure: { figure: target } })) return false;
  if (f.moved === 1 && chose(g, 'assaults-first', 'yes') && refuse(why, 'conf:F4.d', 'assaults-first')) return false;
  if (
    action !== ENGAGE &&
    me.wound >= CRITICAL &&
    chose(g, 'critical-charge', 'forbidden') &&
    refuse(why, 'conf:F2.c', 'critical-cannot-charge')
  )
    return false;
  if (action === DIVE) {
    const over = me.level >= 1 && o.level === me.level - 1;
    return over || !refuse(why, 'conf:IX-B-2.a', 'dive-one-level', why && { from: me.level, to: o.level });
  }
  return o.level === me.level || !refuse(why, 'conf:IX-B-1.b', 'other-level');
}

/** So many millimetres a straight way to an enemy may be long. */
const mostFor = (g: Conf, fig: number, action: number): number => walkOf(g, fig) * (action === ENGAGE ? 1 : RUN);

/** Whether a charge, a dive among them (IX-B-2.b), sees its enemy in a straight line past those of its own level, as an engagement need not. */
function seesItsEnemy(g: Conf, action: number, fig: number, target: number, why: Reasons): boolean {
  if (action === ENGAGE || seesStraight(g, fig, target)) return true;
  return !refuse(why, 'conf:F5.c', 'no-straight-sight', why && barsSight(g, fig, target));
}

function mayAssault(g: Conf, f: CardFrame, action: number, fig: number, target: number, x: number, y: number, why: Reasons): boolean {
  if (!mayGoFor(g, f, action, fig, target, why)) return false;
  const me = g.state.figures[fig];
  const o = g.state.figures[target];
  if (action === DIVE) {
    if (why !== null && me.level < 1) return false;
    if (distanceTo(g, fig, x, y) > walkOf(g, fig) * RUN + GRACE && refuse(why, 'conf:F5.b', 'too-far-to-dive')) return false;
    if (!hasRoom(g, fig, x, y, o.level, why) && why === null) return false;
    if (!wayIsFree(g, fig, x, y, why) && why === null) return false;
  } else {
    const most = mostFor(g, fig, action);
    if (!mayReach(g, fig, x, y, most, action === CHARGE ? 'conf:F5.b' : 'conf:F5.a', why) && why === null) return false;
  }
  if (!seesItsEnemy(g, action, fig, target, why)) return false;
  if (!wouldTouch(g, fig, x, y, target) && refuse(why, 'conf:F5.d', 'not-touching')) return false;
  return why === null || why.length === 0;
}

/** Whether a figure may charge an enemy, or engage it, from a place that was found free to come to. */
function mayAssaultAt(g: Conf, f: CardFrame, action: number, fig: number, target: number): boolean {
  return mayGoFor(g, f, action, fig, target, null) && seesItsEnemy(g, action, fig, target, null);
}

/** Every action of a figure worth offering; any other may be spelled out. */
export function actionOptions(g: Conf, f: CardFrame, fig: number, out: number[]): void {
  const me = g.state.figures[fig];
  const offer = (action: number, target: number, x: number, y: number): void => {
    if (mayAct(g, f, action, fig, target, x, y, null)) out.push(packed(action, fig, target, x, y));
  };
  out.push(packed(STAY_PUT, fig, fig, 0, 0));
  offer(LEAVE, fig, 0, 0);
  for (let level = 0; level < 3; level++) offer(LEVEL, fig, level, 0);
  const walk = walkOf(g, fig);
  if (!isItsTurn(g, f, fig, null)) return;
  if (me.routed === 0 && mayDoMore(g, fig, null))
    for (let b = sideBits(g, 1 - me.side); b !== 0; b &= b - 1) {
      const e = firstOf(b);
      const { level } = g.state.figures[e];
      if (level === me.level) {
        // These places are free, the ways there too, and nearer than a run: what is left to ask is the same for all of them.
        const places = contactPlaces(g, fig, e, walk * RUN);
        const charges = places.length > 0 && mayAssaultAt(g, f, CHARGE, fig, e);
        const engages = places.length > 0 && mayAssaultAt(g, f, ENGAGE, fig, e);
        for (const [x, y] of places) {
          if (charges) out.push(packed(CHARGE, fig, e, x, y));
          if (engages && distanceTo(g, fig, x, y) <= walk + GRACE) out.push(packed(ENGAGE, fig, e, x, y));
        }
      } else if (level === me.level - 1) for (const [x, y] of divePlaces(g, fig, e, walk * RUN)) offer(DIVE, e, x, y);
    }
  if (!mayMoveOff(g, fig, null)) return;
  const among = crowd(g, fig, me.level);
  for (const far of [walk, walk * RUN])
    for (let k = 0; k < COSINES.length; k += 3) {
      const x = rounded(me.x + far * COSINES[k]);
      const y = rounded(me.y + far * SINES[k]);
      if (x > 0 && y > 0 && x < g.table.wide && y < g.table.deep && mayMoveTo(g, fig, x, y, among, null))
        out.push(packed(MOVE, fig, fig, x, y));
    }
}

/** An action spelled out: its code, or why it may not be done. Without a place the nearest one is meant. */
export function readAction(g: Conf, f: CardFrame, id: string): number | Refusal[] | null {
  if (id === 'end') return packed(FINISH, 0, 0, 0, 0);
  const s = spelled(g, id);
  if (s === null || s.action > LEAVE) return null;
  const why: Refusal[] = [];
  if (s.action === LEVEL) return mayAct(g, f, LEVEL, s.fig, s.fig, s.level, 0, why) ? packed(LEVEL, s.fig, s.fig, s.level, 0) : why;
  if (s.action === MOVE && s.at === null) return null;
  let at: readonly [number, number] = s.at ?? [0, 0];
  if (isAssault(s.action) && s.at === null) {
    const o = g.state.figures[s.target];
    const most = walkOf(g, s.fig) * (s.action === ENGAGE ? 1 : RUN);
    const places = s.action === DIVE ? divePlaces(g, s.fig, s.target, most) : contactPlaces(g, s.fig, s.target, most);
    // Where no place is within reach the end of the straight way stands for it, so that its length and what bars it are told.
    at = places[0] ?? (o.placed === 1 ? straightTo(g, s.fig, s.target) : [o.x, o.y]);
  }
  if (at[0] < 0 || at[1] < 0) return [{ rule: 'conf:F5.j', key: 'off-table', args: {} }];
  return mayAct(g, f, s.action, s.fig, s.target, at[0], at[1], why)
    ? packed(s.action, s.fig, s.target, rounded(at[0]), rounded(at[1]))
    : why;
}

/** The fear a figure faces in another: PEUR, or the War cry of one who charges; MISSING where there is none, or it need not be feared. */
function fearOf(g: Conf, who: number, of: number, charger: number): number {
  const me = g.state.figures[who];
  if (!chose(g, 'fear', 'tested') || g.table.fighters[me.def].immuneTo.includes('fear')) return MISSING;
  // Whoever cries counts as having PEUR in that charge, and so has nothing to fear in it himself (F8.a).
  if (charger === who && skill(g, who, SKILL.warCry) > 0) return MISSING;
  const cry = charger === of ? skill(g, of, SKILL.warCry) : LACKS;
  const fear = Math.max(stat(g, of, PEUR), cry > 0 ? cry : MISSING);
  // Fear does not fear (F8.a), and what was withstood is withstood.
  if (fear === MISSING || stat(g, who, PEUR) !== MISSING || stat(g, who, COU) === MISSING || me.braved >= fear) return MISSING;
  return fear;
}

/** By how much less Power a Crushing charge makes its penalty 2. */
const CRUSHED = 2;

/** What a charge takes from its target's INI, ATT and DEF (F3.a): 1, by option nothing from one whose Power is greater (F3.b); 2 where it crushes. */
function chargePenalty(g: Conf, by: number, on: number): number {
  const less = stat(g, by, PUI) - stat(g, on, PUI);
  if (less >= CRUSHED && has(g, by, SKILL.crushingCharge)) return 2;
  return chose(g, 'charge-power', 'spares-bigger') && less < 0 ? 0 : 1;
}

/** A figure has charged another: the other is charged until the round ends, the diver has its bonus (IX-B-2.b, IX-B-2.c). Tells what this charge takes. */
export function chargeLands(g: Conf, by: number, on: number, dive: boolean): number {
  const me = g.state.figures[by];
  const o = g.state.figures[on];
  me.assaulted = HAS_CHARGED;
  if (dive) me.dive = 1;
  const taken = chargePenalty(g, by, on);
  o.charged = Math.max(o.charged, taken);
  return taken;
}

/** Assailant, then assailed, test in turn. */
const ASSAILANT = 0;
const TESTED = 2;
