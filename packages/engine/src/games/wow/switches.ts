/** What could be otherwise in an attack: the ground under either, effects that last, cards in force and cards that could be. */
import { type Deed, innermost, NOBODY } from '../../core/index.ts';
import type { Switch } from '../../odds/index.ts';
import { TERRAINS, type Terrain } from './content/types.ts';
import { holdsSpace } from './rules/board.ts';
import { attackSequence } from './rules/frames.ts';
import { figureNamed, spaceNamed } from './rules/keys.ts';
import { cardCentre, cardWorks } from './rules/values.ts';
import type { WowMatch } from './situation-values.ts';
import { NO_TOKEN, NOWHERE, type State } from './state.ts';
import { type Table, withTerrain } from './table.ts';

export const WOW_SWITCHES = ['effect', 'high-ground', 'cover', 'card', 'card-in-bar'] as const;

type What = (typeof WOW_SWITCHES)[number];
type WowSwitch = Switch<Table, State> & { readonly what: What };

/** Whoever stands where an attack is aimed. */
export function aimedAt({ play: g }: WowMatch, { on }: Deed): number[] {
  if (on.figures.length > 0) return on.figures.map((name) => figureNamed(g, name)).filter((i) => i >= 0);
  const spaces = on.spaces.map((name) => spaceNamed(g, name));
  return g.state.figures.flatMap((f, i) => (f.space !== NOWHERE && spaces.includes(f.space) ? [i] : []));
}

/** Answers that begin an attack, some of them only where what is played is one. */
export const ATTACKS: ReadonlySet<string> = new Set(['attack', 'ability', 'card', 'react', 'area', 'again']);

/** The ground under a figure is of a kind, or open. */
function ground({ table, state }: WowMatch, what: What, rule: string, figure: number, kind: Terrain): WowSwitch[] {
  const { space } = state.figures[figure];
  if (space === NOWHERE) return [];
  const now = TERRAINS[table.terrain[space]] === kind;
  return [{ what, rule, figure, now, onTable: (t) => withTerrain(t, space, now ? 'open' : kind) }];
}

/** Each effect that lasts on either (708). */
function effects({ state }: WowMatch, about: readonly number[]): WowSwitch[] {
  return state.lasting.flatMap((effect, l): WowSwitch[] =>
    about.includes(effect.on)
      ? [
          {
            what: 'effect',
            rule: 'wow:708',
            figure: effect.on,
            ...(effect.by === NOBODY ? {} : { source: { figure: effect.by } }),
            now: true,
            flip({ state: there }) {
              there.lasting.splice(l, 1);
            },
          },
        ]
      : [],
  );
}

/** The paragraph by which a card of this type is in force. */
const RULE_OF: Readonly<Record<string, string>> = { equipment: 'wow:302', form: 'wow:303' };

/**
 * Cards that change numbers of either: those in force, and those of one's own bars that are not. A buff would lie on whoever attacks, a
 * debuff on whoever is attacked.
 */
function cards({ play: g, node }: WowMatch, striker: number, struck: readonly number[]): WowSwitch[] {
  const about = [striker, ...struck];
  const seat = node.kind === 'decision' ? node.seat : NOBODY;
  return g.state.cards.flatMap((c, i): WowSwitch[] => {
    const { ongoing, type, token } = g.table.cards[c.def];
    if (ongoing.length === 0 || token !== NO_TOKEN) return [];
    const rule = RULE_OF[type] ?? 'wow:301';
    if (cardWorks(g, i)) {
      const figure = cardCentre(g, i);
      if (!about.includes(figure)) return [];
      const off: WowSwitch = {
        what: 'card',
        rule,
        figure,
        source: { card: i },
        now: true,
        flip({ state }) {
          state.cards[i].active = 0;
        },
      };
      return [off];
    }
    // What lies in another's bar may be anything, and whoever is gone plays nothing.
    const bearer = g.state.figures[c.bearer];
    if (bearer.owner !== seat || bearer.space === NOWHERE || c.active === 1) return [];
    const on = type === 'buff' ? striker : type === 'debuff' ? (struck[0] ?? NOBODY) : about.includes(c.bearer) ? c.bearer : NOBODY;
    const friendly = on !== NOBODY && g.state.figures[on].seat === seat;
    if (on === NOBODY || (type === 'debuff' ? friendly : !friendly)) return [];
    return [
      {
        what: 'card-in-bar',
        rule,
        figure: on,
        source: { card: i },
        now: false,
        flip({ state }) {
          Object.assign(state.cards[i], { active: 1, ready: 1, face: 1, on: type === 'buff' || type === 'debuff' ? on : c.on });
        },
      },
    ];
  });
}

/** Everything of the kind in an attack under way, or one that is weighed. */
export function switchesOf(match: WowMatch, deed: Deed): readonly WowSwitch[] {
  const under = innermost(match.state, attackSequence);
  const begins = ATTACKS.has(deed.does);
  const striker = under?.by ?? (begins && deed.by !== undefined ? figureNamed(match.play, deed.by) : NOBODY);
  const struck = under?.defenders ?? (begins ? aimedAt(match, deed) : []);
  if (striker === NOBODY) return [];
  return [
    ...effects(match, [striker, ...struck]),
    ...ground(match, 'high-ground', 'wow:406.2b', striker, 'high'),
    ...struck
      .filter((i) => holdsSpace(match.table, match.state.figures[i]))
      .flatMap((i) => ground(match, 'cover', 'wow:406.2a', i, 'cover')),
    ...cards(match, striker, struck),
  ];
}
