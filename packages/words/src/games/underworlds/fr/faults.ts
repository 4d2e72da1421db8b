/** Ce qui ne va pas dans une mise en place ou dans une pile. */
import { sharedFaults } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { faults as source } from '../en/faults.ts';

export const faults: Same<typeof source> = {
  ...sharedFaults,

  // Bandes, plateaux, champ de bataille
  'unknown-warband': "Aucune bande ne s'appelle « {{what}} ».",
  'unknown-fighter': "Aucun combattant de la bande ne s'appelle « {{what}} ».",
  'warband-not-played-yet': 'Ce programme ne joue pas encore la bande « {{what}} ».',
  'ability-not-played-yet': 'Ce programme ne joue pas encore la capacité « {{what}} ».',
  'unknown-attack': "Ce combattant n'a pas d'action d'attaque « {{what}} ».",
  'does-to-itself': "{{what}} n'a pu se faire cela à soi-même.",
  'objectives-on-one-hex': 'Deux objectifs se trouvent en {{what}}.',
  'unknown-board': "Aucun plateau ne s'appelle « {{what}} ».",
  'no-boards': "Chaque joueur apporte au moins un plateau : {{what}} n'en apporte aucun.",
  'badly-written-board': "Le plateau « {{what}} » n'est pas écrit en cinq rangées de huit cases.",
  'few-starting-hexes':
    'Un plateau a au moins {{needed}} cases de départ, car les plus grandes bandes y placent sept combattants : celui-ci en a {{n}}.',
  'few-plain-hexes':
    'Un plateau a au moins {{needed}} cases de simple sol, pour que les objectifs trouvent leur place : celui-ci en a {{n}}.',
  'hexes-cut-off': "De chaque case d'un plateau on peut gagner toutes les autres : cases coupées par des cases bloquées : {{n}}.",
  'board-id-kept': "Le nom « {{what}} » est réservé aux plateaux qu'une situation change.",
  'board-twice': "Deux plateaux s'appellent « {{what}} ».",
  'too-many-boards': "Plus de plateaux à soi qu'une partie n'en accepte : {{what}}. Apportez-en moins.",
  'two-players': 'Ce jeu se joue à deux, et non à {{what}}.',
  'cannot-join':
    "Les plateaux ne se joignent pas ainsi : {{what}}. On les décale d'un nombre pair de colonnes, impair si un seul plateau est tourné, et trois cases au moins se touchent.",

  // Piles
  'unknown-deck': "Aucune pile ne s'appelle « {{what}} ».",
  'unknown-card': "Aucune carte ne s'appelle « {{what}} ».",
  'card-not-played-yet': 'Ce programme ne joue pas encore la carte « {{what}} ».',
  'card-of-others': '« {{what}} » appartient à une autre bande.',
  'card-twice': '« {{what}} » est deux fois dans la pile : chaque nom une fois au plus.',
  'wrong-pile': "« {{what}} » n'est pas dans la bonne pile : les objectifs dans l'une, les cartes de pouvoir dans l'autre.",
  'how-many-objectives': 'Il faut exactement 12 objectifs, et non {{what}}.',
  'too-few-power-cards': 'Il faut au moins 20 cartes de pouvoir, et non {{what}}.',
  'more-gambits-than-upgrades': "Il ne faut pas plus de manœuvres que d'améliorations : {{what}}, c'est trop.",
  'spell-without-wizard': "L'option choisie n'admet pas de sort dans une bande sans sorcier : « {{what}} ».",
  'unknown-line': 'La ligne {{line}} ne nomme aucune carte : « {{text}} ».',
  'no-such-deck': "Aucune pile ne s'appelle « {{what}} ».",
  'no-such-card': 'Aucune des deux bandes ne peut avoir de carte nommée « {{what}} ».',
  'no-such-ability': "Aucune capacité ne s'appelle « {{what}} ».",
  'no-such-attack': 'Aucune attaque ne se lit « {{what}} » : on écrit combattant/attaque>cible.',
  'no-such-hex': "Le champ de bataille n'a pas de case nommée « {{what}} ».",
  'no-such-hex-kind': 'Une case est normale, de départ, bloquée ou fatale, et non « {{what}} ».',
  'hex-on-the-join': "{{what}} est à la jointure des plateaux : rien n'y est imprimé.",
  'hex-taken-twice': 'Deux combattants se trouvent en {{what}}.',
  'more-spent-than-gained': 'La gloire dépensée dépasse la gloire gagnée : {{what}}.',
  'no-attack-value': "Une attaque n'a pas de valeur « {{what}} ».",
  'no-roll-value': "Un jet n'a pas de valeur « {{what}} ».",
  'stands-on-blocked': 'Un combattant est sur la case bloquée « {{what}} ».',
  'no-such-objective': "Les objectifs sont numérotés de 1 à 5 : il n'y a pas de « {{what}} ».",
  'deed-by-whom':
    "Il n'est pas dit de qui c'est le fait ({{what}}) : « by » un combattant, ou « side » 1 ou 2, ou « side » 0 pour personne.",
  'deed-lacks': "Ce qui s'est passé n'est dit qu'en partie : il manque {{what}}.",
  'card-in-wrong-place':
    '« {{what}} » ne peut pas être là : les améliorations vont sur les combattants, les manœuvres durent, les objectifs se marquent.',
  'already-out': "{{what}} a plus de blessures qu'il n'en supporte : il serait hors de combat.",
  'tokens-out-of-action': '{{what}} est hors de combat : ses pions ont été retirés.',
  'upgrade-not-for-it': "Ce combattant ne peut pas avoir l'amélioration « {{what}} ».",
  'upgrade-out-of-play': "L'amélioration « {{what}} » est sur un combattant qui n'est pas sur le champ de bataille.",
  'lies-on-blocked': 'Un objectif est sur la case bloquée « {{what}} ».',
  'does-not-last': '« {{what}} » ne reste pas en jeu : une fois jouée, la carte a fini.',
  'leaves-nothing': 'La capacité « {{what}} » ne laisse rien derrière elle.',
  'lasts-on-whom': '« {{what}} » vaut pour un combattant : « fighter » dit lequel.',
  'lasts-on-which-hex': '« {{what}} » vaut pour une case : « hex » dit laquelle.',
};
