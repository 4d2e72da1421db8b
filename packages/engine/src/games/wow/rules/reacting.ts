/** 701. Reacts: the windows of the game, what opens them, and whether a card answers. */
import {
  allowed,
  by,
  call,
  caller,
  coded,
  declareTriggers,
  END,
  type FactsOf,
  type Frame,
  type Kind,
  offers,
  openWindow,
  type Reasons,
  type Refusal,
  type RefusedOption,
  refuse,
  type WindowAbout,
  windowFrame,
  windowSequence,
} from '../../../core/index.ts';
import type { ReactAbility, ReactTo, Whom } from '../content/types.ts';
import { NO_ATTACK, NO_CARD, NOWHERE } from '../state.ts';
import type { AbilityDef, Wow } from '../table.ts';
import { answersPlay } from './answering.ts';
import { meant } from './board.ts';
import { mayPay } from './clocks.ts';
import { answersNoMore } from './controlled.ts';
import { playCost } from './costs.ts';
import type { AttackFrame, HarmFrame, PlayFrame } from './frames.ts';
import { placeInWindow, playFrame, playSequence } from './frames.ts';
import { figureKey } from './keys.ts';
import { CARD } from './naming.ts';

/**
 * What opens a window, and what each trigger carries: who acts, whom it is about and by whose deed. Each window also keeps which reacts of
 * boxes were played in it (`spent`, bits of their places).
 */
const TRIGGERS = declareTriggers({
  played: ['actor', undefined, 'spent'],
  'ticked-up': ['figure', 'by', 'spent'],
  damage: ['figure', 'by', 'spent'],
  unhurt: ['figure', 'by', 'spent'],
});
type Trigger = keyof (typeof TRIGGERS)['carried'];
type Facts<T extends Trigger> = FactsOf<(typeof TRIGGERS)['carried'][T]>;
const { facts, set } = TRIGGERS;
/** Their numbers, by which the window's frame knows them. */
const PLAYED = 0;
const TICKED_UP = 1;
const DAMAGE = 2;
const UNHURT = 3;
/** A window: what it carries is known once its trigger is. */
type Opened =
  | WindowAbout<typeof PLAYED, readonly ['actor', undefined, 'spent']>
  | WindowAbout<typeof TICKED_UP | typeof DAMAGE | typeof UNHURT, readonly ['figure', 'by', 'spent']>;

/** Codes of reacts that stand in a character's own box begin here; below are bar cards. */
const BOX = 1024;

/** A react that stands in a character's own box, by its place among all of them. */
const BOX_REACT: Kind<Wow, Opened> = {
  grammar: '{by:figure}/{ability}',
  shape: '[^/>]+/[^/>]+',
  write(g, n) {
    const { fig, def } = boxReacts(g)[n];
    return `${figureKey(g, fig)}/${def.key}`;
  },
  read: (g, name, f) => boxReacts(g).findIndex((_x, n) => BOX_REACT.write(g, n, f) === name),
};
export const REACT_CARD = coded<Wow, Opened>('react:{card}', {
  say: 'react',
  parts: { card: by(CARD, { size: BOX - 1 }) },
  first: 1,
  more: (g, f, code) => ({
    figure: { figure: g.state.cards[code - 1].bearer },
    ability: { term: 'core' },
    to: { figure: culprit(g, f) },
  }),
});
export const REACT_BOX = coded<Wow, Opened>('react:{box}', {
  say(g, f, code) {
    const { fig, def } = boxReacts(g)[code - BOX];
    return {
      key: 'react',
      args: { figure: { figure: fig }, card: { card: NO_CARD }, ability: { term: def.key }, to: { figure: culprit(g, f) } },
    };
  },
  parts: { box: by(BOX_REACT) },
  first: BOX,
});

export const reactSequence = windowSequence<Wow, Opened>('react', 'wow:701', {
  policy: () => POLICY,
  opened: openedBy,
  mightAnswer,
  answers(g, f, seat, out) {
    const { cards, figures } = g.state;
    for (let c = 0; c < cards.length; c++) {
      if (figures[cards[c].bearer].seat === seat && g.table.cards[cards[c].def].react && cardAnswers(g, f, c, null)) out.push(c + 1);
    }
    boxReacts(g).forEach(({ fig, def }, n) => {
      if (figures[fig].seat === seat && boxAnswers(g, f, n, fig, def, null)) out.push(BOX + n);
    });
  },
  play(g, f, seat, code) {
    if (code >= BOX) {
      const { fig, def } = boxReacts(g)[code - BOX];
      set.spent(f, facts.spent(f) | (1 << (code - BOX)));
      const own = playFrame(fig, seat, def.id, NO_CARD, [], NOWHERE);
      own.answers = culprit(g, f);
      call<Wow, PlayFrame>(g, playSequence, own);
      return;
    }
    const c = code - 1;
    const card = g.state.cards[c];
    const p = playFrame(card.bearer, seat, g.table.cards[card.def].core.id, c, [], NOWHERE);
    p.answers = culprit(g, f);
    call<Wow, PlayFrame>(g, playSequence, p);
  },
  ...offers(REACT_CARD, REACT_BOX),
  cites: (_g, f) => openedBy(f),
  cost(g, _f, code) {
    if (code < BOX) return playCost(g, g.state.cards[code - 1].bearer, g.table.cards[g.state.cards[code - 1].def].core, code - 1);
    const { fig, def } = boxReacts(g)[code - BOX];
    return playCost(g, fig, def, NO_CARD);
  },
  refused(g, f, seat): RefusedOption[] {
    const out: RefusedOption[] = [];
    g.state.cards.forEach((card, c) => {
      if (g.state.figures[card.bearer].seat !== seat || !g.table.cards[card.def].react) return;
      const reasons: Refusal[] = [];
      if (!cardAnswers(g, f, c, reasons)) out.push(REACT_CARD.barred(g, f, c + 1, reasons));
    });
    boxReacts(g).forEach((x, n) => {
      if (g.state.figures[x.fig].seat !== seat) return;
      const reasons: Refusal[] = [];
      if (!boxAnswers(g, f, n, x.fig, x.def, reasons)) out.push(REACT_BOX.barred(g, f, BOX + n, reasons));
    });
    return out;
  },
  prompt(g, f) {
    if (f.trigger === PLAYED) {
      const p = playedBelow(g);
      const def = g.table.abilities[p.ability];
      const args = { by: { figure: p.by }, ability: { term: def.key }, card: { card: p.card }, targets: { figures: p.targets } };
      return { key: p.nature !== NO_ATTACK ? 'ask-react-attack' : 'ask-react-ability', args };
    }
    const keys = ['', 'ask-react-ticked-up', 'ask-react-damage', 'ask-react-unhurt'];
    return {
      key: keys[f.trigger],
      args: { figure: { figure: facts.figure(f) }, by: { figure: facts.by(f) }, n: f.trigger === DAMAGE ? damageBelow(g) : 0 },
    };
  },
});

/** The paragraph that opens the window each kind of react waits for. */
export const WINDOWS: Readonly<Record<ReactTo['on'], string>> = {
  targeted: 'wow:701',
  played: 'wow:701',
  'ticked-up': 'wow:408.1b',
  damage: 'wow:709',
  unhurt: 'wow:602.4',
};

/** The paragraph that opened a window, by its trigger. */
function openedBy(f: Opened): string {
  return OPENED_BY[f.trigger];
}

/** By the numbers of the triggers. An ability that is played opens a window by 701 itself. */
const OPENED_BY: readonly string[] = [WINDOWS.played, WINDOWS['ticked-up'], WINDOWS.damage, WINDOWS.unhurt];

const POLICY = { rule: 'wow:701', seats: 2, answers: Number.POSITIVE_INFINITY } as const;

/** The frame of the ability that a window answers: the rule that opened a window lies right below it. */
function playedBelow(g: Wow): PlayFrame {
  return caller(g)?.d as PlayFrame;
}

/** The damage that a window on damage is about, as much of it as is left. */
function damageBelow(g: Wow): number {
  const d = caller(g)?.d as AttackFrame | HarmFrame;
  return d.dealt[placeInWindow(d)];
}

/** Refuses a react that waits for something else than what opened the window. */
function wrong(f: Opened, react: ReactAbility, why: Reasons): boolean {
  const refused = refuse(
    why,
    'wow:701',
    'not-this-window',
    why && { on: { term: react.to.on }, opened: { term: TRIGGERS.names[f.trigger] } },
  );
  // The paragraph that would have opened the right one says so as well.
  const own = WINDOWS[react.to.on];
  if (why !== null && own !== 'wow:701') refuse(why, own, 'no-window', { on: { term: react.to.on } });
  return refused;
}

/** Whether a react is for the figure that a window is about: its own character unless it names others. */
function concerns(g: Wow, figure: number, bearer: number, { whom }: { readonly whom?: readonly Whom[] }): boolean {
  return whom === undefined ? figure === bearer : whom.some((w) => meant(g, bearer, w, figure));
}

/** Whether what opened the window is what this react waits for. */
function conditionHolds(g: Wow, f: Opened, bearer: number, react: ReactAbility, why: Reasons): boolean {
  const { to } = react;
  switch (to.on) {
    case 'targeted':
    case 'played': {
      if (f.trigger !== PLAYED) {
        if (wrong(f, react, why)) return false;
        break;
      }
      if (!answersPlay(g, playedBelow(g), bearer, react, why) && why === null) return false;
      break;
    }
    case 'ticked-up':
      if (
        f.trigger !== TICKED_UP
          ? wrong(f, react, why)
          : !concerns(g, facts.figure(f), bearer, to) &&
            refuse(why, 'wow:408.1b', 'another-ticked-up', why && { figure: { figure: facts.figure(f) } })
      )
        return false;
      break;
    case 'damage':
      if (
        f.trigger === DAMAGE &&
        damageBelow(g) === 0 &&
        refuse(why, 'wow:709', 'no-damage-left', why && { figure: { figure: facts.figure(f) } })
      )
        return false;
      if (
        f.trigger !== DAMAGE
          ? wrong(f, react, why)
          : !concerns(g, facts.figure(f), bearer, to) &&
            refuse(why, 'wow:709', 'another-damaged', why && { figure: { figure: facts.figure(f) } })
      )
        return false;
      break;
    case 'unhurt': {
      if (f.trigger !== UNHURT) {
        if (wrong(f, react, why)) return false;
        break;
      }
      if (
        !concerns(g, facts.figure(f), bearer, to) &&
        refuse(why, 'wow:602.4', 'another-attacked', why && { figure: { figure: facts.figure(f) } })
      )
        return false;
      if (to.adjacent === true) {
        // By where they stood when the attack was made, wherever they have gone since.
        const attack = caller(g)?.d as AttackFrame;
        const near = (attack.near >> attack.defenders.indexOf(facts.figure(f))) & 1;
        const friend = g.state.figures[bearer].seat === g.state.figures[facts.by(f)].seat;
        if (friend && refuse(why, 'wow:602.4', 'no-enemy', why && { figure: { figure: facts.by(f) } })) return false;
        if (near === 0 && refuse(why, 'wow:602.4', 'attacked-from-afar', why && { figure: { figure: facts.by(f) } })) return false;
      }
      break;
    }
  }
  return allowed(why);
}

/** Whether one character could answer with this ability, whatever card holds it: position, condition, ticks. */
function couldAnswer(g: Wow, f: Opened, bearer: number, def: AbilityDef, why: Reasons): boolean {
  if (def.ability.kind !== 'react') return false;
  if (g.state.figures[bearer].space === NOWHERE)
    return !refuse(why, 'wow:403.2', 'not-in-play', why && { figure: { figure: bearer } }) && allowed(why);
  if (answersNoMore(g, bearer) && refuse(why, 'wow:400.3', 'one-ability', why && { figure: { figure: bearer } })) return false;
  if (!conditionHolds(g, f, bearer, def.ability, why) && why === null) return false;
  if (!mayPay(g, bearer, def, why) && why === null) return false;
  return allowed(why);
}

/** Whether this card answers now. */
function cardAnswers(g: Wow, f: Opened, c: number, why: Reasons): boolean {
  const card = g.state.cards[c];
  if (card.ready === 0 && refuse(why, 'wow:300.1', 'exhausted', why && { card: { card: c } })) return false;
  if (!couldAnswer(g, f, card.bearer, g.table.cards[card.def].core, why) && why === null) return false;
  return allowed(why);
}

/** By what everybody sees: a ready card face up that answers, or a ready card face down that could be one that does. */
function mightAnswer(g: Wow, f: Opened, seat: number): boolean {
  const { figures } = g.state;
  const { bars } = g.table;
  for (let b = 0; b < bars.length; b++) {
    if (figures[b].seat === seat && figures[b].space !== NOWHERE && barMightAnswer(g, f, b, bars[b])) return true;
  }
  return g.table.boxReacts && boxMightAnswer(g, f, seat);
}

function barMightAnswer(g: Wow, f: Opened, bearer: number, bar: readonly number[]): boolean {
  const { cards } = g.state;
  let hidden = false;
  for (let n = 0; n < bar.length; n++) {
    const card = cards[bar[n]];
    if (card.ready === 0) continue;
    if (card.face === 0) hidden = true;
    else if (g.table.cards[card.def].react && cardAnswers(g, f, bar[n], null)) return true;
  }
  if (!hidden) return false;
  const reacts = g.table.fittingReacts[bearer];
  for (let r = 0; r < reacts.length; r++) {
    if (couldAnswer(g, f, bearer, g.table.cards[reacts[r]].core, null) && !liesOpen(g, bearer, reacts[r])) return true;
  }
  return false;
}

function boxMightAnswer(g: Wow, f: Opened, seat: number): boolean {
  return boxReacts(g).some(({ fig, def }, n) => g.state.figures[fig].seat === seat && boxAnswers(g, f, n, fig, def, null));
}

/** The reacts of characters' own boxes, in order; the place in it is also the bit by which a window knows that one was played. */
function boxReacts(g: Wow): { fig: number; k: number; def: AbilityDef }[] {
  if (!g.table.boxReacts) return NONE;
  return g.state.figures.flatMap((f, fig) => g.table.figures[f.def].reacts.map((def, k) => ({ fig, k, def })));
}

const NONE: { fig: number; k: number; def: AbilityDef }[] = [];

/** Whether a react of a box answers now: nothing exhausts it, so it answers each window once. */
function boxAnswers(g: Wow, f: Opened, n: number, fig: number, def: AbilityDef, why: Reasons): boolean {
  if ((facts.spent(f) >> n) & 1 && refuse(why, 'wow:701', 'once-a-window', why && { figure: { figure: fig } })) return false;
  if (!couldAnswer(g, f, fig, def, why) && why === null) return false;
  return allowed(why);
}

/** Whether a card of that name already lies face up in a bar: names are unique there (300.2). */
function liesOpen(g: Wow, bearer: number, def: number): boolean {
  const { cards } = g.state;
  for (let c = 0; c < cards.length; c++) if (cards[c].bearer === bearer && cards[c].face === 1 && cards[c].def === def) return true;
  return false;
}

/** Whose deed a window is about: who played, ticked up, dealt, or attacked. */
function culprit(g: Wow, f: Opened): number {
  return f.trigger === PLAYED ? playedBelow(g).by : facts.by(f);
}

/** The window that opens now. By an option the seat that did not open it is asked first, or the one that did. */
function windowOf<T extends Trigger>(g: Wow, trigger: T, bySeat: number, facts: Facts<T>): Opened {
  const first = g.table.choice['window-order'] === 'other-first' ? 1 - bySeat : bySeat;
  return windowFrame(TRIGGERS, trigger, first, facts) as Opened;
}

/** Whether by what everybody sees somebody might answer in this window, if it opened now: anybody may be told. */
export function mightOpen<T extends Trigger>(g: Wow, trigger: T, bySeat: number, facts: Facts<T>): boolean {
  const f = windowOf(g, trigger, bySeat, facts);
  openWindow(g, reactSequence, f);
  const closed = reactSequence.runs[0]?.(g, f) === END;
  g.state.stack.pop();
  return !closed;
}

/** Opens a window. */
export function open<T extends Trigger>(g: Wow, trigger: T, bySeat: number, facts: Facts<T>): void {
  const f = windowOf(g, trigger, bySeat, facts);
  openWindow(g, reactSequence, f);
  // Most windows are closed before anybody is asked: then the motor need not come by.
  if (reactSequence.runs[0]?.(g, f) === END) g.state.stack.pop();
}

/** The frame that the innermost open window answers: what a react cancels or lessens. */
export function answered(g: Wow): Frame | undefined {
  const { stack } = g.state;
  for (let i = stack.length - 1; i > 0; i--) if (stack[i].seq === reactSequence.id) return stack[i - 1];
  return undefined;
}
