import type { Choice } from '@escarmouche/engine/core';
import type { ChoiceText } from '@escarmouche/words';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { notify } from '../app/notices.ts';
import { useStrings } from '../app/strings/index.ts';
import { Button, Disclosure, RuleRef, Select } from '../design/index.ts';
import { openRuling } from '../rulings/opened.ts';
import { groupsOf } from './draft.ts';
import type { Measured, Readings } from './measured.ts';
import './options.css';

interface ChoiceListProps<G extends string> {
  /** Every option of the game. */
  choices: readonly Choice[];
  /** The option with which each group begins, in the order of the list. */
  begins: Readonly<Record<string, G>>;
  titles: Readonly<Record<G, string>>;
  words: (choice: string) => ChoiceText;
  /** Options other than the usual ones. */
  chosen: Readonly<Record<string, string>>;
  onChange: (chosen: Readonly<Record<string, string>>) => void;
  /** What each reading was measured to be worth. */
  load: (() => Promise<Readings>) | undefined;
}

/** Every gap of the rulebook as an option: what it asks, the readings, why ours is the usual one, and its rule. */
export function ChoiceList<G extends string>({ choices: all, begins, titles, words, chosen, onChange, load }: ChoiceListProps<G>) {
  const s = useStrings();
  const t = s.setup;
  const groups = useMemo(() => groupsOf(all, begins), [all, begins]);
  const changed = Object.keys(chosen).length;
  const choose = (choice: Choice, value: string): void => {
    const { [choice.id]: _before, ...others } = chosen;
    onChange(value === choice.usual ? others : { ...others, [choice.id]: value });
  };
  return (
    <>
      <p className="prose">{t.optionsText}</p>
      <p className="row sans reading-state">
        <span role="status">{changed === 0 ? t.allUsual : t.changed(changed)}</span>
        {changed > 0 && <Button onClick={() => onChange({})}>{t.makeUsual}</Button>}
      </p>
      {Array.from(groups, ([group, choices]) => {
        const here = choices.filter((c) => c.id in chosen).length;
        return (
          <ChoiceGroup key={group} title={titles[group]} aside={here === 0 ? t.optionCount(choices.length) : t.changed(here)}>
            <Choices load={load}>
              {(readings) =>
                choices.map((c) => (
                  <OneChoice
                    key={c.id}
                    choice={c}
                    words={words(c.id)}
                    value={chosen[c.id] ?? c.usual}
                    onChange={(v) => choose(c, v)}
                    readings={readings}
                  />
                ))
              }
            </Choices>
          </ChoiceGroup>
        );
      })}
    </>
  );
}

function ChoiceGroup({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={<h3>{title}</h3>} aside={aside} open={open} onToggle={setOpen}>
      {open && children}
    </Disclosure>
  );
}

/** The options of a group, and what was measured of them as soon as it is there; without it they are options as ever. */
function Choices({ load, children }: { load: ChoiceListProps<string>['load']; children: (readings: Readings | null) => ReactNode }) {
  const [readings, setReadings] = useState<Readings | null>(null);
  useEffect(() => {
    load?.().then(setReadings, () => {});
  }, [load]);
  return <ul className="pile-4">{children(readings)}</ul>;
}

/** What a reading was measured to be worth, in a line, and the way to where it parts from the usual one. */
function Worth({ name, title, of }: { name: string; title: string; of: Measured }) {
  const t = useStrings().setup;
  const { ruling } = of;
  return (
    <>
      {t.readingParts(title, of.parted, of.matches)} {of.played > 0 && t.readingTurns(of.otherwise, of.byChance, of.played)}{' '}
      {ruling !== undefined && (
        <Button
          kind="quiet"
          aria-label={`${t.readingShown}, ${title}`}
          onClick={() => void openRuling(ruling, name).catch((e: unknown) => notify('tools', String(e), 'bad'))}
        >
          {t.readingShown}
        </Button>
      )}
    </>
  );
}

interface OneChoiceProps {
  choice: Choice;
  words: ChoiceText;
  value: string;
  onChange: (value: string) => void;
  readings: Readings | null;
}

function OneChoice({ choice, words, value, onChange, readings }: OneChoiceProps) {
  const t = useStrings().setup;
  const id = useId();
  return (
    <li className={value === choice.usual ? 'at-top grid gap-2-5 reading' : 'at-top grid gap-2-5 reading reading-changed'}>
      <div className="pile-1 small">
        <h4>
          {words.title} <RuleRef id={choice.rule} />
        </h4>
        <p>{words.why}</p>
        <p className="soft">{words.standing}</p>
      </div>
      <div>
        <Select
          label={words.title}
          labelHidden
          value={value}
          options={choice.values.map((v) => {
            const title = words.values[v]?.title ?? v;
            return { value: v, text: v === choice.usual ? t.usualValue(title) : title };
          })}
          onChange={onChange}
          aria-describedby={id}
        />
        <p id={id} className="field-hint">
          {words.values[value]?.text}
        </p>
        {choice.values.map((v) => {
          const of = readings?.get(`${choice.id}.${v}`);
          // Told beside the usual reading of every other one, else of the one that is chosen.
          if (of === undefined || (value !== choice.usual && v !== value)) return null;
          return (
            <p key={v} className="field-hint">
              <Worth name={`${choice.id}.${v}.yaml`} title={words.values[v]?.title ?? v} of={of} />
            </p>
          );
        })}
      </div>
    </li>
  );
}
