/** Zarbag's Gitz: what their fighter cards let them do. */

import { NOBODY, refuse } from '../../../core/index.ts';
import { HOLDS_NOTHING, MAKES_NO_ATTACK, MAKES_NO_MOVE, NEVER_ON_GUARD, NO_GIVEN_ATTACKS, reaction, remembering } from '../behaviour.ts';
import type { Ability, Und, UseStep } from '../defs.ts';
import { facts, type Remembering, recall, remember } from '../facts.ts';
import { directionsAway, rangeBetween } from '../field.ts';
import { adjacent, harms, inPlay, isFree, standsOn, traitsOf } from '../rules/board.ts';
import { note } from '../rules/deeds.ts';
import type { UseFrame } from '../rules/frames.ts';
import { GRANT_MOVE, grant } from '../rules/granting.ts';
import { harm, hurt } from '../rules/harm.ts';
import { canGo, canStep, displaced, mayMove, push } from '../rules/moving.ts';
import { open } from '../rules/reacting.ts';
import { inspire } from '../rules/settling.ts';
import { leave } from '../rules/using.ts';
import { DEED_DISPLACED, NO_CARD } from '../state.ts';
import { fieldOf } from '../table.ts';
import { happens, isFriend } from './making.ts';

/** Whether a fighter is a squig. */
export const isSquig = (g: Und, fighter: number): boolean => g.table.fighters[fighter].fighter.kinds.includes('squig');

/** May it make a Move action, and is there anywhere to go? */
function couldMove(g: Und, fighter: number): boolean {
  return mayMove(g, fighter) && canGo(g, fighter);
}

/** Reaction: a friend, no Squig, began its Move action next to this fighter, which moves as well. Each such move may be answered in turn. */
const scurry: Ability = {
  id: 'scurry',
  rule: 'wu:ability.scurry',
  use: reaction(['after-move'], {
    answers(g, u) {
      const { fighters } = g.state;
      if (facts.fighter(u) === u.fighter || fighters[facts.fighter(u)].seat !== u.seat || isSquig(g, facts.fighter(u))) return false;
      return rangeBetween(fieldOf(g), fighters[u.fighter].hex, facts.start(u)) === 1 && couldMove(g, u.fighter);
    },
    steps: [
      happens((g, u) => {
        grant(g, { fighter: u.fighter, seat: u.seat, kinds: GRANT_MOVE, reaction: 1 });
      }),
    ],
  }),
};

/** Squigs he may lead. */
const LED = 2;

/** Those who take part: himself, and the Squigs chosen first. */
const herd = (u: UseFrame): number[] => [u.fighter, ...u.picks.slice(0, LED).filter((f) => f >= 0)];

/** One after the other, in the order their player likes. */
const nextOfHerd: readonly UseStep[] = [
  {
    do: 'fighter',
    ask: 'friend',
    optional: 'if-none',
    may: (g, u, f) => herd(u).includes(f) && !u.picks.slice(LED).includes(f) && couldMove(g, f),
  },
  happens((g, u) => {
    const fighter = u.picks[u.picks.length - 1];
    if (fighter >= 0) grant(g, { fighter, seat: u.seat, kinds: GRANT_MOVE });
  }),
];

/**
 * A Squig beside him that takes part: one that cannot go yet may still be freed by him or by another, who goes before it. As long as he
 * himself has nowhere to go the first of them is one that has, for somebody must go first.
 */
function aSquig(first: boolean): UseStep {
  return {
    do: 'fighter',
    ask: 'friend',
    optional: (g, u) => !first || canGo(g, u.fighter),
    may: (g, u, f) =>
      isFriend(g, u, f) &&
      isSquig(g, f) &&
      !u.picks.includes(f) &&
      adjacent(g, u.fighter, f) &&
      mayMove(g, f) &&
      (!first || canGo(g, f) || canGo(g, u.fighter)),
  };
}

const drizgitHerd: Ability = {
  id: 'drizgit-herd',
  rule: 'wu:ability.drizgit-herd',
  use: {
    may(g, u, why) {
      if (
        mayMove(g, u.fighter, why) &&
        (canGo(g, u.fighter) ||
          g.state.fighters.some((_x, f) => isFriend(g, u, f) && isSquig(g, f) && adjacent(g, u.fighter, f) && couldMove(g, f)))
      )
        return true;
      refuse(why, 'wu:ability.drizgit-herd', 'not-now');
      return false;
    },
    steps: [aSquig(true), aSquig(false), ...nextOfHerd, ...nextOfHerd, ...nextOfHerd],
  },
};

const squig: Ability = {
  id: 'squig',
  rule: 'wu:ability.squig',
  traits: HOLDS_NOTHING | NO_GIVEN_ATTACKS,
  beside: 'drizgit',
};

/** Reaction after any activation, of either player (zarbags-gitz.1). */
const snirkLoose: Ability = {
  id: 'snirk-loose',
  rule: 'wu:ability.snirk-loose',
  use: reaction(['after-activation'], {
    answers: (g, u) => g.state.fighters[u.fighter].barred === 0,
    steps: [
      happens((g, u) => {
        inspire(g, u.fighter);
      }),
    ],
  }),
};

const snirkUnsteady: Ability = {
  id: 'snirk-unsteady',
  rule: 'wu:ability.snirk-unsteady',
  traits: MAKES_NO_MOVE | MAKES_NO_ATTACK | NEVER_ON_GUARD,
};

/**
 * One hex of the whirl; an empty chain once he has stopped. Whoever goes out of action by the blow is in nobody's way any more.
 */
function whirlsTo(k: number): readonly UseStep<Remembering<'whirl'>>[] {
  return [
    happens((g, u) => {
      const to = inPlay(g, u.fighter) ? u.chain[k] : undefined;
      remember.blocker(u, to === undefined || to < 0 ? NOBODY : standsOn(g, to));
      harm(g, { on: recall.blocker(u), n: 1, by: u.fighter, seat: u.seat, card: NO_CARD, how: 0 });
    }),
    {
      do: 'direction',
      ask: 'direction',
      optional: 'if-none',
      may(g, u, d) {
        const blocker = recall.blocker(u);
        if (!inPlay(g, u.fighter) || !inPlay(g, blocker)) return false;
        const { fighters } = g.state;
        return canStep(g, blocker, d) && directionsAway(fieldOf(g), fighters[u.fighter].hex, fighters[blocker].hex).includes(d);
      },
    },
    happens((g, u) => {
      const direction = u.picks[u.picks.length - 1];
      if (direction >= 0) push(g, recall.blocker(u), u.seat, direction, 1);
    }),
    happens((g, u) => {
      const to = inPlay(g, u.fighter) ? u.chain[k] : undefined;
      if (to === undefined) return;
      if (to < 0 || !isFree(g, to)) {
        u.chain = [];
        hurt(g, u.fighter, 1);
        return;
      }
      g.state.fighters[u.fighter].hex = to;
      remember.gone(u, recall.gone(u) + 1);
      if (harms(g, traitsOf(g, u.fighter), to)) hurt(g, u.fighter, 1);
    }),
  ];
}

/** Hexes of the chain; he is pushed along three of them. */
const CHAIN = 4;

/** Neither a Move, a Charge nor an Attack action (zarbags-gitz.2). */
const snirkWhirl: Ability = {
  id: 'snirk-whirl',
  rule: 'wu:ability.snirk-whirl',
  use: remembering('whirl', {
    steps: [
      { do: 'scatter', n: CHAIN, from: (g, u) => g.state.fighters[u.fighter].hex },
      happens((g, u) => {
        remember.began(u, g.state.fighters[u.fighter].hex);
        remember.gone(u, 0);
      }),
      ...whirlsTo(0),
      ...whirlsTo(1),
      ...whirlsTo(2),
      happens((g, u) => {
        const n = recall.gone(u);
        if (!inPlay(g, u.fighter) || n === 0) return;
        const { hex } = g.state.fighters[u.fighter];
        g.log?.tell('wu:ability.snirk-whirl', 'whirls', { figure: { figure: u.fighter }, space: { space: hex }, n });
        note(g, { what: DEED_DISPLACED, seat: u.seat, on: u.fighter, n, hex: recall.began(u) });
        // What is called last runs first: whatever waits for it, then the window after a push.
        open(g, 'pushed', { fighter: u.fighter, seat: u.seat, hexes: n });
        displaced(g, u.fighter);
      }),
    ],
  }),
};

/** The target of a Barbed Net has fewer dice in the next activation, whatever becomes of Prog. */
const barbedNet: Ability = {
  id: 'barbed-net',
  rule: 'wu:ability.barbed-net',
  inForce: {
    attacked(g, s, a) {
      if (a.by === s.fighter && g.table.attacks[a.attack].attack.id === 'barbed-net' && a.dealt > 0 && a.victim === a.on)
        leave(g, 'barbed-net', s.seat, a.on, 'next-activation');
    },
  },
  lasting: { dice: (_g, s, a) => (a.by === s.fighter ? -2 : 0) },
};

export const ZARBAGS_GITZ_CAN: readonly Ability[] = [scurry, drizgitHerd, squig, snirkLoose, snirkUnsteady, snirkWhirl, barbedNet];
