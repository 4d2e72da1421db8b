/** Set-ups of Underworlds, as match files hold them. */
import { WARBANDS } from '@escarmouche/engine/underworlds';
import { both, choices, expects, fields, flag, id, list, maybe, named, oneOf, present, text, whole, z } from '../../schema/basics.ts';

/** Cards of one deck at most: more than any warband may take, one of each name. */
const MOST_CARDS = 100;
/** Fighters of a warband at most. */
export const MOST_FIGHTERS = 12;

export const cards = list(id, MOST_CARDS);
const deck = fields({ objectives: cards, power: cards });
export const anyDeck = z.union([id, deck], expects('deck-or-name'));
export const warband = oneOf(WARBANDS);

const attack = fields({
  range: maybe(whole(0, 9)),
  symbol: maybe(oneOf(['hammer', 'swords', 'focus', 'channel'])),
  dice: maybe(whole(0, 12)),
  damage: maybe(whole(0, 99)),
  traits: maybe(
    fields({
      cleave: maybe(oneOf(['always', 'critical-hit', 'critical-rolled'])),
      knockback: maybe(fields({ n: whole(0, 9), when: oneOf(['always', 'critical-hit']) })),
      allAdjacent: maybe(present),
      criticalDamage: maybe(whole(0, 9)),
      reroll: maybe(whole(0, 9)),
      spell: maybe(present),
    }),
  ),
});

/** What a fighter's card prints otherwise. */
export const printed = fields({
  move: maybe(whole(0, 20)),
  wounds: maybe(whole(1, 99)),
  defence: maybe(fields({ symbol: oneOf(['shield', 'dodge', 'both']), dice: whole(1, 12) })),
  wizard: maybe(whole(0, 9)),
  attacks: maybe(named(attack, 12)),
});

const seat = fields({
  warband,
  deck: anyDeck,
  boards: maybe(list(id, 20, 1)),
  printed: maybe(named(printed, MOST_FIGHTERS)),
});

/** How two boards are joined. */
export const field = fields({
  boards: z.tuple([id, id], expects('two-boards')),
  turned: z.tuple([flag, flag], expects('two-boards')),
  offset: whole(-7, 7),
});

const board = fields({ id, names: both(60), rows: list(text(8), 5, 5) });

export const setup = fields({
  seats: z.tuple([seat, seat], expects('two-sides')),
  field: maybe(field),
  ownBoards: maybe(list(board, 10)),
  choices: maybe(choices),
  anyDeck: maybe(present),
});
