/** Actions asked for at a node that knows no such action: the rule that says when they can be taken. */

import { innermost, NOBODY, type Refusal, refuse } from '../../../core/index.ts';
import { NEUTRAL } from '../state.ts';
import type { Wow } from '../table.ts';
import { answersPlay } from './answering.ts';
import { dial, mayPay } from './clocks.ts';
import { playSequence } from './frames.ts';
import { figureNamed, spaceNamed } from './keys.ts';
import { WINDOWS } from './reacting.ts';

/** The first word of an action's name, and the paragraphs that give it its moment. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  reroll: ['wow:601.1b', 'wow:601.2a'],
  keep: ['wow:601.1b', 'wow:601.2a'],
  protect: ['wow:600.3'],
  crit: ['wow:602.2', 'wow:107'],
  trigger: ['wow:704.2', 'wow:107'],
  next: ['wow:107'],
  again: ['wow:602.5'],
  area: ['wow:407.2a'],
  choose: ['wow:705'],
  ready: ['wow:705'],
  exhaust: ['wow:705'],
  place: ['wow:304', 'wow:305'],
  shift: ['wow:404.3'],
  teleport: ['wow:404.2'],
  enter: ['wow:403.1'],
  equip: ['wow:302'],
  flip: ['wow:300.1'],
  turn: ['wow:501'],
  move: ['wow:501'],
  attack: ['wow:501'],
  ability: ['wow:501'],
  card: ['wow:501'],
  end: ['wow:501'],
};

/** What keeps a card that lies face up from answering the ability being played, window or no window. */
function whySilent(g: Wow, bearer: number, name: string): Refusal[] {
  const why: Refusal[] = [];
  const c = g.state.cards.findIndex((card) => card.bearer === bearer && card.face === 1 && g.table.cards[card.def].card.id === name);
  if (c < 0) return why;
  const { core } = g.table.cards[g.state.cards[c].def];
  if (g.state.cards[c].ready === 0) refuse(why, 'wow:300.1', 'exhausted', why && { card: { card: c } });
  const played = innermost(g.state, playSequence);
  if (played !== null && core.ability.kind === 'react') answersPlay(g, played, bearer, core.ability, why);
  mayPay(g, bearer, core, why);
  return why;
}

/** 408.1: a clock ahead of the main clock waits. */
function whyWaiting(g: Wow, fig: number): Refusal[] {
  const { clock } = g.state.figures[fig];
  if (clock === g.state.main) return [];
  return [{ rule: 'wow:408.1', key: 'clock-ahead', args: { figure: { figure: fig }, clock: dial(clock), main: dial(g.state.main) } }];
}

/** 406.3b: a spawn point of another faction serves nobody else, asked or not. */
function whyElsewhere(g: Wow, fig: number, place: string): Refusal[] {
  const space = spaceNamed(g, place);
  const i = g.table.spawn.findIndex((s) => s.space === space);
  if (i < 0 || g.state.spawn[i] === NEUTRAL || g.state.spawn[i] === g.table.seatFaction[g.state.figures[fig].owner]) return [];
  return [{ rule: 'wow:406.3b', key: 'foreign-spawn', args: { space: { space } } }];
}

/** Why an action of this name cannot happen here; null where the name says nothing. `asked`: such actions are what is asked for, without this one. */
export function notNow(g: Wow, id: string, asked: boolean): readonly Refusal[] | null {
  const verb = id.split(':')[0];
  if (verb === 'react') {
    const [figure, name] = id.slice(6).split('/');
    // By the card's name, wherever it lies: a reason must not tell what a bar holds face down.
    const fig = figureNamed(g, figure);
    const own = fig < 0 ? undefined : g.table.figures[g.state.figures[fig].def].reacts.find((r) => r.key === name);
    const ability = own?.ability ?? g.table.cards.find((c) => c.card.id === name)?.card.ability;
    if (ability?.kind !== 'react' || fig === NOBODY) return null;
    return [
      { rule: WINDOWS[ability.to.on], key: 'no-window', args: { what: name, on: { term: ability.to.on } } },
      ...whySilent(g, fig, name),
    ];
  }
  // Names come from outside: `constructor` is no moment.
  if (!Object.hasOwn(MOMENTS, verb)) return null;
  const moments: Refusal[] = MOMENTS[verb].map((rule) =>
    asked ? { rule, key: 'no-such-option', args: {} } : { rule, key: 'not-now', args: { what: { term: verb } } },
  );
  const [figure, place] = id.slice(verb.length + 1).split('>');
  const fig = figureNamed(g, figure);
  if (fig === NOBODY) return moments;
  if (verb === 'turn') moments.push(...whyWaiting(g, fig));
  if (verb === 'enter') moments.push(...whyElsewhere(g, fig, place ?? ''));
  return moments;
}
