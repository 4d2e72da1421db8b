/** Warhammer Underworlds on the command line. */
import {
  CHOICES,
  DECKS,
  findDeck,
  RULEBOOK,
  type Setup,
  type Situation,
  type State,
  type Table,
  underworldsSituations,
  type View,
} from '@escarmouche/engine/underworlds';
import { underworldsFiles } from '@escarmouche/files';
import { type Naming, wordsFor } from '@escarmouche/words/underworlds';
import { CliFault } from '../io.ts';
import type { CliGame } from './game.ts';
import { knownChoices, noneOf, twoParties } from './wishes.ts';

const USUAL = { parties: ['garreks-reavers', 'steelhearts-champions'], map: 'empty-market' } as const;

export const underworldsGame: CliGame<Setup, Table, State, View, Situation> = {
  situations: underworldsSituations,
  files: underworldsFiles,
  rulings: new URL('../../../engine/src/games/underworlds/rulings/', import.meta.url),
  entries: RULEBOOK.filter((p) => p.source === 'rulebook').map((p) => p.id),
  usual: USUAL,
  setupFor(wishes) {
    noneOf('underworlds', wishes, ['format', 'mode', 'profiles', 'wounds']);
    const parties = twoParties(wishes.parties, USUAL.parties);
    knownChoices(CHOICES, wishes.choices);
    const seats = parties.map((id) => {
      const deck = findDeck(id) ?? DECKS.find((d) => d.warband === id);
      if (deck !== undefined) return { warband: deck.warband, deck: deck.id };
      const known = DECKS.map((d) => d.id);
      throw new CliFault((t) => t.faults.oneOf('--parties', known, id));
    });
    return { seats: [seats[0], seats[1]], choices: wishes.choices };
  },
  sentences(lang, match) {
    const words = wordsFor(lang);
    const naming: Naming = { table: match.table, state: match.state };
    return {
      option: (say) => words.option(say, naming),
      prompt: (say) => words.prompt(say, naming).question,
      refusal: (reason) => words.refusal(reason, naming),
      event: (event) => words.event(event, naming),
    };
  },
  fault: (lang, say) => wordsFor(lang).fault(say),
};
