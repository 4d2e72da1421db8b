/** What of a position a match can be set up with: a combat phase about to begin, between two players, of the figures that stand. */
import type { Setup, Situation } from '@escarmouche/engine/confrontation';

/** Why there is none: a skirmish is played, not two players, a side of which nobody stands, or something of the phase is over already. */
export type NoPhase = 'skirmish' | 'players' | 'nobody' | 'midway';

/** What is said of a phase that has begun, and of figures in it. */
const BEGUN = ['separated', 'fought', 'speaking', 'imposed', 'combat', 'dice', 'initiative', 'passes'] as const;
const REMEMBERED = ['memory', 'pursuits', 'fierce'] as const;

/** The set-up of a position, as the engine made it, without whoever is off the table; or why no match begins there. */
export function phaseOf({ fighters, turn = 'combat', ...position }: Situation, setup: Setup): Setup | NoPhase {
  const { seats, contacts } = setup;
  if (setup.mode !== 'combat') return 'skirmish';
  if (seats.length !== 2 || seats.some((seat, i) => seat.side !== i + 1)) return 'players';
  const gone = (key = ''): boolean => fighters[key]?.removed === true || fighters[key]?.killed === true;
  const midway = Object.entries(fighters).some(([key, f]) => !gone(key) && REMEMBERED.some((field) => f[field] !== undefined));
  if (midway || (turn !== 'combat' && turn !== 'start') || BEGUN.some((field) => position[field] !== undefined)) return 'midway';
  const standing = seats.map((seat) => ({
    ...seat,
    fighters: seat.fighters
      .filter(({ key }) => !gone(key))
      .map(({ charged, ...f }) => (charged === undefined ? f : { ...f, charged: charged.filter((key) => !gone(key)) })),
  }));
  if (standing.some((seat) => seat.fighters.length === 0)) return 'nobody';
  return {
    ...setup,
    seats: standing,
    ...(contacts === undefined ? {} : { contacts: contacts.filter((pair) => !pair.some(gone)) }),
  };
}
