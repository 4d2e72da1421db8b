/**
 * What cards and figures of a situation are called where its file gives them no name: by what they are, in both languages, with a number or a
 * letter where several are the same. The word by which a file names them is no name for a reader.
 */
import type { BothLanguages, NameGrammar } from '../../core/index.ts';
import type { Ability, CardFace } from './content/types.ts';

/** What cards without a name are called, by their first ability. */
const BY_DEED: Readonly<Record<Ability['do'], BothLanguages>> = {
  attack: { en: 'Attack card', fr: 'Carte d’attaque' },
  move: { en: 'Move card', fr: 'Carte de déplacement' },
  heal: { en: 'Healing card', fr: 'Carte de soin' },
  loot: { en: 'Loot card', fr: 'Carte de butin' },
  push: { en: 'Push card', fr: 'Carte de poussée' },
  pull: { en: 'Pull card', fr: 'Carte de traction' },
  condition: { en: 'Condition card', fr: 'Carte d’état' },
  shield: { en: 'Shield card', fr: 'Carte de bouclier' },
  retaliate: { en: 'Retaliate card', fr: 'Carte de riposte' },
  curse: { en: 'Cursing card', fr: 'Carte qui maudit' },
  bless: { en: 'Blessing card', fr: 'Carte qui bénit' },
  element: { en: 'Element card', fr: 'Carte d’élément' },
  suffer: { en: 'Damage card', fr: 'Carte de dégâts' },
  'recover-all-lost': { en: 'Recovery card', fr: 'Carte de récupération' },
  'disarm-trap': { en: 'Disarming card', fr: 'Carte de désarmement' },
  'destroy-obstacle': { en: 'Demolition card', fr: 'Carte de démolition' },
  kill: { en: 'Killing card', fr: 'Carte de mise à mort' },
  'control-move': { en: 'Control card', fr: 'Carte de contrôle' },
  summon: { en: 'Summoning card', fr: 'Carte d’invocation' },
  lasting: { en: 'Bonus card', fr: 'Carte de bonus' },
};

/** One on which nothing is printed. */
const BLANK: BothLanguages = { en: 'Blank card', fr: 'Carte vierge' };

/** Monsters and summons without a name, as names stand in sentences. */
export const UNNAMED = {
  monster: { names: { en: 'Monster', fr: 'Monstre' }, grammar: { gender: 'm' } },
  summon: { names: { en: 'Summoned creature', fr: 'Créature invoquée' }, grammar: { gender: 'f' } },
} as const satisfies Readonly<Record<string, { readonly names: BothLanguages; readonly grammar: NameGrammar }>>;

/** What marks each of several that are called the same: nothing for one alone. */
function apart(all: readonly BothLanguages[], mark: (n: number) => string): BothLanguages[] {
  return all.map((name, i) => {
    const alike = all.flatMap((other, k) => (other.en === name.en ? [k] : []));
    if (alike.length === 1) return name;
    const behind = `\u00a0${mark(alike.indexOf(i))}`;
    return { en: name.en + behind, fr: name.fr + behind };
  });
}

/** What cards are called by what they do, in their order. */
export function cardsCalled(cards: readonly Pick<CardFace, 'top' | 'bottom'>[]): BothLanguages[] {
  const named = cards.map(({ top, bottom }) => {
    const first = top.abilities[0] ?? bottom.abilities[0];
    return first === undefined ? BLANK : BY_DEED[first.do];
  });
  return apart(named, (n) => String(n + 1));
}

/** A card that is there for its initiative, and one that is there beside it. */
export const calledByInitiative = (n: number): BothLanguages => ({ en: `Initiative ${n} card`, fr: `Carte d’initiative ${n}` });
export const WITHOUT_EFFECT: BothLanguages = { en: 'Card without effect', fr: 'Carte sans effet' };

/** The same faces, those without a name called by what they are; figures have numbers of their own, so kinds of them go by letters. */
export function named<F extends { readonly names: BothLanguages | undefined }>(
  faces: readonly F[],
  { names, grammar }: (typeof UNNAMED)[keyof typeof UNNAMED],
): (Omit<F, 'names'> & { readonly names: BothLanguages; readonly grammar?: NameGrammar })[] {
  const without = faces.filter((f) => f.names === undefined);
  const called = apart(
    without.map(() => names),
    (n) => String.fromCharCode('A'.charCodeAt(0) + n),
  );
  return faces.map((f) => (f.names === undefined ? { ...f, names: called[without.indexOf(f)], grammar } : { ...f, names: f.names }));
}
