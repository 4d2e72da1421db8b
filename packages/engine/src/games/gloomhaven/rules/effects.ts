/** gh:draw.03, gh:pipeline.7. Effects of an attack on a target that lives: a character may decline each, the others apply all. */
import {
  caller,
  coded,
  decide,
  define,
  END,
  type Flow,
  fieldsOf,
  given,
  NEXT,
  NONE_CALLED_SO,
  offers,
  REPEAT,
  STAY,
  step,
  using,
} from '../../../core/index.ts';
import type { Effect } from '../content/types.ts';
import { CHARACTER } from '../state.ts';
import { chose, type Gloom } from '../table.ts';
import { inPlay } from './board.ts';
import { afflict, BOONS, heal, shuffleIn } from './conditions.ts';
import { makeElement } from './elements.ts';
import { forced } from './forcing.ts';
import { type EffectsFrame, effectsSequence, strikeSequence } from './frames.ts';

const LEAVE = 0;
const APPLY = 1;

/** The effect that is asked about, which its frame knows. */
const EFFECT = given(
  using<Gloom, EffectsFrame>({
    grammar: 'effect',
    shape: '[a-z0-9-]+',
    write: (g, _v, f) => nameOf(asked(g, f)),
    read: (g, name, f) => (nameOf(asked(g, f)) === name ? 0 : NONE_CALLED_SO),
    arg: (g, _v, f) => ({ term: `effect.${nameOf(asked(g, f))}` }),
  }),
  () => 0,
);
const onWhom = (g: Gloom, f: EffectsFrame) => ({ figure: { figure: isOwn(asked(g, f)) ? f.by : f.on } });
export const APPLIES = coded<Gloom, EffectsFrame>('apply:{effect}', {
  say: 'apply-effect',
  parts: { effect: EFFECT },
  first: APPLY,
  more: onWhom,
});
export const LEAVES = coded<Gloom, EffectsFrame>('leave:{effect}', {
  say: 'leave-effect',
  parts: { effect: EFFECT },
  first: LEAVE,
  more: onWhom,
});

export const effectsSteps = define(effectsSequence, [
  step('next', 'gh:pipeline.7', (g: Gloom, f: EffectsFrame): Flow => {
    const e = present(g, f);
    if (e === undefined || !inPlay(g, f.by)) return END;
    if (!inPlay(g, f.on) && !isOwn(e)) {
      f.nth++;
      return STAY;
    }
    if (mayDecline(g, f, e)) return NEXT;
    f.nth++;
    apply(g, f, e);
    return STAY;
  }),
  decide('apply or leave', 'gh:pipeline.7', {
    ruleHere: (g: Gloom, f: EffectsFrame) => ruleOf(g, f),
    cites: (g: Gloom, f: EffectsFrame) => ruleOf(g, f),
    seat: (_g: Gloom, f: EffectsFrame) => f.seat,
    options(_g, _f, out) {
      out.push(APPLY, LEAVE);
    },
    take(g, f, code): Flow {
      const e = asked(g, f);
      f.nth++;
      if (code === APPLY) apply(g, f, e);
      return REPEAT;
    },
    ...offers(APPLIES, LEAVES),
    quiet: LEAVE,
    by: (_g, f) => f.by,
    prompt: (g, f) => ({ key: 'ask-effect', args: { effect: { term: `effect.${nameOf(asked(g, f))}` } } }),
  }),
]);

/** The name of an effect in options. */
export function nameOf(e: Effect): string {
  if (e.kind === 'condition' || e.kind === 'element') return e.of;
  return 'n' in e ? `${e.kind}-${e.n}` : e.kind;
}

/** The effect whose turn it is; undefined behind the last. */
const present = (g: Gloom, f: EffectsFrame): Effect | undefined => g.table.effects[f.effects[f.nth]];

/** The same for whoever asks about it: behind the last no question is asked. */
function asked(g: Gloom, f: EffectsFrame): Effect {
  const effect = present(g, f);
  if (effect === undefined) throw new RangeError('effects are asked about behind the last one');
  return effect;
}

/** Whether an effect is for the attacker, who alone wants it, so that it comes about even where the target has died (gh:pipeline.6). */
function isOwn(e: Effect): boolean {
  return e.kind === 'element' || e.kind === 'heal-self' || e.kind === 'bless' || (e.kind === 'condition' && BOONS.includes(e.of));
}

function apply(g: Gloom, f: EffectsFrame, e: Effect): void {
  if (e.kind === 'condition') afflict(g, isOwn(e) ? f.by : f.on, e.of);
  else if (e.kind === 'push' || e.kind === 'pull') forced(g, [f.on], f.by, e.kind, e.n, false);
  else if (e.kind === 'curse') shuffleIn(g, f.on, 'curse');
  else if (e.kind === 'bless') shuffleIn(g, f.by, 'bless');
  else if (e.kind === 'heal-self') heal(g, f.by, e.n, 'gh:pipeline.7');
  else if (e.kind === 'element') makeElement(g, e.of);
}

/** Whether the present effect is one of a drawn card: those come after the ability's own, and the attack below knows its cards. */
function isDrawn(g: Gloom, f: EffectsFrame): boolean {
  const used = fieldsOf(caller(g), strikeSequence)?.used ?? [];
  const drawn = used.flatMap((kind) => g.table.modifiers[kind].effects ?? []).filter((e) => e.kind !== 'pierce');
  return f.nth >= f.effects.length - drawn.length;
}

/** What a card that was drawn does has a paragraph of its own. */
const ruleOf = (g: Gloom, f: EffectsFrame): string => (isDrawn(g, f) ? 'gh:draw.03' : 'gh:pipeline.7');

/** Monsters and summons apply all of theirs; an element is made whether one likes it or not, but for what the option says. */
function mayDecline(g: Gloom, f: EffectsFrame, e: Effect): boolean {
  if (g.state.figures[f.by].kind !== CHARACTER) return false;
  if (e.kind !== 'element' || chose(g, 'elements-declined', 'always')) return true;
  return chose(g, 'elements-declined', 'drawn') && isDrawn(g, f);
}
