/** Wound rolls and wounds, from what sources beside chapter 9 say. */
import type { Paragraph } from './types.ts';

export const WOUNDS_CHAPTER: readonly Paragraph[] = [
  {
    id: 'conf:II-B-1',
    title: { en: 'The wound roll', fr: 'Le jet de Blessures' },
    text: {
      en: "Two dice are rolled. The lower one is the location: 1 legs, 2 arms, 3 belly, 4 thorax, 5 or 6 head. The higher one, plus the attacker's FOR, minus the target's RES, is the final result; row and column give what happens (F2.a). On a double the one value serves as both. Sixes are not rolled again.",
      fr: "On lance deux dés. Le plus petit donne la localisation : 1 jambes, 2 bras, 3 ventre, 4 thorax, 5 ou 6 tête. Le plus grand, plus la FOR de l'attaquant, moins la RES de la cible, est le résultat final ; la ligne et la colonne disent ce qui arrive (F2.a). Sur un double, la même valeur sert aux deux. Les 6 ne se relancent pas.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F2.a',
    title: { en: 'The wound table', fr: 'La table des blessures' },
    text: {
      en: 'Five columns by location, and ten rows by final result: below 0, then pairs (0/1, 2/3 and so on) up to 16 and more. Chapter 9 fixes five cells: below 0, legs nothing, arms stunned, thorax light; at 6/7, belly serious, head killed outright. The other cells are our reconstruction, never milder to the right or downwards; owners of the printed table may put it in their set-up.',
      fr: "Cinq colonnes par localisation et dix lignes par résultat final : moins de 0, puis des paires (0/1, 2/3, etc.) jusqu'à 16 et plus. Le chapitre 9 fixe cinq cases : moins de 0, jambes rien, bras sonné, thorax légère ; à 6/7, ventre grave, tête tué net. Les autres sont notre reconstitution, jamais plus douce vers la droite ni vers le bas ; qui possède la table imprimée peut la mettre dans sa mise en place.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'conf:F2.b',
    title: { en: 'States and penalties', fr: 'États et malus' },
    text: {
      en: 'Stunned takes 1 from INI, ATT, FOR and DEF until the end of the round. A light wound takes 1, a serious one 2, a critical one 3 (F2.c), for the rest of the game unless healed or made worse. Stunned adds to a wound; wounds do not add to one another: the present level counts alone (F2.d).',
      fr: "Sonné retire 1 à INI, ATT, FOR et DEF jusqu'à la fin du tour. Une blessure légère retire 1, une grave 2, une critique 3 (F2.c), pour le reste de la partie sauf soin ou aggravation. Sonné s'ajoute à une blessure ; les blessures ne s'ajoutent pas entre elles : seul compte le niveau présent (F2.d).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F2.c',
    title: { en: 'Critical wound', fr: 'Blessure critique' },
    text: {
      en: 'A critical wound takes 3. Chapter 9 shows it for ATT only (IX-E-5.ex3); INI, FOR and DEF follow by analogy. That such a fighter may neither run nor charge is remembered by some: an option.',
      fr: "Une blessure critique retire 3. Le chapitre 9 ne le montre que pour l'ATT (IX-E-5.ex3) ; INI, FOR et DEF suivent par analogie. Certains se souviennent qu'un tel combattant ne peut ni courir ni charger : c'est une option.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F2.d',
    title: { en: 'Wounds accumulate', fr: "Les blessures s'accumulent" },
    text: {
      en: 'A light wound counts 1, a serious one 2, a critical one 3, and wounds are added: the sum gives the new level, and 4 or more kills. Light and light make serious, light and serious critical, serious and serious death. In another reading a wound no worse than the present one worsens it by one step: an option.',
      fr: "Une blessure légère vaut 1, une grave 2, une critique 3, et l'on additionne : la somme donne le nouveau niveau, et 4 ou plus tue. Légère et légère font grave, légère et grave critique, grave et grave la mort. Selon une autre lecture, une blessure qui n'est pas pire que la présente l'aggrave d'un degré : c'est une option.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F2.e',
    title: { en: 'Killed outright', fr: 'Tué net' },
    text: {
      en: 'A fighter killed outright is removed at once with all its remaining dice (IX-E-6.c). Being killed is no wound.',
      fr: "Un combattant tué net est retiré aussitôt avec tous les dés qui lui restaient (IX-E-6.c). Être tué n'est pas une blessure.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'conf:F2.f',
    title: { en: 'Doubles: exceptional wounds', fr: 'Doubles : blessures exceptionnelles' },
    text: {
      en: 'Cards speak of exceptional wounds, which a double on the wound roll brings; what they do is not in our sources. Chapter 9 reads a double 5 like any roll (IX-F-1.ex20), and so do we. An option takes an old tournament rule as a minimum: double 1 nothing, 2 stunned, 3 light, 4 serious, 5 critical, 6 killed.',
      fr: "Des cartes parlent de blessures exceptionnelles, qu'apporte un double au jet de Blessures ; leur effet n'est pas dans nos sources. Le chapitre 9 lit un double 5 comme tout autre jet (IX-F-1.ex20), et nous aussi. Une option prend pour minimum une vieille règle de tournoi : double 1 rien, 2 sonné, 3 légère, 4 grave, 5 critique, 6 tué.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'conf:F2.g',
    title: { en: 'Stunned twice', fr: 'Sonné deux fois' },
    text: {
      en: "A fighter that is already stunned suffers nothing more from a second 'stunned'.",
      fr: "Un combattant déjà sonné ne subit rien de plus d'un second « Sonné ».",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F2.h',
    title: { en: 'Healing', fr: 'Soins' },
    text: {
      en: 'Healing goes by one degree: critical becomes serious, serious light, light unhurt.',
      fr: "On soigne d'un degré : critique devient grave, grave légère, légère indemne.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
