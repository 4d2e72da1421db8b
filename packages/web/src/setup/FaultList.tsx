import type { Say } from '@escarmouche/engine/core';
import { RuleRef } from '../design/index.ts';

interface FaultListProps {
  /** What is wrong, each with where; the sentence comes from `words`. */
  faults: readonly { readonly at: string; readonly rule?: string; readonly say: Say }[];
  words: (fault: Say) => string;
  /** What is said where nothing is wrong; nothing unless given. */
  fine?: string | undefined;
}

/** What keeps a side, or the whole set-up, from beginning: each thing with its rule, read out when it appears. */
export function FaultList({ faults, words, fine }: FaultListProps) {
  return (
    <div className="setup-faults" role="status">
      {faults.length > 0 && (
        <ul>
          {faults.map((f) => (
            <li key={`${f.at} ${f.say.key} ${String(f.say.args.what)}`}>
              {words(f.say)} {f.rule !== undefined && <RuleRef id={f.rule} />}
            </li>
          ))}
        </ul>
      )}
      {faults.length === 0 && fine !== undefined && <p className="good">{fine}</p>}
    </div>
  );
}
