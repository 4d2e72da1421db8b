/** The look of every command: its help, its language, what it does with too many words. */
import type { Command } from 'commander';
import type { Texts } from './texts.ts';

/** What all commands have in common. */
export function shaped(command: Command, texts: Texts): Command {
  return command
    .helpOption('-h, --help', texts.helpOption)
    .configureHelp({
      styleTitle: (title) => texts.titles[title] ?? title,
      optionDescription: ({ description, defaultValue, defaultValueDescription }) =>
        defaultValue === undefined ? description : `${description} ${texts.byDefault(defaultValueDescription ?? String(defaultValue))}`,
    })
    .option('--lang <LANG>', texts.langOption)
    .allowExcessArguments(false)
    .showSuggestionAfterError(true);
}
