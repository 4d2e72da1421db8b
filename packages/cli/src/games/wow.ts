/** World of Warcraft Miniatures on the command line. */
import {
  CHOICES,
  FORMATS,
  type Format,
  findParty,
  MAPS,
  PARTIES,
  type PartySpec,
  RULEBOOK,
  type SeatSetup,
  type Setup,
  type Situation,
  type State,
  type Table,
  type View,
  WOW_ODDS,
  WOW_OWN,
  wowSituations,
} from '@escarmouche/engine/wow';
import { wowFiles } from '@escarmouche/files/wow';
import { wowContent } from '@escarmouche/files/wow/content';
import { type Naming, wordsFor } from '@escarmouche/words/wow';
import { CliFault } from '../io.ts';
import type { CliGame } from './game.ts';
import { rulingsOf } from './rulings-of.ts';
import { spoken } from './spoken.ts';
import { knownChoices, twoParties } from './wishes.ts';
import { wowEntry } from './wow/entry.ts';

const { usual, takes } = wowEntry;

function seatFor(id: string, own: readonly PartySpec[]): { seat: SeatSetup; format: Format } {
  const party = own.find((p) => p.id === id) ?? findParty(id);
  if (party === undefined) throw new CliFault((t) => t.faults.oneOf('--parties', names([...PARTIES, ...own]), id));
  return { seat: { faction: party.faction, party: party.members }, format: party.format };
}

function names(of: readonly { readonly id: string }[]): string[] {
  return of.map((x) => x.id);
}

export const wowGame: CliGame<Setup, Table, State, View, Situation> = {
  situations: wowSituations,
  odds: WOW_ODDS,
  content: wowContent,
  files: wowFiles,
  rulings: rulingsOf('wow'),
  entries: RULEBOOK.filter((p) => p.source === 'rulebook').map((p) => p.id),
  usual,
  takes,
  ready: { parties: names(PARTIES), maps: names(MAPS), kinds: ['parties'] },
  setupFor(wishes) {
    const { map, format: wanted, choices } = wishes;
    const parties = twoParties(wishes.parties, usual.parties);
    const own = (wishes.own?.parties ?? []) as readonly PartySpec[];
    const [one, two] = [seatFor(parties[0], own), seatFor(parties[1], own)];
    knownChoices(CHOICES, choices);
    const format = wanted === undefined ? (one.format === two.format ? one.format : 'open') : FORMATS.find((f) => f === wanted);
    if (format === undefined) throw new CliFault((t) => t.faults.oneOf('--format', FORMATS, wanted ?? ''));
    const known = names([...MAPS, ...((wishes.own?.maps ?? []) as readonly { readonly id: string }[])]);
    if (map !== undefined && !known.includes(map)) throw new CliFault((t) => t.faults.oneOf('--map', known, map));
    return WOW_OWN.bring({ format, map: map ?? usual.map, seats: [one.seat, two.seat], choices }, wishes.own ?? {});
  },
  ...spoken<Naming>(wordsFor),
};
