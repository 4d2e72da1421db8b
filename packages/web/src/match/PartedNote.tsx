/** A record that was played under other rules: where it parts from today's, in words, with the rules that refuse what comes next there. */

import type { Strings } from '../app/strings/en.ts';
import { useStrings } from '../app/strings/index.ts';
import { RuleRef } from '../design/index.ts';
import type { Parted } from '../worker/protocol.ts';

/** What stands here instead of what the record asks for. */
const WHY: Readonly<Record<string, keyof Strings['app']['partedWhy']>> = {
  'refusal-by': 'refused',
  'end-of-game': 'over',
  'a-decision': 'decision',
  'a-chance': 'chance',
  'answer-of': 'seat',
};

/** Stands where such a record is opened; `goOn` where it can be gone on from that place as a match of its own. */
export function PartedNote({ parted, goOn = true }: { parted: Parted; goOn?: boolean }) {
  const s = useStrings();
  // In words: answers have ids and no names once their match is another.
  const { key, args } = parted.why.got;
  const why = WHY[key];
  const text = why === undefined ? '' : s.app.partedWhy[why];
  const rules = why === 'refused' && Array.isArray(args.rules) ? [...new Set(args.rules as readonly string[])] : [];
  return (
    <div className="stack" data-parted={parted.at}>
      <p>{s.app.partedText(parted.at, parted.of)}</p>
      {text !== '' && (
        <p className="small">
          {text}
          {rules.map((id) => (
            <span key={id}>
              {' '}
              <RuleRef id={id} />
            </span>
          ))}
        </p>
      )}
      {goOn && <p>{s.app.partedGoOn}</p>}
    </div>
  );
}
