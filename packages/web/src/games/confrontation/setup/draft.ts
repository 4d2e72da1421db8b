/** The set-up as it is being made: what the screen holds, how it becomes a match, and how it is remembered. */
import {
  buildTable,
  CHOICES,
  type FighterSetup,
  FORCES,
  findForce,
  MODES,
  type Mode,
  type Setup,
  type Situation,
  setupKind,
} from '@escarmouche/engine/confrontation';
import { formOf, misfits } from '@escarmouche/engine/core';
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
import { enemiesOf, misplaced, standingIn } from '../laying/standing.ts';
import { contentFor, NOTHING_OWN, type Own, priceOf, profileOf } from './content.ts';
import { exampleLaid, type Phase } from './examples.ts';

const PHASE = formOf(setupKind);

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
  readonly phase: Phase;
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
 * A skirmish, a person against the gentlest character, between forces of one strength (docs/balance.md), for a total that every ready-made force
 * keeps; the long example of chapter 9 as the combat phase.
 */
export const USUAL_DRAFT: Draft = {
  mode: 'skirmish',
  players: ['person', 'level-1'],
  armies: [ready('lion-watch'), ready('dwarves-savage')],
  total: 250,
  phase: exampleLaid('praetorian'),
  tactics: 'chance',
  wounds: '',
  choices: {},
};

/** The ready-made forces of an army. */
export function forcesOf(army: string): typeof FORCES {
  return FORCES.filter((f) => f.army === army);
}

/** Whether both sides have a ready-made force, of two strengths. */
export function unlike({ armies: [a, b] }: Draft): boolean {
  const [one, other] = [findForce(a.force), findForce(b.force)];
  return one !== undefined && other !== undefined && one.strength !== other.strength;
}

/** The profiles an army fields, one for each figure. */
export function membersOf(army: DraftArmy): readonly string[] {
  return army.force === BUILT ? army.built : (FORCES.find((f) => f.id === army.force)?.profiles ?? []);
}

/** What an army costs. */
export function costOf(own: Own, members: readonly string[]): number {
  return members.reduce((sum, id) => sum + priceOf(profileOf(own, id)), 0);
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

/** A combat phase as a position before its first question, for the editor. */
export function positionOf({ seats, table, contacts, tactics, choices, content }: Setup): Situation {
  const fighters = seats.flatMap((seat, i) =>
    seat.fighters.map(({ profile, key = '', ...f }) => [key, { is: profile, side: i === 0 ? 1 : 2, ...f }] as const),
  );
  return {
    fighters: Object.fromEntries(fighters) as Situation['fighters'],
    ...(table === undefined ? {} : { table }),
    ...(contacts === undefined ? {} : { contacts: contacts.map(([a, b]) => `${a}-${b}`) }),
    ...(choices === undefined ? {} : { choices }),
    ...content,
    tactics: tactics?.map((seat) => seat + 1) ?? 'roll',
    turn: 'start',
  };
}

/** Everything that keeps a set-up from beginning. Who stands in whom is told of figures, whatever the rules go on from. */
export function faultsOf(draft: Draft, own: Own): readonly DraftFault[] {
  const setup = setupOf(draft, own);
  const refused = refusedBy(() => buildTable(setup));
  if (draft.mode === 'skirmish') return refused;
  const places = misplaced(positionOf(setup)).map(({ key, rule, why }) => ({
    at: key,
    rule,
    say: { key: why === 'off-table' ? why : 'no-room', args: { what: key } },
  }));
  return [...places, ...refused.filter((f) => !f.at.endsWith('.at'))];
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
  const { profiles = [], ...phase } = draft.phase;
  const all = { ...own, profiles: [...own.profiles, ...profiles.filter((p) => own.profiles.every((x) => x.id !== p.id))] };
  const used = phase.seats.flatMap((seat) => seat.fighters.map((f) => f.profile));
  const content = contentFor(all, used, draft.wounds);
  return {
    mode: 'combat',
    ...phase,
    ...(draft.tactics === 'chance' ? {} : { tactics: draft.tactics === '0' ? [0, 1] : [1, 0] }),
    ...choices,
    ...(content === undefined ? {} : { content }),
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

function isArmy(own: Own, a: Partial<DraftArmy> | null | undefined): a is DraftArmy {
  return (
    typeof a?.army === 'string' &&
    (a.force === BUILT || FORCES.some((f) => f.id === a.force && f.army === a.army)) &&
    Array.isArray(a.built) &&
    a.built.every((id) => profileOf(own, id) !== undefined)
  );
}

/** Whether this lays two sides out, of profiles that there are. */
function isPhase(phase: unknown, own: Own): phase is Phase {
  try {
    const { profiles: _profiles, ...said } = phase as Phase;
    const isPoint = (p: readonly number[] | undefined): boolean => p === undefined || (p.length === 2 && p.every(Number.isFinite));
    if (said.seats.length !== 2 || ![said.table, ...said.seats.flatMap((seat) => seat.fighters.map((f) => f.at))].every(isPoint))
      return false;
    if (misfits(PHASE, { mode: 'combat', ...said }).length > 0) return false;
    return refusedBy(() => buildTable(phaseSetup(phase as Phase, own))).every((f) => f.say.key !== 'unknown-profile');
  } catch {
    return false;
  }
}

const phaseSetup = (phase: Phase, own: Own): Setup => setupOf({ ...USUAL_DRAFT, mode: 'combat', phase }, own);

/** A figure as it was stored before phases were laid out in the editor: with whatever has not happened to it. */
interface ListedFigure extends Omit<FighterSetup, 'at' | 'wound' | 'engaged'> {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly wound: string;
  readonly assault: string;
}

/** What was stored as a list of figures on one of two tables; who charged somebody and has left them since has charged nobody. Null where no phase comes of it. */
function phaseOfList(listed: unknown, large: unknown, own: Own): Phase | null {
  if (!Array.isArray(listed)) return null;
  const figures = listed.filter((f): f is ListedFigure => typeof f === 'object' && f !== null);
  const phaseOf = (met: (f: ListedFigure) => readonly string[]): unknown => ({
    seats: [0, 1].map((seat) => ({
      fighters: figures.flatMap((f) => {
        if (f.seat !== seat) return [];
        const said = {
          level: f.level || undefined,
          angle: f.angle || undefined,
          wound: f.wound === 'none' ? undefined : f.wound,
          stunned: f.stunned || undefined,
          routed: f.routed || undefined,
          ...(met(f).length === 0 ? {} : { charged: met(f), dived: f.dived || undefined }),
          engaged: f.assault === 'engage' || undefined,
        };
        const { profile, key, x, y } = f;
        return { profile, key, at: [x, y], ...Object.fromEntries(Object.entries(said).filter(([, v]) => v !== undefined)) };
      }),
    })),
    table: large === true ? [600, 600] : [300, 240],
  });
  const apart = phaseOf(() => []);
  if (!isPhase(apart, own)) return null;
  const all = standingIn(positionOf(phaseSetup(apart, own)));
  const phase = phaseOf(({ key, assault, charged }) => {
    const me = all.find((f) => f.key === key);
    if (assault !== 'charge' || me === undefined || !Array.isArray(charged)) return [];
    return enemiesOf(all, me).flatMap((enemy) => (charged.includes(enemy.key) ? [enemy.key] : []));
  });
  return isPhase(phase, own) ? phase : apart;
}

/** Each part by itself: what one of them has lost costs the others nothing. */
function mended(d: (Draft & { readonly laid?: unknown; readonly large?: unknown }) | null, own: Own): Draft | null {
  if (!Array.isArray(d?.armies) || !Array.isArray(d.players)) return null;
  const { armies, players } = d;
  const army = (seat: 0 | 1): DraftArmy => (isArmy(own, armies[seat]) ? armies[seat] : USUAL_DRAFT.armies[seat]);
  const player = (seat: 0 | 1): SeatKind => SEAT_KINDS.find((kind) => kind === players[seat]) ?? USUAL_DRAFT.players[seat];
  return {
    mode: MODES.find((mode) => mode === d.mode) ?? USUAL_DRAFT.mode,
    players: [player(0), player(1)],
    armies: [army(0), army(1)],
    total: TOTALS.find((total) => total === d.total) ?? USUAL_DRAFT.total,
    phase: isPhase(d.phase, own) ? d.phase : (phaseOfList(d.laid, d.large, own) ?? USUAL_DRAFT.phase),
    tactics: SIDE_OR_CHANCE.find((side) => side === d.tactics) ?? USUAL_DRAFT.tactics,
    // What was stored before tables were chosen here had the only one there was in use.
    wounds: typeof d.wounds === 'string' ? d.wounds : (own.tables[0]?.id ?? ''),
    choices: keptChoices(CHOICES, d.choices ?? {}),
  };
}
