/** A dispute at the table: what is asked, where it stands, what each side claims. The desk answers with the paragraphs, in both languages. */
import type { Option, Refusal } from '@escarmouche/engine/core';
import { Check, Copy, Download, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { gameOf, type Rulebook } from '../app/games.ts';
import { Dialog, Field, RuleRef, Select, SideMark } from '../design/index.ts';
import { download } from '../match/files.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import { type Scene, seatsOf } from '../table/scene.ts';
import { ask } from '../worker/client.ts';
import type { Panel } from './PositionPanel.tsx';
import { Handing } from './Sharing.tsx';
import { editorTexts, useEditorTexts } from './strings.ts';
import { positionText } from './text.ts';

/** What a side claims: that something may be done, or that it may not; in words of its own besides. */
interface Claim {
  readonly says: string;
  /** The option's id; empty while nothing is claimed. */
  readonly what: string;
  readonly may: boolean;
}
const NOTHING: Claim = { says: '', what: '', may: true };

/** What the desk says to a claim: whether it is right, and the reasons where that may not be done. */
interface Answer extends Claim {
  readonly seat: number;
  readonly option: Pick<Option, 'say'> & Partial<Pick<Option, 'rule'>>;
  readonly right: boolean;
  readonly reasons: readonly Refusal[];
}

function answersTo(claims: readonly Claim[], { snapshot: { options, refused } }: Scene): readonly Answer[] {
  return claims.flatMap((claim, seat) => {
    const barred = refused.find((o) => o.id === claim.what);
    const option = options.find((o) => o.id === claim.what) ?? barred;
    const reasons = barred?.reasons ?? [];
    return option === undefined ? [] : [{ ...claim, seat, option, reasons, right: claim.may === (barred === undefined) }];
  });
}

/** The paragraphs that an answer rests on: those that forbid it, or the one that allows it. */
function rulesOf({ reasons, option: { rule } }: Answer): readonly string[] {
  return [...new Set([...(rule === undefined ? [] : [rule]), ...reasons.flatMap((r) => [r.rule, ...(r.also ?? [])])])];
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
  const [claims, setClaims] = useState<readonly Claim[]>(() => seatsOf(scene).map((seat) => ({ ...NOTHING, may: seat === 0 })));
  const [book, setBook] = useState<Rulebook | null>(null);
  useEffect(() => {
    void gameOf(panel.game)?.loadRulebook().then(setBook);
  }, [panel.game]);
  const answers = answersTo(claims, scene);
  const change = (seat: number, patch: Partial<Claim>): void => setClaims(claims.map((c, i) => (i === seat ? { ...c, ...patch } : c)));
  const { options, refused } = scene.snapshot;
  const all = [{ value: '', text: t.choose }, ...[...options, ...refused].map((o) => ({ value: o.id, text: scene.speech.option(o.say) }))];

  /** All of it in a language, to be pasted. */
  const told = (of: Lang): string => {
    const s = editorTexts(of);
    const there = { ...scene, speech: scene.game.speech(of, scene.table, scene.snapshot.position) };
    const { speech } = there;
    const lines = answers.flatMap((a) => [
      `${speech.seat(a.seat)}${s.colon} ${a.says === '' ? '' : `${s.quoted(a.says)} `}${a.may ? s.mayBe : s.mayNotBe}${s.colon} ${speech.option(a.option.say)}`,
      `→ ${a.right ? s.claimRight : s.claimWrong} ${a.reasons.map((r) => speech.reason(r)).join(' ')}`.trimEnd(),
      ...rulesOf(a).map((rule) => `   ${rule} ${book?.paragraph(rule)?.title[of] ?? ''}`.trimEnd()),
    ]);
    const position = positionText(panel, { lang: of, shown: shownBy(there), title: s.tab });
    return [question, '', position, ...lines, ''].join('\n');
  };
  /** The same as a ruling that is checked wherever it is opened. */
  const file = (): Promise<string> => {
    const name = question === '' ? panel.of.name : { en: question, fr: question };
    const barred = answers.filter((a) => a.reasons.length > 0);
    const offered = new Set(answers.filter((a) => a.reasons.length === 0).map((a) => a.what));
    const expect = {
      ...(offered.size === 0 ? {} : { offered: [...offered] }),
      ...(barred.length === 0 ? {} : { refused: Object.fromEntries(barred.map((a) => [a.what, a.reasons.map((r) => r.rule)])) }),
    };
    const script = [...panel.of.script.slice(0, scene.snapshot.at), { expect }];
    return ask('caseText', { game: panel.game, of: { ...panel.of, name, script } });
  };
  return (
    <Dialog title={t.dispute} width="wide" onClose={onClose}>
      <div className="stack" data-dispute>
        <Field label={t.question} value={question} maxLength={200} onChange={(e) => setQuestion(e.currentTarget.value)} />
        {claims.map((claim, seat) => {
          const answer = answers.find((a) => a.seat === seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sides never move
            <fieldset key={seat} className="pile-1 one-column no-pad no-edge may-shrink">
              <legend className="field-label">
                <SideMark seat={seat} size={14} /> {scene.speech.seat(seat)}
              </legend>
              <Field label={t.claim} value={claim.says} maxLength={200} onChange={(e) => change(seat, { says: e.currentTarget.value })} />
              <Select
                label={t.claimed}
                labelHidden
                value={String(claim.may)}
                onChange={(may) => change(seat, { may: may === 'true' })}
                options={[
                  { value: 'true', text: t.mayBe },
                  { value: 'false', text: t.mayNotBe },
                ]}
              />
              <Select label={t.deed} value={claim.what} onChange={(what) => change(seat, { what })} options={all} />
              {answer !== undefined && (
                <p role="status" className={answer.right ? 'semibold' : 'semibold bad'} data-claim={answer.right ? 'right' : 'wrong'}>
                  {answer.right ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}{' '}
                  {answer.right ? t.claimRight : t.claimWrong} {answer.reasons.map((r) => scene.speech.reason(r)).join(' ')}{' '}
                  {rulesOf(answer).map((rule) => (
                    <RuleRef key={rule} id={rule} />
                  ))}
                </p>
              )}
            </fieldset>
          );
        })}
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
