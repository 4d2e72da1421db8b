/**
 * The rolls of what is under way, read from the log: how many dice failed, succeeded, were critical. The rules roll no more than that, so
 * that a die is drawn with a symbol only where it can have been no other; else it is ticked, and a line says what may have been on it.
 */
import type { GameEvent, Seat } from '@escarmouche/engine/core';
import { seatIn, termIn } from '../../../table/args.ts';
import type { ShownDie, ShownTray } from '../../../table/contract.ts';
import type { DieSign } from '../../../table/dice.ts';
import type { Scene } from './scene.ts';
import { wuStrings } from './strings.ts';

/** Events that end what lies in the tray. */
const CLEARS = [
  'attacks',
  'plays',
  'reacts-with',
  'activation',
  'round',
  'end-phase',
  'lays-board',
  'objective-lies',
  'replaces-hand',
  'deploys',
];
/** What the rolls came to. */
const OUTCOMES = ['hits', 'ties', 'misses', 'trapped', 'cast', 'not-cast', 'suffers', 'out-of-action', 'wins-roll-off'];

const ROLL_OFF = 'roll.roll-off';

/** A roll of the tray. */
interface Rolled {
  readonly key: number;
  readonly seat: Seat;
  readonly what: string;
  readonly dice: number;
  readonly hits: number;
  readonly crits: number;
  /** What counted as a success, other than a critical (D2). */
  readonly signs: readonly DieSign[];
  /** Faces of the dice rolled again. */
  readonly again: readonly string[];
}

/** The tray as it lies after these events. */
export function trayOf(events: readonly GameEvent[]): { readonly rolls: readonly Rolled[]; readonly outcomes: readonly GameEvent[] } {
  const start = Math.max(
    0,
    events.findLastIndex((e) => CLEARS.includes(e.key)),
  );
  const rolls: Rolled[] = [];
  const outcomes: GameEvent[] = [];
  for (let i = start; i < events.length; i++) {
    const e = events[i];
    if (e.key === 'rolled')
      rolls.push({
        key: i,
        seat: seatIn(e.args.seat),
        what: termIn(e.args.what),
        dice: Number(e.args.dice),
        hits: Number(e.args.n),
        crits: Number(e.args.crits),
        signs: String(e.args.faces ?? '')
          .split(' ')
          .filter((face) => face !== '' && face !== 'critical') as DieSign[],
        again: [],
      });
    else if (e.key === 'rolled-again') {
      const last = rolls.findLastIndex((r) => r.seat === seatIn(e.args.seat));
      if (last >= 0) rolls[last] = { ...rolls[last], again: [...rolls[last].again, termIn(e.args.face)] };
    } else if (OUTCOMES.includes(e.key)) outcomes.push(e);
  }
  // Roll-offs are repeated until somebody wins: the latest two rolls say it all.
  const last = rolls.at(-1)?.what === ROLL_OFF ? rolls.slice(-2) : rolls.filter((r) => r.what !== ROLL_OFF).slice(-4);
  return { rolls: last, outcomes: outcomes.slice(-2) };
}

const CRIT: ShownDie = { face: 0, look: 'crit', signs: ['critical'] };
const FAIL: ShownDie = { face: 0, look: 'fail', signs: ['nothing'] };

function dieOf(face: string, hit: ShownDie): ShownDie {
  if (face === 'face.critical') return CRIT;
  return face.endsWith('success') ? hit : FAIL;
}

function diceOf(dice: number, hits: number, crits: number, hit: ShownDie): ShownDie[] {
  const of = (die: ShownDie, n: number): ShownDie[] => Array.from({ length: Math.max(0, n) }, () => die);
  return [...of(CRIT, crits), ...of(hit, hits), ...of(FAIL, dice - hits - crits)];
}

/** The tray as the table shows it. */
export function shownTray({ events, speech }: Scene): ShownTray {
  const t = wuStrings(speech.lang);
  const { rolls, outcomes } = trayOf(events);
  return {
    rolls: rolls.map((r) => {
      const { signs } = r;
      const words = signs.map((sign) => (sign === 'single' || sign === 'double' ? t.faces[sign] : speech.term(`symbol.${sign}`)));
      // One symbol alone succeeds: it is what fell. Of several nobody knows which.
      const hit: ShownDie = { face: 0, look: 'success', signs: signs.length === 1 ? signs : ['counts'] };
      const ticked = signs.length > 1 && (r.hits > 0 || r.again.some((face) => dieOf(face, hit) === hit));
      return {
        key: String(r.key),
        seat: r.seat,
        who: speech.seat(r.seat),
        what: speech.term(r.what),
        sides: 6,
        dice: diceOf(r.dice, r.hits, r.crits, hit),
        again: r.again.map((face) => dieOf(face, hit)),
        spoken: t.rollSpoken(r.dice, r.hits, r.crits, words),
        ...(ticked ? { legend: t.rollTicks(words) } : {}),
        result: t.rollResult(r.hits, r.crits),
      };
    }),
    outcomes: outcomes.map((e) => speech.event(e)),
  };
}
