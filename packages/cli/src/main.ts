/** The command line. Messages go to standard error; standard output is for answers. */
import { Command } from 'commander';

const program = new Command('escarmouche').description('Tabletop skirmish games played exactly by their rulebooks.').version('0.1.0');

await program.parseAsync();
