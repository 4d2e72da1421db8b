/** Chapter 9, section E: one attack, from target to wound roll. */
import type { Paragraph } from './types.ts';

export const CHAPTER_IX_E: readonly Paragraph[] = [
  {
    id: 'conf:IX-E.a',
    title: { en: 'The attacker names a target', fr: "L'attaquant désigne sa cible" },
    text: {
      en: 'The attacking player announces which enemy of the combat is targeted.',
      fr: 'Le joueur qui attaque annonce lequel des ennemis du combat est visé.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-1.a',
    title: { en: 'Defend or not', fr: 'Se défendre ou non' },
    text: {
      en: 'If the target has a defence die, its player says whether he tries to parry.',
      fr: "Si la cible a un dé de défense, son joueur dit s'il tente de parer.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-1.b',
    title: { en: 'How many dice', fr: 'Avec combien de dés' },
    text: {
      en: 'If the target has several defence dice, its player announces how many are committed to this parry.',
      fr: 'Si la cible a plusieurs dés de défense, son joueur annonce combien il en engage dans cette parade.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-1.c',
    title: { en: 'No upper limit per attack', fr: 'Pas de limite par attaque' },
    text: {
      en: "Any number of a fighter's defence dice may be committed against one blow.",
      fr: "On peut engager autant de dés de défense qu'on veut contre un seul coup.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-1.d',
    title: { en: 'Decide before the attack roll', fr: "Décider avant le jet d'attaque" },
    text: {
      en: 'Whether to defend, and with how many dice, is decided before the attack is rolled.',
      fr: "Se défendre ou non, et avec combien de dés, se décide avant que l'attaque soit lancée.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-2.a',
    title: { en: 'Attack test without difficulty', fr: "Test d'attaque sans difficulté" },
    text: {
      en: 'The attacker rolls an Attack test, with no threshold to reach.',
      fr: "L'attaquant lance un test d'Attaque, sans seuil à atteindre.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-2.b',
    title: { en: 'The result is the parry difficulty', fr: 'Le résultat devient la difficulté de parade' },
    text: {
      en: 'The final result of the Attack test is the difficulty that the defence must at least equal.',
      fr: "Le résultat final du test d'Attaque est la difficulté que la défense doit au moins égaler.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-2.c',
    title: { en: 'Note: attack re-rolls first', fr: "Note : relances d'attaque d'abord" },
    text: {
      en: 'Re-rolls (of a 6, or of the whole test) are made before the defence is rolled.',
      fr: "Les relances (d'un 6, ou du test entier) se font avant de lancer la défense.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-2.d',
    title: { en: 'Note: attack dice cannot be grouped', fr: 'Note : pas de groupement en attaque' },
    text: {
      en: 'Unlike the defender, the attacker cannot pool several dice into one Attack test to keep the best.',
      fr: "Contrairement au défenseur, l'attaquant ne peut pas réunir plusieurs dés dans un seul test d'Attaque pour garder le meilleur.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-2.e',
    title: { en: 'Reminder: 0 or less fails', fr: 'Rappel : 0 ou moins échoue' },
    text: {
      en: 'For any characteristic test a final total of zero or less is an automatic failure.',
      fr: 'Pour tout test de caractéristique, un total final nul ou négatif est un échec automatique.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-3.a',
    title: { en: 'Defence test', fr: 'Test de défense' },
    text: {
      en: 'If a parry was announced, a Defence test is rolled with the committed number of dice.',
      fr: 'Si une parade a été annoncée, on lance un test de Défense avec le nombre de dés engagés.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-3.b',
    title: { en: 'Equal or better parries', fr: 'Égaler suffit' },
    text: {
      en: 'A Defence total at least equal to that of the attack parries it.',
      fr: "Un total de Défense au moins égal à celui de l'attaque la pare.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-3.c',
    title: { en: 'Otherwise the blow lands', fr: 'Sinon le coup porte' },
    text: {
      en: 'If the Defence total is lower, or if no parry was tried, the blow lands.',
      fr: "Si le total de Défense est inférieur, ou si l'on n'a pas tenté de parer, le coup porte.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-3.d',
    title: { en: 'Committed defence dice are spent', fr: 'Les dés engagés sont dépensés' },
    text: {
      en: 'Successful or not, the parry uses up all dice committed to it.',
      fr: "Réussie ou non, la parade consomme tous les dés qu'on y a mis.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-3.e',
    title: { en: 'Two exceptions', fr: 'Deux exceptions' },
    text: {
      en: 'There are only two cases where committed defence dice are not lost: an attack that fails by itself (IX-E-4.a) and sustained defence (IX-E-5.d).',
      fr: "Il n'y a que deux cas où les dés de défense engagés ne sont pas perdus : l'attaque ratée d'elle-même (IX-E-4.a) et la défense soutenue (IX-E-5.d).",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-4.a',
    title: { en: 'Failed attack costs no defence die', fr: 'Attaque manquée : défense intacte' },
    text: {
      en: 'When the attack is an automatic failure (total zero or less) the defender keeps every die set against it.',
      fr: "Quand l'attaque est un échec automatique (total nul ou négatif), le défenseur garde tous les dés qu'il y opposait.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.a',
    title: { en: 'Sustained defence: condition', fr: 'Défense soutenue : condition' },
    text: {
      en: 'Sustained defence is open to a fighter who, at allocation, had at least as many defence dice as attack dice.',
      fr: "La défense soutenue est ouverte à qui, lors de la répartition, a mis au moins autant de dés en défense qu'en attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.b',
    title: { en: 'Not while dice are unplaced', fr: 'Pas tant que des dés sont en suspens' },
    text: {
      en: 'If an effect leaves dice not yet assigned, sustained defence stays forbidden until all of them are.',
      fr: "Si un effet laisse des dés non encore affectés, la défense soutenue reste interdite jusqu'à ce qu'ils le soient tous.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.c',
    title: { en: 'Announced with the last defence die', fr: 'Annoncée avec le dernier dé' },
    text: {
      en: "A sustained defence may be announced at the moment the fighter's last defence die is committed.",
      fr: "On peut annoncer une défense soutenue au moment où l'on engage le dernier dé de défense du combattant.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.d',
    title: { en: 'Effect: DEF-2, die kept', fr: 'Effet : DEF-2, dé conservé' },
    text: {
      en: 'From a sustained defence until the end of the combat, Defence is lowered by 2; in exchange the die is not lost, whether the parry works or not.',
      fr: "Dès la défense soutenue et jusqu'à la fin du combat, Défense est réduite de 2 ; en échange, le dé n'est pas perdu, que la parade réussisse ou non.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.e',
    title: { en: 'Must be used against every later attack', fr: 'À réutiliser contre chaque attaque' },
    text: {
      en: 'The die of a sustained defence must then be set against every new attack of the combat.',
      fr: "Le dé d'une défense soutenue doit ensuite être opposé à chaque nouvelle attaque du combat.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.f',
    title: { en: 'The die serves nothing else', fr: "Le dé ne sert qu'à cela" },
    text: {
      en: 'The die of a sustained defence is valid in this combat only, and only for further sustained defences under the same conditions.',
      fr: "Le dé d'une défense soutenue ne vaut que dans ce combat, et uniquement pour d'autres défenses soutenues aux mêmes conditions.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.g',
    title: { en: 'Attention: one die only', fr: 'Attention : un seul dé' },
    text: {
      en: "A sustained defence is made with the fighter's very last die; a defence rolled with several dice cannot be sustained.",
      fr: 'Une défense soutenue se fait avec le tout dernier dé du combattant ; on ne soutient pas une défense lancée à plusieurs dés.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.h',
    title: { en: 'No more counter-attacks', fr: 'Plus de contre-attaque' },
    text: {
      en: 'Once announced, a sustained defence bars the fighter from any counter-attack until the end of the combat.',
      fr: "Une fois annoncée, la défense soutenue interdit toute contre-attaque au combattant jusqu'à la fin du combat.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.i',
    title: { en: 'Ambidextrous is switched off', fr: 'Ambidextre sans effet' },
    text: {
      en: "The skill 'Ambidextrous' brings a fighter nothing once a sustained defence is announced.",
      fr: "La compétence « Ambidextre » ne rapporte rien au combattant dès qu'une défense soutenue est annoncée.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.j',
    title: { en: 'Every attack must be answered', fr: 'Chaque attaque doit être parée' },
    text: {
      en: 'After announcing a sustained defence the player may no longer let a blow through without trying to parry it.',
      fr: "Une défense soutenue annoncée, le joueur n'a plus le droit de laisser passer un coup sans tenter la parade.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.ex1',
    title: { en: 'Thermo-priest: dice', fr: 'Thermo-prêtre : dés' },
    text: {
      en: 'Dwarf thermo-priest against two ashigaru: each goblin puts both dice in attack; the dwarf, with 3 dice, puts 1 in attack and 2 in defence.',
      fr: 'Thermo-prêtre nain contre deux ashigarûs : chaque gobelin met ses 2 dés en attaque ; le nain, avec 3 dés, en met 1 en attaque et 2 en défense.',
    },
    source: 'rulebook',
    slip: {
      en: 'The goblins place their dice before the dwarf. A plain faithful would have gone first (IX-C-3.d); we read that this priest has Warrior-monk (IX-C-3.e).',
      fr: "Les gobelins placent leurs dés avant le nain. Un simple fidèle aurait réparti d'abord (IX-C-3.d) ; nous lisons que ce prêtre est Moine-guerrier (IX-C-3.e).",
    },
  },
  {
    id: 'conf:IX-E-5.ex2',
    title: { en: 'Thermo-priest: Initiative', fr: 'Thermo-prêtre : Initiative' },
    text: {
      en: 'The goblins win Initiative (rolls not given). Ashigaru 1 already has a critical wound and was charged by the dwarf.',
      fr: "Les gobelins gagnent l'Initiative (jets non donnés). L'ashigarû n°1 est déjà en blessure critique et a été chargé par le nain.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.ex3',
    title: { en: 'Thermo-priest, pass 1, attack 1: automatic failure', fr: 'Thermo-prêtre, passe 1, attaque 1 : échec' },
    text: {
      en: 'The dwarf commits one die. Ashigaru 1: die 1, ATT 2, charged -1, critical wound -3, total -1: failure, the defence die is returned.',
      fr: 'Le nain engage un dé. Ashigarû n°1 : dé 1, ATT 2, charge -1, blessure critique -3, total -1 : échec, le dé de défense est rendu.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.ex4',
    title: { en: 'Thermo-priest, pass 1, attack 2: parried', fr: 'Thermo-prêtre, passe 1, attaque 2 : parée' },
    text: {
      en: 'Ashigaru 2: die 3, ATT 2, total 5. The dwarf parries with one die: 4, DEF 4, total 8. Parried; one defence die remains.',
      fr: 'Ashigarû n°2 : dé 3, ATT 2, total 5. Le nain pare avec un dé : 4, DEF 4, total 8. Paré ; il lui reste un dé de défense.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.ex5',
    title: { en: 'Thermo-priest, pass 1: his attack', fr: 'Thermo-prêtre, passe 1 : son attaque' },
    text: {
      en: 'He targets the unhurt ashigaru (2), who has no defence: die 5, the blow lands, and the wound roll (not detailed) gives a critical wound.',
      fr: "Il vise l'ashigarû indemne (n°2), sans défense : dé 5, le coup porte, et le jet de blessures (non détaillé) donne une blessure critique.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.ex6',
    title: { en: 'Thermo-priest, pass 2: sustained defence is legal', fr: 'Thermo-prêtre, passe 2 : défense soutenue permise' },
    text: {
      en: 'Against the goblin that was not charged (2) the dwarf announces a sustained defence: he had allocated at least as much defence as attack and has one die left.',
      fr: "Face au gobelin non chargé (n°2), le nain annonce une défense soutenue : il avait réparti au moins autant en défense qu'en attaque et n'a plus qu'un dé.",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.ex7',
    title: { en: 'Thermo-priest, pass 2, attack 3: parried', fr: 'Thermo-prêtre, passe 2, attaque 3 : parée' },
    text: {
      en: 'Ashigaru 2: die 4, ATT 2, critical -3, total 3. Sustained defence: die 4, DEF 4, -2, total 6. Parried, die kept.',
      fr: 'Ashigarû n°2 : dé 4, ATT 2, critique -3, total 3. Défense soutenue : dé 4, DEF 4, -2, total 6. Paré, dé gardé.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.ex8',
    title: { en: 'Thermo-priest, pass 2: no choice any more', fr: 'Thermo-prêtre, passe 2 : plus le choix' },
    text: {
      en: 'The last goblin attacks; the dwarf must again defend this way although it is the last blow to parry.',
      fr: 'Le dernier gobelin attaque ; le nain doit encore se défendre de cette manière, bien que ce soit le dernier coup à parer.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-5.ex9',
    title: { en: 'Thermo-priest, pass 2, attack 4: parried', fr: 'Thermo-prêtre, passe 2, attaque 4 : parée' },
    text: {
      en: 'Ashigaru 1: die 5, ATT 2, critical -3, charged -1, total 3. Sustained defence: die 3, DEF 4, -2, total 5. Parried.',
      fr: 'Ashigarû n°1 : dé 5, ATT 2, critique -3, charge -1, total 3. Défense soutenue : dé 3, DEF 4, -2, total 5. Paré.',
    },
    source: 'rulebook',
    slip: {
      en: "In pass 2 our source calls the charged, critically wounded goblin 'the second ashigaru', in pass 1 'the first'. The names follow the order of attack; the modifiers -3 and -1 tell that it is the same model.",
      fr: "À la passe 2, notre source appelle « second ashigarû » le gobelin chargé et en blessure critique, qui était « le premier » à la passe 1. Les noms suivent l'ordre des attaques ; les modificateurs -3 et -1 disent que c'est la même figurine.",
    },
  },
  {
    id: 'conf:IX-E-6.a',
    title: { en: 'A hit causes a wound roll', fr: 'Un coup porté entraîne un jet de blessures' },
    text: {
      en: 'If the blow lands the attacker makes a wound roll against his target (chapter II-B-1).',
      fr: "Si le coup porte, l'attaquant lance un jet de Blessures contre sa cible (chapitre II-B-1).",
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-6.b',
    title: { en: 'Strength of the roll', fr: 'Force du jet' },
    text: {
      en: 'The wound roll uses the Strength, penalties included, of the fighter who has just struck.',
      fr: 'Le jet de Blessures emploie la Force, malus compris, du combattant qui vient de frapper.',
    },
    source: 'rulebook',
  },
  {
    id: 'conf:IX-E-6.c',
    title: { en: 'Killed outright loses all dice', fr: 'Tué net : tous les dés perdus' },
    text: {
      en: "A 'killed outright' immediately removes all combat dice the victim still had.",
      fr: 'Un « Tué net » fait disparaître aussitôt tous les dés de combat qui restaient à la victime.',
    },
    source: 'rulebook',
  },
];
