/** For each kind of question that matches of the four games come to: a match file that is about to ask it. */
import { CONFRONTATION_ODDS, confrontation, FORCES, readySetup } from '@escarmouche/engine/confrontation';
import { type CoreState, type Game, Match, seeded } from '@escarmouche/engine/core';
import { CARDS, type Setup as GhSetup, GLOOMHAVEN_ODDS, gloomhaven } from '@escarmouche/engine/gloomhaven';
import { foresee, type OddsOfGame } from '@escarmouche/engine/odds';
import { DECKS, UNDERWORLDS_ODDS, underworlds, type Setup as WuSetup } from '@escarmouche/engine/underworlds';
import { findParty, PARTIES, WOW_ODDS, type Setup as WowSetup, wow } from '@escarmouche/engine/wow';
import { type AnySetup, writeMatch } from '@escarmouche/files';
import { idsAt, type Kind } from './playing.ts';
import { RARE, type Rare } from './rare.ts';

/** A question, and the match that asks it. */
export interface Asked {
  /** The rule that asks it and its step, as the engine declares it. */
  readonly step: string;
  /** The same with the sentence that is asked. */
  readonly kind: string;
  readonly text: string;
  /** Of each kind of answer on which dice hang, one. */
  readonly dice: readonly Hanging[];
}

/** An answer with odds, and what kind of deed it is. */
export interface Hanging {
  readonly does: string;
  readonly id: string;
}

/** The first answer of each kind that has odds, where a match stands; of each a few are tried. */
function hanging<U, T, S extends CoreState, V>(match: Match<U, T, S, V>, of: OddsOfGame<U, T, S, V>): readonly Hanging[] {
  const options = match.options();
  return [...new Set(options.map((o) => o.does))].flatMap((does) => {
    const some = options.filter((o) => o.does === does).slice(0, TRIED);
    const found = some.find((o) => foresee(match, of, o, { most: 200, times: 5, worlds: 1 }) !== null);
    return found === undefined ? [] : [{ does, id: found.id }];
  });
}

/** Every question that a game declares, by the rule that asks it and its step. */
function declared<U, T, S extends CoreState, V>({ book }: Game<U, T, S, V>): readonly string[] {
  return book.flatMap((s) => s.steps.flatMap((step) => (step.kind === 'decide' ? [`${s.name}/${step.name}`] : [])));
}

export const DECLARED: Readonly<Record<string, readonly string[]>> = {
  wow: declared(wow),
  confrontation: declared(confrontation),
  underworlds: declared(underworlds),
  gloomhaven: declared(gloomhaven),
};

/** Answers of one kind that are tried for odds. */
const TRIED = 4;
/** Answers of one match at most; longer ones bring nothing new. */
const MOST = 1500;
/** Matches in which every sentence that is asked counts as a kind; beyond them only what no match has asked yet. */
const FIRST = 3;
/** Matches played at most to come by what is wanted. */
const MATCHES = 60;

/** Seeds that are tried of a rare question before it counts as one that nobody asks any more. */
const SEEDS = 20;

/** Plays a match made for one question until it is asked, and writes it down there; null where it no longer is. */
function rare<U extends AnySetup, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  odds: OddsOfGame<U, T, S, V>,
  of: Rare<U>,
): Asked | null {
  const wanted = of.offers ?? [];
  for (let seed = of.seed; seed < of.seed + SEEDS; seed++) {
    // As a file has it: cards of one's own share nothing with the game's.
    const match = new Match(game, structuredClone(of.setup));
    const random = seeded(seed);
    for (let { node } = match; node.kind !== 'over' && match.at < MOST; node = match.node) {
      if (node.kind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const ids = idsAt(match);
      const asking = match.state.stack[match.state.stack.length - 1];
      if (`${game.book[asking.seq].name}/${node.step}` === of.step && ids.length > 1 && wanted.every((w) => ids.some((id) => w.test(id)))) {
        const { seat } = node;
        // Persons who play characters of Gloomhaven sit together.
        const kind = (s: number): Kind => (s === seat || game.id === 'gloomhaven' ? 'person' : 'random');
        return {
          step: of.step,
          kind: `${of.step} ${node.prompt.key}`,
          text: writeMatch(match, [kind(0), kind(1)]),
          dice: hanging(match, odds),
        };
      }
      const liked = ids.filter((id) => of.likes?.test(id) === true);
      const from = liked.length > 0 ? liked : ids;
      match.take(from[random.below(from.length)]);
    }
  }
  return null;
}

/**
 * Plays matches at random, outside the browser, and writes each down where a person is asked what nobody was asked before, until every
 * question that is wanted has been asked.
 */
function collect<U extends AnySetup, T, S extends CoreState, V>(
  game: Game<U, T, S, V>,
  odds: OddsOfGame<U, T, S, V>,
  setups: readonly U[],
  seats: readonly Kind[],
  wanted: readonly string[],
  made: readonly Rare<U>[],
): readonly Asked[] {
  const found = new Map<string, Asked>();
  const steps = new Set<string>();
  for (const each of made) {
    const asked = rare(game, odds, each);
    if (asked === null) continue;
    found.set(asked.kind, asked);
    steps.add(each.step);
  }
  for (let n = 0; n < MATCHES && (n < FIRST || wanted.some((step) => !steps.has(step))); n++) {
    const match = new Match(game, setups[n % setups.length]);
    const random = seeded(n + 1);
    for (let { node } = match; node.kind !== 'over' && match.at < MOST; node = match.node) {
      if (node.kind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const ids = idsAt(match);
      const asking = match.state.stack[match.state.stack.length - 1];
      const step = `${game.book[asking.seq].name}/${node.step}`;
      const kind = `${step} ${node.prompt.key}`;
      if (seats[node.seat] === 'person' && ids.length > 1 && (n < FIRST ? !found.has(kind) : !steps.has(step))) {
        found.set(kind, { step, kind, text: writeMatch(match, seats), dice: hanging(match, odds) });
        steps.add(step);
      }
      match.take(ids[random.below(ids.length)]);
    }
  }
  return [...found.values()];
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

/** Each of the first with each of the others, the one who comes first changing. */
function pairs<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b, k) => ((i + k) % 2 === 0 ? ([a, b] as const) : ([b, a] as const))));
}

/** The questions of each game that matches come to, with a match for each; matches are played until those wanted have been asked. */
export const QUESTIONS: Readonly<Record<string, (wanted: readonly string[]) => readonly Asked[]>> = {
  wow: (wanted) => {
    // Those of the starter format have other cards.
    const of = (side: string): WowSetup['seats'][0][] =>
      PARTIES.filter(({ id }) => id.startsWith(side) && !id.endsWith('starter')).map(({ id }) => party(id));
    const [dawn, ash] = [of('dawn'), of('ash')];
    const usual = [party('dawn-oak-and-frost'), party('ash-storm-and-knives')] as const;
    const sides = [usual, [usual[1], usual[0]] as const, ...dawn.flatMap((a) => ash.map((b) => [a, b] as const))];
    const setups = sides.map((seats): WowSetup => ({ format: 'constructed', map: 'crossroads', seats, target: [6, 6] }));
    return collect(wow, WOW_ODDS, setups, VS_BOT, wanted, RARE.wow);
  },
  confrontation: (wanted) => {
    const usual = [force('griffin-tribunal'), force('dwarves-wall')] as const;
    const setups = [usual, ...pairs(FORCES.map((f) => f.profiles))].flatMap((armies) => [
      readySetup('skirmish', armies),
      readySetup('combat', armies),
    ]);
    return collect(confrontation, CONFRONTATION_ODDS, setups, VS_BOT, wanted, RARE.confrontation);
  },
  underworlds: (wanted) => {
    const [a, b, c, d, e, f, g, h] = DECKS.map(({ warband }) => deckOf(warband));
    const setups: WuSetup[] = [[a, b] as const, [c, d] as const, [e, f] as const, [g, h] as const].map((seats) => ({ seats }));
    return collect(underworlds, UNDERWORLDS_ODDS, setups, VS_BOT, wanted, RARE.underworlds);
  },
  gloomhaven: (wanted) => {
    const hands = { brute: 10, scoundrel: 9, spellweaver: 8 } as const;
    const of = (id: keyof typeof hands) => ({ class: id, cards: cardsOf(id, hands[id]) });
    const setups = (
      [
        ['brute', 'scoundrel'],
        ['spellweaver', 'brute'],
        ['scoundrel', 'spellweaver'],
      ] as const
    ).map(([a, b]): GhSetup => ({ scenario: 'black-barrow', level: 1, solo: true, characters: [of(a), of(b)] }));
    return collect(gloomhaven, GLOOMHAVEN_ODDS, setups, ['person', 'person'], wanted, RARE.gloomhaven);
  },
};
