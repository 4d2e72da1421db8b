/** For each kind of question that matches of the four games come to: a match file that is about to ask it. */
import { confrontation, FORCES, readySetup } from '@escarmouche/engine/confrontation';
import { type CoreState, type Game, Match, seeded } from '@escarmouche/engine/core';
import { CARDS, type Setup as GhSetup, gloomhaven } from '@escarmouche/engine/gloomhaven';
import { DECKS, underworlds, type Setup as WuSetup } from '@escarmouche/engine/underworlds';
import { findParty, type Setup as WowSetup, wow } from '@escarmouche/engine/wow';
import { type AnySetup, writeMatch } from '@escarmouche/files';
import type { Kind } from './playing.ts';

/** A question, and the match that asks it. */
export interface Asked {
  readonly kind: string;
  readonly text: string;
}

/** Answers of one match at most; longer ones bring nothing new. */
const MOST = 1500;

/**
 * Plays so many matches at random, outside the browser, and writes each down where a person is asked what nobody was asked before.
 */
function collect<U extends AnySetup, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  setups: readonly U[],
  seats: readonly Kind[],
  matches: number,
): readonly Asked[] {
  const found = new Map<string, string>();
  for (let n = 0; n < matches; n++) {
    const match = new Match(game, setups[n % setups.length]);
    const random = seeded(n + 1);
    for (let { node } = match; node.kind !== 'over' && match.at < MOST; node = match.node) {
      if (node.kind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const options = match.options();
      const kind = node.prompt.key;
      if (seats[node.seat] === 'person' && options.length > 1 && !found.has(kind)) found.set(kind, writeMatch(match, seats));
      match.take(options[random.below(options.length)].id);
    }
  }
  return [...found].map(([kind, text]) => ({ kind, text }));
}

const party = (id: string): WowSetup['seats'][0] => {
  const of = findParty(id);
  if (of === undefined) throw new Error(`no party ${id}`);
  return { faction: of.faction, party: of.members } as WowSetup['seats'][0];
};
const deckOf = (warband: WuSetup['seats'][0]['warband']) => ({ warband, deck: DECKS.find((d) => d.warband === warband)?.id ?? '' });
const cardsOf = (id: string, n: number): string[] =>
  CARDS.filter((c) => c.class === id && c.level === 1)
    .map((c) => c.id)
    .slice(0, n);
const force = (id: string): readonly string[] => FORCES.find((f) => f.id === id)?.profiles ?? [];

const VS_BOT: readonly Kind[] = ['person', 'random'];

/** The kinds of questions of each game that so many matches come to, with a match for each. */
export const QUESTIONS: Readonly<Record<string, (matches: number) => readonly Asked[]>> = {
  wow: (matches) => {
    const [dawn, ash] = [party('dawn-oak-and-frost'), party('ash-storm-and-knives')];
    const setups = [[dawn, ash] as const, [ash, dawn] as const].map(
      (seats): WowSetup => ({ format: 'constructed', map: 'crossroads', seats, target: [6, 6] }),
    );
    return collect(wow, setups, VS_BOT, matches);
  },
  confrontation: (matches) => {
    const armies = [force('griffin-tribunal'), force('dwarves-wall')] as const;
    return collect(confrontation, [readySetup('skirmish', armies), readySetup('combat', armies)], VS_BOT, matches);
  },
  underworlds: (matches) => {
    const [a, b, c, d] = DECKS.map(({ warband }) => deckOf(warband));
    const setups: WuSetup[] = [{ seats: [a, b] }, { seats: [c, d] }];
    return collect(underworlds, setups, VS_BOT, matches);
  },
  gloomhaven: (matches) => {
    const characters = [
      { class: 'brute', cards: cardsOf('brute', 10) },
      { class: 'scoundrel', cards: cardsOf('scoundrel', 9) },
    ] as const;
    const setup: GhSetup = { scenario: 'black-barrow', level: 1, solo: true, characters };
    return collect(gloomhaven, [setup], ['person', 'person'], matches);
  },
};
