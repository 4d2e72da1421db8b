/** Monsters: focus, movement, and the rest of their turns, from what sources beside the summary say. */
import type { Paragraph } from './types.ts';

export const MONSTER_TURNS: readonly Paragraph[] = [
  {
    id: 'gh:focus.1',
    title: { en: 'The kind of attack', fr: "Le genre d'attaque" },
    text: {
      en: "First one looks at the attack on this round's card: its range, its targets, its area. A monster without one, or disarmed, looks for its focus as if for a melee attack.",
      fr: "On regarde d'abord l'attaque de la carte de ce round : sa portée, ses cibles, sa zone. Un monstre qui n'en a pas, ou désarmé, cherche sa cible prioritaire comme pour une attaque de mêlée.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:focus.2',
    title: { en: 'Who can be the focus', fr: 'Qui peut être la cible prioritaire' },
    text: {
      en: 'Only an enemy that the monster could attack, with range and sight, from some hex it could end on if its movement had no limit. It passes allies, not enemies.',
      fr: "Seul un ennemi que le monstre pourrait attaquer, à portée et en vue, depuis un hexagone où il pourrait finir si son déplacement n'avait pas de limite. Il traverse les alliés, non les ennemis.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:focus.3',
    title: { en: 'Fewest negative hexes', fr: "Le moins d'hexagones néfastes" },
    text: {
      en: 'The focus is the enemy whose way there has fewest traps and hazards; such hexes are crossed only where there is no way without them. A flyer does not mind them.',
      fr: "La cible prioritaire est l'ennemi dont le chemin compte le moins de pièges et de dangers ; on ne traverse ces hexagones que si nul chemin ne s'en passe. Un volant n'en a cure.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:focus.4',
    title: { en: 'Shortest way', fr: 'Le chemin le plus court' },
    text: {
      en: 'Among those it is the one whose way costs fewest movement points.',
      fr: "Parmi ceux-là, c'est celui dont le chemin coûte le moins de points de déplacement.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:focus.5',
    title: { en: 'Proximity', fr: 'Proximité' },
    text: {
      en: 'Among those it is the one nearest to where the monster stands, in range (range.1).',
      fr: "Parmi ceux-là, c'est le plus proche de là où se tient le monstre, en portée (range.1).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:focus.6',
    title: { en: 'Initiative', fr: 'Initiative' },
    text: {
      en: "Among those it is the one earliest in this round's order: a summon before its summoner, even in the round it came, a long rest and an obstacle with hit points at 99. Monsters of one type are level.",
      fr: "Parmi ceux-là, c'est le premier dans l'ordre de ce round : une invocation avant son invocateur, même au round de son arrivée, un repos long et un obstacle à points de vie à 99. Les monstres d'un même type sont à égalité.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:focus.7',
    title: { en: 'Still a tie, or no focus', fr: 'Encore une égalité, ou personne' },
    text: {
      en: 'Where enemies are still equal the players choose. Where none can be the focus the monster neither moves nor attacks, and performs the other lines of its card.',
      fr: "Si des ennemis restent à égalité, les joueurs choisissent. Si aucun ne peut être la cible prioritaire, le monstre ne se déplace ni n'attaque, et accomplit les autres lignes de sa carte.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster-move.1',
    title: { en: 'Moving: fewest negative hexes', fr: "Se déplacer : le moins d'hexagones néfastes" },
    text: {
      en: 'Of the hexes from which it could attack its focus the monster prefers those whose way has fewest traps and hazards.',
      fr: "Parmi les hexagones d'où il pourrait attaquer sa cible prioritaire, le monstre préfère ceux dont le chemin compte le moins de pièges et de dangers.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster-move.2',
    title: { en: 'Attacking this turn', fr: 'Attaquer ce tour' },
    text: {
      en: 'Among those it prefers the ones it can reach and attack from in this turn.',
      fr: "Parmi celles-là, il préfère celles qu'il peut atteindre pour attaquer dès ce tour.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster-move.3',
    title: { en: 'No disadvantage on the focus', fr: 'Pas de désavantage contre la cible prioritaire' },
    text: {
      en: 'Among those it prefers the ones from which it attacks its focus without disadvantage: so a ranged monster steps away from an adjacent focus, though not where it is muddled anyway.',
      fr: "Parmi celles-là, il préfère celles d'où il attaque sa cible prioritaire sans désavantage : ainsi un monstre à distance s'écarte d'une cible voisine, mais non s'il est de toute façon en confusion.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster-move.4',
    title: { en: 'Most targets', fr: 'Le plus de cibles' },
    text: {
      en: 'Among those it prefers the ones from which its attack takes in most enemies.',
      fr: "Parmi celles-là, il préfère celles d'où son attaque prend le plus d'ennemis.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster-move.5',
    title: { en: 'Shorter way', fr: 'Le chemin le plus court' },
    text: {
      en: 'Among those it prefers the ones that cost least movement. The rulebook leaves it open: other programs that play monsters read it so, and we with them.',
      fr: "Parmi celles-là, il préfère celles qui coûtent le moins de déplacement. Le livre de règles le laisse ouvert : d'autres programmes qui jouent les monstres le lisent ainsi, et nous avec eux.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'gh:monster-move.6',
    title: { en: 'Better-ranked further targets', fr: 'Des cibles secondaires mieux classées' },
    text: {
      en: 'Among those it prefers the ones whose further targets would come first as a focus. Here too we follow other programs that play monsters: the rulebook leaves it open. An option puts them before the shorter way.',
      fr: "Parmi celles-là, il préfère celles dont les cibles secondaires viendraient en premier comme cible prioritaire. Ici aussi nous suivons d'autres programmes qui jouent les monstres : le livre de règles le laisse ouvert. Une option les met avant le chemin le plus court.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'gh:monster-move.7',
    title: { en: 'Fewest disadvantages on further targets', fr: 'Le moins de désavantages contre les cibles secondaires' },
    text: {
      en: 'To attack those same targets it takes, before the shorter way, a hex from which fewest of the further ones are attacked with disadvantage. No text of the rulebook says so: other programs that play monsters do it, and so do we.',
      fr: "Pour attaquer ces mêmes cibles, il prend, avant le chemin le plus court, un hexagone d'où le moins possible des secondaires sont attaquées avec désavantage. Aucun texte du livre de règles ne le dit : d'autres programmes qui jouent les monstres le font, et nous aussi.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'gh:monster-move.8',
    title: { en: 'Too far: least way left', fr: 'Trop loin : le moins de chemin restant' },
    text: {
      en: 'A monster that cannot attack its focus in this turn chooses its hex as if movement had no limit, then goes to where the way left to that hex is shortest. Between hexes that are equal the players choose, even if it could come nearer to one of them in this turn.',
      fr: "Un monstre qui ne peut attaquer sa cible prioritaire à ce tour choisit son hexagone comme si le déplacement n'avait pas de limite, puis va là où le chemin qui reste jusqu'à elle est le plus court. Entre hexagones égaux les joueurs choisissent, même s'il pouvait s'approcher davantage de l'un d'eux à ce tour.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster-move.9',
    title: { en: 'No step that does not serve', fr: 'Aucun pas inutile' },
    text: {
      en: 'It spends no movement that does not shorten that way, and stays where none does.',
      fr: "Il ne dépense aucun déplacement qui n'abrège ce chemin, et reste sur place si aucun ne l'abrège.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster.1',
    title: { en: 'What its card says', fr: 'Ce que dit sa carte' },
    text: {
      en: "A monster does the lines of its card in order and nothing else: without a move line it does not move, without an attack line it does not attack. The card's numbers are added to its stat card, but a range without a sign replaces the printed one. Shield and retaliate of a card begin with the monster's turn and end with the round.",
      fr: "Un monstre accomplit les lignes de sa carte dans l'ordre et rien d'autre : sans ligne de déplacement il ne bouge pas, sans ligne d'attaque il n'attaque pas. Les nombres de la carte s'ajoutent à sa carte de caractéristiques, mais une portée sans signe remplace l'imprimée. Bouclier et riposte d'une carte commencent au tour du monstre et finissent avec le round.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster.2',
    title: { en: 'Stepping back to shoot', fr: 'Reculer pour tirer' },
    text: {
      en: 'A ranged monster leaves an adjacent focus only to be rid of the disadvantage, only if it can then attack in this turn, and never onto a trap.',
      fr: "Un monstre à distance ne quitte une cible prioritaire voisine que pour se défaire du désavantage, que s'il peut ensuite attaquer à ce tour, et jamais sur un piège.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster.3',
    title: { en: 'Moving without an attack', fr: 'Se déplacer sans attaquer' },
    text: {
      en: 'A monster that moves and does not attack afterwards, or is disarmed, comes as near its focus as for a melee attack. An immobilized one stays and attacks if it can.',
      fr: "Un monstre qui se déplace et n'attaque pas ensuite, ou désarmé, s'approche de sa cible prioritaire comme pour une attaque de mêlée. Un monstre immobilisé reste et attaque s'il peut.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster.4',
    title: { en: 'Whom it attacks', fr: 'Qui il attaque' },
    text: {
      en: 'Always its focus, and with Target Z or an area as many others as it can, those that would come first as a focus before the rest, in this order. A separate further attack picks its enemy by the same rules among those not yet attacked; by an option it goes to the focus again, as long as that lives.',
      fr: "Toujours sa cible prioritaire, et avec Cibler Z ou une zone autant d'autres qu'il peut, ceux qui viendraient en premier comme cible prioritaire avant les autres, dans cet ordre. Une attaque distincte de plus choisit son ennemi par les mêmes règles parmi ceux qui n'ont pas encore été attaqués ; par une option, elle va de nouveau à la cible prioritaire, tant qu'elle vit.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster.5',
    title: { en: 'Healing', fr: 'Soigner' },
    text: {
      en: 'It heals itself or the ally in range that lacks most hit points.',
      fr: "Il se soigne lui-même ou soigne l'allié à portée à qui manquent le plus de points de vie.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster.6',
    title: { en: 'Monsters that summon and loot', fr: 'Monstres qui invoquent et ramassent' },
    text: {
      en: 'What a monster summons comes to an empty hex next to it, the one nearest an enemy, does not act in that round and leaves no money. What a scenario spawns acts like revealed monsters. A loot line picks up money only.',
      fr: "Ce qu'un monstre invoque arrive sur un hexagone vide à côté de lui, le plus proche d'un ennemi, n'agit pas à ce round et ne laisse pas d'argent. Ce qu'un scénario fait apparaître agit comme des monstres révélés. Une ligne de butin ne ramasse que de l'argent.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster.7',
    title: { en: 'Doubts, and doors', fr: 'Doutes, et portes' },
    text: {
      en: 'Whatever these rules leave open the players decide. Monsters open no doors: a closed one is a wall to them, and to summons.',
      fr: "Ce que ces règles laissent ouvert, les joueurs en décident. Les monstres n'ouvrent pas de porte : fermée, c'est un mur pour eux et pour les invocations.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:monster.8',
    title: { en: 'Elements', fr: 'Éléments' },
    text: {
      en: 'A monster type uses up the element its card asks for if it is there: the first of its figures that acts and is not stunned does so when its turn begins, and every figure of the type that acts from then on in this round has the benefit. Where any element will do and several are there, the players decide which. Whether it does so in vain is an option.',
      fr: "Un type de monstre consomme l'élément que sa carte demande s'il est là : la première de ses figurines qui agit sans être étourdie le fait au début de son tour, et chaque figurine du type qui agit dès lors à ce round en profite. Si n'importe quel élément convient et qu'il y en a plusieurs, les joueurs décident lequel. Qu'il le fasse en vain est une option.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
];
