/** Characters, cards and maps by lot, within their bounds: whatever can be composed has to play. */
import { type Form, faultsOfOwn, formOf, type OwnThing, type Seeded, valueAt, withValue } from '../../core/index.ts';
import type { Card } from './content/types.ts';
import { WOW_OWN } from './own.ts';
import { cardKind, characterKind } from './own-notation.ts';

/** Something that a place may hold. `deep` is how far down it is: the deeper, the less. */
function byLot(form: Form, random: Seeded, deep = 0): unknown {
  const some = <T>(list: readonly T[]): T => list[random.below(list.length)];
  switch (form.kind) {
    case 'whole':
      // Small numbers mostly: with large ones every match is over at the first blow.
      return Math.max(
        form.min,
        Math.min(form.max, random.below(6) === 0 ? form.min + random.below(form.max - form.min + 1) : random.below(5)),
      );
    case 'one':
      return some(form.of);
    case 'list': {
      const most = Math.min(form.max, deep > 3 ? 1 : 2);
      return Array.from({ length: Math.max(form.min, random.below(most + 1)) }, () => byLot(form.of, random, deep + 1));
    }
    case 'either':
      return byLot(some(form.of), random, deep + 1);
    case 'fields':
      return Object.fromEntries(
        form.fields.flatMap((f) => (f.needed || random.below(deep > 3 ? 5 : 3) === 0 ? [[f.name, byLot(f.is, random, deep + 1)]] : [])),
      );
    case 'content':
      return some(['0,0', '1,0', '-1,0', '3,-2']);
    default:
      return form.sample;
  }
}

/** The thing without whatever in it breaks a bound; null where more than that would have to change. */
function mended<T extends OwnThing>(kind: string, thing: T): T | null {
  let now = thing;
  for (let i = 0; i < 40; i++) {
    const [fault] = faultsOfOwn(WOW_OWN.kinds[kind], now);
    if (fault === undefined) return now;
    const { path } = fault;
    const key = 'fault' in fault ? fault.fault.fault.key : '';
    const at = String(path[path.length - 1]);
    // Ticks are a fault of cards alone.
    if (at === 'ticks') now = withValue(now, path, key === 'ticks-differ' ? (now as unknown as Card).ticks : 1);
    else if (at === 'who') now = withValue(now, path, 'self');
    else if (at === 'side') now = withValue(now, path, valueAt(now, path) === 'enemy' ? 'ally' : 'enemy');
    else if (key.startsWith('needs-') || key === 'react-and-category') return null;
    else now = withValue(now, path, undefined);
  }
  return null;
}

/** A character by lot. */
export function someCharacter(random: Seeded, id: string, faction: 'D' | 'A'): OwnThing {
  for (;;) {
    const made = byLot(formOf(characterKind), random) as OwnThing;
    const { legendary: _l, ...whole } = { ...made, id, faction, health: 3 + random.below(9), honor: 1 + random.below(6) } as OwnThing & {
      legendary?: true;
    };
    const fit = mended('characters', whole);
    if (fit !== null) return fit;
  }
}

/** A card by lot. */
export function someCard(random: Seeded, id: string): OwnThing {
  const form = formOf(cardKind);
  if (form.kind !== 'fields') throw new Error('a card has fields');
  for (;;) {
    const made = byLot(form, random) as Card;
    const part = (name: keyof Card): unknown => byLot(form.fields.find((f) => f.name === name)?.is as Form, random, 1);
    const { ability: _a, attach: _t, ongoing: _o, pet: _p, totem: _m, equipment: _e, ...bare } = made;
    const parts = { none: ['ability'], buff: ['attach', 'ongoing'], debuff: ['attach', 'ongoing'], form: ['ongoing'] } as const;
    const wanted: readonly (keyof Card)[] =
      made.type in parts ? parts[made.type as keyof typeof parts] : [made.type as 'pet' | 'totem' | 'equipment'];
    const whole = {
      ...bare,
      id,
      names: { en: id, fr: id },
      restriction: [],
      ...Object.fromEntries(wanted.map((name) => [name, part(name)])),
    };
    const react = (whole as Card).ability?.kind === 'react';
    const fit = mended('cards', {
      ...whole,
      category: react ? 'react' : made.category === 'react' ? 'instant' : made.category,
    } as OwnThing);
    if (fit !== null) return fit;
  }
}

/** A map by lot. */
export function someMap(random: Seeded, id: string): OwnThing {
  for (;;) {
    const letters = '....ccchhx-Vn';
    const rows = Array.from({ length: 5 + random.below(5) }, () =>
      ['D', ...Array.from({ length: 5 + random.below(6) }, () => letters[random.below(letters.length)]), 'A'].join(' '),
    );
    const map = { id, names: { en: id, fr: id }, rows } as OwnThing;
    if (faultsOfOwn(WOW_OWN.kinds.maps, map).length === 0) return map;
  }
}
