/** What a half of an ability card does, in words made from its lines: for cards that print nothing, such as those of a situation. */
import { type Ability, type Amount, type Effect, type Half, LASTINGS } from '@escarmouche/engine/gloomhaven';
import type { Translator } from '../../translator.ts';
import { printed } from './naming.ts';
import type { Resources } from './resources.ts';

type Words = Translator<Resources>;
type Attack = Extract<Ability, { do: 'attack' }>;

/** An amount: a number, or what it is counted by. */
function amountWords(w: Words, n: Amount): string {
  if (typeof n === 'number') return String(n);
  if (typeof n === 'string') return w.say('phrases', `half-${n}`);
  return 'perShield' in n
    ? w.say('phrases', 'half-per-shield', { n: n.base, more: n.perShield })
    : w.say('phrases', 'half-per-ally', { n: n.base, more: n.perAlly });
}

const withNumber = (w: Words, word: keyof Resources['terms'] & string, n: string): string =>
  w.say('phrases', 'with-number', { word: w.say('terms', word), n });

function attackWords(w: Words, line: Attack, effect: (e: Effect) => string): string[] {
  const { range, targets, area, add, path, effects = [], bonuses = [], consume } = line;
  return [
    withNumber(w, 'line.attack', amountWords(w, line.n)),
    ...(range === undefined ? [] : [w.say('phrases', 'part-range', { n: range })]),
    ...(targets === undefined
      ? []
      : [typeof targets === 'number' ? w.say('phrases', 'part-targets', { n: targets }) : w.say('phrases', `half-${targets}`)]),
    ...(area === undefined ? [] : [w.say('phrases', 'part-area')]),
    ...(add === undefined ? [] : [w.say('phrases', 'half-add', { n: add })]),
    ...(path === undefined ? [] : [w.say('phrases', 'half-path')]),
    ...effects.map(effect),
    ...bonuses.map((b) =>
      w.say('phrases', 'half-bonus', {
        when: w.say('terms', `bonus.${b.when}`),
        more: b.times === undefined ? w.say('phrases', 'part-more', { n: b.n }) : w.say('phrases', 'half-doubled'),
      }),
    ),
    ...(consume?.effects === undefined && consume?.attack === undefined && consume?.perAlly === undefined
      ? []
      : [
          w.say('phrases', 'part-consume', {
            element: w.say('terms', `element.${consume.element}`),
            more: w.list([
              ...(consume.attack === undefined ? [] : [w.say('phrases', 'part-more', { n: consume.attack })]),
              ...(consume.perAlly === undefined ? [] : [w.say('phrases', 'half-per-ally', { n: 0, more: consume.perAlly })]),
              ...(consume.effects ?? []).map(effect),
            ]),
          }),
        ]),
  ];
}

/** A line of a half: `Attack 3, Range 2, Poison`. */
function lineWords(w: Words, line: Ability, effect: (e: Effect) => string, summon: (id: string) => string): string {
  const parts = ((): string[] => {
    switch (line.do) {
      case 'attack':
        return attackWords(w, line, effect);
      case 'move':
        return [
          withNumber(w, 'line.move', amountWords(w, line.n)),
          ...(line.jump === true ? [w.say('phrases', 'half-jump')] : []),
          ...(line.lootOnWay === true ? [w.say('phrases', 'half-loot-on-way')] : []),
        ];
      case 'condition':
        return [w.say('terms', `condition.${line.of}`)];
      case 'curse':
      case 'bless':
        return [w.say('terms', `condition.${line.do}`)];
      case 'element':
        return [w.say('phrases', 'line-element', { element: w.say('terms', `element.${line.of}`) })];
      case 'summon':
        return [w.say('phrases', 'with-number', { word: w.say('terms', 'line.summon'), n: summon(line.of) })];
      case 'lasting': {
        const names = LASTINGS.find((l) => l.id === line.of)?.names;
        return [names === undefined ? line.of : printed(names, w.resources.lang)];
      }
      default:
        return ['n' in line ? withNumber(w, `line.${line.do}`, String(line.n)) : w.say('terms', `line.${line.do}`)];
    }
  })();
  const whom = 'whom' in line && typeof line.whom === 'object' ? line.whom : undefined;
  if (whom !== undefined) parts.push(w.say('phrases', `half-whom-${whom.who}`));
  if (whom !== undefined && 'range' in whom) parts.push(w.say('phrases', 'part-range', { n: whom.range }));
  if (line.do === 'retaliate' && line.range !== undefined) parts.push(w.say('phrases', 'part-range', { n: line.range }));
  const consume = 'consume' in line ? line.consume : undefined;
  if (consume?.n !== undefined)
    parts.push(
      w.say('phrases', 'part-consume', {
        element: w.say('terms', `element.${consume.element}`),
        more: w.say('phrases', 'part-more', { n: consume.n }),
      }),
    );
  return parts.join(', ');
}

/** All that a half does. */
export function halfWords(w: Words, half: Half, effect: (e: Effect) => string, summon: (id: string) => string): string {
  if (half.abilities.length === 0) return w.say('phrases', 'half-nothing');
  return half.abilities.map((line) => lineWords(w, line, effect, summon)).join('; ');
}
