/** Ce qui vient d'arriver, pour le journal. Mêmes clés que l'anglais. */
import type { Same } from '../../../resources.ts';
import type { events as source } from '../en/events.ts';

export const events: Same<typeof source> = {
  // La partie, ses tours et ses phases
  'round-begins': 'Le tour {{round}} commence.',
  'phase-begins': '{{phase}}.',
  'phase-ends': 'Fin de la {{phase}}.',
  'won-match': "Victoire pour {{seat}} : {{left}} PA encore en jeu, contre {{other}} dans l'autre camp.",
  drawn: "Partie nulle, aucun camp n'ayant fait mieux que l'autre. Encore en jeu : {{left}} PA contre {{other}}.",
  'won-tactics': '{{seat}} remporte le jet de Tactique avec {{figure}}, {{total}} à {{other}}.',
  'won-tactics_seat-plural': '{{seat}} remportent le jet de Tactique avec {{figure}}, {{total}} à {{other}}.',
  'won-separation': '{{seat}} remporte le test de Discipline avec {{figure}}, {{total}} à {{other}}, et sépare la mêlée.',
  'won-separation_seat-plural': '{{seat}} remportent le test de Discipline avec {{figure}}, {{total}} à {{other}}, et séparent la mêlée.',
  'won-authority': "{{seat}} remporte le jet d'Autorité avec {{figure}}, {{total}} à {{other}}, et prend le premier tour de parole.",
  'won-authority_seat-plural':
    "{{seat}} remportent le jet d'Autorité avec {{figure}}, {{total}} à {{other}}, et prennent le premier tour de parole.",
  'won-initiative': "{{seat}} remporte le test d'Initiative avec {{figure}}, {{total}} à {{other}} : son camp frappe en premier.",
  'won-initiative_seat-plural':
    "{{seat}} remportent le test d'Initiative avec {{figure}}, {{total}} à {{other}} : leur camp frappe en premier.",
  'level-again': 'Égalité au {{what}} : les ex æquo relancent.',

  // Cartes, activation
  deployed: '{{figure}} se déploie en {{place}}.',
  reserves: '{{seat}} met de côté la carte du dessus de sa pile.',
  'reserves_seat-plural': '{{seat}} mettent de côté la carte du dessus de leur pile.',
  'card-played': '{{seat}} joue une carte : {{figures}}.',
  'card-played_seat-plural': '{{seat}} jouent une carte : {{figures}}.',
  'card-empty': '{{seat}} joue une carte dont il ne reste personne ({{figures}}) : le tour est vide.',
  'card-empty_seat-plural': '{{seat}} jouent une carte dont il ne reste personne ({{figures}}) : le tour est vide.',
  stays: '{{figure}} reste sur place.',
  walks: '{{figure}} marche de {{far, cm}} cm.',
  runs: '{{figure}} court de {{far, cm}} cm.',
  engages: '{{figure}} marche de {{far, cm}} cm et engage {{target}}.',
  charges: '{{figure}} court de {{far, cm}} cm et charge {{target}}.',
  dives: '{{figure}} charge {{target}} en piqué, de {{far, cm}} cm : INI +2, ATT +2 et FOR +2 pour son premier combat.',
  charged: "La charge retire {{n}} à {{figure}} en INI, ATT et DEF jusqu'à la fin du tour.",
  'changes-level': '{{figure}} passe au palier {{level}}.',
  'breaks-off': '{{figure}} rompt le contact, résultat {{total}}, et peut se déplacer.',
  'cannot-break-off': '{{figure}} ne peut rompre le contact, résultat {{total}}, et reste.',
  stands: '{{figure}} résiste à la peur devant {{target}}.',
  routs: '{{figure}} prend peur devant {{target}} : en déroute.',
  rallies: '{{figure}} se rallie.',
  'stays-routed': '{{figure}} reste en déroute.',
  recovers: "{{figure}} reprend ses esprits : fin de l'état Sonné.",

  // Tests
  'rolls-test': '{{figure}} lance {{dice}} dés et garde {{natural}}{{facesShown}}.',
  'rolls-test_one-dice': '{{figure}} obtient un résultat naturel de {{natural}}.',
  'rolls-again': '{{figure}} relance et ajoute {{natural}}.',
  'test-total': 'Test de {{stat}} de {{figure}} : {{sum}}, pour une difficulté de {{against}}.',
  'test-total_no-against': 'Test de {{stat}} de {{figure}} : {{sum}}.',
  'test-fails': 'Test de {{stat}} de {{figure}} : {{sum}}, échec automatique.',

  // Mêlées et combats
  melee: 'Une mêlée : {{sides}}.',
  separated: '{{seat}} sépare la mêlée en {{n, combat}}.',
  'separated_seat-plural': '{{seat}} séparent la mêlée en {{n, combat}}.',
  'combat-made': 'Combat {{n}} : {{sides}}.',
  'combat-chosen': '{{seat}} désigne le combat {{n}} : {{sides}}.',
  'combat-chosen_seat-plural': '{{seat}} désignent le combat {{n}} : {{sides}}.',
  'combat-begins': 'Le combat {{n}} commence : {{sides}}.',
  'combat-ends': "Le combat {{n}} s'achève.",
  'dice-dealt': '{{figure}} dispose de {{n, combatDie}}.',
  'dice-placed': '{{figure}} place {{attack}} en attaque et {{defence}} en défense.',
  'pass-begins': "Passe d'armes {{n}}.",

  // Une attaque
  attacks: '{{figure}} attaque {{target}}.',
  'attacks-master': '{{figure}} engage deux dés dans un Coup de maître contre {{target}}.',
  'strikes-back': '{{figure}} riposte contre {{target}}.',
  'does-not-parry': '{{figure}} ne pare pas.',
  'parries-with': '{{figure}} tente de parer avec {{n, defenceDie}}.',
  counters: '{{figure}} annonce une contre-attaque avec {{n, defenceDie}}.',
  sustains: "{{figure}} recourt à la défense soutenue : DEF −2 jusqu'à la fin du combat, et le dé reste.",
  'roll-skipped': "Le test d'Attaque de {{figure}} ne peut échouer : on s'en passe.",
  'attack-fails': "L'attaque de {{figure}} contre {{target}} échoue d'elle-même, résultat {{total}}.",
  'dice-kept': "L'attaque a échoué : {{figure}} garde {{n, defenceDie}}.",
  parried: "{{figure}} pare l'attaque de {{target}} : {{total}} contre {{against}}.",
  hits: "L'attaque de {{figure}} touche {{target}}, résultat {{total}}.",
  'earns-attack': '{{figure}} gagne une attaque, résolue aussitôt.',
  'earned-too-late': "{{figure}} a déjà attaqué {{target}} pendant cette passe d'armes : l'attaque gagnée est perdue.",
  'feints-attack': "Feinte : au lieu de blesser, {{figure}} prend un dé d'attaque à {{target}}.",
  'feints-defence': 'Feinte : au lieu de blesser, {{figure}} prend un dé de défense à {{target}}.',
  survives: 'Instinct de survie, résultat naturel de {{natural}} : {{figure}} échappe au jet de Blessures.',
  'instinct-fails': "Instinct de survie, résultat naturel de {{natural}} : {{figure}} n'échappe pas au jet de Blessures.",

  // Blessures
  'wound-roll':
    'Jet de Blessures de {{figure}} contre {{target}}, {{low}} et {{high}} : {{location}} ; {{woundSum}} (ligne « {{rowName}} ») : {{result}}.',
  immune: "{{figure}} y est immunisé{{figureE}} : rien n'a lieu.",
  'huge-spares': '{{figure}} est Énorme et défausse des pions : de « {{from}} », le résultat passe à « {{to}} ».',
  stunned: "{{figure}} est Sonné{{figureE}} : INI −1, ATT −1, FOR −1 et DEF −1 jusqu'à la fin du tour.",
  wounded: '{{figure}} encaisse une {{wound}}.',
  'wound-grows': "L'état de {{figure}} s'aggrave : {{wound}}.",
  'wounds-kill': "Les blessures de {{figure}} s'additionnent : elles sont mortelles.",
  killed: '{{figure}} est Tué{{figureE}} net.',
  'fierce-stands': "{{figure}} est Tué{{figureE}} net, mais Acharné{{figureE}} : {{figureIl}} combat jusqu'à la phase d'entretien.",
  'fierce-leaves': '{{figure}} quitte la table : la compétence Acharné ne joue plus.',
  heals: "{{figure}} est soigné{{figureE}} d'un degré : {{wound}}.",
  'heals_wound-wound.nothing': '{{figure}} est soigné{{figureE}} : plus aucune blessure.',

  // Poursuites et effets
  pursues: '{{figure}} poursuit et rejoint {{figures}}.',
  'pursues_no-figures': '{{figure}} poursuit sans rejoindre personne.',
  'no-pursuit': '{{figure}} ne poursuit pas.',
  'uses-effect': '{{figure}} emploie {{which}} sur {{target}} : {{effectText}}.',
  modified: "{{figure}} a {{n, signed}} en {{stat}} jusqu'à la fin du tour.",
  insensible: "Insensible, résultat naturel de {{natural}} : l'effet n'atteint pas {{figure}}.",
  'not-insensible': "Insensible, résultat naturel de {{natural}} : l'effet atteint {{figure}}.",
};
