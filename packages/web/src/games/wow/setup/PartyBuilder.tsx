import { fits, type Member } from '@escarmouche/engine/wow';
import { useState } from 'react';
import { pick } from '../../../app/strings/index.ts';
import { Disclosure, PickLine } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import type { DraftFormat } from './draft.ts';
import { cardNow, characterNow, poolNow } from './pool.ts';
import { CardSheet, CharacterSheet, Stats } from './Sheet.tsx';
import { classLine, useSetupStrings, useWords } from './strings.ts';

interface BuilderProps {
  format: DraftFormat;
  faction: string;
  members: readonly Member[];
  onChange: (members: readonly Member[]) => void;
}

/** Building a party: tick three characters, then each one's cards. What breaks a rule is said below, not prevented. */
export function PartyBuilder({ format, faction, members, onChange }: BuilderProps) {
  const t = useSetupStrings();
  const { lang } = useSettings();
  const words = useWords();
  const [sheet, setSheet] = useState<{ readonly character?: string; readonly card?: string } | null>(null);
  const { characters, cards } = poolNow();
  const pool = characters.filter((c) => c.faction === faction);
  const total = members.reduce((n, m) => n + m.cards.length, 0);
  const toggle = (id: string, on: boolean): void =>
    onChange(on ? [...members, { character: id, cards: [] }] : members.filter((m) => m.character !== id));
  const toggleCard = (character: string, card: string, on: boolean): void =>
    onChange(
      members.map((m) => (m.character === character ? { ...m, cards: on ? [...m.cards, card] : m.cards.filter((k) => k !== card) } : m)),
    );

  return (
    <div className="builder">
      <fieldset>
        <legend className="field-label">
          {t.characters} <span className="num soft">{t.ofThree(members.length)}</span>
        </legend>
        <ul className="builder-pool">
          {pool.map((c) => (
            <PickLine
              key={c.id}
              checked={members.some((m) => m.character === c.id)}
              disabled={members.length >= 3 && !members.some((m) => m.character === c.id)}
              onChange={(on) => toggle(c.id, on)}
              more={<Stats of={c} />}
              about={t.about(pick(c.names, lang))}
              onAbout={() => setSheet({ character: c.id })}
            >
              {pick(c.names, lang)} <span className="small soft">{classLine(c, lang)}</span>
            </PickLine>
          ))}
        </ul>
      </fieldset>
      <p className="field-label gap-over-4">
        {t.cards} <span className="num soft">{format === 'starter' ? t.twoEach : t.ofNine(total)}</span>
      </p>
      {members.length === 0 && <p className="soft">{t.pickFirst}</p>}
      {members.map((m) => {
        const c = characterNow(m.character);
        if (c === undefined) return null;
        return (
          <Disclosure
            key={m.character}
            open
            summary={pick(c.names, lang)}
            aside={<span className="num">{t.cardCount(m.cards.length)}</span>}
          >
            <fieldset>
              <legend className="hidden-visually">{t.cardsOf(pick(c.names, lang))}</legend>
              <ul className="builder-cards">
                {cards
                  .filter((k) => fits(k, c) || m.cards.includes(k.id))
                  .map((k) => (
                    <PickLine
                      key={k.id}
                      checked={m.cards.includes(k.id)}
                      onChange={(on) => toggleCard(c.id, k.id, on)}
                      about={t.about(pick(k.names, lang))}
                      onAbout={() => setSheet({ card: k.id })}
                    >
                      {pick(k.names, lang)} <span className="small soft">{words.cardFace(k).line}</span>
                    </PickLine>
                  ))}
              </ul>
            </fieldset>
          </Disclosure>
        );
      })}
      {sheet?.character !== undefined && <CharacterSheet of={characterNow(sheet.character)} onClose={() => setSheet(null)} />}
      {sheet?.card !== undefined && <CardSheet of={cardNow(sheet.card)} onClose={() => setSheet(null)} />}
    </div>
  );
}
