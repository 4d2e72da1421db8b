/** Les options du jeu : ce qui reste ouvert, pourquoi, et ce que chaque lecture change à la table. */
import type { Choices } from '@escarmouche/engine/gloomhaven';
import type { WordsOfChoices } from '../../../resources.ts';

export const choices: WordsOfChoices<Choices> = {
  'class-twice': {
    title: 'Deux fois la même classe',
    why: "Chacun amène une autre classe, puisque la boîte n'a qu'un jeu de cartes pour chacune. Il y a ici trois classes : à quatre personnages, l'une d'elles vient deux fois.",
    values: {
      refused: ['Non', 'Chaque classe est une seule fois à la table : deux ou trois personnages.'],
      allowed: ['Oui', 'Plusieurs personnages peuvent être de la même classe, chacun avec ses cartes et son paquet de modificateurs.'],
    },
  },
  'sight-touching-walls': {
    title: 'La ligne de vue le long des murs',
    why: "Une ligne de vue va d'un coin à un autre sans qu'un mur l'arrête. Pour une ligne qui ne fait que toucher un mur, à un angle ou le long d'un côté, les textes ne disent pas tous la même chose.",
    values: {
      stops: ["Le mur l'arrête", "Une ligne qui touche un mur ailleurs qu'à ses deux bouts ne laisse rien voir."],
      passes: ['Elle passe', "Seul un mur que la ligne traverse l'arrête."],
    },
  },
  'area-measured-from-wall': {
    title: 'Une zone qui commence dans un mur',
    why: 'Une zone à distance doit avoir un hexagone à portée. Que cet hexagone puisse être sur un mur, où personne ne tient, se lit dans les deux sens.',
    values: {
      refused: ['Non', "L'hexagone à portée est un hexagone du plan."],
      allowed: ['Oui', "La portée se compte aussi jusqu'à un hexagone de la zone posée sur un mur."],
    },
  },
  'order-of-adjustments': {
    title: 'Bonus et doublements',
    why: "Les ajustements d'une attaque s'appliquent dans l'ordre que choisit son joueur. Personne ne veut d'un autre ordre que le meilleur, et la question coûte une réponse chaque fois.",
    values: {
      asked: ['Demander chaque fois', "Quand un doublement en rencontre d'autres, le joueur dit lequel vient ensuite."],
      best: ['Le meilleur ordre', "Les bonus d'abord, puis les doublements, puis les pénalités."],
    },
  },
  'area-over-nobody': {
    title: 'Une zone qui ne prend personne',
    why: "Une attaque à zone peut avoir des cibles de plus hors d'elle. Quand une zone de mêlée n'a pas d'hexagone à côté de l'attaquant, un ennemi voisin peut être une cible de plus alors que personne n'est dans la zone. Les réponses aux questions sur les règles penchent pour le non : une cible s'ajoute à celles de la zone.",
    values: {
      refused: ['Non', 'La zone prend au moins un ennemi ; alors seulement on ajoute des cibles.'],
      allowed: ['Oui', "La zone peut n'être sur personne, et ses cibles de plus sont attaquées quand même."],
    },
  },
  'elements-declined': {
    title: 'Renoncer à créer un élément',
    why: "Qui joue une moitié de carte peut renoncer à ce qu'elle donne, mais non aux éléments qu'elle crée : ainsi disent ceux qui connaissent le livre de règles. D'une carte Modificateur piochée, le résumé dit que ses effets positifs peuvent être ignorés, et il compte pour positif tout effet qui y est imprimé, un élément aussi.",
    values: {
      drawn: ["Celui d'une carte piochée", "L'élément d'une moitié jouée est créé ; on peut renoncer à celui d'une carte Modificateur."],
      never: ['Jamais', "Tout élément est créé, qu'on le veuille ou non."],
      always: ['Toujours', 'On peut renoncer à tout élément, comme aux autres effets.'],
    },
  },
  'provoked-twice': {
    title: 'Frappée deux fois après un rugissement',
    why: "Les attaques contre les alliés voisins d'une Brute qui a rugi frappent la Brute à leur place. Aucune capacité n'attaque deux fois le même ennemi, sauf si une carte le dit : rien ne précise si celle-ci le dit, quand une capacité vise la Brute et un tel allié, ou deux d'entre eux.",
    values: {
      yes: ['Frappée par chacune', "La carte l'emporte : chaque attaque détournée frappe la Brute."],
      no: ['Frappée une fois', "La capacité n'attaque la Brute qu'une fois ; ses autres attaques détournées n'ont pas lieu."],
    },
  },
  'damage-beyond-death': {
    title: 'Les dégâts au-delà du dernier point de vie',
    why: "Une carte déplace son personnage d'autant que de dégâts infligés ce tour (Mesures équilibrées). Un ennemi à qui il reste un point de vie subit une attaque de 6 : a-t-on infligé 6 dégâts ou 1 ? Aucune source d'ici ne le dit. L'attaque en inflige 6, et c'est ce qu'on compte d'ordinaire.",
    values: {
      counts: ['Comptent', "Tous les dégâts de l'attaque sont infligés, si peu de points de vie qu'il y ait."],
      not: ['Ne comptent pas', "On n'inflige pas plus que les points de vie qui restaient à la cible."],
    },
  },
  'monster-ties': {
    title: "Les égalités d'un monstre",
    why: 'Quand les règles laissent à un monstre plusieurs cibles prioritaires, hexagones ou autres cibles possibles, les joueurs décident. Certaines tables préfèrent tirer au sort.',
    values: {
      players: ['Les joueurs décident', 'Comme le veut le livre de règles.'],
      chance: ['Le sort décide', 'Chaque possibilité égale a autant de chances que les autres.'],
    },
  },
  'focus-in-a-type': {
    title: "Quel monstre d'un type une invocation vise",
    why: "À chemins et distances égaux, la plus basse initiative est la cible. Les monstres d'un même type partagent le nombre de leur carte et agissent par rang et par socle ; cet ordre compte-t-il pour qui les attaque ? Rien ne le dit.",
    values: {
      level: ['Ils sont à égalité', 'Les joueurs choisissent entre eux.'],
      'acting-order': ["Dans l'ordre où ils agissent", 'Les élites d’abord, puis par numéro, chacun parmi son type.'],
    },
  },
  'further-targets': {
    title: 'Les cibles suivantes d’un monstre',
    why: "Entre des places pour autant de cibles, le livre de règles ne dit pas ce qui passe d'abord. Les programmes qui jouent les monstres prennent le chemin le plus court, puis les cibles les plus proches d'où le monstre est parti ; une réponse aux questions sur les règles met d'abord les cibles, classées par tout ce qui désigne une cible prioritaire, et le chemin en dernier.",
    values: {
      'near-ones': [
        'Le chemin, puis les plus proches',
        'Le chemin le plus court passe avant de meilleures cibles, classées par distance, puis par initiative.',
      ],
      'focus-rules': [
        'Comme la cible prioritaire',
        'De meilleures cibles passent avant le chemin le plus court. Elles se classent par le chemin pour les attaquer, par distance, par initiative.',
      ],
    },
  },
  'separate-attacks': {
    title: 'Plusieurs attaques sur une carte de monstre',
    why: "D'après le livre de règles, les attaques suivantes d'un monstre vont à des ennemis qu'il n'a pas encore attaqués. Une correction dit que cela vaut pour les cibles d'une même capacité, et que des attaques sur des lignes distinctes vont à sa cible prioritaire tant qu'elle vit.",
    values: {
      others: ["Contre d'autres", "Chaque ligne d'attaque suivante cherche son ennemi parmi ceux qui n'ont pas encore été attaqués."],
      same: ['Contre sa cible prioritaire', "Chaque ligne d'attaque est pour elle ; il n'en cherche une autre qu'une fois celle-ci morte."],
    },
  },
  'elements-in-vain': {
    title: 'Un élément qui ne sert à rien au monstre',
    why: "Une espèce consomme l'élément que sa carte demande quand il est là. Qu'elle le fasse quand sa première figurine ne peut accomplir cette ligne, désarmée ou hors de portée de quiconque à ce tour, n'est dit nulle part.",
    values: {
      used: ['Consommé quand même', 'La première figurine qui agit le consomme, et celles de son espèce qui le peuvent en profitent.'],
      kept: ['Gardé', 'La première figurine qui peut accomplir la ligne le consomme.'],
    },
  },
  'jump-into-difficult': {
    title: 'Atterrir en terrain difficile',
    why: "Un saut ignore le terrain en chemin, mais pas celui de son dernier hexagone. Que l'atterrissage en terrain difficile coûte deux points ne tient qu'à une source fragile.",
    values: {
      two: ['Deux points', "Le dernier hexagone d'un saut coûte ce que coûte y entrer."],
      one: ['Un point', "Le dernier hexagone d'un saut coûte un point comme tous les autres."],
    },
  },
  'short-of-standees': {
    title: 'Socles en nombre insuffisant',
    why: "Quand les socles d'une espèce viennent à manquer, on place les plus proches. Proches de quoi, le résumé et le livre de règles ne le disent pas de même.",
    values: {
      'nearest-revealer': ['Au plus près du personnage', 'Les distances se comptent depuis celui qui a ouvert la porte.'],
      'nearest-door': ['Au plus près de la porte', "Les distances se comptent depuis la porte qui vient d'être ouverte."],
    },
  },
  'won-and-lost': {
    title: 'But atteint, et tous épuisés',
    why: "Un but atteint ne met fin au scénario qu'avec le round, et le dernier personnage peut être épuisé d'ici là. Réussite et échec sont alors survenus dans le même round ; laquelle compte, ni le livret ni le résumé ne le disent.",
    values: {
      lost: ['Perdu', "Il faut que quelqu'un soit encore debout à la fin du round."],
      won: ['Gagné', 'Le but est atteint, quoi qu’il advienne des personnages dans le reste du round.'],
    },
  },
  'table-talk': {
    title: 'Parler avant de choisir ses cartes',
    why: "Aucun paragraphe tenu ici ne dit si les joueurs peuvent parler de ce qu'ils vont choisir, ni jusqu'où. D'ordinaire on s'en tient à des mots généraux, sans initiative ni carte.",
    values: {
      general: [
        'En mots généraux',
        "Tôt ou tard, qui on attaque, où on va, qu'on se repose. Jamais un nombre d'initiative, jamais une carte.",
      ],
      silent: ['On se tait', 'Chacun choisit sans un mot.'],
    },
  },
};
