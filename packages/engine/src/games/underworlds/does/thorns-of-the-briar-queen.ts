/** The Thorns of the Briar Queen: what their abilities and cards do. */

import { OFF_FIELD } from '../../../space/index.ts';
import { ATTACK_SUCCEEDED, PASSES_BLOCKED, PASSES_FIGHTERS, reaction, UNHURT_BY_LETHAL } from '../behaviour.ts';
import type { Ability, Does, Und } from '../defs.ts';
import { facts } from '../facts.ts';
import { rangeBetween, UNREACHABLE } from '../field.ts';
import { ON_FIRST, ON_SECOND } from '../joining.ts';
import { countBeside, giveGuard } from '../rules/acting.ts';
import { adjacent, heldBy, inPlay, isFree, isStarting, survivors, territoryOf } from '../rules/board.ts';
import { deedsOf, justNow } from '../rules/deeds.ts';
import { DODGE } from '../rules/dice.ts';
import { harm } from '../rules/harm.ts';
import { place } from '../rules/moving.ts';
import { moveOf } from '../rules/values.ts';
import { BY_REACTION, DEED_MOVE, DEED_REACTION, DEED_THROUGH, type Deed } from '../state.ts';
import { fieldOf } from '../table.ts';
import { GARREKS_REAVERS_DO } from './garreks-reavers.ts';
import {
  aFriend,
  attackInAnswer,
  different,
  HAMMER_OR_CRITICAL,
  happens,
  isEnemy,
  isFriend,
  passed,
  SHIELD_OR_CRITICAL,
} from './making.ts';
import { aPushThrough, aPushTo, pushedThrough, pushSome } from './pushing.ts';
import { STEELHEARTS_CHAMPIONS_DO } from './steelhearts-champions.ts';

const isChainrasp = (g: Und, fighter: number): boolean => g.table.fighters[fighter].fighter.kinds.includes('chainrasp');
/** Chainrasps of a warband. */
const CHAINRASPS = 5;

/** Lethal hexes are normal ones, and its Move actions pass through everything that is a hex. */
export const ethereal: Ability = {
  id: 'ethereal',
  rule: 'wu:ability.ethereal',
  traits: PASSES_FIGHTERS | PASSES_BLOCKED | UNHURT_BY_LETHAL,
};

/** Each friendly Chainrasp is pushed up to two hexes. */
export const varclavDrive: Ability = {
  id: 'varclav-drive',
  rule: 'wu:ability.varclav-drive',
  use: {
    may: (g, u) => survivors(g, u.seat).some((f) => isChainrasp(g, f)),
    steps: pushSome((g, u, f) => isFriend(g, u, f) && isChainrasp(g, f), CHAINRASPS, 2, true),
  },
};

/** Whether a push to a hex ends closer to one of the enemies that are closest. */
function goesTowards(g: Und, fighter: number, to: number): boolean {
  const { fighters } = g.state;
  const { hex, seat } = fighters[fighter];
  const field = fieldOf(g);
  let closest = UNREACHABLE;
  let towards = false;
  for (let e = 0; e < fighters.length; e++) {
    if (fighters[e].seat === seat || !inPlay(g, e)) continue;
    const n = rangeBetween(field, hex, fighters[e].hex);
    if (n > closest) continue;
    towards = (n === closest && towards) || rangeBetween(field, to, fighters[e].hex) < n;
    closest = n;
  }
  return towards;
}

/** The latest Move action of a fighter, by its place among the deeds, and whether it went through an enemy; null where it did not. */
function wentThrough(g: Und, fighter: number): Deed | null {
  const { deeds } = g.state;
  const moves = deeds.flatMap((d, i) => (d.what === DEED_MOVE && d.by === fighter ? [i] : []));
  const since = moves.length > 1 ? moves[moves.length - 2] : -1;
  const through = deeds.some((d, i) => i > since && d.what === DEED_THROUGH && d.by === fighter);
  return through ? deeds[moves[moves.length - 1]] : null;
}

/**
 * Steps from a hex to every other through all that is a hex but those `shut`; UNREACHABLE where none lead there. Who is shut can be gone to, and
 * not through.
 */
function stepsFrom(g: Und, from: number, shut: readonly number[]): number[] {
  const { size, neighbours } = fieldOf(g).hexes;
  const steps = new Array<number>(size).fill(UNREACHABLE);
  steps[from] = 0;
  for (const queue = [from]; queue.length > 0; ) {
    const here = queue.shift() as number;
    if (here !== from && shut.includes(here)) continue;
    for (let d = 0; d < 6; d++) {
      const to = neighbours[here * 6 + d];
      if (to === OFF_FIELD || steps[to] !== UNREACHABLE) continue;
      steps[to] = steps[here] + 1;
      queue.push(to);
    }
  }
  return steps;
}

/**
 * The enemies of whom each may have been the first that a fighter passed through in its latest Move action: a move names where it ends, and the
 * way there is chosen by its player, who is asked for it where it makes a difference.
 */
function passedFirst(g: Und, fighter: number): number[] {
  const move = wentThrough(g, fighter);
  if (move === null || !inPlay(g, fighter)) return [];
  const { hex: end, seat } = g.state.fighters[fighter];
  const enemies = survivors(g, 1 - seat);
  const before = stepsFrom(
    g,
    move.hex,
    enemies.map((e) => g.state.fighters[e].hex),
  );
  const most = Math.max(move.n, moveOf(g, fighter));
  return enemies.filter((e) => {
    const { hex } = g.state.fighters[e];
    return before[hex] + rangeBetween(fieldOf(g), hex, end) <= most;
  });
}

const OBJECTIVES: Readonly<Record<string, Does>> = {
  // Death Sentence
  'nightvault:31': {
    scores: (g, seat) => g.state.fighters.some((e, i) => e.seat !== seat && inPlay(g, i) && countBeside(g, i, seat) >= 3),
  },
  // Drag Them Down
  'nightvault:32': GARREKS_REAVERS_DO['shadespire:8'],
  // Execution
  'nightvault:33': GARREKS_REAVERS_DO['shadespire:1'],
  // Swarming Spirits
  'nightvault:34': { after: DEED_THROUGH, scores: (g, seat) => different(deedsOf(g, seat, DEED_THROUGH).map((d) => d.by)) >= 2 },
  // Take the City: what lies half on each board lies on both (35.1).
  'nightvault:35': {
    scores(g, seat) {
      const held = heldBy(g, seat);
      return [ON_FIRST, ON_SECOND].some((board) => {
        const on = g.state.tokens.flatMap((t, i) => (t.hex >= 0 && (fieldOf(g).boards[t.hex] & board) !== 0 ? [i] : []));
        return on.length > 0 && on.every((t) => held.includes(t));
      });
    },
  },
  // The Vengeful Dead
  'nightvault:36': {
    scores: (g, seat) => survivors(g, seat).length >= 3 && survivors(g, seat).every((f) => g.state.fighters[f].inspired === 1),
  },
  // Treacherous Foe
  'nightvault:37': { justAfter: DEED_REACTION, scores: (g, seat) => justNow(g, seat, DEED_REACTION).length > 0 },
  // Vengeful Advance
  'nightvault:38': {
    scores: (g, seat) => survivors(g, seat).length > 0 && survivors(g, seat).every((f) => territoryOf(g, f) === 1 - seat),
  },
};

const PLOYS: Readonly<Record<string, Does>> = {
  // Drifting Advance: one or two hexes for every one of them that can be pushed so.
  'nightvault:39': { use: { steps: pushSome((g, u, f) => isFriend(g, u, f) && isChainrasp(g, f), CHAINRASPS, 2, 'if-none', goesTowards) } },
  // Endless Malice
  'nightvault:40': STEELHEARTS_CHAMPIONS_DO['shadespire:45'],
  // Grasping Chains
  'nightvault:41': {
    use: { steps: [] },
    inForce: {
      supports: (g, s, _a, f) => (g.state.fighters[f].seat === s.seat && isChainrasp(g, f) ? 2 : 1),
      attacked(g, s) {
        g.state.lasting[s.lasting].used = 1;
      },
    },
  },
  // Spectral Parry: a token is given, nobody makes a Guard action.
  'nightvault:45': {
    use: {
      steps: [
        aFriend((g, _u, f) => g.state.fighters[f].guardToken === 0),
        happens((g, u) => {
          if (inPlay(g, u.picks[0])) giveGuard(g, u.picks[0]);
        }),
      ],
    },
  },
  // Sudden Appearance
  'nightvault:47': {
    use: {
      steps: [
        aFriend(),
        { do: 'hex', ask: 'free-hex', may: (g, _u, hex) => isStarting(g, hex) && isFree(g, hex) },
        happens((g, u) => {
          if (inPlay(g, u.picks[0])) place(g, u.picks[0], u.picks[1]);
        }),
      ],
    },
  },
};

const UPGRADES: Readonly<Record<string, Does>> = {
  // Chill Touch
  'nightvault:49': { inForce: { defenceLoses: (_g, s, a) => (a.by === s.fighter ? DODGE : 0) } },
  // Creeping Terror
  'nightvault:50': {
    use: reaction(['after-move'], {
      answers: (g, u) => facts.fighter(u) === u.fighter && passedFirst(g, u.fighter).length > 0,
      steps: [
        {
          do: 'fighter',
          ask: 'passed-first',
          may: (g, u, f) => passedFirst(g, u.fighter).includes(f),
          // One alone is no question.
          all(g, u) {
            const all = passedFirst(g, u.fighter);
            return all.length > 1 ? all : [];
          },
          named: true,
          optional: (g, u) => passedFirst(g, u.fighter).length === 1,
        },
        HAMMER_OR_CRITICAL,
        happens((g, u) => {
          const on = u.picks[0] >= 0 ? u.picks[0] : passedFirst(g, u.fighter)[0];
          if (passed(u)) harm(g, { on, n: 1, by: u.fighter, seat: u.seat, card: u.def, how: BY_REACTION });
        }),
      ],
    }),
  },
  // Face of Death
  'nightvault:53': {
    use: reaction(['before-dice'], {
      answers: (g, u) => isEnemy(g, u, facts.attacker(u)) && adjacent(g, facts.attacker(u), u.fighter),
      steps: [
        SHIELD_OR_CRITICAL,
        happens((g, u) => {
          const a = attackInAnswer(g);
          if (passed(u) && a !== null) a.moreDice--;
        }),
      ],
    }),
  },
  // Grasping Thorns
  'nightvault:54': {
    use: reaction(['after-attack'], {
      answers: (g, u) => facts.attacker(u) === u.fighter && (facts.did(u) & ATTACK_SUCCEEDED) !== 0 && isEnemy(g, u, facts.target(u)),
      steps: [
        aPushTo(
          (_g, u) => facts.target(u),
          () => 2,
          (g, u, hex) => rangeBetween(fieldOf(g), hex, g.state.fighters[u.fighter].hex) === 1,
        ),
        aPushThrough(
          (_g, u) => facts.target(u),
          () => 2,
        ),
        pushedThrough(
          (_g, u) => facts.target(u),
          () => 2,
        ),
      ],
    }),
  },
  // Inescapable Vengeance
  'nightvault:55': { inForce: { lands: (g, s, f, hex) => f === s.fighter && isStarting(g, hex) } },
  // Sadistic Strike
  'nightvault:56': {
    inForce: {
      damage: (g, s, a) =>
        a.by === s.fighter && g.table.attacks[a.attack].card === g.state.cards[s.card].def && g.state.fighters[a.on].wounds > 0 ? 2 : 0,
    },
  },
  // Strangling Coil
  'nightvault:58': {},
};

export const THORNS_OF_THE_BRIAR_QUEEN_DO: Readonly<Record<string, Does>> = { ...OBJECTIVES, ...PLOYS, ...UPGRADES };
