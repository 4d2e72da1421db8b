/** Files of guests: those whose name or whose rules a text speaks of are read like those of any other game from then on. */
import { plainFiles, welcome } from '@escarmouche/files';
import { GUESTS } from './guests.ts';

export function welcomeIn(text: string): void {
  for (const { of } of Object.values(GUESTS))
    if (text.includes(of.situations.game.id) || text.includes(`${of.prefix}:`)) welcome(plainFiles(of));
}
