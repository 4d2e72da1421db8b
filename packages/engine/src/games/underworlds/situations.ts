/** Situations made into matches. */

import { Faults, Match, type Situations, stepOf } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import { PERSISTENCES } from './content/index.ts';
import { hexNamed } from './field.ts';
import { underworlds } from './game.ts';
import { BLOCKED } from './joining.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import { note } from './rules/deeds.ts';
import { matchSequence, powerSequence, roundSequence, setUpSequence } from './rules/frames.ts';
import { woundsOf } from './rules/values.ts';
import { wornAmong } from './rules/wearing.ts';
import type { Setup } from './setup.ts';
import { DEED_HAS, DEEDS, type DeedWord, DONE, HOW, type Situation, type SituationLasting, TOKENS } from './situation.ts';
import { bareOf, cardsOf, fighterOf, isBefore, noSuch, PLAIN, placeIn, setupOf } from './situation-setup.ts';
import { namedArgs, situationValue } from './situation-values.ts';
import { ACTION_PHASE, IN_PLAY, SCORED, SETTING_UP, type State } from './state.ts';
import { chose, fieldOf, givenField, type Table, type Und } from './table.ts';
import type { View } from './view.ts';
import { underworldsVocabulary } from './vocabulary.ts';

/** A fighter by its name; the side tells apart those of two warbands of a kind. */
function fighterNamed(g: Und, name: string, at: string, seat = -1): number {
  const i = g.table.fighters.findIndex((f) => f.key === name || (f.fighter.id === name && f.seat === seat));
  if (i < 0) throw noSuch('no-such-figure', at, name);
  return i;
}

function hexOf(g: Und, name: string, at: string): number {
  const hex = hexNamed(fieldOf(g), name);
  if (hex < 0) throw noSuch('no-such-hex', at, name);
  return hex;
}

function cardOf(g: Und, id: string, at: string): number {
  const def = g.table.cards.findIndex((c) => c.face.id === id);
  if (def < 0) throw noSuch('no-such-card', at, id);
  return def;
}

/** Words of a list as bits. */
function bitsOf(words: readonly string[] | undefined, all: readonly string[]): number {
  return (words ?? []).reduce((bits, w) => bits | (1 << all.indexOf(w)), 0);
}

/** The fighters of a side. Without a `ground` nobody says where they stand. */
function layFighters(g: Und, s: Situation, seat: number, faults: Faults, ground: boolean): void {
  faults.each(Object.entries(s.sides[seat].fighters ?? {}), ([id, given]) => {
    const at = `sides[${seat}].fighters.${id}`;
    const i = fighterNamed(g, id, at, seat);
    if (g.table.fighters[i].seat !== seat) throw noSuch('no-such-figure', at, id);
    const f = fighterOf(given);
    const x = g.state.fighters[i];
    const spot = f.at;
    if (spot !== undefined && f.out !== true && ground)
      faults.part(() => {
        const hex = hexOf(g, spot, at);
        if (g.state.fighters.some((o) => o.hex === hex)) throw noSuch('hex-taken-twice', at, spot);
        if ((fieldOf(g).kinds[hex] & BLOCKED) !== 0) throw noSuch('stands-on-blocked', at, spot);
        x.hex = hex;
      });
    x.out = f.out === true ? 1 : 0;
    x.wounds = f.wounds ?? 0;
    x.inspired = f.inspired === true ? 1 : 0;
    x.barred = f.barred === true ? 1 : 0;
    x.merit = f.merit === true ? 1 : 0;
    x.spent = f.spent === true ? 1 : 0;
    x.moveToken = f.tokens?.includes(TOKENS[0]) === true ? 1 : 0;
    x.chargeToken = f.tokens?.includes(TOKENS[1]) === true ? 1 : 0;
    x.guardToken = f.tokens?.includes(TOKENS[2]) === true ? 1 : 0;
    x.did = bitsOf(f.did ?? f.tokens, DONE);
  });
}

/** A card in force, or what an ability left behind. */
function layLasting(g: Und, given: SituationLasting, seat: number, at: string, ground: boolean): void {
  const def = given.card === undefined ? -1 : cardOf(g, given.card, at);
  const ability = given.ability === undefined ? -1 : g.table.abilities.findIndex((a) => a.id === given.ability);
  if (def < 0 && ability < 0) throw noSuch('no-such-ability', at, given.ability ?? '');
  const until = given.until ?? (def < 0 ? undefined : g.table.cards[def].face.persists) ?? 'end-of-phase';
  g.state.lasting.push({
    card: def < 0 ? -1 : g.state.cards.findIndex((c) => c.owner === seat && c.def === def),
    ability,
    seat,
    until: PERSISTENCES.indexOf(until),
    activation: until === 'next-activation' ? g.state.activation + 1 : 0,
    fighter: given.fighter === undefined ? -1 : fighterNamed(g, given.fighter, at, seat),
    hex: given.hex === undefined || !ground ? -1 : hexOf(g, given.hex, at),
    used: given.used === true ? 1 : 0,
  });
}

/** The cards of a side, where the table has them, and what its player has. */
function layCards(g: Und, s: Situation, seat: number, faults: Faults, ground: boolean): void {
  const side = s.sides[seat];
  const at = `sides[${seat}]`;
  faults.each(cardsOf(side, at, faults), (lies) => {
    const def = cardOf(g, lies.id, at);
    const { kind } = g.table.cards[def].face;
    const wants = lies.zone === SCORED ? ['objective'] : lies.on !== '' ? ['upgrade'] : lies.zone === IN_PLAY ? ['ploy', 'spell'] : [kind];
    if (!wants.includes(kind)) throw noSuch('card-in-wrong-place', lies.at, lies.id);
    const place = g.state.cards.findIndex((c) => c.owner === seat && c.def === def);
    if (place < 0) return;
    const c = g.state.cards[place];
    c.zone = lies.zone;
    c.fresh = lies.fresh ? 1 : 0;
    // Somebody of that name is not there: told where the fighters are laid.
    if (lies.on !== '' && !faults.at(`${at}.fighters.${lies.on}`)) c.on = fighterNamed(g, lies.on, at, seat);
  });
  g.state.worn = wornAmong(g.state.cards);
  faults.each((side.lasting ?? []).entries(), ([i, given]) => {
    const here = `${at}.lasting[${i}]`;
    if (!faults.at(here)) layLasting(g, given, seat, here, ground);
  });
  const p = g.state.players[seat];
  p.glory = side.glory ?? 0;
  p.spent = side.spent ?? 0;
  p.activations = side.activations ?? 0;
  p.skip = side.skip === true ? 1 : 0;
  if (p.spent > p.glory) faults.note(noSuch('more-spent-than-gained', `${at}.spent`, String(p.spent)));
}

function layTokens(g: Und, s: Situation, faults: Faults): void {
  faults.each(Object.entries(s.objectives ?? {}), ([name, where]) => {
    const face = Number(name);
    if (!/^[1-5]$/.test(name)) throw noSuch('no-such-objective', `objectives.${name}`, name);
    const down = where.startsWith('down ');
    const spot = down ? where.slice(5) : where;
    const hex = where === 'removed' ? -1 : hexOf(g, spot, `objectives.${name}`);
    if (hex >= 0 && g.state.tokens.some((t) => t.hex === hex)) throw noSuch('objectives-on-one-hex', `objectives.${name}`, spot);
    g.state.tokens.push({ hex, face: down ? 0 : face });
  });
}

const DOES_ITSELF: readonly DeedWord[] = ['move', 'charge', 'guard'];

/** What is done to another fighter only. */
const TO_ANOTHER: readonly DeedWord[] = ['attack', 'through', 'supported', 'outnumbered'];

function layDeeds(g: Und, s: Situation, faults: Faults, ground: boolean): void {
  faults.each((s.deeds ?? []).entries(), ([i, d]) => {
    const at = `deeds[${i}]`;
    const by = d.by === undefined ? -1 : fighterNamed(g, d.by, at);
    // What a fighter does by itself is done to it as well.
    const on = d.on === undefined ? (DOES_ITSELF.includes(d.what) ? by : -1) : fighterNamed(g, d.on, at);
    const doer = by < 0 && d.what === 'return' ? on : by;
    const seat = d.side === undefined ? (doer < 0 ? -1 : g.table.fighters[doer].seat) : d.side - 1;
    const has = { side: seat >= 0 || d.side === 0, by: by >= 0, on: on >= 0, card: d.card !== undefined };
    const lacks = DEED_HAS[d.what].find((field) => !has[field]);
    // Whom it is credited to decides glory and objectives: nobody is one of the answers, and none is no answer.
    if (lacks === 'side') throw noSuch('deed-by-whom', at, d.what);
    if (lacks !== undefined) throw noSuch('deed-lacks', at, `${d.what}: ${lacks}`);
    if (by >= 0 && by === on && TO_ANOTHER.includes(d.what)) throw noSuch('does-to-itself', at, d.by ?? '');
    const n = d.n ?? 0;
    const held = g.state.tokens.findIndex((t) => t.face === n);
    if (d.what === 'held' && held < 0 && ground && !faults.at('objectives')) throw noSuch('no-such-objective', at, String(n));
    g.state.check = d.now === true ? 1 : 0;
    note(g, {
      what: DEEDS.indexOf(d.what),
      seat,
      by,
      on,
      n: d.what === 'held' ? held : n,
      hex: d.hex === undefined || !ground ? -1 : hexOf(g, d.hex, at),
      card: d.card === undefined ? -1 : cardOf(g, d.card, at),
      how: bitsOf(d.how, HOW),
      upgrades: d.upgrades ?? 0,
      beside: d.beside ?? 0,
    });
  });
  g.state.check = 1;
}

/** Puts the match where the situation says it stands. */
function stand(g: Und, s: Situation): void {
  const { state } = g;
  const first = (s.first ?? 1) - 1;
  const at = s.at ?? 'activation';
  // The last activation of a round is that of who went second.
  const active = (s.active ?? (at === 'end' ? 2 - first : 1)) - 1;
  state.stack = [];
  if (isBefore(s)) {
    state.phase = SETTING_UP;
    state.stack.push({ seq: matchSequence.id, step: stepOf(matchSequence, 'rounds'), d: { i: 0 } });
    const boards = s.sides.map((_x, i) => g.table.boards.indexOf((g.table.setup.field ?? PLAIN).boards[i]));
    const step = stepOf(setUpSequence, at === 'deploy' ? 'who deploys first' : 'lay an objective');
    state.stack.push({ seq: setUpSequence.id, step, d: { winner: first, boards, seat: 1 - first, i: 0 } });
    return;
  }
  state.round = s.round ?? 1;
  state.phase = ACTION_PHASE;
  state.first = first;
  // Before an activation, the latest one was the other player's.
  state.active = at === 'power' || at === 'end' ? active : 1 - active;
  state.stack.push({ seq: matchSequence.id, step: stepOf(matchSequence, 'rounds'), d: { i: state.round } });
  const step = at === 'round' ? 'action phase' : at === 'end' ? 'end phase' : 'activations';
  state.stack.push({ seq: roundSequence.id, step: stepOf(roundSequence, step), d: { winner: first } });
  if (at !== 'power') return;
  const asked = chose(g, 'power-step-first', 'just-activated') ? active : 1 - active;
  state.stack.push({ seq: powerSequence.id, step: 0, d: { seat: asked, passes: 0 } });
}

/** A match standing in a situation. @throws SetupError or Unplayable for all that is wrong with it */
export function situationMatch(s: Situation): Match<Setup, Table, State, View> {
  const faults = new Faults();
  const setup = setupOf(s, faults);
  const whole = faults.part(() => underworlds.tables(setup), placeIn);
  if (s.at === 'start' && whole !== undefined && faults.none) return new Match(underworlds, setup, { table: whole });
  // Where the battlefield itself cannot be, nobody can say that a hex is not on it.
  const there = whole ?? new Faults().part(() => underworlds.tables(bareOf(s, setup, setup.field ?? PLAIN)));
  const ground = there !== undefined && !faults.at('field') && s.at !== 'start';
  const table = there ?? underworlds.tables(bareOf(s, { ...setup, ownBoards: [] }, PLAIN));
  const state = underworlds.begin(table);
  const g: Und = { table, state, log: null };
  state.field = givenField(table);
  if (ground) layTokens(g, s, faults);
  // Activations so far: what lasts for the next one counts them.
  state.activation = ((s.round ?? 1) - 1) * 8 + (s.sides[0].activations ?? 0) + (s.sides[1].activations ?? 0);
  for (const seat of [0, 1]) layFighters(g, s, seat, faults, ground);
  for (const seat of [0, 1]) layCards(g, s, seat, faults, ground);
  layDeeds(g, s, faults, ground);
  // g.21: nobody stands there who cannot bear its wounds.
  if (whole !== undefined)
    for (const [i, f] of state.fighters.entries())
      if (f.hex >= 0 && f.wounds >= woundsOf(g, i)) faults.note(noSuch('already-out', wearerAt(g, s, i), table.fighters[i].key));
  faults.end();
  stand(g, s);
  return new Match(underworlds, setup, { table, state });
}

/** Where a situation speaks of a fighter. */
function wearerAt(g: Und, s: Situation, i: number): string {
  const { key, fighter, seat } = g.table.fighters[i];
  const named = Object.keys(s.sides[seat].fighters ?? {}).find((id) => id === key || id === fighter.id);
  return `sides[${seat}].fighters.${named ?? key}`;
}

/** What the ruling runner needs of this game. */
export const underworldsSituations: Situations<Setup, Table, State, View, Situation> = {
  game: underworlds,
  match: situationMatch,
  value: situationValue,
  named: namedArgs,
  vocabulary: underworldsVocabulary,
  odds: (match, asked) => oddsAt(match, UNDERWORLDS_ODDS, asked),
  idle: UNDERWORLDS_ODDS.idle,
  // An end phase asks only who has a card in hand; the round after it has another number.
  ranPast: (s, { nodeKind, state }) => s.at === 'end' && (nodeKind === 'over' || state.round !== (s.round ?? 1)),
};
