/** Rounds, turns, rests and damage, from what sources beside the summary say. */
import type { Paragraph } from './types.ts';

export const ROUNDS_AND_TURNS: readonly Paragraph[] = [
  {
    id: 'gh:round.1',
    title: { en: 'Choosing cards', fr: 'Choisir ses cartes' },
    text: {
      en: 'Each player picks two cards of his hand, one of them leading, or announces a long rest. With fewer than two cards in hand only the rest is left; with fewer than two in the discards as well he is exhausted at once (damage.2).',
      fr: 'Chaque joueur prend deux cartes de sa main, dont une de tête, ou annonce un repos long. Avec moins de deux cartes en main il ne reste que le repos ; avec moins de deux dans la défausse aussi, il est épuisé aussitôt (damage.2).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:round.2',
    title: { en: 'Revealing', fr: 'Révéler' },
    text: {
      en: 'One ability card is drawn for every monster type with a figure on the map, and the players show both their cards, the leading one on top.',
      fr: 'On tire une carte de capacité pour chaque type de monstre qui a une figurine sur la carte, et les joueurs montrent leurs deux cartes, celle de tête dessus.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:round.3',
    title: { en: 'Initiative', fr: 'Initiative' },
    text: {
      en: 'Turns go from the lowest initiative to the highest. Characters that are equal compare their other cards, then the players decide; a character goes before a monster type; between two types the players decide.',
      fr: "Les tours vont de l'initiative la plus basse à la plus haute. Des personnages à égalité comparent leurs autres cartes, puis les joueurs décident ; un personnage passe avant un type de monstre ; entre deux types, les joueurs décident.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:round.4',
    title: { en: 'Order inside a type, and summons', fr: 'Ordre dans un type, et invocations' },
    text: {
      en: 'Of one monster type the elites act first, by the number of their standees, then the normal ones by theirs. A summon has its own turn just before its summoner, and several have theirs in the order in which they came.',
      fr: "D'un même type de monstre, les élites agissent d'abord, par numéro de socle, puis les normaux par le leur. Une invocation a son propre tour juste avant son invocateur, et plusieurs ont les leurs dans l'ordre de leur arrivée.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:round.5',
    title: { en: 'A long rest acts at 99', fr: 'Un repos long agit à 99' },
    text: {
      en: 'Whoever rests long has initiative 99. It is a turn all the same: a wound bites, items can be used, summons act before it.',
      fr: "Qui prend un repos long a l'initiative 99. C'est un tour tout de même : une blessure mord, les objets servent, les invocations agissent avant.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:round.6',
    title: { en: 'End of the round', fr: 'Fin du round' },
    text: {
      en: 'In this order: modifier decks that showed a standard x2 or null are shuffled, so are monster decks whose card shows the symbol; elements weaken by one; cards whose bonus was for the round are put away; players may take a short rest; the next round begins.',
      fr: "Dans cet ordre : on mélange les paquets de modificateurs qui ont montré un x2 ou un nul de base, et les paquets de monstres dont la carte porte le symbole ; les éléments faiblissent d'un cran ; on range les cartes dont le bonus valait pour le round ; les joueurs peuvent prendre un repos court ; le round suivant commence.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:turn.1',
    title: { en: 'Two actions', fr: 'Deux actions' },
    text: {
      en: 'In his turn a player performs the top of one of his two cards and the bottom of the other, in the order he likes. The first is finished before the second begins.',
      fr: "À son tour, un joueur accomplit le haut de l'une de ses deux cartes et le bas de l'autre, dans l'ordre qu'il veut. La première action est finie avant que la seconde commence.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:turn.2',
    title: { en: 'Attack 2 or Move 2 instead', fr: 'Attaque 2 ou Déplacement 2 à la place' },
    text: {
      en: 'Any top may be used as a melee Attack 2 and any bottom as a Move 2, without anything else it prints. The card is then discarded even if that half would be lost.',
      fr: "Tout haut peut servir d'Attaque 2 en mêlée et tout bas de Déplacement 2, sans rien de ce qui y est imprimé d'autre. La carte va alors à la défausse, même si cette moitié devait être perdue.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:turn.3',
    title: { en: 'Abilities from top to bottom', fr: 'Les capacités de haut en bas' },
    text: {
      en: 'The abilities of an action are performed in the order printed.',
      fr: "Les capacités d'une action s'accomplissent dans l'ordre imprimé.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:turn.4',
    title: { en: 'What may be skipped', fr: "Ce qu'on peut passer" },
    text: {
      en: 'Any ability may be passed over, except what harms oneself and the elements that the action creates. These come about only where one of its abilities is performed: a half is never played for its element alone.',
      fr: "Toute capacité peut être passée, sauf ce qui nuit à soi-même et les éléments que l'action crée. Ceux-ci n'apparaissent que si l'une de ses capacités est accomplie : on ne joue jamais une moitié pour son seul élément.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'gh:turn.5',
    title: { en: 'Where a used card goes', fr: 'Où va une carte jouée' },
    text: {
      en: 'It is discarded, or lost where the half used shows it. While its bonus for the round or its persistent bonus runs it lies in the active area, and counts as discarded or lost already: it may be recovered from there, which ends the bonus.',
      fr: "Elle est défaussée, ou perdue si la moitié employée le montre. Tant que court son bonus de round ou son bonus persistant, elle reste dans la zone active et compte déjà comme défaussée ou perdue : on peut l'y récupérer, ce qui met fin au bonus.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:turn.6',
    title: { en: 'Recovering the card just played', fr: "Récupérer la carte qu'on vient de jouer" },
    text: {
      en: 'The card of the first action can be recovered by the second.',
      fr: 'La carte de la première action peut être récupérée par la seconde.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:turn.7',
    title: { en: 'Items', fr: 'Objets' },
    text: {
      en: "An item is used at any time in one's own turn unless it names another moment; one that bears on an attack is used before the modifier draw.",
      fr: "Un objet s'emploie à tout moment de son propre tour, sauf s'il en nomme un autre ; celui qui pèse sur une attaque s'emploie avant le tirage du modificateur.",
    },
    source: 'facts',
    confidence: 'sure',
  },
  {
    id: 'gh:turn.8',
    title: { en: 'Experience of a card', fr: "Expérience d'une carte" },
    text: {
      en: 'The experience printed on a half is gained when that half is used and one of its abilities at least is performed.',
      fr: "L'expérience imprimée sur une moitié est gagnée quand on emploie cette moitié et qu'on accomplit au moins une de ses capacités.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:rest.1',
    title: { en: 'Short rest', fr: 'Repos court' },
    text: {
      en: 'At the end of the round a player with two discards or more may rest: one of them, at random, is lost and the others come back to his hand. Once for each rest he may suffer 1 damage to lose another one at random instead. It heals nothing and refreshes no item.',
      fr: "À la fin du round, un joueur qui a deux cartes défaussées ou plus peut se reposer : l'une d'elles, au hasard, est perdue et les autres reviennent en main. Une fois par repos il peut subir 1 dégât pour en perdre une autre au hasard à la place. Cela ne soigne rien et ne redresse aucun objet.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:rest.2',
    title: { en: 'Long rest', fr: 'Repos long' },
    text: {
      en: 'A player who announced it loses one discard of his choice in his turn, takes the others back, heals himself for 2 and refreshes his spent items. A stunned character can do so too.',
      fr: "Le joueur qui l'a annoncé perd à son tour une carte défaussée de son choix, reprend les autres, se soigne de 2 et redresse ses objets utilisés. Un personnage étourdi le peut aussi.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:damage.1',
    title: { en: 'Negating damage', fr: 'Annuler des dégâts' },
    text: {
      en: 'When a character would suffer damage its player may lose a card of his hand, or two of his discards, and the whole damage of that one source is gone. Whatever else comes with it still lands. The cards chosen for the round cannot be given before they are played.',
      fr: "Quand un personnage subirait des dégâts, son joueur peut perdre une carte de sa main, ou deux de sa défausse, et tous les dégâts de cette source disparaissent. Ce qui les accompagne prend quand même. Les cartes choisies pour le round ne peuvent être données avant d'être jouées.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:damage.2',
    title: { en: 'Exhausted', fr: 'Épuisé' },
    text: {
      en: 'A character left without hit points, or that can neither choose cards nor rest, is exhausted: all its cards are lost, it leaves the map with its summons and does not come back in this scenario. It still counts as a character when rooms are filled.',
      fr: 'Un personnage sans points de vie, ou qui ne peut ni choisir des cartes ni se reposer, est épuisé : toutes ses cartes sont perdues, il quitte la carte avec ses invocations et ne revient pas de ce scénario. Il compte encore comme personnage quand on remplit les salles.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:damage.3',
    title: { en: 'Death', fr: 'Mort' },
    text: {
      en: 'A monster or a summon without hit points leaves the map at once; a monster that was not itself summoned leaves a money token on its hex. Who made it enter a trap has killed it; what dies of a wound nobody has killed.',
      fr: "Un monstre ou une invocation sans points de vie quitte aussitôt la carte ; un monstre qui n'a pas été lui-même invoqué laisse un pion d'argent sur son hexagone. Qui l'a fait entrer dans un piège l'a tué ; ce qui meurt d'une blessure, personne ne l'a tué.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
