/** Warhammer Underworlds on the command line. */
import { hasRuling } from '@escarmouche/engine/core';
import {
  CHOICES,
  DECKS,
  findDeck,
  RULEBOOK,
  type SeatSetup,
  type Setup,
  type Situation,
  type State,
  type Table,
  UNDERWORLDS_ODDS,
  UNDERWORLDS_OWN,
  underworldsSituations,
  type View,
  WARBANDS,
} from '@escarmouche/engine/underworlds';
import { underworldsFiles } from '@escarmouche/files/underworlds';
import { underworldsContent } from '@escarmouche/files/underworlds/content';
import { type Naming, wordsFor } from '@escarmouche/words/underworlds';
import { CliFault } from '../io.ts';
import type { CliGame } from './game.ts';
import { rulingsOf } from './rulings-of.ts';
import { spoken } from './spoken.ts';
import { deckIn } from './underworlds/decks.ts';
import { DECK_TEXTS } from './underworlds/decks-texts.ts';
import { underworldsEntry } from './underworlds/entry.ts';
import { knownChoices, twoParties } from './wishes.ts';

const { usual, takes } = underworldsEntry;

export const underworldsGame: CliGame<Setup, Table, State, View, Situation> = {
  situations: underworldsSituations,
  odds: UNDERWORLDS_ODDS,
  content: underworldsContent,
  files: underworldsFiles,
  rulings: rulingsOf('underworlds'),
  entries: RULEBOOK.filter((p) => hasRuling(p)).map((p) => p.id),
  usual,
  takes,
  ready: { parties: DECKS.map((d) => d.id), also: WARBANDS, maps: [], kinds: ['decks', 'warbands'] },
  setupFor(wishes, lang) {
    knownChoices(CHOICES, wishes.choices);
    const { decks } = wishes;
    // Without a word on parties, decks say by their cards whose they are.
    const named = decks !== undefined && wishes.parties === usual.parties ? [] : twoParties(wishes.parties, usual.parties);
    const seat = (i: number): SeatSetup => {
      const party = named[i] as string | undefined;
      if (decks !== undefined) {
        if (decks.length !== 2) throw new CliFault(() => DECK_TEXTS[lang].two(decks.length));
        return deckIn(decks[i], party, wishes.choices, lang);
      }
      // A file is a deck of one's own, as one of --decks is.
      if (party !== undefined && /\.txt$/i.test(party)) return deckIn(party, undefined, wishes.choices, lang);
      const deck = findDeck(party ?? '') ?? DECKS.find((d) => d.warband === party);
      if (deck !== undefined) return { warband: deck.warband, deck: deck.id };
      const known = [...WARBANDS, ...DECKS.map((d) => d.id)];
      throw new CliFault((t) => t.faults.oneOf('--parties', known, party ?? ''));
    };
    return UNDERWORLDS_OWN.bring({ seats: [seat(0), seat(1)], choices: wishes.choices }, wishes.own ?? {});
  },
  ...spoken<Naming>(wordsFor),
};
