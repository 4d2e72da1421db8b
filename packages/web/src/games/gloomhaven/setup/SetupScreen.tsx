import './setup.css';
import {
  CHOICES,
  type ChoiceId,
  findMonster,
  findScenario,
  GLOOMHAVEN_OWN,
  levelNumbers,
  type MonsterFace,
  SCENARIOS,
  type Scenario,
} from '@escarmouche/engine/gloomhaven';
import { useMemo, useState } from 'react';
import { lazily } from '../../../app/lazily.tsx';
import { pick } from '../../../app/strings/index.ts';
import { Button, RadioCards, Section, Select } from '../../../design/index.ts';
import { RuleLine } from '../../../design/RuleLine.tsx';
import { fitThings, useThings } from '../../../own/store.ts';
import { useSettings } from '../../../settings/store.ts';
import { type DraftFault, seatOfFault } from '../../../setup/draft.ts';
import { FaultList } from '../../../setup/FaultList.tsx';
import { SetupFrame } from '../../../setup/SetupFrame.tsx';
import { SideFrames } from '../../../setup/SideFrame.tsx';
import { ToolLinks } from '../../../setup/ToolLinks.tsx';
import { useDraft } from '../../../setup/useDraft.ts';
import { gloomhavenEntry } from '../entry.ts';
import { CharacterSide } from './CharacterSide.tsx';
import { describeSides } from './describe.ts';
import {
  aloneOf,
  DRAFTS,
  type Draft,
  faultsOf,
  LEVELS,
  NUMBERS,
  PERSONS_ALONE,
  playing,
  setupOf,
  withCharacter,
  withHand,
  withPartners,
} from './draft.ts';
import { type SetupTexts, useSetupStrings, useWords } from './strings.ts';

const Own = lazily(() => import('../own/Own.tsx'));

/** The option with which each group begins, in the order of the list. */
const BEGINS: Readonly<Record<string, keyof SetupTexts['optionGroups']>> = {
  'class-twice': 'party',
  'sight-touching-walls': 'sight',
  'order-of-adjustments': 'attacks',
  'monster-ties': 'monsters',
  'short-of-standees': 'rooms',
  'won-and-lost': 'end',
  'table-talk': 'talk',
};

interface PartProps {
  draft: Draft;
  setDraft: (draft: Draft) => void;
}

/** Setting up a scenario of Gloomhaven. Everything begins as usual, so that Start works at once. */
export default function SetupScreen() {
  const t = useSetupStrings();
  const words = useWords();
  const { lang } = useSettings();
  const [draft, setDraft] = useDraft(DRAFTS);
  const [part, setPart] = useState<'match' | 'own'>('match');
  const things = useThings('gloomhaven');
  const own = fitThings(things, GLOOMHAVEN_OWN).scenarios;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is one's own counts as well
  const faults = useMemo(() => faultsOf(draft), [draft, things]);
  const setup = setupOf(draft);
  const names = describeSides(setup, lang);
  const scenario = setup.own?.scenario ?? findScenario(draft.scenario);

  return (
    <SetupFrame
      game={gloomhavenEntry}
      parts={{ label: t.parts, titles: { match: t.match, own: t.own }, shown: part, show: setPart, other: <Own /> }}
      book={DRAFTS}
      draft={draft}
      onChange={setDraft}
      names={names}
      faults={faults.length}
      options={{ choices: CHOICES, begins: BEGINS, titles: t.optionGroups, words: (id) => words.choice(id as ChoiceId) }}
    >
      {scenario !== undefined && (
        <Section margin={t.scenario} title={words.name(scenario.names)}>
          {own.length > 0 && (
            <Select
              label={t.scenario}
              labelHidden
              value={draft.scenario}
              onChange={(id) => setDraft({ ...draft, scenario: id })}
              options={[...SCENARIOS, ...own].map((s) => ({ value: s.id, text: pick(s.names, lang) }))}
            />
          )}
          <About scenario={scenario} monsters={setup.own?.monsters} />
          <ToolLinks game={gloomhavenEntry} />
        </Section>
      )}
      <Section margin={t.party}>
        <Characters draft={draft} setDraft={setDraft} faults={faults} names={names} />
      </Section>
      <Section margin={t.difficulty}>
        <Difficulty draft={draft} setDraft={setDraft} />
      </Section>
    </SetupFrame>
  );
}

/** What a scenario asks, and who lives there. */
function About({ scenario, monsters = [] }: { scenario: Scenario; monsters: readonly MonsterFace[] | undefined }) {
  const t = useSetupStrings();
  const words = useWords();
  const types = new Set(scenario.rooms.flatMap((room) => room.monsters.map((m) => m.type)));
  const names = [...types].flatMap((id) => findMonster(id) ?? monsters.find((m) => m.id === id) ?? []).map((m) => words.name(m.names));
  return (
    <RuleLine className="prose" rule="gh:scenario.1">
      {t.rooms(scenario.rooms.length)} {t.monsters(names.join(', '))}
    </RuleLine>
  );
}

function Characters({ draft, setDraft, faults, names }: PartProps & { faults: readonly DraftFault[]; names: readonly string[] }) {
  const t = useSetupStrings();
  const words = useWords();
  const shared = faults.filter((f) => seatOfFault(f) === null);
  const opens = t.opens[draft.solo ? 'open' : 'hidden'];
  return (
    <div className="grid gap-5 one-column gset-party">
      <div className="pile-3 one-column">
        <RadioCards
          look="inline"
          legend={t.howMany}
          value={String(draft.many)}
          options={NUMBERS.map((n) => ({ value: String(n), title: String(n) }))}
          onChange={(n) => setDraft({ ...draft, many: Number(n) })}
        />
        <p className="field-hint prose">{t.persons}</p>
        <RadioCards
          look="inline"
          legend={t.partner}
          value={String(aloneOf(draft))}
          options={[
            { value: String(PERSONS_ALONE), title: t.partnerNone },
            ...playing(draft).map((_c, seat) => ({ value: String(seat), title: names[seat] })),
          ]}
          onChange={(seat) => setDraft(withPartners(draft, Number(seat)))}
        />
        <p className="field-hint prose">{t.partnerText}</p>
        {/* Who plays what decides on that as well. */}
        <p className="field-hint prose" role="status" data-hands>
          <b>{t.open}</b> · {opens.title}. {opens.text}
        </p>
        <FaultList faults={shared} words={words.fault} />
        {shared.some((f) => f.say.key === 'class-twice') && (
          <Button onClick={() => setDraft({ ...draft, choices: { ...draft.choices, 'class-twice': 'allowed' } })}>{t.allowTwice}</Button>
        )}
      </div>
      <SideFrames>
        {playing(draft).map((character, seat) => (
          <CharacterSide
            key={String(seat)}
            seat={seat}
            name={names[seat]}
            character={character}
            faults={faults.filter((f) => seatOfFault(f) === seat)}
            onChange={(patch) => setDraft(withCharacter(draft, seat, patch))}
            onHand={(cards) => setDraft(withHand(draft, seat, cards))}
          />
        ))}
      </SideFrames>
    </div>
  );
}

function Difficulty({ draft, setDraft }: PartProps) {
  const t = useSetupStrings();
  const numbers = LEVELS.map((level) => levelNumbers(level, draft.solo));
  return (
    <div className="grid gap-5 one-column gset-party">
      <RadioCards
        legend={t.open}
        rule="gh:level.1"
        value={draft.solo ? 'open' : 'hidden'}
        options={(['open', 'hidden'] as const).map((value) => ({ value, ...t.opens[value] }))}
        onChange={(value) => setDraft({ ...draft, solo: value === 'open' })}
      />
      <div>
        <RadioCards
          legend={t.level}
          rule="gh:level.1"
          value={String(draft.level)}
          options={LEVELS.map((level) => ({ value: String(level), title: t.levels[level], text: t.levelLine(numbers[level]) }))}
          onChange={(level) => setDraft({ ...draft, level: Number(level) })}
        />
        {numbers[draft.level].asked > numbers[draft.level].monsters && <p className="field-hint">{t.noHigher}</p>}
      </div>
    </div>
  );
}
