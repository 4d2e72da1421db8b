/** Beside an explanation at the table: the same turn in the tool, where it can be changed. The tool itself is loaded when it is asked for. */
import type { State, Table, Thought } from '@escarmouche/engine/gloomhaven';
import { FlaskConical } from 'lucide-react';
import { notify } from '../../../app/notices.ts';
import { Button } from '../../../design/index.ts';
import type { Lang } from '../../../settings/store.ts';

const TEXTS = {
  en: { open: 'Try this turn in the tool', not: 'This turn cannot be shown in the tool.' },
  fr: { open: 'Essayer ce tour dans l’outil', not: 'Ce tour ne peut pas être montré dans l’outil.' },
} as const;

export function TryTurn({ lang, table, state, thought }: { lang: Lang; table: Table; state: State; thought: Thought }) {
  const t = TEXTS[lang];
  const open = async (): Promise<void> => {
    const { openInTool } = await import('./openInTool.ts');
    if (!(await openInTool(table, state, thought))) notify('tools', t.not, 'bad');
  };
  return (
    <p>
      <Button icon={<FlaskConical size={18} />} onClick={() => void open()}>
        {t.open}
      </Button>
    </p>
  );
}
