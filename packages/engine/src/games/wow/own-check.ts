/** The bounds of characters and cards of one's own: what is written can happen, and every turn ends. */
import { Faults, type OwnThing, type OwnThings, SetupError } from '../../core/index.ts';
import { parseHex } from '../../space/index.ts';
import { choicesWith } from './choices.ts';
import { checkContent } from './content/check.ts';
import { FACTIONS } from './content/factions.ts';
import { CARDS, CHARACTERS } from './content/index.ts';
import type { PartySpec } from './content/parties.ts';
import type { Ability, Card, Character, CritAbility, Effect, OngoingAbility, Range, ReactTo, Who } from './content/types.ts';
import { partyFaults } from './party.ts';

/** Targets of an attack at most: each way of choosing them is an answer of its own. */
const MOST_TARGETS = 5;
/** Reacts in one box at most: two parties of five have no more than a window knows of then. Their pets' count as well (`buildTable`). */
const MOST_REACTS = 2;

type Told = Readonly<Record<string, string | number>>;

/** A bound that is broken somewhere in a thing, and the rule it comes from. */
export function fault(at: string, rule: string, key: string, args: Told): SetupError {
  return new SetupError(at, rule, { key, args }, `${key}: ${Object.values(args).join(', ')}`);
}

/** Where effects stand: whom they can mean, and what can be done there. */
interface Place {
  readonly who: readonly Exclude<Who, object>[];
  readonly crit?: true;
  readonly answers?: ReactTo['on'];
  /** On a card of the bar, which can be readied. */
  readonly card: boolean;
}

/** Which rule keeps an effect from happening there; none where it can. */
function outOfPlace(e: Effect, { crit, answers, card }: Place): string | null {
  switch (e.do) {
    case 'hits':
      return crit === true ? null : 'wow:601.1c';
    case 'again':
      return crit === true ? null : 'wow:602.5';
    case 'cancel':
      return answers === 'targeted' || answers === 'played' ? null : 'wow:600.2';
    case 'prevent':
      return answers === 'damage' ? null : 'wow:709';
    case 'ready':
      return e.card === 'other' || card ? null : 'wow:202';
    default:
      return null;
  }
}

function checkRange(faults: Faults, at: string, range: Range | undefined): void {
  if (range?.min !== undefined && range.min > range.max)
    faults.note(fault(`${at}.min`, 'wow:405.2a', 'range-backwards', { min: range.min, max: range.max }));
}

function checkEffects(faults: Faults, at: string, effects: readonly Effect[] | undefined, place: Place): void {
  for (const [i, e] of (effects ?? []).entries()) {
    const here = `${at}[${i}]`;
    const rule = outOfPlace(e, place);
    if (rule !== null) faults.note(fault(here, rule, 'effect-out-of-place', { effect: e.do }));
    if ('who' in e) {
      if (typeof e.who === 'string') {
        if (e.who !== 'self' && !place.who.includes(e.who)) faults.note(fault(`${here}.who`, 'wow:705', 'nobody-meant', { who: e.who }));
      } else checkRange(faults, `${here}.who.${'choose' in e.who ? 'choose' : 'each'}.range`, Object.values(e.who)[0].range);
    }
    if (e.do === 'convert') checkCrits(faults, `${here}.crit`, e.crit, place.card);
  }
}

const HIT = ['target', 'defender'] as const;

function checkCrits(faults: Faults, at: string, crits: readonly CritAbility[] | undefined, card: boolean): void {
  for (const [i, { effects }] of (crits ?? []).entries())
    checkEffects(faults, `${at}[${i}].effects`, effects, { who: HIT, crit: true, card });
}

function checkOngoing(faults: Faults, at: string, a: OngoingAbility, card: boolean): void {
  const { trigger } = a;
  if ((trigger === undefined) !== (a.effects === undefined || a.effects.length === 0))
    faults.note(fault(at, 'wow:704.2', 'trigger-and-effects', {}));
  if (!card && a.mainRange !== undefined) faults.note(fault(`${at}.mainRange`, 'wow:303', 'no-place-for', { part: 'mainRange' }));
  checkRange(faults, `${at}.mainRange`, a.mainRange);
  for (const [i, { on }] of (a.modifiers ?? []).entries())
    if (on !== 'self') checkRange(faults, `${at}.modifiers[${i}].on.range`, on.range);
  if (trigger !== undefined && 'at' in trigger)
    for (const [i, space] of (trigger.at ?? []).entries())
      if (typeof space !== 'string' || parseHex(space) === null)
        faults.note(fault(`${at}.trigger.at[${i}]`, 'wow:406.1', 'no-such-space', { what: String(space) }));
  // What a move sets off would move somebody again, and so would a turn with an enemy, or a clock ticked down before its tick is over.
  const moving = trigger?.on === 'enters' || trigger?.on === 'stops';
  for (const [i, e] of (a.effects ?? []).entries()) {
    if (e.do === 'control' || (moving && (e.do === 'move' || e.do === 'teleport')))
      faults.note(fault(`${at}.effects[${i}]`, 'wow:704.2', 'sets-itself-off', {}));
    if (trigger?.on !== 'tick-end' && allOf([e]).some((x) => x.do === 'tick-down'))
      faults.note(fault(`${at}.effects[${i}]`, 'wow:408.2a', 'ticks-others-down', {}));
  }
  checkEffects(faults, `${at}.effects`, a.effects, { who: trigger?.on === 'tick-end' ? [] : ['it', 'attacker'], card });
}

/** Effects, and those of the crit abilities that conversions among them give. */
const allOf = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((e) => [e, ...(e.do === 'convert' ? (e.crit ?? []).flatMap((c) => allOf(c.effects)) : [])]);

/** Everything that an ability does at once. */
const atOnce = (a: Ability): readonly Effect[] =>
  a.kind === 'attack'
    ? [...(a.before ?? []), ...(a.after ?? []), ...(a.instead ?? []), ...(a.crit ?? []).flatMap((c) => c.effects)]
    : (a.effects ?? []);

/** Everything that an ability does, at once or by an attack that it converts: that attack has its own cost. */
const doneBy = (a: Ability): readonly Effect[] => allOf(atOnce(a));

/** Abilities that nothing exhausts, in a box or of what is worn: a turn would never end in which they cost nothing, or undid it. */
function checkUnspent(faults: Faults, at: string, a: Ability): void {
  if (a.kind === 'ongoing') return;
  const once = a.kind === 'payment' && a.oncePerTurn === true;
  if (a.ticks === 0 && !once) faults.note(fault(`${at}.ticks`, a.kind === 'react' ? 'wow:701' : 'wow:501', 'free-for-ever', {}));
  // A react is played in turns of others: who ticks itself down by it would have one in the same tick again.
  if (doneBy(a).some((e) => e.do === 'tick-down' && (e.who !== 'self' || a.kind === 'react')))
    faults.note(fault(at, 'wow:408.2a', 'ticks-others-down', {}));
}

function checkAbility(faults: Faults, at: string, a: Ability, card: boolean): void {
  if (a.kind === 'ongoing') {
    checkOngoing(faults, at, a, card);
    return;
  }
  const done = doneBy(a);
  const readies = (e: Effect): boolean => e.do === 'ready';
  if ((a.ticks === 0 && atOnce(a).some(readies)) || (done.some(readies) && done.some((e) => e.do === 'tick-down')))
    faults.note(fault(`${at}.ticks`, 'wow:202', 'readies-for-nothing', {}));
  // Who takes a turn of an enemy's could tick it down again, and take another.
  if (done.some((e) => e.do === 'control') && done.some((e) => e.do === 'tick-down'))
    faults.note(fault(at, 'wow:400.3', 'controls-and-ticks-down', {}));
  if (a.kind === 'attack') {
    checkRange(faults, `${at}.range`, a.range);
    if (a.area === true && a.targets !== undefined) faults.note(fault(`${at}.targets`, 'wow:407.2', 'target-and-area', {}));
    if (a.area === undefined && a.everybody === true)
      faults.note(fault(`${at}.everybody`, 'wow:407.2c', 'no-place-for', { part: 'everybody' }));
    if ((a.targets ?? 1) > MOST_TARGETS)
      faults.note(fault(`${at}.targets`, 'wow:407.1b', 'too-many-targets', { n: a.targets ?? 1, most: MOST_TARGETS }));
    for (const part of ['before', 'after', 'instead'] as const) checkEffects(faults, `${at}.${part}`, a[part], { who: HIT, card });
    checkCrits(faults, `${at}.crit`, a.crit, card);
    return;
  }
  if (a.kind === 'react') {
    const answers = a.to.on;
    checkEffects(faults, `${at}.effects`, a.effects, { who: ['attacker', 'actor'], answers, card });
    return;
  }
  // 407.2: an area is aimed at a space rather than at a character.
  if (a.target !== undefined && a.area !== undefined) faults.note(fault(`${at}.target`, 'wow:407.2', 'target-and-area', {}));
  checkRange(faults, `${at}.target.range`, a.target?.range);
  // 407.1a: heals never target enemies.
  if (a.target?.side === 'enemy' && a.effects.some((e) => e.do === 'heal' && e.who === 'target'))
    faults.note(fault(`${at}.target.side`, 'wow:407.1a', 'heals-an-enemy', {}));
  checkRange(faults, `${at}.area.range`, a.area?.range);
  if ((a.target?.up ?? 1) > MOST_TARGETS)
    faults.note(fault(`${at}.target.up`, 'wow:407.1b', 'too-many-targets', { n: a.target?.up ?? 1, most: MOST_TARGETS }));
  checkEffects(faults, `${at}.effects`, a.effects, { who: a.target === undefined && a.area === undefined ? [] : HIT, card });
}

function checkBox(faults: Faults, at: string, of: { readonly main: Ability; readonly lower?: readonly Ability[] }): void {
  const all = [[`${at}main`, of.main] as const, ...(of.lower ?? []).map((a, i) => [`${at}lower[${i}]`, a] as const)];
  for (const [here, a] of all) {
    checkAbility(faults, here, a, false);
    checkUnspent(faults, here, a);
  }
  const reacts = (of.lower ?? []).filter((a) => a.kind === 'react').length;
  if (reacts > MOST_REACTS) faults.note(fault(`${at}lower`, 'wow:701', 'too-many-reacts', { n: reacts, most: MOST_REACTS }));
}

/** What keeps content from a match at all (`content/check.ts`), at its places in this one thing. */
function checkAlone(faults: Faults, kind: 'characters' | 'cards', thing: Character | Card): void {
  faults.part(
    () => checkContent({ [kind]: [thing] }),
    ({ at }) => at.slice(`${kind}.${thing.id}`.length).replace(/^\./, ''),
  );
}

function checkFaction({ faction }: { readonly faction: string }): void {
  if (!FACTIONS.some((f) => f.id === faction)) throw fault('faction', 'wow:100.2', 'unknown-faction', { what: faction });
}

/** No reading of the options changes what every party must keep. */
const USUAL = choicesWith();
const byId = <T extends { readonly id: string }>(printed: readonly T[], own: readonly OwnThing[] = []): ReadonlyMap<string, T> =>
  new Map([...printed, ...(own as readonly unknown[] as readonly T[])].map((x) => [x.id, x]));

/** @throws SetupError for everything that keeps a party from any match, of whatever format; what it names that there is not is told before */
export function checkParty({ faction, members }: PartySpec, beside: OwnThings): void {
  const faults = new Faults();
  faults.part(() => checkFaction({ faction }));
  const [characters, cards] = [byId<Character>(CHARACTERS, beside.characters), byId<Card>(CARDS, beside.cards)];
  for (const { at, rule, key, args } of partyFaults('', { faction, party: members }, 'open', USUAL, characters, cards))
    if (!key.startsWith('unknown-')) faults.note(fault(at.replace(/^\.party/, 'members'), rule, key, args as Told));
  faults.end();
}

/** @throws SetupError for everything that keeps a character from being played */
export function checkCharacter(c: Character): void {
  const faults = new Faults();
  faults.part(() => checkFaction(c));
  checkAlone(faults, 'characters', c);
  checkBox(faults, '', c);
  faults.end();
}

const ALL_PARTS = ['ability', 'attach', 'ongoing', 'pet', 'totem', 'equipment'] as const;
const NEEDS = ['needs-ability', 'needs-attach', 'needs-ongoing', 'needs-pet', 'needs-totem', 'needs-equipment'] as const;

/** What a card of each type is made of. */
const PARTS: Readonly<Record<Card['type'], readonly (typeof ALL_PARTS)[number][]>> = {
  none: ['ability'],
  buff: ['attach', 'ongoing'],
  debuff: ['attach', 'ongoing'],
  form: ['ongoing'],
  totem: ['totem'],
  pet: ['pet'],
  equipment: ['equipment'],
};
const RULES: Readonly<Record<Card['type'], string>> = {
  none: 'wow:300.4',
  buff: 'wow:301',
  debuff: 'wow:301',
  form: 'wow:303',
  totem: 'wow:304',
  pet: 'wow:305',
  equipment: 'wow:302',
};

/** @throws SetupError for everything that keeps a card from doing what it says */
export function checkCard(c: Card): void {
  const faults = new Faults();
  const { ability, type, attach } = c;
  const parts = PARTS[type];
  for (const part of parts) if (c[part] === undefined) faults.note(fault('type', RULES[type], NEEDS[ALL_PARTS.indexOf(part)], {}));
  for (const part of ALL_PARTS)
    if (c[part] !== undefined && !parts.includes(part) && !(type === 'equipment' && part === 'ongoing'))
      faults.note(fault(part, RULES[type], 'no-place-for', { part }));
  if ((c.category === 'react') !== (ability?.kind === 'react')) faults.note(fault('category', 'wow:300.3', 'react-and-category', {}));
  if (ability !== undefined && ability.ticks !== c.ticks)
    faults.note(fault('ability.ticks', 'wow:300.4', 'ticks-differ', { n: ability.ticks, cost: c.ticks }));
  // 407.1a: buffs never target enemies, debuffs never allies.
  if (attach !== undefined && (type === 'debuff') !== (attach.side === 'enemy'))
    faults.note(fault('attach.side', 'wow:407.1a', 'attached-to-the-other-side', {}));
  checkRange(faults, 'attach.range', attach?.range);
  checkAlone(faults, 'cards', c);
  if (ability !== undefined) checkAbility(faults, 'ability', ability, true);
  for (const [i, a] of (c.ongoing ?? []).entries()) checkOngoing(faults, `ongoing[${i}]`, a, true);
  for (const [i, a] of (c.totem?.abilities ?? []).entries()) checkOngoing(faults, `totem.abilities[${i}]`, a, false);
  for (const [i, a] of (c.equipment?.grants ?? []).entries()) {
    checkAbility(faults, `equipment.grants[${i}]`, a, true);
    checkUnspent(faults, `equipment.grants[${i}]`, a);
  }
  if (c.pet !== undefined) checkBox(faults, 'pet.', c.pet);
  faults.end();
}
