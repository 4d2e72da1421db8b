/** The sides of a saved match in a few words, whatever its set-up holds. */
import { FORCES, findArmy, findProfile } from '@escarmouche/engine/confrontation';
import { pick } from '../../../app/strings/index.ts';
import type { Lang } from '../../../settings/store.ts';

interface LooseProfile {
  readonly id?: string;
  readonly names?: { readonly en: string; readonly fr: string };
}

interface Loose {
  readonly mode?: string;
  readonly seats?: readonly { readonly army?: string; readonly fighters?: readonly { readonly profile?: string }[] }[];
  readonly content?: { readonly profiles?: readonly LooseProfile[] };
}

/** `2 × Clone of Dirz, Dawn warrior`: each profile once, in the order of the list. */
export function counted(ids: readonly string[], nameOf: (id: string) => string): string {
  return [...new Set(ids)]
    .map((id) => {
      const n = ids.filter((x) => x === id).length;
      return n === 1 ? nameOf(id) : `${n}\u00a0×\u00a0${nameOf(id)}`;
    })
    .join(', ');
}

function describeSide(setup: Loose, seat: NonNullable<Loose['seats']>[number], lang: Lang): string {
  const ids = (seat.fighters ?? []).map((f) => f.profile ?? '?');
  const known = FORCES.find((f) => setup.mode === 'skirmish' && f.army === seat.army && f.profiles.join() === ids.join());
  if (known !== undefined) {
    const army = findArmy(known.army);
    return army === undefined ? pick(known.names, lang) : `${pick(known.names, lang)} (${pick(army.names, lang)})`;
  }
  return counted(ids, (id) => {
    const names = setup.content?.profiles?.find((p) => p.id === id)?.names ?? findProfile(id)?.names;
    return names === undefined ? id : pick(names, lang);
  });
}

/** What each side is called: its ready-made force, or its fighters. */
export function describeSides(setup: unknown, lang: Lang): readonly string[] {
  const loose = (setup ?? {}) as Loose;
  return (loose.seats ?? []).map((seat) => describeSide(loose, seat, lang));
}
