/** Every legal outcome of a turn, with its chance where chance decides; the one pointed at is pointed at on the board. */
import type { TurnRead } from '@escarmouche/engine/gloomhaven';
import { RuleRef } from '../../../design/index.ts';
import { percent } from '../../../odds/numbers.ts';
import { useSettings } from '../../../settings/store.ts';
import { NOWHERE } from '../../../table/args.ts';
import type { BoardState } from '../table/useBoard.ts';
import { useSeen } from '../table/usePointing.ts';
import { outcomeSaid, ruleOf } from './ruling.ts';
import { useTurnStrings } from './strings.ts';
import type { Reading } from './useTurn.ts';

/** How likely an outcome is where chance decides between equals: first for whom it goes, then what it does about that. */
export function chanceOf({ why: { outcomes } }: Pick<TurnRead, 'why'>, i: number): number {
  const foci = new Set(outcomes.map((o) => o.focus)).size;
  return 1 / foci / outcomes.filter((o) => o.focus === outcomes[i].focus).length;
}

/** While the position changes, the outcomes of before stay, marked as such, until the new ones are counted. */
export function Outcomes({ reading, begins, board }: { reading: Reading; begins: boolean; board: BoardState }) {
  const { lang } = useSettings();
  const t = useTurnStrings();
  const { candidate } = useSeen();
  const { turn, wrong, now } = reading;
  const said = (): string => {
    if (!begins) return t.first;
    if (!now) return t.counting;
    if (turn === null) return t.wrong(wrong?.[lang] ?? '');
    if (turn.read.stunned) return t.stunned;
    if (turn.read.why.focus.length === 0) return t.none;
    return t.outcomesAre(turn.read.why.outcomes.length, turn.table.choice['monster-ties'] === 'chance');
  };
  return (
    <section aria-labelledby="turns-outcomes">
      <h2 id="turns-outcomes" className="caps">
        {t.outcomes}
      </h2>
      <p role="status" className="bold">
        {said()} {now && turn !== null && <RuleRef id={ruleOf(turn.read)} />}
      </p>
      {turn !== null && !turn.read.stunned && turn.read.why.focus.length > 0 && (
        <ol className={`pile-2 no-pad turns-outcomes${now ? '' : ' turns-stale'}`}>
          {turn.read.why.outcomes.map((o, i) => {
            const chance = turn.table.choice['monster-ties'] === 'chance' ? [percent(lang, chanceOf(turn.read, i))] : [];
            const stays = o.space === turn.read.thought.at ? [t.stays] : [];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is its place in the list
              <li key={i}>
                <button
                  type="button"
                  aria-pressed={candidate === o.space}
                  onClick={() => board.pointCandidate(candidate === o.space ? NOWHERE : o.space)}
                  onFocus={() => board.pointCandidate(o.space)}
                  onPointerEnter={(e) => {
                    if (e.pointerType !== 'touch') board.pointCandidate(o.space);
                  }}
                >
                  <span>{outcomeSaid(turn.speech, turn.read, i)}</span>
                  <span className="small soft">{[t.focus(turn.speech.figure(o.focus)), ...stays, ...chance].join(' · ')}</span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
