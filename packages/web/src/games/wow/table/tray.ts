/** The rolls of the attack under way, read from the log: which dice fell, which were rolled again, what they came to. */
import type { Arg, GameEvent } from '@escarmouche/engine/core';
import { figureIn, termIn } from '../../../table/args.ts';
import type { ShownDie, ShownRoll, ShownTray } from '../../../table/contract.ts';
import type { Scene } from './scene.ts';
import { wowStrings } from './strings.ts';

/** One roll of one figure. */
interface Rolled {
  readonly key: number;
  readonly figure: number;
  readonly defence: boolean;
  /** Faces in the order they fell; empty where only the outcome is known. */
  readonly faces: readonly number[];
  /** Dice rolled again: from what to what. */
  readonly again: readonly { readonly from: string; readonly face: number }[];
  /** Hits or blocks in all. */
  readonly count: number;
  readonly crit: boolean;
}

interface Tray {
  readonly rolls: readonly Rolled[];
  /** What the attack came to, one event for each figure. */
  readonly outcomes: readonly GameEvent[];
}

function facesOf(a: Arg | undefined): number[] {
  return typeof a === 'string' && a !== '' ? a.split(' ').map(Number) : [];
}

/** Events that end what lies in the tray. */
const CLEARS = ['attacks', 'plays', 'attacks-again', 'turn-begins'];

/** The tray as it lies after these events. */
export function trayOf(events: readonly GameEvent[]): Tray {
  let start = events.length - 1;
  while (start > 0 && !CLEARS.includes(events[start].key)) start--;
  const rolls: Rolled[] = [];
  const outcomes: GameEvent[] = [];
  for (let i = Math.max(0, start); i < events.length; i++) {
    const e = events[i];
    if (e.key === 'rolls-attack' || e.key === 'rolls-defence') {
      const defence = e.key === 'rolls-defence';
      const figure = figureIn(e.args.figure);
      const before = rolls.find((r) => r.figure === figure && r.defence === defence);
      const next = {
        key: i,
        figure,
        defence,
        faces: [...(before?.faces ?? []), ...facesOf(e.args.faces)],
        again: [],
        count: Number(defence ? e.args.blocks : e.args.hits),
        crit: e.args.crit === true,
      };
      if (before === undefined) rolls.push(next);
      else rolls[rolls.indexOf(before)] = next;
    } else if (e.key === 'rerolls') {
      const at = rolls.findLastIndex((r) => r.figure === figureIn(e.args.figure));
      const face = facesOf(e.args.faces)[0] ?? 0;
      if (at >= 0)
        rolls[at] = {
          ...rolls[at],
          again: [...rolls[at].again, { from: termIn(e.args.from), face }],
          count: Number(e.args.hits),
          crit: e.args.crit === true,
        };
    } else if (e.key === 'attack-damage') {
      outcomes.push(e);
    }
  }
  return { rolls, outcomes };
}

const SUCCESS = 4;
const CRIT = 10;

function die(face: number, struck = false): ShownDie {
  return { face, look: face >= CRIT ? 'crit' : face >= SUCCESS ? 'success' : 'fail', struck };
}

/** A roll in words and dice. Dice rolled again stand behind an arrow, the first ones struck out, one for each. */
function shownRoll({ speech, snapshot }: Scene, roll: Rolled): ShownRoll {
  const t = wowStrings(speech.lang);
  const struck = new Set<number>();
  for (const a of roll.again) {
    const at = roll.faces.findIndex((face, i) => !struck.has(i) && die(face).look === a.from);
    if (at >= 0) struck.add(at);
  }
  return {
    key: String(roll.key),
    seat: snapshot.position.figures[roll.figure]?.side ?? 0,
    who: speech.figure(roll.figure),
    what: roll.defence ? t.defends : t.attacks,
    sides: 10,
    dice: roll.faces.map((face, i) => die(face, struck.has(i))),
    again: roll.again.map((a) => die(a.face)),
    result: speech.outcome(roll.defence ? `blocks:${roll.count}` : `hits:${roll.count}${roll.crit ? ':crit' : ''}`),
  };
}

/** The tray as the table shows it. */
export function shownTray(scene: Scene): ShownTray {
  const { rolls, outcomes } = trayOf(scene.events);
  return { rolls: rolls.map((r) => shownRoll(scene, r)), outcomes: outcomes.map((e) => scene.speech.event(e)) };
}
