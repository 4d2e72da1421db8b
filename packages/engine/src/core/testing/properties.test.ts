import { seeded } from '../running/random.ts';
import { botProperties, gameProperties, gamesWanted, type Suite } from './properties.testing.ts';
import { type DuelSetup, type DuelState, type DuelView, swapTricks, TOY_RULES, TRICKS, type Trick, toy } from './toy.testing.ts';

type DuelTable = ReturnType<typeof toy.tables>;

function hand(seed: number): Trick[] {
  const random = seeded(seed);
  const left = [...TRICKS];
  return Array.from({ length: 1 + random.below(3) }, () => left.splice(random.below(left.length), 1)[0]);
}

const suite: Suite<DuelSetup, DuelTable, DuelState, DuelView> = {
  game: toy,
  setups: (seed) => ({
    health: 3 + (seed % 6),
    hands: [hand(seed), hand(seed + 1000)],
    ...(seed % 3 === 0 ? { first: seed % 2 } : {}),
    ...(seed % 4 === 0 ? { answers: 1 } : {}),
    ...(seed % 5 === 0 ? { choices: { 'high-breath': '1' } } : {}),
  }),
  rules: (id) => TOY_RULES.includes(id),
  swapHidden: swapTricks,
  hidden: (s, seat) => s.cards.filter((c) => c.face === 0 && c.owner !== seat).length,
  broken: (g) => (g.state.health.some((h) => h < 0) || g.state.breath.some((b) => b < 0) ? 'health or breath below nothing' : null),
  games: gamesWanted(500),
};

// The core knows no game: a second one, of a hundred lines, passes everything that the real ones must pass.
gameProperties(suite);

botProperties(suite, [{ bot: { id: 'first option', choose: ({ codes }) => codes[0] }, games: 20, decisions: 500 }]);
