/** The rules of Confrontation in reading order. */
import { type BookSource, like, pairs } from '../../rulings/book.ts';

export const book: BookSource = {
  outline: [
    {
      title: { en: 'The goal', fr: 'Le but' },
      text: {
        en: 'Have the higher strategic value left after six rounds, or be the only one left standing. Our sources set no end: this one is ours, and an option.',
        fr: 'Garder la plus forte valeur stratégique après six tours, ou rester seul debout. Nos sources ne fixent pas de fin\u00a0: celle-ci est de nous, et c’est une option.',
      },
      rules: ['F4.h'],
    },
    {
      title: { en: 'A round', fr: 'Un tour de jeu' },
      text: {
        en: 'Both players pile the cards of their fighters in a secret order, and a Tactics roll says who begins. Then they play a card each in turn, and all figures of the card act. When nobody has an action left the fights are settled; those in rout try to rally, and the round ends.',
        fr: 'Chacun empile les cartes de ses combattants dans un ordre secret, et un jet de Tactique dit qui commence. Puis on joue une carte chacun à son tour, et toutes les figurines de la carte agissent. Quand personne n’a plus d’action, les combats se règlent\u00a0; ceux qui sont en déroute tentent de se rallier, et le tour finit.',
      },
      rules: ['F4.a', 'F4.b', 'F4.c', 'F4.d', 'F4.g'],
    },
    {
      title: { en: 'Moving', fr: 'Se déplacer' },
      text: {
        en: 'A figure walks up to its MOU in centimetres, or runs twice as far. To walk into contact with an enemy is to engage it; to run into contact is to charge it, in a free straight line, and costs the one charged 1 in INI, ATT and DEF for the round.',
        fr: 'Une figurine marche jusqu’à son MOU en centimètres, ou court deux fois plus loin. Marcher jusqu’au contact d’un ennemi, c’est l’engager\u00a0; y courir, c’est le charger, en ligne droite et libre, ce qui coûte à celui qui est chargé 1 en INI, ATT et DEF pour le tour.',
      },
      rules: ['F5.a', 'F5.b', 'F5.c', 'F3.a'],
    },
    {
      title: { en: 'A fight', fr: 'Un combat' },
      text: {
        en: 'Figures in contact are cut into combats of one against one, or one against several. Each fighter has one die, and one more for each enemy in its combat, and lays every die on attack or on defence before Initiative is tested. The side that wins it strikes first in each pass: one die plus ATT, which a defence die plus DEF parries if it is at least equal.',
        fr: 'Les figurines au contact sont réparties en combats d’un contre un, ou d’un contre plusieurs. Chaque combattant a un dé, et un de plus par ennemi dans son combat, et place chacun en attaque ou en défense avant le test d’Initiative. Le camp qui le remporte frappe le premier à chaque passe\u00a0: un dé plus l’ATT, qu’un dé de défense plus la DEF pare s’il fait au moins autant.',
      },
      rules: ['IX-A-1.f', 'IX-C-2.b', 'IX-C-3.a', 'IX-C-3.g', 'IX-C-4.a', 'IX-D.c', 'IX-E-3.b'],
    },
    {
      title: { en: 'Wounds', fr: 'Les blessures' },
      text: {
        en: 'A blow that lands is followed by two dice: the lower one says where, the higher one plus FOR minus RES how badly. A light wound takes 1, a serious one 2, a critical one 3 from what a fighter tests with; worse kills.',
        fr: 'Un coup qui porte est suivi de deux dés\u00a0: le plus petit dit où, le plus grand, plus la FOR et moins la RES, dit à quel point. Une blessure légère ôte 1, une grave 2, une critique 3 à ce que teste le combattant\u00a0; au-delà, il est tué.',
      },
      rules: ['IX-E-6.a', 'II-B-1', 'F2.a', 'F2.b'],
    },
  ],
  terms: pairs(`
    Attack|Attaque, Authority|Autorité, base|socle, card|carte, charge|charge, combat die|dé de combat, contact|contact,
    counter-attack|contre-attaque, defence test|test de défense, die|dé, Discipline|Discipline, disengagement|désengagement, fear|peur,
    flying|vol, Initiative|Initiative, level|palier, master strike|coup de maître, melee|mêlée, movement|déplacement, pass|passe,
    penalty|malus, pursuit|poursuite, rank|rang, reserve|réserve, Resistance|Résistance, rout|déroute, separation|séparation,
    shooting|tir, skill|compétence, speaking turn|tour de parole, strategic value|valeur stratégique, Strength|Force,
    sustained defence|défense soutenue, wound|blessure
  `),
  chapters: [
    { title: { en: 'Tests and dice', fr: 'Tests et dés' }, has: like(/^F1\./) },
    { title: { en: 'Armies, the table and a round', fr: 'Armées, table et tour de jeu' }, has: like(/^F[49]\./) },
    { title: { en: 'Movement and contact', fr: 'Mouvement et contact' }, has: like(/^F5\./) },
    { title: { en: 'Charges', fr: 'Les charges' }, has: like(/^F3\./) },
    { title: { en: 'Fear, rout and rally', fr: 'Peur, déroute et ralliement' }, has: like(/^F8\./) },
    {
      title: { en: 'The combat phase: melees and combats', fr: 'La phase de combat\u00a0: mêlées et combats' },
      has: like(/^IX-(?:0|A-1)\./),
    },
    { title: { en: 'Separating melees', fr: 'Séparer les mêlées' }, has: like(/^IX-A-2/) },
    { title: { en: 'Flight and diving', fr: 'Le vol et le piqué' }, has: like(/^IX-B/) },
    { title: { en: 'The order of combats', fr: 'L’ordre des combats' }, has: like(/^IX-C(?:-1)?\./) },
    { title: { en: 'Combat dice, and placing them', fr: 'Les dés de combat, et leur placement' }, has: like(/^IX-C-[23]/) },
    { title: { en: 'Initiative', fr: 'L’Initiative' }, has: like(/^IX-C-4/) },
    { title: { en: 'Passes of arms', fr: 'Les passes d’armes' }, has: like(/^IX-D/) },
    { title: { en: 'Attack and defence', fr: 'Attaque et défense' }, has: like(/^IX-E/) },
    { title: { en: 'Wounds', fr: 'Les blessures' }, has: like(/^(?:II-B|F2)/) },
    { title: { en: 'A whole combat, dice by dice', fr: 'Un combat entier, dé par dé' }, has: like(/^IX-F/) },
    { title: { en: 'Pursuit, and the end of the phase', fr: 'La poursuite, et la fin de la phase' }, has: like(/^(?:IX-[GH]|VII-D|F6)/) },
    { title: { en: 'Skills', fr: 'Les compétences' }, has: like(/^skill\./) },
  ],
};
