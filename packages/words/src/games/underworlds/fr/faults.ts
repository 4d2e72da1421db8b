/** Ce qui ne va pas dans une mise en place ou dans une pile. */
import { sharedFaults } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { faults as source } from '../en/faults.ts';

export const faults: Same<typeof source> = {
  'unknown-choice': sharedFaults['unknown-choice'],
  'choice-values': sharedFaults['choice-values'],

  // Bandes, plateaux, champ de bataille
  'unknown-warband': "Aucune bande ne s'appelle « {{what}} ».",
  'warband-not-played-yet': 'Ce programme ne joue pas encore la bande « {{what}} ».',
  'ability-not-played-yet': 'Ce programme ne joue pas encore la capacité « {{what}} ».',
  'unknown-board': "Aucun plateau ne s'appelle « {{what}} ».",
  'cannot-join': 'Les plateaux ne se joignent pas ainsi : {{what}}.',

  // Piles
  'unknown-deck': "Aucun paquet ne s'appelle « {{what}} ».",
  'unknown-card': "Aucune carte ne s'appelle « {{what}} ».",
  'card-not-played-yet': 'Ce programme ne joue pas encore la carte « {{what}} ».',
  'card-of-others': '« {{what}} » appartient à une autre bande.',
  'card-twice': '« {{what}} » est deux fois dans la pile : chaque nom une fois au plus.',
  'wrong-pile': "« {{what}} » n'est pas dans la bonne pile : les objectifs dans l'une, les cartes de pouvoir dans l'autre.",
  'how-many-objectives': 'Il faut exactement 12 objectifs, et non {{what}}.',
  'too-few-power-cards': 'Il faut au moins 20 cartes de pouvoir, et non {{what}}.',
  'more-gambits-than-upgrades': "Il ne faut pas plus de manœuvres que d'améliorations : {{what}}, c'est trop.",
  'spell-without-wizard': "L'option choisie n'admet pas de sort dans une bande sans sorcier : « {{what}} ».",

  // Situations
  'no-such-deck': "Aucun paquet ne s'appelle « {{what}} ».",
  'no-such-hex': "Le champ de bataille n'a pas d'hexagone « {{what}} », ou personne n'y est.",
  'no-such-hex-kind': "Aucune sorte d'hexagone ne s'appelle « {{what}} ».",
  'hex-on-the-join': "L'hexagone « {{what}} » est sur la jointure des plateaux : rien n'y est imprimé.",
  'no-such-figure': "Aucun combattant de cette partie ne s'appelle « {{what}} ».",
  'no-such-card': "Aucune carte permise à ces bandes ne s'appelle « {{what}} ».",
  'no-such-ability': "Aucune capacité de cette partie ne s'appelle « {{what}} ».",
  'hex-taken-twice': "Deux combattants devraient occuper l'hexagone « {{what}} ».",
  'more-spent-than-gained': 'Plus de gloire dépensée que gagnée : {{what}}.',
  'no-figure-value': "Un combattant n'a pas de valeur « {{what}} ».",
  'no-such-value': "Aucune valeur ne s'appelle « {{what}} ».",
  'no-such-attack': 'Aucune attaque ne se lit « {{what}} » : on écrit combattant/attaque>cible.',
  'no-attack-value': "Une attaque n'a pas de valeur « {{what}} ».",
  'badly-written-board': "Le plateau « {{what}} » n'est pas écrit en cinq rangs de huit hexagones.",
  'board-twice': "Deux plateaux s'appellent « {{what}} ».",
  'unknown-fighter': "La bande n'a pas de combattant « {{what}} ».",
};
