/** The attacks of what is under way, read from the log: what each began with, what was added, which cards were drawn and counted, what it came to. */
import type { Contribution, GameEvent } from '@escarmouche/engine/core';
import type { AttacksDetail, CountsDetail } from '@escarmouche/engine/gloomhaven';
import { cardIn, figureIn, termIn } from '../../../../table/args.ts';

/** Something added to an attack before its cards: an amount for a reason, or a doubling. */
export interface AddedPart {
  /** 0 where the attack was doubled. */
  readonly n: number;
  /** A word of the game, or the card that did it: its number in the table. */
  readonly term: string;
  readonly card: number;
  readonly rule: string;
}

/** A modifier card as it was drawn. */
export interface DrawnCard {
  readonly id: string;
  readonly counts: boolean;
}

/** One attack on one target. */
export interface AttackShown {
  /** The place of its first event in the log. */
  readonly key: number;
  readonly by: number;
  readonly on: number;
  /** What it begins with, and what that is made of. */
  readonly n: number;
  readonly parts: readonly Contribution[];
  readonly added: readonly AddedPart[];
  /** The event that says it has advantage or disadvantage. */
  readonly mode: GameEvent | null;
  readonly drawn: readonly DrawnCard[];
  /** Why not every card counts. */
  readonly why: CountsDetail | null;
  readonly shield: { readonly n: number; readonly pierce: number; readonly rule: string } | null;
  /** What it came to; null while that is not known. */
  readonly result: number | null;
  /** What came of it, an event each. */
  readonly after: readonly GameEvent[];
}

/** Events that end what is shown: another action or another turn begins. */
const CLEARS = ['turn', 'plays', 'plays-basic', 'round'];

/** What may come of an attack. */
const AFTER = ['negated', 'ignored', 'suffers', 'killed', 'exhausted', 'retaliates', 'afflicted', 'immune', 'cursed', 'pushed', 'pulled'];

const nIn = (e: GameEvent, name = 'n'): number => (typeof e.args[name] === 'number' ? (e.args[name] as number) : 0);

/** Which of the drawn cards count, once the log says so; all of them where it says nothing. */
function counting(drawn: readonly string[], why: CountsDetail | null, id: string): readonly DrawnCard[] {
  if (why === null) return drawn.map((d) => ({ id: d, counts: true }));
  const at = why.why === 'last' ? drawn.length - 1 : drawn.indexOf(id);
  return drawn.map((d, i) => ({ id: d, counts: i === at }));
}

function attackFrom(events: readonly GameEvent[], from: number, to: number): AttackShown {
  const [first, ...rest] = events.slice(from, to);
  const counts = rest.find((e) => e.key === 'counts');
  const why = (counts?.detail as CountsDetail | undefined) ?? null;
  const shielded = rest.find((e) => e.key === 'shielded');
  const result = rest.findIndex((e) => e.key === 'comes-to');
  return {
    key: from,
    by: figureIn(first.args.figure),
    on: figureIn(first.args.target),
    n: nIn(first),
    parts: (first.detail as AttacksDetail | undefined)?.parts ?? [],
    added: rest
      .filter((e) => e.key === 'bonus' || e.key === 'bonus-by' || e.key === 'doubled-by')
      .map((e) => ({ n: nIn(e), term: termIn(e.args.why), card: cardIn(e.args.card), rule: e.rule })),
    mode: rest.find((e) => e.key === 'has-advantage' || e.key === 'has-disadvantage') ?? null,
    drawn: counting(
      rest.filter((e) => e.key === 'draws').map((e) => termIn(e.args.card).replace(/^modifier\./, '')),
      why,
      termIn(counts?.args.card).replace(/^modifier\./, ''),
    ),
    why,
    shield: shielded === undefined ? null : { n: nIn(shielded), pierce: nIn(shielded, 'pierce'), rule: shielded.rule },
    result: result < 0 ? null : nIn(rest[result]),
    after: result < 0 ? [] : rest.slice(result + 1).filter((e) => AFTER.includes(e.key)),
  };
}

/** The attacks of the present action after these events, the latest one last. */
export function attacksOf(events: readonly GameEvent[]): readonly AttackShown[] {
  const start = events.findLastIndex((e) => CLEARS.includes(e.key));
  const begins = events.flatMap((e, i) => (i > start && e.key === 'attacks' ? [i] : []));
  return begins.map((from, i) => attackFrom(events, from, begins[i + 1] ?? events.length));
}

/** What stands on a modifier card drawn small: its number, and signs for what it does besides. */
export function modifierFace(id: string): string {
  const names: Readonly<Record<string, string>> = { null: '∅', curse: '∅', x2: '×2', bless: '×2' };
  const [number] = id.split('/');
  // A card of one's own is called what its maker called it: its name stands beside.
  if (names[id] === undefined && !/^(rolling)?[+-]\d+$/.test(number)) return '✶';
  return names[id] ?? number.replace('rolling', '↻\u2009').replace('-', '−');
}
