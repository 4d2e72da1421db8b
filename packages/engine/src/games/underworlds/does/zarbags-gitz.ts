/** Zarbag's Gitz: what their cards do. */
import { PASSES_FIGHTERS, reaction } from '../behaviour.ts';
import type { Does, Und } from '../defs.ts';
import { facts } from '../facts.ts';
import { rangeBetween } from '../field.ts';
import { attackCodes, neighbours } from '../rules/acting.ts';
import { adjacent, inPlay, survivors, territoryOf } from '../rules/board.ts';
import { GRANT_ATTACK, grant } from '../rules/granting.ts';
import { harm } from '../rules/harm.ts';
import { attacksOf, isSupported, isSupporter, supportersOf } from '../rules/values.ts';
import {
  BY_ATTACK,
  BY_SPELL,
  CHARGED,
  DEED_ATTACK,
  DEED_DISPLACED,
  DEED_OUT,
  MOVED,
  NO_ATTACK,
  NOWHERE,
  ON_BYSTANDER,
  SUCCESSFUL,
} from '../state.ts';
import { fieldOf } from '../table.ts';
import { aFriend, aPush, attackInAnswer, different, happens, isFriend, kills, pushed } from './making.ts';
import { aPushTo, pushedTo, pushSome } from './pushing.ts';
import { isSquig } from './zarbags-gitz-abilities.ts';

/** The Grot Bow of a fighter; `NO_ATTACK` where it has none. */
function bowOf(g: Und, fighter: number): number {
  return attacksOf(g, fighter).find((a) => g.table.attacks[a].attack.id === 'grot-bow') ?? NO_ATTACK;
}

/** Could it shoot at somebody? */
function shoots(g: Und, fighter: number): boolean {
  const bow = bowOf(g, fighter);
  return bow >= 0 && attackCodes(g, fighter, { only: bow }).length > 0;
}

/** Where a fighter stood before it was pushed last; `NOWHERE` where it was not. */
function pushedFrom(g: Und, fighter: number): number {
  const pushes = g.state.deeds.filter((d) => d.what === DEED_DISPLACED && d.on === fighter);
  return pushes[pushes.length - 1]?.hex ?? NOWHERE;
}

const OBJECTIVES: Readonly<Record<string, Does>> = {
  // Call that a Win
  'nightvault:88': { scores: (g, seat) => survivors(g, seat).length >= 5 },
  // Dank Haven
  'nightvault:89': { scores: (g, seat) => survivors(g, 1 - seat).every((f) => territoryOf(g, f) !== seat) },
  // Flash Finale
  'nightvault:90': { justAfter: DEED_OUT, scores: (g, seat) => kills(g, seat, true).some((d) => (d.how & BY_SPELL) !== 0) },
  // Mad Scurry: the Move action of a Charge is one (62.2), and Hidden Paths leaves its fighter as one that has made it (331.1).
  'nightvault:92': {
    scores: (g, seat) => survivors(g, seat).filter((f) => (g.state.fighters[f].did & (MOVED | CHARGED)) !== 0).length >= 5,
  },
  // Malicious Kill
  'nightvault:93': { justAfter: DEED_OUT, scores: (g, seat) => kills(g, seat, true).some((d) => d.upgrades >= 2) },
  // Scragged: whoever or whatever did it.
  'nightvault:95': {
    justAfter: DEED_OUT,
    scores: (g, seat) =>
      g.state.deeds.some((d) => d.what === DEED_OUT && d.check === g.state.check && g.state.fighters[d.on].seat !== seat && d.beside >= 3),
  },
  // Vicious Killers: the attack that took the enemy out of action counts as well, though it is recorded only after that deed.
  'nightvault:96': {
    scores: (g, seat) =>
      g.state.deeds.some((out, i) => {
        if (out.what !== DEED_OUT || g.state.fighters[out.on].seat === seat) return false;
        const by = g.state.deeds
          .slice(0, i)
          .filter((d) => d.what === DEED_ATTACK && d.seat === seat && d.on === out.on && (d.how & SUCCESSFUL) !== 0)
          .map((d) => d.by);
        if (out.seat === seat && out.by >= 0 && (out.how & (BY_ATTACK | ON_BYSTANDER)) === BY_ATTACK) by.push(out.by);
        return different(by) >= 2;
      }),
  },
};

const PLOYS: Readonly<Record<string, Does>> = {
  // Little Waaagh!
  'nightvault:100': {
    use: { steps: [] },
    inForce: {
      dice: (g, s, a) => (g.state.fighters[a.by].seat === s.seat ? 1 : 0),
      attacked(g, s, a) {
        if (g.state.fighters[a.by].seat === s.seat) g.state.lasting[s.lasting].used = 1;
      },
    },
  },
  // Make Some Noise
  'nightvault:102': {
    use: {
      may: (g, u) => survivors(g, u.seat).some((f) => isSquig(g, f)),
      steps: pushSome((g, u, f) => isFriend(g, u, f) && isSquig(g, f), 2, 2, true),
    },
  },
  // Sneaky Step
  'nightvault:105': { use: { steps: [aFriend(), aPush((_g, u) => u.picks[0], false), pushed((_g, u) => u.picks[0])] } },
  // Stab 'em in the Knee
  'nightvault:106': {
    use: { steps: [] },
    inForce: {
      damage(g, _s, a) {
        if (g.table.attacks[a.attack].attack.range > 2 || g.state.fighters[a.by].seat === g.state.fighters[a.on].seat) return 0;
        return Math.max(0, supportersOf(g, a, a.by, a.on) - 1);
      },
      attacked(g, s) {
        g.state.lasting[s.lasting].used = 1;
      },
    },
  },
};

const UPGRADES: Readonly<Record<string, Does>> = {
  // Endless Whirl
  'nightvault:107': {
    use: {
      may: (g, u) => g.state.fighters[u.fighter].inspired === 1,
      steps: [
        happens((g, u) => {
          for (const on of [...neighbours(g, u.fighter, true), ...neighbours(g, u.fighter, false)])
            harm(g, { on, n: 1, by: u.fighter, seat: u.seat, card: u.def, how: 0 });
        }),
      ],
    },
  },
  // Extra Bouncy
  'nightvault:108': { traits: PASSES_FIGHTERS },
  // Grizzled Survivor
  'nightvault:110': { inForce: { defence: (_g, s, f) => (f === s.fighter ? 1 : 0) } },
  // Lurker
  'nightvault:111': {
    use: reaction(['pushed'], {
      answers(g, u) {
        const from = pushedFrom(g, facts.fighter(u));
        return (
          facts.fighter(u) !== u.fighter &&
          inPlay(g, facts.fighter(u)) &&
          from >= 0 &&
          rangeBetween(fieldOf(g), from, g.state.fighters[u.fighter].hex) === 1
        );
      },
      steps: [
        aPushTo(
          (_g, u) => u.fighter,
          (_g, u) => facts.hexes(u),
          (g, u, hex) => rangeBetween(fieldOf(g), hex, g.state.fighters[facts.fighter(u)].hex) === 1,
          // No farther than the other one went, so that it may stay where it stands next to it already (g.09).
          (g, u) => inPlay(g, facts.fighter(u)) && adjacent(g, u.fighter, facts.fighter(u)),
        ),
        pushedTo((_g, u) => u.fighter),
      ],
    }),
  },
  // Nasty Stabba
  'nightvault:112': {
    inForce: {
      dice(g, s, a) {
        if (a.by !== s.fighter || g.table.attacks[a.attack].card !== g.state.cards[s.card].def || !isSupported(g, a)) return 0;
        const helps = (f: number): boolean => g.table.fighters[f].fighter.id === 'prog' && isSupporter(g, f, a.by, a.on);
        return survivors(g, s.seat).some(helps) ? 2 : 0;
      },
    },
  },
  // Ravenous
  'nightvault:113': {
    inForce: { damage: (g, s, a) => (a.by === s.fighter && g.table.attacks[a.attack].attack.range === 1 ? 1 : 0) },
  },
  // Vindictive Glare
  'nightvault:115': {},
  // Volley Caller
  'nightvault:116': {
    use: reaction(['after-attack'], {
      answers(g, u) {
        const a = attackInAnswer(g);
        return facts.attacker(u) === u.fighter && a !== null && g.table.attacks[a.attack].attack.id === 'grot-bow';
      },
      steps: [
        aFriend((g, u, f) => neighbours(g, u.fighter, true).includes(f) && shoots(g, f)),
        happens((g, u) => {
          grant(g, { fighter: u.picks[0], seat: u.seat, kinds: GRANT_ATTACK, reaction: 1, attack: bowOf(g, u.picks[0]) });
        }),
      ],
    }),
  },
};

export const ZARBAGS_GITZ_DO: Readonly<Record<string, Does>> = { ...OBJECTIVES, ...PLOYS, ...UPGRADES };
