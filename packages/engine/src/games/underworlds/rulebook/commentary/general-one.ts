/** The designers' commentary, general questions: decks, boards, re-rolls, moving, activating, dice. */
import type { Paragraph } from '../types.ts';

export const GENERAL_ONE: readonly Paragraph[] = [
  {
    id: 'wu:g.01',
    title: { en: 'A card is its name', fr: "Une carte, c'est son nom" },
    text: {
      en: 'Card identity is decided by name alone; art and language are ignored. A name may appear once per deck.',
      fr: "Deux cartes sont identiques si elles portent le même nom ; illustration et langue ne comptent pas. Chaque nom n'apparaît qu'une fois par pile.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.02',
    title: { en: "Boards from one's own collection", fr: 'Des plateaux de sa propre collection' },
    text: {
      en: 'A player may only pick a game board from their own collection.',
      fr: 'Un joueur ne choisit son plateau que dans sa propre collection.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.03',
    title: { en: 'The last objective on an edge hex', fr: 'Le dernier objectif sur une case de bord' },
    text: {
      en: 'The last objective token may be put on an edge hex even when a legal non-edge hex is still free.',
      fr: 'Le dernier objectif peut être posé sur une case de bord même si une case intérieure légale existe encore.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.04',
    title: { en: 'When re-rolls are made', fr: 'Quand on relance' },
    text: {
      en: 'A re-roll is used straight after the roll it belongs to: the attacker must decide before the defender rolls.',
      fr: "Une relance se fait tout de suite après le jet concerné : l'attaquant relance avant que le défenseur ne jette ses dés.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.05',
    title: { en: 'Several re-rolls, each dice once', fr: 'Plusieurs relances, chaque dé une fois' },
    text: {
      en: 'No single dice is re-rolled twice, yet two separate re-roll rules may be spent one after the other on two different dice.',
      fr: "Un même dé n'est relancé qu'une fois, mais deux règles de relance peuvent servir sur deux dés différents, l'une après l'autre.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.06',
    title: { en: 'The edge, sight and range', fr: 'Le bord, la ligne de vue et la portée' },
    text: {
      en: 'Blocked hexes stop line of sight, the battlefield edge never does; range, however, is counted through complete hexes only.',
      fr: 'Seules les cases bloquées coupent la ligne de vue, jamais le bord du champ de bataille ; la portée, elle, se compte uniquement par des cases complètes.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.07',
    title: { en: 'Enemy territory', fr: 'Territoire ennemi' },
    text: {
      en: "Enemy territory is every hex that is neither your territory nor no one's territory.",
      fr: "Le territoire ennemi est toute case qui n'est ni à vous ni au territoire de personne.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.08',
    title: { en: 'Away from', fr: 'Éloigner' },
    text: {
      en: "Pushing or moving a fighter or objective 'away' from a hex, fighter or objective means that its end hex is strictly farther from that point than its start hex, by shortest hex count with blocked hexes counted.",
      fr: "Éloigner un combattant ou un objectif (poussée ou déplacement) d'une case, d'un combattant ou d'un objectif, c'est finir strictement plus loin de lui (plus court chemin en cases, cases bloquées comprises) qu'au départ.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.09',
    title: { en: 'Up to two hexes', fr: "Jusqu'à deux cases" },
    text: {
      en: "A push of 'up to two' may be 0, 1 or 2 hexes; 0 does not count as pushed, and a real push may not end in the hex it began in.",
      fr: "Pousser jusqu'à deux cases autorise 0, 1 ou 2 cases ; 0 case n'est pas une poussée, et une vraie poussée ne ramène pas sur la case d'où l'on part.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.10',
    title: { en: 'Lethal hexes belong to no warband', fr: 'Les cases fatales ne sont à aucune bande' },
    text: {
      en: 'Damage from a lethal hex is credited to no warband.',
      fr: "Le dégât d'une case fatale n'est attribué à aucune bande.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.11',
    title: { en: "Upgrades for one's own fighters", fr: 'Des améliorations pour les siens' },
    text: {
      en: 'Upgrades can only be given to your own fighters.',
      fr: "Une amélioration ne se donne qu'à un combattant ami.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.12',
    title: { en: 'Attacking in several activations', fr: 'Attaquer à plusieurs activations' },
    text: {
      en: 'With no Charge token and a legal target, one fighter may make an Attack action in several activations of the same phase.',
      fr: 'Sans pion Charge et avec une cible valide, un combattant peut attaquer à plusieurs activations de la même phase.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.13',
    title: { en: 'No activation with a Charge token', fr: "Pas d'activation avec un pion Charge" },
    text: {
      en: 'A fighter with a Charge token cannot be activated, so not to go on Guard either.',
      fr: 'Un combattant portant un pion Charge ne peut pas être activé, donc pas mis en Garde par activation.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.14',
    title: { en: 'Tokens of a fighter that returns', fr: "Pions d'un combattant qui revient" },
    text: {
      en: 'A fighter taken out of action and returned in the same phase has lost its Charge, Move and Guard tokens.',
      fr: 'Un combattant mis hors de combat puis revenu dans la même phase a perdu ses pions Charge, Mouvement et Garde.',
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.15',
    title: { en: 'Move modifiers in a Charge', fr: 'Modificateurs de mouvement en Charge' },
    text: {
      en: 'Move modifiers also apply inside a Charge, whose first half is an ordinary Move action.',
      fr: "Les modificateurs de mouvement s'appliquent aussi au déplacement d'une Charge, qui est un Mouvement normal suivi d'une Attaque.",
    },
    source: 'rulebook',
  },
  {
    id: 'wu:g.16',
    title: { en: 'Magic dice are not attack dice', fr: "Les dés de magie ne sont pas des dés d'attaque" },
    text: {
      en: 'Magic dice are not attack dice: attack-dice re-rolls and extra attack dice do nothing, while Dice-characteristic changes apply. Under Blood Rain a spell Attack action still rolls magic dice and only criticals succeed.',
      fr: "Les dés de magie ne sont pas des dés d'attaque (relances et ajouts de dés d'attaque sans effet), mais tout ce qui touche la caractéristique Dés les affecte. Sous Pluie de Sang, une Attaque de sort garde ses dés de magie et ne réussit plus que par critiques.",
    },
    source: 'rulebook',
    slip: {
      en: "The French text says once that you can 'by' roll attack dice for a spell attack ('par' for 'pas'): read 'you cannot'. The symbols in our copy are damaged; the one needed under Blood Rain is the critical.",
      fr: "« Vous ne pouvez par jeter des dés d'attaque » : lire « pas ». Les symboles de notre copie sont abîmés ; celui qu'il faut sous Pluie de Sang est le critique.",
    },
  },
  {
    id: 'wu:g.17',
    title: { en: 'Range is the characteristic', fr: 'La Portée est la caractéristique' },
    text: {
      en: "A 'Range 1 or 2' condition reads the attack's printed Range characteristic, never the actual distance.",
      fr: "Une condition de Portée 1 ou 2 lit la caractéristique de l'action d'Attaque, jamais la distance réelle.",
    },
    source: 'rulebook',
  },
];
