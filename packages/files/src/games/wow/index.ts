/** The files of World of Warcraft Miniatures. */
import type { Setup, Situation } from '@escarmouche/engine/wow';
import { space } from '../../schema/basics.ts';
import type { GameFiles } from '../game.ts';
import { ability, attack, card, crits, effect, ongoing, range, who, whom } from './content.ts';
import { setup } from './setup.ts';
import { figure, lasting, situation, token } from './situation.ts';

export const wowFiles: GameFiles<'wow', Setup, Situation> = {
  game: 'wow',
  rules: { prefix: 'wow', example: 'wow:601.1c' },
  setup,
  situation,
  parts: { ability, attack, card, crits, effect, figure, lasting, ongoing, range, space, token, who, whom },
  meanings: {
    situation: {
      map: 'open-N, a hexagon of radius N round 0,0, or a map of the game; open-5 unless given.',
      terrain: "Terrain other than the map's, by space.",
      spaces: 'Only these spaces exist.',
      without: 'These spaces do not exist.',
      victory: 'Victory point locations.',
      spawn: 'Spawn points.',
      choices: 'Options other than the usual ones, by id.',
      main: 'The main clock as an absolute tick; 1 unless given.',
      points: 'Victory points of the two sides.',
      target: 'Victory points each side needs.',
      factions: 'Factions of the two sides; D and A unless given.',
      first: 'The side that goes first: 1, 2, or chance.',
      figures: 'Figures by name.',
      tokens: 'Pets and totems in play.',
      effects: 'Effects that last.',
      cards: 'Cards of your own.',
      turn: "Whose turn: a figure's name, { of, moved, acted }, tick (who acts is still to be chosen) or start.",
    },
    figure: {
      is: 'A character of the game; without it a plain warrior: health 10, armor 0, resist 0, attack physical melee 3.',
      side: 'Whose: 1 or 2.',
      at: 'Its space; off the map where it is missing.',
      health: 'Present health; full unless given, 0 for a destroyed one.',
      clock: 'Its clock as an absolute tick; the main clock unless given.',
      cards: 'Its Action Bar.',
      printed: "Printed numbers and texts other than the card's.",
      attackedThisTurn: 'It was attacked this turn.',
      hurtThisTurn: 'It took damage this turn.',
    },
    token: { card: 'The card that brought it.', of: 'Whose bar that card lies in.' },
  },
};
