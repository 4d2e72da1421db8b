import { type CardFace, SCORINGS, type WarbandId } from '@escarmouche/engine/underworlds';
import { useMemo, useState } from 'react';
import { Field, PickLine, Select } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { useWords } from '../setup/strings.ts';
import { EVERYTHING, type Filter, FROM, filtered, headOf, KINDS, poolFor } from './filter.ts';
import { useDeckStrings } from './strings.ts';

interface CardListProps {
  warband: WarbandId;
  /** English names of the cards in the deck: what cards are told apart by. */
  taken: ReadonlySet<string>;
  /** A ready-made deck is only looked at. */
  fixed: boolean;
  onToggle: (face: CardFace, on: boolean) => void;
  /** A card is pointed at. */
  onPoint: (face: CardFace) => void;
  /** A card is to be read in a window. */
  onRead: (face: CardFace) => void;
}

/** Every card the warband may take, to be searched, read and ticked. */
export function CardList({ warband, taken, fixed, onToggle, onPoint, onRead }: CardListProps) {
  const t = useDeckStrings();
  const words = useWords();
  const { lang } = useSettings();
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const pool = useMemo(() => poolFor(warband, lang), [warband, lang]);
  const cards = filtered(pool, filter);
  const set = (patch: Partial<Filter>): void => setFilter({ ...filter, ...patch });
  return (
    <>
      <search className="pile-3 wdeck-filter">
        <Field label={t.search} type="search" value={filter.words} onChange={(e) => set({ words: e.currentTarget.value })} />
        <Select
          label={t.kind}
          value={filter.kind}
          options={KINDS.map((value) => ({ value, text: t.kinds[value] }))}
          onChange={(kind) => set({ kind, ...(kind === 'all' || kind === 'objective' ? {} : { scoring: 'all' }) })}
        />
        <Select
          label={t.from}
          value={filter.from}
          options={FROM.map((value) => ({ value, text: t.froms[value] }))}
          onChange={(from) => set({ from })}
        />
        {(filter.kind === 'all' || filter.kind === 'objective') && (
          <Select
            label={t.scoring}
            value={filter.scoring}
            options={(['all', ...SCORINGS] as const).map((value) => ({ value, text: t.scorings[value] }))}
            onChange={(scoring) => set({ scoring })}
          />
        )}
      </search>
      <p className="small soft wdeck-found" role="status">
        {cards.length === 0 ? t.nothing : t.found(cards.length)}
      </p>
      {(['objective', 'gambit', 'upgrade'] as const).map((head) => {
        const here = cards.filter((c) => headOf(c) === head);
        return here.length === 0 ? null : (
          <fieldset key={head}>
            <legend className="caps">{t.heads[head]}</legend>
            <ul>
              {here.map((face) => {
                const name = words.name(face.names);
                return (
                  <PickLine
                    key={face.id}
                    checked={taken.has(face.names.en)}
                    disabled={fixed}
                    onChange={(on) => onToggle(face, on)}
                    about={t.about(name)}
                    onAbout={() => onRead(face)}
                    onPoint={() => onPoint(face)}
                  >
                    {name} <span className="small soft">{words.kindLine(face)}</span>
                  </PickLine>
                );
              })}
            </ul>
          </fieldset>
        );
      })}
    </>
  );
}
