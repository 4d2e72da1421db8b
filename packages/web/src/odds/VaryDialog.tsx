/** What an answer may come to while something of the situation takes many values: asked for, drawn, as a table, and to hand on as a link. */
import { overRanges } from '@escarmouche/charts/over';
import type { RulingCase } from '@escarmouche/engine/core';
import { rangeIn, situationsIn } from '@escarmouche/files';
import { Calculator, Link2 } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { faultLines } from '../app/faults.ts';
import { gameOf } from '../app/games.ts';
import { notify } from '../app/notices.ts';
import { packed } from '../app/packed.ts';
import { hrefTo } from '../app/router.ts';
import { useFound } from '../app/useFound.ts';
import { Button, Dialog, Disclosure, Field, Select } from '../design/index.ts';
import { Heads } from '../design/Table.tsx';
import { saidOption } from '../replay/said.ts';
import { useSettings } from '../settings/store.ts';
import { useAnswer, useScene } from '../table/scene.ts';
import { useTableStrings } from '../table/strings.ts';
import { ask } from '../worker/client.ts';
import { WHOEVER_IS_ASKED } from '../worker/protocol.ts';
import type { VaryAsked, VaryProspect, VaryTold } from '../worker/told.ts';
import { Chart } from './Chart.tsx';
import { number, percent } from './numbers.ts';
import { useOddsTexts } from './strings.ts';
import { ReckonedLine, useReckoned } from './useReckoned.tsx';
import { variables } from './varied.ts';

/** Situations at most: each is played and counted out. */
const MOST = 400;

const NOTHING: readonly string[] = [];

interface VaryProps {
  onClose: () => void;
  game: string;
  of: RulingCase<unknown>;
  /** Lines of the script before the answer, and the answer where there is no choice. */
  before: RulingCase['script'];
  answer: string;
  /** The step of the script that gives it. */
  step: number;
  /** Where it was opened by a link: what is varied. */
  vary?: readonly string[] | undefined;
  /** And of which named value the odds were asked. */
  named?: string | undefined;
}

/** The option that a step of the script took, as it was offered there. */
function Taken({ step: at }: { step: number }) {
  const scene = useScene();
  const t = useTableStrings();
  const line = useAnswer('step', '', { walk: scene.walk, at, seat: WHOEVER_IS_ASKED })?.line;
  return line?.does === 'take' ? saidOption(scene, t, line.option) : null;
}

/** Up to two values of the situation take several numbers each; what comes of each is counted one after another. */
export default function VaryDialog({ onClose, game, of, before, answer, step, vary = NOTHING, named = '' }: VaryProps) {
  const t = useOddsTexts();
  const { lang } = useSettings();
  const { snapshot, speech } = useScene();
  const id = useId();
  const written = [0, 1].map((k) => {
    const equals = (vary[k] ?? '').indexOf('=');
    return { path: vary[k]?.slice(0, equals) ?? '', values: vary[k]?.slice(equals + 1) ?? '' };
  });
  // What it is called in words stands beside each in the list.
  const { found: numbers } = useFound(
    useCallback(async () => {
      const notation = await (await gameOf(game)?.loadTable())?.notation?.();
      return notation === undefined ? [] : variables(notation, of.situation, lang, (name) => speech.inFile(name));
    }, [game, of, lang, speech]),
    () => null,
  );
  const [fields, setFields] = useState(written);
  const [take, setTake] = useState(answer);
  const [wanted, setWanted] = useState(named);
  const [asked, setAsked] = useState<VaryAsked | null>(null);
  const [wrong, setWrong] = useState<string>();
  const reckoned = useReckoned('vary', JSON.stringify(asked), () => asked as VaryAsked, false);
  const count = async (e?: FormEvent): Promise<void> => {
    e?.preventDefault();
    const ranges = fields.filter((f) => f.path !== '' || f.values !== '').map((f) => `${f.path.trim()}=${f.values.trim()}`);
    const read = ranges.flatMap((r) => rangeIn(r) ?? []);
    const many = situationsIn(read);
    const no = read.length < ranges.length || ranges.length === 0 ? t.badRange : many > MOST ? t.tooMany(MOST, many) : undefined;
    setWrong(no);
    if (no !== undefined) return;
    const { name, situation } = of;
    try {
      setAsked({
        text: await ask('caseText', { game, of: { name, situation, script: [...before, { take }] } }),
        vary: ranges,
        ...(wanted.trim() === '' ? {} : { of: wanted.trim() }),
      });
      reckoned.begin();
    } catch (error) {
      setWrong((await faultLines(error))[lang]);
    }
  };
  const first = useRef(count);
  useEffect(() => {
    // A link has asked already.
    if (vary.length > 0) void first.current();
  }, [vary]);
  const field = (k: number, what: Partial<(typeof fields)[number]>): void =>
    setFields(fields.map((f, i) => (i === k ? { ...f, ...what } : f)));
  return (
    <Dialog title={t.vary} width="wide" onClose={onClose}>
      <div className="stack">
        <p className="small soft">{t.varyText}</p>
        <form className="stack" onSubmit={(e) => void count(e)} data-vary>
          {snapshot.options.length > 0 ? (
            <Select
              label={t.varyAnswer}
              value={take}
              onChange={setTake}
              options={snapshot.options.map((o) => ({ value: o.id, text: speech.option(o.say) }))}
            />
          ) : (
            <p>
              {t.varyAnswer}: <Taken step={step} />
            </p>
          )}
          <datalist id={id}>
            {numbers?.map(({ path, text }) => (
              <option key={path} value={path} label={text} />
            ))}
          </datalist>
          {fields.map((f, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always the same two
            <div key={k} className="grid vary-range">
              <Field
                label={k === 0 ? t.varyWhat : t.varyAlso}
                hint={k === 0 ? t.varyWhatHint(numbers?.[0]?.path ?? 'X.health') : undefined}
                list={id}
                value={f.path}
                spellCheck={false}
                autoComplete="off"
                onChange={(e) => field(k, { path: e.currentTarget.value })}
              />
              <Field
                label={t.varyValues}
                hint={k === 0 ? t.varyHint : undefined}
                value={f.values}
                spellCheck={false}
                onChange={(e) => field(k, { values: e.currentTarget.value })}
              />
            </div>
          ))}
          <Field
            label={t.varyOf}
            hint={t.varyOfHint}
            value={wanted}
            spellCheck={false}
            autoComplete="off"
            onChange={(e) => setWanted(e.currentTarget.value)}
          />
          <p className="field-fault" role="alert" hidden={wrong === undefined}>
            {wrong}
          </p>
          <div className="row">
            <Button kind="primary" type="submit" icon={<Calculator size={18} />}>
              {t.count}
            </Button>
          </div>
        </form>
        <ReckonedLine of={reckoned} what={t.counting} />
        {reckoned.value !== null && reckoned.asked !== null && <Over told={reckoned.value} asked={reckoned.asked} lang={lang} />}
      </div>
    </Dialog>
  );
}

/** By what it is chosen among the others. */
const keyOf = ({ figure, key }: VaryProspect): string => JSON.stringify([figure, key]);

/** What came of it: one of the things at stake in a chart, and in a table. */
function Over({ told: { ranges, rows }, asked, lang }: { told: VaryTold; asked: VaryAsked; lang: 'en' | 'fr' }) {
  const t = useOddsTexts();
  const { speech } = useScene();
  const [wanted, setWanted] = useState('');
  const [link, setLink] = useState('');
  const all = new Map(rows.flatMap((r) => (r.outlook?.prospects ?? []).map((p): [string, VaryProspect] => [keyOf(p), p])));
  const key = all.has(wanted) ? wanted : ([...all.keys()][0] ?? '');
  const stake = all.get(key);
  if (stake === undefined) return <p role="status">{t.nothingHangs}</p>;
  const name = ({ figure, key: k }: VaryProspect): string => {
    if (typeof k === 'object') return k.named;
    return figure < 0 ? t.name[k] : `${speech.figure(figure)} · ${t.name[k]}`;
  };
  const found = rows.map(({ values, outlook }) => ({ values, p: outlook?.prospects.find((p) => keyOf(p) === key) }));
  const said = ({ as, mean, low, high }: VaryProspect): string => {
    const show = as === 'chance' ? percent : number;
    // Played out with dice, it lies somewhere about there.
    return low < high ? `≈ ${show(lang, mean)} (${t.between(show(lang, low), show(lang, high))})` : show(lang, mean);
  };
  const chart = overRanges(
    ranges,
    found.map(({ values, p }) => (p === undefined ? { values, n: null } : { values, n: p.mean, low: p.low, high: p.high })),
    name(stake),
  );
  const share = async (): Promise<void> => {
    const made = `${location.href.split('#')[0]}${hrefTo({ screen: 'odds', with: await packed(JSON.stringify({ ruling: asked.text, vary: asked.vary, of: asked.of })) })}`;
    setLink(made);
    // Where copying is not allowed, the link stands there to be taken.
    await navigator.clipboard.writeText(made).then(
      () => notify('tools', () => t.linkCopied),
      () => undefined,
    );
  };
  return (
    <>
      <Select label={t.measure} value={key} onChange={setWanted} options={[...all].map(([value, p]) => ({ value, text: name(p) }))} />
      <Chart chart={stake.as === 'chance' ? { ...chart, percent: true } : chart} label={name(stake)} height={240} />
      <Disclosure summary={t.asTable} open>
        <table className="chart-table num" data-varied>
          <Heads titles={[...ranges.map((r) => r.path), name(stake)]} />
          <tbody>
            {found.map(({ values, p }) => (
              <tr key={values.join()}>
                {values.map((v, k) => (
                  <td key={ranges[k].path}>{v}</td>
                ))}
                <td>{p === undefined ? t.cannotBe : said(p)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
      <div className="row">
        <Button icon={<Link2 size={18} />} onClick={() => void share()} data-share>
          {t.copyLink}
        </Button>
      </div>
      {link !== '' && <Field label={t.link} readOnly value={link} onFocus={(e) => e.currentTarget.select()} />}
    </>
  );
}
