/** Who plays the units: this thread, threads of its own, or whoever takes them out of a queue. */
import { BOTS, type Bot, type BotName, botNamed } from '@escarmouche/engine';
import type { Cell, Experiment, UnitResult } from './experiment.ts';
import { labGame } from './games/index.ts';
import { OwnBots } from './own/host.ts';
import { playUnit, type Seating, type Tables } from './playing.ts';

/** Plays units, several at a time. */
export interface Players {
  /** Units that may be asked for at once. */
  readonly many: number;
  play(cell: number, unit: number): Promise<UnitResult>;
  close(): Promise<void>;
}

/** Files of one's own bots, by name. */
export type OwnFiles = Readonly<Record<string, string>>;

/** A bot of the engine's list by its name; one that searches may be told how many lines to follow: `search:100`. Null where there is none. */
export function listedBot(text: string): { readonly name: BotName; readonly lines?: number } | null {
  const [, word = '', lines] = /^([a-z0-9-]+)(?::([1-9]\d{0,5}))?$/.exec(text) ?? [];
  const name = BOTS.find((b) => b === word);
  if (name === undefined || (lines !== undefined && name !== 'search')) return null;
  return lines === undefined ? { name } : { name, lines: Number(lines) };
}

/** Plays units here and now. */
export class Player {
  private readonly experiment: Experiment;
  private readonly own: OwnBots;
  private readonly tables: Tables = new Map();
  private readonly bots = new Map<string, Bot>();

  constructor(experiment: Experiment, files: OwnFiles) {
    this.experiment = experiment;
    this.own = new OwnBots(files, experiment.limit);
  }

  /** @throws Error where the rules themselves break */
  play(at: number, unit: number): UnitResult {
    return playUnit(this.experiment, this.experiment.cells[at], unit, this.seating, this.tables);
  }

  close(): void {
    this.own.close();
  }

  private readonly seating: Seating = (cell, arrangement) =>
    cell.seats[arrangement].map((name) => (this.own.has(name) ? this.own.bot(name, cell, arrangement) : this.known(cell, name)));

  private known(cell: Cell, name: string): Bot {
    const key = `${cell.game}/${name}`;
    const made = this.bots.get(key);
    if (made !== undefined) return made;
    const listed = listedBot(name);
    if (listed === null) throw new RangeError(`no bot ${name}`);
    const bot = botNamed(listed.name, labGame(cell.game).game, listed.lines === undefined ? undefined : { lines: listed.lines }) as Bot;
    this.bots.set(key, bot);
    return bot;
  }
}

/** Plays in this thread. */
export function inThread(experiment: Experiment, files: OwnFiles = {}): Players {
  const player = new Player(experiment, files);
  return {
    many: 1,
    async play(cell, unit) {
      return player.play(cell, unit);
    },
    async close() {
      player.close();
    },
  };
}
