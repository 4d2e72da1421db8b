/** The games the command line knows, and where their rulings lie. */
import { type Bot, greedyBot, type Match, randomBot } from '@escarmouche/engine';
import {
  CHOICES,
  FORMATS,
  type Format,
  findParty,
  PARTIES,
  RULEBOOK,
  type SeatSetup,
  type Setup,
  type State,
  type Table,
  type View,
  wowSituations,
} from '@escarmouche/engine/wow';
import { CliFault } from './io.ts';

/** Names of the games, as commands take them. */
export const GAMES = ['wow'] as const;
export type GameName = (typeof GAMES)[number];

/** Names of the players, as `--seats` takes them. */
export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

export type { Setup, State, Table, View };

/** A match of the game. */
export type GameMatch = Match<Setup, Table, State, View>;

/** What the engine needs to play situations of the game. */
export const situations = wowSituations;

/** The game itself. */
export const game = wowSituations.game;

/** The folder of the game's ruling files: beside the sources, whether this file was built or not. */
export const RULINGS = new URL('../../engine/src/games/wow-miniatures/rulings/', import.meta.url);

/** The catalogue: what the rulebook says itself, not what was pieced together from elsewhere. */
export const ENTRIES: readonly string[] = RULEBOOK.filter((p) => p.source === 'rulebook').map((p) => p.id);

/** A player for a seat. */
export function botNamed(name: BotName): Bot<Table, View> {
  return name === 'random' ? (randomBot as Bot<Table, View>) : greedyBot(game);
}

/** What of a set-up can be said on the command line. */
export interface SetupWishes {
  readonly parties: readonly string[];
  readonly map: string;
  readonly format?: string | undefined;
  readonly choices: Readonly<Record<string, string>>;
}

function oneOf(what: string, words: readonly string[], found: string): CliFault {
  return new CliFault(`${what}: expected one of ${words.join(', ')}, found ${JSON.stringify(found)}`);
}

function seatFor(id: string): { seat: SeatSetup; format: Format } {
  const party = findParty(id);
  if (party === undefined)
    throw oneOf(
      '--parties',
      PARTIES.map((p) => p.id),
      id,
    );
  return { seat: { faction: party.faction, party: party.members }, format: party.format };
}

/** A set-up from ready-made parties. @throws CliFault for a name nobody knows. */
export function setupFor(wishes: SetupWishes): Setup {
  if (wishes.parties.length !== 2)
    throw new CliFault(`--parties: expected two parties, such as dawn-starter,ash-starter, found ${wishes.parties.length}`);
  const [one, two] = wishes.parties.map(seatFor);
  for (const [id, value] of Object.entries(wishes.choices)) {
    const choice = CHOICES.find((c) => c.id === id);
    if (choice === undefined)
      throw oneOf(
        '--choice',
        CHOICES.map((c) => c.id),
        id,
      );
    if (!(choice.values as readonly string[]).includes(value)) throw oneOf(`--choice ${id}`, choice.values, value);
  }
  const wanted = wishes.format;
  const format = wanted === undefined ? (one.format === two.format ? one.format : 'open') : FORMATS.find((f) => f === wanted);
  if (format === undefined) throw oneOf('--format', FORMATS, wanted ?? '');
  return { format, map: wishes.map, seats: [one.seat, two.seat], choices: wishes.choices };
}
