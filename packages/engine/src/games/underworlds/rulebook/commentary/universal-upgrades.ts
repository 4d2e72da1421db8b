/** Questions on universal cards of Shadespire: upgrades. */
import type { Paragraph } from '../types.ts';

export const UNIVERSAL_UPGRADES: readonly Paragraph[] = [
  {
    id: 'wu:katophrane-relics.1',
    title: { en: 'Relics: how many draws', fr: 'Reliques : combien de pioches' },
    text: {
      en: 'The 4+ relic draw may follow each action: twice in a Charge and after each single attack of a multi-target attack, if the opponent does not react.',
      fr: "La pioche (4+ reliques) peut suivre chaque action : deux fois dans une Charge, et après chaque attaque d'une attaque multicible, si l'adversaire ne réagit pas.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:katophrane-relics.2',
    title: { en: 'Relics: Guard is an action', fr: 'Reliques : la Garde est une action' },
    text: {
      en: 'Going on Guard is an action of the fighter and triggers the draw.',
      fr: 'Se mettre en Garde est une action du combattant et déclenche la pioche.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:377.1',
    title: { en: 'Blessed Armour reads the defence roll', fr: 'Armure Bénie lit le jet de défense' },
    text: {
      en: 'It reads the defence roll itself: one wound token removed per critical rolled.',
      fr: 'Elle lit le jet de défense lui-même : un pion blessure retiré par critique obtenu.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:382.1',
    title: { en: 'Daemonic Weapon: before the attack', fr: "Arme Démoniaque : avant l'attaque" },
    text: {
      en: 'The damage is suffered before the attack.',
      fr: "Le dégât est subi avant l'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:382.2',
    title: { en: 'Daemonic Weapon: whose damage', fr: 'Arme Démoniaque : de qui vient le dégât' },
    text: {
      en: 'The bearer itself deals that damage.',
      fr: 'Le dégât est infligé par le porteur lui-même.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:416.1',
    title: { en: 'Two Shardcallers', fr: 'Deux Attire-éclats' },
    text: {
      en: 'Two Shardcallers at the start of a phase are simultaneous: use the sequencing rules for the order.',
      fr: "Deux Attire-éclats au début de phase sont simultanés : règles de séquençage pour l'ordre.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:420.1',
    title: { en: 'Soultrap after Twist the Knife', fr: 'Piège à Âme après Tournez le Couteau' },
    text: {
      en: 'Usable even after Twist the Knife: the moments differ (will succeed / taken out of action).',
      fr: 'Utilisable même si Tournez le Couteau a été joué : les moments diffèrent (réussite établie / mise hors de combat).',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:420.2',
    title: { en: 'Soultrap: may be driven back', fr: 'Piège à Âme : peut être repoussé' },
    text: {
      en: 'The saved target may be driven back.',
      fr: 'La cible sauvée peut être repoussée.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:420.3',
    title: { en: 'Soultrap: one last reaction only', fr: 'Piège à Âme : une seule réaction ultime' },
    text: {
      en: 'Only one of Last Chance, Last Lunge and Soultrap per attack.',
      fr: 'Une seule réaction parmi Dernière Chance, Ultime Riposte et Piège à Âme par attaque.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:420.4',
    title: { en: 'Soultrap after Rebound', fr: 'Piège à Âme après Rebond' },
    text: {
      en: 'Usable although Rebound was played, again because the moments differ.',
      fr: 'Utilisable même si Rebond a été joué, pour la même raison de moments distincts.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:423.1',
    title: { en: 'Swift Strike: push, then attack', fr: 'Frappe Éclair : pousser, puis attaquer' },
    text: {
      en: 'Choose the bearer, push it one hex (a reaction), then attack; allowed from out of range if the push brings range and sight, forbidden otherwise. If a reaction then breaks range the attack does not happen (neither success nor failure): the activation ends, with no attack reactions and nothing counted (Let the Blood Flow). A Charge still needs a valid target at the end of its move.',
      fr: "On choisit le porteur, on le pousse d'une case (réaction), puis il attaque ; permis hors de portée si la poussée met à portée et en vue, interdit sinon. Si une réaction casse ensuite la portée, l'attaque n'a pas lieu (ni réussie ni ratée) : l'activation finit, sans réaction à une attaque ni décompte (Que le Sang Coule). Une Charge exige toujours une cible valable à la fin de son Mouvement.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:431.1',
    title: { en: 'Total Offence against several', fr: 'Offensive Totale contre plusieurs' },
    text: {
      en: 'The bonus dice serve only the first attack of a multi-target attack.',
      fr: "Le bonus de dés ne sert qu'à la première attaque d'une attaque multicible.",
    },
    source: 'rulebook',
    slip: {
      en: "The French text has 'the bonus attack dice' in the singular; the card gives two, and both go to the first attack.",
      fr: "Le texte met « le dé d'attaque bonus » au singulier ; la carte en donne deux, et les deux vont à la première attaque.",
    },
  },
  {
    id: 'wu:432-charme-du-trompeur.1',
    title: { en: "Trickster's Charm: when", fr: 'Charme du Trompeur : quand' },
    text: {
      en: 'It works after the roll-off for first activation; if several have it, use sequencing.',
      fr: "L'aptitude s'applique après le tir au dé qui désigne le premier joueur ; si plusieurs en ont, séquençage.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:435.1',
    title: { en: 'Vampiric Weapon in a Last Lunge', fr: 'Arme Vampire dans une Ultime Riposte' },
    text: {
      en: 'If the Last Lunge attack kills and removes a token so that tokens drop below Wounds, the fighter survives and the opponent gains no glory.',
      fr: "Si l'attaque d'Ultime Riposte tue et retire un pion, et que les pions passent sous les Blessures, le combattant survit et l'adversaire ne gagne pas de gloire.",
    },
    source: 'rulebook',
  },
];
