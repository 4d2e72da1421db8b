/** A1. The attacks a fighter could make, in words. */
import type { Say } from '../../../core/index.ts';
import type { Und } from '../defs.ts';
import { freshAttack, type PartOf } from './frames.ts';
import { ALL, attackIn, targetIn } from './packing.ts';
import { pushesBefore, targetsFrom } from './targets.ts';
import { damageOf, diceOf } from './values.ts';

/** An attack in words, with the dice it rolls and the damage it does as things stand; against several these may differ, and go unsaid. */
export function attackSay(g: Und, fighter: number, code: number, how: PartOf & { readonly seat?: number } = {}): Say {
  const t = targetIn(code);
  const { attack: a } = g.table.attacks[attackIn(code)];
  const args = { figure: { figure: fighter }, attack: { term: `attack.${a.id}` } };
  const against = (target: number): { readonly dice: number; readonly damage: number } => {
    const made = { ...freshAttack(fighter, target, g.state.fighters[fighter].seat, attackIn(code)), ...how };
    return { dice: diceOf(g, made), damage: damageOf(g, made) };
  };
  if (t !== ALL) return { key: 'attack', args: { ...args, target: { figure: t }, ...against(t) } };
  // Where the attacker may be pushed first, its targets are known only after that.
  if (pushesBefore(g, fighter, attackIn(code)).length > 0) return { key: 'attack-all', args };
  const { hex, seat } = g.state.fighters[fighter];
  const all = targetsFrom(g, fighter, attackIn(code), hex, how.seat ?? seat).map(against);
  const alike = all.length > 0 && all.every((a) => a.dice === all[0].dice && a.damage === all[0].damage);
  return { key: 'attack-all', args: alike ? { ...args, ...all[0] } : args };
}
