/** gh:focus.*, gh:monster.*. What monsters and summons do on their turns: the lines of their card, by the rulebook's order. */
import { call, chance, decide, define, END, type Flow, NEXT, REPEAT, step } from '../../../core/index.ts';
import { stepsBetween } from '../../../space/index.ts';
import type { MonsterLine } from '../content/types.ts';
import { FOCUS_CRITERIA, focusOf, focusRanked } from '../monsters/focus.ts';
import { pathOf } from '../monsters/ground.ts';
import { reading } from '../monsters/reach.ts';
import { type Outcome, outcomesOf } from '../monsters/turn.ts';
import { DISARM, OBJECTIVE, POISON, STUN, TILE_TRAP, WOUND } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { attackPlain } from './attacking.ts';
import { apart, areEnemies, inPlay, isEmpty, sees, walledOf } from './board.ts';
import { addRetaliate, addShield, afflict, has, heal } from './conditions.ts';
import { evenly } from './evenly.ts';
import { type DeedsFrame, deedsSequence, legSequence } from './frames.ts';
import { takeMoney } from './looting.ts';
import { type AttackLine, linesOf, statsOf } from './stats.ts';
import { figureKey, hexKey, tell } from './telling.ts';
import { actionOf, foesOf, positionOf, thoughtOf } from './thinking.ts';
import { attackOf } from './values.ts';

/** The outcomes that remain once the focus is chosen: those of its focus alone. */
function outcomesFor(g: Gloom, f: DeedsFrame, stay: boolean): Outcome[] {
  const action = actionOf(g, f.figure);
  const foes = foesOf(g, f.figure);
  const focus = foes.indexOf(f.focus);
  const all = outcomesOf(positionOf(g, f.figure), stay ? { ...action, move: 0 } : action);
  return all.filter((o) => o.focus === focus);
}

const targetsIn = (foes: readonly number[], bits: number): number[] => foes.filter((_f, i) => ((bits >> i) & 1) === 1);

function walk(g: Gloom, f: DeedsFrame, o: Outcome): void {
  const { hex } = g.state.figures[f.figure];
  f.attacks = targetsIn(foesOf(g, f.figure), o.attacks);
  f.chosen = 1;
  f.goal = o.space;
  if (o.space === hex) return;
  const { ground } = positionOf(g, f.figure);
  const { how } = actionOf(g, f.figure);
  const path = pathOf(ground, how, hex, o.space);
  if (g.log !== null) {
    const way = { spaces: [hex, ...path] };
    tell(g, 'gh:monster-move.1', 'moves', { figure: { figure: f.figure }, space: { space: o.space }, n: path.length, way });
  }
  call(g, legSequence, { figure: f.figure, path, i: 0, how });
}

/** Begins the deeds of a monster or a summon; `seat` decides what the rules leave open. */
export function act(g: Gloom, figure: number, seat: number): void {
  call(g, deedsSequence, { figure, seat, i: 0, focus: -1, decided: 0, attacks: [], chosen: 0, goal: -1 });
}

/** The figures it may focus on: several where the players choose. */
export function focuses(g: Gloom, f: Pick<DeedsFrame, 'figure'>): number[] {
  const foes = foesOf(g, f.figure);
  return focusOf(reading(positionOf(g, f.figure), actionOf(g, f.figure))).map((i) => foes[i]);
}

/** What told the focus from the others: the last criterion at which one of them lost (gh:focus.3 to .6). */
function whyFocus(g: Gloom, f: DeedsFrame): string {
  const all = focusRanked(reading(positionOf(g, f.figure), actionOf(g, f.figure)));
  const last = Math.max(...all.map((c) => c.lostAt));
  return `focus.${last < 0 ? 'only' : FOCUS_CRITERIA[last].name}`;
}

const lineNow = (g: Gloom, f: DeedsFrame): MonsterLine | undefined => linesOf(g, f.figure)[f.i];
const isMoving = (g: Gloom, f: DeedsFrame): boolean =>
  inPlay(g, f.figure) && lineNow(g, f)?.do === 'move' && f.focus >= 0 && inPlay(g, f.focus);
const isAttacking = (g: Gloom, f: DeedsFrame): boolean =>
  inPlay(g, f.figure) && lineNow(g, f)?.do === 'attack' && f.focus >= 0 && inPlay(g, f.focus) && !has(g, f.figure, DISARM);

function settleFocus(g: Gloom, f: DeedsFrame, code: number): Flow {
  f.decided = 1;
  f.focus = code;
  if (g.log !== null)
    tell(g, 'gh:focus.7', 'focus-chosen', { figure: { figure: f.figure }, target: { figure: code } }, thoughtOf(g, f.figure));
  return NEXT;
}

/** The ways a line can go that the rules leave level: hexes for a trap, else places among the outcomes. */
function waysOf(g: Gloom, f: DeedsFrame): number[] {
  const line = lineNow(g, f);
  if (line?.do === 'heal') return healedBy(g, f, line);
  return line?.do === 'trap' ? trapHexes(g, f) : outcomesFor(g, f, line?.do === 'attack').map((_o, i) => i);
}

function goThatWay(g: Gloom, f: DeedsFrame, code: number): Flow {
  const line = lineNow(g, f) as MonsterLine;
  if (line.do === 'trap') g.state.tiles.push({ kind: TILE_TRAP, hex: code, n: line.damage, conditions: 0 });
  else if (line.do === 'heal') heal(g, code, line.n, 'gh:monster.5');
  else {
    const o = outcomesFor(g, f, line.do === 'attack')[code];
    if (line.do === 'attack') {
      f.attacks = targetsIn(foesOf(g, f.figure), o.attacks);
      f.chosen = 1;
      f.goal = o.space;
      strikeAll(g, f, line);
    } else walk(g, f, o);
  }
  f.i++;
  return REPEAT;
}

function wayId(g: Gloom, f: DeedsFrame, code: number): string {
  const line = lineNow(g, f);
  if (line?.do === 'trap') return `trap:${hexKey(g, code)}`;
  if (line?.do === 'heal') return `heal:${figureKey(g, code)}`;
  const o = outcomesFor(g, f, line?.do === 'attack')[code];
  const whom = targetsIn(foesOf(g, f.figure), o.attacks).map((i) => figureKey(g, i));
  return `go:${hexKey(g, o.space)}${whom.length > 0 ? `>${whom.join('+')}` : ''}`;
}

define(deedsSequence, [
  step('focus', 'gh:focus.1', (g: Gloom, f: DeedsFrame): Flow => {
    if (f.decided === 1) return NEXT;
    const all = focuses(g, f);
    if (all.length > 1) return NEXT;
    f.decided = 1;
    f.focus = all[0] ?? -1;
    if (g.log !== null)
      if (f.focus < 0) tell(g, 'gh:focus.2', 'no-focus', { figure: { figure: f.figure } }, thoughtOf(g, f.figure));
      else {
        const args = { figure: { figure: f.figure }, target: { figure: f.focus }, why: { term: whyFocus(g, f) } };
        tell(g, 'gh:focus.1', 'focuses', args, thoughtOf(g, f.figure));
      }
    return NEXT;
  }),
  chance('focus by chance', 'gh:focus.7', {
    outcomes: (g: Gloom, f: DeedsFrame) => (f.decided === 0 && chose(g, 'monster-ties', 'chance') ? evenly(focuses(g, f)) : null),
    take: (g, f, code): Flow => settleFocus(g, f, code),
    id: (g, _f, code) => `focus:${figureKey(g, code)}`,
    seat: (_g, f) => f.seat,
    dice: () => null,
    fromFaces: (g, f) => focuses(g, f)[0],
    prompt: (_g, f) => ({ key: 'ask-focus', args: { figure: { figure: f.figure } } }),
  }),
  decide('choose the focus', 'gh:focus.7', {
    when: (_g: Gloom, f: DeedsFrame) => f.decided === 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      for (const i of focuses(g, f)) out.push(i);
    },
    take: (g, f, code): Flow => settleFocus(g, f, code),
    id: (g, _f, code) => `focus:${figureKey(g, code)}`,
    say: (_g, f, code) => ({ key: 'focus', args: { figure: { figure: f.figure }, target: { figure: code } } }),
    prompt: (_g, f) => ({ key: 'ask-focus', args: { figure: { figure: f.figure } } }),
  }),
  step('line', 'gh:monster.1', (g: Gloom, f: DeedsFrame): Flow => {
    const line = lineNow(g, f);
    if (line === undefined || !inPlay(g, f.figure) || has(g, f.figure, STUN)) return END;
    switch (line.do) {
      case 'move': {
        const all = isMoving(g, f) ? outcomesFor(g, f, false) : [];
        if (all.length > 1) return NEXT;
        f.i++;
        if (all.length === 1) walk(g, f, all[0]);
        return REPEAT;
      }
      case 'attack': {
        if (!isAttacking(g, f)) {
          f.i++;
          return REPEAT;
        }
        // Where a trap held it on its way it attacks from there, if it can.
        if (f.chosen === 0 || g.state.figures[f.figure].hex !== f.goal) {
          const all = outcomesFor(g, f, true);
          if (all.length > 1) return NEXT;
          f.attacks = all.length === 1 ? targetsIn(foesOf(g, f.figure), all[0].attacks) : [];
        }
        f.i++;
        strikeAll(g, f, line);
        return REPEAT;
      }
      case 'heal': {
        const healed = healedBy(g, f, line);
        if (healed.length > 1) return NEXT;
        for (const i of healed) heal(g, i, line.n, 'gh:monster.5');
        break;
      }
      case 'shield':
        addShield(g, f.figure, line.n);
        break;
      case 'retaliate':
        addRetaliate(g, f.figure, line.n, line.range);
        break;
      case 'strengthen':
        afflict(g, f.figure, 'strengthen');
        break;
      case 'trap':
        if (trapHexes(g, f).length > 1) return NEXT;
        for (const hex of trapHexes(g, f)) g.state.tiles.push({ kind: TILE_TRAP, hex, n: line.damage, conditions: 0 });
        break;
      case 'loot':
        takeMoney(g, f.figure, line.n);
        break;
      default:
    }
    f.i++;
    return REPEAT;
  }),
  chance('where and whom by chance', 'gh:focus.7', {
    outcomes: (g: Gloom, f: DeedsFrame) => (chose(g, 'monster-ties', 'chance') ? evenly(waysOf(g, f)) : null),
    take: (g, f, code): Flow => goThatWay(g, f, code),
    id: (g, f, code) => wayId(g, f, code),
    seat: (_g, f) => f.seat,
    dice: () => null,
    fromFaces: (g, f) => waysOf(g, f)[0],
    prompt: (_g, f) => ({ key: 'ask-monster', args: { figure: { figure: f.figure } } }),
  }),
  decide('where and whom', 'gh:focus.7', {
    seat: (_g: Gloom, f: DeedsFrame) => f.seat,
    options(g, f, out) {
      for (const code of waysOf(g, f)) out.push(code);
    },
    take: (g, f, code): Flow => goThatWay(g, f, code),
    id: (g, f, code) => wayId(g, f, code),
    say(g, f, code) {
      const line = lineNow(g, f);
      if (line?.do === 'trap') return { key: 'trap-here', args: { space: { space: code } } };
      if (line?.do === 'heal') return { key: 'monster-heals', args: { figure: { figure: f.figure }, target: { figure: code } } };
      const o = outcomesFor(g, f, line?.do === 'attack')[code];
      return {
        key: 'monster-goes',
        args: { figure: { figure: f.figure }, space: { space: o.space }, targets: { figures: targetsIn(foesOf(g, f.figure), o.attacks) } },
      };
    },
    prompt: (_g, f) => ({ key: 'ask-monster', args: { figure: { figure: f.figure } } }),
  }),
  step('done', 'gh:monster.1', (): Flow => END),
]);

/** Of itself and its allies in range those that lack most hit points: several where the players choose (gh:monster.5, gh:monster.7). */
function healedBy(g: Gloom, f: DeedsFrame, line: Extract<MonsterLine, { do: 'heal' }>): number[] {
  const { figures } = g.state;
  const lacks = (i: number): number => figures[i].most - figures[i].hp;
  const near = figures.flatMap((x, i) => {
    if (i === f.figure) return [i];
    const ally = inPlay(g, i) && x.kind !== OBJECTIVE && !areEnemies(g, i, f.figure);
    const reached = ally && line.range !== undefined && apart(g, i, f.figure) <= line.range && sees(g, figures[f.figure].hex, x.hex);
    return reached ? [i] : [];
  });
  const most = Math.max(...near.map(lacks));
  const level = near.filter((i) => lacks(i) === most);
  // Where nobody lacks any, only poison and wounds tell them apart.
  return most > 0 || level.some((i) => has(g, i, POISON | WOUND)) ? level : [f.figure];
}

/** Empty hexes beside it that are nearest to an enemy. */
function trapHexes(g: Gloom, f: DeedsFrame): number[] {
  const w = walledOf(g);
  const { hex } = g.state.figures[f.figure];
  const empty = [0, 1, 2, 3, 4, 5].map((d) => w.open[hex * 6 + d]).filter((h) => h >= 0 && isEmpty(g, h));
  const near = (h: number): number => Math.min(255, ...foesOf(g, f.figure).map((i) => stepsBetween(w, h, g.state.figures[i].hex)));
  const least = Math.min(...empty.map(near));
  return empty.filter((h) => near(h) === least);
}

/** The focus first, then the others in the order of the position. */
function strikeAll(g: Gloom, f: DeedsFrame, line: AttackLine): void {
  const s = statsOf(g, f.figure);
  const action = actionOf(g, f.figure);
  const attacks = f.attacks.filter((i) => inPlay(g, i)).sort((a, b) => Number(b === f.focus) - Number(a === f.focus));
  const on = line.allOnOne === true && attacks.length > 0 ? Array.from({ length: line.targets ?? s.targets }, () => f.focus) : attacks;
  if (on.length > 0) attackPlain(g, { by: f.figure, seat: f.seat, n: attackOf(g, f.figure), range: action.range, targets: 0, on });
}
