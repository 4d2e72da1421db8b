/** What could be otherwise in an attack: conditions, a shield, cards of the active area, a curse or a blessing in the deck. */
import { type Deed, innermost, type Match, NOBODY } from '../../core/index.ts';
import type { Switch } from '../../odds/index.ts';
import { areEnemies } from './rules/board.ts';
import { shuffleIn } from './rules/conditions.ts';
import { strikeSequence } from './rules/frames.ts';
import { figureKey } from './rules/keys.ts';
import { endBonus } from './rules/lasting.ts';
import type { Setup } from './setup.ts';
import { ACTIVE, CHARACTER, MUDDLE, POISON, STRENGTHEN, type State } from './state.ts';
import type { Gloom, Table } from './table.ts';
import type { View } from './view.ts';

export const GLOOMHAVEN_SWITCHES = ['strengthen', 'muddle', 'poison', 'shield', 'card', 'curse', 'bless'] as const;

type What = (typeof GLOOMHAVEN_SWITCHES)[number];
type GloomSwitch = Switch<Table, State> & { readonly what: What };

/** Answers that aim an attack at one figure. */
const AIMS: ReadonlySet<string> = new Set(['target', 'next']);

/** Conditions that count in an attack: of whoever makes it, and of whom it is made at. */
const STRIKING = [
  ['strengthen', 'gh:condition.strengthen', STRENGTHEN],
  ['muddle', 'gh:condition.muddle', MUDDLE],
] as const;
const STRUCK = ['poison', 'gh:condition.poison', POISON] as const;

function condition({ state }: Pick<Gloom, 'state'>, figure: number, [what, rule, bit]: readonly [What, string, number]): GloomSwitch {
  return {
    what,
    rule,
    figure,
    now: (state.figures[figure].conditions & bit) !== 0,
    flip(g) {
      g.state.figures[figure].conditions ^= bit;
    },
  };
}

/** A shield of this round: what there is, or one. */
function shield({ state }: Pick<Gloom, 'state'>, figure: number): GloomSwitch {
  const now = state.figures[figure].shield > 0;
  return {
    what: 'shield',
    rule: 'gh:pipeline.4',
    figure,
    now,
    flip(g) {
      g.state.figures[figure].shield = now ? 0 : 1;
    },
  };
}

/** A curse or a blessing more among the cards that whoever attacks draws from. */
function inDeck(what: 'curse' | 'bless', figure: number): GloomSwitch {
  return {
    what,
    rule: `gh:condition.${what}`,
    figure,
    now: false,
    flip: ({ table, state }) => shuffleIn({ table, state, log: null }, figure, what),
  };
}

/** Bonuses of the active area of whoever plays either figure (gh:turn.5). */
function cards({ state }: Pick<Gloom, 'state'>, pair: readonly number[]): GloomSwitch[] {
  return state.cards.flatMap((c, place): GloomSwitch[] => {
    const figure = pair.find((i) => state.figures[i].kind === CHARACTER && state.figures[i].seat === c.owner);
    return c.zone !== ACTIVE || figure === undefined
      ? []
      : [
          {
            what: 'card',
            rule: 'gh:turn.5',
            figure,
            source: { card: c.def },
            now: true,
            flip: ({ table, state: there }) => endBonus({ table, state: there, log: null }, place),
          },
        ];
  });
}

/** Everything of the kind in an attack under way, or one that is weighed. */
export function switchesOf(match: Match<Setup, Table, State, View>, { does, by, on }: Deed): readonly GloomSwitch[] {
  const { state, play } = match;
  const under = innermost(state, strikeSequence);
  const named = (name: string | undefined): number => state.figures.findIndex((f, i) => f.out === 0 && figureKey(play, i) === name);
  const aims = AIMS.has(does) && on.figures.length === 1;
  const striker = under?.by ?? (aims ? named(by) : NOBODY);
  const target = under?.on ?? (aims ? named(on.figures[0]) : NOBODY);
  if (striker < 0 || target < 0 || !areEnemies(play, striker, target)) return [];
  return [
    ...STRIKING.map((c) => condition(play, striker, c)),
    condition(play, target, STRUCK),
    shield(play, target),
    ...cards(play, [striker, target]),
    inDeck('curse', striker),
    inDeck('bless', striker),
  ];
}
