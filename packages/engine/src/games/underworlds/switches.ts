/** What could be otherwise in an attack: Guard, supporters on either side, which side of a card lies up, upgrades worn and in hand. */
import { type Deed, innermost, NOBODY } from '../../core/index.ts';
import type { Switch } from '../../odds/index.ts';
import { neighbour } from '../../space/index.ts';
import type { Table, Und } from './defs.ts';
import { neighbours } from './rules/acting.ts';
import { adjacent, inPlay, isFree } from './rules/board.ts';
import { attackSequence } from './rules/frames.ts';
import { cardArg } from './rules/keys.ts';
import { couldBear } from './rules/power.ts';
import { putOn, takeOff } from './rules/wearing.ts';
import type { UndMatch } from './situation-values.ts';
import { HAND, NOWHERE, type State } from './state.ts';
import { fieldOf } from './table.ts';

export const UNDERWORLDS_SWITCHES = ['guard', 'supporter', 'one-more-supporter', 'inspired', 'upgrade', 'upgrade-in-hand'] as const;

type What = (typeof UNDERWORLDS_SWITCHES)[number];
type UndSwitch = Switch<Table, State> & { readonly what: What };

/** Whoever attacks, and who is attacked; `NOBODY` for none. */
function pairOf(match: UndMatch, { does, by, on }: Deed): readonly [striker: number, target: number] {
  const under = innermost(match.state, attackSequence);
  if (under !== null) return [under.by, under.on];
  const named = (name: string | undefined): number => match.table.fighters.findIndex((f) => f.key === name);
  return does === 'attack' && on.figures.length === 1 ? [named(by), named(on.figures[0])] : [NOBODY, NOBODY];
}

/** One friend more of `of` beside `nextTo`, in the first hex where it could stand: one on the battlefield first, else one not on it yet. */
function oneMore({ play: g }: UndMatch, of: number, nextTo: number, others: readonly number[]): UndSwitch[] {
  const { fighters } = g.state;
  const friends = [...fighters.keys()].filter((i) => {
    const { seat, out } = fighters[i];
    return i !== of && !others.includes(i) && seat === fighters[of].seat && out === 0 && !(inPlay(g, i) && adjacent(g, i, nextTo));
  });
  const figure = friends.find((i) => inPlay(g, i)) ?? friends[0] ?? NOBODY;
  const hex = figure < 0 ? NOWHERE : freeBeside(g, nextTo);
  if (hex < 0) return [];
  return [
    {
      what: 'one-more-supporter',
      rule: 'wu:D3',
      figure,
      now: false,
      flip({ state }) {
        state.fighters[figure].hex = hex;
      },
    },
  ];
}

function freeBeside(g: Und, fighter: number): number {
  const { hexes } = fieldOf(g);
  for (let way = 0; way < 6; way++) {
    const hex = neighbour(hexes, g.state.fighters[fighter].hex, way);
    if (hex >= 0 && isFree(g, hex)) return hex;
  }
  return NOWHERE;
}

/** Upgrades that either of the two wears, and those in the hand of whoever is asked that the own fighter of the two could wear. */
function upgrades({ play: g, node }: UndMatch, pair: readonly number[]): UndSwitch[] {
  const { cards, fighters, worn } = g.state;
  const on = worn
    .filter((place) => pair.includes(cards[place].on))
    .map(
      (place): UndSwitch => ({
        what: 'upgrade',
        rule: 'wu:K2',
        figure: cards[place].on,
        source: cardArg(g, place),
        now: true,
        flip: ({ table, state }) => takeOff({ table, state, log: null }, place),
      }),
    );
  if (node.kind !== 'decision') return on;
  const own = pair.filter((i) => fighters[i].seat === node.seat);
  const inHand = cards.flatMap((c, place): UndSwitch[] =>
    c.owner !== node.seat || c.zone !== HAND || c.def < 0 || g.table.cards[c.def].face.kind !== 'upgrade'
      ? []
      : own
          .filter((figure) => couldBear(g, place, figure))
          .map((figure) => ({
            what: 'upgrade-in-hand',
            rule: 'wu:K2',
            figure,
            source: cardArg(g, place),
            now: false,
            flip: ({ table, state }) => putOn({ table, state, log: null }, place, figure),
          })),
  );
  return [...on, ...inHand];
}

/** Everything of the kind in an attack under way, or one that is weighed. */
export function switchesOf(match: UndMatch, deed: Deed): readonly UndSwitch[] {
  const [striker, target] = pairOf(match, deed);
  if (striker < 0 || target < 0) return [];
  const { fighters } = match.state;
  const inspired = [striker, target].map((figure): UndSwitch => {
    const so = fighters[figure].inspired === 1;
    return {
      what: 'inspired',
      rule: 'wu:I1',
      figure,
      now: so,
      flip({ state }) {
        state.fighters[figure].inspired = so ? 0 : 1;
      },
    };
  });
  // Whoever stands next to the other side's fighter of the two supports his own (D3).
  const helpers = [...neighbours(match.play, target, false), ...neighbours(match.play, striker, false)].filter(
    (figure) => figure !== striker && figure !== target,
  );
  const supporters = helpers.map(
    (figure): UndSwitch => ({
      what: 'supporter',
      rule: 'wu:D3',
      figure,
      now: true,
      flip({ state }) {
        state.fighters[figure].hex = NOWHERE;
      },
    }),
  );
  const more =
    fighters[striker].seat === fighters[target].seat
      ? []
      : [...oneMore(match, striker, target, helpers), ...oneMore(match, target, striker, helpers)];
  const guarding = fighters[target].guardToken === 1;
  return [
    {
      what: 'guard',
      rule: 'wu:R5',
      figure: target,
      now: guarding,
      flip({ state }) {
        state.fighters[target].guardToken = guarding ? 0 : 1;
      },
    },
    ...supporters,
    ...more,
    ...inspired,
    ...upgrades(match, [striker, target]),
  ];
}
