/** Questions on Nightvault: Cursebreakers, Thorns, Gitz and universal cards. */
import type { Paragraph } from '../types.ts';

export const NIGHTVAULT_CARDS: readonly Paragraph[] = [
  {
    id: 'wu:11-chaine-eclairs.1',
    title: { en: 'Chain Lightning: crossed twice', fr: "Chaîne d'Éclairs : traversé deux fois" },
    text: {
      en: 'An enemy crossed several times by the chain suffers a single damage.',
      fr: "Un ennemi traversé plusieurs fois par la chaîne ne subit qu'un seul dégât.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:13.1',
    title: { en: 'Empathic Conduction: nobody to heal', fr: 'Conduit Empathique : personne à soigner' },
    text: {
      en: 'It may be cast with no adjacent friend: if cast it does nothing yet counts as cast.',
      fr: "On peut lancer le sort sans ami adjacent au lanceur : lancé, il n'a pas d'effet mais compte comme lancé.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:14.1',
    title: { en: 'Gather the Storm: how long', fr: 'Focaliser la Tempête : combien de temps' },
    text: {
      en: 'The effect lasts until the next spell the warband attempts.',
      fr: "L'effet dure jusqu'au prochain sort que la bande tente de lancer.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:thorns-of-the-briar-queen.1',
    title: { en: 'Thorns: when they are Inspired', fr: 'Épines : quand elles deviennent Exaltées' },
    text: {
      en: 'At the start of each of your activations every friendly fighter adjacent to an enemy is Inspired, whichever fighter you activate, if any.',
      fr: 'Au début de chacune de vos activations, tout ami adjacent à un ennemi devient Exalté, quel que soit le combattant activé (ou aucun).',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:thorns-of-the-briar-queen.2',
    title: { en: 'Thorns: pushes do not pass through', fr: 'Épines : les poussées ne traversent rien' },
    text: {
      en: 'Passing through blocked or occupied hexes applies to Move actions (including in a Charge), not to pushes or drive backs.',
      fr: 'La traversée des cases bloquées ou occupées vaut pour les actions de Mouvement (Charge comprise), pas pour les poussées ni les repoussements.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:35.1',
    title: { en: 'Take the City: objectives on the join', fr: 'Conquérir la Ville : objectifs à cheval' },
    text: {
      en: "An objective sitting half on each board (no one's territory) counts as on both boards.",
      fr: 'Un objectif à cheval sur deux plateaux (territoire de personne) compte comme étant sur les deux plateaux.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:47.1',
    title: { en: 'Sudden Appearance: not for the fallen', fr: 'Apparition Soudaine : pas pour les morts' },
    text: {
      en: 'It cannot bring back a fighter that is out of action.',
      fr: 'Elle ne ramène pas un combattant hors de combat.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:zarbags-gitz.1',
    title: { en: 'Snirk: when he is Inspired', fr: 'Snirk : quand il devient Exalté' },
    text: {
      en: "Snirk's reaction may follow any activation of either player, and it Inspires him.",
      fr: "La réaction de Snirk s'utilise après n'importe quelle activation, de l'un ou l'autre joueur ; Snirk devient alors Exalté.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:zarbags-gitz.2',
    title: { en: 'Snirk: what kind of action', fr: "Snirk : quel genre d'action" },
    text: {
      en: "The Inspired card's action is not a Move, a Charge or an Attack action.",
      fr: "L'action de la face Exaltée n'est ni un Mouvement, ni une Charge, ni une Attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:317.1',
    title: { en: 'Extreme Flank: which edges', fr: 'Prise de Flanc : quels bords' },
    text: {
      en: 'The second friend must be on the opposite edge that is farthest from the first; the two edges need not be the most distant pair of the whole battlefield.',
      fr: "Le second ami doit se trouver sur le bord opposé le plus éloigné du premier ; il n'est pas exigé que ces deux bords soient les plus distants de tout le champ.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:340.1',
    title: { en: 'Keep Them Guessing: the five kinds', fr: 'Laissez-les Douter : les cinq types' },
    text: {
      en: 'Four of five action kinds are needed: Move outside a Charge, Attack outside a Charge, Charge, Guard, fighter-card action (one kind however many such actions exist).',
      fr: "Il faut quatre types d'action parmi cinq : Mouvement hors Charge, Attaque hors Charge, Charge, Garde, action de carte de combattant (un seul type, même avec plusieurs actions).",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:389.1',
    title: { en: "Abasoth's Withering: whose kill", fr: "Dessèchement d'Abasoth : à qui la mort" },
    text: {
      en: "Cast on a 4-Wounds fighter with 3 tokens it goes out of action; neither the spell nor the caster's warband is credited, though in a two-player game the caster's player gains one glory.",
      fr: 'Sur une cible à 4 Blessures et 3 pions, elle est mise hors de combat ; ni le sort ni la bande du lanceur ne sont crédités, mais à deux joueurs celui qui a lancé le sort gagne un point de gloire.',
    },
    source: 'rulebook',
    slip: {
      en: "The heading misspells the card's name ('Déssèchement') and the question its tokens ('piosn'): read Dessèchement d'Abasoth, 3 wound tokens.",
      fr: "Le titre écrit « Déssèchement » et la question « piosn » : lire Dessèchement d'Abasoth, 3 pions blessures.",
    },
  },
  {
    id: 'wu:432-mimique.1',
    title: { en: 'Mirror Move after Earthquake', fr: 'Mimique après Secousse Sismique' },
    text: {
      en: "After Earthquake's simultaneous pushes, Mirror Move lets its player push any one fighter one hex.",
      fr: "Après une Secousse Sismique (poussées simultanées), Mimique permet de pousser un combattant quelconque d'une case.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:499.1',
    title: { en: 'Faneway Crystal: no ordinary move', fr: 'Cristal de Voie Métaphysique : pas de mouvement normal' },
    text: {
      en: 'The bearer cannot make an ordinary move: it is placed on an objective instead.',
      fr: 'Le porteur ne peut pas faire de Mouvement normal : il est placé sur un objectif à la place.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:499.2',
    title: { en: 'Faneway Crystal: in a Charge', fr: 'Cristal de Voie Métaphysique : en Charge' },
    text: {
      en: 'In a Charge the move half becomes that placement; a target in range and line of sight must exist from the end hex.',
      fr: "En Charge, la partie déplacement devient ce placement ; une cible à portée et en ligne de vue doit exister depuis l'arrivée.",
    },
    source: 'rulebook',
  },
];
