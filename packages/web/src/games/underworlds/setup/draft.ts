/** The set-up as it is being made: what the screen holds, and how it becomes a match. */
import { DECKS, type Setup, type WarbandId } from '@escarmouche/engine/underworlds';
import type { SeatKind } from '../../../worker/protocol.ts';

/** One side of a set-up. */
export interface DraftSide {
  readonly warband: WarbandId;
  readonly player: SeatKind;
}

/** A set-up in the making. */
export interface Draft {
  readonly sides: readonly [DraftSide, DraftSide];
  /** Options other than the usual ones. */
  readonly choices: Readonly<Record<string, string>>;
}

/** A person against the greedy bot. */
export const USUAL_DRAFT: Draft = {
  sides: [
    { warband: 'steelhearts-champions', player: 'person' },
    { warband: 'garreks-reavers', player: 'greedy' },
  ],
  choices: {},
};

/** The draft with something of one side changed. */
export function withSide({ sides: [a, b], choices }: Draft, seat: 0 | 1, patch: Partial<DraftSide>): Draft {
  return { sides: seat === 0 ? [{ ...a, ...patch }, b] : [a, { ...b, ...patch }], choices };
}

/** The set-up of a draft: each warband with its ready-made deck. */
export function setupOf(draft: Draft): Setup {
  const seatOf = ({ warband }: DraftSide): Setup['seats'][number] => ({
    warband,
    deck: DECKS.find((d) => d.warband === warband)?.id ?? '',
  });
  return {
    seats: [seatOf(draft.sides[0]), seatOf(draft.sides[1])],
    ...(Object.keys(draft.choices).length === 0 ? {} : { choices: { ...draft.choices } }),
  };
}

/** Begins the match of a draft and shows the table. */
export async function startDraft(draft: Draft): Promise<void> {
  const { startMatch } = await import('../../../match/start.ts');
  await startMatch(
    'underworlds',
    setupOf(draft),
    draft.sides.map((s) => s.player),
  );
}

/** Begins the usual match. */
export function playAtOnce(): Promise<void> {
  return startDraft(USUAL_DRAFT);
}
