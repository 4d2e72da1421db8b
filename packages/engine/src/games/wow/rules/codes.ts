/** The codes of what a character may do in its turn: integers that hold the kind of action and its argument. */

/** Kinds of action: the lowest octal digit of a code; the rest is its argument. */
export const ACT_END = 0;
export const ACT_MOVE = 1;
export const ACT_USE = 2;
export const ACT_CARD = 3;
export const ACT_FLIP = 4;
export const ACT_GRANT = 5;

/** Slots (abilities, cards) below this number fit beside an aim. */
export const SLOTS = 256;
const KIND_BITS = 3;
/** More than there are kinds: how far the codes of one kind lie apart. */
export const KINDS = 2 ** KIND_BITS;

const GRANT_BITS = 2;
/** More abilities than one card grants. */
const GRANTS = 2 ** GRANT_BITS;
/** The slot of an ability that a card grants: the card's place, and which of its abilities. */
export const grantSlot = (card: number, which: number): number => card * GRANTS + which;
/** The card of such a slot. */
export const grantingCard = (slot: number): number => slot >> GRANT_BITS;
/** Which of the card's abilities it is. */
export const grantIn = (slot: number): number => slot & (GRANTS - 1);

/** The kind of action that a code means. */
export function kindOf(code: number): number {
  return code % KINDS;
}

/** What it is done with: a route, a slot with an aim. */
export function argument(code: number): number {
  // Nearly every code is small, and shifting those is far cheaper; only routes spelled out go beyond.
  return code <= 0x7fff_ffff ? code >> KIND_BITS : Math.floor(code / KINDS);
}

/** The slot of an ability, and where it is aimed. */
export function partsOf(arg: number): { slot: number; aim: number } {
  return { slot: arg % SLOTS, aim: Math.floor(arg / SLOTS) };
}

/** The code of an action. */
export function code(kind: number, arg: number): number {
  return arg * KINDS + kind;
}

/** The code of playing an ability. */
export function playCode(kind: number, slot: number, aim: number): number {
  return code(kind, aim * SLOTS + slot);
}
