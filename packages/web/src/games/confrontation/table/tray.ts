/** The rolls of what is under way, read from the log: tests with their bonus, sixes rolled again, and the two dice of a wound. */
import type { Arg, GameEvent } from '@escarmouche/engine/core';
import { figureIn, termIn } from '../../../table/args.ts';
import type { ShownDie, ShownRoll, ShownTray } from '../../../table/contract.ts';
import { figuresOf, type Scene } from './scene.ts';
import { confStrings } from './strings.ts';

/** Events that clear the tray: something new begins. */
const CLEARS: ReadonlySet<string> = new Set([
  'attacks',
  'attacks-master',
  'combat-chosen',
  'combat-begins',
  'round-begins',
  'phase-begins',
  'card-played',
]);

/** Events that end an opposed test: what is rolled next belongs to something else. */
const ENDS: ReadonlySet<string> = new Set([
  'won-authority',
  'won-tactics',
  'won-separation',
  'won-initiative',
  'stands',
  'routs',
  'rallies',
]);

const SIX = 6;

/** Events that say what the rolls came to. */
const OUTCOMES: ReadonlySet<string> = new Set([
  'won-authority',
  'won-tactics',
  'won-separation',
  'won-initiative',
  'level-again',
  'parried',
  'hits',
  'attack-fails',
  'wounds-kill',
  'killed',
  'wounded',
  'wound-grows',
  'stunned',
  'immune',
]);

/** One test, or one wound roll. */
interface Rolled {
  readonly key: number;
  readonly figure: number;
  /** The characteristic tested; `null` for a wound roll. */
  readonly stat: string | null;
  readonly faces: readonly number[];
  /** The face that counts among them. */
  readonly kept: number;
  readonly again: readonly number[];
  readonly result: GameEvent | null;
}

function facesIn(a: Arg | undefined, or: number): readonly number[] {
  return typeof a === 'string' && a !== '' ? a.split(' ').map(Number) : [or];
}

interface Tray {
  readonly rolls: readonly Rolled[];
  readonly outcomes: readonly GameEvent[];
}

/** The tray as it lies after these events. */
export function trayOf(events: readonly GameEvent[]): Tray {
  const start = Math.max(
    0,
    events.findLastIndex((e) => CLEARS.has(e.key)),
  );
  const rolls: Rolled[] = [];
  const outcomes: GameEvent[] = [];
  let ended = false;
  events.slice(start).forEach((e, i) => {
    const figure = figureIn(e.args.figure);
    const natural = Number(e.args.natural);
    const open = rolls.findLastIndex((r) => r.figure === figure && r.result === null);
    if (ENDS.has(e.key)) ended = true;
    if (e.key === 'rolls-test') {
      if (ended) {
        rolls.length = 0;
        outcomes.length = 0;
      }
      ended = false;
      rolls.push({
        key: start + i,
        figure,
        stat: termIn(e.args.stat),
        faces: facesIn(e.args.faces, natural),
        kept: natural,
        again: [],
        result: null,
      });
    } else if (e.key === 'rolls-again' && open >= 0) rolls[open] = { ...rolls[open], again: [...rolls[open].again, natural] };
    else if ((e.key === 'test-total' || e.key === 'test-fails') && open >= 0) rolls[open] = { ...rolls[open], result: e };
    else if (e.key === 'wound-roll') {
      const faces = [Number(e.args.low), Number(e.args.high)];
      rolls.push({ key: start + i, figure, stat: null, faces, kept: faces[1], again: [], result: e });
    } else if (OUTCOMES.has(e.key)) outcomes.push(e);
  });
  return { rolls, outcomes };
}

function die(face: number, counts: boolean): ShownDie {
  return { face, look: face === SIX && counts ? 'crit' : counts ? 'success' : 'fail' };
}

/** What a test came to: `5 + 4 = 9`, with what it had to reach. */
function resultOf({ speech }: Scene, { result, kept, again }: Rolled): string {
  const t = confStrings(speech.lang);
  if (result === null) return String(again.reduce((a, b) => a + b, kept));
  const { args } = result;
  if (result.key === 'wound-roll')
    return t.location(speech.term(termIn(args.location)), String(args.row), speech.term(termIn(args.result)));
  const parts = [Number(args.value), Number(args.plus)].filter((n, i) => i === 0 || n !== 0);
  const sum = `${args.natural}${parts.map((n) => (n < 0 ? ` − ${-n}` : ` + ${n}`)).join('')} = ${args.total}`;
  if (result.key === 'test-fails') return `${sum}, ${t.fails}`;
  return Number(args.against) > 0 ? `${sum} ${t.against(Number(args.against))}` : sum;
}

function shownRoll(scene: Scene, roll: Rolled): ShownRoll {
  const { speech } = scene;
  const t = confStrings(speech.lang);
  // One die of those that show the best face counts; the others were rolled for it.
  const best = roll.faces.indexOf(roll.kept);
  return {
    key: String(roll.key),
    seat: figuresOf(scene)[roll.figure]?.side ?? 0,
    who: speech.figure(roll.figure),
    what: roll.stat === null ? t.wounding : t.tests(speech.term(roll.stat)),
    sides: SIX,
    dice: roll.faces.map((face, i) => die(face, roll.stat === null || i === best)),
    again: roll.again.map((face) => die(face, true)),
    result: resultOf(scene, roll),
  };
}

/** The tray as the table shows it. */
export function shownTray(scene: Scene): ShownTray {
  const { rolls, outcomes } = trayOf(scene.events);
  return { rolls: rolls.map((r) => shownRoll(scene, r)), outcomes: outcomes.map((e) => scene.speech.event(e)) };
}
