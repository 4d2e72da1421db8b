/** The set-up as it is being made: what the screen holds, how it becomes a match, and how it is remembered. */
import { buildTable, CHOICES, FORCES, MODES, type Mode, type Setup } from '@escarmouche/engine/confrontation';
import {
  choicesPart,
  type DraftBook,
  type DraftFault,
  keptChoices,
  refusedBy,
  SIDE_OR_CHANCE,
  type SideOrChance,
  startDraft,
  usualNow,
} from '../../../setup/draft.ts';
import { SEAT_KINDS, type SeatKind } from '../../../worker/protocol.ts';
import { contentFor, NOTHING_OWN, type Own, priceOf, profileOf } from './content.ts';
import { exampleLaid, LARGE_TABLE, SMALL_TABLE } from './examples.ts';
import { chargedBy, isLaid, type Laid, noPlace, type Size } from './placing.ts';

/** The army that is put together by hand. */
export const BUILT = 'built';

/** The army of one side in a skirmish. */
export interface DraftArmy {
  /** Id of an army. */
  readonly army: string;
  /** A ready-made force's id, or `built`. */
  readonly force: string;
  /** Ids of profiles. */
  readonly built: readonly string[];
}

/** Totals offered, in points of strategic value; 0 is no limit. */
export const TOTALS = [100, 150, 200, 250, 300, 0] as const;

/** A set-up in the making. Both ways to play are kept, so that changing between them loses nothing. */
export interface Draft {
  readonly mode: Mode;
  readonly players: readonly [SeatKind, SeatKind];
  readonly armies: readonly [DraftArmy, DraftArmy];
  readonly total: number;
  readonly laid: readonly Laid[];
  readonly large: boolean;
  /** Who won the Tactics roll before a combat phase. */
  readonly tactics: SideOrChance;
  /** Id of the wound table of one's own in use; empty for the game's. */
  readonly wounds: string;
  /** Options other than the usual ones. */
  readonly choices: Readonly<Record<string, string>>;
}

function ready(id: string): DraftArmy {
  const force = FORCES.find((f) => f.id === id) ?? FORCES[0];
  return { army: force.army, force: force.id, built: [] };
}

/**
 * A skirmish of four against four, a person against the gentlest character, between forces measured to be nearly even (docs/opponents.md);
 * the long example of chapter 9 as the combat phase.
 */
export const USUAL_DRAFT: Draft = {
  mode: 'skirmish',
  players: ['person', 'level-1'],
  armies: [ready('dwarves-wall'), ready('orcs-trail')],
  total: 150,
  laid: exampleLaid('praetorian'),
  large: false,
  tactics: 'chance',
  wounds: '',
  choices: {},
};

/** The ready-made forces of an army. */
export function forcesOf(army: string): typeof FORCES {
  return FORCES.filter((f) => f.army === army);
}

/** The profiles an army fields, one for each figure. */
export function membersOf(army: DraftArmy): readonly string[] {
  return army.force === BUILT ? army.built : (FORCES.find((f) => f.id === army.force)?.profiles ?? []);
}

/** What an army costs. */
export function costOf(own: Own, members: readonly string[]): number {
  return members.reduce((sum, id) => sum + priceOf(profileOf(own, id)), 0);
}

/** How large the table of a combat phase is. */
export function sizeOf(draft: Draft): Size {
  return draft.large ? LARGE_TABLE : SMALL_TABLE;
}

/** The draft with something of one army changed. Another army begins with its first ready-made force, or empty. */
export function withArmy(draft: Draft, seat: 0 | 1, patch: Partial<DraftArmy>): Draft {
  const armies: [DraftArmy, DraftArmy] = [draft.armies[0], draft.armies[1]];
  const before = armies[seat];
  armies[seat] = { ...before, ...patch };
  if (patch.army !== undefined && patch.army !== before.army) {
    const [force] = forcesOf(patch.army);
    armies[seat] = { army: patch.army, force: force?.id ?? BUILT, built: [] };
  }
  return { ...draft, armies };
}

/** The draft with another player at a seat. */
export function withPlayer(draft: Draft, seat: 0 | 1, player: SeatKind): Draft {
  const players: [SeatKind, SeatKind] = [draft.players[0], draft.players[1]];
  players[seat] = player;
  return { ...draft, players };
}

function phaseFaults(draft: Draft, own: Own): DraftFault[] {
  const size = sizeOf(draft);
  return draft.laid.flatMap((f) => {
    const no = noPlace(own, draft.laid, f, size);
    return no === null
      ? []
      : [{ at: f.key, rule: no.rule, say: { key: no.why === 'off-table' ? 'off-table' : 'no-room', args: { what: f.key } } }];
  });
}

/** Everything that keeps a set-up from beginning. That a base leaves the table is told of the figure that was laid there. */
export function faultsOf(draft: Draft, own: Own): readonly DraftFault[] {
  const refused = refusedBy(() => buildTable(setupOf(draft, own)));
  return draft.mode === 'combat' ? [...phaseFaults(draft, own), ...refused.filter((f) => !f.at.endsWith('.at'))] : refused;
}

/** The set-up of a draft. */
export function setupOf(draft: Draft, own: Own): Setup {
  const choices = choicesPart(draft);
  if (draft.mode === 'skirmish') {
    const lists = draft.armies.map(membersOf);
    const content = contentFor(own, lists.flat(), draft.wounds);
    return {
      mode: 'skirmish',
      seats: draft.armies.map((a, i) => ({ army: a.army, fighters: lists[i].map((profile) => ({ profile })) })),
      ...(draft.total === 0 ? {} : { total: draft.total }),
      ...choices,
      ...(content === undefined ? {} : { content }),
    };
  }
  const content = contentFor(
    own,
    draft.laid.map((f) => f.profile),
    draft.wounds,
  );
  const [wide, deep] = sizeOf(draft);
  return {
    mode: 'combat',
    seats: ([0, 1] as const).map((seat) => ({
      fighters: draft.laid.filter((f) => f.seat === seat).map((f) => fighterOf(draft, own, f)),
    })),
    table: [wide, deep],
    ...(draft.tactics === 'chance' ? {} : { tactics: draft.tactics === '0' ? [0, 1] : [1, 0] }),
    ...choices,
    ...(content === undefined ? {} : { content }),
  };
}

function fighterOf(draft: Draft, own: Own, f: Laid): Setup['seats'][number]['fighters'][number] {
  const charged = chargedBy(own, draft.laid, f);
  return {
    profile: f.profile,
    key: f.key,
    at: [f.x, f.y],
    ...(f.level === 0 ? {} : { level: f.level }),
    ...(f.angle === 0 ? {} : { angle: f.angle }),
    ...(f.wound === 'none' ? {} : { wound: f.wound }),
    ...(f.stunned ? { stunned: true } : {}),
    ...(f.routed ? { routed: true } : {}),
    ...(charged.length === 0 ? {} : { charged, ...(f.dived ? { dived: true } : {}) }),
    ...(f.assault === 'engage' ? { engaged: true } : {}),
  };
}

/** Begins the usual match, set up. */
export function playAtOnce(): Promise<void> {
  const book = draftsOf(() => NOTHING_OWN);
  return startDraft(book, usualNow(book), true);
}

/** How drafts of this game are kept; `own` is what is one's own at the moment. */
export function draftsOf(own: () => Own): DraftBook<Draft> {
  return {
    game: 'confrontation',
    usual: USUAL_DRAFT,
    mended: (d) => mended(d, own()),
    opposed: (d, player) => withPlayer(d, 1, player),
    setupOf: (d) => setupOf(d, own()),
    players: (d) => d.players,
  };
}

function isArmy(own: Own, a: DraftArmy): boolean {
  return (
    typeof a.army === 'string' &&
    (a.force === BUILT || FORCES.some((f) => f.id === a.force && f.army === a.army)) &&
    Array.isArray(a.built) &&
    a.built.every((id) => profileOf(own, id) !== undefined)
  );
}

function mended(d: Draft | null, own: Own): Draft | null {
  if (d === null || d.armies.length !== 2 || d.players.length !== 2) return null;
  const fine =
    MODES.includes(d.mode) &&
    d.players.every((p) => SEAT_KINDS.includes(p)) &&
    d.armies.every((a) => isArmy(own, a)) &&
    (TOTALS as readonly number[]).includes(d.total) &&
    SIDE_OR_CHANCE.includes(d.tactics) &&
    d.laid.every((f) => isLaid(own, f)) &&
    new Set(d.laid.map((f) => f.key)).size === d.laid.length;
  if (!fine) return null;
  return {
    mode: d.mode,
    players: d.players,
    armies: d.armies,
    total: d.total,
    laid: d.laid,
    large: d.large === true,
    tactics: d.tactics,
    // What was stored before tables were chosen here had the only one there was in use.
    wounds: d.wounds ?? own.tables[0]?.id ?? '',
    choices: keptChoices(CHOICES, d.choices),
  };
}
