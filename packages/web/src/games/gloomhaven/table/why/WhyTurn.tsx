/** A monster's turn explained: what it could do, whom it went for, from where, and where it went meanwhile. It takes data alone. */
import { NOBODY } from '@escarmouche/engine/core';
import type { Thought, Why } from '@escarmouche/engine/gloomhaven';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Disclosure, RuleRef } from '../../../../design/index.ts';
import { RuleLine } from '../../../../design/RuleLine.tsx';
import { NOWHERE } from '../../../../table/args.ts';
import type { GhSpeech } from '../speech.ts';
import { Could } from './Could.tsx';
import { focusRows, goingRows, placeRows, spacesIn } from './rows.ts';
import { whyStrings } from './strings.ts';
import { WhyTable } from './WhyTable.tsx';
import { sayWhy } from './words.ts';

interface WhyTurnProps {
  readonly speech: GhSpeech;
  /** What it could do, and where its enemies stood. */
  readonly thought: Thought;
  readonly why: Why;
  /** The enemy it went for, where several were equal; `NOBODY` while that is open. */
  readonly focus?: number;
  /** Whether chance decides between equals, or the players. */
  readonly chance: boolean;
  readonly candidate: number;
  onPoint(hex: number): void;
}

/** So it can be told beside a table and in the editor alike. */
export function WhyTurn({ speech, thought, why, focus = NOBODY, chance, candidate, onPoint }: WhyTurnProps) {
  const { words } = speech;
  const t = whyStrings(speech.lang);
  const say = sayWhy(speech.lang);
  const spaceOf = useMemo(() => spacesIn(thought), [thought]);
  const turns = [...why.turns].sort((a, b) => Number(b.focus === focus) - Number(a.focus === focus));
  const table = { speech, candidate, onPoint };
  const part = (turn: Why['turns'][number]) => {
    const ways = why.outcomes.filter((o) => o.focus === turn.focus).length;
    return (
      <>
        {ways > 1 && <RuleLine rule="gh:focus.7">{t.tieWays(ways, chance)}</RuleLine>}
        <WhyTable
          {...table}
          title={capital(words.why('places', { focus: speech.named(turn.focus) }))}
          kind={t.hex}
          rows={placeRows(turn)}
          always={['this-turn', 'way']}
        />
        <WhyTable {...table} title={capital(words.why('going'))} kind={t.hex} rows={goingRows(turn)} always={['left', 'way']} />
      </>
    );
  };
  return (
    <div className="pile-3 why-turn">
      <Could speech={speech} thought={thought} />
      {why.focus.length === 0 && <RuleLine rule="gh:focus.7">{capital(words.why('no-focus'))}.</RuleLine>}
      {why.turns.length > 1 && <RuleLine rule="gh:focus.7">{t.tieFocus(why.turns.length, chance)}</RuleLine>}
      <WhyTable
        {...table}
        title={capital(words.why('focus'))}
        kind={t.candidate}
        rows={focusRows(why, spaceOf)}
        always={['negative', 'way', 'proximity', 'initiative']}
        numbered
      />
      {why.out.length > 0 && (
        <section className="why-part">
          <h2 className="caps">{t.others}</h2>
          <ul className="small no-pad why-out">
            {why.out.map((o) => (
              <li
                key={o.foe}
                className={spaceOf(o.foe) === candidate ? 'washed why-row-pointed' : undefined}
                onPointerEnter={() => onPoint(spaceOf(o.foe))}
                onPointerLeave={() => onPoint(NOWHERE)}
              >
                <button
                  type="button"
                  className="bare middle inline-flex gap-1 no-pad why-name"
                  aria-pressed={spaceOf(o.foe) === candidate}
                  onClick={() => onPoint(spaceOf(o.foe))}
                  onFocus={() => onPoint(spaceOf(o.foe))}
                  onBlur={() => onPoint(NOWHERE)}
                >
                  {speech.figure(o.foe)}
                </button>{' '}
                <X size={14} aria-hidden="true" /> {say.criterion(o.lost.name)} <RuleRef id={o.lost.rule} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {turns.map((turn, i) =>
        i === 0 ? (
          <div key={turn.focus}>{part(turn)}</div>
        ) : (
          <Disclosure key={turn.focus} summary={capital(words.why('places', { focus: speech.named(turn.focus) }))}>
            {part(turn)}
          </Disclosure>
        ),
      )}
      <p className="why-key">{t.key}</p>
    </div>
  );
}

/** Pieces of the words begin small; a heading does not. */
function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
