import './setup.css';
import type { OwnThings } from '@escarmouche/engine/core';
import { type Board, CHOICES, type ChoiceId, UNDERWORLDS_OWN, type WarbandId } from '@escarmouche/engine/underworlds';
import { useMemo, useState } from 'react';
import { lazily } from '../../../app/lazily.tsx';
import { Section } from '../../../design/index.ts';
import { fitThings, thingsNow, useThings } from '../../../own/store.ts';
import { useSettings } from '../../../settings/store.ts';
import { seatOfFault } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { SetupFrame } from '../../../setup/SetupFrame.tsx';
import { SideFrames } from '../../../setup/SideFrame.tsx';
import { useDraft } from '../../../setup/useDraft.ts';
import { decksNow, useKept } from '../decks/kept.ts';
import { underworldsEntry } from '../entry.ts';
import { describeSides } from './describe.ts';
import { draftsOf, faultsOf, setupOf, withField, withSide } from './draft.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { SideSetup } from './SideSetup.tsx';
import { type SetupTexts, useSetupStrings, useWords } from './strings.ts';

const Decks = lazily(() => import('../decks/Decks.tsx'));
const Own = lazily(() => import('../own/Own.tsx'));

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

const boardsOf = (things: OwnThings): readonly Board[] => fitThings(things, UNDERWORLDS_OWN).boards as readonly Board[];

const DRAFTS = draftsOf(decksNow, () => boardsOf(thingsNow('underworlds')));

/** What the deck builder opens with, and for which side. */
interface Wanted {
  readonly seat: 0 | 1;
  readonly warband: WarbandId;
  readonly deck: string;
}

/** Setting up a match of Underworlds. Everything begins as usual, so that Start works at once. */
export default function SetupScreen() {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const { decks: own } = useKept();
  const things = useThings('underworlds');
  const boards = useMemo(() => boardsOf(things), [things]);
  const [part, setPart] = useState<'match' | 'decks' | 'own'>('match');
  const [draft, setDraft] = useDraft(DRAFTS);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const faults = useMemo(() => faultsOf(draft, own, boards), [draft, own, boards]);
  const names = describeSides(setupOf(draft, own, boards), lang);
  const first = wanted ?? { seat: 0 as const, warband: draft.sides[0].warband, deck: draft.sides[0].deck };

  return (
    <div className="wset">
      <SetupFrame
        game={underworldsEntry}
        parts={{
          label: t.parts,
          titles: { match: t.match, decks: t.decks, own: t.own },
          shown: part,
          show: (id) => {
            setWanted(null);
            setPart(id);
          },
          other:
            part === 'own' ? (
              <Own />
            ) : (
              <Decks
                warband={first.warband}
                deck={first.deck}
                onPlay={(warband, deck) => {
                  setDraft(withSide(draft, first.seat, { warband, deck }));
                  setWanted(null);
                  setPart('match');
                  scrollTo(0, 0);
                }}
              />
            ),
        }}
        book={DRAFTS}
        draft={draft}
        // Another reading may leave boards fewer ways to meet.
        onChange={(d) => setDraft(withField(d, {}))}
        names={names}
        faults={faults.length}
        options={{ choices: CHOICES, begins: BEGINS, titles: t.optionGroups, words: (id) => words.choice(id as ChoiceId) }}
      >
        <Section margin={t.sides}>
          <SideFrames>
            {([0, 1] as const).map((seat) => (
              <SideSetup
                key={seat}
                seat={seat}
                side={draft.sides[seat]}
                boards={boards}
                faults={faults.filter((f) => seatOfFault(f) === seat)}
                onChange={(patch) => setDraft(withSide(draft, seat, patch))}
                onBuild={(warband, deck) => {
                  setWanted({ seat, warband, deck });
                  setPart('decks');
                  scrollTo(0, 0);
                }}
              />
            ))}
          </SideFrames>
        </Section>
        <Section margin={t.field}>
          <FieldChoice draft={draft} own={boards} onChange={setDraft} />
          <FaultList faults={faults.filter((f) => seatOfFault(f) === null)} words={words.fault} />
        </Section>
      </SetupFrame>
    </div>
  );
}
