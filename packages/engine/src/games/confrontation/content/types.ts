/**
 * What a profile, a skill and a wound table are made of. Profiles are plain data, so that owners of the figures can type in
 * their own cards; a characteristic nobody knows stays unknown, and what we put in its place is kept apart and said so.
 */
import { GENDERS, type NameGrammar, type RuleId } from '../../../core/index.ts';

export { GENDERS };

/** A text in both languages. */
export interface Names {
  readonly en: string;
  readonly fr: string;
}

/**
 * The characteristics, by the abbreviations of the cards. MOU is in centimetres, FLY is the flying MOU; COU (courage) and
 * PEUR (fear) never stand on one card; PUI is Power as size; PA the strategic value.
 */
export const STATS = ['MOU', 'FLY', 'INI', 'ATT', 'FOR', 'DEF', 'RES', 'TIR', 'COU', 'PEUR', 'DIS', 'POU', 'PUI', 'PA'] as const;
export type Stat = (typeof STATS)[number];

/** A profile needs these to fight. */
export const NEEDED = ['MOU', 'INI', 'ATT', 'FOR', 'DEF', 'RES', 'DIS', 'PA'] as const satisfies readonly Stat[];

/** The bases of the facts, by id. Sizes in millimetres. */
export const BASES = {
  'infantry-round': { round: 30 },
  'infantry-square': { wide: 25, deep: 25 },
  'cavalry-round': { round: 50 },
  'cavalry-rectangle': { wide: 25, deep: 50 },
  'creature-round': { round: 40 },
  'creature-square': { wide: 37.5, deep: 37.5 },
  'large-round': { round: 60 },
  'large-square': { wide: 50, deep: 50 },
} as const;
export type BaseId = keyof typeof BASES;

/** How sure something is: stated by a source, one indirect source, memory or reconstruction, or nobody's but ours. */
export const STANDINGS = ['sure', 'likely', 'unsure', 'ours'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A skill on a card: `Master strike/2` is `{ skill: 'master-strike', x: 2 }`, `Immunity/legs` has a word. */
export interface HasSkill {
  readonly skill: string;
  readonly x?: number;
  /** What an Immunity is against, what a Personal enemy is. */
  readonly to?: string;
}

/** A moment at which an effect of a profile may be used (IX-0.c). */
export const MOMENTS = ['phase-start', 'between-combats', 'phase-end'] as const;
export type Moment = (typeof MOMENTS)[number];

/** An effect of a card, for spells, miracles and the like: what it does, once, at a moment of the phase. */
export interface CardEffect {
  readonly id: string;
  readonly names: Names;
  readonly at: Moment;
  /** `heal` one degree of a friend's wound, `stun` an enemy, `strengthen` a friend or `weaken` an enemy until the round ends. */
  readonly does: 'heal' | 'stun' | 'strengthen' | 'weaken';
  readonly stat?: Stat;
  readonly n?: number;
}

/** What a sentence has to know of a name, besides the name: one says the Dirz clone, but Danil the Valiant. */
export type Grammar = NameGrammar;

/** One fighter's card. */
export interface Profile {
  readonly id: string;
  readonly names: Names;
  /** Of the name; without it a name from a file is taken for somebody's own, and masculine. */
  readonly grammar?: Grammar;
  /** Id of an army. */
  readonly army: string;
  /** The printed characteristics that are known; one that is missing is unknown, `null` is a dash: it has none. */
  readonly values: Readonly<Partial<Record<Stat, number | null>>>;
  /** Where the values come from. */
  readonly standing: Standing;
  /** Values less sure than the rest. */
  readonly doubtful?: readonly Stat[];
  /** Values of ours in place of unknown ones, so that the fighter can fight. */
  readonly ours?: Readonly<Partial<Record<Stat, number>>>;
  readonly base: BaseId;
  /** A magician or a faithful places dice before the others (IX-C-3.d). */
  readonly role?: 'magician' | 'faithful';
  /** Characters have Counter-attack by their rank. */
  readonly hero?: true;
  /** Skills by id; those that the rules of this program do not play are shown only. */
  readonly skills: readonly HasSkill[];
  /** Further words of the card, shown but not played. */
  readonly remarks?: readonly Names[];
  /** Figures that one card stands for (1 to 3); ours where the card is not known. */
  readonly perCard: number;
  readonly effects?: readonly CardEffect[];
  /** An effect lets it place its dice before or after everybody, or after Initiative (IX-C-4.g-i). */
  readonly places?: 'first' | 'last' | 'after-initiative';
  /** Source, in a few words. */
  readonly from: string;
}

/** A profile of the game's own: sentences name it, so that its grammar must be known. */
export type PrintedProfile = Profile & { readonly grammar: Grammar };

/** The columns of the wound table, by the lower die; a 6 is the head as well. */
export const LOCATIONS = ['legs', 'arms', 'belly', 'thorax', 'head'] as const;
export type Location = (typeof LOCATIONS)[number];

/** What a wound roll can bring, from least to worst. */
export const RESULTS = ['nothing', 'stunned', 'light', 'serious', 'critical', 'killed'] as const;
export type WoundResult = (typeof RESULTS)[number];

/** The rows of the wound table by their names; the first is open downwards, the last upwards. */
export const ROWS = ['<0', '0/1', '2/3', '4/5', '6/7', '8/9', '10/11', '12/13', '14/15', '16+'] as const;
export type Row = (typeof ROWS)[number];

/** One cell of the wound table: the result it gives, and how sure the source of that result is. */
export interface WoundCell {
  readonly result: WoundResult;
  readonly standing: Standing;
  readonly from: string;
}

/** A wound table: ten rows of five cells. */
export interface WoundTable {
  readonly id: string;
  readonly names: Names;
  readonly rows: readonly { readonly row: Row; readonly cells: Readonly<Record<Location, WoundCell>> }[];
}

/** A skill as the rulebook of this game knows it; what it does is looked up by its id where its moment comes. */
export interface Skill {
  readonly id: string;
  readonly names: Names;
  /** What it does, in our words. */
  readonly text: Names;
  readonly rule: RuleId;
  readonly standing: Standing;
  /** What follows the stroke: a number, a word, or nothing. */
  readonly x: 'none' | 'number' | 'word';
  /** Whether the rules of this program play it; a card may carry others, which are shown only. */
  readonly played: boolean;
  /** What it adds to characteristics, and when; `'x'` is the number after the stroke. */
  readonly adds?: { readonly when: SkillMoment; readonly stats: Readonly<Partial<Record<Stat, number | 'x'>>> };
  /** Combat dice more; `'x'` is the number after the stroke, 1 where a card prints none. */
  readonly dice?: number | 'x';
  /** Which of its numbers counts where a fighter has it twice, as some have; without, nobody has it twice. */
  readonly twice?: 'lowest';
}

/** When a skill adds to characteristics: always, with all dice in attack, after a charge, after a charge or an engagement. */
export const SKILL_MOMENTS = ['always', 'all-attack', 'charging', 'assaulting'] as const;
export type SkillMoment = (typeof SKILL_MOMENTS)[number];

/** Effects of one card at most: which of them are used up is kept in bits. */
export const MOST_EFFECTS = 30;
