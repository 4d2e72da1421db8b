/** Chapter 9, section F: the example of a combat, roll by roll, and the states it explains. */
import type { Paragraph } from './types.ts';

export const CHAPTER_IX_F: readonly Paragraph[] = [
  {
    id: 'conf:IX-F.ex1',
    title: { en: 'Example: who fights', fr: 'Exemple : les combattants' },
    text: {
      en: 'A praetorian guard (Griffin player) faces two Dirz clones and a dawn warrior (Scorpion player).',
      fr: "Camp Griffon : un garde prétorien. Camp Scorpion : deux clones de Dirz et un guerrier de l'aube.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F.ex2',
    title: { en: 'Example: dice dealt', fr: 'Exemple : dés reçus' },
    text: {
      en: 'Four dice for the praetorian, two for each of the three others.',
      fr: 'Quatre dés pour le prétorien, deux pour chacun des trois autres.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F.ex3',
    title: { en: 'Example: Scorpion allocation', fr: 'Exemple : répartition du Scorpion' },
    text: {
      en: 'Clone 1: 2 attack. Clone 2: 1 attack, 1 defence. Dawn warrior: 2 attack.',
      fr: "Clone 1 : 2 en attaque. Clone 2 : 1 en attaque, 1 en défense. Guerrier de l'aube : 2 en attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F.ex4',
    title: { en: 'Example: Griffin allocation', fr: 'Exemple : répartition du Griffon' },
    text: {
      en: 'Praetorian, declared last: 3 attack, 1 defence.',
      fr: 'Prétorien, déclaré en dernier : 3 en attaque, 1 en défense.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F.ex5',
    title: { en: 'Example: Initiative', fr: 'Exemple : Initiative' },
    text: {
      en: 'The Scorpion wins Initiative (the dice of IX-C-4.ex2, 6 against 7, are the same match-up).',
      fr: "Le Scorpion gagne l'Initiative (les dés de IX-C-4.ex2, 6 contre 7, correspondent à la même affiche).",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex1',
    title: { en: 'Pass 1: clone 1 is first attacker', fr: "Passe 1 : clone 1 attaque d'abord" },
    text: {
      en: 'The Scorpion opens the pass and names clone 1; the Griffin, trusting his Resistance, does not defend.',
      fr: 'Le Scorpion ouvre la passe et désigne le clone 1 ; le Griffon, sûr de sa Résistance, ne défend pas.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex2',
    title: { en: 'Roll 1: clone 1 attack', fr: 'Jet 1 : attaque du clone 1' },
    text: {
      en: 'Die 3, ATT 3, total 6; no defence: hit.',
      fr: 'Dé 3, ATT 3, total 6 ; aucune défense : touché.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex3',
    title: { en: 'Roll 2: wound on the praetorian', fr: 'Jet 2 : blessure du prétorien' },
    text: {
      en: 'FOR 4 against RES 11, dice 2 and 4: the lower (2) means arms; 4+4-11 = -3; cell arms / below 0: stunned.',
      fr: 'FOR 4 contre RES 11, dés 2 et 4 : le plus petit (2) désigne les bras ; 4+4-11 = -3 ; case bras / moins de 0 : sonné.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.a',
    title: { en: 'Stunned: what it does', fr: 'Sonné : effet' },
    text: {
      en: 'Stunned is not a true wound: INI, ATT, FOR and DEF drop by one until the end of the round, and a counter shows it.',
      fr: "Sonné n'est pas une vraie blessure : INI, ATT, FOR et DEF baissent d'un point jusqu'à la fin du tour, et un pion le signale.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex4',
    title: { en: 'Clone 1 has done his attack for this pass', fr: 'Le clone 1 a fini sa passe' },
    text: {
      en: 'With a single opponent he gets one blow per pass; his second die waits.',
      fr: "Avec un seul adversaire, il n'a droit qu'à un coup par passe ; son second dé attend.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex5',
    title: { en: 'Pass 1: clone 2 attacks, still no defence', fr: 'Passe 1 : clone 2 attaque, toujours sans défense' },
    text: {
      en: 'Second attacker: clone 2. The Griffin still keeps his die.',
      fr: 'Deuxième attaquant : le clone 2. Le Griffon garde encore son dé.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex6',
    title: { en: 'Roll 3: clone 2 attack, natural 1', fr: 'Jet 3 : attaque du clone 2, un 1 naturel' },
    text: {
      en: 'Die 1, ATT 3, total 4; undefended, the attack hits in spite of the 1.',
      fr: "Dé 1, ATT 3, total 4 ; sans défense, l'attaque touche malgré le 1.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex7',
    title: { en: 'Roll 4: second wound roll', fr: 'Jet 4 : deuxième jet de blessures' },
    text: {
      en: 'FOR 4 against RES 11, dice 1 and 3: legs; 3+4-11 = -4; cell legs / below 0: nothing.',
      fr: 'FOR 4 contre RES 11, dés 1 et 3 : jambes ; 3+4-11 = -4 ; case jambes / moins de 0 : rien.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex8',
    title: { en: 'Clone 2 will not attack again', fr: "Le clone 2 n'attaquera plus" },
    text: {
      en: 'One blow per pass, and his other die is in defence: he will not attack again in this combat.',
      fr: "Un seul coup par passe, et son autre dé est en défense : il n'attaquera plus dans ce combat.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex9',
    title: {
      en: 'Pass 1: the dawn warrior attacks, the die is committed',
      fr: "Passe 1 : le guerrier de l'aube attaque, le dé est engagé",
    },
    text: {
      en: 'Third and last attacker; this time the Griffin commits his only defence die.',
      fr: 'Troisième et dernier attaquant ; cette fois le Griffon engage son unique dé de défense.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex10',
    title: { en: 'Roll 5: dawn warrior attack', fr: "Jet 5 : attaque du guerrier de l'aube" },
    text: {
      en: 'Die 5, ATT 3, total 8.',
      fr: 'Dé 5, ATT 3, total 8.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex11',
    title: { en: 'Roll 6: praetorian defence', fr: 'Jet 6 : défense du prétorien' },
    text: {
      en: 'Die 5, DEF 5, stunned -1, total 9 against 8: parried.',
      fr: 'Dé 5, DEF 5, sonné -1, total 9 contre 8 : paré.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex12',
    title: { en: 'Pass 1: the sides swap', fr: 'Passe 1 : on change de camp' },
    text: {
      en: 'The three Scorpions having attacked, the Griffin becomes attacker; with three dice for three enemies he must target each of them.',
      fr: "Les trois Scorpions ayant attaqué, le Griffon devient attaquant ; avec trois dés pour trois ennemis, il doit viser chacun d'eux.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex13',
    title: { en: 'Pass 1: praetorian on clone 2, who parries', fr: 'Passe 1 : prétorien sur clone 2, qui pare' },
    text: {
      en: 'First target: clone 2, who commits his defence die.',
      fr: 'Première cible : le clone 2, qui engage son dé de défense.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex14',
    title: { en: 'Roll 7: praetorian attack on clone 2, natural 1', fr: 'Jet 7 : attaque du prétorien sur le clone 2, un 1 naturel' },
    text: {
      en: 'Die 1, ATT 5, stunned -1, total 5 (again a 1 that is not a failure).',
      fr: "Dé 1, ATT 5, sonné -1, total 5 (encore un 1 qui n'est pas un échec).",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex15',
    title: { en: 'Roll 8: clone 2 defence', fr: 'Jet 8 : défense du clone 2' },
    text: {
      en: 'Die 4, DEF 2, total 6 against 5: parried.',
      fr: 'Dé 4, DEF 2, total 6 contre 5 : paré.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex16',
    title: { en: 'Roll 9: praetorian attack on the dawn warrior', fr: "Jet 9 : attaque du prétorien sur le guerrier de l'aube" },
    text: {
      en: 'Target without defence dice. Die 4, ATT 5, stunned -1, total 8: hit.',
      fr: 'Cible sans dé de défense. Dé 4, ATT 5, sonné -1, total 8 : touché.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.b',
    title: { en: 'Note: the attack roll may be skipped', fr: "Note : jet d'attaque facultatif" },
    text: {
      en: 'To save time an undefended attack need not be rolled if Attack, after penalties, exceeds 0, since it cannot then fail.',
      fr: "Pour gagner du temps, on peut ne pas lancer une attaque non défendue si l'Attaque, malus déduits, dépasse 0, puisqu'elle ne peut alors pas échouer.",
    },
    source: 'rulebook',
    slip: {
      en: "The note asks for an Attack above 0. With Attack 0 a die of 1 makes 1, which does not fail either; we keep the note's own condition.",
      fr: "La note demande une Attaque supérieure à 0. Avec une Attaque de 0, un dé de 1 donne 1, qui n'est pas un échec non plus ; nous gardons la condition de la note.",
    },
  },
  {
    id: 'conf:IX-F-1.ex17',
    title: { en: 'Roll 10: wound on the dawn warrior', fr: "Jet 10 : blessure du guerrier de l'aube" },
    text: {
      en: 'FOR 8 stunned -1 against RES 7, dice 3 and 6: belly; 6+8-7-1 = 6; cell belly / 6-7: serious wound.',
      fr: 'FOR 8 sonné -1 contre RES 7, dés 3 et 6 : ventre ; 6+8-7-1 = 6 ; case ventre / 6-7 : blessure grave.',
    },
    source: 'rulebook',
    slip: {
      en: "Our source places the blow in the 'abdomen' and reads the column 'belly': one and the same location.",
      fr: "Notre source place le coup à l'« abdomen » et lit la colonne « Ventre » : c'est une seule et même localisation.",
    },
  },
  {
    id: 'conf:IX-F-1.c',
    title: { en: 'Serious wound: what it does', fr: 'Blessure grave : effet' },
    text: {
      en: 'A serious wound lowers INI, ATT, FOR and DEF by two for the rest of the game, unless it is healed or made worse; a counter shows it.',
      fr: 'Une blessure grave baisse INI, ATT, FOR et DEF de deux points pour le reste de la partie, sauf soin ou aggravation ; un pion le signale.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex18',
    title: { en: 'Roll 11: praetorian attack on clone 1', fr: 'Jet 11 : attaque du prétorien sur le clone 1' },
    text: {
      en: 'Third and last attack, undefended target: die 2, ATT 5, stunned -1, total 6: hit.',
      fr: 'Troisième et dernière attaque, cible sans défense : dé 2, ATT 5, sonné -1, total 6 : touché.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex19',
    title: { en: 'Note repeated for clone 1', fr: 'Note répétée pour le clone 1' },
    text: {
      en: 'The text repeats that here too the attack roll could have been skipped.',
      fr: "Le texte rappelle qu'ici aussi on pouvait se passer de lancer l'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex20',
    title: { en: 'Roll 12: wound on clone 1', fr: 'Jet 12 : blessure du clone 1' },
    text: {
      en: 'FOR 8 stunned -1 against RES 5, dice 5 and 5: head; 5+8-5-1 = 7; cell head / 6-7: killed outright.',
      fr: 'FOR 8 sonné -1 contre RES 5, dés 5 et 5 : tête ; 5+8-5-1 = 7 ; case tête / 6-7 : tué net.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex21',
    title: { en: 'Clone 1 leaves with his die', fr: 'Le clone 1 sort avec son dé' },
    text: {
      en: 'The model is removed at once and its remaining attack die is lost.',
      fr: "La figurine est retirée sur-le-champ et le dé d'attaque qui lui restait est perdu.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-1.ex22',
    title: { en: 'End of pass 1', fr: 'Fin de la passe 1' },
    text: {
      en: 'The praetorian having struck his last blow, the pass ends and another begins.',
      fr: 'Le prétorien ayant porté son dernier coup, la passe se termine et une autre commence.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-2.ex1',
    title: { en: 'Pass 2: only the dawn warrior can attack', fr: "Passe 2 : seul le guerrier de l'aube attaque" },
    text: {
      en: 'The Scorpion attacks again; clone 1 being dead, the dawn warrior, the only one with an attack die, is named automatically. The praetorian has no defence left.',
      fr: "Le Scorpion reprend la main ; le clone 1 étant mort, le guerrier de l'aube, seul à garder un dé d'attaque, est désigné d'office. Le prétorien n'a plus de défense.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-2.ex2',
    title: { en: 'Roll 13: dawn warrior attack', fr: "Jet 13 : attaque du guerrier de l'aube" },
    text: {
      en: 'Die 3, ATT 3, serious wound -2, total 4: hit.',
      fr: 'Dé 3, ATT 3, blessure grave -2, total 4 : touché.',
    },
    source: 'rulebook',
    slip: {
      en: 'Our source gives the die and the hit but no total; 3 + 3 - 2 = 4 is our sum.',
      fr: 'Notre source donne le dé et le coup porté, mais pas le total ; 3 + 3 - 2 = 4 est notre calcul.',
    },
  },
  {
    id: 'conf:IX-F-2.ex3',
    title: { en: 'Note repeated for the dawn warrior', fr: "Note répétée pour le guerrier de l'aube" },
    text: {
      en: 'Here again the roll was optional, his Attack after penalties being 1.',
      fr: 'Là encore le lancer était facultatif, son Attaque après malus valant 1.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-2.ex4',
    title: { en: 'Roll 14: wound on the praetorian', fr: 'Jet 14 : blessure du prétorien' },
    text: {
      en: 'FOR 7 less 2 against RES 11, dice 4 and 5: thorax; 5+7-11-2 = -1; cell thorax / below 0: light wound.',
      fr: 'FOR 7 diminuée de 2 contre RES 11, dés 4 et 5 : thorax ; 5+7-11-2 = -1 ; case thorax / moins de 0 : blessure légère.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-2.a',
    title: { en: 'Light wound: what it does', fr: 'Blessure légère : effet' },
    text: {
      en: 'A light wound lowers INI, ATT, FOR and DEF by one for the rest of the game; a counter shows it.',
      fr: "Une blessure légère baisse INI, ATT, FOR et DEF d'un point pour le reste de la partie ; un pion le signale.",
    },
    source: 'rulebook',
    slip: {
      en: "Our source does not repeat here 'unless healed or made worse', as it says of a serious wound (IX-F-1.c). We read that the same holds.",
      fr: 'Notre source ne répète pas ici « sauf soin ou aggravation », comme elle le dit de la blessure grave (IX-F-1.c). Nous lisons que cela vaut aussi.',
    },
  },
  {
    id: 'conf:IX-F-2.b',
    title: { en: 'Stunned and wounded add up', fr: "Sonné et blessé s'additionnent" },
    text: {
      en: 'A Stunned counter stays beside a wound: the two states add up.',
      fr: "Le pion Sonné reste à côté d'une blessure : les deux états se cumulent.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-F-2.ex5',
    title: { en: 'End of the combat', fr: 'Fin du combat' },
    text: {
      en: 'Nobody has an attack die left, so the combat is over; no side has killed all its opponents, hence no pursuit.',
      fr: "Tous les dés d'attaque étant épuisés, le combat est fini ; aucun camp n'a tué tous ses adversaires, donc pas de poursuite.",
    },
    source: 'rulebook',
  },
];
