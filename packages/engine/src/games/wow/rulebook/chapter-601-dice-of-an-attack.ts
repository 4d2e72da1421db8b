/** Chapter 601: the dice of an attack. */
import type { Paragraph } from './types.ts';

export const CHAPTER_601: readonly Paragraph[] = [
  {
    id: 'wow:601.1',
    title: {
      en: 'Attack roll',
      fr: "Jet d'attaque",
    },
    text: {
      en: "The attacker rolls as many dice as the attack's power; each success is a hit.",
      fr: "L'attaquant lance autant de dés que la puissance de l'attaque ; chaque succès vaut une touche.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:601.1a',
    title: {
      en: 'One roll for all targets',
      fr: 'Un seul jet pour toutes les cibles',
    },
    text: {
      en: 'Even with several targets a single attack roll is made and serves for all.',
      fr: "Même avec plusieurs cibles, un seul jet d'attaque est fait et vaut pour toutes.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:601.1b',
    title: {
      en: 'Attacker rerolls at once',
      fr: "Relances de l'attaquant",
    },
    text: {
      en: "The attacker's rerolls come right after the roll, before any defence roll.",
      fr: "Les relances de l'attaquant se font tout de suite après son jet, avant le moindre jet de défense.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:601.1b.ex',
    title: {
      en: 'Example: Cleave from high ground',
      fr: 'Exemple : Cleave en hauteur',
    },
    text: {
      en: 'From high ground Cleave strikes several enemies with one roll, and the attacker rerolls one die of that shared roll.',
      fr: "Depuis une hauteur, Cleave frappe plusieurs ennemis avec un jet unique, et l'attaquant relance un seul dé de ce jet commun.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:601.1c',
    title: {
      en: 'Crits',
      fr: 'Critiques',
    },
    text: {
      en: 'One or more crit results make the attack a crit and trigger each linked crit ability once. Those that add damage raise the hit count at once; the others wait for 602.2.',
      fr: "Un ou plusieurs résultats critiques rendent l'attaque critique et déclenchent chaque capacité critique liée une fois. Celles qui ajoutent des dégâts augmentent aussitôt le nombre de touches ; les autres attendent 602.2.",
    },
    source: 'rulebook',
  },
  {
    id: 'wow:601.2',
    title: {
      en: 'Defence roll',
      fr: 'Jet de défense',
    },
    text: {
      en: 'Each defender rolls dice equal to its armor against a physical attack or its resist against a magic one; each success is a block.',
      fr: 'Chaque défenseur lance autant de dés que son armure (attaque physique) ou sa résistance (attaque magique) ; chaque succès vaut un blocage.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:601.2a',
    title: {
      en: 'Defender rerolls at once',
      fr: 'Relances du défenseur',
    },
    text: {
      en: "A defender's rerolls follow its own roll immediately.",
      fr: 'Les relances du défenseur suivent immédiatement son propre jet.',
    },
    source: 'rulebook',
  },
  {
    id: 'wow:601.2b',
    title: {
      en: 'Defence crits are plain successes',
      fr: 'Critiques en défense',
    },
    text: {
      en: 'A 10 on defence is a success and nothing more.',
      fr: 'Un 10 en défense compte comme un succès, sans autre effet.',
    },
    source: 'rulebook',
  },
];
