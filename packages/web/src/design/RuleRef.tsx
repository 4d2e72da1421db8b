import { memo } from 'react';
import { citationOf } from '../app/games.ts';
import { createStore } from '../app/store.ts';
import { useStrings } from '../app/strings/index.ts';
import { useSettings } from '../settings/store.ts';

/** The paragraphs opened one from another, the one in sight last; empty while the window is closed. */
export const openRules = createStore<readonly string[]>([]);

/** Opens the window that shows a paragraph in both languages. */
function openRule(id: string): void {
  const open = openRules.get();
  if (open.at(-1) !== id) openRules.set([...open, id]);
}

/** A citation, small beside a sentence: a click opens the paragraph in both languages. */
export const RuleRef = memo(function RuleRef({ id }: { id: string }) {
  const s = useStrings();
  const { lang } = useSettings();
  const number = citationOf(id, lang);
  return (
    <button
      type="button"
      className="no-ground fine-edged rounded accent pressable sans lines-120 unbroken rule-ref"
      aria-haspopup="dialog"
      aria-label={s.rule.named(number)}
      onClick={() => openRule(id)}
    >
      {number}
    </button>
  );
});
