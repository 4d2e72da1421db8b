/** Les options nommées du jeu : ce qui reste ouvert, pourquoi, et ce que chaque lecture change à la table. */
import type { Choices } from '@escarmouche/engine/wow';
import type { WordsOfChoices } from '../../../resources.ts';

export const choices: WordsOfChoices<Choices> = {
  'victory-check': {
    title: 'Quand on vérifie la victoire',
    why: "Du chapitre sur la victoire, nous n'avons que le titre : le moment du contrôle est perdu.",
    values: {
      'at-once': ['Aussitôt', 'Après chaque destruction, et après le décompte de fin de tic.'],
      'tick-end': ['En fin de tic', 'Une fois par tic, après tout le reste.'],
    },
  },
  'both-reach': {
    title: 'Les deux camps arrivent ensemble',
    why: 'Aucune source ne dit qui gagne quand les deux camps ont assez de points au même contrôle.',
    values: {
      surplus: ['Le plus grand surplus', 'Le camp qui dépasse le plus son objectif gagne ; à égalité, on continue.'],
      draw: ['Partie nulle', 'La partie est nulle.'],
    },
  },
  'round-limit': {
    title: 'Durée maximale',
    why: "Les règles ne fixent pas de limite. Nous en posons une, lointaine, pour qu'aucune partie ne soit sans fin.",
    values: {
      '20': ['20 rounds', 'Après le round 20, le camp le plus près de son objectif gagne.'],
      '5': ['5 rounds', 'Après le round 5, le camp le plus près de son objectif gagne : de quoi enchaîner les parties.'],
      '10': ['10 rounds', 'Après le round 10, le camp le plus près de son objectif gagne.'],
      none: ['Sans limite', "On joue jusqu'à la victoire."],
    },
  },
  'pet-points': {
    title: 'Familiers et points de victoire',
    why: "Les points vont aux personnages. Qu'un familier en soit un ici n'est écrit nulle part à notre connaissance.",
    values: {
      none: ['Les familiers ne marquent pas', "Un familier près d'un emplacement ne rapporte rien."],
      location: ['Les familiers marquent', 'Un familier sur un emplacement, ou à côté, compte comme un personnage.'],
    },
  },
  'location-both': {
    title: 'Un emplacement tenu par les deux camps',
    why: "Un résumé des règles y fait marquer les deux camps ; rien d'autre ne le confirme.",
    values: {
      both: ['Les deux marquent', 'Chaque personnage compte pour son camp.'],
      contested: ['Personne ne marque', 'Un emplacement où les deux camps se trouvent est disputé.'],
    },
  },
  'tick-end-order': {
    title: 'Ordre de la fin de tic',
    why: "Effets et décompte ont tous deux lieu en fin de tic. Rien ne dit lequel vient d'abord.",
    values: {
      'effects-first': ['Effets, puis points', 'Totems et autres agissent avant le décompte des emplacements.'],
      'scoring-first': ['Points, puis effets', 'On compte les emplacements avant toute autre chose.'],
    },
  },
  'return-delay': {
    title: 'Le retour après destruction',
    why: "Un personnage détruit revient quand son horloge le dit. S'il doit attendre davantage, aucune source ne le dit.",
    values: {
      '0': ['Quand son horloge le dit', 'Sans attente de plus.'],
      '1': ['1 tic plus tard', 'La destruction avance son horloge de 1.'],
      '2': ['2 tics plus tard', 'La destruction avance son horloge de 2.'],
      '3': ['3 tics plus tard', 'La destruction avance son horloge de 3.'],
    },
  },
  'return-cards': {
    title: 'Ses cartes au retour',
    why: "Aucune source ne dit ce que devient la Barre d'Action tant que son personnage est hors jeu.",
    values: {
      'as-they-are': ["En l'état", 'Les cartes épuisées le restent.'],
      readied: ['Redressées', 'Le personnage revient avec une barre redressée.'],
    },
  },
  'return-attached': {
    title: 'Ce qui était attaché à sa chute',
    why: 'Aucune source ne dit si buffs, debuffs et formes survivent à une destruction.',
    values: {
      lost: ['Perdu', 'Buffs, debuffs, formes et effets durables prennent fin.'],
      kept: ['Gardé', 'Tout est encore là au retour.'],
    },
  },
  'spawn-occupied': {
    title: "Points d'apparition tous pris",
    why: "Aucune source ne dit comment entrer quand tous les points d'apparition de son camp sont occupés.",
    values: {
      'nearest-free': [
        'Juste à côté',
        'Le personnage entre sur la case libre la plus proche, au choix de son joueur entre les plus proches.',
      ],
      wait: ['Attendre', 'Le personnage reste hors du plateau, et son tour coûte 1 tic.'],
    },
  },
  'convertible-spawn': {
    title: "Points d'apparition convertibles",
    why: "D'après les règles, certains points d'apparition neutres se convertissent ; le moyen est laissé au scénario.",
    values: {
      never: ['Jamais convertis', 'Ils restent neutres.'],
      'on-stop': ["En s'y arrêtant", 'Une figurine qui y finit son déplacement le prend pour sa faction.'],
    },
  },
  'ready-cards': {
    title: 'Quand les cartes se redressent',
    why: "Une carte sert une fois par round. L'étape exacte figure dans un chapitre que nous n'avons pas pu lire.",
    values: {
      'new-round': ['À chaque round', 'Toutes les cartes épuisées se redressent au tic 1.'],
      'ten-ticks': ['Dix tics plus tard', 'Chaque carte se redresse dix tics après avoir servi.'],
    },
  },
  'idle-turn': {
    title: 'Un tour sans dépense',
    why: 'Plusieurs sources font payer 1 tic à qui ne fait rien ou ne fait que se déplacer. Le texte exact est perdu.',
    values: {
      'one-tick': ['Quitter le tic en cours', "Une horloge restée au niveau de l'horloge principale avance de 1."],
      'one-tick-at-least': [
        'Toujours dépenser',
        "Une horloge qui n'est pas plus loin qu'au début du tour avance de 1, même si un effet l'a fait reculer.",
      ],
    },
  },
  'actions-per-turn': {
    title: 'Actions par tour',
    why: "Un résumé d'une page donne une action par tour. Le chapitre lui-même en permet peut-être plus.",
    values: {
      one: ['Une seule', 'Une attaque ou une carte action, avec des instantanés en plus.'],
      any: ["Autant que l'horloge en porte", "Jusqu'à ce que son joueur finisse le tour."],
    },
  },
  'instants-per-turn': {
    title: 'Instantanés par tour',
    why: "Les instantanés s'ajoutent à l'action. Aucune source ne dit combien.",
    values: {
      any: ["Autant qu'on veut", 'Chaque instantané redressé peut se jouer.'],
      one: ['Un seul', 'Un instantané par tour.'],
    },
  },
  'once-a-turn': {
    title: "Capacités d'une fois par tour",
    why: "Aucune source ne dit si s'en servir est l'action du tour.",
    values: {
      'beside-action': ["En plus de l'action", 'Le personnage peut encore agir.'],
      'is-action': ["C'est l'action", 'Le personnage a agi.'],
    },
  },
  'who-goes': {
    title: 'Deux camps au même tic',
    why: 'Les sources parlent de tours alternés, sans dire qui ouvre un tic.',
    values: {
      alternate: ['En alternance', "Le camp qui n'a pas joué le dernier tour joue, d'un tic à l'autre."],
      'first-player': ["Le premier joueur d'abord", "Le premier joueur joue tant que l'un de ses personnages doit agir."],
    },
  },
  'cancelled-costs': {
    title: "Coûts d'une capacité annulée",
    why: "Le texte sur la façon de jouer une capacité s'interrompt avant ce point.",
    values: {
      'stay-paid': ['Restent payés', 'Les tics sont dépensés et la carte épuisée.'],
      returned: ['Rendus', "L'horloge revient et la carte se redresse."],
    },
  },
  'react-to-react': {
    title: 'Réagir à une réaction',
    why: "Certaines cartes répondent à toute capacité ennemie. Qu'une réaction en soit une n'est pas dit.",
    values: {
      yes: ['Permis', "La dernière jouée prend effet d'abord."],
      no: ['Interdit', "On ne répond qu'aux attaques et aux capacités payantes."],
    },
  },
  'window-order': {
    title: 'Qui peut réagir en premier',
    why: "Aucune source ne donne l'ordre.",
    values: {
      'other-first': ["L'autre camp", "On demande d'abord au camp qui n'a pas causé l'événement."],
      'own-first': ['Le camp qui agit', "On demande d'abord au camp qui a causé l'événement."],
    },
  },
  'targets-again': {
    title: 'Cibles revues à la résolution',
    why: 'Une réaction peut déplacer ou retirer une cible. Que portée et vue soient revérifiées ensuite, rien ne le dit.',
    values: {
      checked: ['Revérifiées', "Une cible désormais hors d'atteinte est passée."],
      kept: ['Gardées', 'Seule une cible hors jeu est passée.'],
    },
  },
  'same-time': {
    title: 'Effets au même moment',
    why: "Du chapitre sur la simultanéité, nous n'avons que le titre.",
    values: {
      'acting-player': ['Au choix du joueur actif', "Le joueur dont le personnage agit en fixe l'ordre."],
      'as-printed': ['Comme imprimé', "Dans l'ordre des cartes, de haut en bas."],
    },
  },
  'between-turns': {
    title: 'Plusieurs capacités à la fois entre deux tours',
    why: "À la fin d'un tic, aucun personnage n'agit : la règle qui laisse l'ordre à son joueur ne désigne donc personne.",
    values: {
      'latest-turn': ['Le dernier à avoir agi', "Le joueur qui a pris le dernier tour fixe l'ordre."],
      'first-player': ['Le premier joueur', "Le joueur qui a commencé la partie fixe l'ordre."],
    },
  },
  'each-damage': {
    title: 'Des dégâts à plusieurs à la fois',
    why: "Les dégâts d'une attaque sont infligés à tous les défenseurs en même temps. Rien ne le dit des autres dégâts ou pertes de santé qui touchent plusieurs figurines.",
    values: {
      together: ['Ensemble', "Toutes perdent leur santé ensemble et sont détruites ensemble ; on ne regarde le score qu'ensuite."],
      'one-by-one': [
        "L'une après l'autre",
        'Chacune est détruite, et le score regardé, avant que la suivante soit frappée ; qui vient ensuite se règle comme tout ce qui arrive au même moment.',
      ],
    },
  },
  'reroll-twice': {
    title: 'Relancer un dé relancé',
    why: 'Le chapitre sur les dés ne nous est pas parvenu.',
    values: {
      'once-per-source': ['Une fois par source', 'Terrain surélevé et carte peuvent relancer le même dé.'],
      never: ['Jamais', 'Un dé se relance une fois au plus.'],
    },
  },
  'again-target': {
    title: "Cible d'une nouvelle attaque",
    why: 'La règle fait attaquer à nouveau, sans dire qui.',
    values: {
      'chosen-anew': ['Au choix', 'Toute cible possible.'],
      same: ['La même', 'La même cible seulement, si elle peut encore être attaquée.'],
    },
  },
  'again-cost': {
    title: "Prix d'une nouvelle attaque",
    why: 'Elle semble gratuite ; aucune source ne le dit en toutes lettres.',
    values: {
      free: ['Gratuite', 'Aucun tic à payer.'],
      paid: ['Payée', 'Ses tics se paient à chaque fois.'],
    },
  },
  'again-limit': {
    title: "Nombre d'attaques à nouveau",
    why: "Un critique peut faire attaquer à nouveau, et cette attaque être critique aussi. Il faut bien s'arrêter.",
    values: {
      '10': ['Dix', "On n'y arrive presque jamais."],
      '3': ['Trois', 'Une courte série.'],
      '1': ['Une', 'Pas de série.'],
    },
  },
  'forced-stuck': {
    title: 'Déplacement imposé sans issue',
    why: "Aucune source ne dit ce qui se passe quand un effet déplace une figurine plus loin qu'elle ne peut aller.",
    values: {
      'as-far': ['Aussi loin que possible', "La figurine fait autant de cases qu'elle le peut."],
      'not-at-all': ['Pas du tout', "Sans place pour tout le déplacement, il n'a pas lieu."],
    },
  },
  'push-blocked': {
    title: 'Éloignement, mais la voie est barrée',
    why: "Chaque pas doit mener le plus loin possible. Qu'une case barrée compte ou non, rien ne le dit.",
    values: {
      'next-farthest': ['La case libre la plus éloignée', 'Les cases barrées ne comptent pas.'],
      'no-move': ["On s'arrête", 'Quand les cases les plus lointaines sont barrées, la figurine ne bouge pas.'],
    },
  },
  'push-from-gone': {
    title: "Éloignement de quelqu'un qui n'est plus là",
    why: "Chaque pas doit mener le plus loin possible de la source de l'effet. De quoi l'on s'éloigne une fois la source hors du plateau, rien ne le dit.",
    values: {
      'no-move': ['Personne ne bouge', "De nulle part, aucune case n'est plus loin qu'une autre : l'effet ne déplace personne."],
      'any-way': ["N'importe où", "Qui contrôle l'effet déplace la figurine d'autant de cases, où il veut."],
    },
  },
  'teleport-enters': {
    title: 'Se téléporter, est-ce entrer ?',
    why: 'Entrer sur une case est décrit pour les déplacements. Une téléportation arrive sans chemin.',
    values: {
      yes: ["Arriver, c'est entrer", 'Ce qui guette une entrée sur la case se déclenche.'],
      no: ["Ce n'est pas entrer", 'Rien ne se déclenche.'],
    },
  },
  'teleport-icon': {
    title: 'Téléportation avec icône de portée',
    why: "Se téléporter ne demande pas la vue, mais une icône de portée l'exige. Les deux paragraphes se croisent ici.",
    values: {
      'needs-sight': ["L'icône exige la vue", "La case d'arrivée doit être en ligne de vue."],
      'no-sight': ['La vue est inutile', 'Seule compte la distance.'],
    },
  },
  'middle-paths': {
    title: "Chemins centraux à distance 4, près d'un vide",
    why: "À distance 4, les deux chemins centraux sur quatre décident. Rien ne dit ce qu'il en est si le bord du plateau ou une case absente n'en laisse pas quatre.",
    values: {
      'those-left': [
        'Ceux qui restent',
        "Les chemins centraux que compte le plateau décident, même s'il en reste moins de quatre en tout.",
      ],
      'all-four': ['Seulement sur quatre', "À moins de quatre chemins, pas d'exception : un seul chemin libre suffit."],
    },
  },
  'area-at-edge': {
    title: 'Aires au bord du plateau',
    why: "Une aire, c'est trois cases qui se touchent. Rien ne dit ce qu'il en est là où le plateau n'en a que deux.",
    values: {
      'what-exists': ["Ce qu'il y a", "L'aire se réduit aux cases qui existent."],
      refused: ['Trois ou rien', 'Une telle case ne peut être ciblée.'],
    },
  },
  'capped-tick-up': {
    title: "Une avance d'horloge sans effet",
    why: "Une horloge n'a jamais plus de 9 tics d'avance. Peut-on répondre à une avance restée sans effet ? Rien ne le dit.",
    values: {
      'no-window': ['Pas de réponse', "Rien n'a eu lieu à quoi répondre."],
      window: ['On peut répondre', "Les réactions à une avance d'horloge se jouent quand même."],
    },
  },
  'readied-attachment': {
    title: 'Un buff ou debuff redressé',
    why: "Aucune source ne dit s'il reste attaché quand sa carte se redresse.",
    values: {
      ends: ['Il prend fin', "La plupart durent jusqu'au prochain round."],
      stays: ['Il reste', "Il reste jusqu'à ce que quelque chose l'ôte."],
    },
  },
  'forms-at-once': {
    title: 'Formes à la fois',
    why: "Repris de la façon dont ces cartes marchent ailleurs ; une source fragile est d'accord.",
    values: {
      one: ['Une', 'Une nouvelle forme met fin à la précédente.'],
      any: ["Autant qu'on veut", "Leurs effets s'ajoutent."],
    },
  },
  'pet-clock': {
    title: "Premier tour d'un familier",
    why: "Que les familiers aient leur horloge, et d'où elle part, aucune source ne le dit.",
    values: {
      'next-tick': ['Au tic suivant', 'Il agit pour la première fois un tic après son arrivée.'],
      'at-once': ['Aussitôt', 'Il doit agir dès le tic de son arrivée.'],
    },
  },
  'pet-place': {
    title: 'Où arrive un familier',
    why: "La carte dit qu'un familier arrive, pas où.",
    values: {
      adjacent: ["Près de qui l'appelle", "Sur une case libre adjacente au personnage qui l'a appelé."],
      'spawn-point': ["À un point d'apparition", "Sur un point d'apparition libre de son camp."],
    },
  },
  'token-twice': {
    title: 'Rappeler ce qui est déjà en jeu',
    why: "Aucune source ne dit si l'on peut rappeler un familier ou un totem encore présent.",
    values: {
      refused: ['Interdit', 'La carte attend que sa figurine ait quitté le jeu.'],
      replaces: ['Remplacé', "L'ancien s'en va, le nouveau arrive."],
    },
  },
  'card-split': {
    title: 'Partage des neuf cartes',
    why: "Trois personnages se partagent neuf cartes ; aucune limite n'est connue pour l'un d'eux.",
    values: {
      free: ['Libre', "L'un peut en avoir cinq, un autre aucune."],
      'three-each': ['Trois chacun', 'Chaque personnage a trois cartes.'],
    },
  },
  'same-character': {
    title: 'Deux fois le même personnage',
    why: "Aucune source lisible ne l'interdit, et aucune ne le permet.",
    values: {
      forbidden: ['Interdit', 'Chaque personnage une fois par groupe.'],
      allowed: ['Permis', 'Un groupe peut en aligner plusieurs exemplaires.'],
    },
  },
};
