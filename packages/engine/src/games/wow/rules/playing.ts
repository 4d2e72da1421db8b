/** 703. Playing an ability: whether it may be played, and the sequence from declaration to resolution. */
import {
  allowed,
  call,
  coded,
  decide,
  define,
  END,
  type Flow,
  type Kind,
  NEXT,
  NONE_CALLED_SO,
  offers,
  on,
  type Reasons,
  refuse,
  step,
} from '../../../core/index.ts';
import { neighbour, trianglesWith } from '../../../space/index.ts';
import { DAMAGE_TYPES, NATURES } from '../content/types.ts';
import { inThisTurn, MODIFY, NO_ATTACK, NO_CARD, NO_EFFECT, NO_TOKEN, NOWHERE, REROLLS } from '../state.ts';
import { type AbilityDef, AIM_FIGURES, AIM_SPACE, NO_LIST, type Wow } from '../table.ts';
import { holdsSpace, inPlay } from './board.ts';
import { mayPay, pay, refund } from './clocks.ts';
import { countReact, playedItsOne } from './controlled.ts';
import {
  type AttackFrame,
  attackSequence,
  type EffectsFrame,
  effectsFrame,
  effectsSequence,
  type PlayFrame,
  playSequence,
  type TurnFrame,
} from './frames.ts';
import { spaceId } from './keys.ts';
import { barredPlaces, PLACE, placesFor, placingRule, putInPlay } from './placing.ts';
import { open } from './reacting.ts';
import { endCard } from './scoring.ts';
import { mayAimAt, mayTarget } from './targeting.ts';
import { attackOf, conversionFor, conversionOf } from './values.ts';

/** The other spaces of an area. */
const SPACES: Kind<Wow, PlayFrame> = {
  grammar: 'place+',
  shape: '[^>/:]+',
  write: (g, code) =>
    areaSpaces(g, code)
      .map((s) => spaceId(g, s))
      .join('+'),
  read: (g, name, f) => areas(g, f).find((code) => SPACES.write(g, code, f) === name) ?? NONE_CALLED_SO,
  arg: (g, code) => ({ spaces: areaSpaces(g, code) }),
};
export const AREA = coded<Wow, PlayFrame>('area:{spaces}', {
  say: 'area',
  parts: { spaces: on(SPACES) },
  more: (_g, f) => ({ space: { space: f.space } }),
});
export const playSteps = define(playSequence, [
  step('declare', 'wow:703', (g: Wow, f: PlayFrame): Flow => {
    // Whoever plays a card shows it first: where it is aimed must not be told of a card still face down.
    if (f.card !== NO_CARD && g.state.cards[f.card].face === 0) {
      g.state.cards[f.card].face = 1;
      g.log?.reveal('wow:300.1', 'turned-up', { card: { card: f.card } });
    }
    return NEXT;
  }),
  decide('area', 'wow:407.2a', {
    when: (g: Wow, f: PlayFrame) => f.space !== NOWHERE && f.beside === NOWHERE && areas(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(...areas(g, f));
    },
    take(g, f, code): Flow {
      const [b, c] = areaSpaces(g, code);
      f.beside = b;
      f.behind = c ?? NOWHERE;
      return NEXT;
    },
    ...offers(AREA),
    understand(g, f, id) {
      if (!id.startsWith('area:')) return null;
      const wanted = id.slice(5).split('+').sort().join();
      const same = areas(g, f).find(
        (code) =>
          areaSpaces(g, code)
            .map((s) => spaceId(g, s))
            .sort()
            .join() === wanted,
      );
      return same ?? [{ rule: 'wow:407.2a', key: 'no-triangle', args: { space: { space: f.space } } }];
    },
    by: (_g, f) => f.by,
    prompt: (_g, f) => ({ key: 'ask-area', args: { space: { space: f.space } } }),
  }),
  step('exhaust and pay', 'wow:703', (g: Wow, f: PlayFrame): Flow => {
    const def = g.table.abilities[f.ability];
    const a = def.ability;
    if (a.kind === 'attack') {
      f.nature = NATURES.indexOf(a.nature);
      f.type = DAMAGE_TYPES.indexOf(a.type);
      // 600.1c: a conversion holds from the very start, before anybody may react.
      const at = conversionFor(g, f.by, a);
      if (at >= 0) {
        const to = conversionOf(g, at)?.to ?? a;
        f.nature = NATURES.indexOf(to.nature);
        f.type = DAMAGE_TYPES.indexOf(to.type);
        f.converted = g.state.lasting[at].effect;
        g.state.lasting.splice(at, 1);
      }
    }
    if (a.kind === 'react') countReact(g, f.by);
    const gear = f.card !== NO_CARD && g.table.cards[g.state.cards[f.card].def].gear;
    if (f.card !== NO_CARD && !gear && f.again === 0) {
      const card = g.state.cards[f.card];
      card.ready = 0;
      card.usedAt = g.state.main;
    }
    if (g.log !== null) {
      const targets = f.space !== NOWHERE ? { space: { space: f.space } } : { targets: { figures: f.targets.slice() } };
      g.log.tell(a.kind === 'react' ? 'wow:701' : 'wow:703', a.kind === 'attack' ? 'attacks' : a.kind === 'react' ? 'reacts' : 'plays', {
        figure: { figure: f.by },
        ability: { term: def.key },
        card: { card: f.card },
        ...targets,
        ...(f.nature !== NO_ATTACK
          ? { nature: { term: NATURES[f.nature] }, type: { term: DAMAGE_TYPES[f.type] }, converted: f.converted !== NO_EFFECT }
          : {}),
      });
    }
    if (f.free === 0) f.paid = pay(g, f.by, def, f.nature === NO_ATTACK ? 0 : attackOf(f.nature, f.type));
    return NEXT;
  }),
  step('react window', 'wow:701', (g: Wow, f: PlayFrame): Flow => {
    open(g, 'played', g.state.figures[f.by].seat, { actor: f.by, spent: 0 });
    return NEXT;
  }),
  step('resolve', 'wow:705', (g: Wow, f: PlayFrame): Flow => {
    const def = g.table.abilities[f.ability];
    if (f.cancelled === 1) {
      if (g.table.choice['cancelled-costs'] === 'returned') {
        refund(g, f.by, f.paid);
        // Only what this play exhausted: equipment is not, nor the card of an attack made again.
        if (f.card !== NO_CARD && f.again === 0 && !g.table.cards[g.state.cards[f.card].def].gear) g.state.cards[f.card].ready = 1;
      }
      spendNext(g, f.by, def);
      return END;
    }
    if (def.aim === AIM_FIGURES) {
      if (g.table.choice['targets-again'] === 'checked')
        f.targets = f.targets.filter((t) => inPlay(g.state.figures[f.by]) && mayTarget(g, f.by, def, t, null));
      else f.targets = f.targets.filter((t) => inPlay(g.state.figures[t]));
      if (f.targets.length === 0) {
        g.log?.tell('wow:705', 'no-target-left', { figure: { figure: f.by }, ability: { term: def.key }, card: { card: f.card } });
        spendNext(g, f.by, def);
        return END;
      }
    }
    if (
      def.aim === AIM_SPACE &&
      g.table.choice['targets-again'] === 'checked' &&
      !(inPlay(g.state.figures[f.by]) && mayAimAt(g, f.by, def, f.space, null))
    ) {
      g.log?.tell('wow:705', 'no-target-left', { figure: { figure: f.by }, ability: { term: def.key }, card: { card: f.card } });
      spendNext(g, f.by, def);
      return END;
    }
    if (def.attack) call<Wow, AttackFrame>(g, attackSequence, attackFrom(g, f));
    else if (def.effects !== NO_LIST)
      call<Wow, EffectsFrame>(g, effectsSequence, effectsFrame(def.effects, f.by, f.seat, f.card, affected(g, f), f.answers));
    else if (f.card !== NO_CARD) applyType(g, f);
    return NEXT;
  }),
  decide('place', 'wow:304', {
    when: (g: Wow, f: PlayFrame) =>
      f.card !== NO_CARD && f.again === 0 && g.table.cards[g.state.cards[f.card].def].token !== NO_TOKEN && placesFor(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(...placesFor(g, f));
    },
    take(g, f, code): Flow {
      putInPlay(g, f, code);
      return NEXT;
    },
    ruleHere: placingRule,
    ...offers(PLACE),
    cites: placingRule,
    refused: barredPlaces,
    prompt: (_g, f) => ({ key: 'ask-place', args: { card: { card: f.card } } }),
  }),
]);

/** Whether a card may be played in this turn (300-305). */
function mayUse(g: Wow, turn: TurnFrame, def: AbilityDef, c: number, why: Reasons): boolean {
  const state = g.state.cards[c];
  const card = g.table.cards[state.def];
  if (card.react && refuse(why, 'wow:701', 'only-in-a-window', why && { card: { card: c } })) return false;
  // 302: exhausted equipment is broken.
  if (state.ready === 0 && refuse(why, card.gear ? 'wow:302' : 'wow:300.1', 'exhausted', why && { card: { card: c } })) return false;
  if (card.gear) {
    if (state.active === 0 && refuse(why, 'wow:302', 'not-equipped', why && { card: { card: c } })) return false;
    if (def.key === 'core' && refuse(why, 'wow:302', 'never-played', why && { card: { card: c } })) return false;
  }
  if (
    card.token !== NO_TOKEN &&
    state.active === 1 &&
    g.table.choice['token-twice'] === 'refused' &&
    refuse(why, 'wow:305', 'token-in-play', why && { card: { card: c } })
  )
    return false;
  if (card.beforeMove && turn.moved === 1 && refuse(why, 'wow:703', 'only-before-moving', why && { card: { card: c } })) return false;
  return allowed(why);
}

/** Whether a character's turn still has room for this ability (501), and the card for being played. */
export function mayPlay(g: Wow, turn: TurnFrame, def: AbilityDef, c: number, why: Reasons): boolean {
  const fig = turn.fig;
  if (c >= 0 && !mayUse(g, turn, def, c, why) && why === null) return false;
  if (def.instant && turn.instants > 0 && g.table.choice['instants-per-turn'] === 'one' && refuse(why, 'wow:501', 'one-instant'))
    return false;
  if (
    turn.acted === 1 &&
    !def.instant &&
    !(def.once && g.table.choice['once-a-turn'] === 'beside-action') &&
    g.table.choice['actions-per-turn'] === 'one' &&
    refuse(why, 'wow:501', 'already-acted', why && { figure: { figure: fig } })
  )
    return false;
  if (
    def.once &&
    inThisTurn(g.state, g.state.figures[fig].usedIn) &&
    refuse(why, 'wow:703', 'once-a-turn', why && { figure: { figure: fig } })
  ) {
    return false;
  }
  if (playedItsOne(g, turn) && refuse(why, 'wow:400.3', 'one-ability', why && { figure: { figure: fig } })) return false;
  if (!mayPay(g, fig, def, why) && why === null) return false;
  return allowed(why);
}

/** Marks what an ability uses up of its character's turn. */
export function spendTurn(g: Wow, turn: TurnFrame, def: AbilityDef): void {
  const { instant, once } = def;
  // 404.1: whatever is done after a move began ends it; one made in a single go is over anyway.
  if (instant) turn.instants++;
  else if (!once || g.table.choice['once-a-turn'] === 'is-action') turn.acted = 1;
  if (once) g.state.figures[turn.fig].usedIn = g.state.turn;
}

/** The other two spaces of an area, as codes: b + 1 and c + 1 in one integer; at a map's corner what exists (an option). */
function areas(g: Wow, f: PlayFrame): number[] {
  const n = g.table.field.size + 1;
  const whole = trianglesWith(g.table.field, f.space).map((t) => {
    const [b, c] = t.filter((s) => s !== f.space);
    return (b + 1) * n + c + 1;
  });
  if (whole.length > 0) return whole;
  const out: number[] = [];
  for (let d = 0; d < 6; d++) {
    const s = neighbour(g.table.field, f.space, d);
    if (s >= 0) out.push((s + 1) * n);
  }
  return out;
}

function areaSpaces(g: Wow, code: number): number[] {
  const n = g.table.field.size + 1;
  const b = Math.floor(code / n) - 1;
  const c = (code % n) - 1;
  return c < 0 ? [b] : [b, c];
}

/** What a buff, debuff, form or nothing-written card does when it resolves. */
function applyType(g: Wow, f: PlayFrame): void {
  const card = g.state.cards[f.card];
  const type = g.table.cards[card.def].type;
  // One that fell while it played the card takes no form: what lay on it is lost (403.3).
  if (type === 'form' && inPlay(g.state.figures[f.by])) {
    if (g.table.choice['forms-at-once'] === 'one') {
      g.state.cards.forEach((other, i) => {
        if (i !== f.card && other.bearer === card.bearer && g.table.cards[other.def].type === 'form') endCard(g, i);
      });
    }
    card.active = 1;
    card.on = card.bearer;
    g.log?.tell('wow:303', 'takes-form', { figure: { figure: f.by }, card: { card: f.card } });
  } else if ((type === 'buff' || type === 'debuff') && f.targets.length > 0) {
    card.active = 1;
    card.on = f.targets[0];
    g.log?.tell('wow:301', 'attached', { card: { card: f.card }, figure: { figure: f.targets[0] } });
  }
}

/** Effects good for one attack only are spent by it, cancelled or not: rerolls by any, other bonuses by a main attack. */
export function spendNext(g: Wow, by: number, def: AbilityDef): void {
  if (!def.attack) return;
  const { lasting } = g.state;
  for (let l = lasting.length - 1; l >= 0; l--) {
    const e = lasting[l];
    if (e.on === by && (e.kind === REROLLS || (e.kind === MODIFY && e.next === 1 && def.main === 1))) lasting.splice(l, 1);
  }
}

/** The figures that the effects of an ability fall on: its targets, or for an area those it is meant for (407.2c). */
function affected(g: Wow, f: PlayFrame): number[] {
  const a = g.table.abilities[f.ability].ability;
  if (f.space === NOWHERE || a.kind !== 'payment' || a.area === undefined) return f.targets.slice();
  return inArea(g, f, a.area.everybody === true, a.area.side === 'ally');
}

/** Characters on the three spaces of an area, totems being none (406.1, 407.2b): friends or foes of its own character only, unless the card says everybody. */
function inArea(g: Wow, f: PlayFrame, everybody: boolean, friends: boolean): number[] {
  const own: number[] = [];
  const others: number[] = [];
  const { seat } = g.state.figures[f.by];
  g.state.figures.forEach((x, i) => {
    if (!holdsSpace(g.table, x) || (x.space !== f.space && x.space !== f.beside && x.space !== f.behind)) return;
    if (everybody || (x.seat === seat) === friends) (x.seat === seat ? own : others).push(i);
  });
  // Its own first, then the others: whose seat has which number must not matter.
  return [...own, ...others];
}

function attackFrom(g: Wow, f: PlayFrame): AttackFrame {
  const a = g.table.abilities[f.ability].ability;
  const everybody = a.kind === 'attack' && a.everybody === true;
  return {
    by: f.by,
    seat: f.seat,
    ability: f.ability,
    card: f.card,
    nature: f.nature,
    type: f.type,
    converted: f.converted,
    again: f.again,
    defenders: f.space !== NOWHERE ? inArea(g, f, everybody, false) : f.targets.slice(),
    space: f.space,
    near: 0,
    stepped: 0,
    declined: 0,
    power: 0,
    hits: 0,
    crit: 0,
    blocks: [],
    dealt: [],
    i: 0,
    opened: 0,
    pending: 0,
    replaced: [],
  };
}
