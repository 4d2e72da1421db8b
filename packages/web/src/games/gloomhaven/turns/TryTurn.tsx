/** Beside an explanation at the table: the same turn in the tool, where it can be changed. The tool itself is loaded when it is asked for. */
import type { Thought } from '@escarmouche/engine/gloomhaven';
import { FlaskConical } from 'lucide-react';
import { notify } from '../../../app/notices.ts';
import { go } from '../../../app/router.ts';
import { Button } from '../../../design/index.ts';
import { askGh, type Scene } from '../table/scene.ts';

const TEXTS = {
  en: { open: 'Try this turn in the tool', not: 'This turn cannot be shown in the tool.' },
  fr: { open: 'Essayer ce tour dans l’outil', not: 'Ce tour ne peut pas être montré dans l’outil.' },
} as const;

export function TryTurn({ scene, thought }: { scene: Scene; thought: Thought }) {
  const t = TEXTS[scene.speech.lang];
  const open = async (): Promise<void> => {
    const board = await askGh(scene, 'board', thought);
    if (board === null) notify('tools', t.not, 'bad');
    else go({ screen: 'tools', game: 'gloomhaven', tool: 'monster-turn', with: await (await import('./link.ts')).linkOf(board) });
  };
  return (
    <p>
      <Button icon={<FlaskConical size={18} />} onClick={() => void open()}>
        {t.open}
      </Button>
    </p>
  );
}
