/** A turn handed on with all that may come of it: as a ruling that expects every outcome, as a file of monster turns. */
import { BookOpenText, Copy, Download } from 'lucide-react';
import { notify } from '../../../app/notices.ts';
import { Handing } from '../../../editor/Sharing.tsx';
import { download } from '../../../match/files.ts';
import { openRuling } from '../../../rulings/opened.ts';
import { rulingText } from './ruling.ts';
import { useTurnStrings } from './strings.ts';
import { askTool, type ReadTurn } from './useTurn.ts';

const NAME = 'monster-turn';

/** Of a turn in which chance decides between equals there is no ruling: no script could answer for it. */
export function Handed({ of: { situation, read, table } }: { of: ReadTurn }) {
  const t = useTurnStrings();
  const ruling = (): string => rulingText(situation, read, table);
  const turns = async (): Promise<void> => {
    const found = await askTool('turn-case', read);
    if (typeof found === 'string') notify('tools', t.unfit[found], 'bad');
    else download(`${NAME}.json`, `${JSON.stringify({ cases: [found] })}\n`, 'application/json');
  };
  // What chance decides is no answer that a script could give.
  const byLot = table.choice['monster-ties'] === 'chance' && read.scripts.length > 1;
  return (
    <Handing
      title={t.share}
      text={t.shareText}
      ways={(copy) => [
        ...(byLot
          ? []
          : [
              { name: t.copyRuling, icon: <Copy size={16} />, run: () => copy(ruling(), t.copiedRuling) },
              {
                name: t.downloadRuling,
                icon: <Download size={16} />,
                run: async () => download(`${NAME}.yaml`, ruling(), 'application/yaml'),
              },
              { name: t.openRuling, icon: <BookOpenText size={16} />, run: async () => openRuling(ruling(), `${NAME}.yaml`) },
            ]),
        { name: t.downloadTurns, icon: <Download size={16} />, run: turns },
      ]}
    />
  );
}
