/** A card of one's own as it is being typed: texts in fields, and the profile they make once nothing is wrong with them. */
import {
  type BaseId,
  checkProfile,
  type Grammar,
  type HasSkill,
  type Profile,
  STATS,
  type Stat,
  skillNamed,
} from '@escarmouche/engine/confrontation';
import { type Say, SetupError } from '@escarmouche/engine/core';
import { plainLetters } from '../../../app/letters.ts';

/** A skill being typed: its number or its word as it stands in the field. */
export interface CardSkill {
  readonly skill: string;
  readonly after: string;
}

/** Masculine or feminine, with an article or, as a name of somebody's own, without. */
export const NAMED_AS = ['m', 'f', 'm-own', 'f-own'] as const;
export type NamedAs = (typeof NAMED_AS)[number];

function namedAs(grammar: Grammar | undefined): NamedAs {
  if (grammar === undefined) return 'm-own';
  return grammar.proper === true ? `${grammar.gender}-own` : grammar.gender;
}

function grammarOf(named: NamedAs): Grammar {
  const gender = named.startsWith('m') ? 'm' : 'f';
  return named.endsWith('-own') ? { gender, proper: true } : { gender };
}

/** What the fields hold. */
export interface Card {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  /** How sentences name it: with which article, or as somebody's own name. */
  readonly named: NamedAs;
  readonly army: string;
  readonly values: Readonly<Record<Stat, string>>;
  readonly base: BaseId;
  readonly role: 'none' | 'magician' | 'faithful';
  readonly hero: boolean;
  readonly perCard: '1' | '2' | '3';
  readonly skills: readonly CardSkill[];
  /** The profile it was made from, for what the fields do not show: effects, remarks, when it places its dice. */
  readonly from: Profile | null;
}

/** What is wrong, and with which field: a place in the profile such as `values.ATT`. */
export interface CardFault {
  readonly at: string;
  readonly say: Say | 'no-number' | 'no-name';
  readonly rule?: string;
}

const NONE = Object.fromEntries(STATS.map((s) => [s, ''])) as Record<Stat, string>;

export const EMPTY: Card = {
  id: '',
  en: '',
  fr: '',
  named: 'm-own',
  army: 'own',
  values: NONE,
  base: 'infantry-round',
  role: 'none',
  hero: false,
  perCard: '1',
  skills: [],
  from: null,
};

/** Small letters, digits and hyphens out of a name. */
export function idFrom(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 28)
    .replace(/-+$/, '');
}

/** The fields of a profile. What is ours for an unknown value comes as a value: whoever edits it vouches for it. */
export function cardOf(profile: Profile, id: string): Card {
  const values = Object.fromEntries(
    STATS.map((s) => {
      const printed = profile.values[s];
      return [s, printed === null ? '-' : String(printed ?? profile.ours?.[s] ?? '')];
    }),
  ) as Record<Stat, string>;
  return {
    id,
    en: profile.names.en,
    fr: profile.names.fr,
    named: namedAs(profile.grammar),
    army: profile.army,
    values,
    base: profile.base,
    role: profile.role ?? 'none',
    hero: profile.hero === true,
    perCard: String(profile.perCard) as Card['perCard'],
    skills: profile.skills.map((h) => ({ skill: h.skill, after: String(h.x ?? h.to ?? '') })),
    from: profile,
  };
}

/** A number as it is typed in either language; null for a dash, undefined for nothing. */
function numberOf(text: string): number | null | undefined {
  const t = text.trim();
  if (t === '') return undefined;
  if (/^[-–—]$/.test(t)) return null;
  return /^-?\d+([.,]\d+)?$/.test(t) ? Number(t.replace(',', '.')) : Number.NaN;
}

function skillOf({ skill, after }: CardSkill): HasSkill {
  const text = after.trim();
  if (text === '') return { skill };
  return skillNamed(skill)?.x === 'word' ? { skill, to: text } : { skill, x: Number(text) };
}

/** The profile that the fields make, or the first thing wrong with them. */
export function profileFrom(card: Card): { readonly profile: Profile } | { readonly fault: CardFault } {
  const { from } = card;
  const en = card.en.trim() || card.fr.trim();
  const fr = card.fr.trim() || en;
  if (en === '') return { fault: { at: 'names', say: 'no-name' } };
  const values: Partial<Record<Stat, number | null>> = {};
  for (const stat of STATS) {
    const n = numberOf(card.values[stat]);
    if (Number.isNaN(n)) return { fault: { at: `values.${stat}`, say: 'no-number', rule: 'conf:F9.a' } };
    if (n !== undefined) values[stat] = n;
  }
  const profile: Profile = {
    id: card.id.trim() || idFrom(en),
    names: { en, fr },
    grammar: grammarOf(card.named),
    army: card.army,
    values,
    standing: 'ours',
    base: card.base,
    ...(card.role === 'none' ? {} : { role: card.role }),
    ...(card.hero ? { hero: true as const } : {}),
    skills: card.skills.map(skillOf),
    ...(from?.remarks === undefined ? {} : { remarks: from.remarks }),
    perCard: Number(card.perCard),
    ...(from?.effects === undefined ? {} : { effects: from.effects }),
    ...(from?.places === undefined ? {} : { places: from.places }),
    from: from?.from ?? en,
  };
  try {
    checkProfile(profile, '');
    return { profile };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { fault: { at: error.at.replace(/^\./, ''), say: error.say, rule: error.rule } };
  }
}
