/** Ce qui ne va pas dans une mise en place. */
import { sharedFaults } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { faults as source } from '../en/faults.ts';

export const faults: Same<typeof source> = {
  ...sharedFaults,

  'unknown-scenario': "Aucun scénario ne s'appelle « {{what}} ».",
  'unknown-modifier': "Aucune carte Modificateur d'attaque ne s'appelle « {{what}} ».",
  'unknown-class': "Aucune classe ne s'appelle « {{what}} ».",
  'unknown-card': "Aucune carte Capacité ne s'appelle « {{what}} ».",
  'card-of-others': '« {{what}} » appartient à une autre classe.',
  'card-twice': 'La même carte est deux fois dans une main : {{what}}.',
  'hand-size': 'Une main de cette classe a {{most}} cartes, et non {{what}}.',
  'half-does-nothing': 'Une moitié de carte de capacité fait quelque chose.',
  'uses-of-what-goes': "Ce qui donne de l'expérience à ses emplois reste en zone active : dites qu'il reste.",
  'monster-card-twice': "Deux de ses cartes de capacité s'appellent « {{what}} ».",
  'off-the-rooms': "L'hexagone {{what}} n'est dans aucune salle.",
  'start-in-the-first-room': "Les personnages commencent dans la salle 1 : l'hexagone {{what}} n'y est pas.",
  'hex-taken-already': 'Quelque chose se trouve déjà sur l’hexagone {{what}}.',
  'room-without-a-way': 'Aucune porte ne mène à la salle {{what}}.',
  'hexes-without-a-way': 'Aucun chemin ne mène à ces hexagones : {{what}}.',
  'scenario-id-taken': "Un scénario du jeu s'appelle déjà « {{what}} ».",
  'unknown-monster': "Aucun monstre ne s'appelle « {{what}} ».",
  'unknown-monster-deck': "Aucun paquet de cartes Capacité de monstres ne s'appelle « {{what}} ».",
  'how-many-characters': 'Un scénario se joue à deux, trois ou quatre personnages, et non à {{what}}.',
  'class-twice':
    "« {{what}} » y est deux fois, et chaque classe ne joue qu'une fois tant que l'option qui le permet (class-twice) ne dit pas oui.",
  'modifier-twice': "Il y a déjà une carte Modificateur d'attaque « {{what}} » : une carte à soi demande un nom à elle.",
  'modifier-adds-or-multiplies': "La carte Modificateur d'attaque « {{what}} » ajoute (n) ou multiplie (times), pas les deux.",
  'deck-without-end':
    "Un paquet de modificateurs a besoin d'une carte qui ne soit pas combo : avec des cartes combo seules, un tirage ne finirait jamais.",
  'deck-only-in-play': 'Bénédictions et malédictions entrent dans un paquet en cours de partie ; aucun ne commence avec « {{what}} ».',
  'which-level': 'Les niveaux vont de 0 à 7, et non {{what}}.',

  // Positions
  'no-such-letter': "Le plan se dessine avec les chiffres 1 à 8 pour les salles et un point là où il n'y a rien, non avec « {{what}} ».",
  'door-joins-two': 'La porte en {{what}} doit joindre exactement deux salles.',
  'no-such-room': "Les salles se numérotent à partir de 1, autant que le plan en a : il n'y a pas de « {{what}} ».",
  'no-such-scenario': "Aucun scénario ne s'appelle « {{what}} ».",
  'scenario-or-map': 'Un scénario ou un plan, mais pas les deux : « {{what}} » apporte son plan.',
  'no-such-monster-deck': "Aucun paquet de cartes Capacité de monstres ne s'appelle « {{what}} ».",
  'no-such-hex': "Le plan n'a pas d'hexagone nommé « {{what}} », ou personne n'y est.",
  'no-such-deck': "Personne n'a de paquet de Modificateurs nommé « {{what}} ».",
  'no-such-card': "Aucune carte Capacité ne s'appelle « {{what}} », ou pas parmi celles-ci.",
  'no-such-line': "La carte de ce round ne demande pas d'élément à une ligne {{what}}.",
  'no-such-attack': "Il n'y a pas d'attaque sur « {{what}} ».",
  'hex-taken-twice': 'Deux figurines se trouvent en {{what}}.',
  'hex-not-revealed': "{{what}} est dans une salle qui n'est pas révélée.",
  'too-many-cards': 'Trop de cartes pour une position : {{what}}.',
  'too-many-figures': 'Trop de figurines pour une position : {{what}}.',
  'already-dead': 'Une figurine à {{what}} point de vie serait déjà morte.',
  'values-missing': 'Aucun monstre du jeu ne porte ce nom : il faut donc toutes ses valeurs ; il manque {{what}}.',
  'no-such-standee': "Cette espèce n'a pas de socle numéro {{what}}.",
  'no-such-summon': "Aucune figurine à invoquer ne s'appelle « {{what}} ».",
  'no-such-door': "Il n'y a pas de porte en {{what}}.",
  'no-turn-now': "Les tours se jouent entre le choix des cartes et la fin du round : « {{what}} » n'en a pas.",
  'takes-no-turn': "Qui est mort ou épuisé n'a pas de tour, un obstacle non plus : « {{what}} ».",
  'wall-line': 'Un mur se trace entre deux hexagones du plan qui se touchent : {{what}}.',
  'start-wants-scenario': "Une position au début d'un scénario (« {{what}} ») nomme ce scénario.",
};
