/** Movement, terrain, forced moves, range and sight, from what sources beside the summary say. */
import type { Paragraph } from './types.ts';

export const GROUND: readonly Paragraph[] = [
  {
    id: 'gh:move.1',
    title: { en: 'Moving', fr: 'Se déplacer' },
    text: {
      en: 'Move X goes up to X hexes: through allies, never through enemies or obstacles, never across a wall. It ends on a hex without a figure.',
      fr: "Un Déplacement X va jusqu'à X hexagones : à travers les alliés, jamais à travers ennemis ou obstacles, jamais à travers un mur. Il finit sur un hexagone sans figurine.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:move.2',
    title: { en: 'Jumping', fr: 'Sauter' },
    text: {
      en: 'A jump minds neither figures nor terrain on its way. Its last hex is entered like any other (terrain.3).',
      fr: 'Un saut ne se soucie sur son chemin ni des figurines ni du terrain. Son dernier hexagone se prend comme tout autre (terrain.3).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:move.3',
    title: { en: 'Flying', fr: 'Voler' },
    text: {
      en: 'A flying figure minds nothing on any hex, the last included, pushed or pulled as well: it may stop over a trap, a hazard or an obstacle, though not where a figure is.',
      fr: "Une figurine volante ne se soucie de rien sur aucun hexagone, le dernier compris, poussée ou tirée aussi : elle peut s'arrêter sur un piège, un danger ou un obstacle, mais pas là où est une figurine.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:move.4',
    title: { en: 'Empty hexes', fr: 'Hexagones vides' },
    text: {
      en: 'A hex is empty when nothing lies or stands on it except a pressure plate, a corridor or an open door. A money token makes it non-empty, so that nothing can be summoned or placed there.',
      fr: "Un hexagone est vide quand rien n'y est posé ni ne s'y tient, hors plaque de pression, couloir ou porte ouverte. Un pion d'argent le rend non vide : on n'y invoque et n'y pose rien.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:terrain.1',
    title: { en: 'Difficult terrain', fr: 'Terrain difficile' },
    text: {
      en: 'Each hex of it costs 2 points to enter. Flyers, jumps on their way and forced moves pay nothing more.',
      fr: "Chacun de ses hexagones coûte 2 points à l'entrée. Volants, sauts en chemin et déplacements forcés ne paient rien de plus.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:terrain.2',
    title: { en: 'Hazardous terrain', fr: 'Terrain dangereux' },
    text: {
      en: 'Each hex of it that a figure steps or is forced on does half the damage of a trap, rounded down (level.1). It stays, and standing there does nothing more.',
      fr: "Chaque hexagone où une figurine marche ou est forcée fait la moitié des dégâts d'un piège, arrondie en dessous (level.1). Le terrain reste, et s'y tenir ne fait rien de plus.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:terrain.3',
    title: { en: 'Where a jump lands', fr: 'Où tombe un saut' },
    text: {
      en: 'The last hex of a jump is an ordinary entry: a trap springs, a hazard hurts, an obstacle forbids it, and difficult terrain costs 2.',
      fr: "Le dernier hexagone d'un saut est une entrée ordinaire : un piège se déclenche, un danger blesse, un obstacle l'interdit, et le terrain difficile coûte 2.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
  {
    id: 'gh:terrain.4',
    title: { en: 'Traps', fr: 'Pièges' },
    text: {
      en: "A trap springs on a figure that moves or is forced onto it, and is removed. It does what it shows; 'damage' stands for 2 and the level more, and one that shows only conditions does none.",
      fr: "Un piège se déclenche sur une figurine qui s'y déplace ou y est forcée, puis on le retire. Il fait ce qu'il montre ; « dégâts » veut dire 2 plus le niveau, et celui qui ne montre que des états n'en fait aucun.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:terrain.5',
    title: { en: 'Obstacles', fr: 'Obstacles' },
    text: {
      en: 'Nobody walks through an obstacle; it lengthens no range and hides nothing. One of several hexes is one piece: what destroys it takes it away whole. Players may not place obstacles that shut off a part of the map.',
      fr: "On ne marche pas à travers un obstacle ; il n'allonge aucune portée et ne cache rien. Celui de plusieurs hexagones est une seule pièce : ce qui le détruit l'enlève tout entier. Les joueurs ne peuvent poser d'obstacles qui enferment une partie de la carte.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:terrain.6',
    title: { en: 'Doors', fr: 'Portes' },
    text: {
      en: 'A closed door is a wall for everybody but a character that walks onto it; open, it is an empty hex and stays so (door.1).',
      fr: "Une porte fermée est un mur pour tous, sauf pour un personnage qui y marche ; ouverte, c'est un hexagone vide et elle le reste (door.1).",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:forced.1',
    title: { en: 'Push', fr: 'Poussée' },
    text: {
      en: "Push X moves the target up to X hexes, each step farther from the one who pushes, along a way that one chooses; through the target's allies, not its enemies. It halts where no such step is left. Difficult terrain does not slow it, traps spring, walls and closed doors stop it. It works on figures that are immobilized or stunned, not on one the attack has killed. It may be declined whole, but is not cut short otherwise than by a way that is blocked: one that an obstacle or a figure bars may be chosen though another is free. An obstacle, with hit points or without, stays where it is.",
      fr: "Une Poussée X déplace la cible de X hexagones au plus, chaque pas l'éloignant de qui pousse, par un chemin que celui-ci choisit ; à travers les alliés de la cible, non ses ennemis. Elle s'arrête où nul tel pas ne reste. Le terrain difficile ne la freine pas, les pièges se déclenchent, murs et portes fermées l'arrêtent. Elle agit sur une figurine immobilisée ou étourdie, non sur celle que l'attaque a tuée. On peut la refuser entière, mais on ne l'abrège pas autrement que par un chemin barré : on peut en choisir un que barre un obstacle ou une figurine, même si un autre est libre. Un obstacle, avec ou sans points de vie, reste où il est.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:forced.2',
    title: { en: 'Pull', fr: 'Traction' },
    text: {
      en: 'Pull X is like a push, but each step brings the target nearer (forced.1).',
      fr: 'Une Traction X est comme une poussée, mais chaque pas rapproche la cible (forced.1).',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:level.1',
    title: { en: 'Scenario level', fr: 'Niveau du scénario' },
    text: {
      en: 'It is half the mean level of the characters, rounded up, 1 less for easy, 1 or 2 more for hard or very hard, from 0 to 7. By level from 0: monsters as high; money worth 2, 2, 3, 3, 4, 4, 5, 6; traps doing 2 to 9; hazards 1, 1, 2, 2, 3, 3, 4, 4; experience for success 4, and 2 more for each level. Alone, or with open hands, monsters and traps are one level higher. Monsters are held here up to level 2: where more is asked for, they are of that level, and traps of the level asked for.',
      fr: "C'est la moitié du niveau moyen des personnages, arrondie au-dessus, 1 de moins pour facile, 1 ou 2 de plus pour difficile ou très difficile, de 0 à 7. Par niveau depuis 0 : monstres d'autant ; argent valant 2, 2, 3, 3, 4, 4, 5, 6 ; pièges de 2 à 9 ; dangers 1, 1, 2, 2, 3, 3, 4, 4 ; expérience de réussite 4, et 2 de plus par niveau. Seul, ou à mains ouvertes, monstres et pièges ont un niveau de plus. Les monstres d'ici vont jusqu'au niveau 2 : si un autre est demandé, ils sont de celui-là, et les pièges du niveau demandé.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:range.1',
    title: { en: 'Range', fr: 'Portée' },
    text: {
      en: 'The range between two hexes is the number of steps from one to the other, going around walls; figures and obstacles do not lengthen it.',
      fr: "La portée entre deux hexagones est le nombre de pas de l'un à l'autre en contournant les murs ; figurines et obstacles ne l'allongent pas.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:range.2',
    title: { en: 'Adjacent across a wall', fr: 'Adjacent à travers un mur' },
    text: {
      en: 'Two hexes that touch with a wall line between them are not adjacent and count as 2 apart, for whatever asks it: attacks, looting, retaliate, bonuses, disadvantage. Walls are the rims of map tiles, seams between tiles whose borders meet, and closed doors.',
      fr: 'Deux hexagones qui se touchent avec une ligne de mur entre eux ne sont pas adjacents et comptent pour distants de 2, quoi qui le demande : attaque, butin, riposte, bonus, désavantage. Sont murs les bords des tuiles de carte, les coutures entre tuiles dont les bords se joignent, et les portes fermées.',
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:sight.1',
    title: { en: 'Line of sight', fr: 'Ligne de vue' },
    text: {
      en: 'One hex sees another if a straight line from a corner of the first to a corner of the second touches no wall. Nothing else hides anything, and sight goes both ways. Every attack needs it, and so does every other ability with a printed range. A figure always sees itself.',
      fr: "Un hexagone en voit un autre si une ligne droite d'un coin du premier à un coin du second ne touche aucun mur. Rien d'autre ne cache quoi que ce soit, et la vue vaut dans les deux sens. Toute attaque la demande, ainsi que toute autre capacité à portée imprimée. Une figurine se voit toujours elle-même.",
    },
    source: 'facts',
    confidence: 'sure',
    ruled: true,
  },
  {
    id: 'gh:sight.2',
    title: { en: 'Lines that touch a wall', fr: 'Lignes qui touchent un mur' },
    text: {
      en: 'A corner that lies on a wall is of no use, and a line that grazes the end of a wall is stopped. An option lets such lines pass.',
      fr: "Un coin posé sur un mur ne sert à rien, et une ligne qui frôle le bout d'un mur est arrêtée. Une option laisse passer de telles lignes.",
    },
    source: 'facts',
    confidence: 'likely',
    ruled: true,
  },
];
