/** Actions asked for at a node that knows no such action: the rule that says when they can be taken. */
import type { Refusal } from '../../../core/index.ts';
import type { ReactTo } from '../content/types.ts';
import type { Wow } from '../table.ts';
import { figureNamed } from './telling.ts';

/** The first word of an action's name, and the paragraphs that give it its moment. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  reroll: ['wow:601.1b', 'wow:601.2a'],
  protect: ['wow:600.3'],
  crit: ['wow:602.2', 'wow:107'],
  again: ['wow:602.5'],
  area: ['wow:407.2a'],
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
};

/** The paragraph that opens the window each kind of react waits for. */
const WINDOWS: Readonly<Record<ReactTo['on'], string>> = {
  targeted: 'wow:701',
  played: 'wow:701',
  'ticked-up': 'wow:408.1b',
  damage: 'wow:709',
  unhurt: 'wow:602.4',
};

/** Why an action of this name cannot happen here; null where the name says nothing. */
export function notNow(g: Wow, id: string): readonly Refusal[] | null {
  const verb = id.split(':')[0];
  if (verb === 'react') {
    const [figure, name] = id.slice(6).split('/');
    // By the card's name, wherever it lies: a reason must not tell what a bar holds face down.
    const ability = g.table.cards.find((c) => c.card.id === name)?.card.ability;
    if (ability?.kind !== 'react' || figureNamed(g, figure) === -1) return null;
    return [{ rule: WINDOWS[ability.to.on], key: 'no-window', args: { what: name, on: { term: ability.to.on } } }];
  }
  // Names come from outside: `constructor` is no moment.
  return Object.hasOwn(MOMENTS, verb) ? MOMENTS[verb].map((rule) => ({ rule, key: 'not-now', args: { id } })) : null;
}
