/** A record that was played under other rules: where it parts from today's, in words, with the rules that refuse what comes next there. */
import type { Difference } from '@escarmouche/engine/core';
import { type Strings, useStrings } from '../app/strings/index.ts';
import { RuleRef } from '../design/index.ts';
import type { Parted } from '../worker/protocol.ts';

/** What stands here instead of what the record asks for: in words, for answers have ids and no names once their match is another. */
function whyParted({ got }: Difference, why: Strings['app']['partedWhy']): { readonly text: string; readonly rules: readonly string[] } {
  switch (got.key) {
    case 'refusal-by': {
      const { rules } = got.args;
      return { text: why.refused, rules: Array.isArray(rules) ? [...new Set(rules as readonly string[])] : [] };
    }
    case 'end-of-game':
      return { text: why.over, rules: [] };
    case 'a-decision':
      return { text: why.decision, rules: [] };
    case 'a-chance':
      return { text: why.chance, rules: [] };
    case 'answer-of':
      return { text: why.seat, rules: [] };
    default:
      return { text: '', rules: [] };
  }
}

export function PartedNote({ parted, goOn = true }: { parted: Parted; goOn?: boolean }) {
  const s = useStrings();
  const { text, rules } = whyParted(parted.why, s.app.partedWhy);
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
