/** Les options nommées du jeu : ce qui reste ouvert, pourquoi, et ce que chaque lecture change à la table. */
import type { Choices } from '@escarmouche/engine/confrontation';
import type { WordsOfChoices } from '../../../resources.ts';

export const choices: WordsOfChoices<Choices> = {
  'natural-one': {
    title: 'Le 1 naturel',
    why: "Deux jets de l'exemple du chapitre 9 réussissent avec un 1 naturel ; le livret de démarrage de 2005 en fait toujours un échec.",
    values: {
      counts: ['Compte comme un autre', "Un 1 naturel s'ajoute à la caractéristique comme tout résultat."],
      fails: ['Échoue toujours', 'Un 1 naturel est un échec automatique, même obtenu après un 6.'],
    },
  },
  'opposed-failures': {
    title: 'Échecs automatiques en opposition',
    why: "Un résultat final de 0 ou moins échoue de lui-même. Ce qu'il en est quand deux combattants comparent leurs résultats, aucune source ne le dit.",
    values: {
      'success-wins': ["La réussite l'emporte", 'Un échec perd contre toute réussite ; deux échecs sont à égalité.'],
      compared: ['On compare les totaux', "Le total le plus haut l'emporte, fût-il de 0 ou moins."],
    },
  },
  'safe-rolls': {
    title: "Tests d'Attaque qui ne peuvent échouer",
    why: "Une note de l'exemple permet d'éviter le test d'une attaque que personne ne pare et qui ne peut échouer. On le peut ; rien ne dit qu'on le doive.",
    values: {
      rolled: ['Lancés tout de même', "Tous les tests d'Attaque se lancent."],
      skipped: ['Évités', 'Sans parade, une ATT supérieure à 0 touche sans jet.'],
    },
  },
  'naming-order': {
    title: 'Qui désigne en premier',
    why: "À valeurs égales, le chapitre 9 fait annoncer ses dés d'abord au perdant du jet de Tactique ; pour désigner un combattant, il ne donne pas d'ordre.",
    values: {
      'tactics-loser': ['Le perdant du jet de Tactique', 'Le même ordre que pour les valeurs stratégiques égales.'],
      'tactics-winner': ['Le vainqueur du jet de Tactique', 'Le meilleur jet désigne et annonce en premier.'],
    },
  },
  'authority-fighter': {
    title: "Qui peut faire le jet d'Autorité",
    why: "IX-C-1 demande un combattant qui participe à un combat ; sa note admet n'importe quel combattant de l'armée.",
    values: {
      'in-a-combat': ['Un combattant en combat', 'Seuls ceux qui sont dans un combat peuvent être désignés.'],
      anyone: ["N'importe qui", "Tout combattant de l'armée peut être désigné."],
    },
  },
  'recut-combats': {
    title: "Ce qu'une nouvelle séparation laisse sans nouveau venu",
    why: "Un tour de parole règle tous les combats que les poursuites entraînent. Il n'est pas dit si ce qui reste d'un combat redécoupé en est un.",
    values: {
      'with-newcomers': ['Il attend', 'Seuls les combats où se trouve un nouveau venu appartiennent à ce tour de parole.'],
      all: ['Il est réglé aussi', 'Tous les combats de la nouvelle séparation appartiennent à ce tour de parole.'],
    },
  },
  reseparation: {
    title: 'Qui sépare de nouveau après une poursuite',
    why: 'Une poursuite peut obliger à séparer de nouveau une mêlée. Le chapitre 9 ne dit pas qui le fait.',
    values: {
      'discipline-test': ["Le vainqueur d'un test de Discipline", 'Comme pour la première séparation.'],
      'speaking-player': ['Le joueur dont c’est le tour', 'Celui qui a le tour de parole, sans test.'],
    },
  },
  allies: {
    title: 'Deux joueurs alliés dans un même combat',
    why: "Le joueur qui contrôle les combattants choisit l'ordre de leurs attaques, et un camp désigne un combattant pour ses tests. Lequel de deux joueurs alliés passe le premier, cela leur est laissé.",
    values: {
      'tactics-winner': [
        'Le meilleur jet de Tactique',
        'De deux alliés, le mieux placé au jet de Tactique frappe le premier et désigne pour les deux.',
      ],
      'tactics-loser': [
        'Le moins bon jet de Tactique',
        'De deux alliés, le moins bien placé au jet de Tactique frappe le premier et désigne pour les deux.',
      ],
    },
  },
  'own-order': {
    title: 'Valeurs égales dans un même camp',
    why: "Les dés s'annoncent par valeurs stratégiques croissantes. Entre égaux d'un même joueur, aucun ordre n'est donné.",
    values: {
      chosen: ['Au choix du joueur', 'Le joueur dit lequel vient en premier.'],
      'as-listed': ["Dans l'ordre de la liste", "Le premier de la liste d'armée vient en premier."],
    },
  },
  'forced-first': {
    title: 'Obligés de placer en premier, et magiciens',
    why: "Magiciens et fidèles placent leurs dés avant tous ; ceux qu'un effet y oblige aussi. Selon l'ordre de la phrase, les contraints passent d'abord ; ce n'est pas dit en toutes lettres.",
    values: {
      'with-magicians': ['Ensemble', 'Un seul groupe, par valeurs stratégiques croissantes.'],
      'before-magicians': ["Les obligés d'abord", 'Ceux qui sont sous un effet, puis magiciens et fidèles.'],
    },
  },
  'melee-order': {
    title: 'Quelle mêlée séparer en premier',
    why: "Chaque mêlée à plusieurs contre plusieurs se sépare par un test de Discipline à elle. Dans quel ordre, s'il y en a plusieurs, rien ne le dit.",
    values: {
      'tactics-winner': [
        'Selon la liste du vainqueur',
        "Dans l'ordre des combattants du vainqueur du jet de Tactique : la mêlée du premier d'entre eux vient d'abord.",
      ],
      'tactics-loser': ['Selon la liste du perdant', "Dans l'ordre des combattants du perdant du jet de Tactique."],
    },
  },
  'tactics-naming': {
    title: 'Désigner un combattant pour le jet de Tactique',
    why: "Chaque joueur désigne un combattant pour le jet de Tactique. Si l'un sait déjà qui l'autre a désigné, rien ne le dit.",
    values: {
      'in-secret': ['En secret', "Nul ne voit qui les autres désignent avant que tous l'aient fait."],
      openly: [
        'À découvert',
        "Le perdant du dernier jet de Tactique désigne d'abord ; avant le premier, le joueur dont l'armée vaut le moins.",
      ],
    },
  },
  'first-card': {
    title: "Jouer la première carte d'un tour",
    why: "Le jet de Tactique dit qui agit d'abord. Le livret de démarrage de 2005 en laisse le choix à son vainqueur, qui peut préférer répondre ; les sources ultérieures n'en disent rien.",
    values: {
      'tactics-winner': ['Le vainqueur du jet de Tactique', "Il joue la première carte de l'activation."],
      'winner-decides': ['Qui le vainqueur veut', "Il joue la première carte, ou la laisse à l'autre."],
    },
  },
  'effects-order': {
    title: "Qui emploie d'abord les effets de cartes",
    why: 'Le chapitre 9 admet des effets de cartes à divers moments de la phase de combat. Quel joueur passe le premier à ces moments, rien ne le dit.',
    values: {
      'tactics-winner': ['Le vainqueur du jet de Tactique', "Les autres suivent dans l'ordre de ce jet."],
      'tactics-loser': ['Le perdant du jet de Tactique', 'Comme il désigne et place ses dés le premier.'],
      'speaking-player': [
        'Celui qui a la parole',
        'Entre deux combats, le joueur dont le tour de parole est en cours ou vient de finir ; sinon, le vainqueur du jet de Tactique.',
      ],
    },
  },
  'feint-sustained': {
    title: 'Feinte contre une défense soutenue',
    why: "La Feinte ôte à la victime un dé d'attaque ou de défense. Le dernier dé d'une défense soutenue reste tant qu'il sert à cette défense ; si une Feinte peut le prendre, rien ne le dit.",
    values: {
      spared: ['Le dé est épargné', "Le dé d'une défense soutenue ne peut pas être pris ; un dé d'attaque, si."],
      taken: ['Le dé peut être pris', 'Il est pris comme tout dé de défense, et la défense soutenue finit avec lui.'],
    },
  },
  'earned-blow': {
    title: "L'attaque que gagne une parade",
    why: "Un combattant attaque un adversaire une fois par passe d'armes. L'attaque que gagnent la Contre-attaque ou l'Ambidextrie se fait aussitôt ; si elle est cette attaque-là, rien ne le dit.",
    values: {
      besides: ['En plus des autres', 'Elle se fait en plus, quoi que le combattant ait fait ou fasse pendant cette passe.'],
      within: ['Une de la passe', "C'est l'attaque de la passe contre cet adversaire ; qui l'a déjà portée n'en gagne pas."],
    },
  },
  accumulation: {
    title: 'Blessure sur blessure',
    why: "Le chapitre 9 dit qu'une blessure peut s'aggraver, non comment. Une source compte légère 1, grave 2, critique 3 ; on rencontre une autre lecture en jeu.",
    values: {
      scale: ["Les degrés s'ajoutent", 'Grave et grave font 4 : Tué net.'],
      'one-step': ['Un degré au moins', 'La pire des deux reste, et au moins un degré de plus : grave et grave font critique.'],
    },
  },
  doubles: {
    title: 'Doubles au jet de Blessures',
    why: "Des cartes parlent de blessures exceptionnelles, qu'apporte un double ; leur effet n'est dans aucune de nos sources. L'exemple lit un double comme tout autre jet.",
    values: {
      none: ['Lus comme les autres', 'Un double ne change rien.'],
      'at-least': ['Un résultat minimal', 'Double 1 Rien, 2 Sonné, 3 légère, 4 grave, 5 critique, 6 Tué net, si la table en dit moins.'],
    },
  },
  'charge-power': {
    title: 'Charger plus grand que soi',
    why: "Des cartes comparent la Puissance des deux combattants lors d'une charge. La règle dont elles sont l'exception n'est pas dans nos sources.",
    values: {
      'spares-bigger': ['Le plus grand est épargné', 'Pas de malus pour une cible dont la Puissance est supérieure.'],
      always: ['Toujours un malus', 'Toute cible a INI, ATT et DEF −1.'],
    },
  },
  'bestial-charge': {
    title: 'Charge bestiale',
    why: "Des cartes nomment la compétence ; son effet n'est dans aucune de nos sources.",
    values: {
      nothing: ['Sans effet', 'La compétence est seulement montrée.'],
      'one-die': ['Un dé de combat', 'Dans le combat qui suit sa charge, le porteur a un dé de plus.'],
    },
  },
  'pursuit-distance': {
    title: 'Distance de poursuite',
    why: "Le paragraphe sur la poursuite (VII-D) nous manque. La moitié du mouvement vient de mémoire, non d'un texte.",
    values: {
      half: ['La moitié du mouvement', "Jusqu'à la moitié du MOU, en vol ou non."],
      full: ['Tout le mouvement', "Jusqu'au MOU entier."],
    },
  },
  'pursuit-contact': {
    title: "Poursuivre un ennemi que l'on touche déjà",
    why: "Une poursuite va jusqu'à une certaine distance, et le chapitre 9 parle de nouveaux arrivants dans une mêlée. Qui a tué ses adversaires peut toucher encore quelqu'un qu'un ami affronte : s'il peut s'y joindre sans aller nulle part, rien ne le dit.",
    values: {
      'any-enemy': [
        'Il peut se joindre',
        'Tout ennemi peut être poursuivi, même par un mouvement de longueur nulle : on redécoupe ce combat avec lui.',
      ],
      'new-enemy': ['Un nouvel ennemi seulement', 'Une poursuite mène à un ennemi que le combattant ne touchait pas, ou à personne.'],
    },
  },
  pursuers: {
    title: 'Qui poursuit, à plusieurs contre un',
    why: 'Un combattant qui tue tous ses adversaires peut poursuivre. De plusieurs contre un, un seul a porté le coup mortel.',
    values: {
      'the-killer': ['Celui qui a tué', 'Celui qui a porté le coup mortel.'],
      'every-survivor': ['Tous ceux qui restent', 'Chacun du camp vainqueur dans ce combat.'],
    },
  },
  rounds: {
    title: "Tours d'une escarmouche",
    why: "Aucune source ne fixe de fin à une escarmouche. Nous en posons une, pour que toute partie s'achève.",
    values: {
      '6': ['6 tours', "L'escarmouche finit après le tour 6."],
      '4': ['4 tours', "L'escarmouche finit après le tour 4."],
      '8': ['8 tours', "L'escarmouche finit après le tour 8."],
    },
  },
  winner: {
    title: 'Qui a gagné',
    why: "Aucune source ne nomme le vainqueur d'une partie où les deux camps sont encore debout.",
    values: {
      'value-left': [
        'À la valeur stratégique',
        'En escarmouche le camp à qui il en reste le plus, en phase de combat celui qui en a perdu le moins.',
      ],
      'last-side': ['Le dernier camp debout', 'Tant que les deux camps sont debout, la partie est nulle.'],
    },
  },
  zone: {
    title: 'Profondeur de la zone de déploiement',
    why: "La façon de placer les figurines n'est pas dans nos sources : la bande le long du bord est de nous.",
    values: {
      '15': ['15 cm', "Jusqu'à 15 cm du bord."],
      '10': ['10 cm', "Jusqu'à 10 cm du bord."],
      '20': ['20 cm', "Jusqu'à 20 cm du bord."],
    },
  },
  reserve: {
    title: 'Cartes en réserve',
    why: "Un joueur peut mettre des cartes de côté et les jouer plus tard. Que deux puissent attendre vient de mémoire, non d'un texte.",
    values: {
      '2': ['Deux cartes', "Jusqu'à deux cartes attendent."],
      '1': ['Une carte', 'Une carte attend, au plus.'],
      '0': ['Pas de réserve', 'Les cartes se jouent dans leur ordre.'],
    },
  },
  'assaults-first': {
    title: 'Les assauts avant les autres mouvements',
    why: "Le livret de démarrage place les mouvements au contact avant les autres actions d'une activation ; ce n'est pas le texte que nous jouons.",
    values: {
      yes: ["Les assauts d'abord", "Dès qu'une figurine de la carte a bougé autrement, aucune ne donne plus l'assaut."],
      no: ['Dans tout ordre', 'Les figurines de la carte agissent au gré de leur joueur.'],
    },
  },
  disengage: {
    title: 'Rompre le contact',
    why: "On sait qu'il y faut un test d'Initiative, non sa difficulté. Chaque ennemi de plus au contact ajoute 2.",
    values: {
      '6': ['Difficulté 6', "Test d'Initiative contre 6."],
      '8': ['Difficulté 8', "Test d'Initiative contre 8."],
      forbidden: ['Impossible', 'Qui touche un ennemi reste.'],
    },
  },
  'after-leaving': {
    title: 'Après avoir rompu le contact',
    why: "Les sources laissent une figurine partir si son test réussit ; elles ne disent pas si elle peut alors donner l'assaut à un autre, ou s'envoler.",
    values: {
      moves: ['Elle se déplace', 'Qui a rompu le contact se déplace, sans finir au contact de personne.'],
      anything: [
        "Elle agit comme elle l'entend",
        "Qui a rompu le contact agit comme s'il n'avait touché personne, sauf donner l'assaut à ceux qu'il quitte.",
      ],
    },
  },
  levels: {
    title: 'Changer de palier',
    why: "La façon dont un volant change de palier pendant son activation n'est dans aucune de nos sources.",
    values: {
      one: ['Un palier', "Monter ou descendre d'un palier."],
      any: ['Tout palier', "Passer de n'importe quel palier à un autre."],
    },
  },
  'critical-charge': {
    title: 'Blessure critique et course',
    why: "Certains se souviennent qu'un combattant en Blessure critique ne court ni ne charge ; le chapitre 9 n'en dit rien.",
    values: {
      allowed: ['Peut courir et charger', 'Seuls valent les malus de la blessure.'],
      forbidden: ['Marche seulement', 'Ni course, ni charge, ni piqué.'],
    },
  },
  fear: {
    title: 'La peur',
    why: 'Le chapitre 9 laisse la peur à un autre chapitre, que nous ne connaissons que par des cartes.',
    values: {
      tested: ['Tests de Courage', "Qui rencontre la peur lors d'un assaut teste son Courage, ou part en déroute."],
      ignored: ['Ignorée', 'Personne ne teste son Courage.'],
    },
  },
  rally: {
    title: 'Difficulté du ralliement',
    why: 'Ceux qui sont en déroute testent leur Courage après la phase de combat ; contre quoi, aucune de nos sources ne le dit.',
    values: {
      '5': ['Difficulté 5', 'Test de Courage contre 5.'],
      '6': ['Difficulté 6', 'Test de Courage contre 6.'],
      '7': ['Difficulté 7', 'Test de Courage contre 7.'],
    },
  },
};
