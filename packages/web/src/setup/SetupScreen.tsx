import './setup.css';
import { Swords } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { notify } from '../app/notices.ts';
import { Page } from '../app/Page.tsx';
import { useStrings } from '../app/strings/index.ts';
import { Button, RadioCards, Section, SideMark } from '../design/index.ts';
import { wowEntry } from '../games/wow/entry.ts';
import { useSettings } from '../settings/store.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { describeSides } from './describe.ts';
import {
  DRAFT_FORMATS,
  type Draft,
  faultsOf,
  rememberDraft,
  rememberedDraft,
  setupOf,
  startDraft,
  USUAL_DRAFT,
  withFormat,
  withSide,
} from './draft.ts';
import { SideSetup } from './SideSetup.tsx';

/** Setting up a match of World of Warcraft Miniatures. Everything begins as usual, so that Start works at once. */
export default function SetupScreen() {
  const s = useStrings();
  const t = s.setup;
  const { lang } = useSettings();
  const [draft, setDraft] = useState<Draft>(rememberedDraft);
  const [starting, setStarting] = useState(false);
  useEffect(() => {
    if (draft !== USUAL_DRAFT) rememberDraft(draft);
  }, [draft]);
  const faults = useMemo(() => [faultsOf(draft, 0), faultsOf(draft, 1)] as const, [draft]);
  const faulty = faults[0].length + faults[1].length;
  const names = describeSides(setupOf(draft), lang);

  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      await startDraft(draft);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      notify('start', (x) => x.notices.startFailed(why), 'bad');
    } finally {
      setStarting(false);
    }
  };

  return (
    <div className="setup">
      <Page title={t.title} lead={wowEntry.name[lang]}>
        <Section margin={t.format}>
          <RadioCards
            legend={t.format}
            legendHidden
            value={draft.format}
            options={DRAFT_FORMATS.map((f) => ({ value: f, title: t.formats[f].title, text: t.formats[f].text }))}
            onChange={(format) => setDraft(withFormat(draft, format))}
          />
        </Section>
        <Section margin={t.sides}>
          <div className="sides">
            {([0, 1] as const).map((seat) => (
              <SideSetup
                key={seat}
                seat={seat}
                format={draft.format}
                side={draft.sides[seat]}
                faults={faults[seat]}
                onChange={(patch) => setDraft(withSide(draft, seat, patch))}
              />
            ))}
          </div>
        </Section>
        <Section margin={t.first}>
          <RadioCards
            look="inline"
            legend={t.firstLegend}
            value={draft.first}
            options={(['chance', '0', '1'] as const).map((value) => ({
              value,
              title:
                value === 'chance' ? (
                  t.byChance
                ) : (
                  <>
                    <SideMark seat={Number(value)} /> {t.side(Number(value) + 1)}
                  </>
                ),
            }))}
            onChange={(first) => setDraft({ ...draft, first })}
          />
        </Section>
        <Section margin={t.options}>
          <ChoiceList chosen={draft.choices} onChange={(choices) => setDraft({ ...draft, choices })} />
        </Section>
      </Page>
      <section className="start-bar" aria-label={t.start}>
        <div className="start-inside">
          <p className="start-sides">
            {names.map((name, seat) => (
              <span key={name + String(seat)}>
                <SideMark seat={seat} /> {name === '' ? t.nobody : name}{' '}
                <span className="soft small">{s.home.seat[draft.sides[seat].player]}</span>
              </span>
            ))}
          </p>
          {faulty > 0 && (
            <p className="start-faults" role="status">
              {t.faults(faulty)}
            </p>
          )}
          <Button kind="primary" icon={<Swords size={18} />} disabled={starting || faulty > 0} onClick={() => void start()}>
            {t.start}
          </Button>
        </div>
      </section>
    </div>
  );
}
