/**
 * Small numbers put together into one, as options and their parts carry them: what each is made of, and how it is taken apart again. Sizes are
 * numbers that the part before them can take, so that nothing runs into its neighbour.
 */

/** Fighters of both sides together at most. */
const FIGHTERS = 32;

// An attack on somebody: which attack, and its target or ALL.

/** Stands for all targets of an attack that has several. */
export const ALL = FIGHTERS - 1;
/** Targets of one attack, with ALL. */
export const TARGETS = FIGHTERS;
/** Attacks at a table. */
export const ATTACKS = 1024;

/** The number of an attack on a target. */
export const attackCode = (which: number, target: number): number => which * TARGETS + target;
/** Which attack. */
export const attackIn = (code: number): number => Math.floor(code / TARGETS);
/** On whom; `ALL` for all that it may be made on. */
export const targetIn = (code: number): number => code % TARGETS;

// A fighter with one of its attacks, whoever is attacked.

/** Packs a fighter and one of its attacks. */
export const attackOfFighter = (fighter: number, which: number): number => fighter * ATTACKS + which;
/** Whose attack it is. */
export const attackerIn = (n: number): number => Math.floor(n / ATTACKS);
/** Which of the attacks at the table. */
export const whichIn = (n: number): number => n % ATTACKS;

// What is done in an activation: of which kind, by which fighter, and the rest of it: a hex, an attack on somebody, an ability, a place.

/** What the rest can be; attacks on somebody are the most. */
export const RESTS = ATTACKS * TARGETS;
/** All options of one kind. */
export const OF_A_KIND = FIGHTERS * RESTS;

/** The first option of a kind. */
export const firstOf = (kind: number): number => kind * OF_A_KIND;
/** The option of a fighter; its first one of that kind where the rest is left out. */
export const optionOf = (kind: number, fighter: number, rest = 0): number => firstOf(kind) + fighter * RESTS + rest;
/** Of which kind an option is. */
export const kindOf = (code: number): number => Math.floor(code / OF_A_KIND);
/** Which fighter does it. */
export const fighterIn = (code: number): number => Math.floor((code % OF_A_KIND) / RESTS);
/** What else there is to it, by its kind. */
export const restOf = (code: number): number => code % RESTS;

// Where a move leads, and how many lethal hexes it enters on purpose, or LONG: none where it takes the shortest way of those that hurt least.

/** Hexes of a battlefield at most. */
export const HEXES = 256;
/** More lethal hexes than a move enters. */
export const LETHALS = 64;
/** In the place of how many: the longest way of those that hurt least. */
export const LONG = LETHALS - 1;

/** All that a way can be. */
export const WAYS = LETHALS * HEXES;
/** Packs where a move ends, and how many lethal hexes are entered on purpose. */
export const wayCode = (hex: number, lethal: number): number => lethal * HEXES + hex;
/** Where it ends. */
export const hexIn = (way: number): number => way % HEXES;
/** How many lethal hexes it enters on purpose; `LONG` for the longest way of those that hurt least. */
export const hurtsIn = (way: number): number => Math.floor(way / HEXES);

/** A Move action or a Charge as an id names it: who, where to, and how (`wayCode`). */
export interface Going {
  readonly kind: 'move' | 'charge';
  readonly who: string;
  readonly to: string;
  readonly way: number;
}

/** Takes the id of a Move action or a Charge apart; null where it is none. */
export function goingIn(id: string): Going | null {
  const read = /^(move|charge):([a-z0-9-]+)>([A-Za-z0-9-]+)(?:\/([1-9]|long))?$/.exec(id);
  if (read === null) return null;
  const [, kind, who, to, how] = read;
  return { kind: kind as Going['kind'], who, to, way: how === 'long' ? LONG : Number(how ?? 0) };
}

// A card in a hand, with the fighter that casts or bears it; one more than its number, so that `NOBODY` has one.

/** Places of cards. */
export const PLACES = 256;
/** Fighters that a card may be with, nobody among them, and room to spare. */
export const BEARERS = 64;

/** Packs the place of a card and who is to cast or bear it, which may be `NOBODY`. */
export const cardWith = (place: number, fighter: number): number => (fighter + 1) * PLACES + place;
/** The place of the card. */
export const placeIn = (code: number): number => code % PLACES;
/** Who casts or bears it. */
export const bearerIn = (code: number): number => Math.floor(code / PLACES) - 1;

// An ability of a fighter: whose, and which of those that its side has.

/** Abilities of one side. */
const ABILITIES = 16;

/** Packs a fighter and the place of an ability among those that its side has. */
export const ownAbility = (fighter: number, k: number): number => fighter * ABILITIES + k;
/** Whose ability it is. */
export const ownerIn = (own: number): number => Math.floor(own / ABILITIES);
/** Its place among those that the side has. */
export const abilityIn = (own: number): number => own % ABILITIES;

// Cards of a deck that lie side by side: the first one's place, and how many they are.

/** Cards side by side. */
const CARDS = 1024;

/** Packs the place of the first of them and how many they are. */
export const stretchOf = (first: number, n: number): number => first * CARDS + n;

// A set of fighters, a bit for each.

/** The set of this fighter alone. */
export const fighterBit = (fighter: number): number => 1 << fighter;
/** Whether a set holds this fighter. */
export const isAmong = (set: number, fighter: number): boolean => (set & fighterBit(fighter)) !== 0;
