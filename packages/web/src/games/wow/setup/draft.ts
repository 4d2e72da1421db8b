/** The set-up as it is being made: what the screen holds, how it becomes a match, and how it is remembered. */
import {
  CHOICES,
  choicesWith,
  FACTIONS,
  type Format,
  type Member,
  type PartyFault,
  type PartySpec,
  partyFaults,
  type Setup,
  WOW_OWN,
} from '@escarmouche/engine/wow';
import { pick } from '../../../app/strings/index.ts';
import type { Lang } from '../../../settings/store.ts';
import { choicesPart, type DraftBook, keptChoices, SIDE_OR_CHANCE, type SideOrChance, startDraft, usualNow } from '../../../setup/draft.ts';
import { SEAT_KINDS, type SeatKind } from '../../../worker/protocol.ts';
import { describeSides } from './describe.ts';
import { partyNow, poolNow } from './pool.ts';

/** The formats one can set up; situations use a third, open one. */
export const DRAFT_FORMATS = ['constructed', 'starter'] as const satisfies readonly Format[];
export type DraftFormat = (typeof DRAFT_FORMATS)[number];

/** The party that is built by hand. */
export const BUILT = 'built';

/** One side of a set-up. */
export interface DraftSide {
  readonly faction: string;
  /** A ready-made party's id, or `built`. */
  readonly party: string;
  readonly built: readonly Member[];
  readonly player: SeatKind;
}

/** A set-up in the making. */
export interface Draft {
  readonly format: DraftFormat;
  /** Other than the usual one. */
  readonly map?: string;
  readonly sides: readonly [DraftSide, DraftSide];
  readonly first: SideOrChance;
  /** Options other than the usual ones. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The parties of a faction in a format, the game's first. */
export function partiesFor(format: DraftFormat, faction: string): readonly PartySpec[] {
  return poolNow().parties.filter((p) => p.format === format && p.faction === faction);
}

/** Where one plays unless another map is chosen. */
export const USUAL_MAP = 'crossroads';

/** A person against the gentlest character, with the first ready-made parties. */
export const USUAL_DRAFT: Draft = {
  format: 'constructed',
  sides: [side('D', 'person'), side('A', 'level-1')],
  first: 'chance',
  choices: {},
};

function side(faction: string, player: SeatKind): DraftSide {
  return { faction, party: partiesFor('constructed', faction)[0].id, built: [], player };
}

/** The party a side would play with. */
export function membersOf(s: DraftSide): readonly Member[] {
  return s.party === BUILT ? s.built : (partyNow(s.party)?.members ?? []);
}

/** The other format's draft: ready-made parties change with it, hand-built ones stay to be mended. */
export function withFormat(draft: Draft, format: DraftFormat): Draft {
  const [a, b] = draft.sides.map((s) => (s.party === BUILT ? s : { ...s, party: partiesFor(format, s.faction)[0].id }));
  return { ...draft, format, sides: [a, b] };
}

/** The draft with something of one side changed. A side that takes the other's faction leaves it its own. */
export function withSide(draft: Draft, seat: 0 | 1, patch: Partial<DraftSide>): Draft {
  const sides: [DraftSide, DraftSide] = [draft.sides[0], draft.sides[1]];
  const other = seat === 0 ? 1 : 0;
  const before = sides[seat];
  sides[seat] = { ...before, ...patch };
  if (patch.faction !== undefined && patch.faction !== before.faction) {
    const give = (s: DraftSide, faction: string): DraftSide => ({
      ...s,
      faction,
      built: [],
      party: partiesFor(draft.format, faction)[0].id,
    });
    sides[seat] = give(sides[seat], patch.faction);
    if (sides[other].faction === patch.faction) sides[other] = give(sides[other], before.faction);
  }
  return { ...draft, sides };
}

/** Every fault of one side's party, from the engine; none where it may be played. */
export function faultsOf(draft: Draft, seat: 0 | 1): PartyFault[] {
  const s = draft.sides[seat];
  const { characters, cards } = poolNow();
  return partyFaults(
    `seats[${seat}]`,
    { faction: s.faction, party: membersOf(s) },
    draft.format,
    choicesWith(draft.choices),
    new Map(characters.map((c) => [c.id, c])),
    new Map(cards.map((c) => [c.id, c])),
  );
}

/** The map of a draft: the usual one where the chosen one, which may have been one's own, is gone. */
export function mapOf({ map = USUAL_MAP }: Draft): string {
  return poolNow().maps.some((m) => m.id === map) ? map : USUAL_MAP;
}

/** What the sides are called: by their factions where no set-up can be made of what there is. */
export function sidesOf(draft: Draft, lang: Lang): readonly string[] {
  try {
    return describeSides(setupOf(draft), lang);
  } catch {
    return draft.sides.map((s) => pick(FACTIONS.find((f) => f.id === s.faction)?.names ?? { en: s.faction, fr: s.faction }, lang));
  }
}

/** The set-up of a draft. */
export function setupOf(draft: Draft): Setup {
  const seatOf = (s: DraftSide): Setup['seats'][number] => ({
    faction: s.faction,
    party: membersOf(s).map((m) => ({ character: m.character, cards: [...m.cards] })),
  });
  const setup: Setup = {
    format: draft.format,
    map: mapOf(draft),
    seats: [seatOf(draft.sides[0]), seatOf(draft.sides[1])],
    ...choicesPart(draft),
    ...(draft.first === 'chance' ? {} : { first: Number(draft.first) }),
  };
  return WOW_OWN.bring(setup, poolNow().own);
}

/** The ready-made parties that are dealt: a pairing measured to be nearly even, see docs/balance.md. */
export const EVEN = ['dawn-sworn-line', 'ash-bone-and-shadow'] as const;

/** The match that is dealt, whoever the opponent is. */
export function dealt(draft: Draft): Draft {
  const [a, b] = draft.sides;
  return {
    ...draft,
    sides: [
      { ...a, party: EVEN[0] },
      { ...b, party: EVEN[1] },
    ],
  };
}

/** Begins the match that is dealt, set up. */
export function playAtOnce(): Promise<void> {
  return startDraft(DRAFTS, dealt(usualNow(DRAFTS)), true);
}

/** How drafts of this game are kept. */
export const DRAFTS: DraftBook<Draft> = {
  game: 'wow',
  usual: USUAL_DRAFT,
  mended,
  opposed: (d, player) => withSide(d, 1, { player }),
  setupOf,
  players: (d) => d.sides.map((s) => s.player),
};

const isMember = (m: unknown): m is Member => {
  const v = m as Member;
  const { characters, cards } = poolNow();
  return characters.some((c) => c.id === v?.character) && Array.isArray(v.cards) && v.cards.every((id) => cards.some((c) => c.id === id));
};

function mended(d: Draft | null): Draft | null {
  if (d === null) return null;
  if (!DRAFT_FORMATS.includes(d.format) || !SIDE_OR_CHANCE.includes(d.first) || d.sides.length !== 2) return null;
  const fine = d.sides.every(
    (s) =>
      FACTIONS.some((f) => f.id === s.faction) &&
      SEAT_KINDS.includes(s.player) &&
      (s.party === BUILT || partiesFor(d.format, s.faction).some((p) => p.id === s.party)) &&
      Array.isArray(s.built) &&
      s.built.length <= 3 &&
      s.built.every(isMember),
  );
  if (!fine || d.sides[0].faction === d.sides[1].faction) return null;
  // What is one's own may be gone: the usual map stands in its place.
  const map = d.map !== undefined && mapOf(d) === d.map ? { map: d.map } : {};
  return { format: d.format, ...map, sides: d.sides, first: d.first, choices: keptChoices(CHOICES, d.choices) };
}
