/** Characters, pets, totems, cards and their abilities as the rules read them: numbered, with what is asked all the time read off once. */
import type { NameGrammar } from '../../core/index.ts';
import {
  type Ability,
  type Card,
  type Character,
  type CritAbility,
  type Effect,
  type Names,
  type OngoingAbility,
  type Range,
  STATS,
  type Stat,
  type Whom,
} from './content/types.ts';

/** What kind of thing a figure is. */
export const CHARACTER = 0;
export const PET = 1;
export const TOTEM = 2;

/** How an ability aims: not at all, at figures, or at a space. */
export const AIM_NOTHING = 0;
export const AIM_FIGURES = 1;
export const AIM_SPACE = 2;

/** What an ongoing ability can wait for (704.2), in the order of the numbers frames hold. */
export const TRIGGERS = ['enters', 'stops', 'hurt', 'hurts', 'tick-end'] as const;
export const ENTERS = 0;
export const STOPS = 1;
export const HURT = 2;
export const HURTS = 3;
export const TICK_END = 4;

/** In place of a trigger: nothing is waited for. */
const WAITS_FOR_NOTHING = -1;

/** No list of effects. */
export const NO_LIST = -1;

/** An ability with the numbers of its effect lists. */
export interface AbilityDef {
  readonly id: number;
  /** `main`, `lower`, `lower2`, `core`, `grant` ... */
  readonly key: string;
  readonly ability: Ability;
  /** 1 for the main attack of a character or pet. */
  readonly main: number;
  readonly effects: number;
  readonly before: number;
  readonly after: number;
  readonly instead: number;
  /** One list for each crit ability. */
  readonly crits: readonly number[];
  /** What its checks ask all the time, read off the ability once: is it an attack, is it played in a turn, its printed ticks. */
  readonly attack: boolean;
  readonly played: boolean;
  readonly ticks: number;
  /** 0 aims at nothing, 1 at figures, 2 at a space (407). */
  readonly aim: number;
  readonly mostTargets: number;
  /** The printed range icon. */
  readonly icon: Range | undefined;
  /** Whom it may target: the side, tokens as well, others than its own character only, adjacent ones only. */
  readonly side: Whom['side'];
  readonly tokens: boolean;
  readonly other: boolean;
  readonly adjacent: boolean;
  /** Aims at figures, and at enemies only. */
  readonly atEnemies: boolean;
  /** 407.1a: whom it never targets, however wide a circle its text draws: allies (attacks, debuffs), enemies (buffs, heals). */
  readonly spares: 'allies' | 'enemies' | 'nobody';
  readonly once: boolean;
  /** Stands on an instant card (501). */
  readonly instant: boolean;
  /** What an ongoing ability waits for: place in TRIGGERS, or `WAITS_FOR_NOTHING`. */
  readonly waits: number;
}

/** A figure's card: character, pet or totem. */
export interface FigureDef {
  readonly id: number;
  readonly card: string;
  readonly kind: number;
  readonly names: Names;
  readonly grammar: NameGrammar | null;
  readonly character: Character | null;
  readonly health: number;
  readonly armor: number;
  readonly resist: number;
  readonly honor: number;
  readonly legendary: boolean;
  /** Main attack first where there is one, then the lower box's payment abilities. */
  readonly abilities: readonly AbilityDef[];
  readonly ongoing: readonly AbilityDef[];
  /** Reacts of the lower box; most stand on Action Bar cards (700.1). */
  readonly reacts: readonly AbilityDef[];
  readonly ignoresTerrain: boolean;
  readonly protects: boolean;
  /** For each stat, in the order of STATS: whether its own abilities change it for itself. */
  readonly changes: readonly boolean[];
}

/** An Action Bar card with its abilities numbered. */
export interface CardDef {
  readonly id: number;
  readonly card: Card;
  /** Read off the card, as cards come in many shapes and these are asked for all the time. */
  readonly type: Card['type'];
  readonly beforeMove: boolean;
  /** What is played: the printed core ability, or the one its type implies (700.2). */
  readonly core: AbilityDef;
  readonly ongoing: readonly AbilityDef[];
  readonly grants: readonly AbilityDef[];
  /** The figure it brings into play, or `NO_TOKEN`. */
  readonly token: number;
  readonly react: boolean;
  readonly gear: boolean;
}

/** Whether a card may lie in a character's bar: a blank restriction fits anyone (300.2). */
export function fits(card: Card, c: Character): boolean {
  return card.restriction.length === 0 || card.restriction.some((r) => r === c.className || r === c.race || r === c.id);
}

/** The tick cost of an ability as printed; ongoing abilities have none. */
export function ticksOf(a: Ability): number {
  return a.kind === 'ongoing' ? 0 : a.ticks;
}

/** What the definitions of a match are gathered in. */
export interface Builder {
  readonly abilities: AbilityDef[];
  readonly lists: (readonly Effect[])[];
}

function addList(b: Builder, list: readonly Effect[] | undefined): number {
  if (list === undefined || list.length === 0) return NO_LIST;
  // Conversions carry crit abilities of their own: they get lists too, found by identity.
  for (const e of list) if (e.do === 'convert') for (const c of e.crit ?? []) addList(b, c.effects);
  const at = b.lists.indexOf(list);
  return at >= 0 ? at : b.lists.push(list) - 1;
}

/** Whom an attack may target: enemies, totems among them (407.1a, 405.2.ex). */
const ENEMIES: Whom = { side: 'enemy', tokens: true };
const ITSELF: Whom = { side: 'self' };

type Aiming = Pick<AbilityDef, 'aim' | 'mostTargets' | 'icon' | 'side' | 'tokens' | 'other' | 'adjacent' | 'atEnemies'>;

function aimingAt(aim: number, mostTargets: number, range: Range | undefined, whom: Whom): Aiming {
  const { side } = whom;
  return {
    aim,
    mostTargets,
    // Printed with and without a least distance; here always with one, so that all have one shape.
    icon: range && { min: range.min ?? 0, max: range.max },
    side,
    tokens: whom.tokens === true,
    other: whom.other === true,
    adjacent: whom.adjacent === true,
    atEnemies: aim === AIM_FIGURES && side === 'enemy',
  };
}

/** 407: how an ability aims. */
function aiming(a: Ability): Aiming {
  if (a.kind === 'attack') return aimingAt(a.area === true ? AIM_SPACE : AIM_FIGURES, a.targets ?? 1, a.range, ENEMIES);
  if (a.kind !== 'payment') return aimingAt(AIM_NOTHING, 0, undefined, ITSELF);
  if (a.area !== undefined) return aimingAt(AIM_SPACE, 0, a.area.range, ITSELF);
  if (a.target === undefined) return aimingAt(AIM_NOTHING, 0, undefined, ITSELF);
  return aimingAt(AIM_FIGURES, a.target.up ?? 1, a.target.range, a.target);
}

/** 407.1a: attacks and debuffs spare allies; buffs and heals spare enemies. */
function spared(a: Ability, type: Card['type']): AbilityDef['spares'] {
  if (a.kind === 'attack' || type === 'debuff') return 'allies';
  const heals = a.kind === 'payment' && a.effects.some((e) => e.do === 'heal' && e.who === 'target');
  return heals || type === 'buff' ? 'enemies' : 'nobody';
}

/** Numbers an ability and its lists of effects. */
export function addAbility(b: Builder, key: string, ability: Ability, main: number, card: Card | null = null): AbilityDef {
  const crits = ability.kind === 'attack' ? (ability.crit ?? []).map((c: CritAbility) => addList(b, c.effects)) : [];
  const def: AbilityDef = {
    id: b.abilities.length,
    key,
    ability,
    main,
    effects: ability.kind === 'attack' ? NO_LIST : addList(b, ability.effects),
    before: ability.kind === 'attack' ? addList(b, ability.before) : NO_LIST,
    after: ability.kind === 'attack' ? addList(b, ability.after) : NO_LIST,
    instead: ability.kind === 'attack' ? addList(b, ability.instead) : NO_LIST,
    crits,
    attack: ability.kind === 'attack',
    played: ability.kind === 'attack' || ability.kind === 'payment',
    ticks: ticksOf(ability),
    ...aiming(ability),
    spares: spared(ability, key === 'core' && card !== null ? card.type : 'none'),
    instant: card !== null && card.category === 'instant',
    once: ability.kind === 'payment' && ability.oncePerTurn === true,
    waits: ability.kind === 'ongoing' && ability.trigger !== undefined ? TRIGGERS.indexOf(ability.trigger.on) : WAITS_FOR_NOTHING,
  };
  b.abilities.push(def);
  return def;
}

/** Whether one of these ongoing abilities changes a number, of anybody or (`others`) of others than its bearer. */
export function changes(ongoing: readonly AbilityDef[], stat: Stat, others = false): boolean {
  return ongoing.some(
    (o) => o.ability.kind === 'ongoing' && (o.ability.modifiers ?? []).some((m) => m.stat === stat && (!others || m.on !== 'self')),
  );
}

/** Whether a change of a number is for attacks of one nature or type only (600.1b). */
export function isNarrow(m: { readonly nature?: string; readonly type?: string }): boolean {
  return m.nature !== undefined || m.type !== undefined;
}

/** Whether an ability changes a number for such attacks only. */
export function narrows({ ability }: AbilityDef): boolean {
  return ability.kind === 'ongoing' && (ability.modifiers ?? []).some(isNarrow);
}

/** A figure's card with its abilities numbered. */
export function figureDef(
  b: Builder,
  id: number,
  card: string,
  kind: number,
  source: { names: Names; grammar?: NameGrammar; health: number; armor: number; resist: number },
  character: Character | null,
  main: Ability | null,
  lower: readonly Ability[],
): FigureDef {
  const abilities: AbilityDef[] = [];
  const ongoing: AbilityDef[] = [];
  const reacts: AbilityDef[] = [];
  if (main !== null) abilities.push(addAbility(b, 'main', main, 1));
  lower.forEach((a) => {
    const list = a.kind === 'ongoing' ? ongoing : a.kind === 'react' ? reacts : abilities;
    const nth = lower.filter((x) => (x.kind === 'ongoing') === (a.kind === 'ongoing')).indexOf(a);
    list.push(addAbility(b, nth === 0 ? 'lower' : `lower${nth + 1}`, a, 0));
  });
  const has = (f: (o: OngoingAbility) => boolean): boolean => ongoing.some((o) => o.ability.kind === 'ongoing' && f(o.ability));
  return {
    id,
    card,
    kind,
    names: source.names,
    grammar: source.grammar ?? null,
    character,
    health: source.health,
    armor: source.armor,
    resist: source.resist,
    honor: character?.honor ?? 0,
    legendary: character?.legendary === true,
    abilities,
    ongoing,
    reacts,
    ignoresTerrain: has((o) => o.ignoresTerrain === true),
    protects: has((o) => o.protector !== undefined),
    changes: STATS.map((stat) => changes(ongoing, stat)),
  };
}

/** What playing a card without a written core ability does: its type says it (700.2). */
export function impliedCore(card: Card): Ability {
  const attach = card.attach;
  return attach === undefined
    ? { kind: 'payment', ticks: card.ticks, effects: [] }
    : { kind: 'payment', ticks: card.ticks, target: attach, effects: [] };
}
