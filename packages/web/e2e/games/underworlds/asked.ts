/** The questions that matches of this game come to, and set-ups made for those that ordinary matches hardly come to. */
import { CARDS, DECKS, FIGHTERS, type Setup, UNDERWORLDS_ODDS, underworlds, type WarbandId } from '@escarmouche/engine/underworlds';
import { questions, type Rare, VS_BOT } from '../../questions.ts';

/** Objectives of every warband that are scored at once. */
const AT_ONCE = CARDS.filter((c) => c.kind === 'objective' && c.scoring === 'immediate' && c.warband === 'universal').map((c) => c.id);
/** Ploys that may be played in any power step. */
const PLOYS = [
  ...new Map(CARDS.filter((c) => c.kind === 'ploy' && c.warband === 'universal').map((c) => [c.names.en, c.id])).values(),
].slice(0, 6);

/** Goes forward, fights, scores and equips. */
const BOLD = /^(?:score|upgrade|react|attack|charge|drive):/;

/** Two warbands with objectives that are scored at once, these upgrades and some ploys. */
function duel(a: WarbandId, as: readonly string[], b: WarbandId, bs: readonly string[]): Setup {
  const seat = (warband: WarbandId, own: readonly string[]) => ({ warband, deck: { objectives: AT_ONCE, power: [...own, ...PLOYS] } });
  return { anyDeck: true, seats: [seat(a, as), seat(b, bs)] };
}

/** The same with what each warband has of its own. */
function rich(a: WarbandId, b: WarbandId): Setup {
  const seat = (warband: WarbandId) => {
    const own = CARDS.filter((c) => c.warband === warband);
    const objectives = own.filter((c) => c.kind === 'objective' && c.scoring === 'immediate').map((c) => c.id);
    const power = own.filter((c) => c.kind !== 'objective').map((c) => c.id);
    return { warband, deck: { objectives: [...objectives, ...AT_ONCE], power: [...power.slice(0, 12), ...PLOYS] } };
  };
  return { anyDeck: true, seats: [seat(a), seat(b)] };
}

/** The same with fighters whom one blow takes out: much is scored. */
function frail(setup: Setup): Setup {
  const weak = (seat: Setup['seats'][0]) => ({
    ...seat,
    printed: Object.fromEntries(FIGHTERS[seat.warband].map((f) => [f.id, { wounds: 1 }])),
  });
  return { ...setup, seats: [weak(setup.seats[0]), weak(setup.seats[1])] };
}

const deckOf = (warband: Setup['seats'][0]['warband']) => ({ warband, deck: DECKS.find((d) => d.warband === warband)?.id ?? '' });

const RARE: readonly Rare<Setup>[] = [
  {
    step: 'roll/re-roll',
    setup: {
      seats: [
        { warband: 'ironskulls-boyz', deck: 'starter:ironskulls-boyz' },
        { warband: 'zarbags-gitz', deck: 'starter:zarbags-gitz' },
      ],
    },
    seed: 2,
  },
  { step: 'attack action/whom next', setup: duel('ironskulls-boyz', ['shadespire:110'], 'sepulchral-guard', []), seed: 5, likes: BOLD },
  {
    step: 'attack action/push before it',
    setup: duel('spiteclaws-swarm', ['shadespire:171'], 'sepulchral-guard', []),
    seed: 14,
    likes: BOLD,
  },
  {
    step: 'attack action/more dice',
    setup: duel('garreks-reavers', ['shadespire:431'], 'ironskulls-boyz', ['shadespire:431']),
    seed: 20,
    likes: BOLD,
  },
  { step: 'check/first to score', setup: frail(rich('stormsires-cursebreakers', 'steelhearts-champions')), seed: 6, likes: BOLD },
  { step: 'check/second to score', setup: frail(duel('ironskulls-boyz', [], 'garreks-reavers', [])), seed: 2, likes: BOLD },
  {
    step: 'start of the action phase/order',
    setup: frail(duel('garreks-reavers', ['shadespire:432'], 'ironskulls-boyz', ['shadespire:432'])),
    seed: 54,
    likes: BOLD,
  },
];

/** Of ordinary matches, these. */
function setups(): readonly Setup[] {
  const [a, b, c, d, e, f, g, h] = DECKS.map(({ warband }) => deckOf(warband));
  return [[a, b] as const, [c, d] as const, [e, f] as const, [g, h] as const].map((seats) => ({ seats }));
}

export const QUESTIONS = questions(underworlds, UNDERWORLDS_ODDS, {
  setups,
  rare: RARE,
  seats: VS_BOT,
  withDice: ['again', 'attack', 'choose', 'keep', 'more-dice', 'next', 'no-more-dice', 'react'],
  lang: 'fr',
});
