import { Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { pick } from '../../../app/strings/index.ts';
import { Button, RadioCards, RuleRef } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { refusedBy } from '../../../setup/draft.ts';
import { profileOf } from './content.ts';
import { type Draft, membersOf, sizeOf } from './draft.ts';
import { EXAMPLES, exampleLaid, LARGE_TABLE, linesLaid } from './examples.ts';
import { FigureForm } from './FigureForm.tsx';
import { LayingBoard } from './LayingBoard.tsx';
import { useOwn } from './own.ts';
import { ProfileSelect } from './ProfileSelect.tsx';
import { added, type Change, enemiesOf, type Laid, type NoPlace, without } from './placing.ts';
import { type SetupTexts, useSetupStrings, useWords } from './wording.ts';

/** What was said last about the figures: the outcome of a move, or why it is refused. */
interface Said {
  readonly text: string;
  readonly rule?: string;
}

/** Why a figure cannot stand somewhere, in words. */
function refusal(t: SetupTexts, key: string, no: NoPlace): Said {
  const text = no.why === 'overlap' || no.why === 'no-contact' ? t.refused[no.why](key, no.other ?? '') : t.refused[no.why](key);
  return { text, rule: no.rule };
}

interface LayingOutProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
}

/** Where a combat phase is laid out: the board, the figures to add, and what has happened to the one chosen. */
export function LayingOut({ draft, onChange }: LayingOutProps) {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const own = useOwn();
  const [chosen, setChosen] = useState<string | null>(null);
  const [past, setPast] = useState<readonly Pick<Draft, 'laid' | 'large'>[]>([]);
  const [said, setSaid] = useState<Said | null>(null);
  const [fresh, setFresh] = useState<readonly [string, string]>(['praetorian-guard', 'dirz-clone']);
  const { laid } = draft;
  const size = sizeOf(draft);
  const figure = laid.find((f) => f.key === chosen);
  const nameOf = (f: Laid): string => {
    const p = profileOf(own, f.profile);
    return p === undefined ? f.profile : pick(p.names, lang);
  };

  /** Takes a change over, or says why not. */
  const take = (key: string, change: Change, tell?: (laid: readonly Laid[]) => string): void => {
    if ('refused' in change) {
      setSaid(refusal(t, key, change.refused));
      return;
    }
    put({ laid: change.laid }, tell?.(change.laid) ?? '');
  };
  const put = (patch: Partial<Pick<Draft, 'laid' | 'large'>>, text: string): void => {
    setPast([...past.slice(-49), { laid, large: draft.large }]);
    onChange(patch);
    setSaid({ text });
  };
  const tellPlace = (key: string) => (now: readonly Laid[]) => {
    const f = now.find((x) => x.key === key);
    if (f === undefined) return '';
    const touched = enemiesOf(own, now, f).map((x) => x.key);
    const where = t.moved(key, f.x.toLocaleString(lang), f.y.toLocaleString(lang));
    return touched.length === 0 ? where : `${where} ${t.nowTouches(key, touched.join(', '))}`;
  };
  const remove = (key: string): void => {
    put({ laid: without(laid, key) }, t.removed(key));
    setChosen(null);
  };
  const lay = (figures: readonly Laid[], large: boolean): void => {
    put({ laid: figures, large }, t.laidOut);
    setChosen(null);
  };
  const armiesMeet = (): void => {
    let met: readonly Laid[] = [];
    const [refused] = refusedBy(() => {
      met = linesLaid(own, [membersOf(draft.armies[0]), membersOf(draft.armies[1])], LARGE_TABLE);
    });
    if (refused === undefined) lay(met, true);
    else setSaid({ text: words.fault(refused.say), ...(refused.rule === undefined ? {} : { rule: refused.rule }) });
  };
  const takeBack = (): void => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    onChange(before);
    setSaid(null);
  };

  return (
    <div className="pile-4 one-column">
      <p className="prose">{t.layingText}</p>
      <fieldset className="cset-examples">
        <legend className="field-label">{t.examples}</legend>
        <div className="row">
          {EXAMPLES.map((e) => (
            <span key={e.id}>
              <Button onClick={() => lay(exampleLaid(e.id), false)}>{t.example[e.id]}</Button>
              {e.rule !== undefined && <RuleRef id={e.rule} />}
            </span>
          ))}
          <Button disabled={draft.armies.some((a) => membersOf(a).length === 0)} onClick={armiesMeet}>
            {t.armiesMeet}
          </Button>
        </div>
      </fieldset>
      <div className="grid gap-5 cset-table">
        <div className="pile-3 packed one-column">
          <LayingBoard
            own={own}
            laid={laid}
            size={size}
            chosen={chosen}
            nameOf={nameOf}
            onChoose={setChosen}
            onChange={(key, change) => take(key, change, tellPlace(key))}
            onRemove={remove}
          />
          <p className="cset-said" role="status">
            {said?.text} {said?.rule !== undefined && <RuleRef id={said.rule} />}
          </p>
          <div className="row">
            <Button icon={<RotateCcw size={16} />} disabled={past.length === 0} onClick={takeBack}>
              {t.takeBack}
            </Button>
            <Button disabled={laid.length === 0} onClick={() => lay([], draft.large)}>
              {t.clear}
            </Button>
          </div>
          <RadioCards
            look="inline"
            legend={t.size}
            value={draft.large ? 'large' : 'small'}
            options={(['small', 'large'] as const).map((value) => ({ value, title: t.sizes[value] }))}
            onChange={(value) => put({ large: value === 'large' }, '')}
          />
        </div>
        <div className="pile-3 packed one-column">
          <FigureForm
            own={own}
            laid={laid}
            figure={figure}
            size={size}
            nameOf={nameOf}
            onChange={(change) => take(chosen ?? '', change, tellPlace(chosen ?? ''))}
            onRemove={remove}
          />
          <div className="pile-3 ruled-over cset-adders">
            {([0, 1] as const).map((seat) => (
              <div key={seat} className="pile-2 first-wide low">
                <ProfileSelect
                  label={t.addTo(seat + 1)}
                  value={fresh[seat]}
                  own={own}
                  onChange={(id) => setFresh(seat === 0 ? [id, fresh[1]] : [fresh[0], id])}
                />
                <Button
                  icon={<Plus size={16} />}
                  onClick={() => {
                    const change = added(own, laid, seat, fresh[seat], size);
                    const key = 'laid' in change ? (change.laid.at(-1)?.key ?? '') : '';
                    take(key, change, tellPlace(key));
                    if (key !== '') setChosen(key);
                  }}
                >
                  {t.add} <span className="hidden-visually">{t.side(seat + 1)}</span>
                </Button>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
