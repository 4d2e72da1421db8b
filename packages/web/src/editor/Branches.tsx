/** Ways on from a position that are kept beside each other: what each came to, and back to any of them. */
import { GitBranch, X } from 'lucide-react';
import { Button } from '../design/index.ts';
import { type Lang, useSettings } from '../settings/store.ts';
import type { Scene } from '../table/contract.ts';
import type { Draft } from './drafts.ts';
import { useEditorTexts } from './strings.ts';

/** A way on, with how it stands at its end. */
export interface Branch {
  readonly draft: Draft;
  readonly told: Readonly<Record<Lang, string>>;
}

/** How it stands in a scene: what happened last, and who is ahead. */
function standing(scene: Scene, lang: Lang): string {
  const speech = scene.game.speech(lang, scene.table, scene.snapshot.position);
  const last = scene.events.at(-1);
  return [...(last === undefined ? [] : [speech.event(last)]), scene.game.goal({ ...scene, speech })].join(' ');
}

interface BranchesProps {
  readonly draft: Draft;
  readonly scene: Scene;
  readonly all: readonly Branch[];
  onChange(all: readonly Branch[]): void;
  onShow(draft: Draft): void;
}

/**
 * Offers to keep the answers given since the position, once there are any that are not kept; and lists what is kept, to be shown again or
 * dropped.
 */
export function Branches({ draft, scene, all, onChange, onShow }: BranchesProps) {
  const t = useEditorTexts();
  const { lang } = useSettings();
  const text = JSON.stringify(draft);
  const kept = all.some((b) => JSON.stringify(b.draft) === text);
  // What the board shows is the end of this draft, once it has been laid.
  const shown = scene.snapshot.at === draft.script.length;
  return (
    <>
      {draft.script.length > 0 && shown && !kept && (
        <p>
          <Button
            icon={<GitBranch size={16} />}
            onClick={() => onChange([...all, { draft, told: { en: standing(scene, 'en'), fr: standing(scene, 'fr') } }])}
          >
            {t.keepWay}
          </Button>
        </p>
      )}
      {all.length > 0 && (
        <ol className="pile-1 one-column small" aria-label={t.ways} data-ways>
          {all.map((b, i) => (
            <li key={JSON.stringify(b.draft)} className="flex gap-1 apart">
              <Button kind="quiet" aria-pressed={JSON.stringify(b.draft) === text} onClick={() => onShow(b.draft)}>
                {t.way(i + 1)}
              </Button>
              <span className="grows may-shrink">{b.told[lang]}</span>
              <Button kind="quiet" iconOnly icon={<X size={16} />} onClick={() => onChange(all.filter((x) => x !== b))}>
                {t.remove(t.way(i + 1))}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
