/** What a character may not do in its turn, and why: the greyed list, and names that are no option. */
import { NOBODY, type Refusal, type RefusedOption } from '../../../core/index.ts';
import { NO_PATH } from '../../../space/index.ts';
import { NO_CARD, NOWHERE } from '../state.ts';
import { type AbilityDef, AIM_NOTHING, AIM_SPACE, type Wow } from '../table.ts';
import { loopArgument, moveSpaces, playedBy, playSay, pushMoves, routeAlong, turnActions } from './acting.ts';
import { playId } from './actions.ts';
import { apart, holderOf, IMPASSABLE } from './board.ts';
import { ACT_END, ACT_FLIP, ACT_MOVE, argument, code, kindOf } from './codes.ts';
import type { TurnFrame } from './frames.ts';
import { figureKey, figureNamed, spaceId, spaceNamed } from './keys.ts';
import { hindrance, mayMove, reachable, rockBetween, routeAllowed, spaceTaken } from './moving.ts';
import { mayPlay } from './playing.ts';
import { aims, figuresOf, mayAimAt, mayTarget } from './targeting.ts';
import { movePoints } from './values.ts';

/** Every ability the character could think of playing, with the card it comes from. */
function abilitiesOf(g: Wow, fig: number): { def: AbilityDef; card: number }[] {
  const out: { def: AbilityDef; card: number }[] = g.table.figures[g.state.figures[fig].def].abilities.map((def) => ({
    def,
    card: NO_CARD,
  }));
  g.state.cards.forEach((card, c) => {
    if (card.bearer !== fig) return;
    const def = g.table.cards[card.def];
    if (!def.gear || def.grants.length === 0) out.push({ def: def.core, card: c });
    for (const grant of def.grants) out.push({ def: grant, card: c });
  });
  return out;
}

/** Whether an ability may be aimed so; why not. */
function aimReasons(g: Wow, fig: number, def: AbilityDef, aim: number, why: Refusal[]): void {
  if (def.aim === AIM_SPACE) mayAimAt(g, fig, def, aim - 1, why);
  else if (def.aim !== AIM_NOTHING) for (const t of figuresOf(aim)) mayTarget(g, fig, def, t, why);
}

/** 407.1: an ability that has no legal target at all cannot be played; said beside what is wrong with one of them. */
function targetless(g: Wow, fig: number, def: AbilityDef): Refusal[] {
  const legal: number[] = [];
  aims(g, fig, def, legal);
  return legal.length > 0 ? [] : [{ rule: 'wow:407.1', key: 'no-legal-target', args: {} }];
}

/** Whether an ability is aimed at enemies and none of them is on the map: then nobody need be named to say so. */
function nobodyThere(g: Wow, fig: number, def: AbilityDef): boolean {
  const { figures } = g.state;
  return def.atEnemies && !figures.some((f) => f.space !== NOWHERE && f.seat !== figures[fig].seat);
}

/** The candidates of a turn that fail, for the greyed list: spaces just out of reach, and every ability with every figure in play. */
export function actRefused(g: Wow, f: TurnFrame): RefusedOption[] {
  const out: RefusedOption[] = [];
  const fig = f.fig;
  const from = g.state.figures[fig].space;
  const { field } = g.table;
  const barred: Refusal[] = [];
  const points = movePoints(g, fig);
  mayMove(g, fig, f.moved, points, barred);
  const near = Math.max(2, points) + 1;
  const reachSet = new Set<number>();
  if (barred.length === 0) {
    const stops: number[] = [];
    reachable(g, fig, points, stops);
    for (const s of stops) reachSet.add(s);
  }
  for (let s = 0; s < field.size; s++) {
    if (s === from || apart(g, from, s) > near || reachSet.has(s)) continue;
    const reasons = barred.length > 0 ? barred : whyUnreachable(g, fig, s, points);
    out.push({
      id: `move:${figureKey(g, fig)}>${spaceId(g, s)}`,
      say: { key: 'move', args: { figure: { figure: fig }, space: { space: s }, spaces: { spaces: [s] } } },
      reasons,
    });
  }
  for (const { def, card } of abilitiesOf(g, fig)) {
    const own: Refusal[] = [];
    mayPlay(g, f, def, card, own);
    if (def.aim === AIM_NOTHING || def.aim === AIM_SPACE) {
      if (own.length > 0)
        out.push({
          id: playId(g, f, def, card, def.aim === AIM_SPACE ? from + 1 : 0).replace(/>[^>]*$/, ''),
          say: playSay(g, fig, def, card, def.aim === AIM_SPACE ? from + 1 : 0),
          reasons: own,
        });
      continue;
    }
    if (nobodyThere(g, fig, def)) {
      out.push({
        id: playId(g, f, def, card, 0).replace(/>[^>]*$/, ''),
        say: playSay(g, fig, def, card, 0),
        reasons: [...own, { rule: 'wow:407.1', key: 'no-enemy-in-play', args: {} }],
      });
      continue;
    }
    for (let t = 0; t < g.state.figures.length; t++) {
      if (g.state.figures[t].gone === 1 || (g.state.figures[t].space === NOWHERE && own.length === 0 && g.state.figures[t].health > 0))
        continue;
      const reasons = own.slice();
      aimReasons(g, fig, def, 2 ** t, reasons);
      if (reasons.length > own.length) reasons.push(...targetless(g, fig, def));
      if (reasons.length > 0) out.push({ id: playId(g, f, def, card, 2 ** t), say: playSay(g, fig, def, card, 2 ** t), reasons });
    }
  }
  return out;
}

/** The rules that keep a figure from ending its move on a space. */
function whyUnreachable(g: Wow, fig: number, space: number, points: number): Refusal[] {
  const at = { space: { space } };
  const { terrain } = g.table;
  const from = g.state.figures[fig].space;
  const d = apart(g, from, space);
  if (d === NO_PATH) return [{ rule: 'wow:405.1', key: 'no-way-through', args: at }];
  const far: Refusal[] = d > points ? [{ rule: 'wow:404.1', key: 'too-far', args: { ...at, n: points, distance: d } }] : [];
  if (terrain[space] === IMPASSABLE) return [{ rule: 'wow:406.2c', key: 'impassable', args: at }, ...far];
  const holder = holderOf(g, space, fig);
  if (holder !== NOBODY) return [...spaceTaken(space, holder), ...far];
  if (d > points) return far;
  // Near enough as the crow flies: cost of ground, a figure in the way, or both.
  const { cost, figure } = hindrance(g, fig, space, points);
  const out: Refusal[] = [];
  if (cost > 0) out.push({ rule: 'wow:404.1a', key: 'ground-costs', args: { ...at, cost, n: points } });
  if (figure >= 0)
    out.push({
      rule: 'wow:404.1b',
      key: 'enemy-in-the-way',
      args: { space: { space: g.state.figures[figure].space }, figure: { figure } },
    });
  if (out.length > 0) return out;
  // Rock on the shortest way, or no space at all there.
  const rock = rockBetween(g, from, space);
  return [
    rock >= 0
      ? { rule: 'wow:406.2c', key: 'impassable', args: { space: { space: rock } } }
      : { rule: 'wow:404.1', key: 'no-way-through', args: at },
  ];
}

/** Reads the name of an action that is not among the options: a legal one spelled otherwise, or the reasons against it. */
export function actUnderstand(g: Wow, f: TurnFrame, id: string): number | Refusal[] | null {
  const colon = id.indexOf(':');
  const verb = id.slice(0, colon);
  const [what, ...rest] = id.slice(colon + 1).split('>');
  if (verb === 'move') return understandMove(g, f, what, rest);
  if (verb === 'flip') return [{ rule: 'wow:300.1', key: 'not-your-card', args: { what: id } }];
  if (verb !== 'attack' && verb !== 'ability' && verb !== 'card') return null;
  const key = what.split('/')[0];
  const fig = figureNamed(g, key);
  if (fig === NOBODY) return [{ rule: 'wow:703', key: 'no-such-figure', args: { what: key } }];
  if (fig !== f.fig) return [{ rule: 'wow:501', key: 'not-its-turn', args: { figure: { figure: fig } } }];
  const found = abilitiesOf(g, fig).find(({ def, card }) => playId(g, f, def, card, 0).split('>')[0] === `${verb}:${what}`);
  if (found === undefined) return [notPlayed(g, fig, what) ?? { rule: 'wow:703', key: 'no-such-ability', args: { what } }];
  return aimedReasons(g, f, found.def, found.card, rest);
}

/** Why an ability of a figure's own box is none that is played in a turn: it counts without being played, or it answers. */
function notPlayed(g: Wow, fig: number, what: string): Refusal | null {
  const { ongoing, reacts } = g.table.figures[g.state.figures[fig].def];
  const key = what.split('/')[1];
  if (ongoing.some((o) => o.key === key)) return { rule: 'wow:704', key: 'ongoing-not-played', args: {} };
  return reacts.some((r) => r.key === key) ? { rule: 'wow:701', key: 'react-waits', args: {} } : null;
}

/** The option that these names stand for, in whatever order; else why it is none. */
function aimedReasons(g: Wow, f: TurnFrame, def: AbilityDef, card: number, rest: readonly string[]): number | Refusal[] {
  const reasons: Refusal[] = [];
  mayPlay(g, f, def, card, reasons);
  if (def.aim === AIM_NOTHING) return reasons.length > 0 ? reasons : [{ rule: 'wow:407.1', key: 'no-target-needed', args: {} }];
  if (rest.length === 0) {
    if (nobodyThere(g, f.fig, def)) reasons.push({ rule: 'wow:407.1', key: 'no-enemy-in-play', args: {} });
    if (reasons.length > 0) return reasons;
    const none = targetless(g, f.fig, def);
    return none.length > 0 ? none : [{ rule: 'wow:407.1', key: 'target-needed', args: {} }];
  }
  if (rest.length > 1)
    reasons.push({ rule: 'wow:407.1', key: 'too-many-targets', args: { n: def.aim === AIM_SPACE ? 1 : def.mostTargets } });
  if (def.aim === AIM_SPACE) {
    const s = spaceNamed(g, rest[0]);
    if (s < 0) reasons.push({ rule: 'wow:406.1', key: 'no-such-space', args: { space: rest[0] } });
    else mayAimAt(g, f.fig, def, s, reasons);
    return reasons.length > 0
      ? reasons
      : (optionAimed(g, f, def, card, s + 1) ?? [{ rule: 'wow:407.1', key: 'no-legal-target', args: {} }]);
  }
  if (nobodyThere(g, f.fig, def)) reasons.push({ rule: 'wow:407.1', key: 'no-enemy-in-play', args: {} });
  const names = rest[0].split('+');
  const seen = new Set<number>();
  for (const name of names) {
    const t = figureNamed(g, name);
    if (t === NOBODY) reasons.push({ rule: 'wow:407.1', key: 'no-such-figure', args: { what: name } });
    else if (seen.has(t)) reasons.push({ rule: 'wow:407.1b', key: 'twice-the-same', args: { figure: { figure: t } } });
    else mayTarget(g, f.fig, def, t, reasons);
    seen.add(t);
  }
  const most = def.mostTargets;
  if (names.length > most && !reasons.some((r) => r.key === 'twice-the-same'))
    reasons.push({ rule: 'wow:407.1b', key: 'too-many-targets', args: { n: most } });
  if (reasons.length > 0) return reasons;
  const bits = [...seen].reduce((sum, t) => sum + 2 ** t, 0);
  return optionAimed(g, f, def, card, bits) ?? [{ rule: 'wow:407.1', key: 'no-legal-target', args: {} }];
}

/** The option that plays this ability, from this card, aimed so. */
function optionAimed(g: Wow, f: TurnFrame, def: AbilityDef, card: number, aim: number): number | undefined {
  const all: number[] = [];
  turnActions(g, f, all);
  return all.find((c) => {
    if (kindOf(c) === ACT_END || kindOf(c) === ACT_MOVE || kindOf(c) === ACT_FLIP) return false;
    const p = playedBy(g, f, c);
    return p.def === def && p.card === card && p.aim === aim;
  });
}

/** Offered moves that end on a space, where every route is an option of its own. */
function routesEndingOn(g: Wow, f: TurnFrame, space: number): number[] {
  const all: number[] = [];
  pushMoves(g, f.fig, movePoints(g, f.fig), all);
  return all.filter((c) => moveSpaces(g, f, argument(c)).at(-1) === space);
}

function understandMove(g: Wow, f: TurnFrame, key: string, rest: readonly string[]): number | Refusal[] {
  const fig = figureNamed(g, key);
  if (fig === NOBODY) return [{ rule: 'wow:404.1', key: 'no-such-figure', args: { what: key } }];
  if (fig !== f.fig) return [{ rule: 'wow:501', key: 'not-its-turn', args: { figure: { figure: fig } } }];
  const reasons: Refusal[] = [];
  const points = movePoints(g, fig);
  if (!mayMove(g, fig, f.moved, points, reasons)) return reasons;
  const spaces = rest.map((r) => spaceNamed(g, r));
  if (spaces.length === 0 || spaces.includes(NOWHERE))
    return [{ rule: 'wow:406.1', key: 'no-such-space', args: { space: rest.find((r) => spaceNamed(g, r) < 0) ?? '' } }];
  const from = g.state.figures[fig].space;
  if (spaces.length === 1 && apart(g, from, spaces[0]) !== 1) {
    const [only, another] = g.table.watchesEntry ? routesEndingOn(g, f, spaces[0]) : [];
    if (only !== undefined)
      return another === undefined ? only : [{ rule: 'wow:404.4', key: 'name-the-route', args: { space: { space: spaces[0] } } }];
    if (spaces[0] !== from) return whyUnreachable(g, fig, spaces[0], points);
  }
  if (!routeAllowed(g, fig, spaces, points, reasons)) return reasons;
  // A legal route spelled out stands for the option that ends there, or for itself where routes matter or no option does.
  const end = spaces[spaces.length - 1];
  if (!g.table.watchesEntry && (end !== from || g.table.watches)) return code(ACT_MOVE, end);
  const route = routeAlong(g, from, spaces);
  return code(ACT_MOVE, g.table.watchesEntry ? route : loopArgument(g, route));
}
