/** Questions on the Sepulchral Guard, Ironskull's Boyz and Spiteclaw's Swarm. */
import type { Paragraph } from '../types.ts';

export const GUARD_BOYZ_SWARM: readonly Paragraph[] = [
  {
    id: 'wu:sepulchral-guard.1',
    title: { en: 'The Warden: the same fighter twice', fr: 'Le Veilleur : deux fois le même' },
    text: {
      en: 'Two returns count even if they are of the same fighter, by his action or by Restless Dead.',
      fr: "Deux retours comptent même s'ils concernent le même combattant, par son action ou par Morts Inapaisés.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:sepulchral-guard.2',
    title: { en: 'Glory for each fall', fr: 'Une gloire à chaque chute' },
    text: {
      en: 'Each time a fighter is taken out of action yields glory, even one that fell before and came back.',
      fr: 'Chaque mise hors de combat rapporte un point de gloire, même pour un combattant déjà tombé puis ramené.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:59.1',
    title: { en: 'Battle Without End: the same fighter twice', fr: 'Combattez Sans Fin : deux fois le même' },
    text: {
      en: 'Two returns of the same fighter in the phase are enough.',
      fr: 'Deux retours du même combattant dans la phase suffisent.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:60.1',
    title: { en: 'Claim the City: a removed objective', fr: 'Revendiquez la Cité : un objectif retiré' },
    text: {
      en: 'An objective removed from the field need not be held: holding all the others is enough.',
      fr: "Un objectif retiré du champ de bataille n'est plus à tenir : tenir tous les autres suffit.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:62.1',
    title: { en: 'March of the Dead: moved, fallen, back', fr: 'La Marche des Morts : bougé, tombé, revenu' },
    text: {
      en: 'A fighter that moved, fell and returned in the phase still counts as having moved, though it has no token.',
      fr: 'Un combattant qui a bougé, est tombé puis revenu dans la phase compte comme ayant bougé, même sans pion.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:62.2',
    title: { en: 'March of the Dead: Charges count', fr: 'La Marche des Morts : les Charges comptent' },
    text: {
      en: 'The Move action inside a Charge counts.',
      fr: "Le Mouvement d'une Charge compte.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:77.1',
    title: { en: 'The Necromancer Commands in a multi-target attack', fr: 'Le Nécromancien Ordonne dans une attaque multicible' },
    text: {
      en: 'A multi-target attack is judged attack by attack (a success if the target suffers damage); only the one that failed is remade, against the same target.',
      fr: 'Une attaque multicible se juge attaque par attaque (réussie si la cible subit des dégâts) ; seule celle qui a raté est refaite, contre la même cible.',
    },
    source: 'rulebook',
    slip: {
      en: "The text twice drops a letter of the card's name ('Le Nécromancie Ordonne').",
      fr: 'Le texte perd deux fois une lettre du nom de la carte (« Le Nécromancie Ordonne »).',
    },
  },
  {
    id: 'wu:96.1',
    title: { en: 'Too Dumb to Die: no window before Trap', fr: 'Trop Bête pour Mourir : pas de fenêtre avant Piège' },
    text: {
      en: "No window exists between the attack's 3 damage and a Trap that finishes the fighter.",
      fr: "Pas de fenêtre entre les 3 dégâts de l'attaque et un Piège qui achève le combattant.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:96.2',
    title: { en: 'Too Dumb to Die: Trap does not add', fr: "Trop Bête pour Mourir : Piège ne s'ajoute pas" },
    text: {
      en: "Trap's damage is not added to the attack's damage.",
      fr: "Le dégât de Piège ne s'ajoute pas à celui de l'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:101.1',
    title: { en: "Kunnin' But Brutal after Quick Thinker", fr: 'Ruzé Mais Brutal après Esprit Vif' },
    text: {
      en: 'The card may follow a Move action made with Quick Thinker, itself a reaction to the Move of an enemy Charge.',
      fr: "La carte peut suivre un Mouvement fait grâce à Esprit Vif, lui-même en réaction au Mouvement d'une Charge adverse.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:102.1',
    title: { en: 'Last Lunge out of reach', fr: "Ultime Riposte hors d'atteinte" },
    text: {
      en: 'Playable even without an attack that reaches; the attack is then not resolved but the reaction is spent.',
      fr: "Jouable même sans attaque assez longue ; l'attaque n'est alors pas résolue mais la réaction est consommée.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:102.2',
    title: { en: 'Last Lunge after a ploy', fr: 'Ultime Riposte après un subterfuge' },
    text: {
      en: 'If a ploy causes the death, the attack may target anyone in range and line of sight.',
      fr: "Si la mort vient d'un subterfuge, la cible de l'attaque est libre (portée et ligne de vue exigées).",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:103.1',
    title: { en: "Leadin' By Example: this phase", fr: "Mener par l'Exempl' : cette phase" },
    text: {
      en: 'The Move/Charge restriction looks at the current phase.',
      fr: 'La restriction Mouvement/Charge porte sur la phase en cours.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:spiteclaws-swarm.1',
    title: { en: 'Swarm: chosen for a ploy', fr: 'Nuée : choisi pour un subterfuge' },
    text: {
      en: 'A member is Inspired when actually chosen by a ploy whose text has you choose a fighter; merely being pushed is not enough.',
      fr: "Un membre devient Exalté lorsqu'il est effectivement choisi par un subterfuge dont le texte fait choisir un combattant ; être seulement poussé ne suffit pas.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:160.1',
    title: { en: 'Nervous Scrabbling alone', fr: 'Nerfs à Vif tout seul' },
    text: {
      en: 'Playable with no adjacent fighter, just to Inspire.',
      fr: 'Jouable sans combattant adjacent, juste pour Exalter.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:167.1',
    title: { en: 'Expendable: no glory, yet out', fr: 'Dispensable : pas de gloire, mais hors de combat' },
    text: {
      en: 'Removing itself this way gives no glory, but afterwards it is out of action for every purpose.',
      fr: 'Se retirer ainsi ne donne pas de gloire, mais le combattant est ensuite hors de combat à tous égards.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:169.1',
    title: { en: 'Flee!: tokens do not matter', fr: "Fuyez ! : les pions n'y font rien" },
    text: {
      en: 'The action names the moves, so Move or Charge tokens do not matter, as long as Skritch can take the action.',
      fr: "L'action nomme les Mouvements : les pions Mouvement ou Charge n'empêchent rien, pourvu que Skritch puisse faire l'action.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:169.2',
    title: { en: 'Flee!: a friend is needed', fr: 'Fuyez ! : il faut un ami' },
    text: {
      en: 'Without an adjacent friend the action cannot be used.',
      fr: "Sans ami adjacent, l'action est impossible.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:170.1',
    title: { en: 'Skitter-scurry in a Charge', fr: 'Cours-cours en Charge' },
    text: {
      en: 'In a Charge the push may follow the Move and again the Attack, if the opponent does not react first. A target must be in range as soon as the Move ends, otherwise the Charge is not allowed; if the push then breaks range, the attack is not resolved.',
      fr: "En Charge, la poussée peut suivre le Mouvement puis l'Attaque, si l'adversaire ne réagit pas avant. Une cible doit être à portée dès la fin du Mouvement, sinon la Charge est interdite ; si la poussée sort ensuite le combattant de portée, l'attaque n'est pas résolue.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:170.2',
    title: { en: 'Skitter-scurry in a multi-target attack', fr: 'Cours-cours dans une attaque multicible' },
    text: {
      en: 'In a multi-target attack the push may follow each single attack (if the opponent does not react), but targets stay those adjacent at the start and must still be in range; otherwise the remaining attacks are not resolved.',
      fr: "Lors d'une attaque multicible, on peut pousser après chaque attaque (si l'adversaire ne réagit pas), mais les cibles restent celles adjacentes au début et doivent rester à portée ; sinon les attaques restantes ne sont pas résolues.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:171.1',
    title: { en: 'Sneaky Stab-stab in a multi-target attack', fr: 'Fourbe Surinage dans une attaque multicible' },
    text: {
      en: 'In a multi-target attack the push may precede each single attack, but targets stay those adjacent at the start (after the initial push, if made); once a push puts those left out of range, no more attacks are resolved.',
      fr: "Lors d'une attaque multicible, on peut pousser avant chaque attaque individuelle, mais les cibles restent celles adjacentes au début (après la poussée initiale, si elle a lieu) ; si une poussée les met hors de portée, on ne résout plus d'attaques contre elles.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:171.2',
    title: { en: 'Sneaky Stab-stab from out of range', fr: 'Fourbe Surinage de hors de portée' },
    text: {
      en: 'Usable out of range if the push brings the target in range and sight, forbidden otherwise; if a reaction then breaks range, the attack does not happen (neither success nor failure) and the activation ends, with no attack reactions and no attack count.',
      fr: "Utilisable hors de portée si la poussée amène à portée et en vue, interdit sinon ; si une réaction casse ensuite la portée, l'attaque n'a pas lieu (ni réussie ni ratée) et l'activation finit, sans réaction à une attaque ni décompte d'attaque.",
    },
    source: 'rulebook',
  },
];
