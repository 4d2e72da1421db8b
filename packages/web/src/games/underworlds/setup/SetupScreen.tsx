import './setup.css';
import { CHOICES, type ChoiceId, type WarbandId } from '@escarmouche/engine/underworlds';
import { Suspense, useMemo, useState } from 'react';
import { lazily } from '../../../app/lazily.tsx';
import { Page } from '../../../app/Page.tsx';
import { Section, Tabs } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { ChoiceList } from '../../../setup/ChoiceList.tsx';
import { type DraftFault, groupsOf } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { SideFrames } from '../../../setup/SideFrame.tsx';
import { StartBar } from '../../../setup/StartBar.tsx';
import { useDraft } from '../../../setup/useDraft.ts';
import { decksNow, useKept } from '../decks/kept.ts';
import { underworldsEntry } from '../entry.ts';
import { describeSides } from './describe.ts';
import { type Draft, draftsOf, faultsOf, seatOfFault, setupOf, startDraft, withField, withSide } from './draft.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { SideSetup } from './SideSetup.tsx';
import { type SetupTexts, useSetupStrings, useWords } from './wording.ts';

const Decks = lazily(() => import('../decks/Decks.tsx'));

type Group = keyof SetupTexts['optionGroups'];

/** The option with which each group begins, in the order of the list. */
const BEGINS: Readonly<Record<string, Group>> = {
  'roll-off': 'setup',
  'power-step-first': 'rounds',
  'grazing-sight': 'hexes',
  'inspired-in-a-sweep': 'attacks',
  'gitz-glory': 'warbands',
  'spell-attack-criticals': 'magic',
};

const groupOf = groupsOf(CHOICES, BEGINS);

const DRAFTS = draftsOf(decksNow);

const PARTS = ['match', 'decks'] as const;
type Part = (typeof PARTS)[number];

/** What the deck builder opens with. */
interface Wanted {
  readonly warband: WarbandId;
  readonly deck: string;
}

/** Setting up a match of Underworlds. Everything begins as usual, so that Start works at once. */
export default function SetupScreen() {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const { decks: own } = useKept();
  const [part, setPart] = useState<Part>('match');
  const [draft, setDraft] = useDraft(DRAFTS);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const faults = useMemo(() => faultsOf(draft, own), [draft, own]);
  const names = describeSides(setupOf(draft, own), lang);
  const first = wanted ?? { warband: draft.sides[0].warband, deck: draft.sides[0].deck };

  return (
    <div className="wset">
      <Page title={t.title} lead={underworldsEntry.name[lang]}>
        <Tabs
          label={t.parts}
          tabs={PARTS.map((id) => ({ id, title: t[id] }))}
          selected={part}
          onSelect={(id) => {
            setWanted(null);
            setPart(id);
          }}
        >
          {part === 'match' && (
            <Match
              draft={draft}
              setDraft={setDraft}
              faults={faults}
              onBuild={(warband, deck) => {
                setWanted({ warband, deck });
                setPart('decks');
                scrollTo(0, 0);
              }}
            />
          )}
          <Suspense fallback={null}>{part === 'decks' && <Decks warband={first.warband} deck={first.deck} />}</Suspense>
        </Tabs>
      </Page>
      {part === 'match' && (
        <StartBar
          sides={names.map((name, seat) => ({ name, player: draft.sides[seat].player }))}
          faults={faults.length}
          onStart={() => startDraft(draft, own)}
        />
      )}
    </div>
  );
}

interface MatchProps {
  draft: Draft;
  setDraft: (draft: Draft) => void;
  faults: readonly DraftFault[];
  onBuild: (warband: WarbandId, deck: string) => void;
}

function Match({ draft, setDraft, faults, onBuild }: MatchProps) {
  const t = useSetupStrings();
  const words = useWords();
  const shared = faults.filter((f) => seatOfFault(f) === null);
  return (
    <>
      <Section margin={t.sides}>
        <SideFrames>
          {([0, 1] as const).map((seat) => (
            <SideSetup
              key={seat}
              seat={seat}
              side={draft.sides[seat]}
              faults={faults.filter((f) => seatOfFault(f) === seat)}
              onChange={(patch) => setDraft(withSide(draft, seat, patch))}
              onBuild={onBuild}
            />
          ))}
        </SideFrames>
      </Section>
      <Section margin={t.field}>
        <FieldChoice draft={draft} onChange={setDraft} />
        <FaultList faults={shared} words={words.fault} />
      </Section>
      <Section margin={t.options}>
        <ChoiceList
          choices={CHOICES}
          group={groupOf}
          titleOf={(group) => t.optionGroups[group]}
          words={(id) => words.choice(id as ChoiceId)}
          chosen={draft.choices}
          // Another reading may leave boards fewer ways to meet.
          onChange={(choices) => setDraft(withField({ ...draft, choices }, {}))}
        />
      </Section>
    </>
  );
}
