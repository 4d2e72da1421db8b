/** Charges and pursuit, from what sources beside chapter 9 say. */
import type { Paragraph } from './types.ts';

export const CHARGE_AND_PURSUIT: readonly Paragraph[] = [
  {
    id: 'conf:F3.a',
    title: { en: 'What a charge does to its target', fr: 'Ce que la charge fait à sa cible' },
    text: {
      en: 'A fighter that has been charged has INI-1, ATT-1 and DEF-1 until the end of the round; its FOR is untouched. Chapter 9 shows the ATT, in both passes of a combat (IX-E-5.ex3, IX-E-5.ex9); the rest follows by analogy. The one who charged gains nothing by itself.',
      fr: "Un combattant chargé a INI-1, ATT-1 et DEF-1 jusqu'à la fin du tour ; sa FOR est intacte. Le chapitre 9 le montre pour l'ATT, aux deux passes d'un combat (IX-E-5.ex3, IX-E-5.ex9) ; le reste suit par analogie. Celui qui a chargé ne gagne rien par là même.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F3.b',
    title: { en: 'Power spares the bigger one', fr: 'La Puissance épargne le plus grand' },
    text: {
      en: "The penalty of a charge depends on Power (F9.c). That it is 1, and nothing where the target's Power is higher than the charger's, is our reading of cards that speak of exceptions. One of these makes it 2: skill Crushing charge.",
      fr: "Le malus de charge dépend de la Puissance (F9.c). Qu'il soit de 1, et nul si la Puissance de la cible dépasse celle du chargeur, est notre lecture de cartes qui parlent d'exceptions. L'une d'elles le porte à 2 : compétence Charge écrasante.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'conf:F3.c',
    title: { en: 'Strength on the charge', fr: 'Force en charge' },
    text: {
      en: 'Lances and the like give their bearer more FOR in the combat after a charge: skill Charge strength.',
      fr: 'Les lances et armes semblables donnent à leur porteur plus de FOR dans le combat qui suit une charge : compétence Force en charge.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F3.d',
    title: { en: 'Engaging gives no penalty', fr: 'Engager ne donne aucun malus' },
    text: {
      en: 'A fighter reached by an enemy who walked into contact (F5.c) suffers no penalty from it.',
      fr: "Un combattant rejoint par un ennemi venu au contact en marchant (F5.c) n'en subit aucun malus.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:VII-D',
    title: { en: 'The pursuit move', fr: 'Le mouvement de poursuite' },
    text: {
      en: 'A fighter with the right to pursue (IX-G.a) may move up to half its MOU, its flying MOU at level 1 or 2 (IX-B-1.c). It is never forced to. That it is half of MOU is remembered, not read; the whole of it is an option.',
      fr: "Un combattant qui a le droit de poursuivre (IX-G.a) peut se déplacer de la moitié de son MOU, son MOU en vol aux paliers 1 ou 2 (IX-B-1.c). Il n'y est jamais obligé. La moitié du MOU vient de mémoire, non d'un texte ; le MOU entier est une option.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F6.b',
    title: { en: 'One pursuit a round', fr: 'Une poursuite par tour' },
    text: {
      en: 'A fighter pursues once a round; Implacable/X allows X further pursuits.',
      fr: 'Un combattant poursuit une fois par tour ; Implacable/X permet X poursuites de plus.',
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F6.c',
    title: { en: 'Pursuit into contact is no charge', fr: "Poursuivre jusqu'au contact n'est pas charger" },
    text: {
      en: 'A pursuit that ends in contact with an enemy engages it: a new combat follows at once, in the same speaking turn and with fresh dice (IX-G.b). It is no charge: no penalty for the enemy, no strength on the charge, and the bonus of a dive is gone (IX-B-2.f).',
      fr: "Une poursuite qui finit au contact d'un ennemi l'engage : un nouveau combat suit aussitôt, dans le même tour de parole et avec de nouveaux dés (IX-G.b). Ce n'est pas une charge : pas de malus pour l'ennemi, pas de force en charge, et le bonus du piqué est perdu (IX-B-2.f).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
];
