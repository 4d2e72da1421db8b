/**
 * Positions that cannot be: more curses and blessings than there are, a bonus that does not stay or has been used up, a figure where nobody
 * stands, a summon without its summoner.
 */
import { modifierAt } from './content/modifiers.ts';
import { tileOn } from './rules/board.ts';
import { MOST_TO_SHUFFLE_IN } from './rules/conditions.ts';
import { halfOf } from './rules/halves.ts';
import { figureKey } from './rules/keys.ts';
import { mostUses } from './rules/lasting.ts';
import { statsOf } from './rules/stats.ts';
import type { Laying } from './situation-names.ts';
import { ACTIVE, CHARACTER, type DeckState, isDoorOpen, MONSTER, OBJECTIVE, SUMMON, TILE_OBSTACLE } from './state.ts';
import { wrong } from './table.ts';

/** Of curses there are ten for the characters and ten for the monsters, of blessings ten in all (gh:condition.curse, gh:condition.bless). */
export function checkShuffledIn({ state, table, faults }: Laying): void {
  const { decks } = state;
  const characters = table.characters.map(({ key }, seat) => ({ deck: decks[seat], at: `characters.${key}.deck` }));
  const monsters = { deck: decks[characters.length], at: 'deck' };
  const check = (what: 'curse' | 'bless', among: readonly { readonly deck: DeckState; readonly at: string }[]): void => {
    const kind = modifierAt(what);
    const inDeck = ({ pile, spent }: DeckState): number => pile[kind] + spent[kind];
    const n = among.reduce((sum, { deck }) => sum + inDeck(deck), 0);
    if (n <= MOST_TO_SHUFFLE_IN) return;
    const { at } = among.findLast(({ deck }) => inDeck(deck) > 0) ?? monsters;
    faults.note(
      wrong(at, `gh:condition.${what}`, what === 'curse' ? 'too-many-curse' : 'too-many-bless', String(n), { most: MOST_TO_SHUFFLE_IN }),
    );
  };
  check('curse', characters);
  check('curse', [monsters]);
  check('bless', [...characters, monsters]);
}

/** A card lies in the active area by a half that stays there, and for as many uses as it has (gh:turn.5). */
export function checkActive(on: Laying): void {
  const { state, table, faults } = on;
  for (const [place, c] of state.cards.entries()) {
    if (c.zone !== ACTIVE) continue;
    const { id } = table.cards[c.def].face;
    const at = `characters.${table.characters[c.owner].key}.active`;
    const most = mostUses(on, place);
    if (halfOf(on, place, c.half).stays === undefined) faults.note(wrong(at, 'gh:turn.5', 'does-not-stay', id));
    else if (most !== null && c.uses >= most) faults.note(wrong(at, 'gh:turn.5', 'used-up', id, { most }));
  }
}

/** Where a position says of a figure where it stands. */
function placeOf(on: Laying, figure: number): string {
  const { kind } = on.state.figures[figure];
  if (kind === OBJECTIVE) return 'objectives';
  return `${kind === MONSTER ? 'monsters' : kind === SUMMON ? 'summons' : 'characters'}.${figureKey(on, figure)}`;
}

/** Nobody stands on an obstacle but in flight (gh:terrain.5, gh:move.3), nor in a door that is closed (gh:terrain.6). */
export function checkFooting(on: Laying): void {
  const { state, table, faults } = on;
  for (const [figure, { hex }] of state.figures.entries()) {
    if (hex < 0) continue;
    const name = table.map.names[hex];
    if (!statsOf(on, figure).flying && tileOn(on, TILE_OBSTACLE, hex) !== undefined)
      faults.note(wrong(placeOf(on, figure), 'gh:terrain.5', 'on-an-obstacle', name));
    if (table.map.doors.some(({ space }, i) => space === hex && !isDoorOpen(state, i)))
      faults.note(wrong(placeOf(on, figure), 'gh:terrain.6', 'in-a-closed-door', name));
  }
}

/** A summon goes with its summoner (gh:summon.1). */
export function checkOwners(on: Laying): void {
  const { figures } = on.state;
  for (const [figure, { kind, seat, out }] of figures.entries()) {
    const isAlone = kind === SUMMON && out === 0 && figures.some((x) => x.kind === CHARACTER && x.seat === seat && x.out === 1);
    if (isAlone) on.faults.note(wrong(placeOf(on, figure), 'gh:summon.1', 'owner-exhausted', figureKey(on, figure)));
  }
}

/** The ability card of the round lies open: among the turns it is not among those left to draw (gh:round.2). */
export function checkAbilityCards(on: Laying): void {
  if (!on.turns) return;
  for (const [type, { card, left }] of on.state.types.entries()) {
    const { face, cards } = on.table.monsters[type];
    if (card >= 0 && ((left >> card) & 1) === 1)
      on.faults.note(wrong(`types.${face.id}.left`, 'gh:round.2', 'drawn-already', cards[card].id));
  }
}
