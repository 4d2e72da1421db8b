/** Attacks and abilities in words: one line of numbers, and what they do, as cards say it. */
import type {
  Ability,
  AttackAbility,
  Card,
  Effect,
  Modifier,
  OngoingAbility,
  PaymentAbility,
  Range,
  ReactAbility,
  Who,
  Whom,
} from '@escarmouche/engine/wow';
import type { Translator } from '../../translator.ts';
import { capital } from '../../typeset.ts';
import { finish } from '../../variants.ts';
import type { Resources } from './resources.ts';
import { termWords } from './sentence.ts';

type Words = Translator<Resources>;

/** Numbers of an ability as they hold now, where they are not those that are printed. */
export interface NumbersNow {
  readonly ticks?: number | undefined;
  readonly power?: number | undefined;
  readonly range?: Range | undefined;
  readonly nature?: string | undefined;
  readonly type?: string | undefined;
}

/** An ability in words. */
export interface AbilityWords {
  /** `3 ticks · physical melee · power 6 · range 1`. */
  readonly line: string;
  /** What it does beyond its numbers, a sentence each. */
  readonly text: readonly string[];
}

function term(w: Words, id: string, kind: string): string {
  return termWords(w, id, kind) ?? id;
}

/** `range 3`, `range 2 to 4`. */
export function rangeWords(w: Words, range: Range): string {
  return range.min === undefined
    ? w.say('abilities', 'range-max', { max: range.max })
    : w.say('abilities', 'range-min', { min: range.min, max: range.max });
}

function place(w: Words, whom: { readonly adjacent?: true; readonly range?: Range }): string {
  if (whom.adjacent === true) return w.say('abilities', 'place-adjacent');
  if (whom.range === undefined) return '';
  const { min, max } = whom.range;
  return min === undefined ? w.say('abilities', 'place-max', { max }) : w.say('abilities', 'place-min', { min, max });
}

function whomWords(w: Words, whom: Whom, mode: 'choose' | 'each'): string {
  if (whom.side === 'self') return w.say('abilities', 'self');
  // An adjacent ally means the character itself too, unless the card says another.
  if (whom.side === 'ally' && whom.adjacent === true && whom.other !== true)
    return w.say('abilities', mode === 'each' ? 'and-self' : 'or-self');
  const other = whom.other === true ? 'other-' : '';
  return w.say('abilities', `${mode}-${other}${whom.side}`, {
    place: place(w, whom),
    adjacent: whom.adjacent === true ? w.say('abilities', 'before-adjacent') : '',
  });
}

/** Whom an effect falls on; `target` is described where the ability says whom it may target. */
function whoWords(w: Words, who: Who, target: Whom | undefined): string {
  if (who === 'target' && target !== undefined) return whomWords(w, target, 'choose');
  if (typeof who === 'string') return w.say('abilities', who);
  return 'choose' in who ? whomWords(w, who.choose, 'choose') : whomWords(w, who.each, 'each');
}

function attackWords(w: Words, nature: string, type: string | undefined): string {
  if (type === undefined) return term(w, nature, 'nature-');
  return w.say('abilities', 'nature-and-type', { nature: term(w, nature, 'nature-'), type: term(w, type, 'type-') });
}

/** ` of its fire attacks`, ` against fire attacks`: the attacks that a change of a number is for, where not all of them (600.1b). */
function narrowWords(w: Words, m: Modifier | Modify): string {
  const { nature, type } = m;
  if (nature === undefined && type === undefined) return '';
  const of = nature === undefined ? w.say('abilities', 'type-alone', { type: term(w, type ?? '', 'type-') }) : attackWords(w, nature, type);
  return w.say('abilities', m.stat === 'armor' || m.stat === 'resist' ? 'against-attacks' : 'for-attacks', { of });
}

function effectWords(w: Words, e: Effect, target: Whom | undefined): string {
  const say = (key: string, fill: Record<string, string | number> = {}, variant?: string): string => w.say('abilities', key, fill, variant);
  const who = 'who' in e ? whoWords(w, e.who, target) : '';
  const until = 'until' in e ? term(w, e.until, 'until-') : '';
  switch (e.do) {
    case 'move': {
      const variant = [...(e.upTo === true ? ['upTo'] : []), ...(e.away === true ? ['away'] : [])].join('+');
      return say('move', { who, n: e.n }, variant === '' ? undefined : variant);
    }
    case 'teleport':
      return say('teleport', { who, n: e.n }, e.icon === true ? 'icon' : undefined);
    case 'modify':
      return modifyWords(w, [e], target);
    case 'convert': {
      const from = attackWords(w, e.from.nature, e.from.type);
      const to = attackWords(w, e.to.nature, e.to.type);
      const gains = (e.crit ?? []).map((c) => say('at-crit', { what: effectsWords(w, c.effects, undefined) })).join(' ');
      return say('convert', { who, until, from, to, gains }, gains === '' ? undefined : 'gains');
    }
    case 'ready':
      return say(e.card === 'this' ? 'ready-this' : 'ready-other', { who });
    default:
      return say(e.do, { who, until, n: 'n' in e ? e.n : 0 });
  }
}

type Modify = Extract<Effect, { do: 'modify' }>;

/** Changes of several numbers, alike in all else. */
function modifyWords(w: Words, all: readonly Modify[], target: Whom | undefined): string {
  const [first] = all;
  const changes = w.list(all.map((e) => w.say('abilities', 'change', { n: e.n, stat: term(w, e.stat, 'stat-'), of: narrowWords(w, e) })));
  const fill = { who: whoWords(w, first.who, target), until: term(w, first.until, 'until-'), changes };
  return w.say('abilities', 'modify', fill, first.next === undefined ? undefined : 'next');
}

function alike(a: Effect | undefined, b: Effect): boolean {
  return (
    a?.do === 'modify' && b.do === 'modify' && a.until === b.until && a.next === b.next && JSON.stringify(a.who) === JSON.stringify(b.who)
  );
}

/** A list of effects, one sentence after another; the first begins small, for it may follow a colon. */
function effectsWords(w: Words, effects: readonly Effect[], target: Whom | undefined): string {
  const groups: Effect[][] = [];
  for (const e of effects) {
    const last = groups[groups.length - 1];
    if (alike(last?.[0], e)) last.push(e);
    else groups.push([e]);
  }
  const texts = groups.map((g) => (g.length > 1 ? modifyWords(w, g as Modify[], target) : effectWords(w, g[0], target)));
  return texts.map((t, i) => (i === 0 ? t : capital(t))).join('. ');
}

function stop(w: Words, text: string): string {
  return finish(w, `${capital(text)}.`);
}

function attackText(w: Words, a: AttackAbility): string[] {
  const part = (key: string, effects: readonly Effect[] | undefined): string[] =>
    effects === undefined || effects.length === 0 ? [] : [stop(w, w.say('abilities', key, { what: effectsWords(w, effects, undefined) }))];
  return [
    ...part('at-before', a.before),
    ...(a.crit ?? []).flatMap((c) => part('at-crit', c.effects)),
    ...part('at-after', a.after),
    ...part('at-instead', a.instead),
  ];
}

function attackLine(w: Words, a: AttackAbility, now: NumbersNow): string[] {
  return [
    w.say('abilities', 'ticks', { n: now.ticks ?? a.ticks }),
    attackWords(w, now.nature ?? a.nature, now.type ?? a.type),
    w.say('abilities', 'power', { n: now.power ?? a.power }),
    rangeWords(w, now.range ?? a.range),
    ...(a.area === true ? [w.say('abilities', 'area')] : []),
    ...(a.targets !== undefined && a.targets > 1 ? [w.say('abilities', 'targets', { n: a.targets })] : []),
    ...(a.everybody === true ? [w.say('abilities', 'everybody')] : []),
  ];
}

function paymentLine(w: Words, a: PaymentAbility, now: NumbersNow): string[] {
  const range = now.range ?? a.area?.range ?? a.target?.range;
  return [
    w.say('abilities', 'ticks', { n: now.ticks ?? a.ticks }),
    ...(range === undefined ? [] : [rangeWords(w, range)]),
    ...(a.area === undefined ? [] : [w.say('abilities', 'area')]),
    ...(a.oncePerTurn === true ? [w.say('abilities', 'once-a-turn')] : []),
  ];
}

function reactText(w: Words, a: ReactAbility): string {
  const what = effectsWords(w, a.effects, undefined);
  const { to } = a;
  const say = (key: string, fill: Record<string, string> = {}): string => w.say('abilities', key, { what, ...fill });
  switch (to.on) {
    case 'targeted': {
      const who = oneOfThese(w, to.whom);
      return to.nature === undefined
        ? say('react-targeted', { who })
        : say('react-targeted-nature', { who, nature: term(w, to.nature, 'nature-') });
    }
    case 'played':
      return say(to.except === undefined ? 'react-played' : 'react-played-except', {
        place: place(w, to),
        costs: to.costs === undefined ? '' : w.say('abilities', 'that-costs', { n: to.costs }),
      });
    default: {
      const key = to.on === 'unhurt' && to.adjacent === true ? 'react-unhurt-adjacent' : `react-${to.on}`;
      return to.whom === undefined ? say(key) : say(`${key}-whom`, { who: oneOfThese(w, to.whom) });
    }
  }
}

/** Whom a react is for: one of these. */
function oneOfThese(w: Words, whom: readonly Whom[]): string {
  if (whom.length === 2 && whom[0].side === 'self') return w.say('abilities', 'or-self');
  return w.list(whom.map((x) => whomWords(w, x, 'choose')));
}

function modifierText(w: Words, m: Modifier): string {
  return w.say('abilities', 'modifier', {
    who: m.on === 'self' ? w.say('abilities', 'self') : whomWords(w, m.on, 'each'),
    n: m.n,
    stat: term(w, m.stat, 'stat-'),
    main: m.main === true ? w.say('abilities', 'of-main') : '',
    of: narrowWords(w, m),
    while: m.whileHealthAtMost === undefined ? '' : w.say('abilities', 'while-health', { n: m.whileHealthAtMost }),
  });
}

function triggerText(w: Words, a: OngoingAbility): string[] {
  const t = a.trigger;
  if (t === undefined) return [];
  const what = effectsWords(w, a.effects ?? [], undefined);
  if (t.on === 'tick-end') return [w.say('abilities', 'when-tick-end', { what, ticks: w.list(t.ticks.map(String)) })];
  if (t.on === 'hurt' || t.on === 'hurts') return [w.say('abilities', `when-${t.on}`, { what })];
  const where = w.say('abilities', t.at !== undefined ? 'given-space' : t.adjacent === true ? 'adjacent-space' : 'any-space');
  return [w.say('abilities', `when-${t.on}`, { what, where, whom: whomWords(w, { side: t.whom }, 'choose') })];
}

function ongoingText(w: Words, a: OngoingAbility): string[] {
  const out = (a.modifiers ?? []).map((m) => modifierText(w, m));
  if (a.protector !== undefined) {
    const { nature, whom } = a.protector;
    const who = whomWords(w, whom, 'choose');
    out.push(
      nature === undefined
        ? w.say('abilities', 'protector', { who })
        : w.say('abilities', 'protector-nature', { who, nature: term(w, nature, 'nature-') }),
    );
  }
  if (a.ignoresTerrain === true) out.push(w.say('abilities', 'ignores-terrain', { who: w.say('abilities', 'self') }));
  if (a.mainRange !== undefined) out.push(w.say('abilities', 'main-range', { range: rangeWords(w, a.mainRange) }));
  return [...out, ...triggerText(w, a)];
}

/** An ability in words, by what is printed or by the numbers that hold now. */
export function abilityWords(w: Words, a: Ability, now: NumbersNow = {}): AbilityWords {
  const line = (items: readonly string[]): string => finish(w, items.join(' · '));
  switch (a.kind) {
    case 'attack':
      return { line: line(attackLine(w, a, now)), text: attackText(w, a) };
    case 'payment':
      return { line: line(paymentLine(w, a, now)), text: a.effects.length === 0 ? [] : [stop(w, effectsWords(w, a.effects, a.target))] };
    case 'react':
      return { line: line([w.say('abilities', 'ticks', { n: a.ticks }), w.say('abilities', 'react')]), text: [stop(w, reactText(w, a))] };
    case 'ongoing':
      return { line: line([w.say('abilities', 'always')]), text: ongoingText(w, a).map((t) => stop(w, t)) };
  }
}

/** What a card says that nobody wrote a text for: all that it does, and what it brings into play with all that this does. */
export function cardText(w: Words, card: Card): string {
  const { ability, attach, ongoing = [], totem, equipment, pet } = card;
  const told = (a: Ability, withLine: boolean): string[] => {
    const { line, text } = abilityWords(w, a);
    return [...(withLine || text.length === 0 ? [stop(w, line)] : []), ...text];
  };
  const said = [
    ...(attach === undefined ? [] : [stop(w, w.say('abilities', 'attach', { who: whomWords(w, attach, 'choose') }))]),
    ...(ability === undefined ? [] : told(ability, ability.kind === 'attack')),
    ...[...ongoing, ...(totem?.abilities ?? [])].flatMap((a) => told(a, false)),
    ...(equipment?.grants ?? []).flatMap((a) => told(a, true)),
    ...(pet === undefined ? [] : [pet.main, ...(pet.lower ?? [])].flatMap((a) => told(a, a.kind !== 'ongoing'))),
  ];
  // A totem or a piece of equipment that does nothing: what it is.
  return said.length > 0 ? said.join(' ') : stop(w, finish(w, termWords(w, card.type, 'card-') ?? card.type));
}
