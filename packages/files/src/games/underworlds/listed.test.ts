import { FIGHTERS, findCard, findFighter, underworldsSituations, WARBANDS, type WarbandId } from '@escarmouche/engine/underworlds';
import { type Examples, listedProperties } from '../listed.testing.ts';
import { underworldsFiles } from './index.ts';
import { underworldsContent } from './listed.ts';

const other = (warband: string): string => WARBANDS.find((w) => w !== warband) ?? warband;
const wu = (side: { readonly warband: string; readonly [field: string]: unknown }, more: object = {}): unknown => ({
  sides: [side, { warband: other(side.warband), fighters: {} }],
  ...more,
});
/** The warband that may take a card. */
const takerOf = (of: string | undefined): string => (WARBANDS.includes(of as WarbandId) ? (of as string) : WARBANDS[0]);
const anyFighter = (warband: string): string => FIGHTERS[warband as WarbandId][0].id;
const WU: Examples = {
  warbands: ({ id }) => wu({ warband: id }),
  figures: ({ id, of = '' }) => wu({ warband: of, fighters: { [id]: 'D3' } }),
  attacks: ({ id, of = '' }) =>
    wu({ warband: findFighter(of)?.warband ?? '', fighters: { [of]: { at: 'D3', printed: { attacks: { [id]: { dice: 3 } } } } } }),
  abilities: ({ id }) => {
    const warband =
      WARBANDS.find((w) => FIGHTERS[w].some((f) => [...f.abilities.uninspired, ...f.abilities.inspired].includes(id))) ?? WARBANDS[0];
    return wu({ warband, lasting: [{ ability: id, until: 'end-of-phase' }] });
  },
  cards: ({ id, of }) => wu({ warband: WARBANDS.find((w) => w === of) ?? takerOf(undefined), hand: [id] }),
  decks: ({ id, of = '' }) => wu({ warband: of, deck: id }),
  maps: ({ id }) => wu({ warband: WARBANDS[0] }, { field: { boards: [id, id], turned: [false, false], offset: 0 } }),
  terrain: ({ id }) => wu({ warband: WARBANDS[0] }, { hexes: { D3: id } }),
  tokens: ({ id }) => wu({ warband: WARBANDS[0], fighters: { [anyFighter(WARBANDS[0])]: { at: 'D3', tokens: [id] } } }),
  effects: ({ id }) => wu({ warband: WARBANDS[0], lasting: [{ card: PERSISTING, until: id }] }),
  moments: ({ id }) => wu({ warband: WARBANDS[0] }, { at: id, ...(id === 'start' ? { sides: undefined } : {}) }),
};
/** A ploy that persists, universal. */
const PERSISTING = underworldsContent
  .flatMap((g) => (g.kind === 'cards' ? g.things : []))
  .map((t) => findCard(t.id))
  .find((c) => c?.persists !== undefined && c.warband === 'universal')?.id;
WU.moments = ({ id }) => {
  const side = (i: number): object => ({ warband: WARBANDS[i], ...(id === 'start' ? { deck: DECK_OF(WARBANDS[i]) } : {}) });
  return { sides: [side(0), side(1)], at: id, ...(id === 'start' ? { legalDecks: true } : {}) };
};
const DECK_OF = (warband: string): string =>
  underworldsContent.flatMap((g) => (g.kind === 'decks' ? g.things : [])).find((d) => d.of === warband)?.id ?? '';

listedProperties(underworldsFiles, underworldsContent, underworldsSituations, WU, wu({ warband: WARBANDS[0] }) as object);
