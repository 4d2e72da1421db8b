/** While a match is being set up: a bot may do it for whoever would rather begin; once it has, that can be taken back. */
import { Wand2 } from 'lucide-react';
import { Button } from '../design/index.ts';
import { setUpForMe } from '../match/live.ts';
import type { Snapshot } from '../worker/snapshot.ts';
import { useTableStrings } from './strings.ts';

/** Nothing once the match has begun. */
export function SetUp({ snapshot: { setUp } }: { snapshot: Snapshot }) {
  const t = useTableStrings();
  if (setUp === null) return null;
  if (setUp === 'made')
    return (
      <p className="set-up-made small soft" data-set-up="made">
        {t.setUpMade}
      </p>
    );
  return (
    <div className="bar gap-3 lines-125 set-up" data-set-up="offered">
      <Button icon={<Wand2 size={17} />} onClick={() => void setUpForMe()}>
        {t.setUpForMe}
      </Button>
      <p className="small soft">{t.setUpText}</p>
    </div>
  );
}
