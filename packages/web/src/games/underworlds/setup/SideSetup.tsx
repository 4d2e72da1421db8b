import { tamed } from '@escarmouche/engine/core';
import { type Board, DECKS, deckProblems, FIGHTERS, WARBAND_NAMES, WARBANDS, type WarbandId } from '@escarmouche/engine/underworlds';
import { Layers } from 'lucide-react';
import { pick } from '../../../app/strings/index.ts';
import { Button, RadioCards } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import type { DraftFault } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { PlayedBy, SideFrame } from '../../../setup/SideFrame.tsx';
import { useKept } from '../decks/kept.ts';
import { Boards } from './Boards.tsx';
import { type DraftSide, readyDeck } from './draft.ts';
import { Fighters } from './Fighters.tsx';
import { useSetupStrings, useWords } from './strings.ts';

interface SideProps {
  seat: 0 | 1;
  side: DraftSide;
  faults: readonly DraftFault[];
  /** Boards of one's own. */
  boards: readonly Board[];
  onChange: (patch: Partial<DraftSide>) => void;
  /** Goes to the deck builder, with this deck where it is one of one's own. */
  onBuild: (warband: WarbandId, deck: string) => void;
}

/** One side: who plays it, its warband, its deck, the boards it brings. */
export function SideSetup({ seat, side, boards, faults, onChange, onBuild }: SideProps) {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  return (
    <SideFrame seat={seat} title={t.side(seat + 1)}>
      <PlayedBy game="underworlds" value={side.player} onChange={(player) => onChange({ player })} />
      <div>
        <RadioCards
          legend={t.warband}
          value={side.warband}
          options={WARBANDS.map((value) => ({ value, title: pick(WARBAND_NAMES[value], lang), text: <WarbandText of={value} /> }))}
          onChange={(warband) => onChange({ warband })}
        />
        <Fighters warband={side.warband} />
      </div>
      <DeckChoice side={side} onChange={(deck) => onChange({ deck })} onBuild={() => onBuild(side.warband, side.deck)} />
      <Boards value={side.boards} own={boards} onChange={(boards) => onChange({ boards })} />
      <FaultList faults={faults} words={words.fault} />
    </SideFrame>
  );
}

/** Who leads a warband, and how it is played. */
function WarbandText({ of }: { of: WarbandId }) {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const fighters = FIGHTERS[of];
  const leader = fighters.find((f) => f.leader === true) ?? fighters[0];
  const plan = DECKS.find((d) => d.warband === of)?.plan[lang] ?? '';
  return (
    <>
      <span className="ink">{t.warbandLine(words.name(leader.names), fighters.length)}.</span> {words.typeset(plan)}
    </>
  );
}

interface DeckChoiceProps {
  side: DraftSide;
  onChange: (deck: string) => void;
  onBuild: () => void;
}

function DeckChoice({ side: { warband, deck }, onChange, onBuild }: DeckChoiceProps) {
  const t = useSetupStrings();
  const words = useWords();
  const kept = useKept();
  const ready = DECKS.find((d) => d.id === readyDeck(warband));
  const own = kept.decks.filter((d) => d.warband === warband);
  const known = deck === ready?.id || own.some((d) => d.id === deck);
  return (
    <div className="pile-3 to-start wset-decks">
      <RadioCards
        legend={t.deck}
        rule="wu:K1"
        value={deck}
        options={[
          ...(ready === undefined
            ? []
            : [{ value: ready.id, title: words.name(ready.names), text: t.readyMade(ready.objectives.length, ready.power.length) }]),
          ...own.map((d) => {
            const wrong = deckProblems({ warband, deck: d }).length;
            return {
              value: d.id,
              title: tamed(d.name),
              text: wrong > 0 ? t.ownFaulty(wrong) : t.ownDeck(d.objectives.length, d.power.length),
            };
          }),
          ...(known ? [] : [{ value: deck, title: t.goneDeck }]),
        ]}
        onChange={onChange}
      />
      <Button icon={<Layers size={16} />} onClick={onBuild}>
        {own.some((d) => d.id === deck) ? t.mendDeck : t.buildDeck}
      </Button>
    </div>
  );
}
