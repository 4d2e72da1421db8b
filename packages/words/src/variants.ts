/** Which sentence of a key is said, and the last touches on it: the same for every game. */
import type { Say } from '@escarmouche/engine/core';
import type { Lists, Room } from './resources.ts';
import type { Fill, Translator } from './translator.ts';
import { capital, elide, typeset } from './typeset.ts';

/** What can be said of the values, for choosing a variant: `crit`, `no-n`, `one-n`, `no-card`, `ability-main`. */
function factsOf(args: Say['args']): string[] {
  const out: string[] = [];
  for (const [name, v] of Object.entries(args)) {
    if (v === true) out.push(name);
    else if (typeof v === 'number') {
      if (v === 0 || v === 1) out.push(`${v === 0 ? 'no' : 'one'}-${name}`);
    } else if (typeof v === 'string') out.push(v === '' ? `no-${name}` : name);
    else if (typeof v === 'object') {
      if ('term' in v) out.push(`${name}-${v.term.replace(/\d+$/, '')}`);
      else if ('figures' in v) {
        if (v.figures.length < 2) out.push(`${v.figures.length === 0 ? 'no' : 'one'}-${name}`);
        if (v.figures.length > 0) out.push(name);
      } else if (('figure' in v && v.figure < 0) || ('card' in v && v.card < 0) || ('space' in v && v.space < 0)) out.push(`no-${name}`);
      else if ('figure' in v) out.push(name);
    }
  }
  return out;
}

/** Of each list, what comes after a low line in its keys, by what comes before it. */
const listed = new WeakMap<object, ReadonlyMap<string, ReadonlySet<string>>>();

/** The variants that a list has. */
function variantsIn(list: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  let variants = listed.get(list) as Map<string, Set<string>> | undefined;
  if (variants !== undefined) return variants;
  variants = new Map();
  for (const name of Object.keys(list))
    for (let at = name.indexOf('_'); at >= 0; at = name.indexOf('_', at + 1)) {
      const key = name.slice(0, at);
      variants.set(key, (variants.get(key) ?? new Set()).add(name.slice(at + 1)));
    }
  listed.set(list, variants);
  return variants;
}

/** The variant of a sentence that fits: two facts together before one alone. */
function variantOf(w: Translator, room: Room, say: Say): string | undefined {
  // Most sentences have none.
  const list = (w.resources as Lists)[room];
  const variants = list === undefined ? undefined : variantsIn(list).get(say.key);
  if (variants === undefined) return undefined;
  const facts = factsOf(say.args);
  for (const a of facts) for (const b of facts) if (a !== b && variants.has(`${a}+${b}`)) return `${a}+${b}`;
  return facts.find((f) => variants.has(f));
}

/** Last touches in order: elision, capital, spaces. The marks stay. */
export function finish(w: Translator, text: string): string {
  const { lang } = w.resources;
  return typeset(lang, capital(lang === 'fr' ? elide(text) : text));
}

/** A sentence, as its values make it; undefined where the room has no such key. */
export function told(w: Translator, room: Room, say: Say, fill: () => Fill): string | undefined {
  const variant = variantOf(w, room, say);
  if (variant === undefined && !w.has(room, say.key)) return undefined;
  return finish(w, w.say(room, say.key, fill(), variant));
}
