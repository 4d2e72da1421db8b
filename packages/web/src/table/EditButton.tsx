/** The position that is shown, opened in the editor: to go on from here otherwise. */
import { PencilRuler } from 'lucide-react';
import { Button } from '../design/index.ts';
import { useScene } from './scene.ts';
import { useTableStrings } from './strings.ts';

export function EditButton() {
  const { game, walk, snapshot } = useScene();
  const t = useTableStrings();
  if (game.notation === undefined || walk < -1) return null;
  const edit = async (): Promise<void> => (await import('../editor/open.ts')).editPosition(game.id, walk, snapshot.at);
  return (
    <Button kind="quiet" iconOnly icon={<PencilRuler size={18} />} onClick={() => void edit()}>
      {t.edit}
    </Button>
  );
}
