/** What a character may do in its turn, declared: numbers, names, sentences. */
import { by, type Coded, coded, given, type Kind, NONE_CALLED_SO, offers, on, using } from '../../../core/index.ts';
import { NO_CARD, NOWHERE } from '../state.ts';
import { type AbilityDef, AIM_FIGURES, AIM_NOTHING, AIM_SPACE, type Wow } from '../table.ts';
import { loopArgument, moveSpaces, playedBy, playSay, routeAlong } from './acting.ts';
import {
  ACT_CARD,
  ACT_END,
  ACT_FLIP,
  ACT_GRANT,
  ACT_MOVE,
  ACT_USE,
  argument,
  grantIn,
  grantingCard,
  grantSlot,
  KINDS,
  playCode,
  SLOTS,
} from './codes.ts';
import type { TurnFrame } from './frames.ts';
import { cardKey, spaceId, spaceNamed } from './keys.ts';
import { CARD, FIGURE, FIGURES } from './naming.ts';

type Action = Coded<Wow, TurnFrame>;

/** The route of a move: named by where it ends; by the whole of it where routes matter, and where it comes back to its start. */
const WAY: Kind<Wow, TurnFrame> = {
  grammar: 'place>',
  shape: '-?\\d{1,3},-?\\d{1,3}(?:>-?\\d{1,3},-?\\d{1,3})*',
  write: (g, arg, f) =>
    (g.table.watchesEntry || arg >= g.table.field.size ? moveSpaces(g, f, arg) : [arg]).map((s) => spaceId(g, s)).join('>'),
  read(g, name, f) {
    const spaces = name.split('>').map((s) => spaceNamed(g, s));
    if (spaces.includes(NOWHERE) || (!g.table.watchesEntry && spaces.length === 1)) return spaces[0];
    const route = routeAlong(g, g.state.figures[f.fig].space, spaces);
    return g.table.watchesEntry ? route : loopArgument(g, route);
  },
};

/** An ability of the character's own box. */
const USED: Kind<Wow, TurnFrame> = {
  grammar: 'ability',
  shape: '[^/>]+',
  write: (g, slot, f) => own(g, f)[slot].key,
  read: (g, name, f) => own(g, f).findIndex((a) => a.key === name),
};
const own = (g: Wow, f: TurnFrame): readonly AbilityDef[] => g.table.figures[g.state.figures[f.fig].def].abilities;

/** An ability that a card grants, by the card's place and its own. */
const GRANTED: Kind<Wow, TurnFrame> = {
  grammar: '{by:figure}/{card}/{ability}',
  shape: '[^/>]+/[^/>]+/[^/>]+',
  write: (g, slot) => `${cardKey(g, grantingCard(slot))}/${g.table.cards[g.state.cards[grantingCard(slot)].def].grants[grantIn(slot)].key}`,
  read(g, name) {
    const at = name.lastIndexOf('/');
    const card = CARD.read(g, name.slice(0, at), undefined);
    if (card === NO_CARD) return NONE_CALLED_SO;
    const k = g.table.cards[g.state.cards[card].def].grants.findIndex((a) => a.key === name.slice(at + 1));
    return k < 0 ? NONE_CALLED_SO : grantSlot(card, k);
  },
};

/** A space aimed at: 1 above its number. */
const AIMED: Kind<Wow> = {
  grammar: 'place',
  shape: '-?\\d{1,3},-?\\d{1,3}',
  write: (g, aim) => spaceId(g, aim - 1),
  read: (g, name) => spaceNamed(g, name) + 1,
};

const ACTS = on(FIGURE);
const ACTING = { ...given(by(FIGURE), (_g: Wow, f: TurnFrame) => f.fig) };

/** Plays of one kind, for every way of aiming; `may` where several words share a kind. */
function plays(line: string, kind: number, what: ReturnType<typeof using<Wow, TurnFrame>>, may?: (def: AbilityDef) => boolean): Action[] {
  const aims = [
    ['>{targets}', AIM_FIGURES, on(FIGURES)],
    ['>{targets}', AIM_SPACE, on(AIMED)],
    ['', AIM_NOTHING, ACTS],
  ] as const;
  return aims.map(([behind, aim, targets]) =>
    coded<Wow, TurnFrame>(line + behind, {
      say(g, f, c) {
        const p = playedBy(g, f, c);
        return playSay(g, f.fig, p.def, p.card, p.aim);
      },
      parts: { figure: ACTING, what, targets: { ...targets, unit: SLOTS } },
      first: kind,
      step: KINDS,
      when(g, f, c) {
        const { def } = playedBy(g, f, c);
        return def !== undefined && def.aim === aim && may?.(def) !== false;
      },
    }),
  );
}

const slot = { size: SLOTS, unit: 1 };
const isAttack = (def: AbilityDef): boolean => def.ability.kind === 'attack';

export const END_TURN = coded<Wow, TurnFrame>('end', {
  say: 'end-turn',
  first: ACT_END,
  step: KINDS,
  more: (_g, f) => ({ figure: { figure: f.fig }, acted: f.acted === 1 }),
});
export const MOVE = coded<Wow, TurnFrame>('move:{figure}>{way}', {
  say: 'move',
  parts: { figure: ACTING, way: on(WAY) },
  first: ACT_MOVE,
  step: KINDS,
  more(g, f, c) {
    const spaces = moveSpaces(g, f, argument(c));
    return { space: { space: spaces[spaces.length - 1] }, spaces: { spaces } };
  },
});
export const ATTACKS = plays('attack:{figure}/{what}', ACT_USE, using(USED, slot), isAttack);
export const ABILITIES = plays('ability:{figure}/{what}', ACT_USE, using(USED, slot), (def) => !isAttack(def));
export const GRANTS = plays('card:{what}', ACT_GRANT, using(GRANTED, slot));
export const CARDS = plays('card:{what}', ACT_CARD, using(CARD, slot));
export const FLIP = coded<Wow, TurnFrame>('flip:{card}', {
  say: 'flip',
  parts: { card: by(CARD) },
  first: ACT_FLIP,
  step: KINDS,
  more: (g, _f, c) => ({ figure: { figure: g.state.cards[argument(c)].bearer } }),
});

/** What a turn offers. */
export const ACTIONS = offers<Wow, TurnFrame>(END_TURN, MOVE, ...ATTACKS, ...ABILITIES, ...CARDS, ...GRANTS, FLIP);

/** The name of a play of the character whose turn it is: an ability of its own (`card` -1) or of a card. */
export function playId(g: Wow, f: TurnFrame, def: AbilityDef, card: number, aim: number): string {
  if (card === NO_CARD) return ACTIONS.id(g, f, playCode(ACT_USE, own(g, f).indexOf(def), aim));
  const { core, grants } = g.table.cards[g.state.cards[card].def];
  return ACTIONS.id(g, f, def === core ? playCode(ACT_CARD, card, aim) : playCode(ACT_GRANT, grantSlot(card, grants.indexOf(def)), aim));
}
