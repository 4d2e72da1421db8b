/** Questions on universal cards of Shadespire: objectives, and ploys up to Misdirection. */
import type { Paragraph } from '../types.ts';

export const UNIVERSAL_TO_PLOY_341: readonly Paragraph[] = [
  {
    id: 'wu:247.1',
    title: { en: 'Conquest: a survivor is needed', fr: 'Conquête : il faut un survivant' },
    text: {
      en: 'Cannot be scored with no surviving fighter.',
      fr: 'Non marquable si tous vos combattants sont hors de combat.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:248.1',
    title: { en: 'Contained: an enemy is needed', fr: 'Confinés : il faut un ennemi' },
    text: {
      en: 'Cannot be scored with no surviving enemy.',
      fr: 'Non marquable sans ennemi survivant.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:273.1',
    title: { en: 'Masterstroke: Trap, not Twist the Knife', fr: 'Coup de Maître : Piège, pas Tournez le Couteau' },
    text: {
      en: 'Scorable with Trap (the reaction deals damage), not with Twist the Knife (it only raises Damage).',
      fr: "Marquable avec Piège (la réaction inflige le dégât), pas avec Tournez le Couteau (elle ne fait qu'augmenter les Dégâts).",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:312.1',
    title: { en: 'Cruel Taunt: never again', fr: 'Moquerie Cruelle : plus jamais' },
    text: {
      en: 'A taunted fighter cannot be Inspired again, even by a card that Inspires.',
      fr: 'Le combattant raillé ne peut plus être Exalté, même par une carte qui Exalte.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:312.2',
    title: { en: 'Cruel Taunt on the not yet Inspired', fr: "Moquerie Cruelle sur qui n'est pas Exalté" },
    text: {
      en: 'Playable on a fighter not yet Inspired.',
      fr: 'Jouable sur un combattant pas encore Exalté.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:319.1',
    title: { en: 'Two supporters at most', fr: 'Deux soutiens au plus' },
    text: {
      en: "'Counts as two supporters' effects never make one fighter count for more than two.",
      fr: 'Les effets « compte comme deux soutiens » ne se cumulent pas : un combattant ne compte jamais pour plus de deux.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:321.1',
    title: { en: 'Earthquake: all at once', fr: 'Secousse Sismique : tous à la fois' },
    text: {
      en: 'All pushes are simultaneous in one direction; a fighter stopped by a blocked hex, the edge, a rule, or an unpushable fighter ahead stays. Reactions come only after the whole.',
      fr: "Toutes les poussées sont simultanées dans une seule direction ; qui ne peut être poussé (case bloquée, bord, règle, combattant immobile devant) ne bouge pas. Réactions seulement après l'ensemble.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:324.1',
    title: { en: 'Forceful Denial: before the roll', fr: 'Opposition : avant le jet' },
    text: {
      en: "Must be played before any roll that decides the ploy's outcome.",
      fr: 'À jouer avant tout jet qui fixe la réussite du subterfuge visé.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:324.2',
    title: { en: 'Forceful Denial of a reaction', fr: 'Opposition à une réaction' },
    text: {
      en: 'It may answer a ploy played as a reaction: the trigger is a different one.',
      fr: 'Elle peut répondre à un subterfuge joué en réaction : le déclencheur est différent.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:327.1',
    title: { en: 'Fuelled by Fury: which dice', fr: 'Nourri par la Fureur : quels dés' },
    text: {
      en: 'Any subset of the attack dice may be re-rolled.',
      fr: "On relance n'importe quel sous-ensemble des dés d'attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:331.1',
    title: { en: 'Hidden Paths is no Move action', fr: "Voies Cachées n'est pas un Mouvement" },
    text: {
      en: "The fighter gets a Move token and is deemed to have moved (March of the Dead), but no Move action takes place: no Quick Thinker, Kunnin' But Brutal or Cover Ground.",
      fr: "Le combattant reçoit un pion Mouvement et est réputé avoir bougé (La Marche des Morts), mais aucune action de Mouvement n'a lieu : ni Esprit Vif, ni Ruzé Mais Brutal, ni Couvrir la Distance.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:333.1',
    title: { en: 'Improvisation with an empty hand', fr: 'Improvisation la main vide' },
    text: {
      en: 'Playable even with no other power card to discard.',
      fr: 'Jouable même sans autre carte de pouvoir à défausser.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:334.1',
    title: { en: 'Inspiration Strikes the Inspired', fr: "L'Exaltation Frappe un Exalté" },
    text: {
      en: 'Playable on an already Inspired fighter.',
      fr: 'Jouable sur un combattant déjà Exalté.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:336.1',
    title: { en: 'Last Chance, then The Necromancer Commands', fr: 'Dernière Chance, puis Le Nécromancien Ordonne' },
    text: {
      en: 'Ignored damage makes the attack a failure, so The Necromancer Commands may follow.',
      fr: "Les dégâts ignorés font que l'attaque a raté : Le Nécromancien Ordonne peut suivre.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:336.2',
    title: { en: 'Last Chance: normally', fr: 'Dernière Chance : « normalement »' },
    text: {
      en: "'Normally' reads the Defence characteristic only: just its symbol and the critical make the card fail.",
      fr: '« Normalement » ne regarde que la caractéristique de Défense : seuls son symbole et le critique font échouer la carte.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:336.3',
    title: { en: 'The saved may be driven back', fr: 'On peut repousser le rescapé' },
    text: {
      en: 'A target saved by Last Chance or Soultrap may still be driven back.',
      fr: 'Une cible sauvée par Dernière Chance ou Piège à Âme peut quand même être repoussée.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:336.4',
    title: { en: 'Last Chance does not answer Trap', fr: 'Dernière Chance ne répond pas à Piège' },
    text: {
      en: "It answers an Attack action only, not Trap's damage.",
      fr: "Elle ne répond qu'à une action d'Attaque : pas au dégât de Piège.",
    },
    source: 'rulebook',
    slip: {
      en: "'Jour Piège' in the question: read 'joue Piège', plays Trap.",
      fr: '« Jour Piège » dans la question : lire « joue Piège ».',
    },
  },
  {
    id: 'wu:336.5',
    title: { en: 'One last reaction only', fr: 'Une seule réaction ultime' },
    text: {
      en: 'Last Chance, Last Lunge and Soultrap share one trigger: only one of them per attack.',
      fr: "Dernière Chance, Ultime Riposte et Piège à Âme partagent le même déclencheur : une seule d'entre elles par attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:339.1',
    title: { en: 'Mighty Swing with a Shadeglass Sword', fr: "Puissant Revers avec une Épée d'Ombreverre" },
    text: {
      en: 'After the first of these attacks that succeeds, the Shadeglass Sword is discarded, so the attack cannot be resolved against the targets left; the order of targets is free.',
      fr: "Après la première de ces attaques qui réussit, l'Épée d'Ombreverre est défaussée : l'attaque ne se résout plus contre les cibles restantes ; l'ordre des cibles est libre.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:339.2',
    title: { en: 'Mighty Swing with a Daemonic Weapon', fr: 'Puissant Revers avec une Arme Démoniaque' },
    text: {
      en: 'With a Daemonic Weapon the bearer suffers 1 damage before each attack; if it falls the rest do not happen.',
      fr: "Avec une Arme Démoniaque, le porteur subit 1 dégât avant chaque attaque ; s'il tombe, les suivantes n'ont pas lieu.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:341.1',
    title: { en: 'Misdirection: who is Inspired', fr: 'Désorientation : qui devient Exalté' },
    text: {
      en: 'Only the fighter named by Misdirection is Inspired, not the one first chosen.',
      fr: "Seul le combattant désigné par Désorientation devient Exalté, pas celui choisi d'abord.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:341.2',
    title: { en: 'Misdirection against Confusion', fr: 'Désorientation face à Confusion' },
    text: {
      en: 'Against Confusion you only replace your own fighter, by another friend adjacent to the same enemy.',
      fr: 'Face à Confusion, on ne remplace que son propre combattant, par un autre ami adjacent au même ennemi.',
    },
    source: 'rulebook',
  },
];
