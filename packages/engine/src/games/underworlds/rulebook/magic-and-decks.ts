/** Magic, decks, and upgrades on fighters. */
import type { Paragraph } from './types.ts';

export const MAGIC_AND_DECKS: readonly Paragraph[] = [
  {
    id: 'wu:M1',
    title: { en: 'Wizard level', fr: 'Niveau de sorcier' },
    text: {
      en: 'A wizard rolls as many magic dice as its level, for gambit spells, Spell Actions and spell Attack actions, whose Dice are not printed.',
      fr: 'Un sorcier jette autant de dés de magie que son niveau, pour les manœuvres de sort, les Actions de Sort et les Attaques de sort, dont les Dés ne sont pas imprimés.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:M2',
    title: { en: 'Casting', fr: 'Lancer un sort' },
    text: {
      en: 'A spell names a symbol and how often: it is cast if at least so many dice show that symbol or a critical. One that names criticals needs criticals.',
      fr: 'Un sort nomme un symbole et combien de fois : il est lancé si au moins autant de dés montrent ce symbole ou un critique. Un sort qui nomme des critiques veut des critiques.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:M3',
    title: { en: 'Innate', fr: 'Inné' },
    text: {
      en: 'Innate counts as one more dice that shows its symbol. A spell of one such symbol is cast without fail.',
      fr: "Inné compte comme un dé de plus montrant son symbole. Un sort qui ne demande qu'un tel symbole est lancé à coup sûr.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:M4',
    title: { en: 'Two criticals hurt', fr: 'Deux critiques blessent' },
    text: {
      en: 'With two or more criticals in the casting roll the caster suffers 1 damage, after the spell. Whether that holds for spell Attack actions is not in our sources.',
      fr: "Avec deux critiques ou plus au jet de lancement, le lanceur subit 1 dégât, après le sort. Si cela vaut pour les Attaques de sort n'est pas dans nos sources.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:M5',
    title: { en: 'Gambit spells', fr: 'Manœuvres de sort' },
    text: {
      en: 'A gambit spell is played in the power step by choosing a friendly wizard in play, who casts it; the card is spent even if the spell is not cast. It is a gambit, not a ploy (g.32).',
      fr: "Une manœuvre de sort se joue à l'étape des pouvoirs en choisissant un sorcier ami en jeu, qui la lance ; la carte est dépensée même si le sort n'est pas lancé. C'est une manœuvre, pas un subterfuge (g.32).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:M6',
    title: { en: 'Spell attacks', fr: 'Attaques de sort' },
    text: {
      en: 'A spell Attack action sets magic dice against a defence roll. What speaks of attack dice, and support faces, do not apply; what changes the Dice characteristic does (g.16). It was cast only if it was not beaten in defence (g.20).',
      fr: "Une Attaque de sort oppose des dés de magie à un jet de défense. Ce qui parle de dés d'attaque et les faces de soutien ne s'appliquent pas ; ce qui change la caractéristique Dés, si (g.16). Elle n'est lancée que si la défense ne l'a pas arrêtée (g.20).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'wu:M7',
    title: { en: 'Scatter', fr: 'Déviation' },
    text: {
      en: 'For Scatter X a token is placed in a hex and turned as its player likes; then dice give X steps of one hex each, one after the other. The hexes entered are the chain. Which face points which way, and what becomes of a chain that leaves the battlefield, is not in our sources: every direction is equally likely, and a step off the battlefield ends the chain.',
      fr: "Pour Déviation X, on place un pion dans une case, tourné au gré de son joueur ; puis des dés donnent X pas d'une case, l'un après l'autre. Les cases où il entre forment la chaîne. Quelle face montre quelle direction, et ce que devient une chaîne qui quitte le champ de bataille, n'est pas dans nos sources : toutes les directions se valent, et un pas hors du champ finit la chaîne.",
    },
    source: 'facts',
    confidence: 'unsure',
    ruled: true,
  },
  {
    id: 'wu:K1',
    title: { en: 'Decks', fr: 'Piles' },
    text: {
      en: 'Twelve objectives exactly, and at least twenty power cards, of which no more gambits (ploys and spells) than upgrades; no name twice in a deck (g.01). Cards are universal or of the warband played. Whether a warband without wizards may take spells is not in our sources.',
      fr: "Exactement douze objectifs, et au moins vingt cartes de pouvoir, dont pas plus de manœuvres (subterfuges et sorts) que d'améliorations ; aucun nom deux fois dans une pile (g.01). Les cartes sont universelles ou de la bande jouée. Si une bande sans sorcier peut prendre des sorts n'est pas dans nos sources.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'wu:K2',
    title: { en: 'Upgrades on fighters', fr: 'Améliorations des combattants' },
    text: {
      en: 'An upgrade is given to a friendly fighter in play that it is meant for (g.11), and stays with it, Inspired or not, until it is discarded or the fighter is out of action. A fighter may have several. In an action phase they are given in power steps, at other times in the end phase (E1).',
      fr: "Une amélioration se donne à un combattant ami en jeu auquel elle est destinée (g.11), et lui reste, Exalté ou non, jusqu'à sa défausse ou à la mise hors de combat. Un combattant peut en avoir plusieurs. En phase d'action elles se donnent aux étapes des pouvoirs, sinon en phase de fin (E1).",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
];
