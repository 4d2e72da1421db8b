import { FACTIONS, type PartyFault } from '@escarmouche/engine/wow';
import { useState } from 'react';
import { pick } from '../../../app/strings/index.ts';
import { Button, RadioCards } from '../../../design/index.ts';
import { RuleLine } from '../../../design/RuleLine.tsx';
import { useSettings } from '../../../settings/store.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { PlayedBy, SideFrame } from '../../../setup/SideFrame.tsx';
import { shortName } from './describe.ts';
import { BUILT, type DraftFormat, type DraftSide, membersOf, partiesFor } from './draft.ts';
import { PartyBuilder } from './PartyBuilder.tsx';
import { cardNow, characterNow } from './pool.ts';
import { CardSheet, CharacterSheet, Stats } from './Sheet.tsx';
import { classLine, useSetupStrings, useWords } from './strings.ts';

interface SideProps {
  seat: 0 | 1;
  format: DraftFormat;
  side: DraftSide;
  faults: readonly PartyFault[];
  onChange: (patch: Partial<DraftSide>) => void;
}

/** One side: who plays it, its faction, its party. */
export function SideSetup({ seat, format, side, faults, onChange }: SideProps) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const words = useWords();
  const parties = partiesFor(format, side.faction);
  const choose = (party: string): void => {
    // Building begins with the party one was looking at: there is something to change.
    const built = party === BUILT && side.built.length === 0 ? membersOf(side) : side.built;
    onChange({ party, built });
  };
  return (
    <SideFrame seat={seat} title={t.side(seat + 1)}>
      <PlayedBy game="wow" value={side.player} onChange={(player) => onChange({ player })} />
      <RadioCards
        look="inline"
        legend={t.faction}
        value={side.faction}
        options={FACTIONS.map((f) => ({ value: f.id, title: pick(f.names, lang) }))}
        onChange={(faction) => onChange({ faction })}
      />
      <RadioCards
        legend={t.party}
        value={side.party}
        options={[
          ...parties.map((p) => ({
            value: p.id,
            title: pick(p.names, lang),
            text: p.members.map((m) => shortName(characterNow(m.character), m.character, lang)).join(', '),
          })),
          { value: BUILT, title: t.build, text: t.buildText },
        ]}
        onChange={choose}
      />
      {side.party === BUILT ? (
        <PartyBuilder format={format} faction={side.faction} members={side.built} onChange={(built) => onChange({ built })} />
      ) : (
        <PartyTable members={membersOf(side)} />
      )}
      <RuleLine className="small soft" rule="wow:102">
        {t.target(membersOf(side).reduce((n, m) => n + (characterNow(m.character)?.honor ?? 0), 0))}
      </RuleLine>
      <FaultList
        faults={faults.map((say) => ({ at: say.at, rule: say.rule, say }))}
        words={words.fault}
        fine={side.party === BUILT ? t.legal : undefined}
      />
    </SideFrame>
  );
}

type Shown = { readonly character: string } | { readonly card: string } | null;

/** A party to read: each character with its numbers and its cards; any of them opens. */
function PartyTable({ members }: { members: readonly { readonly character: string; readonly cards: readonly string[] }[] }) {
  const { lang } = useSettings();
  const [shown, setShown] = useState<Shown>(null);
  return (
    <>
      <ul className="party">
        {members.map((m) => {
          const c = characterNow(m.character);
          if (c === undefined) return null;
          return (
            <li key={m.character} className="ruled grid first-wide roster">
              <div className="flow baseline roster-head">
                <Button
                  kind="quiet"
                  className="serif medium semibold no-pad start roster-name"
                  onClick={() => setShown({ character: c.id })}
                >
                  {pick(c.names, lang)}
                </Button>
                <span className="small soft">{classLine(c, lang)}</span>
              </div>
              <Stats of={c} />
              <ul className="flow gap-1 roster-cards">
                {m.cards.map((id) => (
                  <li key={id}>
                    <Button className="small sunk pad-x-2 card-chip" onClick={() => setShown({ card: id })}>
                      {pick(cardNow(id)?.names ?? { en: id, fr: id }, lang)}
                    </Button>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {shown !== null && 'character' in shown && <CharacterSheet of={characterNow(shown.character)} onClose={() => setShown(null)} />}
      {shown !== null && 'card' in shown && <CardSheet of={cardNow(shown.card)} onClose={() => setShown(null)} />}
    </>
  );
}
