/** What sides claim of a position in dispute, what is found of it by the rules, and how that is written down. */
import type { Option, Refusal, ScriptStep } from '@escarmouche/engine/core';
import type { Rulebook } from '../app/rulebook.ts';
import type { Lang } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import type { Fallen } from './dice-after.ts';
import type { Panel } from './panel.ts';
import { editorTexts } from './strings.ts';
import { positionText } from './text.ts';

type Texts = ReturnType<typeof editorTexts>;

/** What is claimed of something: that it may be done, that it may not, or how many dice are rolled then. */
export const HOLDS = ['mayBe', 'mayNotBe', 'diceFall'] as const;

/** What a side claims; in words of its own besides. */
export interface Claim {
  readonly says: string;
  /** The option's id; empty while nothing is claimed. */
  readonly what: string;
  readonly holds: (typeof HOLDS)[number];
  readonly dice: number;
}
/** Before a side has said anything. */
export const NO_CLAIM: Claim = { says: '', what: '', holds: 'mayBe', dice: 1 };
/** What is claimed of where nobody decides: the roll that the position waits for. Options have no such id. */
export const ROLL = ' ';

/** What the desk says to a claim: whether it is right, null where that cannot be found out, and the reasons where that may not be done. */
export interface Answer extends Claim {
  readonly seat: number;
  /** Null of the roll itself. */
  readonly option: (Pick<Option, 'say'> & Partial<Pick<Option, 'rule'>>) | null;
  readonly right: boolean | null;
  readonly reasons: readonly Refusal[];
  /** Where dice are claimed of something that may be done. */
  readonly fallen?: Fallen;
}

/** What the desk finds of the claims, as far as they are made: `fallen` holds what has been rolled for those that are about dice. */
export function answersTo(
  claims: readonly Claim[],
  { snapshot: { options, refused } }: Scene,
  fallen: Readonly<Record<string, Fallen | null>>,
): readonly Answer[] {
  return claims.flatMap((claim, seat): readonly Answer[] => {
    const barred = refused.find((o) => o.id === claim.what);
    const option = claim.what === ROLL ? null : (options.find((o) => o.id === claim.what) ?? barred);
    if (option === undefined) return [];
    const told = { ...claim, seat, option, reasons: barred?.reasons ?? [] };
    if (claim.holds !== 'diceFall') return [{ ...told, right: (claim.holds === 'mayBe') === (barred === undefined) }];
    if (barred !== undefined) return [{ ...told, right: false }];
    const fell = fallen[claim.what];
    if (fell === undefined) return [];
    return [fell === null ? { ...told, right: null } : { ...told, right: fell.dice === claim.dice, fallen: fell }];
  });
}

/** The paragraphs that an answer rests on: those that forbid it, the one that rolls the dice, or the one that allows it. */
export function rulesOf({ right, reasons, fallen, option }: Answer): readonly string[] {
  if (right === null) return [];
  const allows = fallen?.rule ?? option?.rule;
  return [...new Set([...(allows === undefined ? [] : [allows]), ...reasons.flatMap((r) => [r.rule, ...(r.also ?? [])])])];
}

/** A claim in words. */
const claimIn = ({ holds, dice }: Claim, s: Texts): string => (holds === 'diceFall' ? s.diceFall(dice) : s[holds]);

/** What is found of it, in words. */
export const foundIn = ({ right, fallen }: Answer, s: Texts): string =>
  right === null
    ? s.notCounted
    : `${right ? s.claimRight : s.claimWrong}${fallen === undefined || right ? '' : ` ${s.diceFall(fallen.dice)}.`}`;

/** A dispute as it stands. */
interface Disputed {
  readonly panel: Panel;
  readonly scene: Scene;
  /** What a board calls a place, by the words of a scene. */
  shownBy(scene: Scene): (name: string) => string;
  readonly question: string;
  readonly answers: readonly Answer[];
  readonly book: Rulebook | null;
}

/** All of it in a language, to be pasted. */
export function disputeText({ panel, scene, shownBy, question, answers, book }: Disputed, lang: Lang): string {
  const s = editorTexts(lang);
  const there = { ...scene, speech: scene.game.speech(lang, scene.table, scene.snapshot.position) };
  const { speech } = there;
  const deed = ({ option }: Answer): string => (option === null ? speech.prompt(scene.snapshot.node).question : speech.option(option.say));
  const lines = answers.flatMap((a) => [
    `${speech.seat(a.seat)}${s.colon} ${a.says === '' ? '' : `${s.quoted(a.says)} `}${claimIn(a, s)}${s.colon} ${deed(a)}`,
    `→ ${foundIn(a, s)} ${a.reasons.map((r) => speech.reason(r)).join(' ')}`.trimEnd(),
    ...rulesOf(a).map((rule) => `   ${rule} ${book?.paragraph(rule)?.title[lang] ?? ''}`.trimEnd()),
  ]);
  const position = positionText(panel, { lang, shown: shownBy(there), title: s.tab });
  return [question, '', position, ...lines, ''].join('\n');
}

/** What a ruling expects at the end of its script for the answers to hold; `roll` where the position waits for dice. */
export function disputeScript(answers: readonly Answer[], roll: { readonly dice: number } | null): readonly ScriptStep[] {
  const fall = (n: number): ScriptStep => ({ expect: { chance: { dice: n } } });
  if (roll !== null) return [fall(roll.dice)];
  const barred = answers.filter((a) => a.reasons.length > 0);
  const offered = new Set(answers.filter((a) => a.option !== null && a.reasons.length === 0).map((a) => a.what));
  const expect = {
    ...(offered.size === 0 ? {} : { offered: [...offered] }),
    ...(barred.length === 0 ? {} : { refused: Object.fromEntries(barred.map((a) => [a.what, a.reasons.map((r) => r.rule)])) }),
  };
  const rolled = answers.find((a) => (a.fallen?.dice ?? 0) > 0);
  const dice: readonly ScriptStep[] =
    rolled?.fallen === undefined ? [] : [{ take: rolled.what }, { pass: { until: { chance: {} } } }, fall(rolled.fallen.dice)];
  return [{ expect }, ...dice];
}
