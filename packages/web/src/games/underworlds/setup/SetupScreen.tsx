import { buildTable, WARBAND_NAMES, WARBANDS } from '@escarmouche/engine/underworlds';
import { useMemo, useState } from 'react';
import { Page } from '../../../app/Page.tsx';
import { useStrings } from '../../../app/strings/index.ts';
import { RadioCards, Section, SideMark } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { StartBar } from '../../../setup/StartBar.tsx';
import { SEAT_KINDS } from '../../../worker/protocol.ts';
import { underworldsEntry } from '../entry.ts';
import { describeSides } from './describe.ts';
import { type Draft, setupOf, startDraft, USUAL_DRAFT, withSide } from './draft.ts';

/** Whether the engine takes a set-up. */
function stands(draft: Draft): boolean {
  try {
    buildTable(setupOf(draft));
    return true;
  } catch {
    return false;
  }
}

/** Setting up a match of Underworlds: a warband for each side, with its ready-made deck. */
export default function SetupScreen() {
  const t = useStrings().setup;
  const { lang } = useSettings();
  const [draft, setDraft] = useState<Draft>(USUAL_DRAFT);
  const playable = useMemo(() => WARBANDS.filter((warband) => stands(withSide(withSide(USUAL_DRAFT, 0, { warband }), 1, { warband }))), []);
  const names = describeSides(setupOf(draft), lang);
  return (
    <div className="setup">
      <Page title={t.title} lead={underworldsEntry.name[lang]}>
        <Section margin={t.sides}>
          <div className="sides">
            {([0, 1] as const).map((seat) => (
              <section key={seat} className={`side side-of-${seat}`} aria-label={t.side(seat + 1)}>
                <h2>
                  <SideMark seat={seat} size={20} /> {t.side(seat + 1)}
                </h2>
                <RadioCards
                  look="inline"
                  legend={t.player}
                  value={draft.sides[seat].player}
                  options={SEAT_KINDS.map((k) => ({ value: k, title: t.players[k] }))}
                  onChange={(player) => setDraft(withSide(draft, seat, { player }))}
                />
                <RadioCards
                  legend={t.side(seat + 1)}
                  legendHidden
                  value={draft.sides[seat].warband}
                  options={playable.map((w) => ({ value: w, title: WARBAND_NAMES[w][lang] }))}
                  onChange={(warband) => setDraft(withSide(draft, seat, { warband }))}
                />
              </section>
            ))}
          </div>
        </Section>
      </Page>
      <StartBar
        sides={names.map((name, seat) => ({ name, player: draft.sides[seat].player }))}
        faults={stands(draft) ? 0 : 1}
        onStart={() => startDraft(draft)}
      />
    </div>
  );
}
