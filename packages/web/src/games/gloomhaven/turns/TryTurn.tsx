/** Beside an explanation at the table: the same turn in the editor, where it can be changed. */
import type { Thought } from '@escarmouche/engine/gloomhaven';
import { FlaskConical } from 'lucide-react';
import { notify } from '../../../app/notices.ts';
import { Button } from '../../../design/index.ts';
import { openEditor } from '../../../editor/open.ts';
import { askGh, type Scene } from '../table/scene.ts';

const TEXTS = {
  en: { open: 'Try this turn in the editor', not: 'This turn cannot be shown by itself.' },
  fr: { open: 'Essayer ce tour dans l’éditeur', not: 'Ce tour ne peut pas être montré à part.' },
} as const;

/** The position is the one that the monster stood in, as far as it went by it. */
export function TryTurn({ scene, thought }: { scene: Scene; thought: Thought }) {
  const t = TEXTS[scene.speech.lang];
  const open = async (): Promise<void> => {
    const situation = await askGh(scene, 'begun', thought);
    if (situation === null) notify('tools', t.not, 'bad');
    else openEditor('gloomhaven', { name: { en: '-', fr: '-' }, situation, script: [] }, 'monster-turn');
  };
  return (
    <p>
      <Button icon={<FlaskConical size={18} />} onClick={() => void open()}>
        {t.open}
      </Button>
    </p>
  );
}
