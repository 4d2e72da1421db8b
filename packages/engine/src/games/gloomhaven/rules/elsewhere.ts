/** Actions asked for where something else is asked: the paragraph that gives each its moment, and what forbids it besides. */
import { fieldsOf, innermost, NOBODY, type Refusal } from '../../../core/index.ts';
import { type Ability, ELEMENTS } from '../content/types.ts';
import { CHARACTER, CHOSEN, DISARM, DISCARD, HAND, NO_CARD } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { characterOf, has } from './conditions.ts';
import { halfSequence, harmSequence, turnSequence, volleySequence } from './frames.ts';
import { figureIn } from './keys.ts';
import { waysOf } from './line-ways.ts';
import { harmsOwn, lineAt, lineCalled } from './lines.ts';
import { ruleAgainst, whyNoAction, whyNoTarget } from './refusing.ts';
import { attackLine } from './striking.ts';

const NO_ELEMENT_LESS: Refusal = { rule: 'gh:turn.4', key: 'element-not-skipped', args: {}, also: ['gh:element.1'] };
const LINE: Refusal = { rule: 'gh:turn.3', key: 'lines-in-order', args: {} };
const TARGETS: Refusal = { rule: 'gh:target.01', key: 'targets-in-attacks', args: {} };
const USING: Refusal = { rule: 'gh:element.2', key: 'elements-with-abilities', args: {} };
const ADJUSTMENTS: Refusal = { rule: 'gh:modifiers.03', key: 'adjustments-in-attacks', args: {} };
const LEGS: Refusal = { rule: 'gh:move.1', key: 'hexes-in-moves', args: {} };
const EFFECTS: Refusal = { rule: 'gh:pipeline.7', key: 'effects-after-damage', args: {} };
const NEGATING: Refusal = { rule: 'gh:damage.1', key: 'negated-when-suffered', args: {} };
const MONSTERS: Refusal = { rule: 'gh:focus.7', key: 'asked-of-monsters', args: {} };
const CHOOSING: Refusal = { rule: 'gh:round.1', key: 'cards-before-turns', args: {} };
const SHORT_REST: Refusal = { rule: 'gh:rest.1', key: 'rests-after-turns', args: {} };

/** What an action is called by its first word, and what says when it is asked for. */
const MOMENTS: Readonly<Record<string, Refusal>> = {
  end: { rule: 'gh:turn.1', key: 'ends-between-actions', args: {} },
  do: LINE,
  skip: LINE,
  target: TARGETS,
  done: TARGETS,
  next: { rule: 'gh:area.09', key: 'next-of-several', args: {} },
  area: { rule: 'gh:area.01', key: 'areas-in-attacks', args: {} },
  path: { rule: 'gh:ranged.03', key: 'areas-in-attacks', args: {} },
  use: USING,
  keep: USING,
  add: ADJUSTMENTS,
  double: ADJUSTMENTS,
  move: LEGS,
  stop: LEGS,
  apply: EFFECTS,
  leave: EFFECTS,
  to: { rule: 'gh:forced.1', key: 'hexes-in-pushes', args: {} },
  suffer: NEGATING,
  lose: NEGATING,
  focus: MONSTERS,
  go: MONSTERS,
  trap: MONSTERS,
  heal: MONSTERS,
  first: { rule: 'gh:round.3', key: 'first-of-equals', args: {} },
  place: { rule: 'gh:reveal.02', key: 'places-in-rooms', args: {} },
  cards: CHOOSING,
  rest: CHOOSING,
  'no-rest': SHORT_REST,
  accept: SHORT_REST,
  another: SHORT_REST,
  take: SHORT_REST,
  start: { rule: 'gh:scenario.1', key: 'starts-once', args: {} },
};

/** Whose card of this name is meant, first among those of the character whose turn it is; `NO_CARD` for none. */
function cardNamed(g: Gloom, name: string, seat: number): number {
  const named = g.state.cards.flatMap((c, place) => (g.table.cards[c.def].face.id === name ? [place] : []));
  return named.find((place) => g.state.cards[place].owner === seat) ?? named[0] ?? NO_CARD;
}

/** Why no half of a card is played now: it is not that character's turn, an action is finished first (turn.1), the card cannot be played at all. */
function whyNoHalf(g: Gloom, id: string): Refusal[] | null {
  const [, name] = /^(?:play|basic):(.*)\/(?:top|bottom)$/.exec(id) ?? [];
  const turn = innermost(g.state, turnSequence);
  const acting = turn === null ? undefined : g.state.figures[turn.figure];
  const place = cardNamed(g, name ?? '', acting?.seat ?? NOBODY);
  if (place < 0) return null;
  const { owner } = g.state.cards[place];
  if (turn === null || acting?.kind !== CHARACTER || acting.seat !== owner)
    return [{ rule: 'gh:round.3', key: 'not-its-turn', args: { figure: { figure: characterOf(g, owner) } } }];
  return [{ rule: 'gh:turn.1', key: 'one-action-first', args: {} }, ...(whyNoAction(g, turn, id) ?? [])];
}

/** Why this does not negate the damage that is asked about: a card was chosen for the round, or lies elsewhere, or there are too many (damage.1). */
function whyNotLost(g: Gloom, id: string): Refusal[] | null {
  const harm = fieldsOf(g.state.stack.at(-1), harmSequence);
  if (harm === null) return null;
  const { seat } = g.state.figures[harm.on];
  const names = id.slice('lose:'.length).split('+');
  const places = names.flatMap((name) =>
    g.state.cards.flatMap((c, i) => (c.owner === seat && g.table.cards[c.def].face.id === name ? [i] : [])),
  );
  if (places.length < names.length) return null;
  const why = places.flatMap((place): Refusal[] => {
    const { def, zone } = g.state.cards[place];
    if (zone === HAND || zone === DISCARD) return [];
    return [
      { rule: 'gh:damage.1', key: zone === CHOSEN ? 'chosen-for-the-round' : 'neither-hand-nor-discard', args: { card: { card: def } } },
    ];
  });
  return why.length > 0 ? why : [{ rule: 'gh:damage.1', key: 'one-card-or-two-discards', args: {} }];
}

/**
 * Why a line of the half under way is not passed over, or cannot be performed: it happened by itself, or was passed over by itself (turn.3,
 * turn.4). Null where the id names none.
 */
function whyNoLineNow(g: Gloom, id: string): Refusal[] | null {
  const [, verb, name] = /^(do|skip):([a-z-]+)$/.exec(id) ?? [];
  const half = innermost(g.state, halfSequence);
  const at = half === null || name === undefined ? -1 : lineCalled(g, half, name);
  if (half === null || at < 0) return null;
  const line = lineAt(g, { ...half, line: at }) as Ability;
  if (verb === 'skip' && harmsOwn(line)) return [{ rule: 'gh:turn.4', key: 'harm-not-skipped', args: {}, also: ['gh:turn.3'] }];
  if (verb === 'skip' && line.do === 'element' && !chose(g, 'elements-declined', 'always')) return [NO_ELEMENT_LESS, LINE];
  // Nobody was in reach when the action came to it.
  const missed = verb === 'do' && line.do === 'attack' && at < half.line && waysOf(g, { ...half, line: at }, line).length === 0;
  if (!missed) return null;
  const figure = { figure: half.figure };
  return [
    { rule: ruleAgainst(g, half.figure, line), key: has(g, half.figure, DISARM) ? 'disarmed' : 'nobody-to-attack', args: { figure } },
    LINE,
  ];
}

/** Why the attack under way is not made on the figure an id names as well; null where it names none, and where no character attacks. */
function whyNoOther(g: Gloom, id: string): Refusal[] | null {
  const volley = innermost(g.state, volleySequence);
  if (volley === null || g.state.figures[volley.by].kind !== CHARACTER) return null;
  const on = figureIn(g, id, 'target:');
  if (on < 0 || on === volley.by) return null;
  const taken = [...volley.targets, ...volley.caught].includes(on);
  const line = attackLine(g, volley.line);
  const single = line === null || (line.area === undefined && (line.targets ?? 1) === 1 && (line.add ?? 0) === 0);
  const one = { rule: volley.range === 0 ? 'gh:melee.03' : 'gh:ranged.02', key: 'one-target', args: {} };
  return [...(taken ? [] : [single ? one : TARGETS]), ...whyNoTarget(g, volley.by, on, volley.range, taken)];
}

/** Why an action of this name cannot happen here; null where the name says nothing, and where such actions are what is asked for. */
export function notNow(g: Gloom, id: string, asked: boolean): readonly Refusal[] | null {
  const verb = id.split(':')[0];
  if (verb === 'play' || verb === 'basic') return whyNoHalf(g, id);
  const lost = verb === 'lose' ? whyNotLost(g, id) : null;
  if (lost !== null) return lost;
  const line = verb === 'do' || verb === 'skip' ? whyNoLineNow(g, id) : null;
  if (line !== null) return line;
  // Names come from outside: `constructor` is no moment.
  if (asked || !Object.hasOwn(MOMENTS, verb)) return null;
  if (verb === 'target') return whyNoOther(g, id) ?? [TARGETS];
  // An element that a card creates comes about whether one likes it or not.
  if (verb === 'leave' && (ELEMENTS as readonly string[]).includes(id.slice('leave:'.length)) && !chose(g, 'elements-declined', 'always'))
    return [NO_ELEMENT_LESS, EFFECTS];
  return [MOMENTS[verb]];
}
