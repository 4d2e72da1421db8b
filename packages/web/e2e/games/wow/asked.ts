/** The questions that matches of this game come to, and set-ups made for those that ordinary matches hardly come to. */
import { CARDS, type Card, findParty, PARTIES, type Setup, WOW_ODDS, wow } from '@escarmouche/engine/wow';
import { questions, type Rare, VS_BOT } from '../../questions.ts';

/** Attacks and plays cards. */
const FIERCE = /^(?:attack|card|react|again|crit|trigger):/;

/** A card of one's own. */
function cardOf(id: string, category: 'action' | 'react', ability: NonNullable<Card['ability']>): Card {
  const [of] = CARDS;
  return { ...of, id, names: { en: id, fr: id }, category, ticks: 2, ability };
}

const FOES = { each: { side: 'enemy', range: { max: 9 } } } as const;

/** Cards that do to several what the game's own do to one. */
const OWN: readonly Card[] = [
  cardOf('Hail', 'action', { kind: 'payment', ticks: 2, effects: [{ do: 'damage', n: 1, who: FOES }] }),
  cardOf('Gale', 'action', { kind: 'payment', ticks: 2, effects: [{ do: 'move', n: 1, who: FOES, away: true }] }),
  cardOf('Flurry', 'action', {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'ranged',
    power: 6,
    range: { max: 9 },
    crit: [
      { effects: [{ do: 'heal', n: 1, who: 'self' }, { do: 'again' }] },
      { effects: [{ do: 'tick-up', n: 1, who: 'self' }, { do: 'again' }] },
    ],
  }),
  cardOf('Twin', 'action', {
    kind: 'attack',
    ticks: 2,
    nature: 'physical',
    type: 'ranged',
    power: 6,
    range: { max: 9 },
    crit: [{ effects: [{ do: 'heal', n: 1, who: 'self' }] }, { effects: [{ do: 'tick-up', n: 1, who: 'self' }] }],
  }),
  cardOf('Patter', 'action', { kind: 'attack', ticks: 2, nature: 'physical', type: 'ranged', power: 1, range: { max: 9 }, targets: 3 }),
  cardOf('Shrug', 'react', { kind: 'react', ticks: 1, to: { on: 'unhurt' }, effects: [{ do: 'heal', n: 1, who: 'self' }] }),
];

/** A party of three who may hold any card of the game: cards of one's own, without what restricts them. */
function anybody(faction: 'A' | 'D', ids: readonly string[], cards: readonly string[]): Setup['seats'][0] {
  return { faction, party: ids.map((character) => ({ character, cards: cards.map((c) => `any-${c}`) })) };
}
const free = (ids: readonly string[]) =>
  [...CARDS, ...OWN].filter((c) => ids.includes(c.id)).map((c) => ({ ...c, id: `any-${c.id}`, restriction: [] }));

function wowOf(dawn: readonly string[], ash: readonly string[], choices: Readonly<Record<string, string>> = {}): Setup {
  return {
    format: 'open',
    map: 'crossroads',
    seats: [anybody('D', ['D1', 'D2', 'D3', 'D4', 'D5'], dawn), anybody('A', ['A1', 'A2', 'A3', 'A4', 'A5'], ash)],
    target: [40, 40],
    first: 0,
    choices,
    content: { cards: free([...new Set([...dawn, ...ash])]) },
  };
}

const party = (id: string): Setup['seats'][0] => {
  const of = findParty(id);
  if (of === undefined) throw new Error(`no party ${id}`);
  return { faction: of.faction, party: of.members } as Setup['seats'][0];
};

const RARE: readonly Rare<Setup>[] = [
  { step: 'roll/rerolls', setup: wowOf(['K25'], ['K25']), seed: 1, likes: FIERCE, offers: [/^reroll:fail$/] },
  { step: 'attack/order of crits', setup: wowOf(['Twin'], ['Twin']), seed: 1, likes: FIERCE },
  { step: 'again/aim again', setup: wowOf(['Flurry'], ['Flurry']), seed: 1, likes: FIERCE },
  { step: 'attack/order of attacks again', setup: wowOf(['Flurry'], ['Flurry']), seed: 1, likes: FIERCE },
  { step: 'attack/order of window for the unhurt', setup: wowOf(['Patter', 'Shrug'], ['Patter', 'Shrug']), seed: 1, likes: FIERCE },
  { step: 'attack/order of replacement', setup: wowOf(['Patter', 'K09'], ['Patter', 'K09']), seed: 2, likes: FIERCE },
  { step: 'harm/order of replacement', setup: wowOf(['Hail', 'K09'], ['Hail', 'K09']), seed: 1, likes: FIERCE },
  { step: 'effects/whom', setup: wowOf(['K25'], ['K25']), seed: 1, likes: FIERCE },
  { step: 'effects/order of figures', setup: wowOf(['Gale'], ['Gale']), seed: 1, likes: FIERCE },
  { step: 'trigger/order of abilities', setup: wowOf(['K16', 'K14', 'K13'], ['K16', 'K14', 'K13']), seed: 1 },
];

/** Of ordinary matches, these. */
function setups(): readonly Setup[] {
  // Those of the starter format have other cards.
  const of = (side: string): Setup['seats'][0][] =>
    PARTIES.filter(({ id }) => id.startsWith(side) && !id.endsWith('starter')).map(({ id }) => party(id));
  const [dawn, ash] = [of('dawn'), of('ash')];
  const usual = [party('dawn-oak-and-frost'), party('ash-storm-and-knives')] as const;
  const sides = [usual, [usual[1], usual[0]] as const, ...dawn.flatMap((a) => ash.map((b) => [a, b] as const))];
  return sides.map((seats): Setup => ({ format: 'constructed', map: 'crossroads', seats, target: [6, 6] }));
}

export const QUESTIONS = questions(wow, WOW_ODDS, {
  setups,
  rare: RARE,
  seats: VS_BOT,
  withDice: ['again', 'crit', 'next', 'pass', 'protect', 'reroll'],
  lang: 'fr',
});
