/** Actions asked for at a node that knows no such action: the paragraph that forbids them just now. */
import { NOBODY, type Refusal, type RuleId } from '../../../core/index.ts';
import { ACTIVATION, COMBAT, FOUGHT, KILLED, NO_SIDE, WAITS } from '../state.ts';
import type { Conf } from '../table.ts';
import { attackUnderWay, parryTooLate } from './attack.ts';
import { passIn } from './blows.ts';
import { melees } from './board.ts';
import { MUST_ATTACK, whyNoStrike } from './combat.ts';
import { asBlow, combatNow, combatOf, cuttingNow, outsidePhase, whyNotFighting } from './fighting.ts';
import { type CombatFrame, orderSequence, pursuitSequence, speakSequence } from './frames.ts';
import { figureNamed } from './keys.ts';
import { cutNamed } from './phase.ts';
import { waitsForInitiative } from './placing.ts';
import { pursuitElsewhere } from './pursuing.ts';
import { isCombat } from './separating.ts';

function because(rule: RuleId, key: string, args: Refusal['args'] = {}): Refusal {
  return { rule, key, args };
}

/** The figure named first after the verb: `A1` in `dice:A1=2/0` and in `attack:A1>B1`; `NOBODY` for none. */
function firstNamed(g: Conf, id: string): number {
  return figureNamed(g, /^[a-z]+:([A-Za-z0-9-]+)/.exec(id)?.[1] ?? '');
}

/** Whether nothing is left of a combat but the pursuits that come of it (IX-G.a). */
const isOver = (g: Conf, combat: CombatFrame): boolean => g.state.combats[combat.id].done === FOUGHT;

/** Whether the melee of a figure is being cut. */
const isCut = (g: Conf, fig: number): boolean => (((cuttingNow(g)?.members ?? 0) >>> fig) & 1) === 1;

/** Why a figure does not fight now: where a combat is being chosen its own waits for that, like the others. */
function unfought(g: Conf, fig: number): Refusal[] {
  const choosing = g.state.stack[g.state.stack.length - 1]?.seq === speakSequence.id;
  const reasons = whyNotFighting(g, fig);
  return choosing && reasons[0].key === 'no-speaking-turn'
    ? [because('conf:IX-C-1.d', 'combat-not-chosen', { figure: { figure: fig } })]
    : reasons;
}

/** Dice, once placed, stay where they are; before their combat there are none (IX-C-2.a, IX-C-4.b, IX-C-4.c). */
function whyNoDice(g: Conf, id: string): Refusal[] | null {
  const fig = firstNamed(g, id);
  if (fig === NOBODY) return null;
  const combat = combatNow(g);
  const over = combat !== null && isOver(g, combat);
  // Of the combat that is just over, but for the one whose pursuit has led him into the next.
  if (over && combatOf(g, fig) === combat.id && !isCut(g, fig))
    return [{ ...because('conf:IX-C-4.c', 'dice-gone'), also: ['conf:IX-D-3.c'] }];
  if (combat === null || over) return [because('conf:IX-C-2.a', 'no-combat-now'), ...unfought(g, fig)];
  if (((combat.members >>> fig) & 1) === 0) return [because('conf:IX-C-2.a', 'not-in-this-combat', { figure: { figure: fig } })];
  if (waitsForInitiative(g, fig) && combat.first === NO_SIDE) return [because('conf:IX-C-4.i', 'not-yet', { figure: { figure: fig } })];
  return [{ ...because('conf:IX-C-4.c', 'dice-frozen'), also: ['conf:IX-D-3.e'] }];
}

/** Why an attack cannot be declared now: what forbids it in the pass under way, else what must be settled before. */
function whyNoAttack(g: Conf, id: string): Refusal[] | null {
  const pass = passIn(g.state.stack);
  if (pass !== null) {
    const why = whyNoStrike(g, pass, id);
    if (why === null || attackUnderWay(g) === null) return why;
    return [...why, because('conf:IX-E.a', 'one-attack-at-a-time')];
  }
  const fig = firstNamed(g, id);
  if (fig === NOBODY) return null;
  const combat = combatNow(g);
  // Those of the combat under way wait for its dice and for Initiative; the others for their own combat.
  if (combat !== null && !isOver(g, combat) && ((combat.members >>> fig) & 1) === 1)
    return combat.first === NO_SIDE
      ? [because('conf:IX-C-4.a', 'no-pass-yet')]
      : [{ ...because('conf:IX-C-4.i', 'no-pass-yet'), also: ['conf:IX-C-4.a'] }];
  const reasons = unfought(g, fig).map(asBlow);
  // Whoever was killed in it has lost his dice besides (IX-E-6.c).
  return g.state.figures[fig].wound === KILLED && reasons[0].rule === 'conf:IX-D-3.b'
    ? [because('conf:IX-E-6.c', 'striker-killed', { figure: { figure: fig } }), ...reasons]
    : reasons;
}

/** Whether the phase is held open by a pursuit alone, which may yet bring a combat. */
function onlyPursuitWaits(g: Conf): boolean {
  const { combats, stack } = g.state;
  return stack[stack.length - 1].seq === pursuitSequence.id && combats.every((c) => c.done !== WAITS);
}

/** Why no melee is to be cut so: the Discipline test comes first (IX-A-2.b), it needs no cut (IX-A-2.a), or it has been cut (IX-A-2.c). */
function whyNoCut(g: Conf, id: string): Refusal[] | null {
  const named = cutNamed(g, id);
  if (named === 0) return null;
  const cutting = cuttingNow(g);
  if (cutting !== null && (cutting.members & named) !== 0)
    return [{ ...because('conf:IX-A-2.b', 'discipline-first'), also: ['conf:IX-A-2.c'] }];
  const melee = melees(g).find((m) => (m & named) !== 0);
  if (melee !== undefined && isCombat(g, melee)) return [{ ...because('conf:IX-A-2.a', 'needs-no-cut'), also: ['conf:IX-A-2.c'] }];
  return [because('conf:IX-A-2.c', 'nothing-to-separate')];
}

/** Why nobody is named: no opposed test is begun, and that of the combat under way waits for its dice, or is behind (IX-C-4.b). */
function whyNobodyNamed(g: Conf, id: string): Refusal[] {
  const combat = combatNow(g);
  const fig = firstNamed(g, id);
  const nobody = because('conf:F1.d', 'nobody-to-name');
  if (combat === null || fig === NOBODY || isOver(g, combat) || ((combat.members >>> fig) & 1) === 0) return [nobody];
  return [whyNoInitiative(combat), nobody];
}

/** Why the Initiative test of a combat is not made now (IX-C-4.a, IX-C-4.b). */
function whyNoInitiative(combat: CombatFrame | null): Refusal {
  return (combat?.first ?? NO_SIDE) === NO_SIDE ? because('conf:IX-C-4.b', 'dice-first') : because('conf:IX-C-4.a', 'initiative-rolled');
}

/** Whether an attack is under way whose test is behind: until then nothing was there to roll again. */
function attackRolled(g: Conf): boolean {
  const attack = attackUnderWay(g);
  return attack !== null && (attack.missed === 1 || attack.difficulty !== 0);
}

const IN_ACTIVATION = ['stay', 'move', 'engage', 'charge', 'dive', 'level', 'leave', 'card', 'order'];
const IN_COMBAT = ['combat', 'attack', 'dice', 'initiative', 'parry', 'separate', 'pursue'];

/** Why an option of the activation phase cannot be taken: as it is asked for before that phase, in it, or after it. */
function whyNoAction(g: Conf, verb: string): Refusal {
  if (g.state.phase >= COMBAT) {
    const over = because('conf:IX-0.a', 'activation-over');
    // Nor does whoever pursues change level, which is no activation (IX-B-1.e).
    const pursues = g.state.stack[g.state.stack.length - 1].seq === pursuitSequence.id;
    return pursues && (verb === 'level' || verb === 'dive') ? { ...over, also: ['conf:IX-B-1.e'] } : over;
  }
  if (g.table.setup.mode === 'combat') return because('conf:F4.k', 'no-activation');
  if (g.state.phase < ACTIVATION) return because('conf:F4.i', 'deployment-first');
  if (verb === 'order' && g.state.stack[g.state.stack.length - 1].seq === orderSequence.id) return because('conf:F4.c', 'not-to-order');
  return verb === 'order' ? because('conf:F4.c', 'cards-ordered') : because('conf:F4.d', 'not-your-card');
}

/** Why an action of this name cannot happen here; null where the name says nothing. */
export function notNow(g: Conf, id: string): readonly Refusal[] | null {
  const verb = id.split(':')[0];
  if (IN_ACTIVATION.includes(verb)) return [whyNoAction(g, verb)];
  const outside = IN_COMBAT.includes(verb) ? outsidePhase(g) : null;
  if (outside !== null) return outside;
  switch (verb) {
    case 'parry':
      return parryTooLate(g, id);
    case 'dice':
      return whyNoDice(g, id);
    case 'initiative':
      return [whyNoInitiative(combatNow(g))];
    case 'attack':
      return whyNoAttack(g, id);
    case 'again':
    case 'keep':
      return attackRolled(g) ? [because('conf:IX-E-2.c', 'too-late-again')] : [because('conf:F1.b', 'nothing-again')];
    case 'combat': {
      const fig = firstNamed(g, id);
      return fig === NOBODY ? null : whyNotFighting(g, fig);
    }
    case 'separate':
      return whyNoCut(g, id);
    case 'name':
      return whyNobodyNamed(g, id);
    case 'pursue':
      return pursuitElsewhere(g, id);
    case 'first':
    case 'second':
      return [because('conf:F4.b', 'first-not-chosen')];
    case 'deploy':
      return [because('conf:F4.i', 'deployment-over')];
    case 'strike-back':
    case 'keep-die':
      return [because('conf:skill.ambidextrous', 'no-die-to-give')];
    case 'wound':
    case 'feint':
      return [because('conf:skill.feint', 'nothing-to-feint')];
    case 'use':
      return [because('conf:F9.d', 'no-moment')];
    case 'end':
      return [
        g.state.phase === COMBAT ? because('conf:IX-H.a', onlyPursuitWaits(g) ? 'pursuit-waits' : 'combats-wait') : whyNoAction(g, verb),
      ];
    case 'pass':
      if (g.state.phase !== COMBAT) return null;
      return [passIn(g.state.stack) !== null && attackUnderWay(g) === null ? MUST_ATTACK : because('conf:IX-0.c', 'nothing-to-pass')];
    default:
      return null;
  }
}
