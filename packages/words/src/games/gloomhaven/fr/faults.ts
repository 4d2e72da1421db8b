/** Ce qui ne va pas dans une mise en place. */
import { sharedFaults } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { faults as source } from '../en/faults.ts';

export const faults: Same<typeof source> = {
  'unknown-choice': sharedFaults['unknown-choice'],
  'choice-values': sharedFaults['choice-values'],

  'unknown-scenario': "Aucun scénario ne s'appelle « {{what}} ».",
  'unknown-modifier': "Aucune carte Modificateur d'attaque ne s'appelle « {{what}} ».",
  'unknown-class': "Aucune classe ne s'appelle « {{what}} ».",
  'unknown-card': "Aucune carte Capacité ne s'appelle « {{what}} ».",
  'card-of-others': '« {{what}} » appartient à une autre classe.',
  'card-twice': 'La même carte est deux fois dans une main : {{what}}.',
  'hand-size': 'Une main a autant de cartes que le veut sa classe, et non {{what}}.',
  'unknown-monster': "Aucun monstre ne s'appelle « {{what}} ».",
  'unknown-monster-deck': "Aucun paquet de cartes Capacité de monstres ne s'appelle « {{what}} ».",
  'how-many-characters': 'Un scénario se joue à deux, trois ou quatre personnages, et non à {{what}}.',
  'class-twice': 'Chaque classe joue une fois au plus : {{what}}.',
  'which-level': 'Les niveaux joués sont 0, 1 et 2, et non {{what}}.',
};
