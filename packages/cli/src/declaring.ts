/** What every command is declared with: its look, what it is given, and how it is done. */
import { Argument, Command } from 'commander';
import type { Speaking } from './common.ts';
import type { Loadable, OwnOption } from './games/game.ts';
import { CliFault, type Io } from './io.ts';
import type { Lang } from './lang.ts';
import { list, whole } from './parsing.ts';
import { allLoaded, type Setting } from './setting.ts';
import { shaped } from './shaped.ts';
import { type Texts, textsIn } from './texts.ts';

/** What commander gives for a command's options. */
export type Given = Record<string, unknown> & { json?: true };

/** What the module of a command does with what it is given. */
type Doing<M> = (module: M, setting: Setting) => number | Promise<number>;

/** The program as it is put together. Help and faults of usage need no game: what a command does is loaded once it is to be done, and of the games the one it is about. */
export class Declaring {
  readonly program: Command;
  readonly texts: Texts;
  readonly lang: Lang;
  readonly games: readonly Loadable[];
  /** Takes the exit status of the command that ran. */
  readonly done: (status: number) => void;
  private readonly io: Io;

  constructor(io: Io, lang: Lang, games: readonly Loadable[], done: (status: number) => void) {
    this.io = io;
    this.lang = lang;
    this.games = games;
    this.done = done;
    this.texts = textsIn(lang);
    this.program = shaped(new Command('escarmouche'), this.texts);
  }

  get names(): readonly string[] {
    return this.games.map((g) => g.game);
  }

  /** A command, below another one or by itself. */
  command(name: string, about: { readonly about: string; readonly after: string }, below: Command = this.program): Command {
    const made = shaped(below.command(name), this.texts);
    return made.description(about.about).addHelpText('after', about.after).option('--json', this.texts.jsonOption);
  }

  gameArgument(flags: string): Argument {
    const { games, names } = this;
    return new Argument(flags, this.texts.gameArgument(names.join(', '))).argParser((name: string): Loadable => {
      const of = games.find((g) => g.game === name);
      if (of === undefined) throw new CliFault((t) => t.faults.oneOf('GAME', names, name));
      return of;
    });
  }

  /** What is said of an option that each game has its own usual value for. */
  usual(about: string, of: (g: Loadable) => string | undefined): string {
    const each = this.games.flatMap((g) => (of(g) === undefined ? [] : [`${g.game} ${of(g)}`]));
    return each.length === 0 ? about : `${about} ${this.texts.byDefault(each.join('; '))}`;
  }

  /** An option that games declare themselves. */
  option(on: Command, { flags, about, of, several }: OwnOption, said: (about: string) => string = (x) => x): void {
    const [name] = flags.split(' ');
    const says = said(about[this.lang]);
    if (of !== undefined) on.option(flags, says, whole(name, ...of));
    else if (several === true) on.option(flags, says, list);
    else on.option(flags, says);
  }

  speakingOf(given: Given): Speaking {
    const { io, lang, texts } = this;
    return { io, lang, texts, json: given.json === true };
  }

  /** Does a command, loading nothing that another one needs. */
  async does<M>(given: Given, load: () => Promise<M>, doing: Doing<M>): Promise<void> {
    const [module, setting] = await Promise.all([load(), this.settingOf(given)]);
    this.done(await doing(module, setting));
  }

  private async settingOf(given: Given): Promise<Setting> {
    const { games, lang } = this;
    if (!Array.isArray(given.pack)) return { ...this.speakingOf(given), games };
    // A pack may have things of every game.
    const [{ packsIn }, all] = await Promise.all([import('./packs.ts'), allLoaded(games)]);
    return { ...this.speakingOf(given), games, pack: packsIn(given.pack, all, lang) };
  }
}
