/** The set-up as it is being made: what the screen holds, how it becomes a match, and how it is remembered. */
import {
  BOARDS,
  type Board,
  buildTable,
  CHOICES,
  choicesWith,
  DECKS,
  type FieldSetup,
  legalJoins,
  type Setup,
  WARBANDS,
  type WarbandId,
} from '@escarmouche/engine/underworlds';
import { choicesPart, type DraftBook, type DraftFault, keptChoices, refusedBy, startDraft, usualNow } from '../../../setup/draft.ts';
import { SEAT_KINDS, type SeatKind } from '../../../worker/protocol.ts';
import type { OwnDeck } from '../decks/kept.ts';

/** One side of a set-up. */
export interface DraftSide {
  readonly warband: WarbandId;
  /** Id of a ready-made deck, or of one of one's own. */
  readonly deck: string;
  readonly player: SeatKind;
  /** Ids of the boards brought, in the order of the game's. */
  readonly boards: readonly string[];
}

/** A set-up in the making. */
export interface Draft {
  readonly sides: readonly [DraftSide, DraftSide];
  /** Whether the battlefield is laid out already; it stays when it is not, so that changing one's mind loses nothing. */
  readonly given: boolean;
  readonly field: FieldSetup;
  /** Options other than the usual ones. */
  readonly choices: Readonly<Record<string, string>>;
}

const ALL_BOARDS = BOARDS.map((b) => b.id);

/** The ready-made deck of a warband. */
export function readyDeck(warband: WarbandId): string {
  return DECKS.find((d) => d.warband === warband)?.id ?? '';
}

function side(warband: WarbandId, player: SeatKind): DraftSide {
  return { warband, deck: readyDeck(warband), player, boards: ALL_BOARDS };
}

/** A person against the gentlest character. */
export const USUAL_DRAFT: Draft = {
  sides: [side('steelhearts-champions', 'person'), side('garreks-reavers', 'level-1')],
  given: false,
  field: { boards: ['empty-market', 'ash-court'], turned: [false, false], offset: 0 },
  choices: {},
};

/** The draft with something of one side changed. Another warband begins with its ready-made deck. */
export function withSide(draft: Draft, seat: 0 | 1, patch: Partial<DraftSide>): Draft {
  const sides: [DraftSide, DraftSide] = [draft.sides[0], draft.sides[1]];
  const before = sides[seat];
  const deck = patch.warband !== undefined && patch.warband !== before.warband ? { deck: readyDeck(patch.warband) } : {};
  sides[seat] = { ...before, ...deck, ...patch };
  return { ...draft, sides };
}

/** The draft with its boards laid otherwise. A way to meet that no longer exists gives way to the nearest that does. */
export function withField(draft: Draft, patch: Partial<FieldSetup>): Draft {
  const field = { ...draft.field, ...patch };
  const offsets = offsetsFor(draft.choices, field.turned);
  const [nearest = 0] = [...offsets].sort((a, b) => Math.abs(a - field.offset) - Math.abs(b - field.offset));
  return { ...draft, field: { ...field, offset: nearest } };
}

/** Every legal way to shift the second board against the first, as they lie. */
export function offsetsFor(choices: Draft['choices'], turned: FieldSetup['turned']): readonly number[] {
  return legalJoins(choicesWith(choices).joining)
    .filter((j) => j.turned[0] === turned[0] && j.turned[1] === turned[1])
    .map((j) => j.offset);
}

/** The set-up of a draft, with the boards of one's own that it names. A deck that is no longer kept is named by its id, which the game refuses. */
export function setupOf(draft: Draft, own: readonly OwnDeck[], boards: readonly Board[] = []): Setup {
  const named = [...draft.sides.flatMap((s) => s.boards), ...(draft.given ? draft.field.boards : [])];
  const ownBoards = boards.filter((b) => named.includes(b.id));
  const seatOf = ({ warband, deck, boards }: DraftSide): Setup['seats'][number] => {
    const mine = own.find((d) => d.id === deck);
    return {
      warband,
      deck: mine === undefined ? deck : { objectives: [...mine.objectives], power: [...mine.power] },
      ...(boards.join() === ALL_BOARDS.join() ? {} : { boards: [...boards] }),
    };
  };
  return {
    seats: [seatOf(draft.sides[0]), seatOf(draft.sides[1])],
    ...(draft.given ? { field: draft.field } : {}),
    ...(ownBoards.length === 0 ? {} : { ownBoards }),
    ...choicesPart(draft),
  };
}

/** Everything that keeps a set-up from beginning, as the game says it. */
export function faultsOf(draft: Draft, own: readonly OwnDeck[], boards: readonly Board[] = []): readonly DraftFault[] {
  return refusedBy(() => buildTable(setupOf(draft, own, boards)));
}

/** Begins the usual match, set up. */
export function playAtOnce(): Promise<void> {
  const book = draftsOf(() => []);
  return startDraft(book, usualNow(book), true);
}

/** How drafts of this game are kept; `own` and `boards` are what is one's own at the moment. */
export function draftsOf(own: () => readonly OwnDeck[], boards: () => readonly Board[] = () => []): DraftBook<Draft> {
  return {
    game: 'underworlds',
    usual: USUAL_DRAFT,
    mended: (d) => mended(d, own(), [...ALL_BOARDS, ...boards().map((b) => b.id)]),
    opposed: (d, player) => withSide(d, 1, { player }),
    setupOf: (d) => setupOf(d, own(), boards()),
    players: (d) => d.sides.map((s) => s.player),
  };
}

const isId = (id: unknown): boolean => typeof id === 'string';

function isSide(s: DraftSide): boolean {
  return WARBANDS.includes(s.warband) && SEAT_KINDS.includes(s.player) && Array.isArray(s.boards) && s.boards.every(isId);
}

function isField(f: FieldSetup): boolean {
  return (
    f.boards.length === 2 &&
    f.boards.every(isId) &&
    f.turned.length === 2 &&
    f.turned.every((t) => typeof t === 'boolean') &&
    Number.isInteger(f.offset)
  );
}

const broughtOf = (known: readonly string[], before: number): readonly string[] => (known.length === 0 && before > 0 ? ALL_BOARDS : known);

function mended(d: Draft | null, own: readonly OwnDeck[], known: readonly string[]): Draft | null {
  if (d === null || d.sides.length !== 2 || !d.sides.every(isSide) || !isField(d.field)) return null;
  // A deck thrown away since leaves the ready-made one in its place.
  const [a, b] = d.sides.map(({ warband, deck, player, boards }) => ({
    warband,
    deck: own.some((o) => o.id === deck && o.warband === warband) ? deck : readyDeck(warband),
    player,
    // A board thrown away since is no longer brought; whoever then brings none brings all of the game's.
    boards: broughtOf(
      known.filter((id) => boards.includes(id)),
      boards.length,
    ),
  }));
  const { boards, turned, offset } = d.field;
  const draft: Draft = {
    sides: [a, b],
    given: d.given === true,
    field: { boards: boards.every((id) => known.includes(id)) ? boards : USUAL_DRAFT.field.boards, turned, offset },
    choices: keptChoices(CHOICES, d.choices),
  };
  return withField(draft, {});
}
