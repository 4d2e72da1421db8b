/** The relics of the Katophranes: each does the same, and the first of those on a fighter speaks for all. */
import { fieldsOf } from '../../../../core/index.ts';
import { reaction } from '../../behaviour.ts';
import type { Does, Und } from '../../defs.ts';
import { actor, facts } from '../../facts.ts';
import { draw } from '../../rules/drawing.ts';
import { rollSequence, type UseFrame } from '../../rules/frames.ts';
import { answered, isAbout } from '../../rules/reacting.ts';
import { upgradesOn } from '../../rules/values.ts';
import { POWER } from '../../state.ts';
import { happens } from '../making.ts';

/** Relics on the bearer, counted by the first of them alone: 0 for the others. */
function relics(g: Und, u: UseFrame): number {
  const all = upgradesOn(g, u.fighter).filter((c) => g.table.cards[g.state.cards[c].def].face.relic === true);
  return all[0] === u.card ? all.length : 0;
}

const RELIC: Does = {
  use: reaction(['attack-rolled', 'defence-rolled', 'after-move', 'after-attack', 'after-action'], {
    answers(g, u) {
      const n = relics(g, u);
      if (isAbout(g, u, 'attack-rolled')) return n >= 3 && facts.attacker(u) === u.fighter;
      if (isAbout(g, u, 'defence-rolled')) return n >= 2 && facts.target(u) === u.fighter;
      return n >= 4 && actor(u) === u.fighter;
    },
    steps: [
      happens((g, u) => {
        // Any dice, all together, as their player likes.
        const rolled = fieldsOf(answered(g), rollSequence);
        if (rolled !== null) rolled.any = 1;
        else draw(g, u.seat, POWER, 2);
      }),
    ],
  }),
  action: {
    may: (g, u) => relics(g, u) >= 6,
    steps: [
      happens((g, u) => {
        g.state.players[u.seat].glory += 4;
        g.log?.tell('wu:R8', 'gains-glory', { seat: { seat: u.seat }, n: 4 });
      }),
    ],
  },
};

export const UPGRADES_RELICS_DO: Readonly<Record<string, Does>> = Object.fromEntries(
  ['shadespire:396', 'shadespire:397', 'shadespire:398', 'shadespire:399', 'shadespire:400', 'shadespire:401', 'leaders:51'].map((id) => [
    id,
    RELIC,
  ]),
);
