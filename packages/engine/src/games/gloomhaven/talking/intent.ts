/**
 * What players may say of the coming round before cards are chosen: in general words, never an initiative and never a card. No paragraph of the
 * summary speaks of it, so it is a choice of ours (`table-talk`).
 */
import { stepsBetween } from '../../../space/index.ts';
import { goalsOf } from '../goals.ts';
import { against, type Blow, deedsOf, PLAIN_BLOW, waysFor } from '../planning/deeds.ts';
import { inPlay, sees, walledOf } from '../rules/board.ts';
import { LONG, leadIn, otherIn } from '../rules/card-codes.ts';
import { figureKey } from '../rules/keys.ts';
import { CHARACTER, DISARM, IMMOBILIZE, INVISIBLE, MONSTER } from '../state.ts';
import { chose, type Gloom } from '../table.ts';

/** When somebody means to act: by thirds, roughly, of what cards print. */
export const TIMES = ['early', 'middling', 'late'] as const;
export type Time = (typeof TIMES)[number];

/** What somebody means to do. */
export const DEEDS = ['attack', 'closer', 'door', 'heal', 'loot', 'rest'] as const;
export type DeedWord = (typeof DEEDS)[number];

/** What is said of a round; null where nothing is said of it. A rest says when by itself. */
export interface Intent {
  readonly when: Time | null;
  readonly does: DeedWord | null;
  /** Whom an attack is meant for, by its name on the map: `bandit-guard-2`. */
  readonly on: string | null;
}

/** What was said at the table, by seat. */
export type Words = readonly (Intent | null)[];

/** The last initiative that is early, and the last that is middling. */
const EARLY = 30;
const MIDDLING = 60;

/** Whether the table talks: cards are being chosen in secret, and the choice allows it. Open hands need no words. */
export function mayTalk(g: Gloom): boolean {
  return g.state.choosing === 1 && g.table.setup.solo !== true && chose(g, 'table-talk', 'general');
}

/** When a card acts, in a general word. */
function timeOf(initiative: number): Time {
  return initiative <= EARLY ? 'early' : initiative <= MIDDLING ? 'middling' : 'late';
}

/** Whether a choice of cards keeps what was said of it: the time, and whether it is a rest. */
export function keeps(g: Gloom, code: number, { when, does }: Intent): boolean {
  if (code === LONG || does === 'rest') return (code === LONG) === (does === 'rest');
  return when === null || timeOf(g.table.cards[g.state.cards[leadIn(code)].def].face.initiative) === when;
}

/** The monster that a blow within so many points of movement is best for; null where it reaches none. */
function aimOf(g: Gloom, figure: number, points: number, blow: Blow): { readonly on: number; readonly worth: number } | null {
  const { figures } = g.state;
  const { hex } = figures[figure];
  const walled = walledOf(g);
  const ways = waysFor(g, figure);
  let best: { readonly on: number; readonly worth: number } | null = null;
  figures.forEach((f, on) => {
    if (f.kind !== MONSTER || !inPlay(g, on) || (f.conditions & INVISIBLE) !== 0) return;
    const worth = against(g, on, blow);
    if (worth <= (best?.worth ?? 0)) return;
    for (let to = 0; to < ways.length; to++) {
      if ((to !== hex && ways[to] > points) || stepsBetween(walled, to, f.hex) > blow.range || !sees(g, to, f.hex)) continue;
      best = { on, worth };
      return;
    }
  });
  return best;
}

/** What a choice of cards by a seat comes to, in words that may be said. */
export function intentOf(g: Gloom, seat: number, code: number): Intent {
  if (code === LONG) return { when: null, does: 'rest', on: null };
  const { cards, figures } = g.state;
  const faces = [leadIn(code), otherIn(code)].map((place) => g.table.cards[cards[place].def].face);
  const when = timeOf(faces[0].initiative);
  const figure = figures.findIndex((f) => f.kind === CHARACTER && f.seat === seat && f.out === 0);
  const x = figures[figure];
  let best: ReturnType<typeof aimOf> = null;
  let heals = 0;
  for (const [a, b] of [faces, faces.toReversed()]) {
    const [top, bottom] = [deedsOf(a.top), deedsOf(b.bottom)];
    heals = Math.max(heals, top.heal, bottom.heal);
    if ((x.conditions & DISARM) !== 0) continue;
    const points = (x.conditions & IMMOBILIZE) !== 0 ? 0 : Math.max(2, bottom.move);
    const aim = aimOf(g, figure, points, top.blow ?? PLAIN_BLOW);
    if (aim !== null && aim.worth > (best?.worth ?? 0)) best = aim;
  }
  if (best !== null) return { when, does: 'attack', on: figureKey(g, best.on) };
  if (heals > 0 && x.hp < x.most) return { when, does: 'heal', on: null };
  return { when, does: goalsOf(g).fight ? 'closer' : 'door', on: null };
}

/** Whom one may say that one attacks: the monsters in play, by their names on the map. */
export function aimsSaid(g: Gloom): string[] {
  return g.state.figures.flatMap((f, i) => (f.kind === MONSTER && inPlay(g, i) ? [figureKey(g, i)] : []));
}

/** An intent out of a value from outside; null where it is none that may be said here. */
export function intentIn(g: Gloom, value: unknown): Intent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { when = null, does = null, on = null } = value as Partial<Record<keyof Intent, unknown>>;
  const time = when === null ? null : TIMES.find((t) => t === when);
  const deed = does === null ? null : DEEDS.find((d) => d === does);
  if (time === undefined || deed === undefined || (time === null && deed === null)) return null;
  if (deed === 'rest' && time !== null) return null;
  if (on === null) return { when: time, does: deed, on };
  return deed === 'attack' && typeof on === 'string' && aimsSaid(g).includes(on) ? { when: time, does: deed, on } : null;
}
