/** The Thorns of the Briar Queen: what their abilities and cards do. */
import { type Ability, ATTACK_SUCCEEDED, type Does, PASSES_BLOCKED, PASSES_FIGHTERS, UNHURT_BY_LETHAL } from '../behaviour.ts';
import { rangeBetween } from '../field.ts';
import { ON_FIRST, ON_SECOND } from '../joining.ts';
import { giveGuard } from '../rules/acting.ts';
import { adjacent, heldBy, inPlay, isFree, isStarting, survivors, territoryOf } from '../rules/board.ts';
import { deedsOf, justNow } from '../rules/deeds.ts';
import { ATTACK_DIE, CRITICAL, DODGE, HAMMER } from '../rules/dice.ts';
import { harm } from '../rules/harm.ts';
import { place } from '../rules/moving.ts';
import { BY_REACTION, DEED_MOVE, DEED_REACTION, DEED_THROUGH } from '../state.ts';
import { fieldOf, type Und } from '../table.ts';
import { GARREKS_REAVERS_DO } from './garreks-reavers.ts';
import { aFriend, attackInAnswer, different, happens, isEnemy, isFriend, passed, SHIELD_OR_CRITICAL } from './making.ts';
import { aPushTo, pushedTo, pushSome } from './pushing.ts';
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

/** Hexes between a hex and an enemy. */
function enemiesFrom(g: Und, seat: number, hex: number): number[] {
  return survivors(g, 1 - seat).map((e) => rangeBetween(fieldOf(g), hex, g.state.fighters[e].hex));
}

/** Whether a push to a hex ends closer to one of the enemies that are closest. */
function goesTowards(g: Und, fighter: number, to: number): boolean {
  const { hex, seat } = g.state.fighters[fighter];
  const before = enemiesFrom(g, seat, hex);
  const after = enemiesFrom(g, seat, to);
  const closest = Math.min(...before);
  return before.some((n, i) => n === closest && after[i] < n);
}

/** The first enemy that a fighter passed through in its latest Move action; -1. */
function passedThrough(g: Und, fighter: number): number {
  const { deeds } = g.state;
  const moves = deeds.flatMap((d, i) => (d.what === DEED_MOVE && d.by === fighter ? [i] : []));
  const since = moves.length > 1 ? moves[moves.length - 2] : -1;
  return deeds.find((d, i) => i > since && d.what === DEED_THROUGH && d.by === fighter)?.on ?? -1;
}

const OBJECTIVES: Readonly<Record<string, Does>> = {
  // Death Sentence
  'nightvault:31': {
    scores: (g, seat) => survivors(g, 1 - seat).some((e) => survivors(g, seat).filter((f) => adjacent(g, e, f)).length >= 3),
  },
  // Drag Them Down
  'nightvault:32': GARREKS_REAVERS_DO['shadespire:8'],
  // Execution
  'nightvault:33': GARREKS_REAVERS_DO['shadespire:1'],
  // Swarming Spirits
  'nightvault:34': { scores: (g, seat) => different(deedsOf(g, seat, DEED_THROUGH).map((d) => d.by)) >= 2 },
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
  'nightvault:37': { scores: (g, seat) => justNow(g, seat, DEED_REACTION).length > 0 },
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
    use: {
      answers: {
        triggers: ['after-move'],
        may: (g, u) => u.a === u.fighter && inPlay(g, passedThrough(g, u.fighter)),
      },
      steps: [
        { do: 'roll', die: ATTACK_DIE, dice: 1, succeeds: HAMMER | CRITICAL },
        happens((g, u) => {
          const on = passedThrough(g, u.fighter);
          if (passed(u)) harm(g, { on, n: 1, by: u.fighter, seat: u.seat, card: u.def, how: BY_REACTION });
        }),
      ],
    },
  },
  // Face of Death
  'nightvault:53': {
    use: {
      answers: { triggers: ['before-dice'], may: (g, u) => isEnemy(g, u, u.a) && adjacent(g, u.a, u.fighter) },
      steps: [
        SHIELD_OR_CRITICAL,
        happens((g, u) => {
          const a = attackInAnswer(g);
          if (passed(u) && a !== null) a.moreDice--;
        }),
      ],
    },
  },
  // Grasping Thorns
  'nightvault:54': {
    use: {
      answers: {
        triggers: ['after-attack'],
        may: (g, u) => u.a === u.fighter && (u.c & ATTACK_SUCCEEDED) !== 0 && isEnemy(g, u, u.b),
      },
      steps: [
        aPushTo(
          (_g, u) => u.b,
          () => 2,
          (g, u, hex) => rangeBetween(fieldOf(g), hex, g.state.fighters[u.fighter].hex) === 1,
        ),
        pushedTo((_g, u) => u.b),
      ],
    },
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
