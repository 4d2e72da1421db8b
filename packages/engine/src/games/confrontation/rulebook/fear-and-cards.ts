/** Fear and rout, profiles and armies, from what sources beside chapter 9 say. */
import type { Paragraph } from './types.ts';

export const FEAR_AND_CARDS: readonly Paragraph[] = [
  {
    id: 'conf:F8.a',
    title: { en: 'Courage against fear', fr: 'Le courage face à la peur' },
    text: {
      en: 'A card prints COU or PEUR, never both. A fighter that assaults an enemy with PEUR, or is assaulted by one, takes a Courage test with that PEUR as its difficulty. Whoever succeeds need not fear that value or a lower one again. A fighter with PEUR of its own does not test. That an engagement asks for the test as a charge does is our reading; a pursuit into contact is no assault and asks for none (F6.c).',
      fr: "Une carte porte COU ou PEUR, jamais les deux. Un combattant qui donne l'assaut à un ennemi doté de PEUR, ou qui subit son assaut, fait un test de Courage dont cette PEUR est la difficulté. Qui réussit n'a plus à craindre cette valeur ni une plus basse. Un combattant doté de PEUR ne fait pas de test. Qu'un engagement demande le test comme une charge est notre lecture ; une poursuite jusqu'au contact n'est pas un assaut et n'en demande pas (F6.c).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F8.b',
    title: { en: 'Rout', fr: 'Déroute' },
    text: {
      en: 'A fighter that fails is in rout: it makes no assault, nor does it pursue into contact (F6.c), and one that wanted to charge or engage stays where it is. One that cannot get away must put all its combat dice in defence; of flight, this is the part of the rule that we play.',
      fr: "Un combattant qui échoue est en déroute : il ne donne pas l'assaut, ne poursuit pas jusqu'au contact (F6.c), et celui qui voulait charger ou engager reste sur place. Celui qui ne peut s'éloigner doit placer tous ses dés de combat en défense ; de la fuite, c'est la part de la règle que nous jouons.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F8.c',
    title: { en: 'Rally', fr: 'Ralliement' },
    text: {
      en: 'After the combat phase (IX-H.a) those in rout test their Courage and are rallied if they succeed; PEUR stands for it on a card without COU. The difficulty is not in our sources: 5 is ours, and an option.',
      fr: "Après la phase de combat (IX-H.a), ceux qui sont en déroute testent leur Courage et se rallient s'ils réussissent ; la PEUR en tient lieu sur une carte sans COU. La difficulté n'est pas dans nos sources : 5 est de nous, et en option.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'conf:F9.a',
    title: { en: 'Profiles and unknown values', fr: 'Profils et valeurs inconnues' },
    text: {
      en: "A profile tells a fighter's characteristics and skills. A value that no source gives us stays unknown; where it is needed to fight, we put one of our own in its place and say so. A fighter without MOU, INI, ATT, FOR, DEF, RES, DIS or PA cannot be played.",
      fr: "Un profil dit les caractéristiques et les compétences d'un combattant. Une valeur qu'aucune source ne nous donne reste inconnue ; là où il en faut une pour combattre, nous en mettons une de notre cru et le disons. Un combattant sans MOU, INI, ATT, FOR, DEF, RES, DIS ou PA ne peut être joué.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
  {
    id: 'conf:F9.b',
    title: { en: 'Armies', fr: 'Armées' },
    text: {
      en: 'An army is built up to a total of strategic value (PA) that the players agree on. A card stands for one to three figures of one profile; ranks, which limit the choice, are not checked here.',
      fr: "Une armée se compose jusqu'à un total de valeur stratégique (PA) dont les joueurs conviennent. Une carte vaut pour une à trois figurines d'un même profil ; les rangs, qui limitent le choix, ne sont pas vérifiés ici.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'conf:F9.c',
    title: { en: 'Power as size', fr: 'La Puissance comme taille' },
    text: {
      en: 'Power (PUI) tells size and mass, and has nothing to do with the POU of magicians. Ordinary fighters have about 1, those of Huge/X 2 + X. Where a card tells none we take 1, and 2 for cavalry and creatures.',
      fr: "La Puissance (PUI) dit la taille et la masse, et n'a rien à voir avec le POU des magiciens. Les combattants ordinaires ont environ 1, ceux d'Énorme/X 2 + X. Où une carte n'en dit rien, nous prenons 1, et 2 pour la cavalerie et les créatures.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'conf:F9.d',
    title: { en: 'Effects of cards', fr: 'Effets des cartes' },
    text: {
      en: 'A spell, a miracle or the like may be used at its moment of the combat phase: at its beginning, between two combats, at its end (IX-0.c). In this program such an effect works once a match, and heals by one degree, stuns, strengthens or weakens until the round ends. The players come in the order of the Tactics roll; by option the other way round, or from whoever has the speaking turn.',
      fr: "Un sort, un miracle ou leur pareil s'emploie à son moment de la phase de combat : au début, entre deux combats, à la fin (IX-0.c). Dans ce programme, un tel effet sert une fois par partie, et soigne d'un degré, sonne, renforce ou affaiblit jusqu'à la fin du tour. Les joueurs passent dans l'ordre du jet de Tactique ; en option dans l'ordre inverse, ou à partir de celui qui a la parole.",
    },
    source: 'facts',
    confidence: 'ours',
    ruled: true,
  },
];
