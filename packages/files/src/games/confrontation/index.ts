/** The files of Confrontation. */
import { MOST_SEATS, type Setup, type Situation } from '@escarmouche/engine/confrontation';
import type { GameFiles } from '../game.ts';
import { effect, skill, values, woundTable } from './content.ts';
import { place, setup } from './setup.ts';
import { fighter, memory, situation } from './situation.ts';

export const confrontationFiles: GameFiles<'confrontation', Setup, Situation> = {
  game: 'confrontation',
  rules: { prefix: 'conf', example: 'conf:IX-A-1.a' },
  seats: MOST_SEATS,
  setup,
  situation,
  parts: { effect, fighter, memory, place, skill, values, woundTable },
  meanings: {
    situation: {
      mode: 'combat, a combat phase (unless given), or skirmish, whole rounds.',
      fighters: 'Fighters by name.',
      contacts: "Who touches whom: ['A1-B1', 'A1-B2']; then places are only for the eye.",
      table: 'The table in millimetres; [600, 600] unless given.',
      choices: 'Options other than the usual ones, by id.',
      tactics: "Players in the order of this round's Tactics roll, best first ([1, 2] unless given); roll leaves it to the dice.",
      profiles: 'Profiles of your own, which fighters may be.',
      wounds: 'A wound table of your own.',
      separated: "How melees are cut already: one combat each, 'A1|B1,B2'.",
      fought: 'Combats of this phase that are over; then separated names all that still wait.',
      speaking: 'Players in the order of their speaking turns, the first one now: the Authority roll is behind.',
      imposed: 'The fighter whose combat opens the phase.',
      combat: 'The combat under way, by one of its members: its dice are about to be placed.',
      dice: "Dice placed in it, in attack and in defence: { A1: '2/1' }.",
      initiative: 'The side that won its Initiative: passes of arms begin.',
      passes: 'Passes of arms already fought in it.',
      round: 'The round; 1 unless given.',
      turn: 'Where the match stands: combat (unless given), start, activation, { card: A1 }, or end.',
    },
    fighter: {
      is: 'A profile of the game; without it a plain fighter: INI, ATT, DEF and DIS 3, FOR and COU 4, RES 5, MOU 10, PA 15.',
      side: 'The side it fights for: 1 or 2.',
      player: "Which player holds it, where more than two play; the side's number unless given.",
      at: 'Where it stands, in millimetres.',
      level: 'Altitude: 0, 1 or 2.',
      angle: 'How a rectangular base is turned, in degrees, a multiple of 15.',
      wound: 'light, serious or critical.',
      charged: 'Enemies it has charged this round.',
      dived: 'That charge was a dive.',
      engaged: 'It engaged them by walking.',
      fierce: 'Killed outright and still standing.',
      removed: 'Off the table.',
      killed: 'Off the table, and dead.',
      memory: 'What else the round remembers of it: penalty, assault, dive, fury, counters, braved, acted, used, effects.',
      printed: "Characteristics other than the profile's; null is a dash.",
      skills: "Skills other than the profile's.",
      perCard: 'Figures one card stands for.',
      pursuits: 'Pursuits it has made this round.',
    },
  },
};
