/** What a monster or a summon may do this turn and where everything stands for it; kept with its deeds, so that why it did them can be told later. */
import { NOBODY, type Value } from '../../../core/index.ts';
import { stepsBetween, UNREACHED } from '../../../space/index.ts';
import { walledWith } from '../map.ts';
import { JUMPING, WALKING } from '../monsters/ground.ts';
import { placeAmong } from '../monsters/ranking.ts';
import type { Action, Foe, Position } from '../monsters/reach.ts';
import { type Acts, type Why, whyOf } from '../monsters/why.ts';
import { DISARM, MUDDLE, SUMMON } from '../state.ts';
import { chose, type Gloom, type Table } from '../table.ts';
import { areEnemies, groundFor, inPlay, isEmpty, mayTarget, openBeside, walledOf } from './board.ts';
import { has } from './conditions.ts';
import { actsBy, focusInitiativeOf } from './initiative.ts';
import { attackLineOf, hasAttackFrom, moveLineOf, nthAttackAt, onFootOrWings } from './stats.ts';
import { attackOf, moveOf, type Parts, rangeOf, targetsOf } from './values.ts';

const NO_AREA: Action['area'] = [];

/** How a figure goes by a line of its card: see monsters/ground.ts. */
function goingOf(g: Gloom, figure: number, line: number): number {
  const how = onFootOrWings(g, figure);
  return how === WALKING && moveLineOf(g, figure, line)?.jump === true ? JUMPING : how;
}

/** What its card lets a figure do from a line of it on, the first unless given: the Move there unless it is to `stay`, and the next attack, if one comes after (gh:focus.1). */
export function actionOf(g: Gloom, figure: number, line = 0, stay = false): Action {
  const nth = nthAttackAt(g, figure, line);
  const attack = has(g, figure, DISARM) || !hasAttackFrom(g, figure, line) ? undefined : attackLineOf(g, figure, nth);
  return {
    move: stay ? 0 : moveOf(g, figure, null, line),
    how: goingOf(g, figure, line),
    targets: attack === undefined ? 0 : targetsOf(g, figure, null, nth),
    range: attack === undefined ? 0 : rangeOf(g, figure, null, nth),
    area: attack?.area?.red ?? NO_AREA,
    grey: attack?.area?.grey === true,
    muddled: has(g, figure, MUDDLE),
  };
}

/** The figures that it may go for, as the position counts them; those that it has attacked already are `spared` by what follows. */
function foesOf(g: Gloom, figure: number, spared: readonly number[] = []): number[] {
  const out: number[] = [];
  for (let i = 0; i < g.state.figures.length; i++) if (mayTarget(g, figure, i) && !spared.includes(i)) out.push(i);
  return out;
}

/** Where everything stands for a figure, and which figures the foes of that position are. */
export interface Sighted extends Position {
  readonly who: readonly number[];
}

/** Initiatives of the foes of the position that is made: a list for each would be thrown away with it. */
const numbers: number[] = [];

/** Where everything stands for a figure's turn. */
export function positionOf(g: Gloom, figure: number, spared: readonly number[] = []): Sighted {
  const who = foesOf(g, figure, spared);
  // Only who acts before whom matters: small numbers, equal where the round's order tells nothing apart.
  for (let i = 0; i < who.length; i++) numbers[i] = focusInitiativeOf(g, who[i]);
  const foes: Foe[] = [];
  for (let i = 0; i < who.length; i++) foes.push({ space: g.state.figures[who[i]].hex, initiative: placeAmong(numbers, who.length, i) });
  return {
    ground: groundFor(g, figure),
    at: g.state.figures[figure].hex,
    foes,
    touching: g.table.choice['sight-touching-walls'],
    toWalls: chose(g, 'area-measured-from-wall', 'allowed'),
    overNobody: chose(g, 'area-over-nobody', 'allowed'),
    byFocus: chose(g, 'further-targets', 'focus-rules'),
    who,
  };
}

/** What the numbers of a turn are made of. */
export interface ActionParts {
  readonly move: Value;
  readonly attack: Value;
  readonly range: Value;
  readonly targets: Value;
}

function partsOf(g: Gloom, figure: number, line: number): ActionParts {
  const nth = nthAttackAt(g, figure, line);
  const value = (of: (g: Gloom, figure: number, parts: Parts, which: number) => number, which: number): Value => {
    const because: NonNullable<Parts> = [];
    return { total: of(g, figure, because, which), because };
  };
  return { move: value(moveOf, line), attack: value(attackOf, nth), range: value(rangeOf, nth), targets: value(targetsOf, nth) };
}

/** Ways to go, by their numbers. */
const GOING = ['walking', 'jumping', 'flying'] as const;
type Going = (typeof GOING)[number];

/** Everything a figure went by when it chose: plain data that stays with the event. */
export interface Thought {
  readonly figure: number;
  /** The space it stood on, and the doors that were open, as bits. */
  readonly at: number;
  readonly doors: number;
  /** What lay and who stood on each space. */
  readonly terrain: readonly number[];
  readonly stands: readonly number[];
  readonly foes: readonly ThoughtFoe[];
  /** Enemies on the map that it could not go for: they were invisible. */
  readonly unseen: readonly { readonly figure: number; readonly space: number }[];
  readonly action: Action;
  /** How it goes where its card and its kind let it. */
  readonly goes: Going;
  readonly parts: ActionParts;
  /** Its card of this round, as a term; empty for a summon. */
  readonly card: string;
}

/** A foe as it stood. */
export interface ThoughtFoe {
  readonly figure: number;
  readonly space: number;
  /** Its place in the order, equal where nothing tells it from another. */
  readonly initiative: number;
  readonly acts: Acts;
}

/** What a figure goes by now: from a line of its card on, among all but those it has attacked already. */
export function thoughtOf(g: Gloom, figure: number, line = 0, spared: readonly number[] = []): Thought {
  const { ground, at, foes, who } = positionOf(g, figure, spared);
  const { figures, types } = g.state;
  const f = figures[figure];
  const action = actionOf(g, figure, line);
  return {
    figure,
    at,
    doors: g.state.doors,
    terrain: Array.from(ground.terrain),
    stands: Array.from(ground.stands),
    foes: foes.map(({ space, initiative }, i) => ({ figure: who[i], space, initiative, acts: actsBy(g, who[i]) })),
    unseen: figures.flatMap((o, i) =>
      areEnemies(g, figure, i) && inPlay(g, i) && !mayTarget(g, figure, i) ? [{ figure: i, space: o.hex }] : [],
    ),
    action,
    goes: GOING[action.how],
    parts: partsOf(g, figure, line),
    card: f.kind === SUMMON ? '' : `ability.${g.table.monsters[f.type].face.id}:${g.table.monsters[f.type].cards[types[f.type].card]?.id}`,
  };
}

/** Why it did what it did: each candidate and the criterion at which it lost; `initiative` is the printed number. `focus` where that is settled. */
export function whyThought(table: Table, t: Thought, focus: number = NOBODY): Why {
  const position: Position = {
    ground: {
      walled: walledWith(table.map, t.doors),
      terrain: Uint8Array.from(t.terrain),
      stands: Uint8Array.from(t.stands),
      light: table.choice['jump-into-difficult'] === 'one',
    },
    at: t.at,
    foes: t.foes.map(({ space, initiative }) => ({ space, initiative })),
    touching: table.choice['sight-touching-walls'],
    toWalls: table.choice['area-measured-from-wall'] === 'allowed',
    overNobody: table.choice['area-over-nobody'] === 'allowed',
    byFocus: table.choice['further-targets'] === 'focus-rules',
  };
  const settled = t.foes.findIndex((f) => f.figure === focus);
  const why = whyOf(position, t.action, settled < 0 ? undefined : settled);
  const figure = (foe: number): number => t.foes[foe]?.figure ?? NOBODY;
  return {
    focus: why.focus.map((c) => {
      const { acts } = t.foes[c.foe];
      return { ...c, foe: figure(c.foe), initiative: acts.n, acts };
    }),
    out: [
      ...why.out.map((c) => ({ ...c, foe: figure(c.foe) })),
      ...t.unseen.map((u) => ({ foe: u.figure, lost: { name: 'invisible', rule: 'gh:condition.invisible' } })),
    ],
    turns: why.turns.map((turn) => ({
      ...turn,
      focus: figure(turn.focus),
      places: turn.places.map((c) => ({ ...c, attacks: c.attacks.map(figure) })),
    })),
    outcomes: why.outcomes.map((o) => ({ ...o, focus: figure(o.focus), attacks: o.attacks.map(figure) })),
  };
}

/** Where a figure would lay a trap: the empty hexes beside it that are nearest to an enemy. */
export function trapHexes(g: Gloom, f: { readonly figure: number }): number[] {
  const w = walledOf(g);
  const { hex } = g.state.figures[f.figure];
  const empty = openBeside(g, hex).filter((h) => isEmpty(g, h));
  const near = (h: number): number => Math.min(UNREACHED, ...foesOf(g, f.figure).map((i) => stepsBetween(w, h, g.state.figures[i].hex)));
  const least = Math.min(...empty.map(near));
  return empty.filter((h) => near(h) === least);
}
