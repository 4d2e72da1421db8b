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
};
