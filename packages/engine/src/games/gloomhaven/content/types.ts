/** The printed parts of the game: ability cards, classes, monsters, modifier cards, scenarios. Data only; the rules read it. */
import type { BothLanguages, NameGrammar } from '../../../core/index.ts';

/** How sure a printed fact is. */
export type Confidence = 'sure' | 'likely' | 'unsure';

export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type ElementId = (typeof ELEMENTS)[number];

/** Conditions, in the order of their bits. Bless and curse are cards, not tokens. */
export const CONDITIONS = ['poison', 'wound', 'immobilize', 'disarm', 'stun', 'muddle', 'invisible', 'strengthen'] as const;
export type ConditionId = (typeof CONDITIONS)[number];

/** A cell of an area pattern, axial, from the grey hex, or from any one of its cells where there is none. */
export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** An area: its red hexes, and whether the pattern shows a grey one. */
export interface Area {
  readonly red: readonly Cell[];
  readonly grey: boolean;
}

/** What an attack carries besides its damage; each may be declined by a character, never by a monster. */
export type Effect =
  | { readonly kind: 'condition'; readonly of: ConditionId }
  | { readonly kind: 'push' | 'pull'; readonly n: number }
  | { readonly kind: 'pierce'; readonly n: number }
  | { readonly kind: 'curse' | 'bless' }
  | { readonly kind: 'heal-self'; readonly n: number }
  | { readonly kind: 'element'; readonly of: ElementId };

/** A number that a card may leave to the situation. */
export type Amount =
  | number
  /** Hexes moved, and damage dealt, so far in this turn. */
  | 'moved'
  | 'dealt'
  /** This much and twice the target's shield. */
  | { readonly base: number; readonly perShield: number }
  /** This much more for each ally of the attacker next to the target. */
  | { readonly base: number; readonly perAlly: number };

/** When a bonus of an attack holds, for each target. */
export const BONUSES = ['always', 'next-to-your-ally', 'next-to-none-of-its-allies'] as const;
export type BonusWhen = (typeof BONUSES)[number];

/** A bonus, a penalty or a doubling that an attack has under a condition. */
export interface Bonus {
  readonly when: BonusWhen;
  readonly n: number;
  /** The attack is doubled. */
  readonly times?: 2;
  readonly xp?: number;
}

/** An element that may be used up for more. Numbers are added to what the ability has without it, even where the card prints the sum. */
export interface ConsumeMore {
  readonly element: ElementId | 'any';
  readonly n?: number;
  readonly xp?: number;
}

/** For a bonus that lasts: what each of its attacks has more. `attack` is `n` by another word. */
export interface ConsumeForAttacks extends ConsumeMore {
  readonly attack?: number;
}

/** For an attack. */
export interface Consume extends ConsumeForAttacks {
  readonly perAlly?: number;
  readonly effects?: readonly Effect[];
}

/** Whom an ability that is no attack is for. */
export type Whom =
  | { readonly who: 'self' }
  | { readonly who: 'ally-or-self'; readonly range: number }
  | { readonly who: 'enemy'; readonly range: number }
  | { readonly who: 'adjacent-enemy' }
  | { readonly who: 'adjacent-enemies' }
  | { readonly who: 'self-and-adjacent-allies' };

/** An Attack X ability. Without `range` it is melee (gh:melee.01). */
export interface AttackAbility {
  readonly do: 'attack';
  readonly n: Amount;
  readonly range?: number;
  /** Targets, 1 unless given; `all-adjacent`, or those moved through before. */
  readonly targets?: number | 'all-adjacent' | 'moved-through';
  readonly area?: Area;
  /** One more target besides (add target). */
  readonly add?: number;
  /** Also everybody on a free path to the target. */
  readonly path?: true;
  readonly effects?: readonly Effect[];
  readonly bonuses?: readonly Bonus[];
  readonly consume?: Consume;
  /** Experience for each enemy targeted. */
  readonly xpEach?: number;
}

/** What an ability does, one line of a card half, in order. */
export type Ability =
  | AttackAbility
  | { readonly do: 'move'; readonly n: number | 'dealt'; readonly jump?: true; readonly lootOnWay?: true }
  | { readonly do: 'heal'; readonly n: number; readonly whom: Whom }
  | { readonly do: 'loot'; readonly n: number }
  | { readonly do: 'push' | 'pull'; readonly n: number; readonly whom: Whom }
  | { readonly do: 'condition'; readonly of: ConditionId; readonly whom: Whom }
  /** Shield and retaliate of 0 are there only where the element was used up. */
  | { readonly do: 'shield'; readonly n: number; readonly whom: Whom; readonly consume?: ConsumeMore }
  | {
      readonly do: 'retaliate';
      readonly n: number;
      /** How far off an attacker suffers it; adjacent unless given. */
      readonly range?: number;
      readonly whom: Whom;
      readonly xpEach?: number;
      readonly consume?: ConsumeMore;
    }
  | { readonly do: 'curse' | 'bless'; readonly whom: Whom }
  | { readonly do: 'element'; readonly of: ElementId }
  | { readonly do: 'suffer'; readonly n: number; readonly whom: Whom }
  | { readonly do: 'recover-all-lost' }
  | { readonly do: 'disarm-trap' }
  | { readonly do: 'destroy-obstacle' }
  | { readonly do: 'kill'; readonly whom: 'adjacent-normal-enemy' }
  | { readonly do: 'control-move'; readonly n: number }
  | { readonly do: 'summon'; readonly of: string }
  | { readonly do: 'lasting'; readonly of: LastingId; readonly consume?: ConsumeForAttacks };

/** Bonuses that stay for a round or for a number of uses; the rules know each by its name. */
export const LASTING = [
  'attack-plus-one-round',
  'melee-plus-one-round',
  'attack-action-plus-one',
  'provoke',
  'shield-next-six',
  'lone-targets-plus-two',
  'double-while-invisible',
  'ignore-next-damage-round',
  'ignore-next-two-damages',
  'next-four-attacks-plus-one',
] as const;
export type LastingId = (typeof LASTING)[number];

/** A half of an ability card. */
export interface Half {
  readonly abilities: readonly Ability[];
  /** Experience once one of its abilities has been performed. */
  readonly xp?: number;
  /** Its card is lost when this half has been performed; `for-good` where it can never be recovered. */
  readonly lost?: true | 'for-good';
  /** How long its card stays in the active area. */
  readonly stays?: 'round' | 'persistent';
  /** Experience on these uses of what stays. */
  readonly xpOn?: readonly number[];
}

/** An ability card. */
export interface CardFace {
  /** `brute:trample`. */
  readonly id: string;
  readonly names: BothLanguages;
  readonly class: ClassId;
  readonly level: 1 | 'X';
  readonly initiative: number;
  readonly top: Half;
  readonly bottom: Half;
  /** What each half does, in our words; one of one's own says it by its abilities. */
  readonly text?: { readonly top: BothLanguages; readonly bottom: BothLanguages };
  readonly confidence: Confidence;
}

/** One that the game prints. */
export type PrintedCard = CardFace & Required<Pick<CardFace, 'text'>>;

export const CLASSES = ['brute', 'scoundrel', 'spellweaver'] as const;
export type ClassId = (typeof CLASSES)[number];

/** A class at level 1. */
export interface ClassFace {
  readonly id: ClassId;
  readonly names: BothLanguages;
  readonly grammar: NameGrammar;
  readonly hand: number;
  readonly hp: number;
}

/** A figure that a card summons. */
export interface SummonFace {
  readonly id: string;
  readonly names: BothLanguages;
  readonly grammar?: NameGrammar;
  readonly hp: number;
  readonly move: number;
  readonly attack: number;
  readonly range: number;
  /** A number it acts by whoever summoned it: enemies that are nobody's, in situations. */
  readonly initiative?: number;
}

/** One rank of a monster at one level. */
export interface MonsterStats {
  readonly hp: number;
  readonly move: number;
  readonly attack: number;
  /** 0 melee. */
  readonly range: number;
  readonly targets?: number;
  readonly shield?: number;
  readonly retaliate?: number;
  /** How far off an attacker suffers it; adjacent unless given. */
  readonly retaliateRange?: number;
}

/** A type of monster. */
export interface MonsterFace {
  readonly id: string;
  readonly names: BothLanguages;
  readonly grammar?: NameGrammar;
  /** Standees of the type: elites and normals share them. */
  readonly standees: number;
  readonly flying?: true;
  /** Normal and elite, by level from 0. */
  readonly levels: readonly { readonly normal: MonsterStats; readonly elite: MonsterStats }[];
  /** Id of its deck of ability cards. */
  readonly deck: string;
}

/** An element that a line of a monster's card uses up, and what it then has more: numbers are added to the line's own. */
export interface MonsterConsume {
  readonly element: ElementId | 'any';
  readonly n?: number;
  /** Range and targets as the line prints them otherwise: added, and in place. */
  readonly range?: number;
  readonly targets?: number;
  readonly effects?: readonly Effect[];
  /** Without the element there is no such line. */
  readonly only?: true;
}

/** A line of a monster's ability card: numbers are added to its stat card's. */
export type MonsterLine = MonsterDeed & { readonly consume?: MonsterConsume };

type MonsterDeed =
  | { readonly do: 'move'; readonly n: number; readonly jump?: true }
  | {
      readonly do: 'attack';
      readonly n: number;
      /** Added to the printed range; `rangeIs` replaces it. */
      readonly range?: number;
      readonly rangeIs?: number;
      readonly targets?: number;
      readonly area?: Area;
      readonly effects?: readonly Effect[];
      readonly bonuses?: readonly Bonus[];
      /** Every attack goes to one enemy. */
      readonly allOnOne?: true;
    }
  | { readonly do: 'heal'; readonly n: number; readonly range?: number }
  | { readonly do: 'shield'; readonly n: number }
  | { readonly do: 'retaliate'; readonly n: number; readonly range?: number }
  | { readonly do: 'strengthen' }
  /** The element is strong from the end of its turn on. */
  | { readonly do: 'element'; readonly of: ElementId }
  /** A trap on the empty adjacent hex that is nearest an enemy. */
  | { readonly do: 'trap'; readonly damage: number }
  | { readonly do: 'loot'; readonly n: number };

/** An ability card of a monster type. */
export interface MonsterCard {
  /** Its printed number. */
  readonly id: string;
  readonly initiative: number;
  readonly shuffle?: true;
  readonly lines: readonly MonsterLine[];
}

export interface MonsterDeck {
  readonly id: string;
  readonly cards: readonly MonsterCard[];
}

/** A kind of attack modifier card. */
export interface ModifierFace {
  /** `+1`, `x2`, `null`, `rolling+1`, `+1/stun`. */
  readonly id: string;
  /** Of a card of one's own: those of the game are called by what they do. */
  readonly names?: BothLanguages;
  /** Added to the attack; multiplied by where `times` is given; 0 times is the null. */
  readonly n: number;
  readonly times?: 0 | 2;
  readonly rolling?: true;
  readonly effects?: readonly Effect[];
  /** The deck is shuffled at the end of a round in which it was drawn. */
  readonly shuffle?: true;
  /** Leaves the deck when drawn: bless and curse. */
  readonly once?: true;
}

/** What lies on a hex when a room is revealed. */
export type OverlayKind = 'obstacle' | 'trap' | 'hazard' | 'difficult' | 'coin' | 'chest' | 'door' | 'start' | 'objective';

/** Hit points as a scenario writes them: a number, or a sum by the number of characters (C) and the level (L): `C x (4 + L)` has 4 for each character and 1 for both. */
export type HitPoints =
  | number
  | { readonly base?: number; readonly perCharacter?: number; readonly perLevel?: number; readonly perCharacterAndLevel?: number };

/** An overlay of a scenario. */
export interface Overlay {
  readonly kind: OverlayKind;
  readonly at: readonly (readonly [number, number])[];
  /** Number of a chest; number of the piece that an obstacle of several hexes is. */
  readonly id?: string;
  readonly damage?: number;
  readonly conditions?: readonly ConditionId[];
  /** Of an objective. */
  readonly hp?: HitPoints;
}

/** A monster to be placed, with its rank for two, three and four characters. */
export interface Placing {
  readonly at: readonly [number, number];
  readonly type: string;
  readonly ranks: readonly ('none' | 'normal' | 'elite')[];
}

/** A room: the hexes of its tiles, what lies on them, who waits there. Coordinates are column and row, odd rows half a hex to the right. */
export interface Room {
  readonly hexes: readonly (readonly [number, number])[];
  readonly overlays: readonly Overlay[];
  readonly monsters: readonly Placing[];
}

/** A door: its hex, and the rooms it joins. */
export interface Door {
  readonly at: readonly [number, number];
  readonly rooms: readonly [number, number];
}

/** A scenario. */
export interface Scenario {
  readonly id: string;
  readonly number: number;
  readonly names: BothLanguages;
  readonly goal: 'kill-all';
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  /** Wall lines between hexes that touch. */
  readonly walls: readonly (readonly [readonly [number, number], readonly [number, number]])[];
  /** Where given, there is nothing behind the rim, not even a wall, but at these hexes, which are wall all through. */
  readonly solid?: readonly (readonly [number, number])[];
}
