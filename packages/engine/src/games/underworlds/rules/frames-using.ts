/** The frames of cards and abilities that are used; the other frames are in `frames.ts`, through which all are known. */
import { declare, NOBODY, type Slots } from '../../../core/index.ts';
import { NO_ABILITY, NO_CARD, NO_FACT, type State } from '../state.ts';
import type { Rolled } from './frames-rolling.ts';

/** P1, M5. A gambit is played, in a power step or in answer to something. */
export interface PlayFrame extends Slots {
  card: number;
  seat: number;
  /** Wizard that casts it; `NOBODY` for none. */
  fighter: number;
  reaction: number;
  /** 1 where it has no effect. */
  denied: number;
  /** Deeds known when it was played. */
  deeds: number;
}

/** A gambit about to be played, by whom; `trigger` are the facts of what it reacts to, null where it is played of its own accord. */
export function freshPlay(
  { state }: { readonly state: State },
  card: number,
  seat: number,
  fighter: number,
  trigger: Slots | null = null,
): PlayFrame {
  const { fact1, fact2, fact3 } = trigger ?? NO_FACTS;
  return { card, seat, fighter, reaction: trigger === null ? 0 : 1, fact1, fact2, fact3, denied: 0, deeds: state.deeds.length };
}
const NO_FACTS: Slots = { fact1: NO_FACT, fact2: NO_FACT, fact3: NO_FACT };

export const playSequence = declare<PlayFrame>('play', 'wu:P1', (f) => ({
  card: f.card,
  seat: f.seat,
  fighter: f.fighter,
  reaction: f.reaction,
  fact1: f.fact1,
  fact2: f.fact2,
  fact3: f.fact3,
  denied: f.denied,
  deeds: f.deeds,
}));

/** One use of a card or an ability: its steps, and what they have to remember. */
export interface UseFrame extends Rolled, Slots {
  /** Place of the card; `NO_CARD` for an ability, and for a card nobody has shown. */
  card: number;
  /** Which of the table's cards; `NO_CARD` for an ability. */
  def: number;
  /** Ability used, by its place in the table; `NO_ABILITY` for a card. */
  ability: number;
  seat: number;
  /** The fighter that bears, casts or acts; `NOBODY` for none. */
  fighter: number;
  /** Step under way. */
  at: number;
  picks: number[];
  /** How many of the picks have had their window, in which a reaction may turn them aside (341.2). */
  chosen: number;
  /** 1 where it answers a trigger, whose facts it carries; see `facts.ts`. */
  reaction: number;
  /** Hexes of the latest scatter, as entered; `NOWHERE` behind them where it went off the battlefield. */
  chain: number[];
}

/** A use about to begin. */
export function freshUse(d: Partial<UseFrame> & Pick<UseFrame, 'seat'>): UseFrame {
  const { card = NO_CARD, def = NO_CARD, ability = NO_ABILITY, fighter = NOBODY, reaction = 0 } = d;
  const { fact1 = NO_FACT, fact2 = NO_FACT, fact3 = NO_FACT } = d;
  return useLike({ fact1, fact2, fact3 }, card, def, ability, d.seat, fighter, reaction);
}

/** The same with all that is known of it, and the facts of something else: rules try what might be used by the thousand. */
export function useLike(
  facts: Slots,
  card: number,
  def: number,
  ability: number,
  seat: number,
  fighter: number,
  reaction: number,
): UseFrame {
  return {
    card,
    def,
    ability,
    seat,
    fighter,
    at: 0,
    picks: [],
    chosen: 0,
    reaction,
    fact1: facts.fact1,
    fact2: facts.fact2,
    fact3: facts.fact3,
    chain: [],
    rolled: 0,
    crits: 0,
    noted: 0,
  };
}

/** A card or an ability about to be used in answer to nothing. */
export function useOfOwn(card: number, def: number, ability: number, seat: number, fighter: number): UseFrame {
  return useLike(NO_FACTS, card, def, ability, seat, fighter, 0);
}

export const useSequence = declare<UseFrame>('use', 'wu:R8', (f) => ({
  card: f.card,
  def: f.def,
  ability: f.ability,
  seat: f.seat,
  fighter: f.fighter,
  at: f.at,
  picks: f.picks.slice(),
  chosen: f.chosen,
  reaction: f.reaction,
  fact1: f.fact1,
  fact2: f.fact2,
  fact3: f.fact3,
  chain: f.chain.slice(),
  rolled: f.rolled,
  crits: f.crits,
  noted: f.noted,
}));

/** M7. A token scatters; its chain goes to the use that called it. */
export interface ScatterFrame {
  seat: number;
  /** Hex the token lies in; `NOWHERE` off the battlefield. */
  hex: number;
  /** Steps still to go. */
  left: number;
  chain: number[];
}
export const scatterSequence = declare<ScatterFrame>('scatter', 'wu:M7', (f) => ({
  seat: f.seat,
  hex: f.hex,
  left: f.left,
  chain: f.chain.slice(),
}));

/** M1 to M4. A spell is attempted: a gambit, or a Spell Action. */
export interface CastFrame extends Rolled {
  /** What is cast, as in the frame of a use. */
  card: number;
  def: number;
  ability: number;
  seat: number;
  fighter: number;
  /** 1 once it is cast, and not undone. */
  cast: number;
  /** Criticals of the casting roll. */
  burns: number;
}
export const castSequence = declare<CastFrame>('casting', 'wu:M1', (f) => ({
  card: f.card,
  def: f.def,
  ability: f.ability,
  seat: f.seat,
  fighter: f.fighter,
  cast: f.cast,
  burns: f.burns,
  rolled: f.rolled,
  crits: f.crits,
  noted: f.noted,
}));
