/** Every set-up: its page, tabs for what is made beside the match, the options of the game, and the bar that begins. */
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type { GameEntry } from '../app/games.ts';
import { Page } from '../app/Page.tsx';
import { pick, useStrings } from '../app/strings/index.ts';
import { RadioCards, Section, SideMark, Tabs } from '../design/index.ts';
import { useSettings } from '../settings/store.ts';
import { Besides, type Trying } from './Besides.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { SIDE_OR_CHANCE, type SideOrChance } from './draft.ts';
import { StartBar } from './StartBar.tsx';

interface SetupFrameProps<G extends string, P extends string> extends ComponentProps<typeof StartBar> {
  game: Pick<GameEntry, 'name'>;
  options: ComponentProps<typeof ChoiceList<G>>;
  /** Where more than the match is made here: each part by its title, which of them is shown, and what stands in the others. */
  parts?: {
    readonly label: string;
    readonly titles: Readonly<Record<P, string>>;
    readonly shown: P;
    readonly show: (part: P) => void;
    readonly other: ReactNode;
  };
  trial: Trying;
  /** What is chosen for the match, before its options. */
  children: ReactNode;
}

export function SetupFrame<G extends string, P extends string>({ game, options, parts, trial, children, ...start }: SetupFrameProps<G, P>) {
  const t = useStrings().setup;
  const { lang } = useSettings();
  const atMatch = parts === undefined || parts.shown === 'match';
  const shown = atMatch ? (
    <>
      {children}
      <Section margin={t.options}>
        <ChoiceList {...options} />
      </Section>
      <Section>
        <Besides sides={start.sides} faults={start.faults} trial={trial} />
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
      {atMatch && <StartBar {...start} />}
    </>
  );
}

interface WhichSideProps {
  legend: ReactNode;
  value: SideOrChance;
  onChange: (value: SideOrChance) => void;
}

/** Which side it is, where that need not be left to chance. */
export function WhichSide({ legend, value, onChange }: WhichSideProps) {
  const t = useStrings().setup;
  const side = (n: number): ReactNode => (
    <>
      <SideMark seat={n} /> {t.side(n + 1)}
    </>
  );
  const options = SIDE_OR_CHANCE.map((v) => ({ value: v, title: v === 'chance' ? t.byChance : side(Number(v)) }));
  return <RadioCards look="inline" legend={legend} value={value} options={options} onChange={onChange} />;
}
