/** Chapter 602: damage, and what comes after it. */
import type { Paragraph } from './types.ts';

export const CHAPTER_602: readonly Paragraph[] = [
  {
    id: 'wow:602.1',
    title: {
      en: 'Attack damage',
      fr: "Dégâts de l'attaque",
    },
    text: {
      en: "A defender's attack damage is hits minus its blocks; it may be replaced before being dealt.",
      fr: "Les dégâts infligés à un défenseur sont les touches moins ses blocages ; ils peuvent être remplacés avant d'être infligés.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:602.1a',
    title: {
      en: 'Dealing it: together, then destruction, then triggers',
      fr: 'Infliger ensemble, puis détruire, puis déclencher',
    },
    text: {
      en: "Once every defence is done, a positive result lowers the health dial by that much, for all defenders together. Destructions follow, then, before any later step, abilities triggered by attack damage; no other damage counts as 'attack damage'.",
      fr: "Une fois toutes les défenses faites, un résultat positif abaisse le cadran de santé d'autant, pour tous les défenseurs en même temps. Viennent ensuite les destructions, puis, avant toute autre étape, les capacités déclenchées par ces dégâts ; aucun autre dégât n'est « dégât d'attaque ».",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:602.2',
    title: {
      en: 'Pending crit effects',
      fr: 'Critiques en attente',
    },
    text: {
      en: 'Resolve pending crit abilities except those that start an attack (602.5). They apply as far as possible to a character destroyed during the attack or to its player: clock and Action Bar yes, position no.',
      fr: "On résout les critiques en attente, sauf ceux qui lancent une attaque (602.5). Ils s'appliquent autant que possible à un personnage détruit pendant l'attaque ou à son joueur : horloge et cartes Barre d'Action oui, position non.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:602.3',
    title: {
      en: "Non-crit 'after' effects",
      fr: 'Effets « après »',
    },
    text: {
      en: 'Now resolve the non-crit effects that say they act after the attack.',
      fr: "On résout maintenant les effets non critiques annoncés comme agissant après l'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:602.4',
    title: {
      en: 'Window for the unhurt',
      fr: "Fenêtre pour qui n'a rien subi",
    },
    text: {
      en: 'If an attacked character has taken no damage this turn, a window opens for reacts that require having been attacked and unhurt this turn.',
      fr: "Si un personnage attaqué n'a subi aucun dégât ce tour, s'ouvre une fenêtre pour les réactions exigeant d'avoir été attaqué sans dommage ce tour-ci.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:602.5',
    title: {
      en: 'Crit effects that attack again',
      fr: 'Critiques relançant une attaque',
    },
    text: {
      en: 'Last of all resolve the pending crit abilities that start a new attack.',
      fr: 'En tout dernier viennent les critiques différés qui font attaquer à nouveau.',
    },
    source: 'rulebook',
  },
];
