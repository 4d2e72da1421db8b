/** IX. The combat phase: melees, separation, the Authority roll, speaking turns, end. */
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
  NONE_CALLED_SO,
  offers,
  on,
  type Refusal,
  type RefusedOption,
  refuse,
  STAY,
  step,
} from '../../../core/index.ts';
import { COMBAT, NO_COMBAT, NO_SIDE, NO_TURN, WAITS } from '../state.ts';
import { type Conf, chose } from '../table.ts';
import { firstOf, melees, seatBits, sideBits } from './board.ts';
import { openEffects } from './effects.ts';
import { combatOf, whyNotFighting } from './fighting.ts';
import {
  AUTHORITY,
  combatSequence,
  opposedSequence,
  type PhaseFrame,
  phaseSequence,
  SEPARATION,
  type SeparateFrame,
  type SpeakFrame,
  separateSequence,
  speakSequence,
} from './frames.ts';
import { figureNamed, figuresIn, keysIn } from './keys.ts';
import { FIGURE } from './naming.ts';
import { callForSides, namingOrder, opposedFrame } from './opposed.ts';
import { isCombat, maySeparate, separations } from './separating.ts';

/** A cut by its place in the list of all. */
const CUT: Kind<Conf, SeparateFrame> = {
  grammar: 'figure/|,',
  shape: '[A-Za-z0-9/|,-]+',
  write(g, i, f) {
    const side = sideBits(g, 0);
    return separations(g, f.members)
      [i].map((c) => `${keysIn(g, c & side)}|${keysIn(g, c & ~side)}`)
      .join('/');
  },
  read(g, name, f) {
    const cut = readCut(g, `separate:${name}`);
    if (cut === null) return NONE_CALLED_SO;
    return separations(g, f.members).findIndex((s) => s.length === cut.length && s.every((c, i) => c === cut[i]));
  },
};
export const SEPARATES = coded<Conf, SeparateFrame>('separate:{cut}', {
  say: 'separate',
  parts: { cut: on(CUT) },
  more: (g, f, code) => ({
    combats: separations(g, f.members)
      [code].map((c) => keysIn(g, c, ' '))
      .join(' / '),
  }),
});

/** A combat by its first figure; any of its members names it as well. */
const COMBAT_OF: Kind<Conf> = {
  ...FIGURE,
  write: (g, id) => keysIn(g, firstBit(g.state.combats[id].members)),
  read: (g, name) => {
    const fig = figureNamed(g, name);
    return fig === NOBODY ? NO_COMBAT : combatOf(g, fig);
  },
  arg: (g, id) => ({ figures: figuresIn(g.state.combats[id].members) }),
};
export const CHOOSES = coded<Conf, SpeakFrame>('combat:{figures}', { say: 'choose-combat', parts: { figures: on(COMBAT_OF) } });

export const phaseSteps = define(phaseSequence, [
  step('combat phase begins', 'conf:IX-0.a', (g: Conf, f: PhaseFrame): Flow => {
    g.state.phase = COMBAT;
    g.state.combats.length = 0;
    g.state.authority.length = 0;
    g.state.speaking = NO_TURN;
    g.log?.tell('conf:IX-0.a', 'phase-begins', { phase: { term: 'phase.combat' } });
    if (g.table.effects) openEffects(g, 'phase-start');
    f.imposed = NOBODY;
    return NEXT;
  }),
  step('melees', 'conf:IX-A-1.a', (g: Conf, f: PhaseFrame): Flow => {
    f.melees = inOrder(g, melees(g));
    if (g.log !== null) for (const m of f.melees) g.log.tell('conf:IX-A-1.a', 'melee', { figures: { figures: figuresIn(m) } });
    return NEXT;
  }),
  step('separation of melees', 'conf:IX-A-2.a', (g: Conf, f: PhaseFrame): Flow => {
    const melee = f.melees.shift();
    if (melee === undefined) return NEXT;
    call(g, separateSequence, { members: melee, now: 0, newcomers: 0, seat: NOBODY });
    return STAY;
  }),
  step('Authority roll', 'conf:IX-C-1.b', (g: Conf, f: PhaseFrame): Flow => {
    if (g.state.combats.length === 0) return NEXT;
    let inCombat = 0;
    for (const c of g.state.combats) inCombat |= c.members;
    const seats: number[] = [];
    const from: number[] = [];
    const anyone = chose(g, 'authority-fighter', 'anyone');
    for (const seat of namingOrder(
      g,
      g.table.sideOf.map((_s, i) => i),
    )) {
      // Taken at its word, the note lets a player name somebody who has nobody in a combat (IX-C-1.i).
      const own = seatBits(g, seat);
      const may = anyone ? own : own & inCombat;
      if (may === 0) continue;
      seats.push(seat);
      from.push(may);
    }
    f.imposed = NOBODY;
    call(g, opposedSequence, opposedFrame(AUTHORITY, seats, from));
    return NEXT;
  }),
  step('speaking turns', 'conf:IX-C-1.d', (g: Conf, f: PhaseFrame): Flow => {
    const { state } = g;
    if (!waits(g)) return NEXT;
    state.speaking = (state.speaking + 1) % state.authority.length;
    const imposed = f.imposed === NOBODY ? NO_COMBAT : state.figures[f.imposed].combat;
    f.imposed = NOBODY;
    call<Conf, SpeakFrame>(g, speakSequence, { seat: state.authority[state.speaking], imposed });
    return STAY;
  }),
  step('end of the combat phase', 'conf:IX-H.a', (g: Conf): Flow => {
    if (g.table.effects) openEffects(g, 'phase-end');
    return NEXT;
  }),
  step('to the rally', 'conf:IX-H.a', (g: Conf): Flow => {
    g.state.speaking = NO_TURN;
    g.log?.tell('conf:IX-H.a', 'phase-ends', { phase: { term: 'phase.combat' } });
    return END;
  }),
]);

export const separateSteps = define(separateSequence, [
  step('one combat already', 'conf:IX-A-2.a', (g: Conf, f: SeparateFrame): Flow => {
    if (!isCombat(g, f.members)) return NEXT;
    makeCombat(g, f.members, f.now);
    return END;
  }),
  step('Discipline test', 'conf:IX-A-2.b', (g: Conf, f: SeparateFrame): Flow => {
    if (f.now === 1 && chose(g, 'reseparation', 'speaking-player')) {
      f.seat = g.state.authority[g.state.speaking];
      return NEXT;
    }
    callForSides(g, SEPARATION, f.members);
    return NEXT;
  }),
  decide('separate', 'conf:IX-A-2.c', {
    seat: (_g: Conf, f: SeparateFrame) => f.seat,
    options(g, f, out) {
      const n = separations(g, f.members).length;
      for (let i = 0; i < n; i++) out.push(i);
    },
    take(g, f, code): Flow {
      // IX-C-1.e speaks of every combat that pursuits bring about; those without a newcomer stood before.
      const all = chose(g, 'recut-combats', 'all');
      for (const members of separations(g, f.members)[code]) makeCombat(g, members, (members & f.newcomers) !== 0 || all ? f.now : 0);
      g.log?.tell('conf:IX-A-2.c', 'separated', { seat: { seat: f.seat }, n: separations(g, f.members)[code].length });
      return NEXT;
    },
    ...offers(SEPARATES),
    understand(g, f, id): number | Refusal[] | null {
      if (id === 'pass') return [{ rule: 'conf:IX-A-2.c', key: 'must-separate', args: {} }];
      const cut = readCut(g, id);
      if (cut === null) return null;
      const why: Refusal[] = [];
      if (!maySeparate(g, f.members, cut, why)) return why;
      const at = CUT.read(g, id.slice('separate:'.length), f);
      return at < 0 ? null : at;
    },
    prompt: (_g, f) => ({ key: 'ask-separate', args: { figures: { figures: figuresIn(f.members) } } }),
  }),
]);

export const speakSteps = define(speakSequence, [
  decide('choose a combat', 'conf:IX-C-1.d', {
    seat: (_g: Conf, f: SpeakFrame) => f.seat,
    ruleHere: (g, f) => (f.imposed !== NO_COMBAT ? 'conf:IX-C-1.g' : hasNow(g) ? 'conf:IX-G.b' : 'conf:IX-C-1.h'),
    options(g, f, out) {
      const n = g.state.combats.length;
      for (let i = 0; i < n; i++) if (mayChoose(g, f, i, null)) out.push(i);
    },
    take(g, f, code): Flow {
      const c = g.state.combats[code];
      g.log?.tell('conf:IX-C-1.d', 'combat-chosen', { seat: { seat: f.seat }, n: code + 1, figures: { figures: figuresIn(c.members) } });
      f.imposed = NO_COMBAT;
      call(g, combatSequence, { id: code, members: c.members, first: NO_SIDE, passes: 0, killer: NOBODY });
      return NEXT;
    },
    ...offers(CHOOSES),
    refused(g, f): RefusedOption[] {
      return g.state.combats.flatMap((_c, i) => {
        const reasons: Refusal[] = [];
        return mayChoose(g, f, i, reasons) || g.state.combats[i].done !== WAITS ? [] : [CHOOSES.barred(g, f, i, reasons)];
      });
    },
    understand(g, f, id): number | Refusal[] | null {
      if (id === 'end') return [{ rule: 'conf:IX-H.a', key: 'combats-wait', args: {} }];
      if (id === 'pass')
        return [{ rule: f.imposed !== NO_COMBAT ? 'conf:IX-C-1.g' : 'conf:IX-C-1.d', key: 'must-choose-combat', args: {} }];
      const fig = id.startsWith('combat:') ? figureNamed(g, id.slice(7)) : NOBODY;
      if (fig === NOBODY) return null;
      // Any of its members names a combat.
      const at = combatOf(g, fig);
      if (at === NO_COMBAT) return whyNotFighting(g, fig);
      const reasons: Refusal[] = [];
      return mayChoose(g, f, at, reasons) ? at : reasons;
    },
    prompt: (g, f) => ({ key: f.imposed !== NO_COMBAT ? 'ask-imposed-combat' : hasNow(g) ? 'ask-new-combat' : 'ask-combat', args: {} }),
  }),
  step('turn goes on', 'conf:IX-C-1.e', (g: Conf, f: SpeakFrame): Flow => {
    if (!hasNow(g)) return NEXT;
    f.imposed = NO_COMBAT;
    // The combats that pursuits brought belong to the same turn, in the order its player wishes (IX-G.b).
    call<Conf, SpeakFrame>(g, speakSequence, { seat: f.seat, imposed: NO_COMBAT });
    // Between two combats of one turn as between two turns: the moment comes before the choice that has just been called.
    if (g.table.effects) openEffects(g, 'between-combats');
    return END;
  }),
  step('between combats', 'conf:IX-0.c', (g: Conf): Flow => {
    if (g.table.effects && waits(g)) openEffects(g, 'between-combats');
    return END;
  }),
]);

/** Makes a combat of these figures (IX-A-2.d). */
export function makeCombat(g: Conf, members: number, now: number): void {
  const id = g.state.combats.length;
  g.state.combats.push({ members, done: WAITS, now });
  for (let b = members; b !== 0; b &= b - 1) g.state.figures[firstOf(b)].combat = id;
  g.log?.tell('conf:IX-A-1.d', 'combat-made', { n: id + 1, figures: { figures: figuresIn(members) } });
}

/** Whether a combat still waits. */
function waits(g: Conf): boolean {
  const { combats } = g.state;
  for (let i = 0; i < combats.length; i++) if (combats[i].done === WAITS) return true;
  return false;
}

/** The melees in the order in which they are cut: as one player's fighters are listed, usually those of the Tactics roll's winner. */
function inOrder(g: Conf, all: number[]): number[] {
  const { tactics } = g.state;
  if (tactics.length === 0 || all.length < 2) return all;
  const seats = chose(g, 'melee-order', 'tactics-winner') ? tactics : tactics.toReversed();
  // A melee with none of the first player's goes by the next one's.
  const playerIn = (melee: number): number => seats.findIndex((seat) => (melee & seatBits(g, seat)) !== 0);
  const fighterIn = (melee: number): number => firstOf(melee & seatBits(g, seats[playerIn(melee)]));
  return all.sort((a, b) => playerIn(a) - playerIn(b) || fighterIn(a) - fighterIn(b));
}

/** The cut an id writes down, such as `separate:A1|B1/A2|B2,B3`; null where it names nobody's figures. */
function readCut(g: Conf, id: string): number[] | null {
  if (!id.startsWith('separate:')) return null;
  const cut: number[] = [];
  for (const part of id.slice('separate:'.length).split('/')) {
    let bits = 0;
    for (const key of part.split(/[|,]/)) {
      const fig = figureNamed(g, key);
      if (fig === NOBODY) return null;
      bits |= 1 << fig;
    }
    cut.push(bits);
  }
  return cut.sort((a, b) => firstOf(a) - firstOf(b));
}

/** The cut that an id spells out, for the rules that say why no cut is made at this moment. */
export function cutNamed(g: Conf, id: string): number {
  return (readCut(g, id) ?? []).reduce((all, c) => all | c, 0);
}

function mayChoose(g: Conf, f: SpeakFrame, id: number, why: Refusal[] | null): boolean {
  const c = g.state.combats[id];
  if (c.done !== WAITS && refuse(why, 'conf:IX-C-1.f', 'combat-over')) return false;
  if (f.imposed !== NO_COMBAT && f.imposed !== id && refuse(why, 'conf:IX-C-1.g', 'combat-imposed')) return false;
  if (c.now === 0 && hasNow(g) && refuse(why, 'conf:IX-C-1.e', 'pursuits-first', null, ['conf:IX-G.b'])) return false;
  return why === null || why.length === 0;
}

/** Whether pursuit has made a combat that this speaking turn must still settle. */
function hasNow(g: Conf): boolean {
  for (const c of g.state.combats) if (c.done === WAITS && c.now === 1) return true;
  return false;
}

const firstBit = (bits: number): number => bits & -bits;
