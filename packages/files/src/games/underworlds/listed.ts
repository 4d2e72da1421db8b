/** What may be named in files of Underworlds. */
import {
  ABILITIES,
  BOARDS,
  CARDS,
  CHOICES,
  DECKS,
  DEEDS,
  FIGHTERS,
  type Fighter,
  HEX_KINDS,
  isFor,
  MOMENTS,
  PERSISTENCES,
  TOKENS,
  WARBAND_NAMES,
  WARBANDS,
} from '@escarmouche/engine/underworlds';
import { type ContentGroup, type Listed, optionsOf, things, words } from '../listed.ts';

const fighters: readonly Fighter[] = WARBANDS.flatMap((id) => FIGHTERS[id]);

/** The attacks of a fighter, of both sides of its card, each once. */
function attacksOf(f: Fighter): Listed[] {
  const all = [...f.uninspired.attacks, ...f.inspired.attacks];
  return all.flatMap(({ id, names }, i) => (all.findIndex((a) => a.id === id) === i ? [{ id, names, of: f.id }] : []));
}

export const underworldsContent: readonly ContentGroup[] = [
  { kind: 'warbands', where: 'sides[0].warband', things: WARBANDS.map((id) => ({ id, names: WARBAND_NAMES[id] })) },
  { kind: 'figures', where: 'sides[0].fighters', things: fighters.map(({ id, names, warband }) => ({ id, names, of: warband })) },
  { kind: 'attacks', where: 'attack:FIGHTER/ATTACK>TARGET', things: fighters.flatMap(attacksOf) },
  { kind: 'abilities', where: 'sides[0].lasting[0].ability', things: things(ABILITIES) },
  {
    kind: 'cards',
    where: 'sides[0].hand',
    // What nobody can play yet would be refused.
    things: CARDS.filter((c) => WARBANDS.some((w) => isFor(c, w))).map(({ id, names, warband }) => ({ id, names, of: warband })),
  },
  { kind: 'decks', where: 'sides[0].deck', things: DECKS.map(({ id, names, warband }) => ({ id, names, of: warband })) },
  { kind: 'maps', where: 'field.boards', things: things(BOARDS) },
  { kind: 'terrain', where: 'hexes', things: words(HEX_KINDS) },
  { kind: 'tokens', where: 'sides[0].fighters.F.tokens', things: words(TOKENS) },
  { kind: 'deeds', where: 'deeds[0].what', things: words(DEEDS) },
  { kind: 'effects', where: 'sides[0].lasting[0].until', things: words(PERSISTENCES) },
  { kind: 'moments', where: 'at', things: words(MOMENTS) },
  optionsOf(CHOICES),
];
