/** Questions on universal cards of Shadespire: ploys from Momentary Madness on. */
import type { Paragraph } from '../types.ts';

export const UNIVERSAL_FROM_PLOY_342: readonly Paragraph[] = [
  {
    id: 'wu:342.1',
    title: { en: 'Momentary Madness: still an enemy', fr: 'Folie Passagère : toujours un ennemi' },
    text: {
      en: 'The enemy fighter does not become friendly.',
      fr: 'Le combattant ennemi ne devient pas ami.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:342.2',
    title: { en: 'Momentary Madness: no trophy', fr: 'Folie Passagère : pas de trophée' },
    text: {
      en: "The controlled fighter's Trophy Hunter yields you nothing.",
      fr: 'Chasseur de Trophées du combattant manipulé ne vous rapporte rien.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:343.1',
    title: { en: "My Turn after one's own weapon", fr: 'À Mon Tour après sa propre arme' },
    text: {
      en: "Daemonic Weapon's damage to its bearer triggers My Turn, after the attack.",
      fr: "Le dégât de l'Arme Démoniaque sur son porteur déclenche À Mon Tour, après l'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:343.2',
    title: { en: 'My Turn inside a Charge', fr: "À Mon Tour au milieu d'une Charge" },
    text: {
      en: 'Hurt by Shattering Terrain in a Charge, the fighter may use My Turn between the Move and the Attack.',
      fr: "Blessé par Terrain Fracturé en chargeant, le combattant peut utiliser À Mon Tour entre le Mouvement et l'Attaque de la Charge.",
    },
    source: 'rulebook',
    slip: {
      en: "The question speaks of damage 'while making an Attack action'; the answer is about a Charge, and that is how we read it: Shattering Terrain hurts those who move.",
      fr: "La question parle de dégâts « alors qu'il effectue une action d'Attaque » ; la réponse porte sur une Charge, et nous lisons ainsi : Terrain Fracturé blesse qui se déplace.",
    },
  },
  {
    id: 'wu:344.1',
    title: { en: 'No Time in the end phase', fr: 'Manque de Temps en phase de fin' },
    text: {
      en: 'Played in the last power step it also stops upgrades in the following end phase.',
      fr: 'Jouée à la dernière étape des pouvoirs, elle empêche aussi les améliorations de la phase de fin qui suit.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:349.1',
    title: { en: 'Rebound: whose damage', fr: 'Rebond : à qui les dégâts' },
    text: {
      en: 'The reflected damage belongs to the warband that played Rebound.',
      fr: 'Le dégât renvoyé vient de la bande qui a joué Rebond.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:354.1',
    title: { en: 'Second Wind: in whose activation', fr: "Second Souffle : à l'activation de qui" },
    text: {
      en: 'It lets you activate a fighter that charged, in your own activation; played right after your own activation it is wasted.',
      fr: "Elle permet d'activer à votre activation un combattant ayant chargé ; jouée juste après votre propre activation, elle est perdue.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:355.1',
    title: { en: 'Shardfall on an objective', fr: "Chute d'Éclats sur un objectif" },
    text: {
      en: 'Playable on an empty hex holding an objective.',
      fr: 'Jouable sur une case vide contenant un objectif.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:357.1',
    title: { en: 'Shattering Terrain: after moving', fr: 'Terrain Fracturé : après le déplacement' },
    text: {
      en: 'Damage comes after the displacement: a death happens in the end hex.',
      fr: "Le dégât vient après le déplacement : la mort éventuelle survient sur la case d'arrivée.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:357.2',
    title: { en: 'Shattering Terrain in a Charge', fr: 'Terrain Fracturé en Charge' },
    text: {
      en: 'In a Charge the damage (and so the inspiration of one of the Boyz) comes after the Move and before the Attack.',
      fr: "En Charge, le dégât (et donc l'exaltation d'un des Boyz) arrive après le Mouvement et avant l'Attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:357.3',
    title: { en: 'Shattering Terrain: whose glory', fr: 'Terrain Fracturé : à qui la gloire' },
    text: {
      en: "Two players: the dead fighter's opponent gains 1 glory; three or four: the card's player gains it for an enemy, nobody for an own fighter.",
      fr: "À deux joueurs, l'adversaire du mort marque 1 gloire ; à trois ou quatre, le joueur de la carte la marque pour un ennemi, personne pour son propre combattant.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:357.4',
    title: { en: 'Shattering Terrain and Knockback', fr: 'Terrain Fracturé et Recul' },
    text: {
      en: 'A fighter driven back with Knockback suffers only 1 from Shattering Terrain.',
      fr: 'Repoussé avec Recul, un combattant ne subit que 1 dégât de Terrain Fracturé.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:357.5',
    title: { en: 'Shattering Terrain: once', fr: 'Terrain Fracturé : une fois' },
    text: {
      en: '1 damage after the first displacement in the activation, none for later ones.',
      fr: "1 dégât après le premier déplacement de l'activation, rien pour les suivants.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:359.1',
    title: { en: 'Shifting Shards to a starting hex', fr: 'Éclats Fluctuants vers une case de départ' },
    text: {
      en: 'An objective may be moved onto a starting hex, which remains one.',
      fr: 'Un objectif peut aller sur une case de départ, qui le reste.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:359.2',
    title: { en: 'Shifting Shards, never to a blocked hex', fr: 'Éclats Fluctuants, jamais vers une case bloquée' },
    text: {
      en: 'Never onto a blocked hex.',
      fr: 'Jamais sur une case bloquée.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:361.1',
    title: { en: 'Spectral Wings in a Charge', fr: 'Ailes Spectrales en Charge' },
    text: {
      en: 'The +2 applies to the Move of a Charge.',
      fr: "Le +2 s'applique au Mouvement d'une Charge.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:363.1',
    title: { en: 'Multiply before adding', fr: "Multiplier avant d'ajouter" },
    text: {
      en: 'Multiply and divide before adding and subtracting.',
      fr: "On multiplie ou divise avant d'ajouter ou retrancher.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:368.1',
    title: { en: 'Time Trap: action now, Pass later', fr: 'Piège Temporel : agir maintenant, Passer ensuite' },
    text: {
      en: 'The extra action happens in the power step, flips no activation token and obeys normal limits; your next activation must be Pass, followed by its power step. Turn order is unchanged.',
      fr: "L'action supplémentaire se fait dans l'étape des pouvoirs sans retourner de pion d'activation ni dépasser les interdits ; votre prochaine activation doit être Passer, suivie de son étape des pouvoirs. L'ordre ne change pas.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:369.1',
    title: { en: 'Trap: after the drive back', fr: 'Piège : après le repoussement' },
    text: {
      en: 'A death by Trap occurs after the drive back.',
      fr: 'La mort par Piège survient après le repoussement.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:369.2',
    title: { en: 'Trap does not make a success', fr: 'Piège ne fait pas une réussite' },
    text: {
      en: 'Trap does not turn a failed attack into a success: the ploy deals the damage.',
      fr: 'Piège ne rend pas réussie une attaque ratée : le dégât vient du subterfuge.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:369.3',
    title: { en: 'Trap after a failed Rebound', fr: 'Piège après un Rebond raté' },
    text: {
      en: 'A failed Rebound does not stop Trap: its trigger (after the drive back) is different.',
      fr: "Un Rebond raté n'empêche pas Piège : le déclencheur (après repoussement) est différent.",
    },
    source: 'rulebook',
  },
];
