/** The files of Gloomhaven. */
import type { Setup, Situation } from '@escarmouche/engine/gloomhaven';
import type { GameFiles } from '../game.ts';
import { setup } from './setup.ts';
import { card, character, deck, monster, situation, tile, type } from './situation.ts';

export const gloomhavenFiles: GameFiles<'gloomhaven', Setup, Situation> = {
  game: 'gloomhaven',
  rules: { prefix: 'gh', example: 'gh:attack.01' },
  seats: 4,
  setup,
  situation,
  parts: { card, character, deck, monster, tile, type },
  meanings: {
    situation: {
      scenario: 'A scenario of the game by its id, in place of a map.',
      map: 'Rows of letters: . a hex of room 1, 2 to 8 of another room, D a door, # no hex; or { columns, rows } of an open field. 9 by 7 unless given.',
      rim: 'open where there is nothing behind the rim of the map; a wall unless given.',
      walls: 'Wall lines, each between two hexes that touch: [[[2, 3], [3, 3]]].',
      open: 'Doors that are open: what they join is revealed.',
      revealed: 'Rooms revealed besides the first.',
      waiting: 'Monsters of rooms not yet revealed: { 2: [{ type: bandit-archer, at: [6, 1] }] }.',
      tiles: 'Obstacles, traps, hazards, difficult hexes, coins, chests.',
      characters: 'Characters by class, in the order of their seats: a hex, or at length.',
      monsters: 'Monsters by type and number: { bandit-guard-2: [3, 1] }, or at length.',
      summons: 'Summons by type and number, each with its owner.',
      objectives: 'Obstacles with hit points: objective-1, objective-2 …',
      types: 'Monster types of which anything is said: their ability card of the round, other values.',
      cards: "Ability cards of the situation's own: { shot: { initiative: 20, top: [{ do: attack, n: 3, range: 3 }] } }.",
      summonTypes: "Figures that cards of the situation's own summon.",
      modifiers:
        "Attack modifier cards of the situation's own, by id: { frenzy: { name: Frenzy, n: 1, rolling: true, effects: [{ kind: pierce, n: 2 }] } }.",
      deck: "The monsters' modifier deck; the standard one unless given.",
      elements: 'Elements by their strength: inert, waning, strong.',
      level: 'Scenario level; 1 unless given.',
      round: 'The round; 1 unless given.',
      at: 'Where it stands: turns (unless given), cards, round, end or start.',
      turn: 'Whose turn begins; whoever comes next unless given.',
      choices: 'Options other than the usual ones, by id.',
    },
    character: {
      at: 'Its hex, [column, row].',
      hp: 'Hit points; all of them unless given.',
      conditions: 'poison, wound, immobilize, disarm, stun, muddle, invisible, strengthen.',
      fresh: 'Conditions that came in its own present turn: they outlast its end.',
      shield: 'Shield of this round, besides what is printed.',
      retaliate: 'Retaliate of this round, likewise.',
      retaliateFar: 'Retaliate of this round that reaches farther: [{ n: 2, range: 3 }].',
      acted: 'It has had its turn this round.',
      out: 'Exhausted.',
      lead: 'The leading card of this round.',
      other: 'The other card of this round; a plain one unless given.',
      initiative: 'In place of a leading card: a plain one of this number.',
      rest: 'A long rest was announced.',
      gone: 'Cards lost for good.',
      active: 'Cards in the active area: { card, half, uses }.',
      deck: 'Its modifier deck; the standard one unless given.',
    },
    monster: {
      at: 'Its hex, [column, row].',
      elite: 'An elite.',
      summoned: 'It was summoned: it drops no money.',
    },
    type: {
      normal:
        'Values of its normal rank: { hp, move, attack, range, targets, shield, retaliate }; of a type of the game, those that are left out are printed.',
      deck: 'Another deck by its id, or cards of its own.',
      card: 'Its ability card of this round: a printed number, or { initiative, lines }.',
      left: 'Cards left to draw; all but the one of this round unless given.',
    },
    deck: {
      pile: "Cards in the pile by id: { '+0': 6, rolling+1: 1 }.",
      discard: 'Cards drawn, likewise.',
      shuffle: 'It is shuffled at the end of the round.',
    },
    tile: { n: 'Damage of a trap, by the level unless given; number of a chest; the piece that an obstacle of several hexes is.' },
    card: { top: 'Lines of its top half, or { abilities, xp, lost, stays }.' },
  },
};
