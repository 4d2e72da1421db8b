/** Situations: a position written down with the game's own words, for rulings and for arbiters. */

import type { BothLanguages } from '../../core/index.ts';
import type {
  Ability,
  CardFace,
  ConditionId,
  Effect,
  ElementId,
  Half,
  HitPoints,
  ModifierFace,
  MonsterCard,
  MonsterLine,
  MonsterStats,
  OverlayKind,
} from './content/types.ts';
import type { CharacterKey } from './setup.ts';

/** A hex: column and row; odd rows stand half a hex to the right. */
export type At = readonly [number, number];

/** Strengths of an element, in their order. */
export const STRENGTHS = ['inert', 'waning', 'strong'] as const;

/** What the rim of a map may be: a wall, or the end of what there is. */
export const RIMS = ['wall', 'open'] as const;

/** What may lie on a hex, in the order of the state's kinds. */
export const TILES = ['obstacle', 'trap', 'hazard', 'difficult', 'coin', 'chest'] as const satisfies readonly OverlayKind[];

/** A tile or a token. */
export interface SituationTile {
  readonly kind: (typeof TILES)[number];
  readonly at: At;
  /** Damage of a trap, by the level unless given (0 with conditions); number of a chest; which piece an obstacle of several hexes is. */
  readonly n?: number;
  readonly conditions?: readonly ConditionId[];
}

/** Cards of a modifier deck by their ids, in the pile and among the discards: the standard ones, undrawn, unless given. */
export interface SituationDeck {
  readonly pile?: Readonly<Record<string, number>>;
  readonly discard?: Readonly<Record<string, number>>;
  /** It is shuffled at the end of the round. */
  readonly shuffle?: boolean;
}

/** What every figure may have. */
export interface SituationFigure {
  readonly at?: At;
  readonly hp?: number;
  readonly conditions?: readonly ConditionId[];
  /** Those among them that came in its own present turn: they outlast its end. */
  readonly fresh?: readonly ConditionId[];
  /** What abilities of this round add. */
  readonly shield?: number;
  readonly retaliate?: number;
  /** Retaliate of this round that reaches beyond the hexes beside it. */
  readonly retaliateFar?: readonly { readonly n: number; readonly range: number }[];
  /** It has had its turn this round. */
  readonly acted?: boolean;
  readonly out?: boolean;
}

/** A card in the active area. */
export interface SituationActive {
  readonly card: string;
  readonly half: 'top' | 'bottom';
  readonly uses?: number;
  /** An element was used up for it. */
  readonly boosted?: boolean;
  /** What it gives to whom; what is printed to its own character unless said. */
  readonly gives?: readonly SituationGift[];
}

/** A shield or a retaliate that a card of the active area gives to a figure. */
export interface SituationGift {
  readonly to: string;
  readonly shield?: number;
  readonly retaliate?: number;
  readonly range?: number;
}

/** A player's character. */
export interface SituationCharacter extends SituationFigure {
  /** Cards of this round: the leading one and the other. They lie chosen unless they are named elsewhere as well. */
  readonly lead?: string;
  readonly other?: string;
  /** In place of a leading card: a plain one of this initiative. */
  readonly initiative?: number;
  /** A long rest was announced. */
  readonly rest?: boolean;
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly lost?: readonly string[];
  /** Lost for good. */
  readonly gone?: readonly string[];
  readonly active?: readonly SituationActive[];
  readonly xp?: number;
  readonly gold?: number;
  /** Hexes moved and damage dealt so far in its present turn. */
  readonly moved?: number;
  readonly dealt?: number;
  readonly deck?: SituationDeck;
}

/** A monster on the map. */
export interface SituationMonster extends SituationFigure {
  readonly elite?: boolean;
  /** It was summoned: it drops no money. */
  readonly summoned?: boolean;
}

/** A summon of a player. */
export interface SituationSummon extends SituationFigure {
  readonly owner: CharacterKey;
}

/** An obstacle with hit points. */
export interface SituationObjective {
  readonly at: At;
  /** A number, or by the number of characters and the level. */
  readonly hp: HitPoints;
}

/** A monsters' ability card of the situation's own. */
export interface SituationMonsterCard {
  readonly id?: string;
  readonly initiative: number;
  readonly shuffle?: true;
  readonly lines: readonly MonsterLine[];
}

/** A type of monster: what differs from the game's, or all of it. */
export interface SituationType {
  /** Values of its ranks; of a type of the game those that are left out are the printed ones of the level. */
  readonly normal?: Partial<MonsterStats>;
  readonly elite?: Partial<MonsterStats>;
  readonly standees?: number;
  readonly flying?: true;
  /** Its ability cards: another deck by its id, or cards of its own. */
  readonly deck?: string | readonly MonsterCard[];
  /** Its ability card of this round, by its printed number, or one of the situation's own. */
  readonly card?: string | SituationMonsterCard;
  /** Lines of that card, from 1, for which an element was used up this round. */
  readonly used?: readonly number[];
  /** Cards left to draw; all but the one of this round unless given. */
  readonly left?: readonly string[];
}

/** A half of a card of the situation's own: its lines, or all that is printed. */
export type SituationHalf = readonly Ability[] | Half;

/** An ability card of the situation's own. */
export interface SituationCard {
  readonly initiative?: number;
  readonly top?: SituationHalf;
  readonly bottom?: SituationHalf;
}

/** An attack modifier card of the situation's own: it adds, or it multiplies. */
export interface SituationModifier {
  /** What it is called; by its id unless given. */
  readonly name?: BothLanguages;
  /** Added to the attack; nothing unless given. */
  readonly n?: number;
  readonly times?: 0 | 2;
  readonly rolling?: boolean;
  readonly effects?: readonly Effect[];
  /** Its deck is shuffled at the end of a round in which it was drawn. */
  readonly shuffle?: boolean;
  /** It leaves its deck when it is drawn. */
  readonly once?: boolean;
}

/** A figure that cards of the situation summon. */
export interface SituationSummonType {
  readonly hp: number;
  readonly move: number;
  readonly attack: number;
  /** 0 melee. */
  readonly range: number;
  /** A number of its own; just before its summoner unless given. */
  readonly initiative?: number;
}

/** A monster that a room not yet revealed calls for. */
export interface SituationPlacing {
  readonly type: string;
  readonly at: At;
  readonly elite?: boolean;
}

/** Where a scenario can stand. */
export const MOMENTS = ['start', 'round', 'cards', 'turns', 'end'] as const;

/** A position. */
export interface Situation {
  /** A scenario of the game, by its id, in place of a map. */
  readonly scenario?: string;
  /** Rows of letters (`.` a hex of room 1, `2` to `8` of another room, `D` a door, `#` no hex), or columns and rows of an open field; 9 by 7 unless given. */
  readonly map?: readonly string[] | { readonly columns: number; readonly rows: number };
  /** What the rim of an own map is: a wall unless given. */
  readonly rim?: (typeof RIMS)[number];
  /** Wall lines, each between two hexes that touch. */
  readonly walls?: readonly (readonly [At, At])[];
  /** Doors that are open; what they join is revealed. */
  readonly open?: readonly At[];
  /** Rooms revealed besides the first. */
  readonly revealed?: readonly number[];
  /** Monsters of the rooms that are not revealed, by the room's number. */
  readonly waiting?: Readonly<Record<string, readonly SituationPlacing[]>>;
  readonly tiles?: readonly SituationTile[];
  /** Characters by name (`brute`, and `brute#2` for the second of a class), in the order of their seats: a hex, or at length. */
  readonly characters: { readonly [K in CharacterKey]?: At | SituationCharacter };
  /** Monsters by type and number, `bandit-guard-2`: a hex, or at length. */
  readonly monsters?: Readonly<Record<string, At | SituationMonster>>;
  /** Summons by type and number. */
  readonly summons?: Readonly<Record<string, SituationSummon>>;
  /** Obstacles with hit points; they are called `objective-1` and so on. */
  readonly objectives?: readonly SituationObjective[];
  /** Monster types by id, where anything is said of them. */
  readonly types?: Readonly<Record<string, SituationType>>;
  /** Ability cards of the situation's own, by id. */
  readonly cards?: Readonly<Record<string, SituationCard>>;
  readonly summonTypes?: Readonly<Record<string, SituationSummonType>>;
  /** Attack modifier cards of the situation's own, by id: decks may hold them. */
  readonly modifiers?: Readonly<Record<string, SituationModifier>>;
  /** The monsters' modifier deck. */
  readonly deck?: SituationDeck;
  readonly elements?: { readonly [K in ElementId]?: (typeof STRENGTHS)[number] };
  /** Scenario level; 1 unless given. */
  readonly level?: number;
  readonly round?: number;
  /** Where it stands: among the turns of a round unless given. */
  readonly at?: (typeof MOMENTS)[number];
  /** Whose turn begins, by name; whoever comes next unless given. */
  readonly turn?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** Whether something that may be a hex or at length is a hex. */
export function isAt(x: At | SituationCharacter | SituationMonster): x is At {
  return Array.isArray(x);
}

/** A card as the game has it. */
export function cardFace(id: string, c: SituationCard): CardFace {
  const half = (h: SituationHalf | undefined): Half => (h === undefined ? { abilities: [] } : 'abilities' in h ? h : { abilities: h });
  const said = { en: id, fr: id };
  return {
    id,
    names: said,
    class: 'brute',
    level: 1,
    initiative: c.initiative ?? 50,
    top: half(c.top),
    bottom: half(c.bottom),
    text: { top: said, bottom: said },
    confidence: 'sure',
  };
}

/** A modifier card as the game has it. */
export function modifierFace(id: string, m: SituationModifier): ModifierFace {
  return {
    id,
    names: m.name ?? { en: id, fr: id },
    n: m.n ?? 0,
    ...(m.times === undefined ? {} : { times: m.times }),
    ...(m.rolling === true ? { rolling: true as const } : {}),
    ...(m.effects === undefined ? {} : { effects: m.effects }),
    ...(m.shuffle === true ? { shuffle: true as const } : {}),
    ...(m.once === true ? { once: true as const } : {}),
  };
}
