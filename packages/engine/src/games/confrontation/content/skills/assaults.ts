/** Skills of charge, pursuit and retreat, and of size. */
import type { Skill } from '../types.ts';

export const ASSAULTS: readonly Skill[] = [
  {
    id: 'charge-strength',
    names: { en: 'Charge strength', fr: 'Force en charge' },
    text: {
      en: 'In the combat after a charge the bearer has FOR + X.',
      fr: 'Dans le combat qui suit une charge, le porteur a FOR + X.',
    },
    rule: 'conf:skill.charge-strength',
    standing: 'likely',
    x: 'number',
    played: true,
    adds: { when: 'charging', stats: { FOR: 'x' } },
  },
  {
    id: 'bestial-charge',
    names: { en: 'Bestial charge', fr: 'Charge bestiale' },
    text: {
      en: 'Named on cards; what it does is not in our sources. As an option it gives one combat die more in the combat after a charge; otherwise nothing.',
      fr: "Nommée sur des cartes ; son effet n'est pas dans nos sources. En option, elle donne un dé de combat de plus dans le combat qui suit une charge ; sinon rien.",
    },
    rule: 'conf:skill.bestial-charge',
    standing: 'ours',
    x: 'none',
    played: true,
  },
  {
    id: 'amok',
    names: { en: 'Amok', fr: 'Amok' },
    text: {
      en: 'After a charge or an engagement the bearer has ATT+1 and FOR+1; contact by pursuit does not count.',
      fr: "Après une charge ou un engagement, le porteur a ATT+1 et FOR+1 ; un contact venu d'une poursuite ne compte pas.",
    },
    rule: 'conf:skill.amok',
    standing: 'sure',
    x: 'none',
    played: true,
    adds: { when: 'assaulting', stats: { ATT: 1, FOR: 1 } },
  },
  {
    id: 'war-cry',
    names: { en: 'War cry', fr: 'Cri de guerre' },
    text: {
      en: 'When the bearer charges, it counts for that charge as having PEUR X (F8.a).',
      fr: 'Quand le porteur charge, il compte, pour cette charge, comme doté de PEUR X (F8.a).',
    },
    rule: 'conf:skill.war-cry',
    standing: 'sure',
    x: 'number',
    played: true,
  },
  {
    id: 'implacable',
    names: { en: 'Implacable', fr: 'Implacable' },
    text: {
      en: 'The bearer may pursue X times more in a round (F6.b).',
      fr: 'Le porteur peut poursuivre X fois de plus dans un tour (F6.b).',
    },
    rule: 'conf:skill.implacable',
    standing: 'likely',
    x: 'number',
    played: true,
  },
  {
    id: 'disengagement',
    names: { en: 'Disengagement', fr: 'Désengagement' },
    text: {
      en: 'The difficulty of leaving contact (F5.f) is never above X for the bearer.',
      fr: 'La difficulté de quitter le contact (F5.f) ne dépasse jamais X pour le porteur.',
    },
    rule: 'conf:skill.disengagement',
    standing: 'sure',
    x: 'number',
    played: true,
  },
  {
    id: 'hard-boiled',
    names: { en: 'Hard-boiled', fr: 'Dur à cuire' },
    text: {
      en: 'Raises Power, and so what charges can do to the bearer (F3.b). That it is by 1 is ours.',
      fr: 'Augmente la Puissance, et donc ce que les charges peuvent faire au porteur (F3.b). Que ce soit de 1 est de nous.',
    },
    rule: 'conf:skill.hard-boiled',
    standing: 'ours',
    x: 'none',
    played: true,
    adds: { when: 'always', stats: { PUI: 1 } },
  },
  {
    id: 'thick-brute',
    names: { en: 'Thick brute', fr: 'Brute épaisse' },
    text: {
      en: 'Raises Power when charges are compared (F3.b). That it is by 1 is ours.',
      fr: 'Augmente la Puissance quand on compare les charges (F3.b). Que ce soit de 1 est de nous.',
    },
    rule: 'conf:skill.thick-brute',
    standing: 'ours',
    x: 'none',
    played: true,
    adds: { when: 'always', stats: { PUI: 1 } },
  },
  {
    id: 'crushing-charge',
    names: { en: 'Crushing charge', fr: 'Charge écrasante' },
    text: {
      en: 'Charging an enemy whose Power is lower by 2 or more, the bearer makes the penalty of the charge 2 (F3.a). It is a line of a card without a name in our sources: the name is ours.',
      fr: "Quand le porteur charge un ennemi dont la Puissance est plus basse de 2 ou plus, le malus de la charge est de 2 (F3.a). C'est une ligne d'une carte, sans nom dans nos sources : le nom est de nous.",
    },
    rule: 'conf:skill.crushing-charge',
    standing: 'likely',
    x: 'none',
    played: true,
  },
];
