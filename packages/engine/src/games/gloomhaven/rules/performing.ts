/** gh:turn.*. A half of a card, line by line: each may be skipped but for what is no boon. */
import {
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  given,
  NEXT,
  NOBODY,
  offers,
  on,
  REPEAT,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import { type Ability, CONDITIONS, type ConsumeMore, type Whom } from '../content/types.ts';
import {
  ACTIVE,
  copyFigure,
  DISARM,
  HAND,
  IMMOBILIZE,
  LOST,
  MONSTER,
  NO_ELEMENT,
  NOWHERE,
  OBJECTIVE,
  STUN,
  SUMMON,
  TILE_OBSTACLE,
  TILE_TRAP,
} from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { attackPlain, attackWith } from './attacking.ts';
import { adjacent, apart, areEnemies, inPlay, isEmpty, mayTarget, sees, tileOn, walledOf } from './board.ts';
import { afflict, has, heal, shuffleIn } from './conditions.ts';
import { elementCost } from './costs.ts';
import { makeElement, usableFor, useElement } from './elements.ts';
import { forced } from './forcing.ts';
import { type HalfFrame, halfSequence } from './frames.ts';
import { harm, leaveActive, remove } from './harm.ts';
import { giveRetaliate, giveShield, noteSummoned } from './lasting.ts';
import { lootWithin } from './looting.ts';
import { couldLead, moveWith } from './moving.ts';
import { cardOf, ELEMENT, FIGURE, HEX as HEX_OF_MAP } from './naming.ts';
import { halfOf, putAway, stay } from './putting-away.ts';
import { ruleAgainst, whyNoLine } from './refusing.ts';
import { layingsOf, targetsOf } from './targets.ts';

const HEX = 4096;
const SKIP = 8191;
const DO = 8190;
/** Done with an element used up for it: the first of them. */
const USING = 8184;

/** The line that is asked about, which its frame knows. */
const LINE = given(
  using<Gloom, HalfFrame>({
    grammar: 'ability',
    shape: '[a-z-]+',
    write: (g, _v, f) => abilityName(lineAt(g, f) as Ability),
    read: (g, name, f) => (abilityName(lineAt(g, f) as Ability) === name ? 0 : -1),
    arg: (g, _v, f) => ({ term: lineTerm(g, f, lineAt(g, f) as Ability) }),
  }),
  () => 0,
);
const takesBack = (g: Gloom, f: HalfFrame): boolean => lineAt(g, f)?.do === 'recover-all-lost';
export const LINES = [
  coded<Gloom, HalfFrame>('do:{ability}>{figure}', {
    say: 'do-line-on',
    parts: { ability: LINE, figure: on(FIGURE, { size: HEX }) },
    when: (g, f) => !takesBack(g, f),
  }),
  coded<Gloom, HalfFrame>('do:{ability}>{space}', {
    say: 'do-line-at',
    parts: { ability: LINE, space: on(HEX_OF_MAP, { size: USING - HEX }) },
    first: HEX,
  }),
  coded<Gloom, HalfFrame>('do:{ability}>{card}', {
    say: (g, _f, code) => ({ key: 'recover-active', args: { card: { card: g.state.cards[code].def } } }),
    parts: {
      ability: LINE,
      card: using(
        cardOf<HalfFrame>((_g, f) => f.seat),
        { size: HEX },
      ),
    },
    when: takesBack,
  }),
  coded<Gloom, HalfFrame>('do:{ability}/{element}', {
    say: 'do-line-with',
    parts: { ability: LINE, element: using(ELEMENT, { size: DO - USING }) },
    first: USING,
    more: (g, f) => ({ ability: { term: lineTerm(g, f, lineAt(g, f) as Ability, true) } }),
  }),
  coded<Gloom, HalfFrame>('do:{ability}', { say: 'do-line', parts: { ability: LINE }, first: DO }),
  coded<Gloom, HalfFrame>('skip:{ability}', { say: 'skip-line', parts: { ability: LINE }, first: SKIP }),
];

export const halfSteps = define(halfSequence, [
  step('next line', 'gh:turn.3', (g: Gloom, f: HalfFrame): Flow => {
    // Stunned in the middle of its turn it can do nothing more (gh:condition.stun).
    const a = inPlay(g, f.figure) && !has(g, f.figure, STUN) ? lineAt(g, f) : undefined;
    if (a === undefined) {
      putAway(g, f);
      return END;
    }
    const ways = waysOf(g, f, a);
    if (ways.length > 0 && !isForced(g, a, ways)) return NEXT;
    if (ways.length > 0) {
      f.done++;
      perform(g, f, a, ways[0]);
    } else
      g.log?.tell(ruleAgainst(g, f.figure, a), 'cannot-perform', {
        figure: { figure: f.figure },
        ability: { term: `line.${abilityName(a)}` },
      });
    f.i++;
    return STAY;
  }),
  decide('perform it', 'gh:turn.3', {
    seat: (_g: Gloom, f: HalfFrame) => f.seat,
    options(g, f, out) {
      out.push(SKIP);
      for (const code of waysOf(g, f, lineAt(g, f) as Ability)) out.push(code);
    },
    take(g, f, code): Flow {
      const a = lineAt(g, f) as Ability;
      if (code !== SKIP) {
        f.done++;
        perform(g, f, a, code);
      }
      // Cards of the active area are taken back one by one, before the others.
      if (a.do !== 'recover-all-lost' || code >= HEX) f.i++;
      return REPEAT;
    },
    ...offers(...LINES),
    understand: (g, f, id) => whyNoLine(g, f.figure, lineAt(g, f) as Ability, id),
    cost: (_g, _f, code) => (code >= USING && code < DO ? elementCost(code - USING) : []),
    quiet: SKIP,
    by: (_g, f) => f.figure,
    prompt: (g, f) => ({
      key: 'ask-line',
      args: { ability: { term: lineTerm(g, f, lineAt(g, f) as Ability) }, figure: { figure: f.figure } },
    }),
  }),
]);

/** Attack 2 and Move 2 that any card can serve as. */
const BASIC: readonly Ability[] = [
  { do: 'attack', n: 2 },
  { do: 'move', n: 2 },
];

function linesOf(g: Gloom, f: HalfFrame): readonly Ability[] {
  return f.basic === 1 ? [BASIC[f.half]] : halfOf(g, f).abilities;
}

const lineAt = (g: Gloom, f: HalfFrame): Ability | undefined => linesOf(g, f)[f.i];

/** Figures that an ability may be for. */
function among(g: Gloom, by: number, whom: Whom): number[] {
  if (whom.who === 'self') return [by];
  const all: number[] = [];
  for (let i = 0; i < g.state.figures.length; i++) if (inPlay(g, i)) all.push(i);
  const hex = (i: number): number => g.state.figures[i].hex;
  switch (whom.who) {
    case 'ally-or-self':
      return all.filter(
        (i) =>
          i === by ||
          (!areEnemies(g, by, i) && g.state.figures[i].kind !== OBJECTIVE && apart(g, by, i) <= whom.range && sees(g, hex(by), hex(i))),
      );
    case 'enemy':
      return all.filter((i) => mayTarget(g, by, i) && apart(g, by, i) <= whom.range && sees(g, hex(by), hex(i)));
    case 'self-and-adjacent-allies':
      return all.filter((i) => i === by || (!areEnemies(g, by, i) && g.state.figures[i].kind !== OBJECTIVE && adjacent(g, by, i)));
    default:
      return all.filter((i) => mayTarget(g, by, i) && adjacent(g, by, i));
  }
}

/** Whether an ability is for everybody it fits. */
const forAll = (whom: Whom): boolean => whom.who === 'adjacent-enemies' || whom.who === 'self-and-adjacent-allies' || whom.who === 'self';

function whomOf(a: Ability): Whom | null {
  return 'whom' in a && typeof a.whom === 'object' ? a.whom : null;
}

/** Hexes that an ability may be aimed at. */
function hexesFor(g: Gloom, f: HalfFrame, a: Ability): number[] {
  // An obstacle that has hit points goes by damage alone (gh:attack.07).
  if (a.do === 'disarm-trap') return besideOf(g, f).filter((h) => tileOn(g, TILE_TRAP, h) !== undefined);
  if (a.do === 'destroy-obstacle') return besideOf(g, f).filter((h) => tileOn(g, TILE_OBSTACLE, h) !== undefined);
  if (a.do === 'summon') return besideOf(g, f).filter((h) => isEmpty(g, h));
  return [];
}

function besideOf(g: Gloom, f: HalfFrame): number[] {
  const { hex } = g.state.figures[f.figure];
  const { open } = walledOf(g);
  return [0, 1, 2, 3, 4, 5].map((d) => open[hex * 6 + d]).filter((h) => h >= 0);
}

function figuresFor(g: Gloom, f: HalfFrame, a: Ability): number[] {
  if (a.do === 'kill')
    return among(g, f.figure, { who: 'adjacent-enemy' }).filter(
      (i) => g.state.figures[i].kind === MONSTER && g.state.figures[i].elite === 0,
    );
  if (a.do === 'control-move') return among(g, f.figure, { who: 'adjacent-enemy' }).filter((i) => couldLead(g, f.figure, i, a.n));
  const whom = whomOf(a);
  return whom === null || forAll(whom) ? [] : among(g, f.figure, whom);
}

/** What an ability that is no attack may use up; attacks ask for theirs on their own. */
function consumeOf(a: Ability): ConsumeMore | undefined {
  return a.do === 'shield' || a.do === 'retaliate' || a.do === 'lasting' ? a.consume : undefined;
}

/** The ways of performing a line: at a hex, on a figure, or just so; none where it cannot be performed. */
function waysOf(g: Gloom, f: HalfFrame, a: Ability): number[] {
  if (a.do === 'disarm-trap' || a.do === 'destroy-obstacle' || a.do === 'summon') return hexesFor(g, f, a).map((h) => HEX + h);
  if (a.do === 'attack') return couldAttack(g, f) ? [DO] : [];
  if (a.do === 'move') return has(g, f.figure, IMMOBILIZE) ? [] : [DO];
  if (a.do === 'recover-all-lost') return [DO, ...lostAndActive(g, f.seat)];
  const whom = whomOf(a);
  if (a.do === 'kill' || a.do === 'control-move' || (whom !== null && !forAll(whom))) return figuresFor(g, f, a);
  if (whom !== null && among(g, f.figure, whom).length === 0) return [];
  const using = usableFor(g, consumeOf(a)).map((e) => USING + e);
  // A shield or a retaliate of 0 is there only with its element.
  return (a.do === 'shield' || a.do === 'retaliate') && a.n === 0 ? using : [DO, ...using];
}

function couldAttack(g: Gloom, f: HalfFrame): boolean {
  if (has(g, f.figure, DISARM)) return false;
  const a = lineAt(g, f);
  if (a?.do !== 'attack') return false;
  if (a.targets === 'moved-through') return f.through.some((i) => mayTarget(g, f.figure, i));
  if (a.area !== undefined && layingsOf(g, f.figure, a.area, a.range ?? 0).length > 0) return true;
  // Added targets alone, with nobody in the area: an option (gh:pipeline.1).
  if (a.area !== undefined && ((a.add ?? 0) === 0 || chose(g, 'area-over-nobody', 'refused'))) return false;
  return targetsOf(g, f.figure, a.range ?? 0).length > 0;
}

/** Lines that happen whether they are liked or not; where an element might be used up for one, that is asked. */
function isForced(g: Gloom, a: Ability, ways: readonly number[]): boolean {
  if (a.do === 'element') return !chose(g, 'elements-declined', 'always');
  return a.do === 'lasting' && ways.length === 1;
}

function perform(g: Gloom, f: HalfFrame, a: Ability, code: number): void {
  const { seat } = f;
  if (STAYING.includes(a.do)) f.kept |= 1 << f.i;
  const on = code < HEX ? code : NOBODY;
  const hex = code >= HEX && code < USING ? code - HEX : NOWHERE;
  const whom = whomOf(a);
  const element = code >= USING && code < DO ? code - USING : NO_ELEMENT;
  const consume = element < 0 ? undefined : consumeOf(a);
  if (consume !== undefined) useElement(g, seat, element, consume);
  const more = consume?.n ?? 0;
  const all = on >= 0 ? [on] : whom === null ? [] : among(g, f.figure, whom);
  switch (a.do) {
    case 'attack':
      if (f.basic === 1) attackPlain(g, { by: f.figure, seat, n: 2, range: 0, targets: 1, on: [], nth: 0 });
      else attackWith(g, f.figure, g.table.cards[g.state.cards[f.card].def].lines[f.half][f.i], f.through);
      return;
    case 'move':
      moveWith(g, f.figure, a.n === 'dealt' ? g.state.players[seat].dealt : a.n, a.jump === true, a.lootOnWay === true);
      return;
    case 'heal':
      for (const i of all) heal(g, i, a.n, 'gh:turn.3');
      return;
    case 'loot':
      lootWithin(g, seat, g.state.figures[f.figure].hex, a.n);
      return;
    case 'push':
    case 'pull':
      // One chosen by name has been decided on; of all of them each may be spared.
      forced(g, all, f.figure, a.do === 'pull', a.n, on < 0);
      return;
    case 'condition':
      for (const i of all) afflict(g, i, a.of);
      return;
    case 'shield':
      for (const i of all) giveShield(g, f.card, halfOf(g, f), i, a.n + more);
      return;
    case 'retaliate':
      for (const i of all) giveRetaliate(g, f.card, halfOf(g, f), i, a.n + more, a.range);
      return;
    case 'curse':
    case 'bless':
      for (const i of all) shuffleIn(g, i, a.do);
      return;
    case 'suffer':
      for (const i of all) harm(g, i, a.n, f.figure);
      return;
    case 'element':
      makeElement(g, a.of);
      return;
    case 'recover-all-lost':
      if (on >= 0) {
        takeFromActive(g, on);
        return;
      }
      for (const c of g.state.cards) if (c.owner === seat && c.zone === LOST) c.zone = HAND;
      g.log?.tell('gh:turn.3', 'recovers-lost', { seat: { seat } });
      return;
    case 'disarm-trap':
      g.state.tiles = g.state.tiles.filter((t) => t.hex !== hex || t.kind !== TILE_TRAP);
      g.log?.tell('gh:turn.3', 'disarms', { figure: { figure: f.figure }, space: { space: hex } });
      return;
    case 'destroy-obstacle':
      destroy(g, hex);
      g.log?.tell('gh:turn.3', 'destroys', { figure: { figure: f.figure }, space: { space: hex } });
      return;
    case 'kill':
      remove(g, on);
      return;
    case 'summon':
      summon(g, f, a.of, hex);
      return;
    case 'control-move':
      moveWith(g, on, a.n, false, false, f.figure);
      return;
    case 'lasting':
      if (consume !== undefined) g.state.cards[f.card].boosted = 1;
      // It holds from here on, for the lines below as well.
      if (halfOf(g, f).stays !== undefined) stay(g, f);
      return;
    default:
  }
}

/** Cards of the active area that count as lost: they may be recovered, which ends their bonus (gh:turn.5). */
function lostAndActive(g: Gloom, seat: number): number[] {
  return g.state.cards.flatMap((c, place) => (c.owner === seat && c.zone === ACTIVE && c.after === LOST ? [place] : []));
}

/** Takes a card of the active area back to the hand: its bonus ends, and what it summoned goes. */
function takeFromActive(g: Gloom, place: number): void {
  leaveActive(g, place);
  g.state.cards[place].zone = HAND;
}

/** An obstacle goes as the whole piece that it is (gh:terrain.5). */
function destroy(g: Gloom, hex: number): void {
  const piece = tileOn(g, TILE_OBSTACLE, hex)?.n ?? 0;
  g.state.tiles = g.state.tiles.filter((t) => t.kind !== TILE_OBSTACLE || (t.hex !== hex && (piece === 0 || t.n !== piece)));
}

/** A summon stands on an empty hex beside its summoner; it does not act in the round it came (gh:summon.1). */
function summon(g: Gloom, f: HalfFrame, id: string, hex: number): void {
  const type = g.table.summons.findIndex((s) => s.id === id);
  const { hp } = g.table.summons[type];
  const number = g.state.figures.filter((x) => x.kind === SUMMON && x.type === type).length + 1;
  g.state.figures.push(
    copyFigure({
      kind: SUMMON,
      seat: f.seat,
      type,
      number,
      elite: 0,
      hex,
      hp,
      most: hp,
      conditions: 0,
      fresh: 0,
      shield: 0,
      retaliate: 0,
      far: [],
      acted: 1,
      summoned: 1,
      out: 0,
    }),
  );
  noteSummoned(g, f.card, g.state.figures.length - 1);
  g.log?.tell('gh:summon.1', 'summons', { figure: { figure: g.state.figures.length - 1 }, space: { space: hex } });
}

/** Performs a half; `basic` 1 as the plain Attack 2 or Move 2. */
export function performHalf(g: Gloom, figure: number, card: number, half: number, basic: number): void {
  const { seat } = g.state.figures[figure];
  call(g, halfSequence, { figure, seat, card, half, basic, i: 0, done: 0, kept: 0, through: [] });
}

/** A line by a word. */
export function abilityName(a: Ability): string {
  if (a.do === 'condition') return CONDITIONS[CONDITIONS.indexOf(a.of)];
  return a.do;
}

/** A line as a term: its word, with the number it is performed with now, where it has one that no target decides; with what a used element adds. */
function lineTerm(g: Gloom, f: HalfFrame, a: Ability, withElement = false): string {
  const more = withElement ? (consumeOf(a)?.n ?? 0) : 0;
  const n = ('n' in a ? numberOf(g, f.seat, a.n) : 0) + more;
  return `line.${abilityName(a)}${n > 0 ? `-${n}` : ''}`;
}

function numberOf(g: Gloom, seat: number, n: unknown): number {
  if (n === 'moved') return g.state.players[seat].moved;
  if (n === 'dealt') return g.state.players[seat].dealt;
  return typeof n === 'number' ? n : 0;
}

const STAYING: readonly Ability['do'][] = ['lasting', 'shield', 'retaliate', 'summon'];
