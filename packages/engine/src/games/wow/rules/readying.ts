/** 202, 705. Cards readied and exhausted by a rule or an effect, and which ones, where somebody chooses. */
import { coded, decide, define, type Flow, type Kind, offers, on, type RuleId, STAY } from '../../../core/index.ts';
import type { Wow } from '../table.ts';
import { type CardsFrame, cardsSequence } from './frames.ts';
import { figureKey } from './keys.ts';
import { CARD } from './naming.ts';
import { endCard } from './scoring.ts';

/** A card face down in a bar that the chooser may not own: named by its place. */
const HIDDEN: Kind<Wow, CardsFrame> = {
  grammar: '{on:figure}/#{number}',
  shape: '[^/>]+/#[1-9]\\d{0,2}',
  write: (g, c, f) => `${figureKey(g, f.fig)}/#${place(g, c)}`,
  read: (g, name, f) => g.state.cards.findIndex((card, c) => card.bearer === f.fig && HIDDEN.write(g, c, f) === name),
};
const OPEN: Kind<Wow, CardsFrame> = { ...CARD, grammar: '{on:figure}/{card}' };

/** What is done to a card, and how it is named: one for each. */
export const READIED = ([1, 0] as const).flatMap((ready) =>
  [OPEN, HIDDEN].map((kind) =>
    coded<Wow, CardsFrame>(`${ready === 1 ? 'ready' : 'exhaust'}:{card}`, {
      say: (_g, f, card) => ({ key: ready === 1 ? 'ready-card' : 'exhaust-card', args: { card: { card }, figure: { figure: f.fig } } }),
      parts: { card: on(kind) },
      when: (g, f, c) => f.ready === ready && knows(g, f, c) === (kind === OPEN),
    }),
  ),
);

export const cardsSteps = define(cardsSequence, [
  decide('which card', 'wow:705', {
    when: (g: Wow, f: CardsFrame) => f.n > 0 && choosable(g, f).length > 0,
    seat: (_g, f) => f.seat,
    options(g, f, out) {
      out.push(...choosable(g, f));
    },
    take(g, f, code): Flow {
      f.n--;
      if (f.ready === 1) readyCard(g, code, 'wow:705');
      else {
        g.state.cards[code].ready = 0;
        g.state.cards[code].usedAt = g.state.main;
        g.log?.tell('wow:300.1', 'exhausted-by-effect', { card: { card: code }, figure: { figure: f.fig } });
      }
      return STAY;
    },
    ...offers(...READIED),
    prompt: (_g, f) => ({ key: f.ready === 1 ? 'ask-ready' : 'ask-exhaust', args: { figure: { figure: f.fig }, n: f.n } }),
  }),
]);

/** Readies a card by a rule: a new round, its bearer's return, or an effect. What it was attached to loses it, by an option (301). */
export function readyCard(g: Wow, c: number, rule: RuleId): void {
  if (c < 0) return;
  const card = g.state.cards[c];
  card.ready = 1;
  g.log?.tell(rule, 'readied', { card: { card: c } });
  const type = g.table.cards[card.def].type;
  if ((type === 'buff' || type === 'debuff') && g.table.choice['readied-attachment'] === 'ends') endCard(g, c);
}

/** Cards that may be readied or exhausted. */
function choosable(g: Wow, f: CardsFrame): number[] {
  const out: number[] = [];
  g.state.cards.forEach((card, c) => {
    if (card.bearer !== f.fig || card.ready === f.ready || c === f.except) return;
    // A card of the same name as the one played is no other card.
    if (f.except >= 0 && card.def === g.state.cards[f.except].def) return;
    out.push(c);
  });
  return out;
}
const knows = (g: Wow, f: CardsFrame, c: number): boolean => g.state.cards[c].face === 1 || g.state.figures[f.fig].seat === f.seat;

/** A card's place in its bar, from 1. */
function place(g: Wow, c: number): number {
  let n = 0;
  for (let i = 0; i <= c; i++) if (g.state.cards[i].bearer === g.state.cards[c].bearer) n++;
  return n;
}
