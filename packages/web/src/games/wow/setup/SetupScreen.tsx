import './parties.css';
import { CHOICES, type ChoiceId } from '@escarmouche/engine/wow';
import { useMemo, useState } from 'react';
import { lazily } from '../../../app/lazily.tsx';
import { pick } from '../../../app/strings/index.ts';
import { RadioCards, Section, Select } from '../../../design/index.ts';
import { useThings } from '../../../own/store.ts';
import { useSettings } from '../../../settings/store.ts';
import { SetupFrame, WhichSide } from '../../../setup/SetupFrame.tsx';
import { SideFrames } from '../../../setup/SideFrame.tsx';
import { useDraft } from '../../../setup/useDraft.ts';
import { wowEntry } from '../entry.ts';
import { DRAFT_FORMATS, DRAFTS, faultsOf, mapOf, sidesOf, withFormat, withSide } from './draft.ts';
import { poolNow } from './pool.ts';
import { SideSetup } from './SideSetup.tsx';
import { type SetupTexts, useSetupStrings, useWords } from './strings.ts';

const Own = lazily(() => import('../own/Own.tsx'));

type Group = keyof SetupTexts['optionGroups'];

/** The option with which each group begins, in the order of the list. */
const BEGINS: Readonly<Record<string, Group>> = {
  'victory-check': 'winning',
  'return-delay': 'entering',
  'ready-cards': 'turns',
  'cancelled-costs': 'answering',
  'forced-stuck': 'moving',
  'readied-attachment': 'cards',
  'card-split': 'parties',
};

/** Setting up a match of World of Warcraft Miniatures. Everything begins as usual, so that Start works at once. */
export default function SetupScreen() {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const [draft, setDraft] = useDraft(DRAFTS);
  const [part, setPart] = useState<'match' | 'own'>('match');
  const things = useThings('wow');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is one's own counts as well
  const faults = useMemo(() => [faultsOf(draft, 0), faultsOf(draft, 1)] as const, [draft, things]);
  const { maps } = poolNow();
  const names = sidesOf(draft, lang);

  return (
    <div className="setup">
      <SetupFrame
        game={wowEntry}
        parts={{ label: t.parts, titles: { match: t.match, own: t.own }, shown: part, show: setPart, other: <Own /> }}
        book={DRAFTS}
        draft={draft}
        onChange={setDraft}
        names={names}
        faults={faults.flat().length}
        options={{ choices: CHOICES, begins: BEGINS, titles: t.optionGroups, words: (id) => words.choice(id as ChoiceId) }}
      >
        <Section margin={t.format}>
          <RadioCards
            legend={t.format}
            legendHidden
            value={draft.format}
            options={DRAFT_FORMATS.map((f) => ({ value: f, title: t.formats[f].title, text: t.formats[f].text }))}
            onChange={(format) => setDraft(withFormat(draft, format))}
          />
        </Section>
        {(maps.length > 1 || draft.map !== undefined) && (
          <Section margin={t.map}>
            <Select
              label={t.map}
              labelHidden
              value={mapOf(draft)}
              onChange={(map) => setDraft({ ...draft, map })}
              options={maps.map((m) => ({ value: m.id, text: pick(m.names, lang) }))}
            />
          </Section>
        )}
        <Section margin={t.sides}>
          <SideFrames>
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
          </SideFrames>
        </Section>
        <Section margin={t.first}>
          <WhichSide legend={t.firstLegend} value={draft.first} onChange={(first) => setDraft({ ...draft, first })} />
        </Section>
      </SetupFrame>
    </div>
  );
}
