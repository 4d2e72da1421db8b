/** What an answer may come to, before it is given: in one line, and whole as a chart with its table. */

import type { Option } from '@escarmouche/engine/core';
import type { Outlook, Prospect } from '@escarmouche/engine/odds';
import { Fragment, lazy, memo, Suspense, useState } from 'react';
import { Disclosure } from '../design/index.ts';
import { Table } from '../design/Table.tsx';
import { useSettings } from '../settings/store.ts';
import type { Speech } from '../table/contract.ts';
import { useScene } from '../table/scene.ts';
import { headlines } from './headlines.ts';
import { number } from './numbers.ts';
import { type OddsTexts, useOddsTexts } from './strings.ts';
import { useOutlook } from './useOutlook.ts';
import './odds.css';

// It is counted, and fetched, once somebody opens it.
const WhatIf = lazy(() => import('./WhatIf.tsx'));

/** The line of an option; nothing where nothing of it hangs on dice. */
function OddsLine({ option }: { option: Option | null }) {
  const texts = useOddsTexts();
  const { lang } = useSettings();
  const { speech } = useScene();
  const outlook = useOutlook(option);
  if (outlook === null) return null;
  const lines = headlines(outlook, lang, texts);
  return (
    <span className="block ink sans small num" data-odds={outlook.option}>
      {outlook.best !== undefined && (
        <span className="soft" data-leads>
          {leadsTo(outlook.best, texts, speech)}
          {texts.colon}
        </span>
      )}
      {lines.map(({ figure, parts }) => (
        <span key={figure} className="block">
          {lines.length > 1 && figure >= 0 && `${texts.about(speech.figure(figure))} `}
          <span className="odds-part">
            {!outlook.exact && '≈ '}
            {parts.map((part, i) => (
              <span key={part}>
                {i > 0 && ' · '}
                <span className="odds-part">{part}</span>
              </span>
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Odds that have just come, whose lines nobody has counted yet. */
const uncounted = new Set<HTMLElement>();

/** How many lines the odds on a button have come to, for the style sheet: it cannot count them. Told before anything of them is painted. */
function countLines(room: HTMLElement | null): void {
  if (room === null) return;
  if (uncounted.size === 0) queueMicrotask(countAll);
  uncounted.add(room);
}

/** All that have come together are measured before one of them is written to: the page would be laid out anew for each. */
function countAll(): void {
  const counted = [...uncounted].map((room) => [room, linesIn(room)] as const);
  uncounted.clear();
  for (const [room, lines] of counted) if (lines !== null) room.dataset.lines = String(lines);
}

function linesIn(room: HTMLElement): number | null {
  const line = room.firstElementChild;
  if (!(line instanceof HTMLElement)) return null;
  const high = Number.parseFloat(getComputedStyle(line).lineHeight);
  return Math.round([...room.children].reduce((sum, one) => sum + one.clientHeight, 0) / high);
}

/** More lines than these no button has. */
const LINES = 3;

/**
 * The odds of an option on its button: what is at stake for each figure that it is aimed at, whose room is there before they are. `id`: for a
 * button whose own name does not hold them.
 */
export function OddsRoom({ option, id }: { option: Option; id?: string }) {
  const texts = useOddsTexts();
  const { lang } = useSettings();
  const { speech } = useScene();
  const outlook = useOutlook(option);
  const room = Math.min(LINES, Math.max(1, option.on.figures.length));
  const lines = outlook === null ? [] : headlines(outlook, lang, texts);
  return (
    <span id={id} className="grid sans small num odds-room" data-odds={outlook?.option} ref={outlook === null ? undefined : countLines}>
      {Array.from({ length: room }, (_, n) => {
        const line = lines[n];
        return (
          <span key={line?.figure ?? `room ${n}`} className="odds-room-line">
            {line !== undefined && outlook !== null && (
              <>
                {lines.length > 1 && line.figure >= 0 && `${texts.about(speech.figure(line.figure))} `}
                {!outlook.exact && '≈ '}
                {line.parts.map((part, k) => (
                  <Fragment key={part}>
                    {k > 0 && ' · '}
                    <span className="odds-part">{part}</span>
                  </Fragment>
                ))}
                {n === 0 && outlook.best !== undefined && ` (${leadsTo(outlook.best, texts, speech)})`}
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** What an answer only leads to, of which its odds are. */
function leadsTo({ among, says }: NonNullable<Outlook['best']>, texts: OddsTexts, speech: Speech): string {
  return texts.leads(among, says.slice(-1).map((say) => speech.option(say).replace(/\.$/, ''))[0] ?? '');
}

/** What was pointed at last stays, for somebody who goes to read it, until something else is pointed at or asked. */
function useKept(option: Option | null): Option | null {
  const { at } = useScene().snapshot;
  const [kept, setKept] = useState({ at, option });
  if (kept.at !== at || (option !== null && kept.option !== option)) setKept({ at, option });
  return option ?? (kept.at === at ? kept.option : null);
}

interface OddsProps {
  readonly option: Option | null;
  /** Its button says the line. */
  readonly onButton?: boolean;
  /** No button beside it says which answer it is of. */
  readonly named?: boolean;
}

/** The line, unless it stands on its button, and all that may come of it in a chart and a table. */
export const Odds = memo(function Odds({ option: pointed, onButton = false, named = false }: OddsProps) {
  const texts = useOddsTexts();
  const { speech, game } = useScene();
  const option = useKept(pointed);
  const outlook = useOutlook(option);
  const [open, setOpen] = useState(false);
  if (outlook === null) {
    // Below a button that is to be pressed its room is there before it is.
    if (!onButton || option === null || !game.sorting.foretold(option)) return null;
    return (
      <div className="odds-to-come" aria-hidden="true" inert>
        <Disclosure summary={texts.whole}>{null}</Disclosure>
      </div>
    );
  }
  const sure = outlook.times > 0 ? texts.sampled(outlook.times) : outlook.exact ? texts.exact : texts.hidden(outlook.worlds);
  return (
    <section className="odds" aria-label={texts.title} data-odds-whole={outlook.option}>
      {named && option !== null && <p className="small semibold">{speech.option(option.say)}</p>}
      {!onButton && <OddsLine option={option} />}
      <Disclosure summary={texts.whole} onToggle={setOpen}>
        <p className="small soft">{texts.how(sure, texts.way[outlook.way])}</p>
        {outlook.prospects.map((p) => (
          <Distribution key={`${p.figure} ${p.key}`} prospect={p} />
        ))}
        {open && (
          <Suspense>
            <WhatIf key={option?.id} option={option?.id ?? outlook.option} />
          </Suspense>
        )}
      </Disclosure>
    </section>
  );
});

/** One thing at stake: each result with a bar as long as it is likely. */
function Distribution({ prospect }: { prospect: Prospect }) {
  const texts = useOddsTexts();
  const { lang } = useSettings();
  const { speech } = useScene();
  const { key, as, figure, outcomes, low, high } = prospect;
  const fine = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const said = (n: number): string => (as === 'chance' ? (n === 1 ? texts.yes : texts.no) : number(lang, n));
  return (
    <Table
      className="sans odds-table"
      caption={
        <>
          {figure >= 0 ? `${speech.figure(figure)} · ${texts.name[key]}` : texts.name[key]}
          {low < high && (
            <span className="soft">
              {' '}
              {as === 'chance' ? texts.between(fine.format(low), fine.format(high)) : texts.between(number(lang, low), number(lang, high))}
            </span>
          )}
        </>
      }
      titles={[texts.value, texts.share, texts.fraction]}
      unseen
      rows={outcomes.map(({ n, share, exact }) => ({
        key: n,
        head: said(n),
        cells: [
          <span key="share">
            <meter className="sunk no-edge odds-bar" min={0} max={1} value={share} aria-hidden="true" />
            {fine.format(share)}
          </span>,
          <span key="exact" className="soft">
            {exact === null || exact[1].length > 9 ? '' : exact[1] === '1' ? exact[0] : `${exact[0]}/${exact[1]}`}
          </span>,
        ],
      }))}
    />
  );
}
