/** Confrontation on the command line. */
import type { Say } from '@escarmouche/engine';
import {
  confrontationSituations,
  findForce,
  RULEBOOK,
  readySetup,
  type Setup,
  type Situation,
  type State,
  type Table,
  type View,
} from '@escarmouche/engine/confrontation';
import { confrontationFiles } from '@escarmouche/files';
import type { CliGame } from './game.ts';

const USUAL = { parties: ['lion-household', 'scorpion-sanath'] } as const;

function plainly(say: Say): string {
  return `${say.key} ${JSON.stringify(say.args)}`;
}

export const confrontationGame: CliGame<Setup, Table, State, View, Situation> = {
  situations: confrontationSituations,
  files: confrontationFiles,
  rulings: new URL('../../../engine/src/games/confrontation/rulings/', import.meta.url),
  entries: RULEBOOK.filter((p) => p.source === 'rulebook').map((p) => p.id),
  usual: USUAL,
  setupFor: ({ parties, choices }) => ({
    ...readySetup('skirmish', [findForce(parties[0])?.profiles ?? [], findForce(parties[1])?.profiles ?? []]),
    choices,
  }),
  sentences: () => ({ option: plainly, prompt: plainly, refusal: plainly, event: plainly }),
  fault: (_lang, say) => plainly(say),
};
