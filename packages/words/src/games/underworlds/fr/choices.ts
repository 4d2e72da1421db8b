/** Les options nommées du jeu : ce qui reste ouvert, pourquoi, et ce que chaque lecture change à la table. */
import type { Choices } from '@escarmouche/engine/underworlds';
import type { WordsOfChoices } from '../../../resources.ts';

export const choices: WordsOfChoices<Choices> = {
  'roll-off': {
    title: 'Ce qui gagne un tir au dé',
    why: "Quatre dés chacun, le plus de critiques l'emporte : cela, on le sait. Quels dés, et ce qui départage des critiques égaux, aucune source ne le dit. Nous jetons des dés d'attaque.",
    values: {
      criticals: ['Les critiques seuls', 'À nombre égal, les deux joueurs relancent.'],
      'criticals-then-hammers': [
        'Les critiques, puis les marteaux',
        "À nombre égal de critiques, le plus de marteaux l'emporte ; à défaut, on relance.",
      ],
    },
  },
  joining: {
    title: 'Ce qui se touche à la jointure',
    why: "Trois cases complètes doivent se toucher. Il n'est pas dit si celles que forment deux demi-cases à la jointure en sont.",
    values: {
      across: ['Les cases complètes seulement', "Une case complète d'un plateau contre une case complète de l'autre : douze jointures."],
      middle: ['Celles de la jointure aussi', 'Ce que forment deux demi-cases compte : vingt-deux jointures.'],
    },
  },
  'deploy-first': {
    title: 'Qui place le premier combattant',
    why: "Les combattants se placent tour à tour. Qui commence n'est pas dans nos sources.",
    values: {
      'roll-off-loser': ['Le perdant du tir au dé', 'Celui qui a posé le premier plateau.'],
      'roll-off-winner': ['Le vainqueur du tir au dé', 'Celui qui a joint les plateaux.'],
    },
  },
  mulligan: {
    title: 'Remplacer une première main',
    why: 'Que chaque joueur puisse remplacer une fois chacune de ses premières mains, tout entière, ne tient qu’à une source fragile.',
    values: {
      'whole-hand-each': [
        'Chaque main une fois',
        'Tous les objectifs, toutes les cartes de pouvoir, les deux ou aucun : mis de côté, et autant de piochés.',
      ],
      none: ['Jamais', "Ce qu'on a pioché, on le garde."],
    },
  },
  sequencing: {
    title: 'Des effets au même instant',
    why: "Quand des effets des deux joueurs tombent au même instant, le commentaire nomme une procédure sans la donner. On se souvient d'un tir au dé.",
    values: {
      'roll-off': ['Par un tir au dé', "Le vainqueur dit lesquels passent d'abord."],
      'first-player': ['Par les activations', "Les effets de celui qui a la première activation passent d'abord."],
    },
  },
  'inspired-in-a-sweep': {
    title: "Exalté au milieu d'une Attaque multicible",
    why: "Une Attaque contre plusieurs ennemis est autant d'Attaques simples, et un combattant peut être Exalté après l'une d'elles. La suivante se fait-elle selon l'autre face de sa carte ? Aucune source ne le dit.",
    values: {
      'as-declared': ['Telle que déclarée', "Toute l'action d'Attaque garde les valeurs de la face visible à sa déclaration."],
      'as-it-lies': [
        'Selon la face visible',
        "L'Attaque suivante a les valeurs de la face visible : celle du même nom, sinon celle de la même place.",
      ],
    },
  },
  'last-resorts': {
    title: "Deux derniers recours dans une action d'Attaque",
    why: "Les commentaires n'admettent aucune combinaison de Dernière Chance, Ultime Riposte et Piège à Âme dans une même action d'Attaque. Peut-être ne parlent-ils que d'un même instant : un Piège joué une fois la cible repoussée en est un autre.",
    values: {
      'one-an-attack': [
        "Un par action d'Attaque",
        "Qui s'est servi d'une des trois ne se sert plus d'aucune avant la fin de cette Attaque.",
      ],
      'one-a-trigger': ['Un par instant', "À un autre instant de la même Attaque, on peut répondre par une autre d'entre elles."],
    },
  },
  'bolt-rebound': {
    title: 'Décharge Fulgurante et Rebond',
    why: "La Décharge Fulgurante frappe à côté de la cible, avec les coups critiques d'Obryn. Rebond retourne contre lui les dégâts de l'Attaque ; retourne-t-il aussi la Décharge, ou y met-il fin ? Rien ne le dit.",
    values: {
      strikes: ['Elle frappe quand même', "Rebond ne retourne que ce que l'Attaque inflige à sa cible."],
      turned: ["Personne à côté n'est frappé", "Une Attaque retournée n'a touché personne là-bas."],
    },
  },
  'held-firm': {
    title: 'Tenir bon, et être piégé',
    why: "Furieuse Parade, Coup de Bouclier, Riposte Fatale et Dur à Kuir' empêchent de repousser un combattant. Le commentaire les laisse répondre avant qu'on regarde s'il est piégé ; qui tient bon peut-il l'être ? Rien ne le dit.",
    values: {
      'not-trapped': ['Jamais piégé', "On ne regarde pas ce qu'il y a derrière qui n'est pas repoussé."],
      'by-its-hexes': ["Piégé si aucune case n'est libre", "Ce qu'il y a derrière lui décide, quoi qui le retienne."],
    },
  },
  'swift-strike-charge': {
    title: 'Frappe Éclair dans une Charge',
    why: "Une Charge finit avec une cible à portée d'une des Attaques du combattant, et Frappe Éclair n'y change rien. Celle qu'une arme plus longue a permise peut-elle se livrer avec Frappe Éclair, que sa poussée seule met à portée ? Rien ne le dit.",
    values: {
      'in-reach': ['Seulement sur une cible à sa portée', 'Sa poussée peut y servir, mais ne met personne à portée.'],
      'by-its-push': ["Sa poussée peut l'y mettre", "L'autre arme permet la Charge, et Frappe Éclair s'emploie comme ailleurs."],
    },
  },
  'last-chance-shield': {
    title: 'Dernière Chance et Instinct Protecteur',
    why: 'Dernière Chance ne regarde que la caractéristique de Défense, sans les améliorations. Instinct Protecteur en est une, qui fait défendre sur les boucliers : change-t-elle la caractéristique elle-même ? Rien ne le dit.',
    values: {
      printed: ['Le symbole imprimé', 'Cette amélioration est laissée de côté comme les autres.'],
      replaced: ['Le symbole sur lequel il défend', 'La caractéristique elle-même est devenue un bouclier.'],
    },
  },
  'my-turn-damage': {
    title: 'À quels dégâts répond À Mon Tour',
    why: "Ce que l'Arme Démoniaque coûte à son porteur compte. Les dégâts de la réaction d'une amélioration, comme Dispensable, sont-ils aussi ceux de l'Attaque ? La question reste ouverte.",
    values: {
      'in-the-course-of-it': [
        "À tous ceux de l'Attaque en cours",
        "On répond, après l'Attaque, à ce que la réaction d'une amélioration y a infligé.",
      ],
      'its-own': [
        "À ceux de l'Attaque et du subterfuge mêmes",
        "On ne répond pas à ce qu'inflige la réaction d'une amélioration ; à ce que coûte une arme, si.",
      ],
    },
  },
  'healing-potion': {
    title: 'Ce que soigne une Potion de Soin',
    why: "Sur un bouclier ou un critique, elle retire deux pions blessure selon l'une de nos sources, jusqu'à deux selon l'autre. Pour des cases, « jusqu'à » laisse le nombre au joueur.",
    values: {
      two: ['Deux', 'Les deux pions sont retirés, ou le seul.'],
      'up-to-two': ["Jusqu'à deux", 'Son joueur dit combien il en retire : deux, un ou aucun.'],
    },
  },
  'gitz-glory': {
    title: 'La gloire qui exalte les Krevards de Zarbag',
    why: "Trois points de gloire les exaltent. Si la gloire dépensée compte encore n'est pas dans nos sources.",
    values: {
      all: ['Toute la gloire', 'La gloire dépensée compte aussi.'],
      unspent: ['La gloire non dépensée', "Seule compte celle qu'on peut encore dépenser."],
    },
  },
  'power-step-first': {
    title: "Qui commence l'étape des pouvoirs",
    why: "Pour les réactions, le commentaire dit qui passe en premier. Pour l'étape des pouvoirs il n'en dit rien, et l'on rencontre les deux lectures.",
    values: {
      'just-activated': ["Celui qui vient d'activer", "Le joueur dont l'activation vient de finir joue en premier."],
      'next-to-activate': ['Celui qui va activer', 'Le joueur de la prochaine activation joue en premier, comme pour les réactions.'],
    },
  },
  'last-power-step': {
    title: "Pour la prochaine activation, à la dernière étape des pouvoirs d'un round",
    why: "Ce qui est joué pour la prochaine activation à la dernière étape des pouvoirs d'un round n'y a plus d'activation. Les commentaires font durer Manque de Temps jusqu'au round suivant ; des autres cartes, et d'un Filet barbelé lancé en dernier, ils ne disent rien.",
    values: {
      waits: ['Cela attend', 'La prochaine activation est la première du round suivant.'],
      lost: ['Cela est perdu', "Cela prend fin avec la phase d'action ; seul Manque de Temps continue."],
    },
  },
  'guard-ends': {
    title: 'La fin de la Garde',
    why: "Le pion Garde reste jusqu'à la fin de la phase. Qu'un Mouvement ou une Charge l'ôte plus tôt n'est pas dans nos sources.",
    values: {
      'phase-or-move': ['Avec un mouvement', "Un combattant qui fait un Mouvement ou une Charge n'est plus en Garde."],
      phase: ['Avec la phase', 'Le pion reste, quoi que fasse le combattant.'],
    },
  },
  'grazing-sight': {
    title: "La vue le long d'un côté",
    why: "Seules les cases bloquées arrêtent la vue. Qu'en est-il d'une ligne qui passe juste entre deux cases, dont l'une est bloquée ? Aucune source ne le dit.",
    values: {
      both: ['Il faut que les deux le soient', 'Un côté libre suffit pour voir.'],
      either: ['Une seule suffit', "Une case bloquée d'un côté ou de l'autre arrête la ligne."],
    },
  },
  'placed-in-lethal': {
    title: 'Être placé sur une case fatale',
    why: "Une case fatale blesse qui y bouge, y est poussé ou repoussé. De qui s'y trouve placé, les sources ne disent rien.",
    values: {
      harmless: ['Sans danger', 'Le combattant placé là ne subit rien.'],
      damage: ['1 dégât', 'Le combattant placé là subit 1 dégât.'],
    },
  },
  'scatter-leaves': {
    title: 'Une déviation qui quitte le champ de bataille',
    why: "Les dés d'une déviation peuvent mener par-delà le bord. Ce que devient alors la chaîne n'est pas dans nos sources.",
    values: {
      ends: ["La chaîne s'arrête", 'Un pas hors du champ de bataille est le dernier.'],
      'goes-on': ['Le pas est perdu', 'La chaîne reste où elle est, et le dé suivant repart de là.'],
    },
  },
  'harmless-spell-attack': {
    title: 'Attaque de sort qui ne blesse personne',
    why: "Une Attaque de sort arrêtée par le jet de défense n'a pas été lancée. Celle qui l'a emporté aux dés peut encore laisser sa cible indemne : Rebond la retourne, Dernière Chance ou Piège à Âme en font ignorer les dégâts. Comme attaque, elle a alors échoué ; le sort a-t-il été lancé ? Rien ne le dit.",
    values: {
      cast: ['Il a été lancé', "Seul le jet de défense empêche un sort d'être lancé."],
      'not-cast': ["Il n'a pas été lancé", "Une attaque qui a échoué n'a rien lancé."],
    },
  },
  'spell-attack-criticals': {
    title: 'Deux critiques à une attaque de sort',
    why: "Deux critiques au jet de lancement blessent le sorcier. Si le jet d'une action d'Attaque de sort en est un, la question reste ouverte.",
    values: {
      harmless: ['Sans danger', 'Seules les manœuvres de sort peuvent blesser le sorcier.'],
      damage: ['1 dégât', 'Deux critiques à une attaque de sort le blessent aussi.'],
    },
  },
  'spells-without-wizard': {
    title: 'Des sorts sans sorcier',
    why: "Qu'une bande sans sorcier puisse avoir des sorts dans sa pile n'est pas dans nos sources. Elle n'en lancerait aucun.",
    values: {
      allowed: ['Permis', 'Ils peuvent être dans la pile, et restent en main.'],
      refused: ['Refusés', 'Une telle pile est refusée.'],
    },
  },
};
