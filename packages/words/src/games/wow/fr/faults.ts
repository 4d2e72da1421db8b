/** Ce qui ne va pas dans un groupe ou une mise en place. */

import { sharedFaults } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { faults as source } from '../en/faults.ts';

export const faults: Same<typeof source> = {
  ...sharedFaults,
  'unknown-character': "Aucun personnage ne s'appelle « {{id}} ».",
  'unknown-character_what': "Aucun personnage ne s'appelle « {{what}} ».",
  'unknown-card': "Aucune carte Barre d'Action ne s'appelle « {{id}} ».",
  'unknown-map': "Aucun plateau ne s'appelle « {{what}} ».",
  'unknown-map_map': "Aucun plateau ne s'appelle « {{map}} ».",
  'no-such-space': "Le plateau n'a pas de case « {{what}} ».",
  'no-such-space_space': "Le plateau n'a pas de case « {{space}} ».",
  'map-too-big': 'Un plateau a {{most}} cases au plus, et non {{n}}.',
  'map-spaces': "Les cases du plateau « {{what}} » ne peuvent être posées : l'une vient deux fois, ou deux sont trop éloignées.",
  'no-figure-no-space': "« {{what}} » n'est ni une figurine du plateau ni une case.",
  'no-card-value': "Une carte n'a pas de valeur nommée « {{what}} ».",
  'no-such-spawn': "Aucun point d'apparition n'est en « {{what}} ».",
  'no-such-token': "Il n'y a là ni familier ni totem : {{what}}.",
  'no-attack-in-stat': "La nature ou le type d'une attaque précise power, pay, armor et resist ; « {{what}} » ne dépend d'aucune attaque.",
  'next-of-a-type': "Un bonus à la prochaine attaque principale n'a ni nature ni type : cette attaque l'épuise, quelle qu'elle soit.",
  'unknown-damage-type': "Il n'y a pas de type de dégâts « {{what}} ».",
  'unknown-nature': 'Une attaque est physique ou magique, et non « {{what}} ».',
  'main-attack-only': "La zone supérieure porte l'attaque principale, et rien d'autre : pas « {{what}} ».",
  impassable: 'Nul ne peut se tenir en « {{what}} » : la case est infranchissable.',
  'space-taken': 'Une autre figurine occupe « {{what}} ».',
  'clock-bounds': "Aucune horloge n'est à {{what}} : il faut rester entre l'horloge principale et 9 de plus.",
  'unknown-faction': "Personne n'est de la faction « {{what}} ».",
  'kind-without-stat': "Seul un stat change pour certaines attaques et non pour d'autres : il n'y en a pas à côté de « {{what}} ».",
  'no-effect': "Aucun effet sur {{what}} n'est dit : stat avec son n, rooted, rerolls ou shield.",
  'already-won': "La partie serait finie : avec {{what}} points, un camp a ce qu'il lui faut.",
  'party-size': 'Un groupe a de un à cinq personnages : celui-ci en a {{n}}.',
  'three-characters': 'Un groupe a trois personnages : celui-ci en a {{n}}.',
  'two-legends': "Un groupe n'admet qu'un personnage légendaire : {{id}} est le second.",
  'same-character': 'Ce groupe compte deux fois {{id}}.',
  'other-faction': "{{id}} n'est pas de cette faction : {{faction}}.",
  'nine-cards': "Un groupe se partage neuf cartes Barre d'Action : celui-ci en a {{n}}.",
  'two-cards-each': '{{id}} doit avoir deux cartes, pas {{n}}.',
  'three-cards-each': '{{id}} doit avoir trois cartes, pas {{n}}.',
  'same-name': 'La carte {{id}} est deux fois dans cette barre.',
  restriction: '{{character}} ne peut avoir la carte {{id}}. Pour : {{only}}.',
};
