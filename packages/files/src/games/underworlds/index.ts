/** The files of Underworlds. */
import type { Setup, Situation } from '@escarmouche/engine/underworlds';
import type { GameFiles } from '../game.ts';
import { field, printed, setup } from './setup.ts';
import { deed, fighter, lasting, side, situation } from './situation.ts';

export const underworldsFiles: GameFiles<'underworlds', Setup, Situation> = {
  game: 'underworlds',
  rules: { prefix: 'wu', example: 'wu:g.06' },
  setup,
  situation,
  parts: { deed, field, fighter, lasting, printed, side },
  meanings: {
    situation: {
      sides: 'The two sides, each with its warband.',
      legalDecks: 'Decks must be as decks must be; any number of cards unless given.',
      field: "How the battlefield lies; two empty markets, side 1's at the far side, unless given.",
      hexes: 'Hexes that are printed otherwise: { D4: blocked, E5: lethal }.',
      objectives: "Objective tokens by number: their hexes, removed, or 'down C4' face down.",
      round: 'The round; 1 unless given.',
      at: 'Where the match stands: activation (unless given), power, end, round, deploy, objectives or start.',
      active: 'Whose activation it is, or was before a power step; 1 unless given.',
      first: 'Who had the first activation of the round, or won the roll-off of the set-up; 1 unless given.',
      deeds: 'What has happened in this round.',
      choices: 'Options other than the usual ones, by id.',
    },
    side: {
      warband: 'Its warband.',
      fighters: 'Fighters by id: a hex, out, or at length; those not named take no part.',
      hand: 'Cards in hand, objectives and power cards alike.',
      fresh: 'Cards of the hand that came in answer to a score: they wait for the next check.',
      deck: 'Cards left in the decks, or a ready-made deck.',
      discard: 'Discarded after they were seen.',
      aside: 'Discarded unseen.',
      scored: 'Objectives scored.',
      lasting: 'Cards in force.',
      glory: 'Glory points, spent and unspent together.',
      spent: 'How many of them are spent.',
      activations: 'Activations used this round.',
      skip: 'The next activation passes by.',
      boards: "Boards of the player's collection; all of them unless given.",
    },
    fighter: {
      at: 'Its hex.',
      out: 'Out of action.',
      wounds: 'Wound tokens.',
      inspired: 'Its Inspired side lies up.',
      barred: 'Nothing can Inspire it any more.',
      merit: 'What Inspires it has come about: the next check turns its card over.',
      tokens: 'move, charge, guard.',
      did: 'What it has done this phase; what its tokens say unless given.',
      spent: 'It cannot be activated again this phase, for another reason than a Charge token.',
      upgrades: 'Upgrades on it.',
      printed: 'What its card prints otherwise.',
    },
    deed: {
      what: 'What happened.',
      side: 'Side it is credited to: that of by unless given, 0 for nobody.',
      by: 'Fighter it is credited to.',
      on: 'Fighter it was done to.',
      how: 'A list: charge, reaction, attack, spell, successful, ploy, bystander.',
      now: 'Since the latest check: what looks at an instant sees it.',
    },
  },
};
