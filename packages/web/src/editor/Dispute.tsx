/** A dispute at the table: what is asked, where it stands, what each side claims. The desk answers with the paragraphs, in both languages. */
import { NOBODY, type Option, type Refusal, type ScriptStep } from '@escarmouche/engine/core';
import { Check, Copy, Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { gameOf } from '../app/games.ts';
import type { Rulebook } from '../app/rulebook.ts';
import { Dialog, Field, NumberField, RuleRef, Select, SideMark } from '../design/index.ts';
import { download } from '../match/files.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import { seatsOf } from '../table/scene.ts';
import { ask } from '../worker/client.ts';
import { diceAfter, type Fallen } from './dice-after.ts';
import type { Panel } from './panel.ts';
import { Handing } from './Sharing.tsx';
import { editorTexts, useEditorTexts } from './strings.ts';
import { positionText } from './text.ts';

/** What is claimed of something: that it may be done, that it may not, or how many dice are rolled then. */
const HOLDS = ['mayBe', 'mayNotBe', 'diceFall'] as const;

/** What is found of a claim, as tests go by it. */
const CLAIMS: Readonly<Record<string, string>> = { true: 'right', false: 'wrong', null: 'open' };

/** What a side claims; in words of its own besides. */
interface Claim {
  readonly says: string;
  /** The option's id; empty while nothing is claimed. */
  readonly what: string;
  readonly holds: (typeof HOLDS)[number];
  readonly dice: number;
}
const NOTHING: Claim = { says: '', what: '', holds: 'mayBe', dice: 1 };
/** What is claimed of where nobody decides: the roll that the position waits for. Options have no such id. */
const ROLL = ' ';
/** The most dice that can be claimed. */
const MOST_DICE = 40;

/** What the desk says to a claim: whether it is right, null where that cannot be found out, and the reasons where that may not be done. */
interface Answer extends Claim {
  readonly seat: number;
  /** Null of the roll itself. */
  readonly option: (Pick<Option, 'say'> & Partial<Pick<Option, 'rule'>>) | null;
  readonly right: boolean | null;
  readonly reasons: readonly Refusal[];
  /** Where dice are claimed of something that may be done. */
  readonly fallen?: Fallen;
}

function answersTo(
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
function rulesOf({ right, reasons, fallen, option }: Answer): readonly string[] {
  if (right === null) return [];
  const allows = fallen?.rule ?? option?.rule;
  return [...new Set([...(allows === undefined ? [] : [allows]), ...reasons.flatMap((r) => [r.rule, ...(r.also ?? [])])])];
}

interface DisputeProps {
  readonly panel: Panel;
  readonly scene: Scene;
  /** What a board calls a place, by the words of a scene. */
  shownBy(scene: Scene): (name: string) => string;
  onClose(): void;
}

export default function Dispute({ panel, scene, shownBy, onClose }: DisputeProps) {
  const t = useEditorTexts();
  const { lang } = useSettings();
  const [question, setQuestion] = useState('');
  const { options, refused, node } = scene.snapshot;
  const roll = node.kind === 'chance' && node.dice !== null ? { dice: node.dice.dice, rule: node.rule } : null;
  const [claims, setClaims] = useState<readonly Claim[]>(() =>
    seatsOf(scene).map((seat) =>
      roll === null ? { ...NOTHING, holds: seat === 0 ? 'mayBe' : 'mayNotBe' } : { ...NOTHING, holds: 'diceFall', what: ROLL },
    ),
  );
  const [book, setBook] = useState<Rulebook | null>(null);
  useEffect(() => {
    void gameOf(panel.game)?.loadRulebook().then(setBook);
  }, [panel.game]);
  const before = panel.of.script.slice(0, scene.snapshot.at);
  const [fallen, setFallen] = useState<Readonly<Record<string, Fallen | null>>>({ [ROLL]: roll });
  const counted = claims.find(
    ({ holds, what }) => holds === 'diceFall' && fallen[what] === undefined && scene.snapshot.options.some((o) => o.id === what),
  )?.what;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position does not change while the desk is open
  useEffect(() => {
    if (counted === undefined) return;
    void diceAfter(panel.game, panel.of, before, counted).then(
      (fell) => setFallen((known) => ({ ...known, [counted]: fell })),
      () => setFallen((known) => ({ ...known, [counted]: null })),
    );
  }, [counted]);
  const answers = answersTo(claims, scene, fallen);
  const last = useRef<HTMLParagraphElement>(null);
  const [changed, setChanged] = useState(NOBODY);
  const change = (seat: number, patch: Partial<Claim>): void => {
    setChanged(seat);
    setClaims(claims.map((c, i) => (i === seat ? { ...c, ...patch } : c)));
  };
  const found = answers.find((a) => a.seat === changed);
  // What is found of a claim is in sight as soon as it is, however much is said above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is found
  useEffect(() => {
    last.current?.scrollIntoView({ block: 'nearest' });
  }, [found?.what, found?.holds, found?.right]);
  const all = [{ value: '', text: t.choose }, ...[...options, ...refused].map((o) => ({ value: o.id, text: scene.speech.option(o.say) }))];

  const claimIn = ({ holds, dice }: Claim, s: typeof t): string => (holds === 'diceFall' ? s.diceFall(dice) : s[holds]);
  const foundIn = ({ right, fallen: fell }: Answer, s: typeof t): string =>
    right === null
      ? s.notCounted
      : `${right ? s.claimRight : s.claimWrong}${fell === undefined || right ? '' : ` ${s.diceFall(fell.dice)}.`}`;

  /** All of it in a language, to be pasted. */
  const told = (of: Lang): string => {
    const s = editorTexts(of);
    const there = { ...scene, speech: scene.game.speech(of, scene.table, scene.snapshot.position) };
    const { speech } = there;
    const deed = ({ option }: Answer): string => (option === null ? speech.prompt(node).question : speech.option(option.say));
    const lines = answers.flatMap((a) => [
      `${speech.seat(a.seat)}${s.colon} ${a.says === '' ? '' : `${s.quoted(a.says)} `}${claimIn(a, s)}${s.colon} ${deed(a)}`,
      `→ ${foundIn(a, s)} ${a.reasons.map((r) => speech.reason(r)).join(' ')}`.trimEnd(),
      ...rulesOf(a).map((rule) => `   ${rule} ${book?.paragraph(rule)?.title[of] ?? ''}`.trimEnd()),
    ]);
    const position = positionText(panel, { lang: of, shown: shownBy(there), title: s.tab });
    return [question, '', position, ...lines, ''].join('\n');
  };
  /** The same as a ruling that is checked wherever it is opened. */
  const file = (): Promise<string> => {
    const name = question === '' ? panel.of.name : { en: question, fr: question };
    const barred = answers.filter((a) => a.reasons.length > 0);
    const offered = new Set(answers.filter((a) => a.option !== null && a.reasons.length === 0).map((a) => a.what));
    const expect = {
      ...(offered.size === 0 ? {} : { offered: [...offered] }),
      ...(barred.length === 0 ? {} : { refused: Object.fromEntries(barred.map((a) => [a.what, a.reasons.map((r) => r.rule)])) }),
    };
    const rolled = answers.find((a) => (a.fallen?.dice ?? 0) > 0);
    const fall = (n: number): ScriptStep => ({ expect: { chance: { dice: n } } });
    const dice: readonly ScriptStep[] =
      rolled?.fallen === undefined ? [] : [{ take: rolled.what }, { pass: { until: { chance: {} } } }, fall(rolled.fallen.dice)];
    const script = [...before, ...(roll === null ? [{ expect }, ...dice] : [fall(roll.dice)])];
    return ask('caseText', { game: panel.game, of: { ...panel.of, name, script } });
  };
  return (
    <Dialog title={t.dispute} width="wide" onClose={onClose}>
      <div className="stack" data-dispute>
        <Field label={t.question} value={question} maxLength={200} onChange={(e) => setQuestion(e.currentTarget.value)} />
        {roll !== null && (
          <p>
            {scene.speech.prompt(node).question} <RuleRef id={roll.rule} /> <span className="soft">{t.rollFirst}</span>
          </p>
        )}
        {roll === null && options.length + refused.length === 0 && <p className="soft">{t.nothingAsked}</p>}
        <div className="grid editor-claims">
          {claims.map((claim, seat) => {
            const answer = answers.find((a) => a.seat === seat);
            // Why not stands with whoever is answered first of two that speak of the same.
            const again = answers.some((a) => a.seat < seat && a.what === answer?.what);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: sides never move
              <fieldset key={seat} className="pile-1 one-column no-pad no-edge may-shrink">
                <legend className="field-label">
                  <SideMark seat={seat} size={14} /> {scene.speech.seat(seat)}
                </legend>
                <Field label={t.claim} value={claim.says} maxLength={200} onChange={(e) => change(seat, { says: e.currentTarget.value })} />
                {roll === null && (
                  <Select
                    label={t.claimed}
                    labelHidden
                    value={claim.holds}
                    onChange={(holds) => change(seat, { holds: holds as Claim['holds'] })}
                    options={HOLDS.map((value) => ({ value, text: value === 'diceFall' ? t.soManyDice : t[value] }))}
                  />
                )}
                {claim.holds === 'diceFall' && (
                  <NumberField
                    label={roll === null ? t.soManyDice : t.diceNow}
                    value={claim.dice}
                    min={0}
                    max={MOST_DICE}
                    onChange={(dice) => change(seat, { dice })}
                  />
                )}
                {roll === null && <Select label={t.deed} value={claim.what} onChange={(what) => change(seat, { what })} options={all} />}
                {answer !== undefined && (
                  <p
                    role="status"
                    ref={seat === changed ? last : undefined}
                    className={answer.right === false ? 'semibold bad' : 'semibold'}
                    data-claim={CLAIMS[String(answer.right)]}
                  >
                    {answer.right !== null && (answer.right ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />)}{' '}
                    {foundIn(answer, t)} {!again && answer.reasons.map((r) => scene.speech.reason(r)).join(' ')}{' '}
                    {rulesOf(answer).map((rule) => (
                      <RuleRef key={rule} id={rule} />
                    ))}
                  </p>
                )}
              </fieldset>
            );
          })}
        </div>
        {answers.length > 0 && (
          <Handing
            title={t.share}
            ways={(copy) => [
              {
                name: t.bothLanguages,
                icon: <Copy size={16} />,
                run: () => copy([told(lang), told(lang === 'en' ? 'fr' : 'en')].join('\n'), t.textCopied),
              },
              { name: t.file, icon: <Download size={16} />, run: async () => download('dispute.yaml', await file(), 'application/yaml') },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
