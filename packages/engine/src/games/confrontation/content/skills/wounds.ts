/** Skills of wounds and death. */
import type { Skill } from '../types.ts';

export const WOUND_SKILLS: readonly Skill[] = [
  {
    id: 'fierce',
    names: { en: 'Fierce', fr: 'Acharné' },
    text: {
      en: 'When killed outright the bearer stays in play until the maintenance phase, with the penalties of a critical wound. It can be neither healed nor sacrificed. Its killers cannot pursue while it stands; it may pursue itself.',
      fr: "Tué net, le porteur reste en jeu jusqu'à la phase d'entretien, avec les malus d'une blessure critique. Il ne peut être ni soigné ni sacrifié. Ceux qui l'ont tué ne peuvent poursuivre tant qu'il est debout ; lui le peut.",
    },
    rule: 'conf:skill.fierce',
    standing: 'sure',
    x: 'none',
    played: true,
  },
  {
    id: 'survival-instinct',
    names: { en: 'Survival instinct', fr: 'Instinct de survie' },
    text: {
      en: 'Before each wound roll against the bearer a die is rolled: X or more cancels the wound roll. Of whoever has it twice the lower X counts, with one die.',
      fr: 'Avant chaque jet de Blessures contre le porteur, on lance un dé : X ou plus annule ce jet. À qui la possède deux fois, le plus petit X compte, avec un seul dé.',
    },
    rule: 'conf:skill.survival-instinct',
    standing: 'sure',
    x: 'number',
    played: true,
    twice: 'lowest',
  },
  {
    id: 'immunity',
    names: { en: 'Immunity', fr: 'Immunité' },
    text: {
      en: 'The bearer ignores what the card names: fear, wounds at a location (legs, arms, belly, thorax, head), exceptional wounds, or Master strikes, which count against it as ordinary attacks.',
      fr: 'Le porteur ignore ce que nomme la carte : la peur, les blessures à une localisation (jambes, bras, ventre, thorax, tête), les blessures exceptionnelles, ou les Coups de maître, qui comptent contre lui comme des attaques ordinaires.',
    },
    rule: 'conf:skill.immunity',
    standing: 'sure',
    x: 'word',
    played: true,
  },
  {
    id: 'huge',
    names: { en: 'Huge', fr: 'Énorme' },
    text: {
      en: 'The bearer has X counters and a Power of 2 + X. Each wound or death is lessened by one degree for each counter discarded, as many as possible at once: killed becomes critical, light becomes nothing.',
      fr: "Le porteur a X pions et une Puissance de 2 + X. Chaque blessure ou mort est réduite d'un degré par pion défaussé, autant que possible d'un coup : tué devient critique, légère devient rien.",
    },
    rule: 'conf:skill.huge',
    standing: 'sure',
    x: 'number',
    played: true,
    adds: { when: 'always', stats: { PUI: 'x' } },
  },
  {
    id: 'endurance',
    names: { en: 'Endurance', fr: 'Endurance' },
    text: {
      en: 'The bearer ignores the penalties of a light wound; those of Stunned and of other wounds hold.',
      fr: "Le porteur ignore les malus d'une blessure légère ; ceux de Sonné et des autres blessures valent.",
    },
    rule: 'conf:skill.endurance',
    standing: 'sure',
    x: 'none',
    played: true,
  },
  {
    id: 'personal-enemy',
    names: { en: 'Personal enemy', fr: 'Ennemi personnel' },
    text: {
      en: 'When the bearer kills an enemy that the card names, by its profile or its army, its wound is healed by one degree. The skill it gains besides is not played.',
      fr: "Quand le porteur tue un ennemi que nomme la carte, par son profil ou son armée, sa blessure est soignée d'un degré. La compétence qu'il gagne en plus n'est pas jouée.",
    },
    rule: 'conf:skill.personal-enemy',
    standing: 'sure',
    x: 'word',
    played: true,
  },
];
