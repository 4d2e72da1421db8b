/** Actions asked for at a node that knows no such action: the rule that says when they can be taken. */
import type { Refusal, RuleId } from '../../../core/index.ts';
import { COMBAT } from '../state.ts';
import type { Conf } from '../table.ts';
import { attackUnderWay, parryTooLate } from './attack.ts';
import { type CombatFrame, combatSequence, passSequence } from './frames.ts';
import { waitsForInitiative } from './placing.ts';
import { pursuitElsewhere } from './pursuing.ts';
import { figureNamed } from './telling.ts';

function because(rule: RuleId, key: string, args: Refusal['args'] = {}): Refusal {
  return { rule, key, args };
}

/** Dice, once placed, stay where they are; before their combat there are none (IX-C-4.b, IX-C-4.c). */
function whyNoDice(g: Conf, id: string): Refusal[] {
  const combat = g.state.stack.findLast((f) => f.seq === combatSequence.id)?.d as CombatFrame | undefined;
  if (combat === undefined) return [because('conf:IX-C-2.a', 'no-combat-now')];
  const fig = figureNamed(g, id.slice(5).split('=')[0]);
  if (fig >= 0 && waitsForInitiative(g, fig) && combat.first < 0) return [because('conf:IX-C-4.i', 'not-yet', { figure: { figure: fig } })];
  return [because('conf:IX-C-4.c', 'dice-frozen')];
}

/** Why an attack cannot be declared now. */
function whyNoAttack(g: Conf): Refusal[] {
  if (g.state.stack.some((f) => f.seq === passSequence.id)) return [because('conf:IX-E.a', 'one-attack-at-a-time')];
  return [because('conf:IX-C-4.a', 'no-pass-yet')];
}

/** Whether an attack is under way whose test is behind: until then nothing was there to roll again. */
function attackRolled(g: Conf): boolean {
  const attack = attackUnderWay(g);
  return attack !== null && (attack.missed === 1 || attack.difficulty !== 0);
}

const IN_ACTIVATION = ['stay', 'move', 'engage', 'charge', 'dive', 'level', 'leave', 'card', 'order'];

/** Why an action of this name cannot happen here; null where the name says nothing. */
export function notNow(g: Conf, id: string): readonly Refusal[] | null {
  const verb = id.split(':')[0];
  if (IN_ACTIVATION.includes(verb))
    return [g.state.phase === COMBAT ? because('conf:IX-0.a', 'activation-over') : because('conf:F4.d', 'not-your-card')];
  switch (verb) {
    case 'parry':
      return parryTooLate(g, id);
    case 'dice':
      return whyNoDice(g, id);
    case 'initiative':
      return [because('conf:IX-C-4.b', 'dice-first')];
    case 'attack':
      return whyNoAttack(g);
    case 'again':
    case 'keep':
      return attackRolled(g) ? [because('conf:IX-E-2.c', 'too-late-again')] : [because('conf:F1.b', 'nothing-again')];
    case 'combat':
      return [because('conf:IX-C-1.d', 'no-speaking-turn')];
    case 'separate':
      return [because('conf:IX-A-2.c', 'nothing-to-separate')];
    case 'name':
      return [because('conf:F1.d', 'nobody-to-name')];
    case 'pursue':
      return pursuitElsewhere(g, id);
    case 'deploy':
      return [because('conf:F4.i', 'deployment-over')];
    case 'use':
      return [because('conf:F9.d', 'no-moment')];
    case 'end':
      return g.state.phase === COMBAT ? [because('conf:IX-H.a', 'combats-wait')] : null;
    case 'pass':
      return g.state.phase === COMBAT ? [because('conf:IX-0.c', 'nothing-to-pass')] : null;
    default:
      return null;
  }
}
