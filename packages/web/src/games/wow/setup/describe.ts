/** The two sides of a saved match in a few words, whatever its set-up holds. */
import { findCard, findCharacter, PARTIES } from '@escarmouche/engine/wow';
import { pick } from '../../../app/strings/index.ts';
import type { Lang } from '../../../settings/store.ts';

interface Loose {
  readonly seats?: readonly { readonly party?: readonly { readonly character?: string; readonly cards?: readonly string[] }[] }[];
}

function describeSide(side: NonNullable<Loose['seats']>[number] | undefined, lang: Lang): string {
  const party = side?.party ?? [];
  const same = JSON.stringify(party.map((m) => [m.character, m.cards]));
  const known = PARTIES.find((p) => JSON.stringify(p.members.map((m) => [m.character, m.cards])) === same);
  if (known !== undefined) return pick(known.names, lang);
  return party.map((m) => shortName(m.character ?? '?', lang)).join(', ');
}

/** What a character is called for short: Brannoc for Brannoc Oakshield, but Old Hroth. */
export function shortName(id: string, lang: Lang): string {
  const found = findCharacter(id);
  const name = found === undefined ? id : pick(found.names, lang);
  return /^(Old|Vieux) /.test(name) ? name : name.split(' ')[0];
}

/** What each side is called: its ready-made party, or its characters' first names. */
export function describeSides(setup: unknown, lang: Lang): readonly [string, string] {
  const seats = (setup as Loose | null)?.seats ?? [];
  return [describeSide(seats[0], lang), describeSide(seats[1], lang)];
}

/** A card's name, or its id where it is unknown. */
export function nameOfCard(id: string, lang: Lang): string {
  const found = findCard(id);
  return found === undefined ? id : pick(found.names, lang);
}
