import './setup.css';
import { CHOICES, type ChoiceId, MODES, WOUND_TABLE } from '@escarmouche/engine/confrontation';
import { Suspense, useMemo, useState } from 'react';
import { lazily } from '../../../app/lazily.tsx';
import { Button, RadioCards, Section, Select } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { seatOfFault } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { SetupFrame, WhichSide } from '../../../setup/SetupFrame.tsx';
import { PlayedBy, SideFrame, SideFrames } from '../../../setup/SideFrame.tsx';
import { useDraft } from '../../../setup/useDraft.ts';
import { confrontationEntry } from '../entry.ts';
import { ArmySide } from './ArmySide.tsx';
import { tableOf } from './content.ts';
import { describeSides } from './describe.ts';
import { type Draft, draftsOf, faultsOf, setupOf, TOTALS, withArmy, withPlayer } from './draft.ts';
import { Evenness } from './Evenness.tsx';
import { LaidOut } from './LaidOut.tsx';
import { ownNow, takeOver, useOwn } from './own.ts';
import type { SetupTexts } from './strings-en.ts';
import { useSetupStrings, useWords } from './wording.ts';

const Own = lazily(() => import('../own/Own.tsx'));
const WoundDialog = lazily(() => import('../wounds/WoundDialog.tsx'));

type Group = keyof SetupTexts['optionGroups'];

/** The option with which each group begins, in the order of the list. */
const BEGINS: Readonly<Record<string, Group>> = {
  'natural-one': 'tests',
  'naming-order': 'melees',
  'own-order': 'dice',
  accumulation: 'wounds',
  'charge-power': 'charge',
  'pursuit-distance': 'pursuit',
  rounds: 'skirmish',
};

takeOver();
const DRAFTS = draftsOf(ownNow);

/** Setting up a match of Confrontation. Everything begins as usual, so that Start works at once. */
export default function SetupScreen() {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const own = useOwn();
  const [part, setPart] = useState<'match' | 'own'>('match');
  const [draft, setDraft] = useDraft(DRAFTS);
  const faults = useMemo(() => faultsOf(draft, own), [draft, own]);
  const names = describeSides(setupOf(draft, own), lang);
  const skirmish = draft.mode === 'skirmish';

  return (
    <div className="cset">
      <SetupFrame
        game={confrontationEntry}
        parts={{
          label: t.parts,
          titles: { match: t.match, own: t.own },
          shown: part,
          show: setPart,
          other: <Own />,
        }}
        book={DRAFTS}
        draft={draft}
        onChange={setDraft}
        names={names}
        faults={faults.length}
        options={{ choices: CHOICES, begins: BEGINS, titles: t.optionGroups, words: (id) => words.choice(id as ChoiceId) }}
      >
        <Section margin={t.mode}>
          <RadioCards
            legend={t.mode}
            legendHidden
            value={draft.mode}
            options={[...MODES].reverse().map((m) => ({ value: m, title: t.modes[m].title, text: t.modes[m].text }))}
            onChange={(mode) => setDraft({ ...draft, mode })}
          />
        </Section>
        {skirmish && (
          <Section margin={t.total}>
            <RadioCards
              look="inline"
              legend={t.totalLegend}
              rule="conf:F9.b"
              value={String(draft.total)}
              options={TOTALS.map((n) => ({ value: String(n), title: t.totalOf(n) }))}
              onChange={(n) => setDraft({ ...draft, total: Number(n) })}
            />
          </Section>
        )}
        {!skirmish && (
          <Section margin={t.laying}>
            <LaidOut draft={draft} onLay={(phase) => setDraft((d) => ({ ...d, phase }))} />
          </Section>
        )}
        <Section margin={t.sides}>
          <SideFrames>
            {([0, 1] as const).map((seat) =>
              skirmish ? (
                <ArmySide
                  key={seat}
                  seat={seat}
                  draft={draft}
                  faults={faults.filter((f) => seatOfFault(f) === seat)}
                  onArmy={(patch) => setDraft(withArmy(draft, seat, patch))}
                  onPlayer={(player) => setDraft(withPlayer(draft, seat, player))}
                />
              ) : (
                <SideFrame key={seat} seat={seat} title={t.side(seat + 1)}>
                  <PlayedBy
                    game="confrontation"
                    value={draft.players[seat]}
                    onChange={(player) => setDraft(withPlayer(draft, seat, player))}
                  />
                </SideFrame>
              ),
            )}
          </SideFrames>
          {skirmish && (
            <Evenness draft={draft} onOther={({ army, id }) => setDraft((d) => withArmy(withArmy(d, 1, { army }), 1, { force: id }))} />
          )}
          <FaultList faults={faults.filter((f) => !skirmish || seatOfFault(f) === null)} words={words.fault} />
        </Section>
        {!skirmish && (
          <Section margin={t.tactics}>
            <WhichSide
              legend={t.tacticsLegend}
              rule="conf:F4.b"
              value={draft.tactics}
              onChange={(tactics) => setDraft({ ...draft, tactics })}
            />
          </Section>
        )}
        <Wounds draft={draft} onChange={(wounds) => setDraft({ ...draft, wounds })} />
      </SetupFrame>
    </div>
  );
}

interface WoundsProps {
  readonly draft: Draft;
  onChange(wounds: string): void;
}

/** The table that wounds are read in, the game's or one of one's own, and a way to look at it. */
function Wounds({ draft, onChange }: WoundsProps) {
  const t = useSetupStrings();
  const words = useWords();
  const own = useOwn();
  const [shown, setShown] = useState(false);
  const table = tableOf(own, draft.wounds);
  return (
    <Section margin={t.wounds}>
      <div className="row low">
        <Select
          label={t.woundsReadIn}
          value={table === WOUND_TABLE ? '' : table.id}
          options={[
            { value: '', text: words.name(WOUND_TABLE.names) },
            ...own.tables.map((x) => ({ value: x.id, text: words.name(x.names) })),
          ]}
          onChange={onChange}
        />
        <Button aria-haspopup="dialog" onClick={() => setShown(true)}>
          {t.showWounds}
        </Button>
      </div>
      {shown && (
        <Suspense fallback={null}>
          <WoundDialog table={table} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </Section>
  );
}
