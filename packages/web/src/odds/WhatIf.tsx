/** What things add to the odds of an answer, each with its rule, and what they would be if something were otherwise: side by side. */
import type { WhatIf as If, Outlook, WhatIfs } from '@escarmouche/engine/odds';
import { useEffect, useState } from 'react';
import { RuleRef, Tick } from '../design/index.ts';
import { Table } from '../design/Table.tsx';
import { useScene } from '../table/scene.ts';
import { askBeside } from '../worker/client.ts';
import { ELSEWHERE } from '../worker/protocol.ts';
import { difference, FELT, number, percent, tells } from './numbers.ts';
import { useOddsTexts } from './strings.ts';
import { useWhatIfStrings } from './what-if-strings.ts';

/** The answer, asked beside the match: undefined while it is being counted, null where there is none. */
function useWhatIf(option: string): WhatIfs | null | undefined {
  const { snapshot, walk } = useScene();
  const { at, seat } = snapshot;
  const key = `${snapshot.match} ${walk} ${at} ${seat} ${option}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly found: WhatIfs | null } | null>(null);
  useEffect(() => {
    if (walk === ELSEWHERE) return;
    let stale = false;
    const { answer: counted, cancel } = askBeside('whatIf', { walk, at, seat }, { id: option });
    void counted.then((found) => {
      if (!stale) setAnswer({ key, found });
    });
    return () => {
      stale = true;
      cancel();
    };
  }, [key, walk, at, seat, option]);
  return walk === ELSEWHERE ? null : answer?.key === key ? answer.found : undefined;
}

/** Whether anything would be otherwise. */
const matters = ({ outlook, change }: If): boolean => outlook === null || change.some((c) => Math.abs(c.by) > FELT);

/** Below the odds of an option, once they are opened. */
export default function WhatIf({ option }: { option: string }) {
  const t = useWhatIfStrings();
  const found = useWhatIf(option);
  const [chosen, setChosen] = useState<number | null>(null);
  if (found === undefined) return <p className="soft">{t.counting}</p>;
  const ifs = found === null ? [] : found.ifs.filter(matters);
  if (found === null || ifs.length === 0) return <p className="soft">{t.nothing}</p>;
  const turned = chosen === null ? null : (ifs[chosen] ?? null);
  const lists = [
    { title: t.adds, of: ifs.filter((x) => x.now) },
    { title: t.could, of: ifs.filter((x) => !x.now) },
  ];
  return (
    <div className="pile-2 sans small" data-what-if={option}>
      {lists.map(({ title, of }) =>
        of.length === 0 ? null : (
          <section key={title}>
            <h2 className="caps">{title}</h2>
            <ul className="no-pad">
              {of.map((x) => {
                const i = ifs.indexOf(x);
                return <Switch key={i} one={x} now={found.now} on={chosen === i} turn={() => setChosen(chosen === i ? null : i)} />;
              })}
            </ul>
          </section>
        ),
      )}
      {turned !== null && <Beside now={found.now} one={turned} />}
    </div>
  );
}

/** One thing, what it makes of the chance, and a switch that turns it the other way. */
function Switch({ one, now, on, turn }: { one: If; now: Outlook; on: boolean; turn: () => void }) {
  const t = useWhatIfStrings();
  const odds = useOddsTexts();
  const { speech } = useScene();
  const { key, figure, as } = tells(now, one);
  const by = one.change.find((c) => c.key === key && c.figure === figure)?.by ?? 0;
  // What is so adds what would be lost without it.
  const adds = difference(speech.lang, as, one.now ? -by : by);
  const unit = as === 'chance' ? t.points(adds) : adds;
  return (
    <li>
      <Tick checked={on ? !one.now : one.now} onChange={turn}>
        {t.what[one.what](speech.figure(one.figure), nameOf(one, speech))}{' '}
        <b className="num">{one.outlook === null ? t.impossible : `${odds.name[key]} ${unit}`}</b> <RuleRef id={one.rule} />
      </Tick>
    </li>
  );
}

/** Who or what it comes from. */
function nameOf({ source }: If, { card, figure }: { card(i: number): string; figure(i: number): string }): string {
  if (typeof source !== 'object') return '';
  return 'card' in source ? card(source.card) : 'figure' in source ? figure(source.figure) : '';
}

/** Every stake as it is, and as it would be. */
function Beside({ now, one }: { now: Outlook; one: If }) {
  const t = useWhatIfStrings();
  const odds = useOddsTexts();
  const { speech } = useScene();
  const { lang } = speech;
  if (one.outlook === null) return <p className="soft">{t.impossibleThen}</p>;
  const then = one.outlook.prospects;
  const said = (as: 'chance' | 'amount', mean: number): string => (as === 'chance' ? percent(lang, mean) : number(lang, mean));
  return (
    <Table
      className="sans odds-table"
      data-beside={one.what}
      caption={t.beside}
      titles={[t.stake, t.now, t.other, t.change]}
      rows={now.prospects.map(({ key, figure, as, mean }) => {
        const other = then.find((p) => p.key === key && p.figure === figure)?.mean ?? 0;
        return {
          key: `${key} ${figure}`,
          head: figure >= 0 ? `${speech.figure(figure)} · ${odds.name[key]}` : odds.name[key],
          cells: [said(as, mean), said(as, other), difference(lang, as, other - mean)],
        };
      })}
    />
  );
}
