/** Gloomhaven on the command line. */
import { hasRuling } from '@escarmouche/engine/core';
import {
  CARDS,
  CHOICES,
  type CharacterSetup,
  CLASSES_FACES,
  GLOOMHAVEN_ODDS,
  GLOOMHAVEN_OWN,
  gloomhavenSituations,
  RULEBOOK,
  SCENARIOS,
  type Setup,
  type Situation,
  type State,
  type Table,
  type View,
} from '@escarmouche/engine/gloomhaven';
import { gloomhavenFiles } from '@escarmouche/files/gloomhaven';
import { gloomhavenContent } from '@escarmouche/files/gloomhaven/content';
import { type Naming, wordsFor } from '@escarmouche/words/gloomhaven';
import { CliFault } from '../io.ts';
import type { CliGame } from './game.ts';
import { gloomhavenEntry } from './gloomhaven/entry.ts';
import { rulingsOf } from './rulings-of.ts';
import { spoken } from './spoken.ts';
import { knownChoices } from './wishes.ts';

const { usual, takes } = gloomhavenEntry;

/** Every two classes. */
const PAIRS = CLASSES_FACES.flatMap((a, i) => CLASSES_FACES.slice(i + 1).map((b) => `${a.id}+${b.id}`));

/** A character with the cards of its first level: as many as its hand holds. */
function characterOf(name: string): CharacterSetup {
  const face = CLASSES_FACES.find((c) => c.id === name);
  const known = CLASSES_FACES.map((c) => c.id);
  if (face === undefined) throw new CliFault((t) => t.faults.oneOf('--parties', known, name));
  const cards = CARDS.filter((c) => c.class === face.id && c.level === 1).map((c) => c.id);
  return { class: face.id, cards: cards.slice(0, face.hand) };
}

export const gloomhavenGame: CliGame<Setup, Table, State, View, Situation> = {
  situations: gloomhavenSituations,
  odds: GLOOMHAVEN_ODDS,
  content: gloomhavenContent,
  files: gloomhavenFiles,
  rulings: rulingsOf('gloomhaven'),
  // What the page of the summary takes for granted has rulings of its own as well.
  entries: RULEBOOK.filter(hasRuling).map((p) => p.id),
  usual,
  takes,
  ready: { parties: PAIRS, maps: SCENARIOS.map((s) => s.id), kinds: ['classes'] },
  setupFor(wishes) {
    knownChoices(CHOICES, wishes.choices);
    const scenario = wishes.map ?? usual.map;
    const known = [...SCENARIOS, ...(wishes.own?.scenarios ?? [])].map((s) => s.id);
    if (!known.includes(scenario)) throw new CliFault((t) => t.faults.oneOf('--map', known, scenario));
    const level = wishes.level === undefined ? {} : { level: wishes.level };
    return GLOOMHAVEN_OWN.bring(
      { scenario, ...level, characters: wishes.parties.map(characterOf), choices: wishes.choices },
      wishes.own ?? {},
    );
  },
  ...spoken<Naming>(wordsFor),
};
