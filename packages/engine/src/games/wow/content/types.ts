/**
 * What a character, an Action Bar card and a map are made of. One object per card: numbers and behaviour together, as
 * plain data, so that owners of figures can write their own in a file and a ruling can bring a card nobody printed.
 */

import type { NameGrammar, Printed } from '../../../core/index.ts';

/** The eight damage types (600.1b). */
export const DAMAGE_TYPES = ['arcane', 'fire', 'frost', 'holy', 'melee', 'nature', 'ranged', 'shadow'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** An attack is one or the other, never both (600.1c). */
export const NATURES = ['physical', 'magic'] as const;
export type Nature = (typeof NATURES)[number];

export const CLASSES = ['druid', 'hunter', 'mage', 'paladin', 'priest', 'rogue', 'shaman', 'warlock', 'warrior'] as const;
export type ClassName = (typeof CLASSES)[number];

/** When a card may be played: the word on its note line; 'action' where there is none. */
export const CATEGORIES = ['action', 'instant', 'react'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The six types of Action Bar cards; most have none (301-305). */
export const CARD_TYPES = ['none', 'buff', 'debuff', 'equipment', 'form', 'totem', 'pet'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** A text in both languages. */
export interface Names {
  readonly en: string;
  readonly fr: string;
}

/** The numbers a modifier can change. `pay` is what is paid for an ability, never its cost (408.3). */
export const STATS = ['armor', 'resist', 'move', 'power', 'pay'] as const;
export type Stat = (typeof STATS)[number];

/** How near, by the range icon: a least and a greatest distance, and sight (405.2, 405.2a). */
export interface Range {
  readonly min?: number;
  readonly max: number;
}

/**
 * Whom an effect or a target choice means, as the ability's own character sees friend and foe.
 * - `self`: the character whose ability it is.
 * - `ally`, `enemy`, `any`: allies include the character itself unless `other` is set.
 * `adjacent` asks for a neighbouring space and no sight; `range` is the icon and asks for both.
 */
export interface Whom {
  readonly side: 'self' | 'ally' | 'enemy' | 'any';
  readonly range?: Range;
  readonly adjacent?: true;
  /** Not the character itself. */
  readonly other?: true;
  /** Characters only, or tokens as well. Attacks may hit tokens; most other things may not. */
  readonly tokens?: true;
}

/**
 * Who suffers an effect:
 * - `self`, `target` (each target of the ability), `defender` (each defender left after protection),
 *   `attacker` (who made the attack being answered), `actor` (who played the ability being answered),
 *   `it` (the figure that set off a triggered ability).
 * - `{ choose }`: one figure, picked by the ability's player.
 * - `{ each }`: all of them.
 */
export type Who = 'self' | 'target' | 'defender' | 'attacker' | 'actor' | 'it' | { readonly choose: Whom } | { readonly each: Whom };

/** How long a lasting effect lasts. Turns are those of the figure it lies on, except `turn-end`: the turn under way. */
export const DURATIONS = ['turn-end', 'own-turn-start', 'own-turn-end', 'round-end', 'match-end'] as const;
export type Duration = (typeof DURATIONS)[number];

/** One thing an ability does. */
export type Effect =
  /** In a crit ability: adds to the attack's hits at once (601.1c). */
  | { readonly do: 'hits'; readonly n: number }
  | { readonly do: 'heal'; readonly n: number; readonly who: Who }
  /** Damage that is not attack damage (602.1a). */
  | { readonly do: 'damage'; readonly n: number; readonly who: Who }
  /** Health lost as a price: not damage, cannot be prevented. */
  | { readonly do: 'lose-health'; readonly n: number; readonly who: Who }
  | { readonly do: 'tick-up'; readonly n: number; readonly who: Who }
  | { readonly do: 'tick-down'; readonly n: number; readonly who: Who }
  /** Moves a figure a number of spaces (404.3). `away`: from the character (404.3b). `by: owner`: its own player picks the route. */
  | { readonly do: 'move'; readonly n: number; readonly who: Who; readonly upTo?: true; readonly away?: true; readonly by?: 'owner' }
  /** Puts a figure elsewhere (404.2). `icon`: the distance is given by the range icon, so the landing space must be seen. */
  | { readonly do: 'teleport'; readonly n: number; readonly who: Who; readonly icon?: true }
  /** Changes a number for a while. `next`: only for the next main attack, then it is spent. */
  | {
      readonly do: 'modify';
      readonly stat: Stat;
      readonly n: number;
      readonly who: Who;
      readonly until: Duration;
      readonly next?: 'main-attack';
      /** As with a modifier that lasts: only for attacks of this nature, of this type. */
      readonly nature?: Nature;
      readonly type?: DamageType;
    }
  /** May not make its natural move. */
  | { readonly do: 'root'; readonly who: Who; readonly until: Duration }
  /** Rerolls in the next attack: up to `n` dice, each once. */
  | { readonly do: 'rerolls'; readonly n: number; readonly who: Who; readonly until: Duration }
  /** The next attack of this nature and type becomes another, from its very start (600.1c), and gains crit abilities. */
  | {
      readonly do: 'convert';
      readonly who: Who;
      readonly from: { readonly nature: Nature; readonly type?: DamageType };
      readonly to: { readonly nature: Nature; readonly type: DamageType };
      readonly crit?: readonly CritAbility[];
      readonly until: Duration;
    }
  /** Readies an Action Bar card: this one, or one chosen among the exhausted ones of a figure. */
  | { readonly do: 'ready'; readonly card: 'this' | 'other'; readonly who: Who }
  /** Exhausts ready Action Bar cards, picked by the player of the figure. */
  | { readonly do: 'exhaust'; readonly n: number; readonly who: Who }
  /** Cancels the ability being answered (600.2, 703). */
  | { readonly do: 'cancel' }
  /** Replaces damage about to be dealt (709): this much less. */
  | { readonly do: 'prevent'; readonly n: number }
  /** Replaces the next damage that would be dealt, up to so much in all (709). */
  | { readonly do: 'shield'; readonly n: number; readonly who: Who; readonly until: Duration }
  /** Makes the attack again (602.5). */
  | { readonly do: 'again' }
  /** Takes a turn at once with an enemy, as its side (400.3). */
  | { readonly do: 'control'; readonly who: Who };

export type EffectName = Effect['do'];

/** A crit ability: triggered once, however many tens (601.1c). */
export interface CritAbility {
  readonly effects: readonly Effect[];
}

/** An attack: a payment ability with a power (600.1). */
export interface AttackAbility {
  readonly kind: 'attack';
  readonly ticks: number;
  readonly nature: Nature;
  readonly type: DamageType;
  /** Attack dice. */
  readonly power: number;
  readonly range: Range;
  /** Up to so many targets (407.1b); 1 unless given. */
  readonly targets?: number;
  /** Aims at a space and its triangle instead of a figure (407.2). */
  readonly area?: true;
  /** 'each character, friend or foe' (407.2c). */
  readonly everybody?: true;
  /** Linked effects before the dice (600.4). */
  readonly before?: readonly Effect[];
  readonly crit?: readonly CritAbility[];
  /** Linked effects that say 'after this attack' (602.3). */
  readonly after?: readonly Effect[];
  /** 'If it does damage, no health is lost; instead ...' (709). */
  readonly instead?: readonly Effect[];
}

/** A payment ability that is not an attack. */
export interface PaymentAbility {
  readonly kind: 'payment';
  readonly ticks: number;
  readonly target?: Whom & { readonly up?: number };
  readonly area?: { readonly range: Range; readonly everybody?: true; readonly side: 'ally' | 'enemy' };
  readonly oncePerTurn?: true;
  readonly effects: readonly Effect[];
}

/** What a react answers. Its effects see the answered ability's character as `actor` (or `attacker`). */
export type ReactTo =
  /** A physical (or magic, or any) attack targets one of these. */
  | { readonly on: 'targeted'; readonly nature?: Nature; readonly whom: readonly Whom[] }
  /** An enemy plays an ability: `except` leaves out physical attacks; `costs` asks for so high a printed cost (408.3); `range` asks for it in range. */
  | { readonly on: 'played'; readonly except?: 'physical-attack'; readonly costs?: number; readonly range?: Range }
  /** An enemy ticks this character up, or one of these (408.1b). */
  | { readonly on: 'ticked-up'; readonly whom?: readonly Whom[] }
  /** This character, or one of these, would take damage (709). */
  | { readonly on: 'damage'; readonly whom?: readonly Whom[] }
  /** This character, or one of these, was attacked and took no damage this turn (602.4); `adjacent`: by a neighbour. */
  | { readonly on: 'unhurt'; readonly whom?: readonly Whom[]; readonly adjacent?: true };

/** 701: what a card answers, for how many ticks, and what it then does. */
export interface ReactAbility {
  readonly kind: 'react';
  readonly ticks: number;
  readonly to: ReactTo;
  readonly effects: readonly Effect[];
}

/** A number changed as long as the ability is in play. */
export interface Modifier {
  readonly stat: Stat;
  readonly n: number;
  /** Whom: the bearer, or others seen from it. */
  readonly on: 'self' | Whom;
  /** For `power`: main attacks only. */
  readonly main?: true;
  /** Only for attacks of this nature, of this type (600.1b): for `power` and `pay` those it makes, for `armor` and `resist` those made on it. */
  readonly nature?: Nature;
  readonly type?: DamageType;
  /** Only while the bearer's health is at most so much. */
  readonly whileHealthAtMost?: number;
}

/** What a triggered ongoing ability waits for (404.4, 602.1a, 704.2). */
export type TriggerOn =
  /** A figure enters a space: a given one, or one next to the bearer. */
  | { readonly on: 'enters'; readonly whom: 'enemy' | 'ally' | 'any'; readonly at?: readonly string[]; readonly adjacent?: true }
  /** A figure ends a move. */
  | { readonly on: 'stops'; readonly whom: 'enemy' | 'ally' | 'any'; readonly at?: readonly string[]; readonly adjacent?: true }
  /** The bearer is dealt attack damage. */
  | { readonly on: 'hurt' }
  /** The bearer's attack deals damage. */
  | { readonly on: 'hurts' }
  /** The end of these ticks of the main clock's dial. */
  | { readonly on: 'tick-end'; readonly ticks: readonly number[] };

/** An ongoing ability: no cost, in force while its card is in play (704). */
export interface OngoingAbility {
  readonly kind: 'ongoing';
  readonly modifiers?: readonly Modifier[];
  /** May stand in for a defender (600.3). */
  readonly protector?: { readonly nature?: Nature; readonly whom: Whom };
  readonly ignoresTerrain?: true;
  /** Main attack's range while this holds (forms). */
  readonly mainRange?: Range;
  readonly trigger?: TriggerOn;
  readonly effects?: readonly Effect[];
}

export type Ability = AttackAbility | PaymentAbility | ReactAbility | OngoingAbility;

/** A character card. */
export interface Character {
  readonly id: string;
  readonly names: Names;
  /** Of the name; without it a name from a file is taken for somebody's own, and masculine. */
  readonly grammar?: NameGrammar;
  readonly className: ClassName;
  readonly race: string;
  readonly faction: string;
  readonly honor: number;
  readonly health: number;
  readonly armor: number;
  readonly resist: number;
  /** At most one in a party; worth double (100.1a). */
  readonly legendary?: true;
  /** Upper text box: the main attack, and nothing else (600.1a). */
  readonly main: AttackAbility;
  /** Lower text box. */
  readonly lower: readonly Ability[];
}

/** What a pet card brings into play (305). */
export interface Pet {
  readonly names: Names;
  /** Of the name; without it a name from a file is taken for somebody's own, and masculine. */
  readonly grammar?: NameGrammar;
  readonly health: number;
  readonly armor: number;
  readonly resist: number;
  readonly main: AttackAbility;
  readonly lower?: readonly Ability[];
}

/** What a totem card puts down (304). */
export interface Totem {
  readonly names: Names;
  /** Of the name; without it a name from a file is taken for somebody's own, and masculine. */
  readonly grammar?: NameGrammar;
  readonly health: number;
  readonly armor: number;
  readonly resist: number;
  readonly abilities: readonly OngoingAbility[];
}

/** An Action Bar card. */
export interface Card {
  readonly id: string;
  readonly names: Names;
  readonly category: Category;
  readonly type: CardType;
  /** Printed tick cost of the core ability. */
  readonly ticks: number;
  /** Playable only before this turn's natural move. */
  readonly beforeMove?: true;
  /** Classes, races or names that may hold it; none: anybody. */
  readonly restriction: readonly string[];
  /** The core ability; absent where the type says it all (buff, debuff, form, totem, pet, equipment). */
  readonly ability?: AttackAbility | PaymentAbility | ReactAbility;
  /** Whom a buff or debuff may be attached to. */
  readonly attach?: Whom;
  /** In force while attached, in form, or equipped. */
  readonly ongoing?: readonly OngoingAbility[];
  readonly pet?: Pet;
  readonly totem?: Totem;
  /** Equipment: its slots and how many of each a character has; its honor; abilities it grants. */
  readonly equipment?: {
    readonly slots: readonly string[];
    readonly honor: number;
    readonly grants?: readonly (AttackAbility | PaymentAbility)[];
  };
  /** The printed text of the ability. Where a card has none, the words package makes a text from its effects. */
  readonly text?: Names;
}

/** A card of ours: it says in our own words what it does, and the figure it brings into play is named in sentences. */
export type PrintedCard = Card & { readonly text: Names; readonly pet?: Printed<Pet>; readonly totem?: Printed<Totem> };

export const TERRAINS = ['open', 'cover', 'high', 'impassable'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A place where characters enter: one faction's, or neutral (406.3b). */
export interface SpawnPoint {
  readonly at: string;
  readonly faction: string | 'neutral';
  readonly convertible?: true;
}

/** A map: spaces in axial coordinates `q,r`, their terrain and the scenario's features. */
export interface BoardMap {
  readonly id: string;
  readonly names: Names;
  readonly spaces: readonly { readonly at: string; readonly terrain: Terrain }[];
  readonly victory: readonly string[];
  readonly spawn: readonly SpawnPoint[];
}
