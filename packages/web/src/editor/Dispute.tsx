/** A dispute at the table: what is asked, where it stands, what each side claims. The desk answers with the paragraphs, in both languages. */
import { NOBODY } from '@escarmouche/engine/core';
import { Check, Copy, Download, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { gameOf } from '../app/games.ts';
import type { Rulebook } from '../app/rulebook.ts';
import { Dialog, Field, NumberField, RuleRef, Select, SideMark } from '../design/index.ts';
import { download } from '../match/files.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import { seatsOf } from '../table/scene.ts';
import { ask } from '../worker/client.ts';
import { type Answer, answersTo, type Claim, disputeScript, disputeText, foundIn, HOLDS, NO_CLAIM, ROLL, rulesOf } from './claims.ts';
import { diceAfter, type Fallen } from './dice-after.ts';
import type { Panel } from './panel.ts';
import { Handing } from './Sharing.tsx';
import { useEditorTexts } from './strings.ts';

/** What is found of a claim, as tests go by it. */
const CLAIMS: Readonly<Record<string, string>> = { true: 'right', false: 'wrong', null: 'open' };
/** The most dice that can be claimed. */
const MOST_DICE = 40;

interface DisputeProps {
  readonly panel: Panel;
  readonly scene: Scene;
  /** What a board calls a place, by the words of a scene. */
  shownBy(scene: Scene): (name: string) => string;
  onClose(): void;
}

/**
 * A window over the editor. A side is answered as soon as it claims something; how many dice fall is found out by playing on, which takes
 * a moment.
 */
export default function Dispute({ panel, scene, shownBy, onClose }: DisputeProps) {
  const t = useEditorTexts();
  const { lang } = useSettings();
  const [question, setQuestion] = useState('');
  const { options, refused, node } = scene.snapshot;
  const roll = node.kind === 'chance' && node.dice !== null ? { dice: node.dice.dice, rule: node.rule } : null;
  const [claims, setClaims] = useState<readonly Claim[]>(() =>
    seatsOf(scene).map((seat) =>
      roll === null ? { ...NO_CLAIM, holds: seat === 0 ? 'mayBe' : 'mayNotBe' } : { ...NO_CLAIM, holds: 'diceFall', what: ROLL },
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

  const told = (of: Lang): string => disputeText({ panel, scene, shownBy, question, answers, book }, of);
  /** The same as a ruling that is checked wherever it is opened. */
  const file = (): Promise<string> => {
    const name = question === '' ? panel.of.name : { en: question, fr: question };
    const script = [...before, ...disputeScript(answers, roll)];
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
              <ClaimFields
                // biome-ignore lint/suspicious/noArrayIndexKey: sides never move
                key={seat}
                scene={scene}
                seat={seat}
                claim={claim}
                ofRoll={roll !== null}
                deeds={all}
                answer={answer}
                again={again}
                line={seat === changed ? last : undefined}
                onChange={(patch) => change(seat, patch)}
              />
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

interface ClaimProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly claim: Claim;
  /** The position waits for a roll, and how many dice fall is all that can be claimed. */
  readonly ofRoll: boolean;
  /** What can be claimed of, for a list. */
  readonly deeds: readonly { readonly value: string; readonly text: string }[];
  readonly answer: Answer | undefined;
  /** The reasons stand with another side's claim already. */
  readonly again: boolean;
  /** The line that says what is found. */
  readonly line: RefObject<HTMLParagraphElement | null> | undefined;
  onChange(patch: Partial<Claim>): void;
}

/** What one side claims, in words of its own and of the game, and below it what the desk finds. */
function ClaimFields({ scene, seat, claim, ofRoll, deeds, answer, again, line, onChange }: ClaimProps) {
  const t = useEditorTexts();
  return (
    <fieldset className="pile-1 one-column no-pad no-edge may-shrink">
      <legend className="field-label">
        <SideMark seat={seat} size={14} /> {scene.speech.seat(seat)}
      </legend>
      <Field label={t.claim} value={claim.says} maxLength={200} onChange={(e) => onChange({ says: e.currentTarget.value })} />
      {!ofRoll && (
        <Select
          label={t.claimed}
          labelHidden
          value={claim.holds}
          onChange={(holds) => onChange({ holds: holds as Claim['holds'] })}
          options={HOLDS.map((value) => ({ value, text: value === 'diceFall' ? t.soManyDice : t[value] }))}
        />
      )}
      {claim.holds === 'diceFall' && (
        <NumberField
          label={!ofRoll ? t.soManyDice : t.diceNow}
          value={claim.dice}
          min={0}
          max={MOST_DICE}
          onChange={(dice) => onChange({ dice })}
        />
      )}
      {!ofRoll && <Select label={t.deed} value={claim.what} onChange={(what) => onChange({ what })} options={deeds} />}
      {answer !== undefined && (
        <p
          role="status"
          ref={line}
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
}
