import type { PrintedCard } from '../types.ts';

/** For the unhurt only (602.4). Damage that is not attack damage: no dice, no defence. */
export const RIPOSTE: PrintedCard = {
  id: 'K22',
  names: { en: 'Riposte', fr: 'Riposte' },
  category: 'react',
  type: 'none',
  ticks: 2,
  restriction: ['warrior', 'rogue'],
  ability: { kind: 'react', ticks: 2, to: { on: 'unhurt', adjacent: true }, effects: [{ do: 'damage', n: 2, who: 'attacker' }] },
  text: {
    en: 'Play only if this character was attacked by an adjacent enemy and took no damage this turn. Deal 2 damage to that enemy. (This is not an attack.)',
    fr: "À jouer seulement si ce personnage a été attaqué par un ennemi adjacent et n'a subi aucun dégât ce tour-ci. Infligez 2 dégâts à cet ennemi. (Ce n'est pas une attaque.)",
  },
};
