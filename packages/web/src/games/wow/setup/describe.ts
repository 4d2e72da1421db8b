/** The two sides of a saved match in a few words, whatever its set-up holds. */
import { CHARACTERS, type Character, FACTIONS, PARTIES } from '@escarmouche/engine/wow';
import { pick } from '../../../app/strings/index.ts';
import type { Lang } from '../../../settings/store.ts';

interface Loose {
  readonly content?: { readonly characters?: readonly Character[] };
  readonly seats?: readonly {
    readonly faction?: string;
    readonly party?: readonly { readonly character?: string; readonly cards?: readonly string[] }[];
  }[];
}

function partyOf({ seats = [], content }: Loose, seat: number, lang: Lang): string {
  const party = seats[seat]?.party ?? [];
  const same = JSON.stringify(party.map((m) => [m.character, m.cards]));
  const known = PARTIES.find((p) => JSON.stringify(p.members.map((m) => [m.character, m.cards])) === same);
  if (known !== undefined) return pick(known.names, lang);
  const all = [...CHARACTERS, ...(content?.characters ?? [])];
  return party
    .map(({ character = '?' }) =>
      shortName(
        all.find((c) => c.id === character),
        character,
        lang,
      ),
    )
    .join(', ');
}

/** What a character is called for short: Brannoc for Brannoc Oakshield, but Old Hroth, and whole what is no name of somebody. */
export function shortName(found: Pick<Character, 'names' | 'grammar'> | undefined, id: string, lang: Lang): string {
  const name = found === undefined ? id : pick(found.names, lang);
  const common = found?.grammar !== undefined && found.grammar.proper !== true;
  return common || /^(Old|Vieux) /.test(name) ? name : name.split(' ')[0];
}

/** What each side is called at the table, by its faction, and whom it leads: its ready-made party, or its characters' first names. */
export function describeSides(setup: unknown, lang: Lang): readonly [string, string] {
  const loose = (setup ?? {}) as Loose;
  const [a, b] = sidesBy((seat) => loose.seats?.[seat]?.faction ?? '?', lang);
  return [`${a} (${partyOf(loose, 0, lang)})`, `${b} (${partyOf(loose, 1, lang)})`];
}

/** What two sides of these factions are called, told apart by a number where both are the same. */
export function sidesBy(faction: (seat: number) => string, lang: Lang): readonly [string, string] {
  const name = (seat: number): string => {
    const id = faction(seat);
    const known = FACTIONS.find((f) => f.id === id);
    return known === undefined ? id : pick(known.names, lang);
  };
  const [a, b] = [name(0), name(1)];
  return a === b ? [`${a} 1`, `${b} 2`] : [a, b];
}
