/** Why not: what a player asks most, with every rule that forbids it. */
import { type Refusal, type RefusedOption, refuse } from '../../../core/index.ts';
import { OFF_FIELD, stepsBetween } from '../../../space/index.ts';
import { type Ability, type Area, type ConsumeMore, ELEMENTS } from '../content/types.ts';
import { laidAround, laidOver, turnsKept } from '../monsters/areas.ts';
import { DIFFICULT, FLYING, JUMPING, mayEnd, NO_WAY, stepsIn, WALKING, waysFrom } from '../monsters/ground.ts';
import { CHOSEN, DISARM, HAND, IMMOBILIZE, INERT, INVISIBLE, isDoorOpen, MONSTER, OBJECTIVE, TILE_OBSTACLE, TILE_TRAP } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { acrossWall, apart, areEnemies, groundFor, inPlay, isRevealed, mayTarget, sees, tileOn, walledOf } from './board.ts';
import { has } from './conditions.ts';
import type { MoveFrame, TurnFrame } from './frames.ts';
import { BOTTOM, HALVES, halfCalled, TOP } from './halves.ts';
import { figureKey, hexIn } from './keys.ts';
import { harmsOwn, movesAnother } from './lines.ts';

/** The paragraph that parts two hexes that touch with a wall between them; null for any others. */
const wallRule = (g: Gloom, a: number, b: number): readonly string[] | null => (acrossWall(g, a, b) ? ['gh:range.2'] : null);

/** Why a figure cannot be the target of a single attack of this range; 0 is melee. `taken` where it is attacked already. */
export function whyNoTarget(g: Gloom, by: number, on: number, range: number, taken: boolean): Refusal[] {
  const why: Refusal[] = [];
  const far = apart(g, by, on);
  if (!areEnemies(g, by, on)) refuse(why, 'gh:attack.01', 'not-an-enemy', { figure: { figure: on } });
  else if (has(g, on, INVISIBLE)) refuse(why, 'gh:attack.01', 'target-invisible', { figure: { figure: on } }, ['gh:condition.invisible']);
  if (taken) refuse(why, 'gh:attack.05', 'attacked-already', { figure: { figure: on } });
  const walled = wallRule(g, g.state.figures[by].hex, g.state.figures[on].hex);
  if (range === 0 && far > 1) refuse(why, 'gh:melee.02', 'not-adjacent', { figure: { figure: on }, n: far }, walled);
  if (range > 0 && far > range)
    refuse(why, 'gh:ranged.01', 'out-of-range', { figure: { figure: on }, n: far, most: range }, ['gh:range.1', ...(walled ?? [])]);
  if (!sees(g, g.state.figures[by].hex, g.state.figures[on].hex))
    refuse(why, range === 0 ? 'gh:sight.1' : 'gh:ranged.01', 'no-sight', { figure: { figure: on } }, range === 0 ? null : ['gh:sight.1']);
  return why;
}

/** Every figure on the map that is no target, with the reasons. */
export function refusedTargets(g: Gloom, by: number, range: number, taken: readonly number[]): RefusedOption[] {
  return g.state.figures.flatMap((_f, i) => {
    const reasons = i !== by && inPlay(g, i) ? whyNoTarget(g, by, i, range, taken.includes(i)) : [];
    return reasons.length === 0
      ? []
      : [{ id: `target:${figureKey(g, i)}`, say: { key: 'target', args: { figure: { figure: i } } }, reasons }];
  });
}

/** That an attack which is made has a target, where an id would end the choice before the first. */
function whyNotDone(id: string): Refusal[] | null {
  return id === 'done' ? [{ rule: 'gh:target.01', key: 'a-target-first', args: {}, also: ['gh:attack.01'] }] : null;
}

/** Why the choice of targets does not go on as an id asks: nobody is chosen yet, or it is the attacker; null where it is neither. */
export const whyNotChosen = (g: Gloom, by: number, id: string): Refusal[] | null => whyNotDone(id) ?? whyNotItself(g, by, id);

/** That nobody attacks itself, where an id asks for that; null where it does not. It is no candidate to be listed with the others. */
function whyNotItself(g: Gloom, by: number, id: string): Refusal[] | null {
  if (id !== `target:${figureKey(g, by)}`) return null;
  return [{ rule: 'gh:attack.01', key: 'not-an-enemy', args: { figure: { figure: by } }, also: ['gh:target.01'] }];
}

/** Why the element an id names is not used up: nothing asks for it here, or it is inert. Null where the id names none. */
export function whyNoElement(g: Gloom, consume: Pick<ConsumeMore, 'element'> | undefined, id: string): Refusal[] | null {
  const e = ELEMENTS.findIndex((name) => id === `use:${name}`);
  if (e < 0) return null;
  const why: Refusal[] = [];
  const element = { term: `element.${ELEMENTS[e]}` };
  if (consume !== undefined && consume.element !== 'any' && consume.element !== ELEMENTS[e])
    refuse(why, 'gh:element.2', 'element-of-another', { element });
  if (g.state.elements[e] === INERT) refuse(why, 'gh:element.2', 'element-inert', { element });
  return why;
}

/** Why a move cannot go to the hex an id names, or a jump not come down where it is; null where it names neither. */
export function whyNoLeg(g: Gloom, f: MoveFrame, id: string): Refusal[] | null {
  const why: Refusal[] = [];
  // Over somebody or something a jump does not end: that alone keeps a move from stopping.
  if (id === 'stop') {
    refuse(why, 'gh:move.2', 'no-landing', { space: { space: g.state.figures[f.figure].hex } });
    return why;
  }
  const hex = hexIn(g, id, 'move:');
  if (hex < 0) return null;
  const ground = groundFor(g, f.figure);
  const { hex: from } = g.state.figures[f.figure];
  if (hex === from) {
    refuse(why, 'gh:move.1', 'there-already', { space: { space: hex } });
    return why;
  }
  const closed = g.table.map.doors.some((d, i) => d.space === hex && !isDoorOpen(g.state, i));
  if (closed) refuse(why, 'gh:terrain.6', 'door-not-beside', { space: { space: hex } });
  else if (!isRevealed(g, hex)) refuse(why, 'gh:door.1', 'not-revealed', { space: { space: hex } });
  if (ground.stands[hex] !== 0) refuse(why, 'gh:move.1', 'hex-taken', { space: { space: hex } });
  else if (!mayEnd(ground, f.how === FLYING ? FLYING : WALKING, hex))
    refuse(why, 'gh:terrain.5', 'obstacle-there', { space: { space: hex } });
  if (why.length > 0) return why;
  const way = waysFrom(ground, f.how, from, new Int32Array(ground.terrain.length))[hex];
  if (way === NO_WAY) refuse(why, 'gh:move.1', 'no-way-there', { space: { space: hex } });
  else if (stepsIn(way) > f.points) {
    // What it costs to enter is a paragraph of its own.
    const heavy = (ground.terrain[hex] & DIFFICULT) !== 0 ? [f.how === JUMPING ? 'gh:terrain.3' : 'gh:terrain.1'] : null;
    refuse(why, 'gh:move.1', 'too-far-to-move', { space: { space: hex }, n: stepsIn(way), most: f.points }, heavy);
  } else if (f.by >= 0) refuse(why, 'gh:move.1', 'not-beside', { figure: { figure: f.by } });
  else refuse(why, 'gh:move.2', 'step-by-step', { space: { space: hex } });
  return why;
}

/** Why an area cannot lie on the hexes an id names, `-` for those off the map; null where its pattern cannot cover those. */
export function whyNoLaying(g: Gloom, by: number, area: Area, range: number, id: string): Refusal[] | null {
  if (!id.startsWith('area:')) return null;
  if (id === 'area:nobody') return [{ rule: 'gh:area.04', key: 'area-on-nobody', args: {}, also: ['gh:pipeline.1'] }];
  const { names } = g.table.map;
  const named = id
    .slice('area:'.length)
    .split('+')
    .map((name) => (name === '-' ? OFF_FIELD : names.indexOf(name)));
  const hexes = named.filter((hex) => hex !== OFF_FIELD);
  const key = sorted(named);
  const w = walledOf(g);
  const { hex: from } = g.state.figures[by];
  const turns = turnsKept(area.red, area.grey);
  const walls = chose(g, 'area-measured-from-wall', 'allowed');
  const covers = (laid: readonly number[][]): boolean => laid.some((spaces) => sorted(spaces) === key);
  if (hexes.length === 0) return null;
  if (!covers(area.grey ? laidAround(w, turns, from) : laidOver(w, turns, from, Number.POSITIVE_INFINITY, hexes[0]))) return null;
  const why: Refusal[] = [];
  if (!area.grey && !covers(laidOver(w, turns, from, range, hexes[0], walls)))
    refuse(why, 'gh:area.08', 'area-too-far', { figure: { figure: by }, most: range });
  const there = g.state.figures.flatMap((f, i) => (mayTarget(g, by, i) && hexes.includes(f.hex) ? [i] : []));
  const hidden = there.filter((i) => !sees(g, from, g.state.figures[i].hex));
  if (there.length === 0) refuse(why, 'gh:area.04', 'area-on-nobody', {});
  else if (hidden.length === there.length)
    for (const i of hidden) refuse(why, 'gh:area.04', 'no-sight', { figure: { figure: i } }, ['gh:sight.1']);
  return why;
}

const sorted = (spaces: readonly number[]): string => [...spaces].sort((a, b) => a - b).join();

/** Why a half of a card cannot be used now; null where the id names no card of this player. */
export function whyNoAction(g: Gloom, f: TurnFrame, id: string): Refusal[] | null {
  const [, kind, name, half] = /^(play|basic):(.*)\/(top|bottom)$/.exec(id) ?? [];
  const { seat } = g.state.figures[f.figure];
  const place = g.state.cards.findIndex((c) => c.owner === seat && g.table.cards[c.def].face.id === name);
  if (place < 0) return null;
  const why: Refusal[] = [];
  const card = { card: g.state.cards[place].def };
  const h = halfCalled(half);
  if (place === f.card) refuse(why, 'gh:turn.1', 'card-used', { card });
  else if (g.state.cards[place].zone !== CHOSEN)
    refuse(why, 'gh:turn.1', g.state.cards[place].zone === HAND ? 'card-not-chosen' : 'card-not-there', { card });
  if (h === f.half) refuse(why, 'gh:turn.1', 'half-used', { half: { term: `half.${half}` } });
  if (kind === 'basic' && h === TOP && has(g, f.figure, DISARM)) refuse(why, 'gh:attack.02', 'disarmed', { figure: { figure: f.figure } });
  if (kind === 'basic' && h === BOTTOM && has(g, f.figure, IMMOBILIZE))
    refuse(why, 'gh:condition.immobilize', 'immobilized', { figure: { figure: f.figure } });
  return why;
}

/** The halves of both cards of the round that cannot be used, printed or as a plain action, with the reasons. */
export function refusedActions(g: Gloom, f: TurnFrame): RefusedOption[] {
  const { lead, other } = g.state.players[g.state.figures[f.figure].seat];
  return [lead, other].flatMap((place) =>
    place < 0
      ? []
      : HALVES.flatMap((half) =>
          (['play', 'basic'] as const).flatMap((kind) => {
            const card = g.state.cards[place].def;
            const id = `${kind}:${g.table.cards[card].face.id}/${half}`;
            const reasons = whyNoAction(g, f, id) ?? [];
            const say = {
              key: kind === 'basic' ? 'basic-action' : 'play-half',
              args: { card: { card }, half: { term: `${kind === 'basic' ? 'basic' : 'half'}.${half}` } },
            };
            return reasons.length === 0 ? [] : [{ id, say, reasons }];
          }),
        ),
  );
}

/** Whether an ability is aimed at a hex beside whoever performs it. */
const isAimed = (a: Ability): boolean => a.do === 'summon' || a.do === 'disarm-trap' || a.do === 'destroy-obstacle';

/** Why an ability cannot be passed over, or not be done to the figure or at the hex an id names; null where it names neither. */
export function whyNoLine(g: Gloom, by: number, a: Ability, id: string): Refusal[] | null {
  const name = id.slice(id.indexOf('>') + 1);
  const hex = g.table.map.names.indexOf(name);
  const on = g.state.figures.findIndex((x, i) => inPlay(g, i) && (figureKey(g, i) === name || (hex >= 0 && x.hex === hex)));
  const why: Refusal[] = [];
  if (id.startsWith('skip:') && harmsOwn(a)) {
    refuse(why, 'gh:turn.4', 'harm-not-skipped', {});
    return why;
  }
  // Lines that could not be performed were passed over by themselves.
  if (id === 'do:attack' && has(g, by, DISARM)) refuse(why, 'gh:attack.02', 'disarmed', { figure: { figure: by } }, ['gh:turn.3']);
  if (id === 'do:move' && has(g, by, IMMOBILIZE))
    refuse(why, 'gh:condition.immobilize', 'immobilized', { figure: { figure: by } }, ['gh:turn.3']);
  if (why.length > 0) return why;
  if (!id.startsWith('do:') || !id.includes('>')) return null;
  if (hex >= 0 && isAimed(a)) {
    if (stepsBetween(walledOf(g), g.state.figures[by].hex, hex) !== 1)
      refuse(
        why,
        a.do === 'summon' ? 'gh:summon.1' : 'gh:turn.3',
        'hex-not-beside',
        { space: { space: hex }, figure: { figure: by } },
        wallRule(g, g.state.figures[by].hex, hex),
      );
    else if (a.do === 'disarm-trap' && tileOn(g, TILE_TRAP, hex) === undefined)
      refuse(why, 'gh:turn.3', 'no-trap-there', { space: { space: hex } });
    else if (a.do === 'destroy-obstacle' && on < 0 && tileOn(g, TILE_OBSTACLE, hex) === undefined)
      refuse(why, 'gh:turn.3', 'no-obstacle-there', { space: { space: hex } });
    if (why.length > 0) return why;
  }
  // What lies on a hex makes it no empty one, money as well.
  if (a.do === 'summon' && on < 0 && g.state.tiles.some((t) => t.hex === hex)) {
    refuse(why, 'gh:move.4', 'hex-taken', { space: { space: hex } });
    return why;
  }
  if (on < 0) return null;
  const figure = { figure: on };
  if (g.state.figures[on].kind === OBJECTIVE && (a.do === 'kill' || a.do === 'destroy-obstacle'))
    refuse(why, 'gh:attack.07', 'only-damage-destroys', { figure });
  if (g.state.figures[on].kind === OBJECTIVE && movesAnother(a)) refuse(why, 'gh:forced.1', 'obstacle-stays', { figure });
  if (a.do === 'destroy-obstacle' || a.do === 'disarm-trap' || a.do === 'summon') {
    if (why.length === 0) refuse(why, 'gh:move.4', 'hex-taken', { space: { space: g.state.figures[on].hex } });
    return why;
  }
  const whom = 'whom' in a && typeof a.whom === 'object' ? a.whom : { who: 'adjacent-enemy' as const };
  if (whom.who === 'self' || whom.who === 'adjacent-enemies' || whom.who === 'self-and-adjacent-allies') {
    refuse(why, 'gh:turn.3', 'nobody-to-name', {});
    return why;
  }
  const most = 'range' in whom ? whom.range : 1;
  if (whom.who !== 'ally-or-self' && !areEnemies(g, by, on)) refuse(why, 'gh:attack.01', 'not-an-enemy', { figure });
  if (whom.who === 'ally-or-self' && areEnemies(g, by, on)) refuse(why, 'gh:attack.01', 'not-an-ally', { figure });
  if (areEnemies(g, by, on) && whom.who !== 'ally-or-self' && has(g, on, INVISIBLE))
    refuse(why, 'gh:attack.01', 'target-invisible', { figure }, ['gh:condition.invisible']);
  if (a.do === 'control-move' && has(g, on, IMMOBILIZE)) refuse(why, 'gh:condition.immobilize', 'immobilized', { figure });
  if (apart(g, by, on) > most)
    refuse(
      why,
      'gh:range.1',
      'out-of-range',
      { figure, n: apart(g, by, on), most },
      wallRule(g, g.state.figures[by].hex, g.state.figures[on].hex),
    );
  if ('range' in whom && !sees(g, g.state.figures[by].hex, g.state.figures[on].hex))
    refuse(why, 'gh:attack.04', 'no-sight', { figure }, ['gh:sight.1']);
  if (a.do === 'kill' && g.state.figures[on].kind === MONSTER && g.state.figures[on].elite === 1)
    refuse(why, 'gh:turn.3', 'not-a-normal', { figure });
  return why;
}

/** The rule by which a line cannot be performed at all, for the log. */
export function ruleAgainst(g: Gloom, figure: number, a: Ability): string {
  if (a.do === 'attack') return has(g, figure, DISARM) ? 'gh:attack.02' : 'gh:attack.01';
  if (a.do === 'move') return 'gh:condition.immobilize';
  return a.do === 'summon' ? 'gh:summon.1' : 'gh:turn.3';
}
