/** The set-up that a situation of Underworlds makes, and where in the situation a fault of that set-up lies. */
import type { Faults, SetupFault } from '../../core/index.ts';
import { BOARDS, type Board, findCard, findDeck, HEX_KINDS } from './content/index.ts';
import { against } from './deck.ts';
import { hexNamed } from './field.ts';
import { underworlds } from './game.ts';
import { COLUMNS, heightOf, leftColumns, ON_FIRST, ON_SECOND } from './joining.ts';
import { type DeckSetup, type FieldSetup, type FighterChange, PLAIN, type SeatSetup, type Setup } from './setup.ts';
import type { Situation, SituationFighter, SituationSide } from './situation.ts';
import { noSuch } from './situation-names.ts';
import { ASIDE, DECK, DISCARD, HAND, IN_PLAY, SCORED } from './state.ts';
import { fieldOf, givenField } from './table.ts';

/** How the battlefield of a situation lies; what it does not say is as on the plain one. */
export const fieldIn = ({ field }: Pick<Situation, 'field'>): FieldSetup => ({ ...PLAIN, ...field });

/** Moments at which nobody stands on a battlefield yet. */
export const isBefore = (s: Situation): boolean => s.at === 'start' || s.at === 'objectives' || s.at === 'deploy';

/** A fighter that is given by its hex alone, or as out, at length. */
export function fighterOf(f: string | SituationFighter): SituationFighter {
  if (typeof f !== 'string') return f;
  return f === 'out' ? { out: true } : { at: f };
}

/** A card of a side: where it lies, and where the situation says so. */
interface Lying {
  readonly id: string;
  readonly zone: number;
  readonly on: string;
  readonly fresh: boolean;
  readonly at: string;
}

/**
 * Every card of a side with the place it lies in. Names that no card has are noted and left out, and so are cards that this warband
 * cannot take (K1).
 */
export function cardsOf(side: SituationSide, at: string, faults: Faults): Lying[] {
  const lying = (ids: readonly string[] | undefined, zone: number, where: string, on = '', fresh = false): Lying[] =>
    (ids ?? []).flatMap((id, i) => {
      const here = `${at}.${where}${where.endsWith(']') ? '' : `[${i}]`}${zone === IN_PLAY && on === '' ? '.card' : ''}`;
      const card = findCard(id);
      const strange =
        card === undefined ? noSuch('unknown-card', here, id) : against(id, card, here, side.warband, card.kind === 'objective');
      if (strange !== null) faults.note(strange);
      return strange === null ? [{ id, zone, on, fresh, at: here }] : [];
    });
  const out = [
    ...lying(side.hand, HAND, 'hand'),
    ...lying(side.fresh, HAND, 'fresh', '', true),
    ...lying(side.discard, DISCARD, 'discard'),
    ...lying(side.aside, ASIDE, 'aside'),
    ...lying(side.scored, SCORED, 'scored'),
    ...Object.entries(side.fighters ?? {}).flatMap(([who, f]) => lying(fighterOf(f).upgrades, IN_PLAY, `fighters.${who}.upgrades`, who)),
    ...(side.lasting ?? []).flatMap(({ card }, i) => lying(card === undefined ? [] : [card], IN_PLAY, `lasting[${i}]`)),
  ];
  const deck = typeof side.deck === 'string' ? findDeck(side.deck) : side.deck;
  if (typeof side.deck === 'string' && deck === undefined) faults.note(noSuch('no-such-deck', `${at}.deck`, side.deck));
  if (deck === undefined) return out;
  const elsewhere = new Set(out.map((c) => c.id));
  if ('power' in deck && typeof side.deck === 'object')
    out.push(...lying(deck.objectives, DECK, 'deck.objectives'), ...lying(deck.power, DECK, 'deck.power'));
  else if ('power' in deck)
    out.push(
      ...lying(
        [...deck.objectives, ...deck.power].filter((id) => !elsewhere.has(id)),
        DECK,
        'deck',
      ),
    );
  else out.push(...lying(deck, DECK, 'deck'));
  return out;
}

/** The decks of a side: all its cards wherever they lie. */
function deckOf(side: SituationSide, at: string, faults: Faults): DeckSetup {
  const ids = cardsOf(side, at, faults).map((c) => c.id);
  const isObjective = (id: string): boolean => findCard(id)?.kind === 'objective';
  return { objectives: ids.filter(isObjective), power: ids.filter((id) => !isObjective(id)) };
}

function seatOf(side: SituationSide, at: string, checked: boolean, faults: Faults): SeatSetup {
  const printed: Record<string, FighterChange> = {};
  for (const [id, f] of Object.entries(side.fighters ?? {})) if (typeof f !== 'string' && f.printed !== undefined) printed[id] = f.printed;
  const whole = checked && side.deck !== undefined && (typeof side.deck === 'string' || 'power' in side.deck) ? side.deck : undefined;
  return {
    warband: side.warband,
    deck: whole ?? deckOf(side, at, faults),
    ...(side.boards === undefined ? {} : { boards: side.boards }),
    ...(Object.keys(printed).length === 0 ? {} : { printed }),
  };
}

/** The letter of a board for each kind of hex. */
const LETTERS = { normal: '.', starting: 's', blocked: '#', lethal: 'x' } as const;

/** Boards whose hexes a situation changes are other ones, called so and by the number of their side. */
const CHANGED = 'own-';
/** Whether a board of this name is one of the game's or somebody's own, and not one that a situation has changed. */
export const isPrinted = (id: string): boolean => id !== `${CHANGED}1` && id !== `${CHANGED}2`;

const broughtBy = ({ ownBoards }: Situation): Pick<Setup, 'ownBoards'> => (ownBoards === undefined ? {} : { ownBoards });

/** The two boards with some hexes printed otherwise: boards of one's own. */
function printedBoards(
  s: Situation,
  field: FieldSetup,
  hexes: NonNullable<Situation['hexes']>,
  faults: Faults,
): Pick<Setup, 'field' | 'ownBoards'> {
  const probe = underworlds.tables({ seats: [bare(s, 0), bare(s, 1)], field, anyDeck: true, ...broughtBy(s) });
  const laid = fieldOf({ table: probe, state: { field: givenField(probe) } });
  const all = [...BOARDS, ...(s.ownBoards ?? [])];
  const rows = field.boards.map((id) => (all.find((b) => b.id === id) as Board).rows.map((row) => [...row]));
  const lefts = leftColumns(laid.join);
  faults.each(Object.entries(hexes), ([name, kind]) => {
    const at = hexNamed(laid, name);
    if (at < 0) throw noSuch('no-such-hex', `hexes.${name}`, name);
    if (!HEX_KINDS.includes(kind)) throw noSuch('no-such-hex-kind', `hexes.${name}`, kind);
    if (laid.boards[at] === (ON_FIRST | ON_SECOND)) throw noSuch('hex-on-the-join', `hexes.${name}`, name);
    const board = laid.boards[at] === ON_FIRST ? 0 : 1;
    const hex = { q: laid.hexes.q[at], r: laid.hexes.r[at] };
    const height = heightOf(hex) - board * 10;
    const column = hex.q - lefts[board];
    const turned = field.turned[board];
    rows[board][((turned ? 10 - height : height) - 1) >> 1][turned ? COLUMNS - 1 - column : column] = LETTERS[kind];
  });
  const own = rows.map((r, i) => ({
    id: `${CHANGED}${i + 1}`,
    names: { en: `Board ${i + 1}`, fr: `Plateau ${i + 1}` },
    rows: r.map((x) => x.join('')),
  }));
  return { field: { ...field, boards: [own[0].id, own[1].id] }, ownBoards: [...(s.ownBoards ?? []), ...own] };
}

/** A seat without its cards. */
function bare(s: Situation, i: 0 | 1): SeatSetup {
  return { warband: s.sides[i].warband, deck: { objectives: [], power: [] } };
}

/** The set-up a situation makes. */
export function setupOf(s: Situation, faults: Faults): Setup {
  const checked = s.legalDecks === true;
  const field = s.field === undefined && s.at === 'start' ? undefined : fieldIn(s);
  const { hexes } = s;
  const printed = field === undefined || hexes === undefined ? undefined : faults.part(() => printedBoards(s, field, hexes, faults));
  return {
    seats: [seatOf(s.sides[0], 'sides[0]', checked, faults), seatOf(s.sides[1], 'sides[1]', checked, faults)],
    ...broughtBy(s),
    ...(field === undefined ? {} : (printed ?? { field })),
    ...(s.choices === undefined ? {} : { choices: s.choices }),
    ...(checked ? {} : { anyDeck: true }),
  };
}

/** Where in a situation a fault of the set-up made of it lies; null for a fighter whose name is told where it is laid. */
export function placeIn({ at }: SetupFault): string | null {
  if (/^seats\[\d\]\.printed$/.test(at)) return null;
  return at.replace(/^seats/, 'sides').replace(/^(sides\[\d\])\.printed\.([^.]+)/, '$1.fighters.$2.printed');
}

/** The same warbands as printed and without cards: to look at places and deeds where what they have cannot be made out. */
export function bareOf(s: Situation, setup: Setup, field: FieldSetup): Setup {
  return {
    seats: [bare(s, 0), bare(s, 1)],
    field,
    anyDeck: true,
    ...(setup.ownBoards === undefined ? {} : { ownBoards: setup.ownBoards }),
  };
}
