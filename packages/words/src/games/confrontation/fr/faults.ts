/** Ce qui ne va pas dans une mise en place, un profil, une table des blessures ou une situation. */
import { sharedFaults } from '../../../fr/shared.ts';
import type { Same } from '../../../resources.ts';
import type { faults as source } from '../en/faults.ts';

export const faults: Same<typeof source> = {
  ...sharedFaults,

  // Armées et table
  'unknown-profile': "Aucun profil ne s'appelle « {{what}} ».",
  'bad-key': "Aucune figurine ne peut s'appeler « {{what}} » : lettres, chiffres et traits d'union, 32 au plus.",
  'key-twice': "Deux figurines s'appellent « {{what}} ».",
  'how-many-seats': 'Deux joueurs en escarmouche, de deux à quatre en phase de combat : pas {{what}}.',
  'one-side-only': 'Il faut des combattants des deux camps.',
  'one-side-only_what': 'Un combat veut des combattants des deux camps : {{what}}.',
  'no-fighters': 'Un joueur est sans combattant.',
  'player-of-two-sides': 'Par « {{what}} », un joueur serait de deux camps.',
  'army-too-dear': "L'armée coûte plus que convenu : {{what}} PA.",
  'too-many-figures': '{{n}} figurines : ce programme en joue {{most}} au plus.',
  'table-size': 'Une table mesure de {{least, cm}} à {{most, cm}} cm, et non {{n, cm}} cm.',
  'cannot-fight': 'Il manque à « {{what}} » MOU, INI, ATT, FOR, DEF, RES, DIS ou PA : il ne peut combattre.',
  'tactics-needed': 'La situation doit dire comment a fini le jet de Tactique.',

  // Places et contacts
  'no-place': "« {{what}} » n'a pas de place sur la table.",
  'no-room': '« {{what}} » ne tient pas là où il est.',
  'off-table': '{{what}} est hors de la table.',
  'bad-level': 'Le palier est 0, 1 ou 2, et non {{what}}.',
  'bad-angle': 'Un socle se tourne par multiples de 15 degrés, de 0 à 345 : pas {{what}}.',
  'other-level': '{{what}} : à des paliers différents, pas de contact.',
  'not-touching': '« {{what}} » est dit chargé, mais personne ne le touche.',
  'touches-itself': "« {{what}} » : personne n'est au contact de soi-même.",
  'named-twice': "« {{what}} » : quelqu'un est nommé deux fois dans un combat.",
  'no-enemy': "« {{what}} » n'est pas un ennemi.",

  // Combats et dés
  'bad-order': "Un ordre de joueurs nomme chacun d'eux une fois, et personne d'autre : pas {{what}}.",
  'no-combat-named': "Seul un combat en cours a « {{what}} » : « combat » doit nommer l'un de ses combattants.",
  'skirmish-only': "On n'active des combattants qu'en escarmouche (« {{what}} ») : ici, la phase de combat se joue seule.",
  'braved-too-much': "Aucun combattant n'inspire ici une PEUR de {{what}} : personne ne l'a surmontée.",
  'too-many-passes': "Il n'y a jamais eu de dés d'attaque pour {{what}} passes d'armes.",
  'not-in-combat': "« {{what}} » n'est dans aucun combat.",
  'not-in-this-combat': "« {{what}} » n'est pas dans ce combat.",
  'separation-needed': 'Cette mêlée est encore à séparer : {{what}}.',
  'imposed-too-soon': "Qui ouvre la phase ne se sait qu'après le jet d'Autorité : « speaking » doit en dire l'ordre (« {{what}} »).",
  'bad-dice': "Les dés s'écrivent attaque/défense, comme 2/1 : pas « {{what}} ».",
  'routed-attacks': 'Un combattant en déroute a tous ses dés en défense : pas {{what}}.',
  'sustains-attacking': "Une défense soutenue veut au moins autant de dés placés en défense qu'en attaque : pas {{what}}.",
  'attack-dice-unspent': "Qui a un dé d'attaque frappe à chaque passe d'armes : il en reste trop pour cela ({{what}}).",
  'sustains-unplaced': 'Pas de défense soutenue tant que des dés ne sont pas placés : pas {{what}}.',
  'sustains-with-several': 'Une défense soutenue se fait avec le dernier dé de défense, et le garde : pas {{what}}.',
  'left-more-than-placed': "Il reste plus de dés qu'il n'en a été placé : {{what}}.",
  'dice-not-placed': "L'Initiative se lance une fois tous les dés du combat placés : ceux de {{what}} ne le sont pas.",
  'dice-count': 'Les dés placés ne sont pas ceux que donne ce combat (placés, donnés) : {{what}}.',
  'outside-melee': "Un combat prend quelqu'un qui n'est pas de la mêlée : {{what}}.",
  'several-against-several': "Un combat n'oppose jamais plusieurs à plusieurs : {{what}}.",
  'not-in-contact': 'Un combat veut le contact entre ses combattants : {{what}}.',
  'in-two-combats': 'Une figurine serait dans deux combats : {{what}}.',
  'left-out': "Quelqu'un qui touche un ennemi reste à l'écart : {{what}}.",

  // Profils
  'bad-id': "Aucun identifiant ne s'écrit « {{what}} » : minuscules, chiffres et traits d'union simples, 28 au plus.",
  'id-twice': "Deux effets s'appellent « {{what}} ».",
  'unknown-stat': "Aucune caractéristique ne s'appelle ici « {{what}} ».",
  'bad-value': 'Une caractéristique ne peut valoir {{what}}.',
  'value-twice': "{{what}} est imprimée : pas besoin d'une valeur de notre cru.",
  'courage-and-fear': 'Une carte porte COU ou PEUR, et « {{what}} » porte les deux.',
  'unknown-base': "Aucun socle ne s'appelle « {{what}} ».",
  'bad-card': 'Une carte vaut pour une à trois figurines, et non {{what}}.',
  'unknown-role': 'Un rôle est magician ou faithful, et non « {{what}} ».',
  'unknown-places': 'Les dés se placent first, last ou after-initiative, et non « {{what}} ».',
  'unknown-standing': 'Une valeur est sure, likely, unsure ou ours, et non « {{what}} ».',
  'unknown-skill': "Aucune compétence ne s'appelle « {{what}} ».",
  'skill-twice': 'La compétence « {{what}} » vient deux fois.',
  'bad-number': "{{what}} n'est pas un nombre possible ici.",
  'number-missing': 'La compétence « {{what}} » veut son nombre.',
  'bad-word': "Le mot « {{what}} » n'est pas possible ici.",
  'word-missing': 'La compétence « {{what}} » veut son mot.',
  'unknown-moment': "Aucun moment ne s'appelle « {{what}} ».",
  'unknown-effect': 'Un effet soigne, sonne, renforce ou affaiblit (heal, stun, strengthen, weaken) : pas « {{what}} ».',
  'too-many-effects': 'Une carte a 30 effets au plus, et non {{what}}.',

  // Tables des blessures
  'how-many-rows': 'Une table des blessures a dix lignes, et non {{what}}.',
  'wrong-row': "La ligne « {{what}} » n'est pas à sa place.",
  'unknown-location': "Aucune localisation ne s'appelle « {{what}} ».",
  'empty-cell': 'La case « {{what}} » est vide.',
  'unknown-result': "Aucun résultat ne s'appelle « {{what}} ».",
};
