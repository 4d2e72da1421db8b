/** 304, 305. Pets and totems: where the card that brings one may put it, and how it comes into play. */
import { by, coded, given, NOBODY, on, type Refusal, type RefusedOption } from '../../../core/index.ts';
import { neighbour } from '../../../space/index.ts';
import { copyFigure, NOWHERE } from '../state.ts';
import { PET, type Wow } from '../table.ts';
import { entrances, holderOf, IMPASSABLE } from './board.ts';
import type { PlayFrame } from './frames.ts';
import { CARD, SPACE } from './naming.ts';
import { dismiss } from './scoring.ts';

/** Spaces where a pet or totem may be put: next to the character; a totem also on its own space, and beside anybody (304). */
export function placesFor(g: Wow, f: PlayFrame): number[] {
  const token = g.table.cards[g.state.cards[f.card].def].token;
  const pet = g.table.figures[token].kind === PET;
  const from = g.state.figures[f.by].space;
  if (from < 0) return [];
  if (pet && g.table.choice['pet-place'] === 'spawn-point') return entrances(g, f.by);
  const out: number[] = pet ? [] : [from];
  for (let d = 0; d < 6; d++) {
    const s = neighbour(g.table.field, from, d);
    if (s >= 0 && g.table.terrain[s] !== IMPASSABLE && (!pet || holderOf(g, s) === NOBODY)) out.push(s);
  }
  return out;
}

/** Puts the pet or totem of a card on a space: the same one again where it was there before. */
export function putInPlay(g: Wow, f: PlayFrame, space: number): void {
  const card = g.state.cards[f.card];
  const def = g.table.cards[card.def];
  const figure = g.table.figures[def.token];
  const old = g.state.figures.findIndex((x) => x.card === f.card);
  if (old >= 0 && g.state.figures[old].space !== NOWHERE) dismiss(g, old);
  const clock = figure.kind === PET ? g.state.main + (g.table.choice['pet-clock'] === 'next-tick' ? 1 : 0) : 0;
  const seat = g.state.figures[f.by].seat;
  const fresh = copyFigure({
    def: def.token,
    owner: seat,
    seat,
    space,
    health: figure.health,
    clock,
    card: f.card,
    attackedIn: 0,
    hurtIn: 0,
    usedIn: 0,
    gone: 0,
  });
  const at = old >= 0 ? old : g.state.figures.length;
  g.state.figures[at] = fresh;
  card.active = 1;
  card.on = at;
  g.log?.tell(figure.kind === PET ? 'wow:305' : 'wow:304', 'token-placed', {
    figure: { figure: at },
    space: { space },
    card: { card: f.card },
  });
}

export const PLACE = coded<Wow, PlayFrame>('place:{card}>{space}', {
  say: 'place',
  parts: { card: given(by(CARD), (_g: Wow, f: PlayFrame) => f.card), space: on(SPACE) },
});

/** 305 for a pet that is put somewhere, 304 for a totem. */
export function placingRule(g: Wow, f: PlayFrame): 'wow:304' | 'wow:305' {
  return g.table.figures[g.table.cards[g.state.cards[f.card].def].token].kind === PET ? 'wow:305' : 'wow:304';
}

/** What keeps a pet or totem from a space beside its character: rock, whoever stands there, or that a pet arrives elsewhere (an option). */
function whyNotThere(g: Wow, s: number): Refusal {
  const args = { space: { space: s } };
  if (g.table.terrain[s] === IMPASSABLE) return { rule: 'wow:406.2c', key: 'impassable', args };
  const holder = holderOf(g, s);
  if (holder !== NOBODY) return { rule: 'wow:406.1', key: 'space-taken', args: { ...args, figure: { figure: holder } } };
  return { rule: 'wow:305', key: 'pet-enters', args };
}

/** The spaces around the character where it may not be put, each with its reason. */
export function barredPlaces(g: Wow, f: PlayFrame): RefusedOption[] {
  const from = g.state.figures[f.by].space;
  const legal = placesFor(g, f);
  const out: RefusedOption[] = [];
  for (const s of [from, ...[0, 1, 2, 3, 4, 5].map((d) => neighbour(g.table.field, from, d))]) {
    if (s < 0 || legal.includes(s)) continue;
    out.push(PLACE.barred(g, f, PLACE.code(s), [whyNotThere(g, s)]));
  }
  return out;
}
