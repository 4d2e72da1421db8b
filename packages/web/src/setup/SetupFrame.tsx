/** Every set-up: its page, tabs for what is made beside the match, the options of the game, and the bar that begins. */
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type { GameEntry } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { pick, useStrings } from '../app/strings/index.ts';
import { RadioCards, Section, SideMark } from '../design/index.ts';
import { Tabs } from '../design/Tabs.tsx';
import { Choose } from '../settings/Choose.tsx';
import { useSettings } from '../settings/store.ts';
import { Besides } from './Besides.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { type Chosen, type DraftBook, SIDE_OR_CHANCE, type SideOrChance, startDraft } from './draft.ts';
import { StartBar } from './StartBar.tsx';

interface SetupFrameProps<D extends { readonly choices?: Chosen }, G extends string, P extends string> {
  game: Pick<GameEntry, 'name' | 'loadReadings'>;
  book: DraftBook<D>;
  draft: D;
  onChange: (draft: D) => void;
  /** Each side as it would be called. An empty name is a side that is nobody yet. */
  names: readonly string[];
  /** How many things must be mended first. */
  faults: number;
  /** The readings of the game, and how they are told; absent where its book leaves nothing open. */
  options?: Omit<ComponentProps<typeof ChoiceList<G>>, 'chosen' | 'onChange' | 'load'>;
  /** Whether programs can try it, as they can every game of the list. */
  tried?: boolean;
  /** Where more than the match is made here: each part by its title, which of them is shown, and what stands in the others. */
  parts?: {
    readonly label: string;
    readonly titles: Readonly<Record<P, string>>;
    readonly shown: P;
    readonly show: (part: P) => void;
    readonly other: ReactNode;
  };
  /** What is chosen for the match, before its options. */
  children: ReactNode;
}

/** The sections of the game itself stand in it as children; with another tab shown there is that alone. */
export function SetupFrame<D extends { readonly choices?: Chosen }, G extends string, P extends string>(props: SetupFrameProps<D, G, P>) {
  const { game, book, draft, onChange, names, faults, options, tried = true, parts, children } = props;
  const s = useStrings();
  const t = s.setup;
  const { lang } = useSettings();
  const atMatch = parts === undefined || parts.shown === 'match';
  const shown = atMatch ? (
    <>
      {children}
      {options !== undefined && (
        <Section margin={t.options}>
          <ChoiceList
            {...options}
            load={game.loadReadings}
            chosen={draft.choices ?? {}}
            onChange={(choices) => onChange({ ...draft, choices })}
          />
        </Section>
      )}
      {book.players(draft).includes('person') && (
        <Section margin={t.atTable}>
          <Choose name="dice" legend={s.settings.dice} texts={s.settings.dices} hint={s.settings.diceText} />
        </Section>
      )}
      <Section>
        <Besides book={book} draft={draft} names={names} faults={faults} tried={tried} />
      </Section>
    </>
  ) : (
    <Suspense fallback={null}>{parts.other}</Suspense>
  );
  return (
    <>
      <Page title={t.title} lead={pick(game.name, lang)}>
        {parts === undefined ? (
          shown
        ) : (
          <Tabs
            label={parts.label}
            tabs={(Object.keys(parts.titles) as P[]).map((id) => ({ id, title: parts.titles[id] }))}
            selected={parts.shown}
            onSelect={parts.show}
          >
            {shown}
          </Tabs>
        )}
      </Page>
      {atMatch && <StartBar names={names} players={book.players(draft)} faults={faults} onStart={() => startDraft(book, draft)} />}
    </>
  );
}

interface WhichSideProps {
  legend: string;
  rule?: string;
  value: SideOrChance;
  onChange: (value: SideOrChance) => void;
}

/** Which side it is, where that need not be left to chance. */
export function WhichSide(props: WhichSideProps) {
  const t = useStrings().setup;
  const side = (n: number): ReactNode => (
    <>
      <SideMark seat={n} /> {t.side(n + 1)}
    </>
  );
  const options = SIDE_OR_CHANCE.map((v) => ({ value: v, title: v === 'chance' ? t.byChance : side(Number(v)) }));
  return <RadioCards look="inline" options={options} {...props} />;
}
