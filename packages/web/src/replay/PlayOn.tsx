/** A match of one's own from where a record, a ruling or the editor stands; `worded`: in words, where there is room for them. */
import { CirclePlay, Play } from 'lucide-react';
import { playOnFrom } from '../match/playOn.ts';
import { AskingButton } from '../table/AskingButton.tsx';
import type { Scene } from '../table/contract.ts';
import { useTableStrings } from '../table/strings.ts';

/** Nothing where the match is over. */
export function PlayOn({ scene, worded = false }: { scene: Scene; worded?: boolean }) {
  const { playOn } = useTableStrings();
  if (scene.snapshot.node.kind === 'over') return null;
  return (
    <AskingButton
      icon={worded ? <Play size={16} /> : <CirclePlay size={18} />}
      mark="play-on"
      worded={worded}
      asks={null}
      run={() => playOnFrom(scene, 'replay.json')}
    >
      {playOn}
    </AskingButton>
  );
}
