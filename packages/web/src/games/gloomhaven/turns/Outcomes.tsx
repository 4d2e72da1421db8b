/** Every legal outcome: said, pointed at, drawn on the board. */

import { wordsFor } from '@escarmouche/words/gloomhaven';
import { pointyGround } from '../../../board/ground.ts';
import { MarkLayer } from '../../../board/Marks.tsx';
import { type Mark, marks } from '../../../board/mark.ts';
import { RuleRef } from '../../../design/index.ts';
import { useSettings } from '../../../settings/store.ts';
import { outcomeSaid } from './naming.ts';
import { ruleOf } from './ruling.ts';
import { useTurnStrings } from './strings.ts';
import type { ReadBoard, Reading } from './useTurn.ts';

interface OutcomesProps {
  readonly reading: Reading;
  /** Nothing has been put on the board yet. */
  readonly bare: boolean;
  /** The outcome that is drawn; -1. */
  readonly shown: number;
  show(i: number): void;
}

export function Outcomes({ reading, bare, shown, show }: OutcomesProps) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const of = reading.kind === 'read' ? reading.of : reading.kind === 'waiting' ? reading.last : null;
  const line = lineOf(reading, bare);
  return (
    <section aria-labelledby="turns-outcomes">
      <h2 id="turns-outcomes">{t.outcomes}</h2>
      <p role="status" className="bold turns-count">
        {typeof line === 'string' ? line : t.wrong(line.why[lang])} {reading.kind === 'read' && <RuleRef id={ruleOf(reading.of.read)} />}
      </p>
      {of !== null && !of.read.stunned && of.read.why.focus.length > 0 && (
        <ol className={reading.kind === 'read' ? 'pile-2 no-pad turns-outcomes' : 'pile-2 no-pad turns-outcomes turns-stale'}>
          {of.read.why.outcomes.map((o, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is its place in the list
            <li key={i}>
              <button
                type="button"
                aria-pressed={shown === i}
                onClick={() => show(shown === i ? -1 : i)}
                onFocus={() => show(i)}
                onPointerEnter={(e) => {
                  if (e.pointerType !== 'touch') show(i);
                }}
              >
                <span>{outcomeSaid(lang, { table: of.table, state: of.read.named }, of.read.figure, o)}</span>
                <span className="small soft">
                  {t.focus(wordsFor(lang).figure(o.focus, { table: of.table, state: of.read.named }))}
                  {o.space === of.read.thought.at ? ` · ${t.stays}` : ''}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );

  function lineOf(r: Reading, nothing: boolean) {
    switch (r.kind) {
      case 'bare':
        return nothing ? t.first : t.needMonster;
      case 'waiting':
        return t.counting;
      case 'wrong':
        return r;
      case 'read': {
        if (r.of.read.stunned) return t.stunned;
        if (r.of.read.why.focus.length === 0) return t.none;
        const n = r.of.read.why.outcomes.length;
        return n === 1 ? t.one : t.several(n);
      }
    }
  }
}

/** An outcome on the board: its way, the hex it ends on, whom it attacks. */
export function DrawnOutcome({ of, shown }: { of: ReadBoard; shown: number }) {
  const o = of.read.why.outcomes[shown];
  if (o === undefined || of.read.stunned) return null;
  const turn = of.read.why.turns.find((x) => x.focus === o.focus);
  const way = [...(turn?.going ?? []), ...(turn?.places ?? [])].find((c) => c.space === o.space && c.lost === null)?.path ?? [];
  const drawn = marks(
    way.length > 0 && ({ kind: 'way', tone: 'way', over: [of.read.thought.at, ...way] } satisfies Mark),
    { kind: 'ring', tone: 'shown', at: o.space } satisfies Mark,
    o.attacks.map((i): Mark => ({ kind: 'hex', tone: 'target', at: of.read.places[i] })),
  );
  return <MarkLayer ground={pointyGround(of.table.map.field)} marks={drawn} />;
}
