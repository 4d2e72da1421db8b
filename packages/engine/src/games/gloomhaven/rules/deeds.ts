/** gh:focus.*, gh:monster.*. What monsters and summons do on their turns: the lines of their card, by the rulebook's order. */
import {
  call,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  type Kind,
  NEXT,
  NOBODY,
  offers,
  on,
  REPEAT,
  step,
} from '../../../core/index.ts';
import { ELEMENTS, type MonsterLine } from '../content/types.ts';
import { FOCUS_CRITERIA, focusRanked, ranksOf } from '../monsters/focus.ts';
import { pathOf } from '../monsters/ground.ts';
import { reading } from '../monsters/reach.ts';
import { focusIn, outcomesKept } from '../monsters/readings.ts';
import { type Outcome, outcomesIn } from '../monsters/turn.ts';
import { DISARM, NOWHERE, STUN, TILE_TRAP } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { attackPlain } from './attacking.ts';
import { inPlay } from './board.ts';
import { addRetaliate, addShield, afflict, has, heal } from './conditions.ts';
import { makeElement } from './elements.ts';
import { evenly } from './evenly.ts';
import { type DeedsFrame, deedsSequence, legSequence } from './frames.ts';
import { healedBy } from './healed.ts';
import { figureKey, hexKey } from './keys.ts';
import { handOn, type Look, lookAround, NONE_SPARED, takeOver } from './looks.ts';
import { takeMoney } from './looting.ts';
import { elementsFor, USE_ELEMENT, useFor, wantsElement } from './monster-elements.ts';
import { asFarAsHeld } from './moving.ts';
import { FIGURE, HEX, oneOf } from './naming.ts';
import { whyNoFocus, whyNoGoing, whyNoHeal, whyNoTrap } from './refusing-for-monsters.ts';
import { type AttackLine, attacksAgainAt, linesOf, nthAttackAt, statsOf } from './stats.ts';
import { actionOf, positionOf, thoughtOf, trapHexes } from './thinking.ts';
import { attackOf, rangeOf } from './values.ts';

export const FOCUSES = coded<Gloom, DeedsFrame>('focus:{target}', {
  say: 'focus',
  parts: { target: on(FIGURE) },
  more: (_g, f) => ({ figure: { figure: f.figure } }),
});
/** Where a monster goes, with whom it attacks there. */
const WAY = (attacks: boolean): Kind<Gloom, DeedsFrame> =>
  oneOf(attacks ? '{on:place}>{on:figure+}' : '{on:place}', attacks ? `${HEX.shape}>[a-z0-9#+-]+` : HEX.shape, waysOf, (g, code, f) => {
    const whom = attackedIn(g, f, code).map((i) => figureKey(g, i));
    return `${hexKey(g, outcomeAt(g, f, code).space)}${whom.length > 0 ? `>${whom.join('+')}` : ''}`;
  });
export const WAYS = [
  ...[true, false].map((attacks) =>
    coded<Gloom, DeedsFrame>('go:{way}', {
      say: (g, f, code) => ({
        key: 'monster-goes',
        args: {
          figure: { figure: f.figure },
          space: { space: outcomeAt(g, f, code).space },
          targets: { figures: attackedIn(g, f, code) },
        },
      }),
      parts: { way: on(WAY(attacks)) },
      when: (g, f, code) => lineNow(g, f)?.do !== 'trap' && lineNow(g, f)?.do !== 'heal' && attackedIn(g, f, code).length > 0 === attacks,
    }),
  ),
  coded<Gloom, DeedsFrame>('trap:{space}', {
    say: 'trap-here',
    parts: { space: on(HEX) },
    when: (g, f) => lineNow(g, f)?.do === 'trap',
  }),
  coded<Gloom, DeedsFrame>('heal:{target}', {
    say: 'monster-heals',
    parts: { target: on(FIGURE) },
    when: (g, f) => lineNow(g, f)?.do === 'heal',
    more: (_g, f) => ({ figure: { figure: f.figure } }),
  }),
];
const WAY_NAMES = offers(...WAYS);

export const deedsSteps = define(deedsSequence, [
  step('elements', 'gh:monster.8', (g: Gloom, f: DeedsFrame): Flow => {
    for (let line = wantsElement(g, f); line >= 0 && elementsFor(g, f, line).length === 1; line = wantsElement(g, f))
      useFor(g, f, line, elementsFor(g, f, line)[0]);
    return NEXT;
  }),
  chance('which element by chance', 'gh:monster.8', {
    outcomes: (g: Gloom, f: DeedsFrame) =>
      wantsElement(g, f) >= 0 && chose(g, 'monster-ties', 'chance') ? evenly(elementsFor(g, f, wantsElement(g, f))) : null,
    take: (g, f, code): Flow => useFor(g, f, wantsElement(g, f), code),
    id: (_g, _f, code) => `use:${ELEMENTS[code]}`,
    say: (g, f, code) => USE_ELEMENT.say(g, f, code),
    seat: (_g, f) => f.seat,
    dice: () => null,
    fromFaces: (g, f) => elementsFor(g, f, wantsElement(g, f))[0],
    prompt: (_g, f) => ({ key: 'ask-which-element', args: { figure: { figure: f.figure } } }),
  }),
  decide('which element', 'gh:monster.8', {
    when: (g: Gloom, f: DeedsFrame) => wantsElement(g, f) >= 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      for (const e of elementsFor(g, f, wantsElement(g, f))) out.push(e);
    },
    take: (g, f, code): Flow => useFor(g, f, wantsElement(g, f), code),
    ...offers(USE_ELEMENT),
    by: (_g, f) => f.figure,
    prompt: (_g, f) => ({ key: 'ask-which-element', args: { figure: { figure: f.figure } } }),
  }),
  step('focus', 'gh:focus.1', (g: Gloom, f: DeedsFrame): Flow => {
    if (f.decided === 1) return NEXT;
    const look = lookAround(g, f.figure);
    const all = focusIn(look.kept);
    if (all.length > 1) return NEXT;
    f.decided = 1;
    f.focus = all.length === 0 ? NOBODY : look.who[all[0]];
    handOn(f, look);
    if (f.focus < 0) g.log?.tell('gh:focus.2', 'no-focus', { figure: { figure: f.figure } }, thoughtOf(g, f.figure));
    else
      g.log?.tell(
        'gh:focus.1',
        'focuses',
        { figure: { figure: f.figure }, target: { figure: f.focus }, why: { term: whyFocus(g, f) } },
        thoughtOf(g, f.figure),
      );
    return NEXT;
  }),
  chance('focus by chance', 'gh:focus.7', {
    outcomes: (g: Gloom, f: DeedsFrame) => (f.decided === 0 && chose(g, 'monster-ties', 'chance') ? evenly(focuses(g, f)) : null),
    take: (g, f, code): Flow => settleFocus(g, f, code),
    id: (g, _f, code) => `focus:${figureKey(g, code)}`,
    say: (g, f, code) => FOCUSES.say(g, f, code),
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
    understand: (g, f, id) => whyNoFocus(g, f, id),
    ...offers(FOCUSES),
    by: (_g, f) => f.figure,
    prompt: (_g, f) => ({ key: 'ask-focus', args: { figure: { figure: f.figure } } }),
  }),
  step('line', 'gh:monster.1', (g: Gloom, f: DeedsFrame): Flow => {
    const line = lineNow(g, f);
    if (line === undefined || !inPlay(g, f.figure) || has(g, f.figure, STUN)) return END;
    switch (line.do) {
      case 'move': {
        if (isMoving(g, f)) {
          const { look, outcomes } = outcomesFor(g, f, false);
          if (outcomes.length > 1) return NEXT;
          if (outcomes.length === 1) walk(g, f, look, outcomes[0]);
        }
        f.line++;
        return REPEAT;
      }
      case 'attack': {
        if (!isAttacking(g, f)) {
          f.line++;
          return REPEAT;
        }
        // Where a trap held it on its way it attacks from there, if it can.
        if (f.chosen === 0 || g.state.figures[f.figure].hex !== f.goal) {
          const { look, outcomes } = outcomesFor(g, f, true);
          if (outcomes.length > 1) return NEXT;
          if (outcomes.length === 1) settle(f, look, outcomes[0]);
          else f.attacks = [];
        }
        strikeAll(g, f, line);
        f.line++;
        return REPEAT;
      }
      case 'heal': {
        const healed = healedBy(g, f.figure, line);
        if (healed.length > 1) return NEXT;
        for (const i of healed) heal(g, i, line.n, 'gh:monster.5');
        break;
      }
      case 'shield':
        if (line.n > 0) addShield(g, f.figure, line.n);
        break;
      case 'retaliate':
        if (line.n > 0) addRetaliate(g, f.figure, line.n, line.range);
        break;
      case 'strengthen':
        afflict(g, f.figure, 'strengthen');
        break;
      case 'trap':
        if (trapHexes(g, f).length > 1) return NEXT;
        for (const hex of trapHexes(g, f)) layTrap(g, hex, line.damage);
        break;
      case 'element':
        makeElement(g, line.of);
        break;
      case 'loot':
        takeMoney(g, f.figure, line.n);
        break;
      default:
    }
    f.line++;
    return REPEAT;
  }),
  chance('where and whom by chance', 'gh:focus.7', {
    outcomes: (g: Gloom, f: DeedsFrame) => (chose(g, 'monster-ties', 'chance') ? evenly(waysOf(g, f)) : null),
    take: (g, f, code): Flow => goThatWay(g, f, code),
    id: (g, f, code) => WAY_NAMES.id(g, f, code),
    say: (g, f, code) => WAY_NAMES.say(g, f, code),
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
    understand: (g, f, id) => whyNoGoing(g, f, id, sparedBy(g, f)) ?? whyNoTrap(g, id) ?? whyNoHeal(g, f, id),
    ...WAY_NAMES,
    by: (_g, f) => f.figure,
    prompt: (_g, f) => ({ key: 'ask-monster', args: { figure: { figure: f.figure } } }),
  }),
  step('done', 'gh:monster.1', (): Flow => END),
]);

/** Whom a further attack leaves alone: those that the attacks before it were made on (gh:monster.4), nobody by an option. */
export function sparedBy(g: Gloom, f: DeedsFrame): readonly number[] {
  return attacksAgainAt(g, f.figure, f.line) && chose(g, 'separate-attacks', 'others') ? f.struck : NONE_SPARED;
}

/** Whether a further attack has a focus of its own: always, or by an option once its focus is dead. */
const seeksAnew = (g: Gloom, f: DeedsFrame, spared: readonly number[]): boolean =>
  spared.length > 0 || (!inPlay(g, f.focus) && attacksAgainAt(g, f.figure, f.line));

/** What remains once the focus is chosen, with what it was seen in. */
interface Open {
  readonly look: Look;
  readonly outcomes: readonly Outcome[];
}

/**
 * The outcomes that remain once the focus is chosen: those of its focus alone. A further attack has a focus of its own, by the same
 * rules, among those not attacked yet.
 */
function outcomesFor(g: Gloom, f: DeedsFrame, stay: boolean): Open {
  const spared = sparedBy(g, f);
  const before = takeOver(f);
  const look = before !== null && f.line === 0 && !stay ? before : lookAround(g, f.figure, spared, f.line, stay);
  if (seeksAnew(g, f, spared)) return { look, outcomes: outcomesKept(look.kept).filter((o) => (stay ? o.attacks !== 0 : o.focus >= 0)) };
  const focus = look.who.indexOf(f.focus);
  // Its focus stays who it was when the turn began, though from where it stands by now another may come first.
  const all = focus < 0 || focusIn(look.kept).includes(focus) ? outcomesKept(look.kept) : outcomesIn(look.kept.x, [focus]);
  // Mostly there was one focus to choose from.
  for (const o of all) if (o.focus !== focus) return { look, outcomes: all.filter((x) => x.focus === focus) };
  return { look, outcomes: all };
}

function targetsIn(foes: readonly number[], bits: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < foes.length; i++) if (((bits >> i) & 1) === 1) out.push(foes[i]);
  return out;
}

/** Keeps whom an outcome attacks, and from where: further ones as they rank, the best first (gh:monster.4). */
function settle(f: DeedsFrame, { who, kept }: Look, o: Outcome): void {
  f.aim = who[o.focus] ?? NOBODY;
  f.attacks = targetsIn(who, o.attacks);
  if (f.attacks.length > 2) {
    const ranks = ranksOf(kept.x);
    f.attacks.sort((a, b) => ranks[who.indexOf(a)] - ranks[who.indexOf(b)]);
  }
  f.chosen = 1;
  f.goal = o.space;
}

function walk(g: Gloom, f: DeedsFrame, look: Look, o: Outcome): void {
  const { figure } = f;
  const { hex } = g.state.figures[figure];
  settle(f, look, o);
  if (o.space === hex) return;
  const { p, a } = look.kept.x;
  const path = asFarAsHeld(g, figure, pathOf(p.ground, a.how, hex, o.space), a.how);
  g.log?.tell('gh:monster-move.1', 'moves', {
    figure: { figure },
    space: { space: path[path.length - 1] },
    n: path.length,
    way: { spaces: [hex, ...path] },
  });
  call(g, legSequence, { figure, path, gone: 0, how: a.how });
}

/** Begins the deeds of a monster or a summon; `seat` decides what the rules leave open. */
export function act(g: Gloom, figure: number, seat: number): void {
  call(g, deedsSequence, {
    figure,
    seat,
    line: 0,
    focus: NOBODY,
    decided: 0,
    attacks: [],
    chosen: 0,
    goal: NOWHERE,
    aim: NOBODY,
    struck: [],
  });
}

/** The figures it may focus on: several where the players choose. */
export function focuses(g: Gloom, f: Pick<DeedsFrame, 'figure'>): number[] {
  const { who, kept } = lookAround(g, f.figure);
  return focusIn(kept).map((i) => who[i]);
}

/** What told the focus from the others: the last criterion at which one of them lost (gh:focus.3 to .6). */
function whyFocus(g: Gloom, f: DeedsFrame): string {
  const all = focusRanked(reading(positionOf(g, f.figure), actionOf(g, f.figure)));
  const last = Math.max(...all.map((c) => c.lostAt));
  return `focus.${last < 0 ? 'only' : FOCUS_CRITERIA[last].name}`;
}

const lineNow = (g: Gloom, f: DeedsFrame): MonsterLine | undefined => linesOf(g, f.figure)[f.line];
/** Whether there is somebody to go for: its focus, or for a further attack anybody else. */
const hasFocus = (g: Gloom, f: DeedsFrame): boolean => f.focus >= 0 && (inPlay(g, f.focus) || attacksAgainAt(g, f.figure, f.line));
const isMoving = (g: Gloom, f: DeedsFrame): boolean => inPlay(g, f.figure) && lineNow(g, f)?.do === 'move' && hasFocus(g, f);
const isAttacking = (g: Gloom, f: DeedsFrame): boolean =>
  inPlay(g, f.figure) && lineNow(g, f)?.do === 'attack' && hasFocus(g, f) && !has(g, f.figure, DISARM);

function settleFocus(g: Gloom, f: DeedsFrame, code: number): Flow {
  f.decided = 1;
  f.focus = code;
  g.log?.tell('gh:focus.7', 'focus-chosen', { figure: { figure: f.figure }, target: { figure: code } }, thoughtOf(g, f.figure));
  return NEXT;
}

/** The ways a line can go that the rules leave level: hexes for a trap, else places among the outcomes. */
function waysOf(g: Gloom, f: DeedsFrame): number[] {
  const line = lineNow(g, f);
  if (line?.do === 'heal') return healedBy(g, f.figure, line);
  return line?.do === 'trap' ? trapHexes(g, f) : outcomesFor(g, f, line?.do === 'attack').outcomes.map((_o, i) => i);
}

function layTrap(g: Gloom, hex: number, damage: number): void {
  g.state.tiles.push({ kind: TILE_TRAP, hex, n: damage, conditions: 0 });
}

function goThatWay(g: Gloom, f: DeedsFrame, code: number): Flow {
  const line = lineNow(g, f) as MonsterLine;
  if (line.do === 'trap') layTrap(g, code, line.damage);
  else if (line.do === 'heal') heal(g, code, line.n, 'gh:monster.5');
  else {
    const { look, outcomes } = outcomesFor(g, f, line.do === 'attack');
    if (line.do === 'attack') {
      settle(f, look, outcomes[code]);
      strikeAll(g, f, line);
    } else walk(g, f, look, outcomes[code]);
  }
  f.line++;
  return REPEAT;
}

/** Whom an outcome attacks. */
function attackedIn(g: Gloom, f: DeedsFrame, code: number): number[] {
  const { look, outcomes } = outcomesFor(g, f, lineNow(g, f)?.do === 'attack');
  return targetsIn(look.who, outcomes[code].attacks);
}
const outcomeAt = (g: Gloom, f: DeedsFrame, code: number): Outcome => outcomesFor(g, f, lineNow(g, f)?.do === 'attack').outcomes[code];

/** The one it goes for first, then the others as they were settled. */
function strikeAll(g: Gloom, f: DeedsFrame, line: AttackLine): void {
  const s = statsOf(g, f.figure);
  const nth = nthAttackAt(g, f.figure, f.line);
  const attacks: number[] = [];
  for (const i of f.attacks) if (inPlay(g, i)) attacks.push(i);
  if (attacks.length > 1) attacks.sort((a, b) => Number(b === f.aim) - Number(a === f.aim));
  const on = line.allOnOne === true && attacks.length > 0 ? Array.from({ length: line.targets ?? s.targets }, () => f.aim) : attacks;
  // What was meant for this attack is no choice for another one.
  f.chosen = 0;
  for (const i of attacks) f.struck.push(i);
  if (on.length === 0) return;
  const range = rangeOf(g, f.figure, null, nth);
  attackPlain(g, { by: f.figure, seat: f.seat, n: attackOf(g, f.figure, null, nth), range, targets: 0, on, nth });
}
